"""What the first scheme or student of each enemy costs in a turn."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.paying import bans
from rulebound.cardtext.phrases.paying.prices import DearOrCheap, Price
from rulebound.cardtext.phrases.structure.filters import Test, all_hold
from rulebound.cardtext.phrases.structure.lines import Line
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Adjective
from rulebound.cardtext.phrases.wording.ordinals import Nth
from rulebound.games.avarium.ability import RECRUIT_PRICE, SCHEME_PRICE
from rulebound.games.avarium.events import PLAYS, RECRUITS
from rulebound.games.avarium.phrases.kinds import player
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import COURTYARD
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Adds


class EachOne(Word):
    label: ClassVar[str] = "each enemy, each player"
    forms: ClassVar[tuple[str, ...]] = ("each enemy", "each player")

    def is_one(self, table: Table, source: int, seat: int) -> bool:
        """Whether this player is meant, by the card that says so."""
        return self.word == "each player" or seat != player(table, source)


class FirstOfEach(Line):
    """Of each player apart; what was played or recruited before the card was there does not count."""

    holds_in_play: ClassVar[bool] = True
    event: ClassVar[str] = ""
    value: ClassVar[str] = ""
    nth: Nth
    adjectives: tuple[Adjective, ...]
    who: EachOne
    price: Price
    way: DearOrCheap

    def is_such(self, table: Table, it: int) -> bool:
        """Whether it is of the kind that is meant."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def payer(self, table: Table, it: int) -> int:
        """Who pays for it, if it is paid for now; NO_SEAT for none."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        tests = [adjective.test(sense) for adjective in self.adjectives]
        by, before, who = self.way.of(self.price.paid()), self.nth.place() - 1, self.who

        def is_one(table: Table, source: int, it: int) -> bool:
            return self.is_such(table, it) and all_hold(tests, table, it, it)

        often = bans.counted_for_each(str(self), [type(self).event], Test("", is_one), sense)

        def added(table: Table, source: int, it: int) -> int:
            seat = self.payer(table, it)
            if seat < 0 or not who.is_one(table, source, seat) or not is_one(table, source, it):
                return 0
            return by if table.times_noted(source, often[seat]) == before else 0

        return [Adds(str(self), type(self).value, added)]


class FirstSchemeOfEach(FirstOfEach):
    """`The first scheme each enemy plays each turn costs 1 Reputation more.`"""

    text: ClassVar[str] = (
        "the {nth:Nth} {adjectives:Adjective**} scheme {who:EachOne} plays each turn costs {price} {way:DearOrCheap}."
    )
    event: ClassVar[str] = PLAYS
    value: ClassVar[str] = SCHEME_PRICE
    nth: Nth
    adjectives: tuple[Adjective, ...]
    who: EachOne
    price: Price
    way: DearOrCheap

    def is_such(self, table: Table, it: int) -> bool:
        return table.is_scheme(it)

    def payer(self, table: Table, it: int) -> int:
        return table.holder[it]


class FirstStudentOfEach(FirstOfEach):
    """`The first student each enemy recruits each turn costs 1 Reputation more.` Whose turn it is recruits."""

    text: ClassVar[str] = (
        "the {nth:Nth} {adjectives:Adjective**} student {who:EachOne} recruits each turn costs {price} "
        "{way:DearOrCheap}."
    )
    event: ClassVar[str] = RECRUITS
    value: ClassVar[str] = RECRUIT_PRICE
    nth: Nth
    adjectives: tuple[Adjective, ...]
    who: EachOne
    price: Price
    way: DearOrCheap

    def is_such(self, table: Table, it: int) -> bool:
        return table.is_student(it)

    def payer(self, table: Table, it: int) -> int:
        return table.active if table.zone[it] == COURTYARD else -1
