"""The parties of a fight: the members of each side, how much damage they can take, and who has attacked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.games.avarium.ability import DAMAGE_TAKEN
from rulebound.games.avarium.box import FIRST_IDOL
from rulebound.games.avarium.events import GETS_TOKEN, LEADS, LEAVES_FIGHT, LOSES_TOKEN
from rulebound.games.avarium.timing import FIGHT, NO_FIGHT
from rulebound.games.avarium.zones import CLASS
from rulebound.kernel.basics.replacing import replaced

if TYPE_CHECKING:
    from rulebound.games.avarium.state import Table

ATTACKING: Final = 0  # the sides
DEFENDING: Final = 1


def side_of(table: Table, it: int) -> int:
    """The side of the fight it is on; -1 for none."""
    if table.fight == NO_FIGHT:
        return -1
    if it in table.parties[ATTACKING]:
        return ATTACKING
    return DEFENDING if it in table.parties[DEFENDING] else -1


def has_collapsed(table: Table) -> bool:
    """Whether one side is empty, so that only the clean-up remains. [F19]"""
    if not table.parties[ATTACKING] or not table.parties[DEFENDING]:
        return True
    if table.ruling("leaderless") == "on":
        return False
    return side_of(table, table.leaders[ATTACKING]) < 0 or side_of(table, table.leaders[DEFENDING]) < 0


def head_of(table: Table, side: int) -> int:
    """By whom a party is called: its leader, or the first of those who are left without one."""
    leader = table.leaders[side]
    return leader if leader in table.parties[side] else table.parties[side][0]


def toughness(table: Table, it: int) -> int:
    """The damage that a fighter can be assigned: its Defense, or its player's Merit. [fight.over] [F13] [F15]

    Who is there without any Defense takes 1.
    """
    whole = table.merit[table.holder[it]] if it >= FIRST_IDOL else max(1, table.defense(it))
    return max(0, whole - table.now(DAMAGE_TAKEN, it, 0))


def join(table: Table, it: int, side: int) -> None:
    """Adds it to this side."""
    if table.fight != NO_FIGHT and side_of(table, it) < 0:
        table.parties[side].append(it)
        if side == ATTACKING:
            table.attackers.append(it)


def leave(table: Table, it: int) -> None:
    """Removes it from the fight. [F21]"""
    side = side_of(table, it)
    if side >= 0:
        table.parties[side].remove(it)
        table.emit(LEAVES_FIGHT, table.holder[it], it)


def step_out(table: Table, it: int) -> list[list[int]]:
    """It changes its Class, and stays in the fight. Returns both parties and the attackers as they were. [F21]"""
    before = [*[party[:] for party in table.parties], table.attackers]
    table.parties[side_of(table, it)].remove(it)
    table.attackers = [one for one in table.attackers if one != it]
    return before


def step_in(table: Table, before: list[list[int]]) -> None:
    """It is in the other Class now, and where it was in the fight."""
    table.parties = before[:2]
    table.attackers = before[2]


def all_leave(table: Table) -> None:
    """The fight has no parties any more. [F19] [F21]"""
    for it in [*table.parties[ATTACKING], *table.parties[DEFENDING]]:
        leave(table, it)


def take_the_lead(table: Table, it: int, me: int) -> None:
    """Another one leads this player's party: who led it before supports it in turn, or leaves, if the new one comes in.

    One with an Attack Token cannot. [fight.leader]
    """
    if me not in table.fight_seats or table.fight in (NO_FIGHT, FIGHT) or table.holder[it] != me:
        return
    side = table.fight_seats.index(me)
    before = table.leaders[side]
    if table.zone[it] != CLASS or table.token[it] or it == before or side_of(table, it) == 1 - side:
        return
    if side_of(table, it) < 0:
        leave(table, before)
        join(table, it, side)
    table.leaders[side] = it
    table.emit(LEADS, me, it)


def give_token(table: Table, it: int) -> None:
    """Marks that it has attacked this turn. [fight.tokens]"""
    if table.zone[it] == CLASS:
        table.token = replaced(table.token, it, True)


def put_token(table: Table, it: int) -> None:
    """A card says that it counts as one that has attacked this turn."""
    if table.zone[it] == CLASS and not table.token[it]:
        give_token(table, it)
        table.emit(GETS_TOKEN, table.holder[it], it)


def take_token(table: Table, it: int) -> None:
    """As if it had not attacked this turn."""
    if table.token[it]:
        table.token = replaced(table.token, it, False)
        table.emit(LOSES_TOKEN, table.holder[it], it)
