"""Hands and discard piles that go back into a deck: `shuffle your hand into your deck, then draw that many cards`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.effects import DoForSeats, Take
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Does, PlainVerb
from rulebound.cardtext.phrases.zones.alike_elsewhere import LyingThere
from rulebound.cardtext.phrases.zones.gathering import others_held, refuse_whose
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.zones.decks import DiscardPile
    from rulebound.cardtext.phrases.zones.gathering import HandsOwner


class GoesBack(Word):
    """What goes back into the deck."""

    forms: ClassVar[tuple[str, ...]] = ("hand", "discard pile", "hand and discard pile")
    label: ClassVar[str] = "hand, discard pile"

    def cards(self, table: Any, seat: int, source: int) -> list[int]:
        """The cards, without the one that says so."""
        hand = others_held(table, seat, source) if "hand" in self.word else []
        pile = [it for it in table.discard_of(seat) if it != source] if "pile" in self.word else []
        return [*hand, *pile]


class DecksOwner(Word):
    """Whose deck it goes into: a player's own, or the one that all share."""

    label: ClassVar[str] = "whose deck"


class ShuffleBack(PlainVerb):
    text: ClassVar[str] = "shuffles/shuffle {whose:HandsOwner} {what:GoesBack} into {deck:DecksOwner}"
    whose: HandsOwner
    what: GoesBack
    deck: DecksOwner

    def check(self, sense: Sense) -> None:
        """Both words say whose."""
        refuse_whose(self.whose, sense)
        if self.deck.word != "the deck" and not self.deck.word.startswith(self.whose.word):
            sense.correct(self.deck, "write '{word}' here", word=f"{self.whose.word} deck")

    def possible(self, sense: Sense) -> So | None:
        what = self.what
        return lambda table, scope: len(what.cards(table, scope.me, scope.source)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        """That many can be counted by what follows."""
        self.check(sense)
        sense.counts = True
        what = self.what
        taken = Take(lambda table, scope: what.cards(table, scope.me, scope.source))
        return Sequence(taken, DoForSeats(just_me, lambda table, scope, seat: put_back(table, seat, scope.picks)))

    def does(self, sense: Sense) -> Does:
        self.check(sense)
        what = self.what

        def each(table: Any, scope: Scope, seat: int) -> None:
            put_back(table, seat, what.cards(table, seat, scope.source))

        return each


def put_back(table: Any, seat: int, cards: list[int]) -> None:
    """These cards go into the deck that a player draws from, which is shuffled."""
    for it in cards:
        table.under_deck(it, seat)
    table.shuffle_deck(table.drawing_zone(), seat)


class InTheDiscard(LyingThere):
    text: ClassVar[str] = "in {pile:DiscardPile}"
    pile: DiscardPile

    def cards(self, table: Any, scope: Scope) -> list[int]:
        found: list[int] = table.discard_of(scope.me)
        return found
