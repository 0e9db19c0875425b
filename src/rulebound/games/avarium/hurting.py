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
from rulebound.kernel.table.ability_keys import altering, instead_of
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.instead import altered, replaced_by_card
from rulebound.kernel.table.shielding import is_any_shield_up, unshielded
from rulebound.kernel.table.waiting import beneath_offers, has_to_wait, is_still_to_come, once_answered

TAKES_NO_DAMAGE: Final = f"cannot {TAKE_DAMAGE}"
MORE_OR_LESS: Final = altering(HURT)  # the keys of what changes damage before it is dealt
SOMETHING_ELSE: Final = instead_of(HURT)


def damage_together(table: Table, hit: list[int], n: int, by: int) -> None:
    """Damage by an effect, outside a fight, to all of these at the same time. [D22] [E9]

    A student is expelled by as much as its Defense, or nothing of it stays.
    """
    if n > 0:
        damage_each(table, [(it, n) for it in hit], by)


def damage_each(table: Table, shares: list[tuple[int, int]], by: int) -> None:
    """The same, so much to each of them."""
    damage_all(table, [(it, n, by) for it, n in shares])


def damage_all(table: Table, hits: list[tuple[int, int, int]]) -> None:
    """The same, so much to each of them by the card beside it."""
    if table.over:
        return
    place = beneath_offers(table)
    dealt, dealers = shielded(table, [hit for hit in hits if table.zone[hit[0]] == CLASS])
    if not has_to_wait(table, place) or table.fight == FIGHT or is_still_to_come(table, all_are_hurt):
        take(table, dealt, dealers)
        return
    table.dealt = listed(dealt)
    once_answered(table, place, all_are_hurt, Scope(table.active, NOTHING, listed(dealers)))


@rule("E9")
def all_are_hurt(table: Table, me: int) -> None:
    """All take the damage together, also those to whom it is dealt after all. [D30]"""
    dealers, dealt = numbers_of(table.scopes.pop().picks), numbers_of(table.dealt)
    table.dealt = []
    there = {it: n for it, n in dealt.items() if table.zone[it] == CLASS}
    take(table, there, {it: dealers.get(it, NOTHING) for it in there})


def hurt_after_all(table: Table, it: int, n: int, by: int) -> None:
    """Damage comes that something else could have replaced: with the rest of it, if that still waits."""
    if table.fight != FIGHT and is_still_to_come(table, all_are_hurt):
        table.dealt = [*table.dealt, it, n]
    else:
        take(table, {it: n}, {it: by})


def take(table: Table, dealt: dict[int, int], dealers: dict[int, int]) -> None:
    """All of these take so much damage at the same time, each of the dealer beside it. [idol.damage] [D22]"""
    for it, n in dealt.items():
        tell_hurt(table, it, dealers[it], n)
    students = [it for it in dealt if it < FIRST_SCHEME]
    doomed = [it for it in students if dealt[it] >= table.defense(it)]
    if table.fight == FIGHT or table.ruling("effect_damage") == "exhausts":
        for it in students:
            if it not in doomed:
                characters.exhaust(table, it, dealers[it])
    place = beneath_offers(table)
    characters.expel_all(table, [(it, dealers[it]) for it in doomed])
    noted = Scope(table.active, NOTHING, listed(dealt))
    noted.queue = listed(dealers)
    once_answered(table, place, merit_is_lost, noted)


@rule("idol.damage")
def merit_is_lost(table: Table, me: int) -> None:
    """After those are gone whom it expels, so that none of them is expelled instead of that. [D28]"""
    scope = table.scopes.pop()
    place = beneath_offers(table)
    for it, n in numbers_of(scope.picks).items():
        if it >= FIRST_IDOL and table.zone[it] == CLASS:
            resources.hurt(table, table.holder[it], n)
    once_answered(table, place, survivors, scope)


@rule("fight.clean-up")
def survivors(table: Table, me: int) -> None:
    """Who is still there has survived it."""
    scope = table.scopes.pop()
    dealers = numbers_of(scope.queue)
    for it, n in numbers_of(scope.picks).items():
        tell_survived(table, it, dealers[it], n)


def listed(numbers: dict[int, int]) -> list[int]:
    """As a table keeps it: piece, number, and so on."""
    return [number for one in numbers.items() for number in one]


def numbers_of(kept: list[int]) -> dict[int, int]:
    """The number of each piece, of what a table has kept; of damage, twice the same piece takes both."""
    found: dict[int, int] = {}
    for i in range(0, len(kept), 2):
        found[kept[i]] = found.get(kept[i], 0) + kept[i + 1]
    return found


# -- Damage that is made less, or passed on ----------------------------------------------------------------------------


def shielded(table: Table, hits: list[tuple[int, int, int]]) -> tuple[dict[int, int], dict[int, int]]:
    """How much damage each of these takes, and who takes damage in place of others; and who deals it to each.

    Of those to whom it may still be dealt the dealers are known, too.
    """
    dealt: dict[int, int] = {}
    dealers: dict[int, int] = {}
    for it, n, by in hits:
        before, table.doer = table.doer, by
        left, caught = left_of(table, it, n, by)
        table.doer = before
        dealers[it] = by
        for one, taken in [(it, left), *caught]:
            if taken > 0 and table.zone[one] == CLASS:
                dealt[one] = dealt.get(one, 0) + taken
                dealers.setdefault(one, by)
    return dealt, dealers


def left_of(table: Table, it: int, n: int, by: int) -> tuple[int, list[tuple[int, int]]]:
    """How much of this damage it takes itself, and what others take in its place."""
    return passed_on(table, it, lessened(table, it, n, by))


def can_be_passed_on(table: Table) -> bool:
    """Whether cards could change how much damage is dealt, do something else instead, or have others take it."""
    if TAKES_NO_DAMAGE in table.forbids:
        return True
    if table.unusual and (MORE_OR_LESS in table.standing or SOMETHING_ELSE in table.standing):
        return True
    return is_any_shield_up(table)


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
