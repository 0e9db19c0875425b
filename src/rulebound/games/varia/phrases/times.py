"""Moments of a turn that have a number, and the end of this one: `the first moment of each turn`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.replacing.limits import Span
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.lines import Moment
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.times.later import Due, Time
from rulebound.cardtext.phrases.times.moments import Edge
from rulebound.games.varia.ability_keys import REPEATS, UNTIL_MOMENT_ENDS
from rulebound.games.varia.events import END_OF_MOMENT, START_OF_MOMENT
from rulebound.games.varia.phrases.in_moment import refuse_without_moment
from rulebound.games.varia.phrases.lines import acts_now
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect

LAST: Final = -1
PLACES: Final = {"first": 0, "second": 1, "third": 2, "last": LAST}


class WhichMoment(Word):
    """The last one is that of the Resolution Window. [plan.window]"""

    label: ClassVar[str] = "which moment"
    forms: ClassVar[tuple[str, ...]] = tuple(PLACES)

    def is_now(self, table: Table) -> bool:
        """Whether it is the moment that resolves just now."""
        place = PLACES[self.word]
        return table.moment >= 0 and table.moment == (table.window - 1 if place == LAST else place)


class EachMoment(Span):
    lasting: ClassVar[dict[str, str]] = {"each moment": UNTIL_MOMENT_ENDS}
    forms: ClassVar[tuple[str, ...]] = tuple(lasting)


class IsMoment(Fact):
    """`This has +2 Power as long as it is the first moment of the turn.`"""

    text: ClassVar[str] = "it is {no?not} the {which:WhichMoment} moment of the turn"
    no: bool
    which: WhichMoment

    def so(self, sense: Sense) -> So:
        refuse_without_moment(self, sense)
        which, wanted = self.which, not self.no
        return lambda table, scope: table.moment >= 0 and which.is_now(table) == wanted


class EdgeOfMoment(Moment):
    """`At the start of the first moment of each turn, gain 1 Action Point.`"""

    text: ClassVar[str] = "the {edge} of the {which:WhichMoment} moment of each turn"
    edge: Edge
    which: WhichMoment

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        which, acts = self.which, sense.kind in ("action", "token")

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return which.is_now(table) and (not acts or acts_now(table, source, it, other, seat))

        return START_OF_MOMENT if self.edge.word == "start" else END_OF_MOMENT, when


class EndOfThisMoment(Time):
    """`Start of Moment: At the end of the moment, draw a card.`"""

    text: ClassVar[str] = "the end of the moment"

    def event(self, sense: Sense) -> str:
        refuse_without_moment(self, sense)
        return END_OF_MOMENT

    def due(self) -> Due:
        return lambda table, delayed, it, other, seat: True


class StartOfMomentToCome(Time):
    """It may be the first one of the turn that follows."""

    text: ClassVar[str] = "the start of the next moment"

    def event(self, sense: Sense) -> str:
        return START_OF_MOMENT

    def due(self) -> Due:
        return lambda table, delayed, it, other, seat: True


class RepeatMoment(Clause):
    """`End of Moment: Repeat this moment.`, once. [R46]"""

    text: ClassVar[str] = "repeat this moment"

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_without_moment(self, sense)

        def repeat(table: Table, scope: Scope, seat: int) -> None:
            table.modify(REPEATS, of_seat(seat), 0, UNTIL_MOMENT_ENDS, seat, scope.source)

        return DoForSeats(just_me, repeat)
