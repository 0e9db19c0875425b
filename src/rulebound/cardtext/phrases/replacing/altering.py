"""What would be gained or lost is more or less: `if you would gain Will, gain 1 Will more instead`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.replacing.would_happen import OnWould, is_mine, would_gain, would_lose
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.replacement import Alters

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.numbers.amounts import MuchOrMany
    from rulebound.cardtext.phrases.opponents.what_others_have import OtherWho
    from rulebound.cardtext.phrases.structure.counts import Amount, Way


class LoseLess(OnWould):
    """`If you would lose 3 or more Will, lose 1 Will less.`"""

    text: ClassVar[str] = (
        "if you would lose[ {least:Amount} or more] {resource+}, lose {by:Amount} {same:Resource#by} {way} "
        "{instead?instead}"
    )
    least: Amount | None
    resource: Resource
    by: Amount
    same: Resource
    way: Way
    instead: bool

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [altering(self, sense, line, would_lose(self.resource.word), own=True)]


class LoseLessOnce(OnWould):
    """`The first time you would lose Will each turn, lose 1 Will less.`"""

    text: ClassVar[str] = (
        "the first time you would lose {resource+} each turn, lose {by:Amount} {same:Resource#by} {way} "
        "{instead?instead}"
    )
    resource: Resource
    by: Amount
    same: Resource
    way: Way
    instead: bool

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [altering_once(self, sense, line, would_lose(self.resource.word))]


class GainMoreOnce(OnWould):
    text: ClassVar[str] = (
        "the first time you would gain {resource+} each turn, gain {by:Amount} {same:Resource#by} {way} "
        "{instead?instead}"
    )
    resource: Resource
    by: Amount
    same: Resource
    way: Way
    instead: bool

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [altering_once(self, sense, line, would_gain(self.resource.word))]


def altering_once(phrase: LoseLessOnce | GainMoreOnce, sense: Sense, line: str, kind: str) -> Ability[Any]:
    """What the player who controls the card gains or loses more or less of, the first time in each turn."""
    by = change_of(phrase, sense)

    def to(table: CardTable, source: int, it: int, number: int) -> int:
        if number <= 0 or not is_mine(table, source, it, number) or table.is_used_up(source, line):
            return number
        return max(0, number + by)

    return Alters(line, kind, to)


def change_of(
    phrase: LoseLess | GainMore | OthersGainMore | LoseLessOnce | GainMoreOnce, sense: Sense
) -> int:  # fmt: skip
    """By how much more or less it is of the same."""
    if phrase.same.word != phrase.resource.word:
        sense.correct(phrase.same, "write '{word}' here: it is of the same", word=phrase.resource.plural())
    by = int(phrase.by.value) * (1 if phrase.way.word == "more" else -1)
    if by == 0:
        sense.wrong(phrase, "this would change nothing")
    return by


class GainMore(OnWould):
    """`If you would gain Shards, gain 1 Shard more.`"""

    text: ClassVar[str] = (
        "if you would gain[ {least:Amount} or more] {resource+}, gain {by:Amount} {same:Resource#by} {way} "
        "{instead?instead}"
    )
    least: Amount | None
    resource: Resource
    by: Amount
    same: Resource
    way: Way
    instead: bool

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [altering(self, sense, line, would_gain(self.resource.word), own=True)]


def altering(
    phrase: LoseLess | GainMore | OthersGainMore, sense: Sense, line: str, kind: str, *, own: bool
) -> Ability[Any]:  # fmt: skip
    """What the player who controls the card gains or loses more or less of, or what each other player does."""
    least = int(phrase.least.value) if phrase.least is not None else 1
    by = change_of(phrase, sense)

    def to(table: CardTable, source: int, it: int, number: int) -> int:
        return max(0, number + by) if number >= least and is_mine(table, source, it, number) == own else number

    return Alters(line, kind, to)


class Times(Word):
    label: ClassVar[str] = "how many times"
    forms: ClassVar[tuple[str, ...]] = ("twice", "three times", "half")

    def of(self, number: int) -> int:
        """So many times as much; half is rounded down."""
        if self.word == "half":
            return number // 2
        return number * (2 if self.word == "twice" else 3)


class GainTimes(Standing):
    """`If you would gain Shards, gain twice that many instead.`"""

    text: ClassVar[str] = "if you would gain {resource+}, gain {times:Times} that {much:MuchOrMany} instead"
    resource: Resource
    times: Times
    much: MuchOrMany

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [multiplying(line, self.resource, self.times, own=True)]


class OthersGainTimes(Standing):
    """`If another player would gain Will, they gain half that much instead.`"""

    text: ClassVar[str] = (
        "if {who:OtherWho} would gain {resource+}, they gain {times:Times} that {much:MuchOrMany} instead"
    )
    who: OtherWho
    resource: Resource
    times: Times
    much: MuchOrMany

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [multiplying(line, self.resource, self.times, own=False)]


def multiplying(line: str, resource: Resource, times: Times, *, own: bool) -> Ability[Any]:
    """What is gained of this is so many times as much."""

    def to(table: CardTable, source: int, it: int, number: int) -> int:
        return times.of(number) if is_mine(table, source, it, number) == own else number

    return Alters(line, would_gain(resource.word), to)


class OthersGainMore(OnWould):
    """`If another player would gain 3 or more points, they gain 1 point less instead.`"""

    text: ClassVar[str] = (
        "if {who:OtherWho} would gain[ {least:Amount} or more] {resource+}, they gain {by:Amount} {same:Resource#by} "
        "{way} {instead?instead}"
    )
    who: OtherWho
    least: Amount | None
    resource: Resource
    by: Amount
    same: Resource
    way: Way
    instead: bool

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [altering(self, sense, line, would_gain(self.resource.word), own=False)]
