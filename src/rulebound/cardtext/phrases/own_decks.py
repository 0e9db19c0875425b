"""Decks and discard piles where every player has one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.decks import Deck, DiscardPile
from rulebound.cardtext.phrases.meaning import Number, Sense
from rulebound.cardtext.phrases.players import Per
from rulebound.cardtext.phrases.recycling import DecksOwner
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.differing import Feature


class YourDeck(Deck):
    forms: ClassVar[tuple[str, ...]] = ("your deck",)


class YourDiscardPile(DiscardPile):
    forms: ClassVar[tuple[str, ...]] = ("your discard pile",)


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
