"""What spells and items cost as long as an item is there: less or more, for its player, for the others, for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.phrases.acts.instructions import Resource, number_of
from rulebound.cardtext.phrases.paying.prices import DearOrCheap, PlainPrice, Price
from rulebound.cardtext.phrases.paying.prices_for_a_while import ALL_OF_IT, FirstIsCheaper
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Kind
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.cardtext.phrases.structure.subjects import Possessive
from rulebound.cardtext.phrases.wording.ordinals import Nth
from rulebound.games.arcane.card import ITEM, SPELL
from rulebound.games.arcane.events import COMPLETES
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import HAND, PUBLIC
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Adds

Pays = Callable[[Table, int, int], bool]  # (table, source, it): whether it counts for the player who pays for `it`


def mine(table: Table, source: int, it: int) -> bool:
    return table.controller(source) == table.payer(it)


def theirs(table: Table, source: int, it: int) -> bool:
    return table.controller(source) != table.payer(it)


def anybodys(table: Table, source: int, it: int) -> bool:
    return True


class CostsChange(Standing):
    """Of all that is completed, public or private."""

    kind: Kind
    amount: Amount
    resource: Resource
    per: Per | None

    def pays(self) -> Pays:
        """Who must pay for it."""
        return mine

    def by(self) -> int:
        """What is added, for one time."""
        return -int(self.amount.value)

    def by_of(self, table: Table, it: int, times: int) -> int:
        """The same for this card, so many times."""
        return self.by() * times

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        kind, pays, per = self.kind.word, self.pays(), number_of(getattr(self, "per", None), sense)
        if (kind, self.resource.word) not in ((SPELL, "Will"), (ITEM, "Shard")):
            sense.wrong(self, "spells cost Will, and items cost Shards")

        def change(table: Table, source: int, it: int) -> int:
            if table.zone[it] not in (HAND, PUBLIC) or not pays(table, source, it):
                return 0
            if table.print_of(it).kind != kind:
                return 0
            return self.by_of(table, it, per(table, Scope(table.controller(source), source, [])) if per else 1)

        return [Adds(line, "cost", change)]


class CostLess(CostsChange):
    text: ClassVar[str] = "your {kind+} cost {amount} {resource#amount} less[ {per}]"
    kind: Kind
    amount: Amount
    resource: Resource
    per: Per | None


class CostLessButNot(CostLess):
    """`Your items cost 2 Shards less, but not less than 1.` What costs less already stays as it is. [R20]"""

    text: ClassVar[str] = "your {kind+} cost {amount} {resource#amount} less[ {per}], but not less than {least:Amount}"
    kind: Kind
    amount: Amount
    resource: Resource
    per: Per | None
    least: Amount

    def by_of(self, table: Table, it: int, times: int) -> int:
        return -min(int(self.amount.value) * times, max(0, table.print_of(it).cost - int(self.least.value)))


class CostMore(CostsChange):
    text: ClassVar[str] = "your {kind+} cost {amount} {resource#amount} more[ {per}]"
    kind: Kind
    amount: Amount
    resource: Resource
    per: Per | None

    def by(self) -> int:
        return int(self.amount.value)


class CostsEitherWay(CostsChange):
    """Less or more."""

    way: DearOrCheap

    def by(self) -> int:
        return self.way.of(int(self.amount.value))


class OthersCost(CostsEitherWay):
    """`Other players' spells cost 1 Will more.`"""

    text: ClassVar[str] = "{whose:Possessive} {kind+} cost {amount} {resource#amount} {way:DearOrCheap}[ {per}]"
    whose: Possessive
    kind: Kind
    amount: Amount
    resource: Resource
    way: DearOrCheap
    per: Per | None

    def pays(self) -> Pays:
        return theirs


class AllCost(CostsEitherWay):
    """For each player."""

    text: ClassVar[str] = "all {kind+} cost {amount} {resource#amount} {way:DearOrCheap}[ {per}]"
    kind: Kind
    amount: Amount
    resource: Resource
    way: DearOrCheap
    per: Per | None

    def pays(self) -> Pays:
        return anybodys


class FirstOne(FirstIsCheaper):
    """`The second spell you complete each turn costs 2 Will less.` Of the whole turn. [R17]"""

    text: ClassVar[str] = "the {nth:Nth} {kind} you complete each turn costs {price} {way:DearOrCheap}."
    event: ClassVar[str] = COMPLETES
    nth: Nth
    kind: Kind
    price: Price
    way: DearOrCheap

    def place(self) -> int:
        return self.nth.place()

    def is_one(self, sense: Sense) -> Callable[[Any, int], bool]:
        word, price = self.kind.word, self.price
        paid = price.currency.word if isinstance(price, PlainPrice) else ""
        if (word, paid) not in ((SPELL, "Will"), (ITEM, "Shard")):
            sense.wrong(self, "spells cost Will, and items cost Shards")
        return lambda table, it: table.print_of(it).kind == word

    def pays(self, table: Table, source: int, it: int) -> bool:
        return table.zone[it] in (HAND, PUBLIC) and mine(table, source, it)


class NthIsFree(FirstOne):
    """`The third spell you complete each turn costs nothing.`"""

    text: ClassVar[str] = "the {nth:Nth} {kind} you complete each turn costs nothing."
    nth: Nth
    kind: Kind

    def by(self) -> int:
        return ALL_OF_IT

    def is_one(self, sense: Sense) -> Callable[[Any, int], bool]:
        word = self.kind.word
        if word not in (SPELL, ITEM):
            sense.wrong(self.kind, "spells and items cost something")
        return lambda table, it: table.print_of(it).kind == word
