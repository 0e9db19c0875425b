"""What a card costs besides its stars: it is paid after them, with what they leave. [R15]"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulebound.games.courses.state import Table


def can_pay_both(table: Table, me: int, it: int, stars: int) -> bool:
    """Whether me can pay so many stars, and after that what the card costs besides."""
    if table.stars_left(me) < stars or not table.has_tolls(me, it):
        return False
    return not table.print_of(it).tolls or some_way_leaves_enough(table, me, it, stars, table.sources(me))


def some_way_leaves_enough(table: Table, me: int, it: int, stars: int, sources: list[int]) -> bool:
    """Whether these can pay so many stars in a way that leaves what the card costs besides."""
    if stars <= 0:
        return table.has_tolls(me, it)
    if sum([table.stars(source) for source in sources]) < stars:
        return False
    for n, source in enumerate(sources):
        if leaves_enough_once_tapped(table, me, it, stars, source, sources[n + 1 :]):
            return True
    return False


def leaves_enough_once_tapped(table: Table, me: int, it: int, stars: int, source: int, others: list[int]) -> bool:
    """The same, if this one is tapped for it, and then some of the others."""
    left, before = stars - table.stars(source), table.tapped[source]
    table.tapped[source] = True
    found = some_way_leaves_enough(table, me, it, left, others)
    table.tapped[source] = before
    return found
