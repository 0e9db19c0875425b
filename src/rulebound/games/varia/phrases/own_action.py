"""A player's own action of the moment, and the next actions of both players: `disrupt your action`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.zones.decks import Wanted
from rulebound.games.varia import timeline, verbs
from rulebound.games.varia.phrases.changes import coming_of, next_of
from rulebound.games.varia.phrases.in_moment import refuse_without_moment
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect


class DisruptOwn(Clause):
    """`When you perform an attack, disrupt your action.` [disrupt.moment]"""

    text: ClassVar[str] = "disrupt your action {now?in this moment}"
    now: bool

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_without_moment(self, sense)
        return DoForSeats(just_me, lambda table, scope, seat: verbs.disrupt(table, seat, table.moment))

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.action_at(scope.me, table.moment)) > 0


class WhoseNextAction(Word):
    label: ClassVar[str] = "whose next action"
    forms: ClassVar[tuple[str, ...]] = ("your", "your target's")


class DisruptNext(Clause):
    """`Disrupt your target's next action.`, the first of those that are still to come in this turn."""

    text: ClassVar[str] = "disrupt {whose:WhoseNextAction} next action"
    whose: WhoseNextAction

    def moment(self, table: Table, scope: Scope) -> tuple[int, int]:
        """Whose action it is, and when; -1 where there is none."""
        seat = scope.me if self.whose.word == "your" else table.rival(scope.me)
        return seat, next_of(table, seat)

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: self.moment(table, scope)[1] >= 0

    def effect(self, sense: Sense) -> Effect[Any]:
        def disrupt(table: Table, scope: Scope, seat: int) -> None:
            row, moment = self.moment(table, scope)
            if moment >= 0:
                verbs.disrupt(table, row, moment)

        return DoForSeats(just_me, disrupt)


class OwnActionIs(Fact):
    """`If your action is an attack, ...`. An action that is not performed in this moment is none."""

    text: ClassVar[str] = "your action {now?in this moment} is {no?not} a {wanted:Wanted}"
    now: bool
    no: bool
    wanted: Wanted

    def so(self, sense: Sense) -> So:
        test, should = self.wanted.test(sense), not self.no

        def so(table: Table, scope: Scope) -> bool:
            return any([test.holds(table, it, it) for it in table.acting(scope.me)]) == should

        return so


# -- The next actions of both ------------------------------------------------------------------------------------------


class WhichOfBoth(Word):
    """The next ones, or those of the moment that comes next."""

    label: ClassVar[str] = "next action, action in the next moment"
    forms: ClassVar[tuple[str, ...]] = ("next action", "action in the next moment")

    def moment(self, table: Table, seat: int) -> int:
        """When such an action of this player is; -1 where there is none."""
        if self.word == "action in the next moment":
            return table.moment + 1 if table.action_at(seat, table.moment + 1) else -1
        return next(iter(coming_of(table, seat)), -1)


class ExchangeNext(Clause):
    """`Exchange your next action with your target's next action.` Each player then performs the other's. [R49]"""

    text: ClassVar[str] = "exchange your {which:WhichOfBoth} with your target's {other:WhichOfBoth}"
    which: WhichOfBoth
    other: WhichOfBoth

    def possible(self, sense: Sense) -> So | None:
        which, other = self.which, self.other

        def both(table: Table, scope: Scope) -> bool:
            return which.moment(table, scope.me) >= 0 and other.moment(table, table.rival(scope.me)) >= 0

        return both

    def effect(self, sense: Sense) -> Effect[Any]:
        which, other = self.which, self.other
        if which.word != other.word:
            sense.wrong(self, "write the same of both players' actions")

        def exchange(table: Table, scope: Scope, seat: int) -> None:
            rival = table.rival(seat)
            mine, theirs = which.moment(table, seat), other.moment(table, rival)
            if mine >= 0 and theirs >= 0:
                timeline.exchange(table, seat, mine, theirs)

        return DoForSeats(just_me, exchange)
