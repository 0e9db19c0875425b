"""The table of Avarium Academy as it is played on: what the kernel and card texts ask of it, the verbs carry out."""

from __future__ import annotations

from rulebound.games.avarium import pieces, schemes
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS


class AvariumTable(Table):
    """What lies on the table, with what is done to it."""

    __slots__ = ()

    def leaves(self, it: int, zone: int) -> None:
        if zone == CLASS:
            pieces.left_class(self, it)

    def draw(self, seat: int, n: int = 1) -> None:
        schemes.draw(self, seat, n)

    def put_off(self, it: int) -> None:
        schemes.trash(self, it)

    def look(self, seat: int, n: int) -> list[int]:
        return schemes.look(self, seat, n)
