"""Damage that effects deal, and what becomes of those who take it; the damage of fights is in `damage`.

Where a player may do something else instead, what follows from the damage waits until that is answered: only then it
is known who has survived. [D30]
"""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import characters, resources
from rulebound.games.avarium.ability import TAKE_DAMAGE
from rulebound.games.avarium.box import FIRST_IDOL, FIRST_SCHEME
from rulebound.games.avarium.events import HURT, SURVIVES
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FIGHT
from rulebound.games.avarium.zones import CLASS
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.agenda import Rule, rule
from rulebound.kernel.table.instead import altered, offers_waiting, replaced_by_card
from rulebound.kernel.table.shielding import unshielded

TAKES_NO_DAMAGE: Final = f"cannot {TAKE_DAMAGE}"


def damage_together(table: Table, hit: list[int], n: int, by: int) -> None:
    """Damage by an effect, outside a fight, to all of these at the same time. [D22] [E9]

    A student is expelled by as much as its Defense, or nothing of it stays.
    """
    if n > 0:
        damage_each(table, [(it, n) for it in hit], by)


def damage_each(table: Table, shares: list[tuple[int, int]], by: int) -> None:
    """The same, so much to each of them."""
    if table.over:
        return
    table.doer = by
    dealt = shielded(table, [(it, n) for it, n in shares if table.zone[it] == CLASS], by)
    table.doer = NOTHING
    take(table, {it: n for it, n in dealt.items() if n > 0}, by)


def take(table: Table, dealt: dict[int, int], by: int) -> None:
    """All of these take so much damage at the same time. [idol.damage] [D22]"""
    for it, n in dealt.items():
        tell_hurt(table, it, by, n)
    students = [it for it in dealt if it < FIRST_SCHEME]
    doomed = [it for it in students if dealt[it] >= table.defense(it)]
    if table.fight == FIGHT or table.ruling("effect_damage") == "exhausts":
        for it in students:
            if it not in doomed:
                characters.exhaust(table, it, by)
    place = beneath_offers(table)
    characters.expel_together(table, doomed, by)
    go_on(table, place, merit_is_lost, noted(table, dealt, by))


@rule("idol.damage")
def merit_is_lost(table: Table, me: int) -> None:
    """After those are gone whom it expels, so that none of them is expelled instead of that. [D28]"""
    scope = table.scopes.pop()
    place = beneath_offers(table)
    for it, n in damage_of(scope.picks).items():
        if it >= FIRST_IDOL and table.zone[it] == CLASS:
            resources.hurt(table, table.holder[it], n)
    go_on(table, place, survivors, scope)


@rule("fight.clean-up")
def survivors(table: Table, me: int) -> None:
    """Who is still there has survived it."""
    scope = table.scopes.pop()
    for it, n in damage_of(scope.picks).items():
        tell_survived(table, it, scope.source, n)


def noted(table: Table, dealt: dict[int, int], by: int) -> Scope:
    """What is remembered of damage while it is asked whether something else happens instead."""
    return Scope(table.active, by, listed(dealt))


def listed(dealt: dict[int, int]) -> list[int]:
    """Damage as a table keeps it: piece, damage, and so on."""
    return [number for it, n in dealt.items() for number in (it, n)]


def damage_of(kept: list[int]) -> dict[int, int]:
    """How much each takes, of what a table has kept; twice the same piece takes both."""
    dealt: dict[int, int] = {}
    for i in range(0, len(kept), 2):
        dealt[kept[i]] = dealt.get(kept[i], 0) + kept[i + 1]
    return dealt


def beneath_offers(table: Table) -> tuple[int, int, int]:
    """Where on the agenda, and with which scope, that comes which waits for the offers that are made from here on."""
    waiting = offers_waiting(table)
    return len(table.agenda), len(table.agenda) - 2 * waiting, len(table.scopes) - waiting


def go_on(table: Table, place: tuple[int, int, int], what: Rule[Table], scope: Scope) -> None:
    """This rule comes now, or after what has come on the agenda since then. It takes the scope away."""
    height, step, memory = place
    if table.over:
        return
    if len(table.agenda) == height:
        table.scopes.append(scope)
        what.does(table, scope.me)
        return
    table.agenda.insert(step, what.by(scope.me))
    table.scopes.insert(memory, scope)


# -- Damage that is made less, or passed on ----------------------------------------------------------------------------


def shielded(table: Table, shares: list[tuple[int, int]], by: int) -> dict[int, int]:
    """How much damage each of these takes, and who takes damage in place of others, once shields have caught theirs."""
    dealt: dict[int, int] = {}
    for it, n in shares:
        left, caught = left_of(table, it, n, by)
        for one, taken in [(it, left), *caught]:
            if table.zone[one] == CLASS:
                dealt[one] = dealt.get(one, 0) + taken
    return dealt


def left_of(table: Table, it: int, n: int, by: int) -> tuple[int, list[tuple[int, int]]]:
    """How much of this damage it takes itself, and what others take in its place."""
    return passed_on(table, it, lessened(table, it, n, by))


def can_be_passed_on(table: Table) -> bool:
    """Whether cards could make damage less, or have others take it."""
    return table.unusual or len(table.modifiers) > 0 or TAKES_NO_DAMAGE in table.forbids


def passed_on(table: Table, it: int, n: int) -> tuple[int, list[tuple[int, int]]]:
    """What is left of this damage, and what others take of it in its place."""
    left, caught = unshielded(table, it, n)
    if left > 0 and TAKES_NO_DAMAGE in table.forbids:
        other = table.forbidder(TAKES_NO_DAMAGE, table.holder[it], it)
        if other >= 0 and other != it and table.zone[other] == CLASS:
            return 0, [*caught, (other, left)]
    return left, caught


def lessened(table: Table, it: int, n: int, by: int) -> int:
    """How much damage this one takes, once cards have prevented some, or done something else instead. [card.wins]"""
    n = altered(table, HURT, it, n)
    return 0 if n <= 0 or replaced_by_card(table, HURT, it, n, by) else n


# -- Damage that has been dealt ----------------------------------------------------------------------------------------


def tell_hurt(table: Table, it: int, by: int, n: int) -> None:
    """Damage is dealt to it: for cards that wait for that."""
    if table.delayed or (table.unusual and HURT in table.standing):
        table.emit(HURT, table.holder[it], it, by, n)


def tell_survived(table: Table, it: int, by: int, n: int) -> None:
    """It has taken damage and is still there: for cards that wait for that."""
    if table.over or table.zone[it] != CLASS or not (table.delayed or (table.unusual and SURVIVES in table.standing)):
        return
    if it < FIRST_SCHEME or table.merit[table.holder[it]] > 0:
        table.emit(SURVIVES, table.holder[it], it, by, n)
