"""Fight!, the last step of a fight: damage is counted, divided and dealt."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import characters, parties, pieces, resources
from rulebound.games.avarium.ability import DAMAGE_TAKEN
from rulebound.games.avarium.box import FIRST_IDOL
from rulebound.games.avarium.events import DAMAGED, DEALS, EXPELLED, LOSES_FIGHT, SURVIVES, WINS_FIGHT
from rulebound.games.avarium.needs_of_fights import as_much_as_must_be
from rulebound.games.avarium.parties import ATTACKING, DEFENDING
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FIGHT
from rulebound.games.avarium.zones import EXPEL_PILE
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability_keys import instead_of
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.replacement import MayInstead

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
            table.emit(DEALS, seat, head_of(table, side), number=damage)
            if damage > 0:
                table.shares += [side, seat, damage, NOTHING]


def head_of(table: Table, side: int) -> int:
    """By whom a party is called: its leader, or the first of those who are left without one."""
    leader = table.leaders[side]
    return leader if leader in table.parties[side] else table.parties[side][0]


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
    """What is left for others. A leader that will not be expelled takes all of it, or not. [F20]"""
    taken = min(rest, room(table, leader))
    table.dealt += [leader, taken]
    if rest == taken or table.ruling("unexpellable_leader") == "spill" or leader >= FIRST_IDOL:
        return rest - taken
    return 0 if is_kept(table, leader) else rest - taken


def is_kept(table: Table, leader: int) -> bool:
    """Whether a card forbids to expel it, or must do something else instead. That is tried, on a copy of the table."""
    key = instead_of(EXPELLED)
    if key not in table.standing or not characters.can_be_expelled(table, leader):
        return not characters.can_be_expelled(table, leader)
    trial, musts = table.clone(), [one for one in table.standing[key] if not isinstance(one.ability, MayInstead)]
    trial.standing = {**table.standing, key: musts}
    return not characters.is_expelled(trial, leader)


def room(table: Table, it: int) -> int:
    """What can still be assigned to a fighter. [fight.over]"""
    taken = 0
    for i in range(0, len(table.dealt), 2):
        if table.dealt[i] == it:
            taken += table.dealt[i + 1]
    return parties.toughness(table, it) - taken


class Amount(Action[Table]):
    """Assign so much of the damage that is left."""

    clause = "fight.divide"
    says = "{n} damage"
    needs = [as_much_as_must_be]

    def perform(self, table: Table, me: int) -> None:
        it = table.scopes.pop().source
        table.dealt += [it, self.it]
        table.shares[2] -= self.it


# [idol.damage] [student.defense] [exhaust.damage] [exhaust.idol.damage] [fight.attacking]
@rule("fight.simultaneous")
def deal(table: Table, me: int) -> None:
    """All at once, compared with Defense as it is now. [fight.expel] [fight.exhaust] [fight.merit] [F16] [F17]"""
    doomed: list[int] = []
    hurt: list[int] = []
    lost: list[int] = []
    struck: list[int] = []
    taken = damage_of_each(table)
    for it, damage in taken.items():
        side = parties.side_of(table, it)
        if side < 0:
            characters.take_for_another(table, it, damage)
            continue
        table.emit(DAMAGED, table.holder[it], it, number=damage)
        characters.tell_hurt(table, it, table.leaders[1 - side], damage)
        if it >= FIRST_IDOL:
            lost += [table.holder[it], damage]
            struck.append(it)
        elif damage >= table.defense(it):
            doomed.append(it)
        else:
            hurt.append(it)
    expelled = characters.those_expelled(table, doomed)
    for it in expelled:
        table.emit(EXPELLED, table.holder[it], it, table.leaders[1 - parties.side_of(table, it)])
    for it in [*hurt, *[it for it in doomed if it not in expelled]]:
        characters.exhaust(table, it, leader_against(table, it))
    if table.delayed or (table.unusual and (WINS_FIGHT in table.standing or LOSES_FIGHT in table.standing)):
        see_who_wins(table, [*expelled, *struck])
    for it in expelled:  # before Merit is lost, so that none of them is expelled instead of that [D28]
        pieces.move(table, it, EXPEL_PILE)
    for i in range(0, len(lost), 2):
        resources.hurt(table, lost[i], lost[i + 1])
    if table.delayed or (table.unusual and SURVIVES in table.standing):
        for it in [*hurt, *doomed, *struck]:
            side = parties.side_of(table, it)
            if it not in expelled and side >= 0:
                characters.tell_survived(table, it, table.leaders[1 - side], taken[it])


def leader_against(table: Table, it: int) -> int:
    """Who leads the party against this fighter; NOTHING for who has left the fight."""
    side = parties.side_of(table, it)
    return table.leaders[1 - side] if side >= 0 else NOTHING


def damage_of_each(table: Table) -> dict[int, int]:
    """How much each takes, once cards have prevented some of it, or take it in place of others."""
    taken: dict[int, int] = {}
    changes = characters.can_be_passed_on(table)
    for it in dict.fromkeys(table.dealt[::2]):  # each once
        assigned = parties.toughness(table, it) - room(table, it)
        damage = assigned + table.now(DAMAGE_TAKEN, it, 0)
        if damage <= 0 or assigned == 0:
            continue
        if not changes:
            taken[it] = damage  # as most often
            continue
        left, caught = characters.passed_on(table, it, characters.lessened(table, it, damage))
        for one, part in [(it, left), *caught]:
            if part > 0:
                taken[one] = taken.get(one, 0) + part
    return taken


def see_who_wins(table: Table, beaten: list[int]) -> None:
    """All of a party win whose enemy leader was expelled or lost Merit, and whose own leader was not. [S7]"""
    leaders = [leader in beaten for leader in table.leaders]
    if leaders[ATTACKING] == leaders[DEFENDING]:
        return
    winning = ATTACKING if leaders[DEFENDING] else DEFENDING
    for side, kind in ((winning, WINS_FIGHT), (1 - winning, LOSES_FIGHT)):
        for it in table.parties[side]:
            table.emit(kind, table.holder[it], it, table.leaders[1 - side])


HOW_MUCH: Final[Question[Table]] = Question("fight.divide", "How much damage is dealt to {source}?", takes=[Amount])
AMOUNT: Final[list[Action[Table]]] = []  # made in `fights`, after what comes before it in a fight
