"""What can happen instead in Proelium to who would be destroyed."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.phrases.replacing.would_happen import Fate
from rulebound.games.proelium import destroying, verbs
from rulebound.games.proelium.events import DESTROYED
from rulebound.games.proelium.state import Table


class EntityFate(Fate):
    """Who is spared has no damage any more, as it would be destroyed again at once. [R55]

    The player who was to destroy it has done so all the same, where a text says `If you do`. [R71]
    """

    forms: ClassVar[tuple[str, ...]] = ("destroyed",)

    def event(self) -> str:
        return DESTROYED

    def again(self, table: Table, it: int, other: int) -> None:
        destroying.destroy_after_all(table, it)

    def saved(self, table: Table, it: int) -> None:
        verbs.repair(table, it)
