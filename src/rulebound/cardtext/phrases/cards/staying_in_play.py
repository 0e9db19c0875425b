"""What lasts as long as a card is in play: `take control of a partner as long as this is in play`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.cards.control import TakesHold, can_be_taken, give_back, take_from_another
from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import some_can
from rulebound.cardtext.phrases.times.later import NEVER_TOO_LATE, Later, awaiting
from rulebound.kernel.basics.modifier import WHILE_IN_PLAY
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, If, Sequence
from rulebound.kernel.table.pending import Delayed
from rulebound.kernel.table.triggers import LEAVES_PLAY

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.subjects import Object


class AsLongAsItStays(Until):
    """Only on cards that stay in play; nothing where the card has left by then."""

    lasting: ClassVar[dict[str, str]] = {"as long as this is in play": WHILE_IN_PLAY}
    forms: ClassVar[tuple[str, ...]] = tuple(lasting)


class TakeControlAsLong(Clause, TakesHold):
    """It goes back to whose it was when this card leaves play."""

    text: ClassVar[str] = "take control of {what:Object} {until:AsLongAsItStays}"
    what: Object
    until: AsLongAsItStays

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, can_be_taken)

    def effect(self, sense: Sense) -> Effect[Any]:
        taken = self.what.take(sense)
        awaited = awaiting(
            f"{self}.", LEAVES_PLAY, is_its_source, DoToEach(give_back), "it goes back to whose it was.", speaks=False
        )
        later = Later(awaited, lambda table, scope: scope.picks, NEVER_TOO_LATE, they=False)
        return Sequence(taken, If(stays_there, Sequence(DoToEach(take_from_another), later)))


def is_its_source(table: Any, delayed: Delayed, it: int, other: int, seat: int) -> bool:
    return it == delayed.source


def stays_there(table: Any, scope: Scope) -> bool:
    return bool(table.bears(scope.source))
