"""Tokens and stacks that have left the game. Each stays the card that it was while something speaks of it. [R50]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.varia.box import EACH, MOST_TOKENS, TOKENS_FROM
from rulebound.kernel.table.zones import AWAY

if TYPE_CHECKING:
    from rulebound.games.varia.state import Table


def is_spoken_of(table: Table, it: int) -> bool:
    """Whether something that is being done, or waits, may speak of a piece."""
    for scope in table.scopes:
        if it in (scope.source, scope.it, scope.other) or it in scope.picks or it in scope.queue:
            return True
    for waits in table.pending:
        if it in (waits.source, waits.it, waits.other) or it in waits.picks:
            return True
    return any([later.source == it or it in later.picks for later in table.delayed])


def leave(table: Table, it: int) -> None:
    """A piece lies nowhere any more, and can become another token as soon as nothing speaks of it."""
    table.take_up(it)
    if is_spoken_of(table, it):
        table.lingers = True
    else:
        table.unmake(it)


def let_go(table: Table) -> None:
    """What is gone, and nothing speaks of, is nothing from now on."""
    if not table.lingers:
        return  # as most often
    table.lingers = False
    for seat in range(table.seats):
        first = seat * EACH + TOKENS_FROM
        for it in range(first, first + MOST_TOKENS):
            if table.faces[it] >= 0 and table.zone[it] == AWAY:
                leave(table, it)
