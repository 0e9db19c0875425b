"""Values that cards change, for a while or as long as they are in play, and instructions that they forbid."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.acts.instructions import number_of, taken_so_often
from rulebound.cardtext.phrases.structure.counts import Signed, Until
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.nouns import Stat
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Bearer, Subject, refuse_your, some_can, subject
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Forbids, Static

# -- Values ------------------------------------------------------------------------------------------------------------


class Change(Phrase):
    """`+2 power`"""

    text: ClassVar[str] = "{by:Signed} {stat}"
    by: Signed
    stat: Stat


class Gets(Clause):
    """A change of values for a while."""

    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{what:Bearer} gets/get {changes:Change*and}[ {per}] {until}"
    what: Bearer
    changes: tuple[Change, ...]
    per: Per | None
    until: Until

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: True)

    def effect(self, sense: Sense) -> Effect[Any]:
        return getting(self.what, self.changes, self.per, self.until, sense)


class GetsPerLast(Clause):
    """The same with the time before what is counted."""

    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{what:Bearer} gets/get {changes:Change*and} {until} {per}"
    what: Bearer
    changes: tuple[Change, ...]
    until: Until
    per: Per

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: True)

    def effect(self, sense: Sense) -> Effect[Any]:
        return getting(self.what, self.changes, self.per, self.until, sense)


def getting(
    what: Bearer, changes: tuple[Change, ...], per: Per | None, until: Until, sense: Sense
) -> Effect[Any]:  # fmt: skip
    """These cards are taken, and have the changes for a while."""
    refuse_your(what, sense)
    subject(what, sense)
    taken, often = taken_so_often(what, per, sense)
    return Sequence(taken, changing(changes, often, until))


def changing(changes: tuple[Change, ...], per: Number | None, until: Until) -> Effect[Any]:
    """The cards that were taken have these changes so long, once or as often as there are cards to count."""
    values, lasts = [(change.stat.key(), int(change.by.value)) for change in changes], until.lasts()

    def get(table: Any, scope: Scope, it: int) -> None:
        times = per(table, scope) if per else 1
        for value, by in values:
            table.change(value, it, by * times, lasts, until.whose(table, scope), scope.source)

    return DoToEach(get)


class Has(Standing):
    """A change of values while this is in play."""

    text: ClassVar[str] = "{who:Subject} has/have {changes:Change*and}[ {per}]"
    who: Subject
    changes: tuple[Change, ...]
    per: Per | None

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        sense.of_each = True
        per = number_of(self.per, sense)
        sense.of_each = False
        return [Bonus(line, change.stat.key(), found, int(change.by.value), per) for change in self.changes]


class HasAndCannot(Has):
    """`The attached partner has +2 power and cannot move.`"""

    text: ClassVar[str] = "{who:Subject} has/have {changes:Change*and} and cannot {action:Forbidden}"
    who: Subject
    changes: tuple[Change, ...]
    action: Forbidden

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        forbids = Forbids[Any](line, self.action.key(), lambda table, source, me, it: found.holds(table, source, it))
        return [*[Bonus(line, one.stat.key(), found, int(one.by.value), None) for one in self.changes], forbids]


class Bonus(Static[Any]):
    """So much is added for all that fit, once or as often as there are cards to count."""

    def __init__(self, text: str, value: str, found: Filter, by: int, often: Number | None) -> None:
        super().__init__(text, value, lowers=by < 0)
        self.found = found
        self.by = by
        self.often = often

    def amount(self, table: CardTable, source: int, it: int) -> int:
        if not self.found.holds(table, source, it):
            return 0
        if self.often is None:
            return self.by
        return self.by * self.often(table, Scope(table.controller(source), source, [], it))


# -- Cannot ------------------------------------------------------------------------------------------------------------


class Forbidden(Word):
    """An action that a card can forbid."""

    label: ClassVar[str] = "an action"

    def key(self) -> str:
        """What the table calls it."""
        raise NotImplementedError(self.word)  # each phrase of this kind has its own


class Cannot(Standing):
    text: ClassVar[str] = "{who:Subject} cannot {action:Forbidden}"
    who: Subject
    action: Forbidden

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [Forbids(line, self.action.key(), lambda table, source, me, it: found.holds(table, source, it))]
