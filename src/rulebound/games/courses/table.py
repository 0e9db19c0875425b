"""The table of the course game as it is played on: what the kernel and card texts ask of it, the verbs carry out."""

from __future__ import annotations

from rulebound.games.courses import pieces, piles
from rulebound.games.courses.state import Table


class CourseTable(Table):
    """What lies on the table, with what is done to it."""

    __slots__ = ()

    def draw(self, me: int, n: int = 1) -> None:
        piles.draw(self, me, n)

    def put_off(self, it: int) -> None:
        pieces.put_off(self, it)

    def look(self, me: int, n: int) -> list[int]:
        return piles.look(self, me, n)

    def take_seen(self, it: int) -> None:
        piles.take_seen(self, it)

    def put_under(self, it: int) -> None:
        piles.put_under(self, it)
