"""What students and schemes cost, where a card says that it is more or less."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.instructions import number_of
from rulebound.cardtext.phrases.paying.prices import Currency, DearOrCheap, ItsPrice, Price, paying
from rulebound.cardtext.phrases.paying.prices_for_a_while import FirstIsCheaper, PlaysVerb
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.filters import all_hold
from rulebound.cardtext.phrases.structure.lines import Line, Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Adjective
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.cardtext.phrases.wording.ordinals import Nth
from rulebound.games.avarium.ability import RECRUIT_PRICE, SCHEME_PRICE
from rulebound.games.avarium.card import SCHEME
from rulebound.games.avarium.events import PLAYS, RECRUITS
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import COURTYARD
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Adds


class SchemesCost(Standing):
    text: ClassVar[str] = "schemes cost {who:Payer} {amount} Reputation {way:LessOrMore}[ {per}]"
    who: Payer
    amount: Amount
    way: LessOrMore
    per: Per | None

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        by, mine = self.way.times(int(self.amount.value)), self.who.word == "you"
        per = number_of(self.per, sense)

        def change(table: Table, source: int, it: int) -> int:
            if (table.holder[it] == table.holder[source]) is not mine:
                return 0
            return by * per(table, paying(table, source)) if per else by

        return [Adds(line, SCHEME_PRICE, change)]


class Payer(Word):
    label: ClassVar[str] = "you, each enemy"
    forms: ClassVar[tuple[str, ...]] = ("you", "each enemy")


class StudentsCostLess(Standing):
    """Only whose turn it is can recruit, so it counts in the turns of its player, or in all others."""

    text: ClassVar[str] = (
        "{adjectives:Adjective**} students cost {who:Payer} {amount} Reputation {way:LessOrMore} to recruit[ {per}]"
    )
    adjectives: tuple[Adjective, ...]
    who: Payer
    amount: Amount
    way: LessOrMore
    per: Per | None

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        tests = [adjective.test(sense) for adjective in self.adjectives]
        by, per, mine = self.way.times(int(self.amount.value)), number_of(self.per, sense), self.who.word == "you"

        def change(table: Table, source: int, it: int) -> int:
            if (table.active == table.holder[source]) != mine or table.zone[it] != COURTYARD:
                return 0
            if not all_hold(tests, table, source, it):
                return 0
            return by * per(table, paying(table, source)) if per else by

        return [Adds(line, RECRUIT_PRICE, change)]


class Paid(Currency):
    forms: ClassVar[dict[str, str]] = {"Reputation": "Reputation"}
    term: ClassVar[str] = "reputation"


class MyPrice(ItsPrice):
    """Of a scheme, while it is in a Hand."""


class MyPriceToRecruit(Line):
    """Of a student, while it waits in the Courtyard: only whose turn it is can recruit it."""

    text: ClassVar[str] = "I cost {price} {way:DearOrCheap} to recruit[ {per}]."
    price: Price
    way: DearOrCheap
    per: Per | None

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        plainly = ItsPrice()
        plainly.price, plainly.way, plainly.per = self.price, self.way, self.per
        return plainly.abilities(sense)


class RecruitsOrPlays(PlaysVerb):
    """Students are recruited, schemes are played."""

    forms: ClassVar[tuple[str, ...]] = ("recruit", "play")

    def events(self) -> list[str]:
        return [RECRUITS if self.word == "recruit" else PLAYS]


class FirstStudent(FirstIsCheaper):
    text: ClassVar[str] = (
        "the {nth:Nth} {adjectives:Adjective**} student you recruit each turn costs {price} {way:DearOrCheap}."
    )
    event: ClassVar[str] = RECRUITS
    value: ClassVar[str] = RECRUIT_PRICE
    nth: Nth
    adjectives: tuple[Adjective, ...]
    price: Price
    way: DearOrCheap

    def place(self) -> int:
        return self.nth.place()

    def is_one(self, sense: Sense) -> Callable[[Any, int], bool]:
        tests = [adjective.test(sense) for adjective in self.adjectives]
        return lambda table, it: self.is_of_its_kind(table, it) and all_hold(tests, table, it, it)

    def is_of_its_kind(self, table: Table, it: int) -> bool:
        return table.is_student(it)

    def pays(self, table: Table, source: int, it: int) -> bool:
        return table.zone[it] == COURTYARD and table.active == table.holder[source]


class FirstScheme(FirstStudent):
    text: ClassVar[str] = (
        "the {nth:Nth} {adjectives:Adjective**} scheme you play each turn costs {price} {way:DearOrCheap}."
    )
    event: ClassVar[str] = PLAYS
    value: ClassVar[str] = SCHEME_PRICE
    nth: Nth
    adjectives: tuple[Adjective, ...]
    price: Price
    way: DearOrCheap

    def is_of_its_kind(self, table: Table, it: int) -> bool:
        return bool(table.card(it).kind == SCHEME)

    def pays(self, table: Table, source: int, it: int) -> bool:
        return table.holder[it] == table.holder[source]


class LessOrMore(Word):
    label: ClassVar[str] = "less, more"
    forms: ClassVar[tuple[str, ...]] = ("less", "more")

    def times(self, amount: int) -> int:
        return -amount if self.word == "less" else amount
