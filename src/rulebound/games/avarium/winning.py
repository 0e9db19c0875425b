"""The end of the game: the win-cons of idols, and the ends when Merit or the School runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.games.avarium.ability import WIN, WIN_AT_START, WinCon
from rulebound.games.avarium.box import PIECES
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.look_up import NO_ABILITIES

if TYPE_CHECKING:
    from rulebound.games.avarium.state import Table


LOOKS: Final = [[Scope(seat, it, []) for it in range(PIECES)] for seat in range(MOST_SEATS)]  # nothing is kept in them


def has_won(table: Table, seat: int, when: str) -> bool:
    """Whether this player's win-con is met and of this kind: checked at the start of a turn, WIN_AT_START, or always,
    WIN.
    """
    for found in table.standing.get(when, NO_ABILITIES):
        ability = found.ability
        assert isinstance(ability, WinCon)
        if table.holder[found.source] == seat and ability.so(table, LOOKS[seat][found.source]):
            return True
    return False


def nearness(table: Table, seat: int) -> float:
    """How near the win-con of this player's idol is, 0 to 1, for bots."""
    for key in (WIN, WIN_AT_START):
        for found in table.standing.get(key, NO_ABILITIES):
            ability = found.ability
            if found.source == table.idol[seat] and isinstance(ability, WinCon):
                return ability.near(table, LOOKS[seat][found.source])
    return 0.0


# [win.con.instant] [A10]
def instant_winner(table: Table) -> int:
    """The player whose idol's win-con is met now, the active one first; NO_SEAT if there is none. [win.con] [A6]"""
    for found in table.standing.get(WIN, NO_ABILITIES):
        ability = found.ability
        assert isinstance(ability, WinCon)
        so = ability.so
        if so(table, LOOKS[table.holder[found.source]][found.source]):
            return next(seat for seat in table.left() if has_won(table, seat, WIN))
    return NO_SEAT


# [school.empty] [win.school.tie]
def school_is_empty(table: Table) -> None:
    """The last card has left the School: the game ends at once. [win.school] [A1] [A2] [A3] [A7]"""
    if table.over:
        return
    staying = [seat for seat in table.left() if table.merit[seat] > 0]
    if len(staying) < 2:
        end_by_merit(table, staying)
        return
    if table.ruling("at_once") == "win-con":
        winner = instant_winner(table)
        if winner in staying:
            table.end([winner], "win-con", "win.con")
            return
    order = sorted(staying, key=lambda seat: (seat - table.first) % table.seats)
    most = max([table.merit[seat] for seat in order])
    table.end([next(seat for seat in order if table.merit[seat] == most)], "school", "win.school")


def end_by_merit(table: Table, staying: list[int]) -> None:
    """All but one, or all, have lost their Merit. [win.expel] [A5] [A15]"""
    if staying:
        table.end(staying, "last-in-school", "win.expel")
    else:
        table.end(table.left(), "all-expelled", "A5")
