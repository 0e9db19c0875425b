"""What some cards cannot do to others: `this cannot be attacked by tapped partners`, `this cannot clear courses`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.filters import Holds
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import GAINED, Sense
from rulebound.cardtext.phrases.structure.nouns import Whose
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.cardtext.phrases.values.withstanding import Doers
from rulebound.games.courses.card import COURSE, PARTNER
from rulebound.games.courses.state import Table
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Forbids


class Suffered(Word):
    """What a partner does to another one, or to a course."""

    label: ClassVar[str] = "what is done to it"
    forms: ClassVar[tuple[str, ...]] = ("attacked", "cleared")


class CannotSuffer(Standing):
    """`This cannot be attacked by partners with power 2 or less.`"""

    text: ClassVar[str] = "{who:Subject} cannot be {act:Suffered} by {doers:Doers}"
    who: Subject
    act: Suffered
    doers: Doers

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, is_one = self.who.filter(sense), self.doers.is_one(sense)

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            return found.holds(table, source, it) and is_one(table, source, table.doer)

        return [Forbids(line, f"be {self.act.word}", applies)]


class DoneTo(Word):
    label: ClassVar[str] = "what it does to others"
    forms: ClassVar[tuple[str, ...]] = ("attack", "clear")

    def suffered(self) -> str:
        return f"be {self.word}ed"


class CannotDoTo(Standing):
    """`This cannot attack partners with power 3 or more.`"""

    text: ClassVar[str] = "{who:Subject} cannot {act:DoneTo} {whom:Doers}"
    who: Subject
    act: DoneTo
    whom: Doers

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, is_one = self.who.filter(sense), self.whom.is_one(sense)
        fits = PARTNER if self.act.word == "attack" else COURSE
        if isinstance(self.whom, ThisOne) and sense.kind not in (GAINED, fits):
            sense.wrong(self.whom, "partners attack partners and clear courses, and this is neither")

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            return is_one(table, source, it) and found.holds(table, source, table.doer)

        return [Forbids(line, self.act.suffered(), applies)]


class Attackers(Doers):
    """In a battle, the partner that attacks."""

    text: ClassVar[str] = "attackers"

    def is_one(self, sense: Sense) -> Holds:
        return lambda table, source, it: table.clause == "battle.damage"


class Effects(Doers):
    """By what cards do, and in no battle."""

    text: ClassVar[str] = "effects"

    def is_one(self, sense: Sense) -> Holds:
        return lambda table, source, it: table.clause != "battle.damage"


class ByOthers(Doers):
    """Whatever other players do it with."""

    text: ClassVar[str] = "other players"

    def is_one(self, sense: Sense) -> Holds:
        return lambda table, source, it: it >= 0 and table.controller(it) != table.whose(source)


class ThisOne(Doers):
    """`Partners of other players cannot clear this.`"""

    text: ClassVar[str] = "this"

    def is_one(self, sense: Sense) -> Holds:
        return lambda table, source, it: it == source


class CardsOf(Doers):
    """Cards of any kind."""

    text: ClassVar[str] = "cards {whose}"
    whose: Whose

    def is_one(self, sense: Sense) -> Holds:
        test = self.whose.test(sense)
        return lambda table, source, it: it >= 0 and test.holds(table, source, it)
