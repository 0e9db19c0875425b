"""The deck and the discard pile where all players share them."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.zones.decks import Deck, DiscardPile
from rulebound.cardtext.phrases.zones.recycling import DecksOwner, put_back
from rulebound.kernel.table.effect import Effect


class TheDeck(Deck):
    forms: ClassVar[tuple[str, ...]] = ("the deck",)


class TheDiscardPile(DiscardPile):
    forms: ClassVar[tuple[str, ...]] = ("the discard pile",)


class CommonDeck(DecksOwner):
    forms: ClassVar[tuple[str, ...]] = ("the deck",)


class ShufflePile(Clause):
    text: ClassVar[str] = "shuffle {pile:DiscardPile} into {deck:DecksOwner}"
    pile: DiscardPile
    deck: DecksOwner

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.discard_of(scope.me)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, lambda table, scope, seat: put_back(table, seat, list(table.discard_of(seat))))
