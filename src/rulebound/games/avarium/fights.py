"""Fights, in order: chapter 7 of the handbook, and the helpers of chapter 9.

Read this beside RULES.md, which has the clauses in brackets; F1, F2, ... are in RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import classes, parties
from rulebound.games.avarium import needs_of_fights as need
from rulebound.games.avarium.box import PIECES
from rulebound.games.avarium.choices import ACTIONS
from rulebound.games.avarium.damage import AMOUNT, MOST_AT_ONCE, Amount, deal, divide, tabulate
from rulebound.games.avarium.effects import WINDOWS, settle
from rulebound.games.avarium.ending import has_ended
from rulebound.games.avarium.events import ATTACKS, FIGHT_ENDS, PARTIES_STAND, SUPPORTS
from rulebound.games.avarium.parties import ATTACKING, DEFENDING
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FIGHT, FOR_FIGHT, NO_FIGHT, PARTY_UP, SET
from rulebound.games.avarium.zones import CLASS
from rulebound.kernel.table.action import NO_SEAT, NOTHING, Action, Question
from rulebound.kernel.table.agenda import Order, rule

# -- Set! --------------------------------------------------------------------------------------------------------------


# [fight.one] [exhaust.fight]
class Attack(Action[Table]):
    """Declare a fight: a ready idol or student without an Attack Token leads it. [fight.leader] [F18] [F24]"""

    clause = "fight.leader"
    says = "Attack with {it}"
    given = [need.yours_to_attack_with]
    needs = [
        need.not_your_first_turn,
        need.ready_to_attack,
        need.no_attack_token,
        need.may_attack,
        need.may_be_in_attacks,
        need.may_be_in_fights,
        need.somebody_to_attack,
    ]

    def perform(self, table: Table, me: int) -> None:
        table.declare()
        table.fight = SET
        table.fight_seats = [me, NO_SEAT]
        table.leaders = [self.it, NOTHING]
        table.parties = [[self.it], []]
        table.attackers = [self.it]
        table.shares = []
        table.dealt = []
        table.then_all(me, STEPS_OF_A_FIGHT)


@rule("fight.target")
def choose_target(table: Table, me: int) -> None:
    """Any enemy, ready or exhausted; an idol only if no ready student stands in front of it. [F2] [F3] [F27]"""
    table.ask(me, WHOM, [CHALLENGE[it] for it in classes.characters(table) if table.holder[it] != me])


# [fight.target.exhausted] [fight.enemy]
class Challenge(Action[Table]):
    """The target becomes the Defending Leader."""

    clause = "fight.target"
    says = "{it}"
    given = [need.an_enemy]
    needs = [need.no_ready_student_in_front, need.may_be_attacked, need.none_stands_before_it]

    def perform(self, table: Table, me: int) -> None:
        table.fight_seats[DEFENDING] = table.holder[self.it]
        table.leaders[DEFENDING] = self.it
        table.parties[DEFENDING].append(self.it)
        table.emit(ATTACKS, me, table.leaders[ATTACKING], self.it)


# [fight.effects]
@rule("priority.step")
def fight_window(table: Table, me: int) -> None:
    """After a step of the fight: priority, the active player first. [F8]"""
    if not parties.has_collapsed(table):
        WINDOWS.open_now(table, me)


# -- Party Up! ---------------------------------------------------------------------------------------------------------


@rule("fight.support.attack")
def party_up(table: Table, me: int) -> None:
    """One supporter, or none. [F4] [F5] [F6] [F23] [F28]"""
    if not parties.has_collapsed(table) and not table.out[me]:
        table.fight = PARTY_UP
        table.ask(me, SUPPORT, [*backing(table, me, BACK_ATTACK), NO_SUPPORT])


@rule("priority.step")
def support_window(table: Table, me: int) -> None:
    """After the attacker's support, unless the table plays with whole steps only. [F8]"""
    if table.ruling("fight_windows") == "each":
        fight_window.does(table, me)


@rule("fight.support.defence")
def support_defence(table: Table, me: int) -> None:
    """One supporter, or none, even if it has supported before. [F4] [F5] [F7]"""
    defender = table.fight_seats[DEFENDING]
    if not parties.has_collapsed(table) and not table.out[defender]:
        table.fight = PARTY_UP
        table.ask(defender, SUPPORT, [*backing(table, defender, BACK_DEFENCE), NO_SUPPORT])


def backing(table: Table, seat: int, kind: list[Action[Table]]) -> list[Action[Table]]:
    """This player's characters who can support one side."""
    return [kind[it] for it in classes.characters_of(table, seat)]


