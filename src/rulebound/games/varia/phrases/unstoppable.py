"""Attacks that cannot be blocked, cannot miss, or ignore armor. [R42]"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.acts.changes import Change
from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Bearer, Subject, This, refuse_your
from rulebound.cardtext.phrases.zones.decks import Wanted
from rulebound.games.varia.ability_keys import UNSTOPPABLE
from rulebound.games.varia.phrases.coming import WhoseNext, next_gets
from rulebound.games.varia.phrases.getting import changing_by
from rulebound.games.varia.phrases.lines import AtEnd, OnHit
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Adds
from rulebound.language import N_

TOO_LATE_NOW: Final = N_("this comes after the clash: write it at 'Start of Moment:', or on a line of its own")


class Unstoppable(Word):
    label: ClassVar[str] = "what an attack is like"
    forms: ClassVar[dict[str, str]] = {
        "cannot be blocked": "cannot be blocked", "cannot miss": "cannot miss", "ignores armor": "ignore armor",
    }  # fmt: skip

    def key(self) -> str:
        return UNSTOPPABLE[self.word]


class IsUnstoppable(Standing):
    """`Your Fire attacks cannot be blocked.`"""

    text: ClassVar[str] = "{who:Subject} {how:Unstoppable#who}"
    who: Subject
    how: Unstoppable

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [Adds(line, self.how.key(), lambda table, source, it: 1 if found.holds(table, source, it) else 0)]


class IsUnstoppableNow(Clause):
    """`Start of Moment: This cannot be blocked until the end of the turn.`"""

    text: ClassVar[str] = "{what:Bearer} {how:Unstoppable#what} {until}"
    what: Bearer
    how: Unstoppable
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        return changed_now(self, self.what, self.how.key(), 1, self.until, sense)


class GetsAndIsUnstoppable(Clause):
    """`Start of Moment: This gets +4 Power and cannot be blocked.` Both for as long as the action lies there."""

    text: ClassVar[str] = "{what:Bearer} gets/get {changes:Change*and} and {how:Unstoppable#what}[ {until}]"
    what: Bearer
    changes: tuple[Change, ...]
    how: Unstoppable
    until: Until | None

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_your(self.what, sense)
        refuse_too_late(self, self.what, sense)
        values = [(change.stat.key(), int(change.by.value)) for change in self.changes]
        values.append((self.how.key(), 1))
        if self.until is None:
            return Sequence(self.what.take(sense), changing_by(values, None))
        lasts, whose = self.until.lasts(), self.until.whose

        def change(table: Table, scope: Scope, it: int) -> None:
            for value, by in values:
                table.change(value, it, by, lasts, whose(table, scope), scope.source)

        return Sequence(self.what.take(sense), DoToEach(change))


class NextIsUnstoppable(Clause):
    """`Your next attack this turn ignores armor.`"""

    text: ClassVar[str] = "{whose:WhoseNext} next {wanted:Wanted} {soon?this turn} {how:Unstoppable}"
    whose: WhoseNext
    wanted: Wanted
    soon: bool
    how: Unstoppable

    def effect(self, sense: Sense) -> Effect[Any]:
        return next_gets(self, self.whose, self.wanted, [(self.how.key(), 1)], sense, soon=self.soon)


def changed_now(phrase: Phrase, what: Bearer, key: str, by: int, until: Until, sense: Sense) -> Effect[Any]:
    """What attacks have for a while: nothing of it counts in a clash that is over."""
    refuse_your(what, sense)
    refuse_too_late(phrase, what, sense)
    lasts = until.lasts()

    def change(table: Table, scope: Scope, it: int) -> None:
        table.change(key, it, by, lasts, until.whose(table, scope), scope.source)

    return Sequence(what.take(sense), DoToEach(change))


def refuse_too_late(phrase: Phrase, what: Bearer, sense: Sense) -> None:
    """What an action would have in a clash that is over."""
    if isinstance(what, This) and isinstance(sense.line, OnHit | AtEnd) and sense.kind in ("action", "token"):
        sense.wrong(phrase, TOO_LATE_NOW)
