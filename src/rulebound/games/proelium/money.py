"""Money: limits of spending, and changes of funds. All amounts are tokens of 10k."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rulebound.games.proelium.counters import FUNDS
from rulebound.games.proelium.events import FORFEITS, PAYS, RECEIVES
from rulebound.kernel.basics.amounts import bounded
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.replacing import replaced

if TYPE_CHECKING:
    from rulebound.games.proelium.state import Table

LIMIT: Final = 5
NO_LIMIT: Final = 1000  # more than a player can have
OF_MONEY: Final = "money"  # of what must be paid for an action, what is paid with funds


def limit_of(table: Table, seat: int) -> int:
    """What this player may spend in the present turn, also in the opponent's. [money.limit]"""
    return max(0, table.now("limit", of_seat(seat), LIMIT))


def left_to_spend(table: Table, seat: int) -> int:
    """The rest of that limit; all that there is, where a card lifts it."""
    limit = limit_of(table, seat)
    return table.amounts[FUNDS][seat] if limit > NO_LIMIT // 2 else max(0, limit - table.spent[seat])


def can_pay(table: Table, seat: int, n: int) -> bool:
    """Whether funds and limit suffice. [R8] [R50]"""
    return n == 0 or (n <= table.amounts[FUNDS][seat] and n <= left_to_spend(table, seat))


def could_pay_besides(table: Table, seat: int, n: int, besides: Callable[[], bool]) -> bool:
    """Whether this can still be paid besides, once a cost has been: it is looked at as if that were so."""
    funds, spent = table.amounts[FUNDS], table.spent
    table.amounts[FUNDS], table.spent = replaced(funds, seat, funds[seat] - n), replaced(spent, seat, spent[seat] + n)
    could = besides()
    table.amounts[FUNDS], table.spent = funds, spent
    return could


def spend(table: Table, seat: int, n: int) -> None:
    """A player pays a cost, which counts toward the limit. [money.limit] [money.stock] [R7]"""
    if n > 0:
        table.note_amount(FUNDS, seat, table.amounts[FUNDS][seat] - n)
        table.spent = replaced(table.spent, seat, table.spent[seat] + n)
        table.stock += n
        table.emit(PAYS, seat, number=n)


def gain_funds(table: Table, seat: int, n: int) -> None:
    """A player gains funds from the stock pile. [money.stock] [R14] [R15]"""
    if table.ruling("stock") == "paid":
        n = min(n, table.stock)
    if n > 0:
        table.stock = max(0, table.stock - n)
        table.note_amount(FUNDS, seat, bounded(table.amounts[FUNDS][seat] + n))
        table.ruined = replaced(table.ruined, seat, False)
        table.emit(RECEIVES, seat, number=n)


def lose_funds(table: Table, seat: int, n: int, by: int) -> int:
    """A player loses funds, at most all, by an effect of this seat. Returns how much. [R13] [R10]"""
    n = min(n, table.amounts[FUNDS][seat])
    if n > 0:
        table.note_amount(FUNDS, seat, table.amounts[FUNDS][seat] - n)
        table.stock += n
        if table.amounts[FUNDS][seat] == 0 and by != seat:
            table.ruined = replaced(table.ruined, seat, True)
        table.emit(FORFEITS, seat, number=n)
    return n
