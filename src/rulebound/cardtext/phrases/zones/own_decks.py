"""Decks and discard piles where every player has one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.structure.meaning import Number, Sense
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.cardtext.phrases.zones.decks import Deck, DiscardPile
from rulebound.cardtext.phrases.zones.destinations import InAPile, lie_at_random
from rulebound.cardtext.phrases.zones.recycling import DecksOwner
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.numbers.differing import Feature


class YourDeck(Deck):
    forms: ClassVar[tuple[str, ...]] = ("your deck",)


class YourDiscardPile(DiscardPile):
    forms: ClassVar[tuple[str, ...]] = ("your discard pile",)


class OnTheirDeck(InAPile):
    """Of the player who puts cards there: `each player puts a card from their hand on top of their deck`."""

    text: ClassVar[str] = "on top of their deck {ordered?in any order}"
    ordered: bool

    def is_theirs(self) -> bool:
        return True

    def check(self, sense: Sense) -> None:
        sense.wrong(self, "there is no player before this whose deck it could be")

    def put(self, table: Any, scope: Scope, it: int) -> None:
        table.onto_deck(it, scope.me)


class UnderTheirDeck(OnTheirDeck):
    text: ClassVar[str] = "on the bottom of their deck {ordered?in any order}"
    ordered: bool

    def put(self, table: Any, scope: Scope, it: int) -> None:
        table.under_deck(it, scope.me)


class UnderTheirDeckAtRandom(UnderTheirDeck):
    text: ClassVar[str] = "on the bottom of their deck in a random order"

    def in_any_order(self) -> bool:
        return False

    def after(self, table: Any, scope: Scope, cards: list[int]) -> None:
        lie_at_random(table, scope, cards)


class OwnDecks(DecksOwner):
    forms: ClassVar[tuple[str, ...]] = ("your deck", "their deck")


class PerDifferentDiscarded(Per):
    """Of what lies open there."""

    text: ClassVar[str] = "for each different {feature:Feature} among cards in your discard pile"
    feature: Feature

    def number_of(self, sense: Sense) -> Number:
        feature = self.feature

        def count(table: Any, scope: Scope) -> int:
            return len({one for it in table.discard_of(scope.me) for one in feature.of(table, it)})

        return count
