"""Fights in card texts: who is in one, what changes in it, and what lasts as long as it or the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.changes import Change, Forbidden
from rulebound.cardtext.phrases.acts.instructions import number_of, so_often
from rulebound.cardtext.phrases.cards.staying_in_play import AsLongAsItStays
from rulebound.cardtext.phrases.structure.counts import UNTIL, Until
from rulebound.cardtext.phrases.structure.effects import DoToEach, Take
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.nouns import Adjective, Having, Place
from rulebound.cardtext.phrases.structure.players import CountsBefore, Per
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Bearer, Object, Subject
from rulebound.games.avarium import parties
from rulebound.games.avarium.phrases.instructions import ToThese
from rulebound.games.avarium.phrases.subjects import Me
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FOR_FIGHT, NO_FIGHT
from rulebound.kernel.basics.modifier import WHILE_IN_PLAY
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability_keys import cannot
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import worded

if TYPE_CHECKING:
    from rulebound.games.avarium.phrases.conditions import AloneOnSide

# -- Who is in it ------------------------------------------------------------------------------------------------------


class Fighting(Adjective):
    forms: ClassVar[tuple[str, ...]] = ("attacking", "defending", "supporting")

    def test(self, sense: Sense) -> Test:
        if self.word == "supporting":
            return Test("{it} supports no one in a fight.", supports)
        side = 0 if self.word == "attacking" else 1
        return Test(
            worded("{it} is not {kind}.", kind=self.word), lambda table, source, it: parties.side_of(table, it) == side
        )


def supports(table: Table, source: int, it: int) -> bool:
    return parties.side_of(table, it) >= 0 and it not in table.leaders


class IsBeingAttacked(Fact):
    """`Use this scheme only if an idol in your class is being attacked.` Who supports it is not attacked."""

    text: ClassVar[str] = "{who:Subject} is/are/am being attacked"
    who: Subject

    def so(self, sense: Sense) -> So:
        found = self.who.filter(sense)

        def is_attacked(table: Table, scope: Scope) -> bool:
            leader = table.leaders[parties.DEFENDING]
            return table.fight != NO_FIGHT and leader >= 0 and found.holds(table, scope.source, leader)

        return is_attacked


class FightingAlone(Having):
    """`Students in my class attacking alone have +1 Combat.` It leads a party of one."""

    text: ClassVar[str] = "{side:AloneOnSide} alone"
    side: AloneOnSide

    def test(self, sense: Sense) -> Test:
        side = parties.ATTACKING if self.side.word == "attacking" else parties.DEFENDING
        return Test("{it} is not alone in a fight.", lambda table, source, it: table.parties[side] == [it])


class InFightWithMe(Place):
    """On the other side of the fight that the card itself is in."""

    text: ClassVar[str] = "in a fight with me"

    def test(self, sense: Sense) -> Test:
        return Test("{it} is not in a fight with it.", is_opposite)


def is_opposite(table: Table, source: int, it: int) -> bool:
    side = parties.side_of(table, source)
    return side >= 0 and parties.side_of(table, it) == 1 - side


# -- What is done in it ------------------------------------------------------------------------------------------------


class LeaveFight(ToThese):
    text: ClassVar[str] = "removes/remove {what:Object} from the fight"
    what: Object

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        parties.leave(table, it)


class GiveToken(ToThese):
    """It counts as one that has attacked this turn: it can neither lead nor support."""

    text: ClassVar[str] = "puts/put an Attack Token on {what:Object}"
    what: Object

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        parties.put_token(table, it)


class TakeToken(ToThese):
    """It can attack again in this turn."""

    text: ClassVar[str] = "removes/remove the Attack Token from {what:Object}"
    what: Object

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        parties.take_token(table, it)


# -- For a while -------------------------------------------------------------------------------------------------------


class AsLongAsIStay(AsLongAsItStays):
    lasting: ClassVar[dict[str, str]] = {"as long as I am in play": WHILE_IN_PLAY}
    forms: ClassVar[tuple[str, ...]] = tuple(lasting)


class Duration(Word):
    label: ClassVar[str] = "how long"
    lasting: ClassVar[dict[str, str]] = {**UNTIL, **AsLongAsIStay.lasting, FOR_FIGHT: FOR_FIGHT}
    forms: ClassVar[tuple[str, ...]] = tuple(lasting)

    def lasts(self) -> str:
        """The duration, as modifiers have it."""
        return type(self).lasting[self.word]


class ForThatFight(Until):
    """Where there is no fight, nothing of it happens. [B14]"""

    lasting: ClassVar[dict[str, str]] = {FOR_FIGHT: FOR_FIGHT}
    forms: ClassVar[tuple[str, ...]] = (FOR_FIGHT,)


class Gets(Clause):
    """A change of values for a while."""

    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{what:Bearer} gets/get {changes:Change*and}[ {per}] {duration}"
    what: Bearer
    changes: tuple[Change, ...]
    per: Per | None
    duration: Duration

    def effect(self, sense: Sense) -> Effect[Any]:
        if isinstance(self.what, Me):
            sense.correct(self, "write 'I get', not 'me gets'")
        return getting(self.what.take(sense), self.changes, self.duration, self.per, sense)


class GetsPerLast(Clause):
    """The same with the time before what is counted."""

    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{what:Bearer} gets/get {changes:Change*and} {duration} {per}"
    what: Bearer
    changes: tuple[Change, ...]
    duration: Duration
    per: Per

    def effect(self, sense: Sense) -> Effect[Any]:
        return getting(self.what.take(sense), self.changes, self.duration, self.per, sense)


class IGet(Clause):
    text: ClassVar[str] = "I get {changes:Change*and}[ {per}] {duration}"
    changes: tuple[Change, ...]
    per: Per | None
    duration: Duration

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = "taken"
        return getting(Take(itself), self.changes, self.duration, self.per, sense)


def itself(table: Table, scope: Scope) -> list[int]:
    return [scope.source]


def getting(
    taken: Effect[Any], changes: tuple[Change, ...], duration: Duration, per: Per | None, sense: Sense
) -> Effect[Any]:  # fmt: skip
    """These cards are taken and have the changes so long, as often as there is something to count."""
    taken, often = so_often(taken, number_of(per, sense), counts=isinstance(per, CountsBefore))
    return Sequence(taken, DoToEach(changing(changes, duration.lasts(), often)))


def changing(changes: tuple[Change, ...], until: str, often: Number | None = None) -> Any:
    """What changes each card that was taken, as long as it is in a Class."""
    values = [(change.stat.key(), int(change.by.value)) for change in changes]

    def change_it(table: Table, scope: Scope, it: int) -> None:
        if table.holder[it] >= 0:
            times = 1 if often is None else often(table, scope)
            for value, by in values:
                table.change(value, it, by * times, until, scope.me, scope.source)

    return change_it


class CannotNow(Clause):
    """A prohibition for a while."""

    text: ClassVar[str] = "{what:Bearer} cannot {action:Forbidden} {until}"
    what: Bearer
    action: Forbidden
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        value, until = cannot(self.action.key()), self.until.lasts()

        def forbid(table: Table, scope: Scope, it: int) -> None:
            table.change(value, it, 1, until, scope.me, scope.source)

        return Sequence(self.what.take(sense), DoToEach(forbid))
