"""Fights: chapter 7 of the handbook, and the helpers of chapter 9, in their order.

Read this with RULES.md beside it. Clauses in brackets are its; F1, F2, ... are in RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import characters, classes, parties, pieces, resources
from rulebound.games.avarium.ability import DAMAGE_TAKEN
from rulebound.games.avarium.box import FIRST_IDOL, PIECES
from rulebound.games.avarium.choices import ACTIONS
from rulebound.games.avarium.effects import WINDOWS, settle
from rulebound.games.avarium.ending import has_ended
from rulebound.games.avarium.events import ATTACKS, DAMAGED, DEALS, EXPELLED, FIGHT_ENDS, SUPPORTS
from rulebound.games.avarium.needs import (
    an_enemy,
    as_much_as_must_be,
    in_your_class,
    may_attack,
    may_be_attacked,
    may_help_the_attack,
    may_help_the_defence,
    may_support,
    no_attack_token,
    no_ready_student_in_front,
    not_fighting_yet,
    not_your_first_turn,
    ready_to_attack,
    ready_to_support,
    somebody_to_attack,
    yours_to_support_with,
)
from rulebound.games.avarium.parties import ATTACKING, DEFENDING
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FIGHT, FOR_FIGHT, NO_FIGHT, PARTY_UP, SET
from rulebound.games.avarium.zones import CLASS, EXPEL_PILE
from rulebound.kernel.action import NOBODY, NOTHING, Action, Question
from rulebound.kernel.agenda import rule
from rulebound.kernel.scope import Scope

MOST_DAMAGE: Final = 100  # that is assigned at once

# -- Set! --------------------------------------------------------------------------------------------------------------


# [fight.one] [exhaust.fight]
class Attack(Action[Table]):
    """Declare a fight: a ready idol or student without an Attack Token leads it. [fight.leader] [F18] [F24]"""

    clause = "fight.leader"
    says = "Attack with {it}"
    given = [in_your_class]
    needs = [not_your_first_turn, ready_to_attack, no_attack_token, may_attack, somebody_to_attack]

    def perform(self, table: Table, me: int) -> None:
        table.fight = SET
        table.fight_seats = [me, NOBODY]
        table.leaders = [self.it, NOTHING]
        table.parties = [[self.it], []]
        table.attackers = [self.it]
        table.shares = []
        table.dealt = []
        table.then(
            me, choose_target, settle, fight_window, party_up, settle, support_window, support_defence, settle,
            helpers, fight_window, tabulate, divide, deal, the_end, clean_up, settle, WINDOWS.others,
        )  # fmt: skip


@rule("fight.target")
def choose_target(table: Table, me: int) -> None:
    """Any enemy, ready or exhausted; an idol only once no ready student stands before it. [F2] [F3] [F27]"""
    table.ask(me, WHOM, [CHALLENGE[it] for it in classes.characters(table) if table.holder[it] != me])


# [fight.target.exhausted] [fight.enemy]
class Challenge(Action[Table]):
    """The target becomes the Defending Leader."""

    clause = "fight.target"
    says = "{it}"
    given = [an_enemy]
    needs = [no_ready_student_in_front, may_be_attacked]

    def perform(self, table: Table, me: int) -> None:
        table.fight_seats[DEFENDING] = table.holder[self.it]
        table.leaders[DEFENDING] = self.it
        table.parties[DEFENDING].append(self.it)
        table.happened(ATTACKS, me, table.leaders[ATTACKING], self.it)


# [fight.effects]
@rule("priority.step")
def fight_window(table: Table, me: int) -> None:
    """A step of the fight is over: priority, the active player first. [F8]"""
    if not has_collapsed(table):
        table.then(me, WINDOWS.open)


def has_collapsed(table: Table) -> bool:
    """Whether nobody is left on one side, so that only the clean-up remains. [F19]"""
    if not table.parties[ATTACKING] or not table.parties[DEFENDING]:
        return True
    if table.ruling("leaderless") == "on":
        return False
    return parties.side_of(table, table.leaders[ATTACKING]) < 0 or parties.side_of(table, table.leaders[DEFENDING]) < 0


# -- Party Up! ---------------------------------------------------------------------------------------------------------


@rule("fight.support.attack")
def party_up(table: Table, me: int) -> None:
    """One supporter, or none. [F4] [F5] [F6] [F23] [F28]"""
    if not has_collapsed(table) and not table.out[me]:
        table.fight = PARTY_UP
        table.ask(me, SUPPORT, [*backing(table, me, BACK_ATTACK), NO_SUPPORT])


@rule("priority.step")
def support_window(table: Table, me: int) -> None:
    """After the attacker's support, unless this table counts whole steps only. [F8]"""
    if table.ruling("fight_windows") == "each":
        fight_window.does(table, me)


