"""Cards that are out of the game as long as another one is in play: `set a partner aside as long as this is in play`.

For games whose tables say where such a card comes back to: they have `set_aside` and `bring_back`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.cards.staying_in_play import is_its_source, stays_there
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import some_can
from rulebound.cardtext.phrases.times.later import NEVER_TOO_LATE, Later, awaiting
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, If, Sequence
from rulebound.kernel.table.triggers import LEAVES_PLAY

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.cards.staying_in_play import AsLongAsItStays
    from rulebound.cardtext.phrases.structure.subjects import Object


class SetAsideAsLong(Clause):
    """It comes back when this card leaves play; a token does not. Nothing, where this card has left by then."""

    text: ClassVar[str] = "set {what:Object} aside {until:AsLongAsItStays}"
    what: Object
    until: AsLongAsItStays

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.stays(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.stays:
            sense.wrong(self.until, "this card does not stay in play: leave out how long, or write another card")
        taken = self.what.take(sense)
        awaited = awaiting(f"{self}.", LEAVES_PLAY, is_its_source, DoToEach(bring_back), "it comes back.", speaks=False)
        later = Later(awaited, lambda table, scope: scope.picks, NEVER_TOO_LATE, they=False)
        return Sequence(taken, If(stays_there, Sequence(DoToEach(set_aside), later)))


def set_aside(table: Any, scope: Scope, it: int) -> None:
    table.set_aside(it)


def bring_back(table: Any, scope: Scope, it: int) -> None:
    table.bring_back(it)
