"""Who does not ready in the Start Phase, and how many do; and Merit that is paid in place of Reputation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.avarium.ability import MERIT_TO_RECRUIT, MOST_READIED
from rulebound.games.avarium.card import STUDENT
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import READY
from rulebound.games.avarium.zones import COURTYARD
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Adds, Forbids

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.counts import Amount, CountWord
    from rulebound.cardtext.phrases.zones.decks import Wanted
    from rulebound.games.avarium.phrases.forbidding import Banned


class StayExhausted(Standing):
    """`Enemy students do not ready during the Start Phase.` Cards can still ready them later."""

    text: ClassVar[str] = "{who:Subject} does/do not ready during the Start Phase"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            return table.step == READY and found.holds(table, source, it)

        return [Forbids(line, "be readied", applies)]


class ManyStudents(Word):
    forms: ClassVar[dict[str, str]] = {"student": "students"}


class ReadySoMany(Standing):
    """`Enemies cannot ready more than two students during the Start Phase.` Whose turn it is chooses them."""

    text: ClassVar[str] = (
        "{who:Banned} cannot ready more than {count:CountWord} {students:ManyStudents#count} during the Start Phase"
    )
    who: Banned
    count: CountWord
    students: ManyStudents

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        who, most = self.who, self.count.count()

        def limit(table: Table, source: int, it: int) -> int:
            return most + 1 if who.is_one(table, source, table.holder[it]) else 0

        return [Adds(line, MOST_READIED, limit)]


def students_among(wanted: Wanted, sense: Sense) -> Test:
    """Which students those are."""
    kind = getattr(wanted, "kind", None)
    if kind is not None and not kind.could_be(STUDENT):
        sense.wrong(wanted, "only students are recruited")
    return wanted.test(sense)


def waits_for_player(table: Table, source: int, it: int) -> bool:
    """Whether the player of the card could recruit it now."""
    return table.zone[it] == COURTYARD and table.active == table.holder[source]


class PayMeritToRecruit(Standing):
    """`You may pay 2 Merit instead of Reputation to recruit students.` So much for each, whatever it costs."""

    text: ClassVar[str] = "you may pay {amount} Merit instead of Reputation to recruit {wanted:Wanted+}"
    amount: Amount
    wanted: Wanted

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        test, price = students_among(self.wanted, sense), int(self.amount.value)

        def merit(table: Table, source: int, it: int) -> int:
            return price + 1 if waits_for_player(table, source, it) and test.holds(table, it, it) else 0

        return [Adds(line, MERIT_TO_RECRUIT, merit)]


class PayAsMuchMeritToRecruit(Standing):
    """`You may pay Merit instead of Reputation to recruit students.` As much as they cost now."""

    text: ClassVar[str] = "you may pay Merit instead of Reputation to recruit {wanted:Wanted+}"
    wanted: Wanted

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        test = students_among(self.wanted, sense)

        def merit(table: Table, source: int, it: int) -> int:
            if not waits_for_player(table, source, it) or not test.holds(table, it, it):
                return 0
            return table.recruit_price(it) + 1

        return [Adds(line, MERIT_TO_RECRUIT, merit)]