@rule("fight.support.defence")
def support_defence(table: Table, me: int) -> None:
    """One supporter, or none, even if it has supported before. [F4] [F5] [F7]"""
    defender = table.fight_seats[DEFENDING]
    if not has_collapsed(table) and not table.out[defender]:
        table.fight = PARTY_UP
        table.ask(defender, SUPPORT, [*backing(table, defender, BACK_DEFENCE), NO_SUPPORT])


def backing(table: Table, seat: int, kind: list[Action[Table]]) -> list[Action[Table]]:
    """This player's characters as supporters of one side."""
    return [kind[it] for it in classes.characters_of(table, seat)]


@rule("royale.helpers")
def helpers(table: Table, me: int) -> None:
    """Players who are not in the fight, in turn order from the attacker. [royale.order] [F9]"""
    seats = [(me + i) % table.seats for i in range(1, table.seats)]
    table.do(*[step for seat in seats for step in (help_once.by(seat), settle.by(me))])


@rule("royale.helpers")
def help_once(table: Table, me: int) -> None:
    """One character on either side, or none. [F9]"""
    if not has_collapsed(table) and me not in table.fight_seats and not table.out[me]:
        both = [*backing(table, me, BACK_ATTACK), *backing(table, me, BACK_DEFENCE)]
        table.ask(me, HELP, [*both, NO_SUPPORT])


# [fight.support.token]
class BackAttack(Action[Table]):
    """Support the Attacking Party. [fight.support.once]"""

    clause = "fight.support.attack"
    says = "{it} supports the attack"
    given = [yours_to_support_with]
    needs = [may_help_the_attack, not_fighting_yet, ready_to_support, no_attack_token, may_support]

    def perform(self, table: Table, me: int) -> None:
        parties.join(table, self.it, ATTACKING)
        table.happened(SUPPORTS, me, self.it, table.leaders[ATTACKING])


class BackDefence(Action[Table]):
    """Support the Defending Party. [fight.support.once]"""

    clause = "fight.support.defence"
    says = "{it} supports the defence"
    given = [yours_to_support_with]
    needs = [may_help_the_defence, not_fighting_yet, ready_to_support, no_attack_token, may_support]

    def perform(self, table: Table, me: int) -> None:
        parties.join(table, self.it, DEFENDING)
        table.happened(SUPPORTS, me, self.it, table.leaders[DEFENDING])


class NoSupport(Action[Table]):
    """Leave them to it."""

    clause = "fight.support.once"
    says = "No support"

    def perform(self, table: Table, me: int) -> None:
        pass


# -- Fight! ------------------------------------------------------------------------------------------------------------


# [student.combat] [fight.closed]
@rule("fight.tabulate")
def tabulate(table: Table, me: int) -> None:
    """The Combat of each party, before any damage is dealt. [fight.exhausted] [fight.simultaneous] [F11] [F16]"""
    if has_collapsed(table):
        return
    table.fight = FIGHT
    for side in (ATTACKING, DEFENDING):
        shares: dict[int, int] = {}
        for it in table.parties[side]:
            seat = divider(table, side, it)
            shares[seat] = shares.get(seat, 0) + (0 if table.exhausted[it] else table.combat(it))
        for seat, damage in shares.items():
            table.happened(DEALS, seat, table.leaders[side], number=damage)
            if damage > 0:
                table.shares += [side, seat, min(damage, MOST_DAMAGE - 1), NOTHING]


def divider(table: Table, side: int, it: int) -> int:
    """Who divides the damage of a fighter: the leader's player. [F11]"""
    seat = table.fight_seats[side]
    if table.ruling("division") == "each" or table.out[seat]:
        return table.holder[it]
    return seat


