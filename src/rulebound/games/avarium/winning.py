"""Who wins: the win-cons of idols, and the ends that come when Merit or the School runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.avarium.ability import WIN, WinCon
from rulebound.kernel.action import NOBODY

if TYPE_CHECKING:
    from rulebound.games.avarium.state import Table


def has_won(table: Table, seat: int, *, at_start: bool) -> bool:
    """Whether the win-con of this player's idol is met. at_start: of those that are checked in the Start Phase."""
    if WIN not in table.standing:
        return False
    for found in table.standing[WIN]:
        ability = found.ability
        if found.source == table.idol[seat] and isinstance(ability, WinCon) and ability.at_start == at_start:
            return ability.so(table, seat)
    return False


def nearness(table: Table, seat: int) -> float:
    """How near the win-con of this player's idol is, 0 to 1, for bots."""
    if WIN in table.standing:
        for found in table.standing[WIN]:
            ability = found.ability
            if found.source == table.idol[seat] and isinstance(ability, WinCon):
                return ability.near(table, seat)
    return 0.0


# [win.con.instant] [A10]
def instant_winner(table: Table) -> int:
    """The player whose idol's win-con is met now, the active one first; NOBODY if there is none. [win.con] [A6]"""
    if WIN not in table.standing:
        return NOBODY
    met: list[int] = []
    for found in table.standing[WIN]:
        ability = found.ability
        if isinstance(ability, WinCon) and not ability.at_start:
            seat = table.holder[found.source]
            if table.idol[seat] == found.source and ability.so(table, seat):
                met.append(seat)
    if not met:
        return NOBODY
    return next(seat for seat in table.left() if seat in met)


# [school.empty] [win.school.tie]
def school_is_empty(table: Table) -> None:
    """The last card has left the School: the game ends on the spot. [win.school] [A1] [A2] [A3] [A7]"""
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
