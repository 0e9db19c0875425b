"""How the game ends between whole events: who has left the school, and who has won."""

from __future__ import annotations

from rulebound.games.avarium.state import Table


def has_ended(table: Table) -> bool:
    """Whether the game is over: those without Merit leave, then win-cons that hold now. [win.lose] [A4] [A7] [A8]"""
    gone = [seat for seat in range(table.seats) if table.merit[seat] <= 0 and not table.out[seat]]
    if gone:
        staying = [seat for seat in table.left() if seat not in gone]
        if not staying:
            table.end_by_merit(staying)
            return True
        table.clause = "win.expel"
        for seat in gone:
            table.leave_school(seat)
        if len(staying) == 1:
            table.end_by_merit(staying)
            return True
    winner = table.instant_winner()
    if winner >= 0:
        table.end([winner], "win-con", "win.con")
        return True
    return False