@rule("fight.assign")
def divide(table: Table, me: int) -> None:
    """The leader first; the rest as its divider wishes, all of it, to nobody more than it takes to expel.

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
        others = [it for it in foes if it != leader and it not in table.dealt[begun::2] and room(table, it) > 0]
        rooms = [room(table, it) for it in others]
        if rest <= 0 or not others:
            table.shares = table.shares[4:]
            continue
        most = min(rest, rooms[0])
        least = min(most, max(0, rest - sum(rooms[1:])))
        table.shares[2] = rest
        table.scopes.append(Scope(seat, others[0], [], it=most, number=least))
        table.then(me, divide)
        table.ask(seat, HOW_MUCH, [AMOUNT[n] for n in range(least, most + 1)])
        return


def assign_to_leader(table: Table, leader: int, rest: int) -> int:
    """What is left for others. A leader that cannot be expelled takes all of it, or not. [F20]"""
    taken = min(rest, room(table, leader))
    table.dealt += [leader, taken]
    if table.ruling("unexpellable_leader") == "spill" or leader >= FIRST_IDOL:
        return rest - taken
    return rest - taken if table.forbidder("be expelled", table.holder[leader], leader) < 0 else 0


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
    for it in pieces.unlike(table.dealt[::2]):
        damage = parties.toughness(table, it) - room(table, it) + table.now(DAMAGE_TAKEN, it, 0)
        if damage <= 0 or parties.toughness(table, it) == room(table, it):
            continue
        table.happened(DAMAGED, table.holder[it], it, number=damage)
        if it >= FIRST_IDOL:
            lost += [table.holder[it], damage]
        elif damage >= table.defense(it):
            doomed.append(it)
        else:
            hurt.append(it)
    expelled = [it for it in doomed if characters.is_expelled(table, it)]
    expelled = [it for it in expelled if table.zone[it] == CLASS]  # one may have gone instead of another
    for it in expelled:
        table.happened(EXPELLED, table.holder[it], it, table.leaders[1 - parties.side_of(table, it)])
    for it in [*hurt, *[it for it in doomed if it not in expelled]]:
        characters.exhaust(table, it)
    for i in range(0, len(lost), 2):
        resources.lose_merit(table, lost[i], lost[i + 1])
    for it in expelled:
        pieces.move(table, it, EXPEL_PILE)


@rule("win.expel")
def the_end(table: Table, me: int) -> None:
    """Whoever has lost all Merit by it is out before the clean-up. What was triggered waits for that. [A8] [F8]"""
    has_ended(table)


@rule("fight.clean-up")
def clean_up(table: Table, me: int) -> None:
    """Damage is forgotten, and attackers get an Attack Token. [fight.tokens] [F10] [F22] [F23] [F25]"""
    whole = table.fight == FIGHT or table.ruling("collapsed") == "tokens"
    for it in table.attackers:
        helper = table.holder[it] != table.fight_seats[ATTACKING]
        if whole and table.zone[it] == CLASS and not (helper and table.ruling("helper_tokens") == "no"):
            parties.give_token(table, it)
    table.happened(FIGHT_ENDS, me, table.leaders[ATTACKING], table.leaders[DEFENDING])
    table.end_modifiers(FOR_FIGHT, -1)
    table.fight = NO_FIGHT
    table.fight_seats = [NOBODY, NOBODY]
    table.leaders = [NOTHING, NOTHING]
    table.parties = [[], []]
    table.attackers = []
    table.shares = []
    table.dealt = []


# -- Questions and actions ---------------------------------------------------------------------------------------------

WHOM: Final[Question[Table]] = Question(
    "fight.target", "Whom do you attack?", takes=[Challenge], says="Attack {it}", chained=True
)
SUPPORT: Final[Question[Table]] = Question(
    "fight.support.once", "Who supports your side of the fight?", takes=[BackAttack, BackDefence, NoSupport]
)
HELP: Final[Question[Table]] = Question(
    "royale.helpers", "Do you help one side of this fight?", takes=[BackAttack, BackDefence, NoSupport]
)
HOW_MUCH: Final[Question[Table]] = Question("fight.divide", "How much damage is dealt to {deed}?", takes=[Amount])
ATTACK: Final[list[Action[Table]]] = ACTIONS.each(Attack, PIECES)
CHALLENGE: Final[list[Action[Table]]] = ACTIONS.each(Challenge, PIECES)
BACK_ATTACK: Final[list[Action[Table]]] = ACTIONS.each(BackAttack, PIECES)
BACK_DEFENCE: Final[list[Action[Table]]] = ACTIONS.each(BackDefence, PIECES)
NO_SUPPORT: Final[Action[Table]] = ACTIONS.one(NoSupport)
AMOUNT: Final[list[Action[Table]]] = ACTIONS.each(Amount, MOST_DAMAGE)
