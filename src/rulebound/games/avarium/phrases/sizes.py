"""How many students a class holds, and how many cards a hand: `your maximum class size is 7`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.games.avarium.ability import CLASS_SIZE, HAND_SIZE
from rulebound.games.avarium.excess import MOST_IN_CLASS, MOST_IN_HAND
from rulebound.games.avarium.state import Table
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Adds, Static


class SizeOf(Word):
    """What has a size."""

    label: ClassVar[str] = "class, hand"
    forms: ClassVar[tuple[str, ...]] = ("class", "hand")

    def key(self) -> str:
        return CLASS_SIZE if self.word == "class" else HAND_SIZE

    def usual(self) -> int:
        return MOST_IN_CLASS if self.word == "class" else MOST_IN_HAND


class HigherOrLower(Word):
    label: ClassVar[str] = "higher, lower"
    forms: ClassVar[tuple[str, ...]] = ("higher", "lower")


def changing(line: str, key: str, by: int) -> Ability[Any]:
    """The ability that this size of the card's player is so much more."""

    def change(table: Table, source: int, it: int) -> int:
        return by if table.holder[it] == table.holder[source] else 0

    return Adds(line, key, change)


class SizeChanges(Standing):
    """`Your maximum hand size is 2 higher.`"""

    text: ClassVar[str] = "your maximum {size:SizeOf} size is {amount} {way:HigherOrLower}"
    size: SizeOf
    amount: Amount
    way: HigherOrLower

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        by = int(self.amount.value)
        return [changing(line, self.size.key(), by if self.way.word == "higher" else -by)]


class SizeIs(Standing):
    """`Your maximum class size is 7.` Other cards change it from there; of several that say so, the last one counts."""

    text: ClassVar[str] = "your maximum {size:SizeOf} size is {amount}"
    size: SizeOf
    amount: Amount

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [SetsSize(line, self.size.key(), int(self.amount.value) - self.size.usual())]


class SetsSize(Static[Any]):
    """So much more than usual for the card's player, unless another card of that player says it after this one."""

    def __init__(self, text: str, value: str, by: int, holds: Callable[[Any, int], bool] | None = None) -> None:
        super().__init__(text, value, lowers=by < 0)
        self.by = by
        self.holds = holds

    def amount(self, table: Table, source: int, it: int) -> int:
        if table.holder[it] != table.holder[source] or not self.says(table, source):
            return 0
        said = [one for one in table.standing[self.key] if says_so(table, one.ability, one.source, source)]
        return self.by if not said or (said[-1].ability is self and said[-1].source == source) else 0

    def says(self, table: Table, source: int) -> bool:
        """Whether it is so now."""
        return self.holds is None or self.holds(table, source)

    def only_while(self, text: str, holds: Callable[[Any, int], bool]) -> Static[Any]:
        return SetsSize(text, self.key, self.by, holds)


def says_so(table: Table, ability: Ability[Any], source: int, other: int) -> bool:
    """Whether this sets the size for the player of that card."""
    return isinstance(ability, SetsSize) and table.holder[source] == table.holder[other] and ability.says(table, source)
