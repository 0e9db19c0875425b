"""What comes once players have said what happens instead: beneath their offers on the agenda.

What has to be known then lies in a scope of its own, beneath those of the offers.
"""

from __future__ import annotations

from typing import Any

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.agenda import Rule, Step
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.replacement import MayInstead


def offers_waiting(table: CardTable) -> int:
    """How many offers come next on the agenda; none of them has been asked yet."""
    count = 0
    while count < len(table.scopes):
        scope = table.scopes[-1 - count]
        if not scope.clause or not scope.picks:
            break
        source, number = scope.picks[-2], scope.picks[-1]
        ability = table.ability(table.faces[source], number)
        if not isinstance(ability, MayInstead) or table.agenda[-1 - 2 * count] is not ability.offer.step:
            break
        count += 1
    return count


def after_offers(table: CardTable, steps: list[Step[Any]], scope: Scope | None = None) -> None:
    """These steps come next, but for what is offered: what that leads to is known by then. scope: what they know."""
    count = offers_waiting(table)
    at = len(table.agenda) - 2 * count
    table.agenda[at:at] = steps[::-1]
    if scope is not None:
        table.scopes.insert(len(table.scopes) - count, scope)


def beneath_offers(table: CardTable) -> tuple[int, int, int]:
    """Where on the agenda, and with which scope, that comes which waits for the offers that are made from here on."""
    waiting = offers_waiting(table)
    return len(table.agenda), len(table.agenda) - 2 * waiting, len(table.scopes) - waiting


def has_to_wait(table: CardTable, place: tuple[int, int, int]) -> bool:
    """Whether something has come on the agenda since then."""
    return len(table.agenda) != place[0]


def once_answered(table: CardTable, place: tuple[int, int, int], what: Rule[Any], scope: Scope) -> None:
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


def is_still_to_come(table: CardTable, one: Rule[Any]) -> bool:
    """Whether this waits until players have said what happens instead."""
    return any([step in table.agenda for step in one.steps])
