"""Sentences of declared games whose cards in play go elsewhere: to the discard pile, or back to their owner's hand."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import Object, This
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.need import Need


class DiscardIt(ToCards, Cost):
    text: ClassVar[str] = "discards/discard {what:Object}"
    what: Object

    def does_to(self, table: Any, scope: Scope, it: int) -> None:
        if table.stays(it):
            table.discard(it)

    def can(self, table: Any, scope: Scope, it: int) -> bool:
        return bool(table.stays(it))

    def payable(self, sense: Sense) -> list[Need[Any]]:
        self.refuse_as_price(sense, "only discarding the card itself, or cards that are chosen, can be a cost")
        return self.payable_by_choice(sense)

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense) if isinstance(self.what, This) else self.pay_by_choice(sense)


class OwnersHand(Word):
    """The hand of one owner, or of several."""

    forms: ClassVar[dict[str, str]] = {"its owner's hand": "their owners' hands"}


class ReturnIt(ToCards):
    text: ClassVar[str] = "returns/return {what:Object} to {hand:OwnersHand#what}"
    only_in_play: ClassVar[bool] = True
    takes_away: ClassVar[bool] = True
    what: Object
    hand: OwnersHand

    def does_to(self, table: Any, scope: Scope, it: int) -> None:
        if table.stays(it):
            table.return_to_hand(it)

    def can(self, table: Any, scope: Scope, it: int) -> bool:
        return bool(table.stays(it))