@rule("royale.helpers")
def rest_of_the_parties(table: Table, me: int) -> None:
    """The defender, then players who are not in the fight, in turn order from the attacker. [royale.order] [F9]

    Nothing is left on the agenda after the last of them, so that what this one triggers makes no second moment. [E7]
    """
    if table.delayed or (table.unusual and PARTIES_STAND in table.standing):
        table.do(parties_stand.by(me), settle.by(me))
    for seat in reversed(table.clockwise[me]):  # the first of them comes on top of the agenda
        if seat not in table.fight_seats:
            table.do(help_once.by(seat), settle.by(me))
    table.do(support_defence.by(me), settle.by(me))


@rule("fight.support.once")
def parties_stand(table: Table, me: int) -> None:
    """Both parties are complete now: for cards that wait for that."""
    if not parties.has_collapsed(table):
        table.emit(PARTIES_STAND, me, table.leaders[ATTACKING], table.leaders[DEFENDING])


@rule("royale.helpers")
def help_once(table: Table, me: int) -> None:
    """One character on either side, or none. [F9]"""
    if not parties.has_collapsed(table) and me not in table.fight_seats and not table.out[me]:
        both = [*backing(table, me, BACK_ATTACK), *backing(table, me, BACK_DEFENCE)]
        table.ask(me, HELP, [*both, NO_SUPPORT])


# [fight.support.token]
class BackAttack(Action[Table]):
    """Support the Attacking Party. [fight.support.once]"""

    clause = "fight.support.attack"
    says = "{it} supports the attack"
    given = [need.yours_to_support_with]
    needs = [
        need.may_help_the_attack,
        need.not_fighting_yet,
        need.ready_to_support,
        need.no_token_to_support,
        need.may_support,
        need.may_support_attacks,
        need.may_be_in_attacks,
        need.may_be_in_fights,
    ]

    def perform(self, table: Table, me: int) -> None:
        parties.join(table, self.it, ATTACKING)
        table.emit(SUPPORTS, me, self.it, parties.head_of(table, ATTACKING))


class BackDefence(Action[Table]):
    """Support the Defending Party. [fight.support.once]"""

    clause = "fight.support.defence"
    says = "{it} supports the defence"
    given = [need.yours_to_support_with]
    needs = [
        need.may_help_the_defence,
        need.not_fighting_yet,
        need.ready_to_support,
        need.no_token_to_support,
        need.may_support,
        need.may_support_defenses,
        need.may_be_in_fights,
    ]

    def perform(self, table: Table, me: int) -> None:
        parties.join(table, self.it, DEFENDING)
        table.emit(SUPPORTS, me, self.it, parties.head_of(table, DEFENDING))


class NoSupport(Action[Table]):
    """Leave them to it."""

    clause = "fight.support.once"
    says = "No support"

    def perform(self, table: Table, me: int) -> None:
        pass


# -- Fight! ------------------------------------------------------------------------------------------------------------


@rule("win.expel")
def the_end(table: Table, me: int) -> None:
    """A player who has lost all Merit by it is out before the clean-up. Triggered abilities wait for that. [A8] [F8]"""
    has_ended(table)


@rule("fight.clean-up")
def clean_up(table: Table, me: int) -> None:
    """Damage ends, and attackers get an Attack Token. [fight.tokens] [F10] [F22] [F23] [F25]"""
    whole = table.fight == FIGHT or table.ruling("collapsed") == "tokens"
    for it in table.attackers:
        helper = table.holder[it] != table.fight_seats[ATTACKING] and it != table.leaders[ATTACKING]
        if whole and table.zone[it] == CLASS and not (helper and table.ruling("helper_tokens") == "no"):
            parties.give_token(table, it)
    table.emit(FIGHT_ENDS, me, table.leaders[ATTACKING], table.leaders[DEFENDING])
    table.end_modifiers(FOR_FIGHT, -1)
    table.fight = NO_FIGHT
    table.fight_seats = [NO_SEAT, NO_SEAT]
    table.leaders = [NOTHING, NOTHING]
    table.parties = [[], []]
    table.attackers = []
    table.shares = []
    table.dealt = []


# -- The order of a fight ----------------------------------------------------------------------------------------------

STEPS_OF_A_FIGHT: Final[Order[Table]] = Order(
    choose_target, settle, fight_window, party_up, settle, support_window,
    rest_of_the_parties, fight_window, tabulate, divide, deal, the_end, clean_up, settle, WINDOWS.others,
)  # fmt: skip

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
ATTACK: Final[list[Action[Table]]] = ACTIONS.each(Attack, PIECES)
CHALLENGE: Final[list[Action[Table]]] = ACTIONS.each(Challenge, PIECES)
BACK_ATTACK: Final[list[Action[Table]]] = ACTIONS.each(BackAttack, PIECES)
BACK_DEFENCE: Final[list[Action[Table]]] = ACTIONS.each(BackDefence, PIECES)
NO_SUPPORT: Final[Action[Table]] = ACTIONS.one(NoSupport)
WINDOWS.rounds.extend([*fight_window.steps, *support_window.steps])
AMOUNT.extend(ACTIONS.each(Amount, MOST_AT_ONCE + 1))
