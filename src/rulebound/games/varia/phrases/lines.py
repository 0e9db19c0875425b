"""The lines of Varia's cards: what happens at the start of a moment, on a hit, at its end, and what holds meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.changes import Change
from rulebound.cardtext.phrases.acts.instructions import number_of, so_often, taken_so_often
from rulebound.cardtext.phrases.numbers.doing_so_much import so_much
from rulebound.cardtext.phrases.numbers.measuring import Measure
from rulebound.cardtext.phrases.opponents.what_others_have import OtherWho
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, Take
from rulebound.cardtext.phrases.structure.lines import Event, Line, OfNoCard, doing
from rulebound.cardtext.phrases.structure.meaning import Number, Sense
from rulebound.cardtext.phrases.structure.nouns import Stat
from rulebound.cardtext.phrases.structure.players import CountsBefore, Per, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Condition, PlainInstructions, Sentence, Verb, joined
from rulebound.cardtext.phrases.structure.subjects import Bearer, Subject, This, refuse_your
from rulebound.cardtext.phrases.times.happenings import Acting, OfPlayers
from rulebound.cardtext.phrases.times.history import Act
from rulebound.cardtext.phrases.values.setting import ValueBecomes
from rulebound.games.varia.counters import AMPLIFIED
from rulebound.games.varia.events import DAMAGED, END_OF_MOMENT, GAINS_STACK, HITS, MOVES, PERFORMS, START_OF_MOMENT
from rulebound.games.varia.phrases.nouns import StackName
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.modifier import END_OF_GAME, END_OF_TURN
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, If, Sequence
from rulebound.kernel.table.static import Adds
from rulebound.kernel.table.triggered import Triggered

When = Callable[[Any, int, int, int, int], bool]


class MomentLine(Line):
    """Something that an action sets off in its moment, and an asset or a stack in every one."""

    kind: ClassVar[str] = ""
    sentences: tuple[Sentence, ...]

    def when(self, sense: Sense) -> When:
        if sense.kind == "stack" and type(self).kind == START_OF_MOMENT:
            return performs_now
        return acts_now if sense.kind in ("action", "token") else always

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        when = self.when(sense)
        effect = joined(sense, self.sentences)
        return [doing(Triggered(str(self), type(self).kind, when, effect), *self.sentences)]


def acts_now(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    """Whether the card is a part of its player's action of this moment."""
    return table.moment >= 0 and source in table.acting(table.holder[source])


