"""Fight!, the last step of a fight: damage is counted, divided and dealt."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import characters, hurting, leading, parties, pieces, resources
from rulebound.games.avarium.ability import DAMAGE_TAKEN
from rulebound.games.avarium.box import FIRST_IDOL
from rulebound.games.avarium.events import ASSIGNS, DAMAGED, DEALS, EXPELLED, LOSES_FIGHT, WINS_FIGHT
from rulebound.games.avarium.needs_of_fights import as_much_as_must_be
from rulebound.games.avarium.parties import ATTACKING, DEFENDING
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FIGHT
from rulebound.games.avarium.zones import CLASS, EXPEL_PILE
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability_keys import instead_of
from rulebound.kernel.table.action import NO_SEAT, NOTHING, Action, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.waiting import is_still_to_come

MOST_AT_ONCE: Final = 99  # damage that one answer assigns; a student that is to be dealt more is asked about again


# [student.combat] [fight.closed]
@rule("fight.tabulate")
def tabulate(table: Table, me: int) -> None:
    """The Combat of each party, before any damage is dealt. [fight.exhausted] [fight.simultaneous] [F11] [F16]"""
    if parties.has_collapsed(table):
        return
    table.fight = FIGHT
    for side in (ATTACKING, DEFENDING):
        shares: dict[int, int] = {}
        for it in table.parties[side]:
            seat = divider(table, side, it)
            shares[seat] = shares.get(seat, 0) + (0 if table.exhausted[it] else table.strike(it))
        for seat, damage in shares.items():
            table.emit(DEALS, seat, parties.head_of(table, side), number=damage)
            if damage > 0:
                table.shares += [side, seat, damage, NOTHING]


def divider(table: Table, side: int, it: int) -> int:
    """Who divides the damage of a fighter: the leader's player. [F11]"""
    seat = table.fight_seats[side]
    if table.ruling("division") == "each" or table.out[seat]:
        return table.holder[it]
    return seat


@rule("fight.assign")
def divide(table: Table, me: int) -> None:
    """The leader first; the rest as its divider chooses, all of it, to no student more than it takes to expel.

    [fight.leader-first] [fight.divide] [fight.over] [F12] [F13] [F14] [F15] [F20]
    """
    while table.shares:
        side, seat, rest, begun = table.shares[:4]
        if begun < 0:
            begun = table.shares[3] = len(table.dealt)
        foes = table.parties[1 - side]
        leader = table.leaders[1 - side]
        if leader in foes and leader not in table.dealt[begun::2]:
            rest = assign_to_leader(table, leader, rest)
        others = [it for it in foes if it != leader and not is_settled(table, begun, it) and room(table, it) > 0]
        rooms = [room(table, it) for it in others]
        if rest <= 0 or not others:
            table.shares = table.shares[4:]
            continue
        most = min(rest, rooms[0], MOST_AT_ONCE)
        least = min(most, max(0, rest - sum(rooms[1:])))
        table.shares[2] = rest
        table.scopes.append(Scope(seat, others[0], [], it=most, number=least))
        table.then(me, divide)
        table.ask(seat, HOW_MUCH, [AMOUNT[n] for n in range(least, most + 1)])
        return


def is_settled(table: Table, begun: int, it: int) -> bool:
    """Whether this divider has said how much a fighter is dealt: an answer was less than could be said at once."""
    return any([table.dealt[i] == it and table.dealt[i + 1] < MOST_AT_ONCE for i in range(begun, len(table.dealt), 2)])


def assign_to_leader(table: Table, leader: int, rest: int) -> int:
    """What is left for others. A leader that stays all the same takes all of it, or not. [F20]"""
    free, taken = room(table, leader), min(rest, room(table, leader))
    if rest > taken and table.ruling("unexpellable_leader") == "no-spill":
        before = parties.toughness(table, leader) - free
        taken = leading.enough(table, leader, before, taken, rest)
        if taken > rest:
            table.dealt += [leader, free]
            return 0
    table.dealt += [leader, taken]
    return rest - taken


def room(table: Table, it: int) -> int:
    """What can still be assigned to a fighter. [fight.over]"""
    taken = 0
    for i in range(0, len(table.dealt), 2):
        if table.dealt[i] == it:
            taken += table.dealt[i + 1]
    return parties.toughness(table, it) - taken


class Amount(Action[Table]):
    """Assign so much of the damage that is left, openly. [F16]"""

    clause = "fight.divide"
    says = "{n} damage"
    needs = [as_much_as_must_be]

    def perform(self, table: Table, me: int) -> None:
        it = table.scopes.pop().source
        table.emit(ASSIGNS, me, it, number=self.it)
        table.dealt += [it, self.it]
        table.shares[2] -= self.it


# [idol.damage] [student.defense] [exhaust.damage] [exhaust.idol.damage] [fight.attacking]
@rule("fight.simultaneous")
def deal(table: Table, me: int) -> None:
    """All at once. What a player may do instead of the damage is asked before any of it is taken. [F17]"""
    table.then(me, take)
    taken, dealers = damage_of_each(table)
    table.dealt = hurting.listed({it: n for it, n in taken.items() if parties.side_of(table, it) >= 0})
    if len(table.dealt) == 2 * len(taken):
        return  # as most often
    for it, damage in taken.items():
        if parties.side_of(table, it) < 0:  # in place of a fighter
            table.emit(DAMAGED, table.holder[it], it, number=damage)
            hurting.take(table, {it: damage}, dealers)


