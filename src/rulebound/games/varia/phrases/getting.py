"""What the values of actions become for as long as they lie in their moment: `this gets +1 Power`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.acts.changes import Change
from rulebound.cardtext.phrases.acts.instructions import number_of, so_often, taken_so_often
from rulebound.cardtext.phrases.numbers.doing_so_much import so_much
from rulebound.cardtext.phrases.numbers.measuring import Measure
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, Take
from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.meaning import Number, Sense
from rulebound.cardtext.phrases.structure.nouns import Stat
from rulebound.cardtext.phrases.structure.players import CountsBefore, Per, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, PlainInstructions, Verb
from rulebound.cardtext.phrases.structure.subjects import Bearer, This, refuse_your
from rulebound.cardtext.phrases.values.setting import ValueBecomes
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import TIMELINE
from rulebound.kernel.basics.modifier import END_OF_GAME, END_OF_TURN
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, If, Sequence


class GetsNow(Clause):
    """What an action gets it has for as long as it lies there, so that `until the end of the turn` can be left out."""

    text: ClassVar[str] = "{what:Bearer} gets/get {changes:Change*and}[ {per}]"
    what: Bearer
    changes: tuple[Change, ...]
    per: Per | None

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_your(self.what, sense)
        if is_beside(self.what, sense):
            values = [(change.stat.key(), int(change.by.value)) for change in self.changes]
            return changing_itself(values, number_of(self.per, sense))
        taken, per = taken_so_often(self.what, self.per, sense)
        return Sequence(taken, changing_now(self.changes, per))


class GetsSoMuch(Clause):
    """`This gets +1 Power`, as often as something says: `this gets Power equal to the number of cards in your hand`."""

    text: ClassVar[str] = "{what:Bearer} gets/get {stat} equal to {measure}"
    what: Bearer
    stat: Stat
    measure: Measure

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_your(self.what, sense)
        number, key = so_much(self.measure, sense), self.stat.key()
        if is_beside(self.what, sense):
            return changing_itself([(key, 1)], number)
        taken, _ = so_often(self.what.take(sense), number, counts=True)
        return Sequence(taken, changing_by([(key, 1)], lambda table, scope: scope.number))


class BecomesNow(ValueBecomes):
    """What it is then, whatever it was before; what changes it later comes on top. [R36]"""

    def become(self, table: Any, scope: Scope, it: int) -> None:
        if self.until is not None:
            super().become(table, scope, it)
        else:
            change_now(table, scope, it, self.stat.key(), scope.number - self.stat.of(table, it))


class PlusNow(PlainInstructions):
    """The same of the card itself: `Start of Moment: +1 Power for each Fire action of yours.`

    No clause, so that in `this gets +1 Power and +2 Focus` all of it is what this gets.
    """

    text: ClassVar[str] = "{changes:Change*and}[ {per}]"
    changes: tuple[Change, ...]
    per: Per | None

    def effect(self, sense: Sense) -> Effect[Any]:
        taken, per = so_often(
            Take(lambda table, scope: [scope.source]),
            number_of(self.per, sense),
            counts=isinstance(self.per, CountsBefore),
        )
        return Sequence(taken, changing_now(self.changes, per))


class PlusNowIf(PlainInstructions):
    """`Start of Moment: +2 Power if you are engaged.`"""

    text: ClassVar[str] = "{plus:PlusNow} if {condition}"
    plus: PlusNow
    condition: Condition

    def effect(self, sense: Sense) -> Effect[Any]:
        return If(self.condition.so(sense), self.plus.effect(sense))


class AndPlusNow(PlainInstructions):
    """`Start of Moment: Draw a card and +1 Power.`"""

    text: ClassVar[str] = "{first:Verb} and {plus:PlusNow}"
    first: Verb
    plus: PlusNow

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.first.effect(sense), self.plus.effect(sense))


def changing_now(changes: tuple[Change, ...], per: Number | None) -> Effect[Any]:
    """The actions that were taken have these changes in their moment, also where that comes in the next turn."""
    return changing_by([(change.stat.key(), int(change.by.value)) for change in changes], per)


def changing_by(values: list[tuple[str, int]], per: Number | None) -> Effect[Any]:
    """The same of these values."""

    def get(table: Table, scope: Scope, it: int) -> None:
        times = per(table, scope) if per else 1
        for value, by in values:
            change_now(table, scope, it, value, by * times)

    return DoToEach(get)


def is_beside(what: Bearer, sense: Sense) -> bool:
    """Whether it is the card itself, beside one that was looked at: of that one, `it` is spoken after this."""
    return isinstance(what, This) and sense.looked_at != 0 and sense.antecedent == "taken"


def changing_itself(values: list[tuple[str, int]], per: Number | None) -> Effect[Any]:
    """The card itself has these changes; what was taken before is still known."""

    def get(table: Table, scope: Scope, seat: int) -> None:
        times = per(table, scope) if per else 1
        for value, by in values:
            change_now(table, scope, scope.source, value, by * times)

    return DoForSeats(just_me, get)


def change_now(table: Table, scope: Scope, it: int, value: str, by: int) -> None:
    """As long as the action lies there, which may be pushed; an asset in the Character Zone has it for this turn."""
    lasts = END_OF_GAME if table.zone[it] == TIMELINE else END_OF_TURN
    table.change(value, it, by, lasts, scope.me, scope.source)
