"""How many students a class holds, and how many cards a hand: `your maximum class size is 7`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.lines import Standing
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.nouns import Amount
from rulebound.games.avarium.ability import CLASS_SIZE, HAND_SIZE
from rulebound.games.avarium.rules import MOST_IN_CLASS, MOST_IN_HAND
from rulebound.games.avarium.state import Table
from rulebound.kernel.table.ability import Ability, Adds


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
    """`Your maximum class size is 7.` Other cards change it from there."""

    text: ClassVar[str] = "your maximum {size:SizeOf} size is {amount}"
    size: SizeOf
    amount: Amount

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [changing(line, self.size.key(), int(self.amount.value) - self.size.usual())]
