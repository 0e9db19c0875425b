"""What is done in the turn that follows: it is a turn of both players."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.phrases.acts.instructions import Draw, Gain, Lose
from rulebound.cardtext.phrases.opponents.others import SomebodyDoes
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause, PlainInstructions
from rulebound.cardtext.phrases.times.later import Due, EndOfThisTurn, Time, at_time
from rulebound.cardtext.phrases.times.moments import turn_event
from rulebound.games.varia.phrases.instructions import GainStacks, LoseStacks, PerDamage, PerSoMuchDamage
from rulebound.games.varia.phrases.put_off import refuse_forgotten
from rulebound.kernel.table.effect import Effect

AT_ITS_START: Final = (Gain, Lose, Draw, GainStacks, LoseStacks)


class StartOfTurnToCome(Time):
    """The turn of both players. Both have their Action Points again by the time it is done. [turn.shared] [R3]"""

    text: ClassVar[str] = "the start of the next turn"

    def event(self, sense: Sense) -> str:
        return turn_event(self, sense, "start")

    def due(self) -> Due:
        return lambda table, delayed, it, other, seat: True


class EndOfTurnToCome(StartOfTurnToCome):
    """Once that turn has begun, its end is waited for."""

    text: ClassVar[str] = "the end of the next turn"

    def then(self) -> Time | None:
        return EndOfThisTurn()


class InTurnToCome(PlainInstructions):
    """`On-Hit: Your target loses 1 Action Point in the next turn.`: at its start."""

    text: ClassVar[str] = "{clause} in the next turn"
    clause: Clause

    def effect(self, sense: Sense) -> Effect[Any]:
        done = self.clause.verb if isinstance(self.clause, SomebodyDoes) else self.clause
        if not isinstance(done, AT_ITS_START):
            sense.wrong(self, "say when in the next turn this is done: 'at the start of the next turn, ...'")
        for part in walk(self.clause):
            if isinstance(part, PerDamage | PerSoMuchDamage):
                refuse_forgotten(part, sense)
        return at_time(sense, StartOfTurnToCome(), self.clause)
