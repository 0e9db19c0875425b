"""What happens instead: before a verb does something to a card or a player, cards may do something else.

A player who may do something else is asked first. What would have happened waits until that is answered.
"""

from __future__ import annotations

from typing import Any

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Standing
from rulebound.kernel.table.ability_keys import altering, instead_of
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.replacement import Alters, Instead, MayInstead


def replaced_by_card(table: CardTable, kind: str, it: int, number: int = 0, other: int = NOTHING) -> bool:
    """Whether a card has done something else instead of what a verb was about to do to this piece, or seat.

    Also where a player is asked first: then it happens after that, unless it is replaced.
    """
    if not table.unusual:
        return False  # as most often
    key = instead_of(kind)
    if key not in table.standing:
        return False
    before, table.doer = table.doer, other
    happened = some_replace(table, key, it, number, other)
    table.doer = before
    return happened


def some_replace(table: CardTable, key: str, it: int, number: int, other: int) -> bool:
    """Whether one of the cards has done something else instead; only one can."""
    for found in table.standing[key]:
        ability = found.ability
        assert isinstance(ability, Instead)
        hosts = ability.hosts(table, found.source) if ability.hosts is not None else [found.source]
        for host in hosts:
            if has_replaced(table, Standing(host, found.number, ability), it, number, other):
                return True
    return False


def altered(table: CardTable, kind: str, it: int, number: int) -> int:
    """How much of an event happens to this piece, or seat, once cards have made it more or less."""
    if not table.unusual:
        return number  # as most often
    for found in table.standing.get(altering(kind), NO_ABILITIES):
        ability = found.ability
        assert isinstance(ability, Alters)
        to = ability.to
        number = to(table, found.source, it, number)
    return number


def has_replaced(table: CardTable, one: Standing, it: int, number: int, other: int) -> bool:
    """Whether it has replaced it now. What it has done is the same event still, and each replaces it once.

    So two that would go instead of one another stop after one round.
    """
    ability, before = one.ability, table.replacing
    assert isinstance(ability, Instead)
    if any([earlier.source == one.source and earlier.ability is ability for earlier in before]):
        return False
    instead = ability.instead
    if isinstance(ability, MayInstead):
        if not instead(table, one.source, it, number):
            return False
        offer(table, one, ability, it, number, other)
        return True
    table.replacing = [*before, one]
    replaced = instead(table, one.source, it, number)
    table.replacing = before
    return replaced


def offer(table: CardTable, one: Standing, ability: MayInstead[Any], it: int, number: int, other: int) -> None:
    """Asks whether something else is done; the scope remembers what has been offered or done for this event."""
    scope = Scope(table.controller(one.source), one.source, [], it, number, other)
    for earlier in [*table.replacing, one]:
        scope.picks += [earlier.source, earlier.number]
    table.play_out(ability.offer, scope, ability.leave)


def happen_anyway(table: CardTable, scope: Scope, again: MayInstead[Any]) -> None:
    """What was offered is not done: what would have happened does, and what was offered for it is not again."""
    before, offered = table.replacing, scope.picks
    for i in range(0, len(offered), 2):
        source, number = offered[i], offered[i + 1]
        table.replacing = [*table.replacing, Standing(source, number, table.ability(table.faces[source], number))]
    does = again.again
    does(table, scope.it, scope.number, scope.other)
    table.replacing = before
