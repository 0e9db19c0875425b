"""What can happen instead in Proelium: to who would be destroyed, and to damage and losses of a player."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.instead import Applies, Averted, Fate, is_mine
from rulebound.cardtext.phrases.lines import Standing
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.games.proelium import verbs
from rulebound.games.proelium.events import DESTROYED, HURTS
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.modifier import seat_meant
from rulebound.kernel.table.ability import Ability, Instead


class EntityFate(Fate):
    """Who is spared has no damage any more, as it would be destroyed again at once. [R55]"""

    forms: ClassVar[tuple[str, ...]] = ("destroyed",)

    def event(self) -> str:
        return DESTROYED

    def again(self, table: Table, it: int, other: int) -> None:
        verbs.destroy(table, it)

    def saved(self, table: Table, it: int) -> None:
        verbs.repair(table, it)


class DamageToYou(Averted):
    text: ClassVar[str] = "damage would be dealt to you"

    def is_damage(self) -> bool:
        return True

    def event(self) -> str:
        return HURTS

    def applies(self, sense: Sense) -> Applies:
        return is_mine

    def again(self, table: Table, it: int, number: int, other: int) -> None:
        verbs.hurt(table, seat_meant(it), other, number)


class DealtToThis(Standing):
    """The card takes what would be dealt to its controller."""

    text: ClassVar[str] = "if {what:DamageToYou}, it is dealt to this instead"
    what: DamageToYou

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        if sense.kind != "character":
            sense.wrong(self, "only characters can be damaged")

        def instead(table: Table, source: int, it: int, number: int) -> bool:
            if not is_mine(table, source, it, number):
                return False
            verbs.wound(table, source, number)
            return True

        return [Instead(line, HURTS, instead)]