@rule("fight.simultaneous")
def take(table: Table, me: int) -> None:
    """Compared with Defense as it is now. What may be done instead of an expulsion is asked next. [D30] [F16] [F17]"""
    doomed: list[tuple[int, int]] = []
    for it, damage in hurting.numbers_of(table.dealt).items():
        if parties.side_of(table, it) < 0:
            continue  # it went instead of something else
        table.emit(DAMAGED, table.holder[it], it, number=damage)
        hurting.tell_hurt(table, it, leader_against(table, it), damage)
        if it < FIRST_IDOL and damage >= table.defense(it):
            doomed.append((it, leader_against(table, it)))
    table.then(me, fall)
    table.shares = characters.those_expelled(table, doomed)


@rule("fight.simultaneous")
def fall(table: Table, me: int) -> None:
    """Who is expelled leaves, and all others are exhausted. [fight.expel] [fight.exhaust] [fight.merit]"""
    expelled = [it for it in dict.fromkeys(table.shares) if parties.side_of(table, it) >= 0]
    table.shares = []
    taken = hurting.numbers_of(table.dealt)
    hurt = [it for it in taken if it not in expelled and parties.side_of(table, it) >= 0]
    struck = [it for it in hurt if it >= FIRST_IDOL]
    waits = any([leader in struck for leader in table.leaders]) and may_keep_merit(table)
    if table.delayed or table.unusual:  # else nothing comes of it
        table.scopes.append(Scope(me, NOTHING, expelled, number=int(waits)))
        table.scopes[-1].queue = table.merit[:]
        table.then(me, end_of_damage)
    for it in expelled:
        table.emit(EXPELLED, table.holder[it], it, leader_against(table, it))
    for it in hurt:
        if it < FIRST_IDOL:
            characters.exhaust(table, it, leader_against(table, it))
    if not waits:  # those who are expelled know it, too
        see_who_wins(table, [*expelled, *struck])
    leaving = [(it, EXPEL_PILE, NO_SEAT) for it in expelled]
    pieces.move_together(table, leaving)  # before Merit is lost, so that none is expelled instead of that [D28]
    for it in struck:
        resources.hurt(table, table.holder[it], taken[it])


def may_keep_merit(table: Table) -> bool:
    """Whether a card could do something else instead of Merit that is lost by damage."""
    return table.unusual and instead_of(resources.WOULD_LOSE_MERIT) in table.standing


@rule("fight.simultaneous")
def end_of_damage(table: Table, me: int) -> None:
    """It is known now which idols have lost Merit by it, and so who has won and who has survived. [S7]"""
    scope = table.scopes.pop()
    taken = hurting.numbers_of(table.dealt)
    if scope.number:
        poorer = [table.idol[seat] for seat in table.left() if table.merit[seat] < scope.queue[seat]]
        see_who_wins(table, [*scope.picks, *[it for it in poorer if it in taken]])
    for it, damage in taken.items():
        if parties.side_of(table, it) >= 0:
            hurting.tell_survived(table, it, leader_against(table, it), damage)


def damaged_after_all(table: Table, it: int, n: int, by: int) -> None:
    """The damage comes that something else could have replaced: in a fight with all other damage."""
    if table.zone[it] != CLASS or table.over:
        return
    if parties.side_of(table, it) >= 0 and is_still_to_come(table, take):
        table.dealt = [*table.dealt, it, n]
    else:
        hurting.hurt_after_all(table, it, n, by)


def expelled_after_all(table: Table, it: int, by: int) -> None:
    """The expulsion comes that something else could have replaced: in a fight with all others that it expels."""
    if it in table.dealt[::2] and is_still_to_come(table, fall):
        table.shares = [*table.shares, *characters.those_expelled(table, [(it, by)])]
    else:
        characters.expel_after_all(table, it, by)


def leader_against(table: Table, it: int) -> int:
    """Who leads the party against this fighter; NOTHING for who has left the fight."""
    side = parties.side_of(table, it)
    return table.leaders[1 - side] if side >= 0 else NOTHING


def damage_of_each(table: Table) -> tuple[dict[int, int], dict[int, int]]:
    """How much each takes, once cards have prevented some of it, or take it in place of others; and who deals it."""
    taken: dict[int, int] = {}
    dealers: dict[int, int] = {}
    changes = hurting.can_be_passed_on(table)
    for it in dict.fromkeys(table.dealt[::2]):  # each once
        assigned = parties.toughness(table, it) - room(table, it)
        damage = assigned + table.now(DAMAGE_TAKEN, it, 0)
        if damage <= 0 or assigned == 0:
            continue
        if not changes:
            taken[it] = damage  # as most often
            continue
        left, caught = hurting.left_of(table, it, damage, leader_against(table, it))
        for one, part in [(it, left), *caught]:
            if part > 0:
                taken[one] = taken.get(one, 0) + part
                dealers.setdefault(one, leader_against(table, it))
    return taken, dealers


def see_who_wins(table: Table, beaten: list[int]) -> None:
    """All of a party win whose enemy leader was expelled or lost Merit, and whose own leader was not. [S7]"""
    if not (table.delayed or (table.unusual and (WINS_FIGHT in table.standing or LOSES_FIGHT in table.standing))):
        return  # as most often
    leaders = [leader in beaten for leader in table.leaders]
    if leaders[ATTACKING] == leaders[DEFENDING]:
        return
    winning = ATTACKING if leaders[DEFENDING] else DEFENDING
    for side, kind in ((winning, WINS_FIGHT), (1 - winning, LOSES_FIGHT)):
        for it in table.parties[side]:
            table.emit(kind, table.holder[it], it, table.leaders[1 - side])


HOW_MUCH: Final[Question[Table]] = Question("fight.divide", "How much damage is dealt to {source}?", takes=[Amount])
AMOUNT: Final[list[Action[Table]]] = []  # made in `fights`, after what comes before it in a fight
