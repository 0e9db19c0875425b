"""The clash of a moment: both actions roll, perhaps again, and meet; some attacks meet twice."""

from __future__ import annotations

from rulebound.games.varia.ability_keys import ATTACKS_AGAIN
from rulebound.games.varia.card import ATTACK, BLOCK
from rulebound.games.varia.events import BLOCKS, HITS
from rulebound.games.varia.hitting import challenged, defended, is_attack, side, unopposed
from rulebound.games.varia.rerolling import reroll_focus, reroll_power
from rulebound.games.varia.rolling import is_rolled_again, roll_all
from rulebound.games.varia.rows import ZEROS
from rulebound.games.varia.settling import settle
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.agenda import Step, rule
from rulebound.kernel.table.waiting import after_offers


@rule("clash.roll")
def clash(table: Table, me: int) -> None:
    """One of the four kinds of clashes. [clash.stalemate] [R17]"""
    if is_rolled_again(table):
        begin_rerolling(table, me)
    else:
        follow(table, [*fight(table, me, [True, True]), *clash_again(table, me)])


def follow(table: Table, steps: list[Step[Table]], scope: Scope | None = None) -> None:
    """What comes of a clash is known once players have said whether something happens instead of the damage."""
    if not table.over:
        after_offers(table, steps, scope)


def clash_again(table: Table, me: int) -> list[Step[Table]]:
    """Once more, where an attack of this moment attacks twice. [R39]"""
    if (table.unusual or table.modifiers) and True in attack_again(table):
        return [settle.by(me), second_clash.by(me)]
    return []


def fight(table: Table, me: int, attacking: list[bool]) -> list[Step[Table]]:
    """The actions of the moment roll and meet. attacking: which player's attack deals damage, if it is one. [R39]"""
    sides = sides_from(table, me)
    roll_all(table, me, sides)
    return meet(table, me, sides, attacking)


def sides_from(table: Table, me: int) -> list[list[int]]:
    """The actions of both, mine first."""
    return [side(table, me), side(table, table.rival(me))]


def meet(table: Table, me: int, sides: list[list[int]], attacking: list[bool]) -> list[Step[Table]]:
    """What comes of the rolls. Returns what follows from it."""
    attackers: list[int] = []
    blocked = met = False
    seat = me
    for pieces in sides:
        if table.is_typed(pieces, ATTACK):
            attackers.append(seat)
        elif table.is_typed(pieces, BLOCK):
            blocked = True
        seat = table.rival(me)
    if len(attackers) == 2:
        challenged(table, attackers, attacking)
    elif attackers and not attacking[attackers[0]]:
        pass
    elif attackers and blocked:
        met = defended(table, attackers[0])
    elif attackers:
        unopposed(table, attackers[0])
    steps = [meets_block.by(attackers[0])] if met else []
    return steps + [has_hit.by(seat) for seat in attackers if table.hit[seat]]


@rule("clash.defended")
def meets_block(table: Table, me: int) -> None:
    """This player's attack has met a block. [R37]"""
    if table.acting(me):
        table.passes(BLOCKS, table.rival(me), table.acting(me)[0])


@rule("hit.on")
def has_hit(table: Table, me: int) -> None:
    """This player's attack has hit: what it says on a hit comes after the damage."""
    if table.acting(me):
        table.emit(HITS, me, table.acting(me)[0], number=table.damage[me])


# -- Attacking twice ---------------------------------------------------------------------------------------------------


def attack_again(table: Table) -> list[bool]:
    """For each player whether their attack of this moment attacks twice. [R39]"""
    return [
        is_attack(table, seat) and table.added(ATTACKS_AGAIN, table.acting(seat)) > 0 for seat in range(table.seats)
    ]


@rule("R39")
def second_clash(table: Table, me: int) -> None:
    """The same actions meet once more; an attack that does not attack twice only prevents damage. [miss.nothing]"""
    again = attack_again(table)
    if table.over or True not in again:
        return
    before = Scope(me, NOTHING, [*[int(hit) for hit in table.hit], *table.damage])
    table.damage = ZEROS
    follow(table, [*fight(table, me, again), settle.by(me), both_together.by(me)], before)


@rule("R39")
def both_together(table: Table, me: int) -> None:
    """An attack has hit if it has hit in either clash, and has dealt what it has dealt in both."""
    before = table.scopes.pop().picks
    table.hit = [table.hit[seat] or before[seat] > 0 for seat in range(2)]
    table.damage = [table.damage[seat] + before[2 + seat] for seat in range(2)]


# -- Rolling again -----------------------------------------------------------------------------------------------------


def begin_rerolling(table: Table, me: int) -> None:
    """All dice are rolled and seen; then players roll again by cards, and then the actions meet. [R48]"""
    table.scopes.append(Scope(me, NOTHING, roll_all(table, me, sides_from(table, me))))
    rival = table.rival(me)
    table.do(
        reroll_power.by(me), reroll_focus.by(me), reroll_power.by(rival), reroll_focus.by(rival), meet_now.by(me)
    )  # fmt: skip


@rule("R48")
def meet_now(table: Table, me: int) -> None:
    table.scopes.pop()
    follow(table, [*meet(table, me, sides_from(table, me), [True, True]), *clash_again(table, me)])
