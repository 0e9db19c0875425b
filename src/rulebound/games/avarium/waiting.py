"""What comes once players have said what happens instead: beneath their offers on the agenda, with a memory of its own.

[D30]
"""

from __future__ import annotations

from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.agenda import Rule
from rulebound.kernel.table.instead import offers_waiting


def beneath_offers(table: Table) -> tuple[int, int, int]:
    """Where on the agenda, and with which scope, that comes which waits for the offers that are made from here on."""
    waiting = offers_waiting(table)
    return len(table.agenda), len(table.agenda) - 2 * waiting, len(table.scopes) - waiting


def has_to_wait(table: Table, place: tuple[int, int, int]) -> bool:
    """Whether something has come on the agenda since then."""
    return len(table.agenda) != place[0]


def go_on(table: Table, place: tuple[int, int, int], what: Rule[Table], scope: Scope) -> None:
    """This rule comes now, or after what has come on the agenda since then. It takes the scope away."""
    if table.over:
        return
    if not has_to_wait(table, place):
        table.scopes.append(scope)
        what.does(table, scope.me)
        return
    _, step, memory = place
    table.agenda.insert(step, what.by(scope.me))
    table.scopes.insert(memory, scope)


def is_still_to_come(table: Table, one: Rule[Table]) -> bool:
    """Whether this waits until players have said what happens instead."""
    return any([step in table.agenda for step in one.steps])
