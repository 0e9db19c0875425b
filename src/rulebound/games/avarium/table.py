"""The table of Avarium Academy as it is played on: what the kernel and card texts ask of it, the verbs carry out."""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.avarium import characters, pieces, resources, schemes
from rulebound.games.avarium.box import FIRST_SCHEME, SCHEMES, STUDENTS
from rulebound.games.avarium.events import OF_SCHOOL, SET_ASIDE
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS, EXPEL_PILE, HALLWAY, LIBRARY, SCHOOL, TRASH_PILE
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.zones import AWAY


class AvariumTable(Table):
    """What lies on the table, with what is done to it."""

    overrides: ClassVar[tuple[str, ...]] = ("can_change_sides",)
    __slots__ = ()

    def leaves(self, it: int, zone: int) -> None:
        if zone == CLASS:
            pieces.left_class(self, it)

    def event_of_deck(self, kind: str, zone: int) -> str:
        return OF_SCHOOL[kind] if zone == SCHOOL else kind

    def lose_by_card(self, seat: int, clause: str) -> None:
        """A player without Merit is expelled from the school."""
        resources.lose_merit(self, seat, self.merit[seat])

    def draw(self, seat: int, n: int = 1) -> None:
        schemes.draw(self, seat, n)

    def can_change_sides(self, it: int) -> bool:
        """A student of a Class. An idol stays with its player. [S4]"""
        return it < FIRST_SCHEME and self.zone[it] == CLASS

    def take_control(self, it: int, seat: int) -> None:
        """A student joins the Class of another player, ready. [ready.enter] [join.again]"""
        if self.can_change_sides(it) and self.holder[it] != seat:
            characters.join(self, it, seat)

    def discard(self, it: int) -> None:
        """Schemes go to the Trash Pile; a student of the School goes where all students go that are gone."""
        if self.is_scheme(it):
            schemes.trash(self, it)
        else:
            pieces.move(self, it, EXPEL_PILE)

    def look_at(self, zone: int, seat: int, n: int, *, shown: bool) -> list[int]:
        """A Library that is too small is made larger by the Trash Pile first. [C8]"""
        if zone == LIBRARY:
            schemes.fill_up(self, n)
        return super().look_at(zone, seat, n, shown=shown)

    def into_hand(self, it: int, seat: int) -> None:
        schemes.take(self, it, seat)

    def set_aside(self, it: int) -> None:
        """A student leaves its Class or Hallway and is out of the game. An idol stays. [S4]"""
        if it < FIRST_SCHEME and self.zone[it] in (CLASS, HALLWAY):
            pieces.move(self, it, AWAY)
            self.emit(SET_ASIDE, NO_SEAT, it)

    def bring_back(self, it: int) -> None:
        """What was set aside goes into the Hallway of whose it was, if that player has not left."""
        if it < FIRST_SCHEME and self.zone[it] == AWAY and it not in self.token_pieces and self.last_in[it] >= 0:
            characters.to_hallway(self, it, self.last_in[it])

    def hand_over(self, it: int, seat: int) -> None:
        schemes.hand_over(self, it, seat)

    def sorted_zones(self) -> list[int]:
        return [LIBRARY, SCHOOL, TRASH_PILE]

    def deck_for(self, it: int) -> int:
        return LIBRARY if self.is_scheme(it) else SCHOOL

    def shuffled_by(self, zone: int, seat: int) -> int:
        return (STUDENTS if zone == SCHOOL else SCHEMES).stream
