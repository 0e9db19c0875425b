"""What becomes of Will for which there is no room on the dial, and of Prestige tokens that would be put on cards."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.instructions import Resource
from rulebound.cardtext.phrases.paying.prices import DearOrCheap
from rulebound.cardtext.phrases.replacing.altering import Times
from rulebound.cardtext.phrases.replacing.would_happen import OnWould, is_mine
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.arcane.ability import OVERFLOWS, WOULD_PUT_TOKENS
from rulebound.kernel.basics.modifier import seat_meant
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.replacement import Alters, Instead


class Overflow(Standing):
    """`If you would gain Will above your maximum, gain that many Shards instead.` Only of what is over."""

    text: ClassVar[str] = "if you would gain Will above your maximum, gain that many {other:Resource+} instead"
    other: Resource

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        other = self.other
        if other.word == "Will":
            sense.wrong(self, "this would change nothing")

        def instead(table: Any, source: int, it: int, number: int) -> bool:
            if not is_mine(table, source, it, number):
                return False
            other.give(table, seat_meant(it), number)
            return True

        return [Instead(line, OVERFLOWS, instead)]


class TokensPut(Word):
    forms: ClassVar[dict[str, str]] = {"Prestige token": "Prestige tokens"}


class PutTimesTokens(Standing):
    """`If you would put Prestige tokens on an item of yours, put twice that many instead.`"""

    text: ClassVar[str] = "if you would put Prestige tokens on {what:Subject}, put {times:Times} that many instead"
    what: Subject
    times: Times

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, times = self.what.filter(sense), self.times

        def to(table: Any, source: int, it: int, number: int) -> int:
            return times.of(number) if found.holds(table, source, it) else number

        return [Alters(line, WOULD_PUT_TOKENS, to)]


class PutMoreTokens(OnWould):
    """`If you would put Prestige tokens on this, put 1 Prestige token more instead.`"""

    text: ClassVar[str] = (
        "if you would put Prestige tokens on {what:Subject}, put {by:Amount} {tokens:TokensPut#by} {way:DearOrCheap} "
        "instead"
    )
    what: Subject
    by: Amount
    tokens: TokensPut
    way: DearOrCheap

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, by = self.what.filter(sense), self.way.of(int(self.by.value))

        def to(table: Any, source: int, it: int, number: int) -> int:
            return max(0, number + by) if found.holds(table, source, it) else number

        return [Alters(line, WOULD_PUT_TOKENS, to)]
