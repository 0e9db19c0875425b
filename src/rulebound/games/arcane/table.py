"""The table of Arcane Academy as it is played on: what the kernel and card texts ask of it, the verbs carry out."""

from __future__ import annotations

from rulebound.games.arcane import assignments
from rulebound.games.arcane.state import Table


class ArcaneTable(Table):
    """What lies on the table, with what is done to it."""

    __slots__ = ()

    def draw(self, me: int, n: int) -> None:
        """Private assignments, or as many as there are."""
        assignments.draw(self, me, n)

    def put_off(self, it: int) -> None:
        """Discards an assignment."""
        assignments.put_off(self, it)
