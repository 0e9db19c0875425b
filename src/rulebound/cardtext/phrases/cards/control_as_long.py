"""Control of a card for as long as another one is in play, in games whose cards belong to players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.cards.control import GOES_BACK, TakeForNow, TakesHold, can_be_taken, give_back
from rulebound.cardtext.phrases.cards.staying_in_play import AsLongAsItStays, is_its_source, stays_there
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import some_can
from rulebound.cardtext.phrases.times.later import awaiting
from rulebound.kernel.table.effect import Effect, If, Sequence
from rulebound.kernel.table.triggers import LEAVES_PLAY

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.subjects import Object


class TakeControlAsLong(Clause, TakesHold):
    """It goes back to whose it was when this card leaves play."""

    text: ClassVar[str] = "take control of {what:Object} {until:AsLongAsItStays}"
    what: Object
    until: AsLongAsItStays

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, can_be_taken)

    def effect(self, sense: Sense) -> Effect[Any]:
        taken = self.what.take(sense)
        waits = awaiting(f"{self}.", LEAVES_PLAY, is_its_source, DoToEach(give_back), GOES_BACK, speaks=True)
        return Sequence(taken, If(stays_there, TakeForNow(waits)))
