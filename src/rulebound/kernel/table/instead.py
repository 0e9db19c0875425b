"""What happens instead: before a verb does something to a card or a player, cards may do something else.

A player who may do something else is asked first. What would have happened waits until that is answered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Standing
from rulebound.kernel.table.ability_keys import FOREIGN, altering, foreign, instead_of
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.replacement import Alters, Instead, MayInstead
from rulebound.kernel.table.waiting import offers_waiting

ACTS_INSTEAD: Final = "takes effect instead"  # the kind of event where something else is done because of a card

Applies: TypeAlias = Callable[[Any, int, int, int], bool]  # (table, source, it, number)


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


def note_instead(table: CardTable, me: int, source: int, it: int = NOTHING) -> None:
    """Notes that something else is done because of this card of a player, for another one in play or for a player."""
    for_other = it >= 0 and it != source and table.stays(it)
    table.emit(ACTS_INSTEAD, me, source, it if for_other else NOTHING)


def some_replace(table: CardTable, key: str, it: int, number: int, other: int) -> bool:
    """Whether one of the cards has done something else instead; only one can."""
    for found in table.standing[key]:
        ability = found.ability
        assert isinstance(ability, Instead)
        hosts = ability.hosts(table, found.source) if ability.hosts is not None else [found.source]
        for host in hosts:
            if has_replaced(table, Standing(host, known_as(table, found, host), ability), it, number, other):
                return True
    return False


def known_as(table: CardTable, found: Standing, host: int) -> int:
    """The number of an ability for the piece that has it: if it is printed on another card, that card's."""
    if host == found.source or not 0 <= found.number < FOREIGN:
        return found.number
    return foreign(table.faces[found.source], found.number)


def altered(table: CardTable, kind: str, it: int, number: int, other: int = NOTHING) -> int:
    """How much of an event happens to this piece, or seat, once cards have made it more or less. other: what does it.

    What happens after all was made more or less before it was asked whether something else is done instead.
    """
    if not table.unusual or kind == table.after_all:
        return number  # as most often
    altering_it = table.standing.get(altering(kind), NO_ABILITIES)
    if not altering_it:
        return number
    before = table.doer
    table.doer = other if other >= 0 else before
    for found in altering_it:
        ability = found.ability
        assert isinstance(ability, Alters)
        to = ability.to
        number = to(table, found.source, it, number)
    table.doer = before
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
        if not applies_now(table, instead, one.source, it, number):
            return False
        offer(table, one, ability, it, number, other)
        return True
    table.replacing = [*before, one]
    replaced = instead(table, one.source, it, number)
    table.replacing = before
    return replaced


def offer(table: CardTable, one: Standing, ability: MayInstead[Any], it: int, number: int, other: int) -> None:
    """Asks whether something else is done; the scope remembers what has been offered or done for this event.

    What is offered because of several events at the same time is asked in their order.
    """
    scope = Scope(table.controller(one.source), one.source, [], it, number, other)
    for earlier in [*table.replacing, one]:
        scope.picks += [earlier.source, earlier.number]
    scope.clause = table.clause
    before = offers_waiting(table)
    table.scopes.insert(len(table.scopes) - before, scope)
    at = len(table.agenda) - 2 * before
    table.agenda[at:at] = [ability.leave, ability.offer.step]


def can_still_replace(table: CardTable, scope: Scope, may: MayInstead[Any]) -> bool:
    """Whether what this scope offers can still be done when it is asked: what came before it may have ended that.

    Of several events at the same time each is offered, and the first answer may use up what the others need.
    """
    before, table.doer = table.doer, scope.other
    can = any([can_replace(table, found, scope, may) for found in table.standing.get(may.key, NO_ABILITIES)])
    table.doer = before
    return can


def can_replace(table: CardTable, found: Standing, scope: Scope, may: MayInstead[Any]) -> bool:
    """Whether it is this offer, by the card itself or because of another, and applies."""
    one = found.ability
    if not isinstance(one, MayInstead) or one.offer is not may.offer:
        return False
    hosts = one.hosts(table, found.source) if one.hosts is not None else [found.source]
    can = one.still if one.still is not None else one.instead
    return scope.source in hosts and applies_now(table, can, scope.source, scope.it, scope.number)


def applies_now(table: CardTable, test: Applies, source: int, it: int, number: int) -> bool:
    """Whether it applies to the event as it first came: while offers wait, by the effect from which that came."""
    before = table.scopes
    if any([one.clause for one in before]):
        table.scopes = [one for one in before if not one.clause]
    applies = test(table, source, it, number)
    table.scopes = before
    return applies


def happen_anyway(table: CardTable, scope: Scope, again: MayInstead[Any]) -> None:
    """What was offered is not done: what would have happened does, and what was offered for it is not again."""
    table.clause = scope.clause
    before, offered = table.replacing, scope.picks
    for i in range(0, len(offered), 2):
        source, number = offered[i], offered[i + 1]
        table.replacing = [*table.replacing, Standing(source, number, table.ability(table.faces[source], number))]
    if not replaced_by_card(table, again.kind, scope.it, scope.number, scope.other):
        does = again.again
        table.after_all = again.kind
        does(table, scope.it, scope.number, scope.other)
        table.after_all = ""
    table.replacing = before
