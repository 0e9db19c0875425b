"""Assets that change sides: `take control of an asset of another player until the end of the turn`. [R43]"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.card_instructions import ToCards
from rulebound.cardtext.phrases.effects import DoToEach
from rulebound.cardtext.phrases.later import NEVER_TOO_LATE, Later, Time, awaiting
from rulebound.cardtext.phrases.meaning import Sense, So
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.cardtext.phrases.subjects import Object, some_can
from rulebound.games.varia import verbs
from rulebound.games.varia.phrases.nouns import TargetsAction, VariaKind
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import CHARACTER
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence

OF_ACTIONS: Final = ("action", "attack", "block")


def refuse_actions(what: Object, sense: Sense) -> None:
    """What lies on the Timeline stays where it is."""
    for part in walk(what) if isinstance(what, Phrase) else ():
        if isinstance(part, TargetsAction) or (isinstance(part, VariaKind) and part.word in OF_ACTIONS):
            sense.wrong(part, "only assets change sides: write of an asset, a weapon, an armor or a charm")


def can_be_taken(table: Table, scope: Scope, it: int) -> bool:
    return table.is_asset(it) and table.zone[it] == CHARACTER and table.holder[it] != scope.me


class TakeControl(ToCards):
    """For good."""

    text: ClassVar[str] = "takes/take control of {what:Object}"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_actions(self.what, sense)
        return super().effect(sense)

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return can_be_taken(table, scope, it)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if can_be_taken(table, scope, it):
            verbs.take_control(table, it, scope.me)


class TakeControlUntil(Clause):
    """It goes back to its owner then."""

    text: ClassVar[str] = "take control of {what:Object} until {time:Time}"
    what: Object
    time: Time

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, can_be_taken)

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_actions(self.what, sense)
        taken, does = self.what.take(sense), "it goes back to its owner."
        back: Effect[Any] = DoToEach(give_back)
        kind, due, then = self.time.event(sense), self.time.due(), self.time.then()
        if then is not None:
            last = awaiting(f"{self}: then.", then.event(sense), then.due(), back, does, speaks=False)
            back = Later(last, lambda table, scope: scope.picks, NEVER_TOO_LATE, they=False)
        awaited = awaiting(f"{self}.", kind, due, back, does, speaks=False)
        later = Later(awaited, lambda table, scope: scope.picks, NEVER_TOO_LATE, they=False)
        return Sequence(taken, DoToEach(take_it), later)


def take_it(table: Table, scope: Scope, it: int) -> None:
    if can_be_taken(table, scope, it):
        verbs.take_control(table, it, scope.me)


def give_back(table: Table, scope: Scope, it: int) -> None:
    verbs.take_control(table, it, table.owner(it))
