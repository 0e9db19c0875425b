"""What can happen instead in Varia: when a player would take damage or gain stacks, or an asset would be ruined."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.phrases.instead import Applies, Fate, Replaced, is_mine
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.games.varia import stacks, verbs
from rulebound.games.varia.events import DAMAGED, GAINS_STACK, RUINS
from rulebound.games.varia.phrases.nouns import StackName
from rulebound.games.varia.state import Table


class AssetFate(Fate):
    forms: ClassVar[tuple[str, ...]] = ("ruined",)
    term: ClassVar[str] = "ruined"

    def event(self) -> str:
        return RUINS

    def again(self, table: Table, it: int, other: int) -> None:
        verbs.ruin(table, it)


class WouldTakeDamage(Replaced):
    text: ClassVar[str] = "you would take damage"

    def is_damage(self) -> bool:
        return True

    def event(self) -> str:
        return DAMAGED

    def applies(self, sense: Sense) -> Applies:
        return is_mine

    def again(self, table: Table, it: int, number: int, other: int) -> None:
        verbs.take(table, -2 - it, number)


class WouldGainStack(Replaced):
    text: ClassVar[str] = "you would gain {stack:StackName}"
    stack: StackName

    def event(self) -> str:
        return f"{GAINS_STACK} {self.stack.word}"

    def applies(self, sense: Sense) -> Applies:
        return is_mine

    def again(self, table: Table, it: int, number: int, other: int) -> None:
        stacks.gain_stacks(table, -2 - it, self.stack.word, number)
