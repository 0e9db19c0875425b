"""What can happen instead in Varia: when a player would take damage or gain stacks, or an asset would be ruined."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.numbers.amounts import counted
from rulebound.cardtext.phrases.replacing.limits import Span, no_more
from rulebound.cardtext.phrases.replacing.would_happen import Applies, Averted, Fate, OnWould, is_mine
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import CountsBefore, Player
from rulebound.cardtext.phrases.structure.sentences import Does, PlainVerb
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.varia import stacks, verbs
from rulebound.games.varia.events import DAMAGED, GAINS_STACK, RUINS
from rulebound.games.varia.phrases.nouns import StackName
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.modifier import seat_meant
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.replacement import Alters


class AssetFate(Fate):
    forms: ClassVar[tuple[str, ...]] = ("ruined",)
    term: ClassVar[str] = "ruined"

    def event(self) -> str:
        return RUINS

    def again(self, table: Table, it: int, other: int) -> None:
        verbs.ruin(table, it)


class WouldTakeDamage(Averted):
    text: ClassVar[str] = "you would take[ {least:Amount} or more] damage"
    least: Amount | None

    def is_damage(self) -> bool:
        return True

    def event(self) -> str:
        return DAMAGED

    def applies(self, sense: Sense) -> Applies:
        least = int(self.least.value) if self.least is not None else 0
        return lambda table, source, it, number: number >= least and is_mine(table, source, it, number)

    def again(self, table: Table, it: int, number: int, other: int) -> None:
        verbs.suffer(table, seat_meant(it), number)


class WouldTakeFromAttack(WouldTakeDamage):
    """Of the attacks in a clash, and not of what texts deal."""

    text: ClassVar[str] = "you would take[ {least:Amount} or more] damage from {what:Subject}"
    least: Amount | None
    what: Subject

    def applies(self, sense: Sense) -> Applies:
        found, mine = self.what.filter(sense), super().applies(sense)

        def applies(table: Table, source: int, it: int, number: int) -> bool:
            if table.scopes or not mine(table, source, it, number):
                return False
            return any([found.holds(table, source, part) for part in table.acting(table.rival(seat_meant(it)))])

        return applies


class TakeThatDamage(PlainVerb, CountsBefore):
    """`If you would take damage, your target takes that damage instead.`"""

    text: ClassVar[str] = "takes/take that damage"

    def does(self, sense: Sense) -> Does:
        number = counted(self, sense)
        return lambda table, scope, seat: verbs.deal(table, seat, number(table, scope))


class GainThatManyStacks(PlainVerb, CountsBefore):
    text: ClassVar[str] = "gains/gain that many {stack:StackName}"
    stack: StackName

    def does(self, sense: Sense) -> Does:
        number, name = counted(self, sense), self.stack.word

        def gain(table: Table, scope: Scope, seat: int) -> None:
            if (n := number(table, scope)) > 0:
                stacks.gain_stacks(table, seat, name, n)

        return gain


class WouldGainStack(Averted):
    text: ClassVar[str] = "you would gain {stack:StackName}"
    stack: StackName

    def event(self) -> str:
        return f"{GAINS_STACK} {self.stack.word}"

    def applies(self, sense: Sense) -> Applies:
        return is_mine

    def again(self, table: Table, it: int, number: int, other: int) -> None:
        stacks.gain_stacks(table, seat_meant(it), self.stack.word, number)


class NoMoreDamage(Standing):
    """`You cannot take more than 4 damage at once.`"""

    text: ClassVar[str] = "{who:Player} cannot take more than {most:Amount} damage {span}"
    who: Player
    most: Amount
    span: Span

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return no_more(line, [DAMAGED], [DAMAGED], self.who.seats(sense), int(self.most.value), self.span.lasts())


class CannotTakeDamage(Standing):
    """`You cannot take damage as long as you are disengaged.`"""

    text: ClassVar[str] = "{who:Player} cannot take damage"
    who: Player

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return no_more(line, [DAMAGED], [DAMAGED], self.who.seats(sense), 0, "")


class TakeInstead(OnWould):
    """`If you would take 5 or more damage, take 3 damage instead.`"""

    text: ClassVar[str] = "if you would take[ {least:Amount} or more] damage, take {amount} damage instead"
    least: Amount | None
    amount: Amount

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        least, wanted = int(self.least.value) if self.least is not None else 1, int(self.amount.value)

        def to(table: Table, source: int, it: int, number: int) -> int:
            return wanted if number >= max(1, least) and is_mine(table, source, it, number) else number

        return [Alters(line, DAMAGED, to)]
