"""Scenes of declared games: counters of the players and marks of the cards are read as well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardgame.scene import Builder
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.zones import AWAY, Zone

if TYPE_CHECKING:
    from rulebound.cardgame.declared import DeclaredGame


class DeclaredBuilder(Builder):
    """Reads besides what a declared game has: counters of the players, and marks of the cards in play."""

    strangers: ClassVar[bool] = True

    def __init__(self, game: DeclaredGame, scene: dict[str, Any]) -> None:
        self.counters, self.marks = game.counters.all, game.marks.all
        super().__init__(game, scene)

    def keys_of_seat(self) -> list[str]:
        return [*super().keys_of_seat(), *[counter.many for counter in self.counters]]

    @classmethod
    def said_of_seat(cls, table: Any, seat: int) -> dict[str, Any]:
        return {one.many: table.amounts[one.number][seat] for one in table.counters} | super().said_of_seat(table, seat)

    @classmethod
    def said_of_piece(cls, table: Any, it: int, zone: Zone) -> dict[str, Any]:
        marked = {mark.word: True for mark in table.mark_list if table.is_marked(mark.number, it)}
        return marked | super().said_of_piece(table, it, zone)

    def lay_out(self) -> None:
        self.t.lay_out_faces([-1] * len(self.t.owners))

    def read_seat(self, seat: int, given: dict[str, Any]) -> None:
        super().read_seat(seat, given)
        for counter in self.counters:
            amount = self.number(given, counter.many, f"seat {seat}: ", counter.start)
            self.t.amounts[counter.number] = replaced(self.t.amounts[counter.number], seat, amount)

    def keys_of_card(self, zone: Zone, host: int) -> list[str]:
        return [*super().keys_of_card(zone, host), *([mark.word for mark in self.marks] if zone.in_play else [])]

    def lay_piece(self, it: int, zone: Zone, holder: int, given: dict[str, Any], where: str) -> None:
        super().lay_piece(it, zone, holder, given, where)
        for mark in self.marks:
            if zone.number != AWAY and given.get(mark.word):
                self.t.marks[mark.number] = replaced(self.t.marks[mark.number], it, True)
