"""Counters of a kind on cards in play: as many as texts have put there, as modifiers that end when the card leaves.

A counter has a name, and does nothing by itself: other texts count it. One that is called by a change of a value, such
as `+1 power`, is that change.
"""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.modifier import COUNTED, WAS, Modifier
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.cardtable import CardTable

COUNTER: Final = "counter: "  # begins the value of a modifier that counts counters by their name
MOST: Final = 99  # on one card: what goes on growing must stay a number
PUTS_COUNTERS: Final = "puts counters"
REMOVES_COUNTERS: Final = "removes counters"


def named(sort: str) -> str:
    """What the modifiers of counters with this name change."""
    return COUNTER + sort


def counted(table: CardTable, it: int, value: str) -> int:
    """How much of it counters on this card make: how many counters, where these have a name."""
    total = 0
    for one in table.modifiers:
        if one.it == it and one.value == value and one.until == COUNTED:
            total += one.amount
    return total


def last_counted(table: CardTable, it: int, value: str) -> int:
    """The same; of a card that has left play in this turn, as it was then."""
    if table.bears(it):
        return counted(table, it, value)
    total = 0
    for one in table.modifiers:
        if one.source == it and one.value == WAS + value:
            total += one.amount
    return total


def put_counters(table: CardTable, it: int, value: str, amount: int, source: int) -> None:
    """So much more of it by counters on a card in play, for as long as it stays there; 99 at most."""
    if amount == 0 or not table.bears(it):
        return
    before = counted(table, it, value)
    now = max(-MOST, min(MOST, before + amount))
    if now != before:
        set_counters(table, it, value, now)
        report(table, PUTS_COUNTERS, it, value, source, abs(now - before))


def remove_counters(table: CardTable, it: int, value: str, amount: int, source: int) -> None:
    """So much less of it, as far as there is any."""
    before = counted(table, it, value)
    taken = min(amount, before) if before > 0 else max(amount, before)
    if taken * before > 0:  # there is some of it
        set_counters(table, it, value, before - taken)
        report(table, REMOVES_COUNTERS, it, value, source, abs(taken))


def report(table: CardTable, kind: str, it: int, value: str, source: int, number: int) -> None:
    """What waits for it can ask of which counters it is."""
    table.changing = value
    table.emit(kind, table.controller(it), it, source, number)
    table.changing = ""


def set_counters(table: CardTable, it: int, value: str, amount: int) -> None:
    """Counters on this card make so much of it, all in one modifier."""
    kept = [one for one in table.modifiers if one.it != it or one.value != value or one.until != COUNTED]
    table.modifiers = [*kept, Modifier(value, it, amount, COUNTED, NO_SEAT, it)] if amount else kept
    table.progress()
    table.news = True


def counters_on(table: CardTable, it: int) -> list[tuple[str, int]]:
    """What is counted on this card, and how much of it."""
    return [(one.value, one.amount) for one in table.modifiers if one.it == it and one.until == COUNTED]


# -- Of any kind -------------------------------------------------------------------------------------------------------


def any_counted(table: CardTable, it: int) -> int:
    """How many counters of all kinds are on a card; of those that are a change, how much they change."""
    return sum([abs(amount) for _, amount in counters_on(table, it)])


def any_last_counted(table: CardTable, it: int) -> int:
    """The same; of a card that has left play in this turn, as it was then."""
    if table.bears(it):
        return any_counted(table, it)
    return sum([abs(one.amount) for one in table.modifiers if one.source == it and one.value.startswith(WAS)])


def remove_any_counters(table: CardTable, it: int, amount: int, source: int) -> None:
    """So many counters less: first those without a name, then those that have been there for longest."""
    found = counters_on(table, it)
    nameless = [one for one in found if one[0] == COUNTER]
    for value, there in nameless + [one for one in found if one[0] != COUNTER]:
        taken = min(amount, abs(there))
        if taken > 0:
            remove_counters(table, it, value, taken if there > 0 else -taken, source)
            amount -= taken
