"""Merit and Reputation: what players gain, lose and spend."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium.ability import INCOME, MERIT_TO_RECRUIT
from rulebound.games.avarium.events import GAINS_MERIT, GAINS_REPUTATION, LOSES_MERIT, LOSES_REPUTATION, SPENDS
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.amounts import bounded
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.instead import altered, replaced_by_card
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.static import Static


def income(table: Table, seat: int) -> int:
    """The Reputation that a player's idol brings, never below zero. [start.reputation]"""
    idol = table.idol[seat]
    return max(0, table.now(INCOME, idol, table.prints[table.faces[idol]].reputation))


def gain_merit(table: Table, seat: int, n: int) -> None:
    """Up to the ceiling, if this table has one. [A11]"""
    n = altered(table, "gains Merit", of_seat(seat), n) if n > 0 else n
    if n > 0 and replaced_by_card(table, "gains Merit", of_seat(seat), n):
        return
    ceiling = table.ruling("merit_ceiling")
    if ceiling != "none":
        n = min(n, max(0, int(ceiling) - table.merit[seat]))
    if n > 0 and not table.over and not table.out[seat]:
        table.merit = replaced(table.merit, seat, bounded(table.merit[seat] + n))
        table.progress()
        table.emit(GAINS_MERIT, seat, number=n)


def lose_merit(table: Table, seat: int, n: int) -> None:
    """Never below zero. [A11]"""
    n = min(n, table.merit[seat])
    if n > 0 and not table.over and not table.out[seat]:
        table.merit = replaced(table.merit, seat, table.merit[seat] - n)
        table.progress()
        table.emit(LOSES_MERIT, seat, number=n)


WOULD_LOSE_MERIT: Final = "loses Merit"  # as cards say it that do something else instead


def hurt(table: Table, seat: int, n: int) -> None:
    """Merit that is lost by damage, unless a card does something else instead."""
    n = min(n, table.merit[seat])
    if n > 0 and not replaced_by_card(table, WOULD_LOSE_MERIT, of_seat(seat), n):
        lose_merit(table, seat, n)


def gain_reputation(table: Table, seat: int, n: int) -> None:
    """As much as there is: the tokens only keep count. [C12]"""
    n = altered(table, "gains Reputation", of_seat(seat), n) if n > 0 else n
    if n > 0 and replaced_by_card(table, "gains Reputation", of_seat(seat), n):
        return
    if n > 0 and not table.over and not table.out[seat]:
        table.reputation = replaced(table.reputation, seat, bounded(table.reputation[seat] + n))
        table.emit(GAINS_REPUTATION, seat, number=n)


def lose_reputation(table: Table, seat: int, n: int) -> None:
    """Never below zero. [C13]"""
    n = min(n, table.reputation[seat])
    if n > 0 and not table.over and not table.out[seat]:
        table.reputation = replaced(table.reputation, seat, table.reputation[seat] - n)
        table.emit(LOSES_REPUTATION, seat, number=n)


def least_of(table: Table, key: str, it: int) -> int:
    """The least of what cards say of this piece; -1 where none says anything. Their values are one more than that."""
    said: list[int] = []
    for found in table.standing.get(key, NO_ABILITIES):
        ability = found.ability
        assert isinstance(ability, Static)
        amount = ability.amount(table, found.source, it)
        if amount > 0:
            said.append(amount - 1)
    return min(said) if said else -1


def merit_to_recruit(table: Table, me: int, it: int) -> int:
    """The Merit that this player can pay for a student in place of Reputation; -1 where no card allows it. [A12]"""
    if not table.unusual or MERIT_TO_RECRUIT not in table.standing:
        return -1  # as most often
    price = least_of(table, MERIT_TO_RECRUIT, it)
    left = 0 if table.ruling("merit_cost") == "all" else 1
    return price if price >= 0 and table.merit[me] - price >= left else -1


def spend(table: Table, seat: int, n: int) -> None:
    """Reputation that a player has and pays. [C13]"""
    if n > 0:
        table.reputation = replaced(table.reputation, seat, table.reputation[seat] - n)
        table.emit(SPENDS, seat, number=n)