def performs_now(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    """A stack gives it to the actions that its player performs."""
    return table.performed[table.holder[source]]


def always(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    """An asset that is planned acts in its own moment alone; in the Character Zone it says what is so in each."""
    return table.moment_of(source) < 0 or acts_now(table, source, it, other, seat)


class AtStart(MomentLine):
    """[moment.start]"""

    text: ClassVar[str] = "Start of Moment: {sentences:Sentence*}"
    term: ClassVar[str] = "start"
    kind: ClassVar[str] = START_OF_MOMENT
    sentences: tuple[Sentence, ...]


class AtEnd(MomentLine):
    """[moment.end]"""

    text: ClassVar[str] = "End of Moment: {sentences:Sentence*}"
    term: ClassVar[str] = "end"
    kind: ClassVar[str] = END_OF_MOMENT
    sentences: tuple[Sentence, ...]


class OnHit(MomentLine):
    """[hit.on]"""

    text: ClassVar[str] = "On-Hit: {sentences:Sentence*}"
    term: ClassVar[str] = "hit"
    kind: ClassVar[str] = HITS
    sentences: tuple[Sentence, ...]

    def when(self, sense: Sense) -> When:
        return has_hit_itself if sense.kind in ("action", "token") else has_hit


def has_hit_itself(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    return table.holder[source] == seat and source in table.acting(seat)


def has_hit(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    """An asset in the Character Zone waits for every attack of its player; a planned one for its own."""
    if table.holder[source] != seat:
        return False
    return table.moment_of(source) < 0 or source in table.acting(seat)


class WhileLine(Line):
    """Changes of the action's own values as long as something is so."""

    changes: tuple[Change, ...]

    def holds(self, table: Table, source: int) -> bool:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return [adding(self, str(self), change.stat.key(), int(change.by.value)) for change in self.changes]


def adding(line: WhileLine, text: str, key: str, by: int) -> Ability[Any]:
    def added(table: Table, source: int, it: int) -> int:
        return by if it == source and line.holds(table, source) else 0

    return Adds(text, key, added)


class Momentum(WhileLine):
    """[term.momentum]"""

    text: ClassVar[str] = "Momentum: {changes:Change*and}"
    term: ClassVar[str] = "momentum"
    changes: tuple[Change, ...]

    def holds(self, table: Table, source: int) -> bool:
        seat = table.holder[source]
        return table.moved[seat] or table.moved_before[seat]


class Amplified(WhileLine):
    """[term.amplify]"""

    text: ClassVar[str] = "Amplified: {changes:Change*and}"
    term: ClassVar[str] = "amplified"
    changes: tuple[Change, ...]

    def holds(self, table: Table, source: int) -> bool:
        return table.is_marked(AMPLIFIED, source)


class Depleting(Line):
    """Of a stack. [stack.kinds]"""

    text: ClassVar[str] = "Depleting"
    term: ClassVar[str] = "depleting"

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if sense.kind != "stack":
            sense.wrong(self, "only stacks deplete")
        return []


class InfiniteOnMaximum(Line):
    """Decapitate's rule."""

    text: ClassVar[str] = "if a Focus die shows its maximum, this has infinite Power."

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return []  # the roll looks at the card


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
    """The actions that were taken have these changes in their moment, also where that is one of the next turn."""
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
    """As long as the action lies there."""
    lasts = END_OF_GAME if table.moment_of(it) >= table.window else END_OF_TURN
    table.change(value, it, by, lasts, scope.me, scope.source)


# -- What assets and stacks wait for -----------------------------------------------------------------------------------


class Doer(Word):
    forms: ClassVar[tuple[str, ...]] = ("you", "your target")

    def number(self) -> str:
        return "many" if self.word == "you" else "one"

    def is_it(self, table: Table, source: int, seat: int) -> bool:
        return (table.controller(source) == seat) == (self.word == "you")


class MovesNow(OfNoCard):
    text: ClassVar[str] = "{who:Doer} moves/move"
    who: Doer

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        return MOVES, lambda table, source, it, other, seat: who.is_it(table, source, seat)

    def has_player(self) -> bool:
        return self.who.word != "you"


class TakesDamage(Event):
    text: ClassVar[str] = "{who:Doer} takes/take damage"
    who: Doer

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        return DAMAGED, lambda table, source, it, other, seat: who.is_it(table, source, seat)

    def has_player(self) -> bool:
        return self.who.word != "you"

    def has_amount(self) -> bool:
        return True


class TargetHas(OtherWho):
    forms: ClassVar[tuple[str, ...]] = ("your target",)


class TargetActing(Acting):
    forms: ClassVar[tuple[str, ...]] = ("your target",)


class GainsAStack(OfPlayers):
    """`When your target gains Burning, gain 1 Health Point.`"""

    text: ClassVar[str] = "{who:Acting} gains/gain {stack:StackName}"
    who: Acting
    stack: StackName

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, name = self.who, self.stack.word

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.acts(table, source, seat) and table.card(it).name == name

        return GAINS_STACK, when


class VariaAct(Act):
    forms: ClassVar[tuple[str, ...]] = ("moved", "taken damage")
    kinds: ClassVar[dict[str, str]] = {"moved": MOVES, "taken damage": DAMAGED}
    present: ClassVar[dict[str, str]] = {"moved": "move", "taken damage": "take damage"}


class Performs(Event):
    text: ClassVar[str] = "{who:Doer} performs/perform {what:Subject}"
    who: Doer
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, found = self.who, self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.is_it(table, source, seat) and found.holds(table, source, it)

        return PERFORMS, when

    def has_player(self) -> bool:
        return self.who.word != "you"
