"""Avarium Academy's game, turn by turn: chapter 4 of the handbook, in its order.

Read this with RULES.md beside it. Clauses in brackets are its; A1, B1, ... are in RULINGS.md. Chapter 3, the set-up, is
in beginning.py; the steps of the Start Phase are in start_phase.py, Classes and Hands that hold too many in excess.py,
chapter 5 in recruiting.py; schemes, abilities and priority are in effects.py, fights in fights.py and damage.py.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.playing import pass_turn
from rulebound.games.avarium import characters, classes, timing
from rulebound.games.avarium.box import FIRST_IDOL, MOST_STUDENTS
from rulebound.games.avarium.choices import ACTIONS
from rulebound.games.avarium.effects import AFTER_A_DEED, PLAY, Play, Use, settle, step_ends, usable
from rulebound.games.avarium.events import SAYS_END, TURN_ENDS, TURN_STARTS
from rulebound.games.avarium.excess import (
    LET_GO,
    TRASH,
    LetGo,
    Trash,
    expel_excess,
    expel_late_excess,
    has_excess,
    holds_too_many,
    trash_excess,
)
from rulebound.games.avarium.fights import ATTACK, Attack
from rulebound.games.avarium.recruiting import RECRUIT, Recruit
from rulebound.games.avarium.start_phase import draw_step, ready_step, reputation_step, win_check
from rulebound.games.avarium.state import NOBODYS, Table
from rulebound.games.avarium.zones import COURTYARD, HALLWAY, HAND
from rulebound.kernel.basics.modifier import END_OF_TURN, NEXT_TURN
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import Order, Rule, rule
from rulebound.kernel.table.notes import lasts_for_the_turn

# -- 4. Gameplay: a turn begins ----------------------------------------------------------------------------------------


@rule("turn.phases")
def turn(table: Table, me: int) -> None:
    """Each step of the Start Phase happens by itself, and when it has, priority goes round. [start.automatic] [B3]

    The first two steps do not happen on a player's first turn. [start.first]
    """
    table.step = timing.BEFORE
    table.begin_turn(me)
    table.end_modifiers(NEXT_TURN, me)
    table.turns = replaced(table.turns, me, table.turns[me] + 1)
    table.emit(TURN_STARTS, me, number=table.turn)
    table.then_all(me, STEPS_OF_A_TURN if table.turns[me] > 1 else STEPS_OF_A_FIRST_TURN)


# -- 4. Gameplay: the Plan Phase ---------------------------------------------------------------------------------------


@rule("plan.any")
def plan_phase(table: Table, me: int) -> None:
    """Recruit, play a scheme, declare a fight, use an ability: any, in any order, until I end my turn."""
    table.step = timing.PLAN
    if not table.out[me]:
        table.then(me, plan_phase)
        table.ask(me, PLAN_PHASE, possible_actions(table, me))


def possible_actions(table: Table, me: int) -> list[Action[Table]]:
    """What comes into question: the Courtyard, every scheme of the Hand, every character."""
    candidates = [RECRUIT[it] for it in table.cards_in(COURTYARD) if it >= 0]
    candidates += [PLAY[it] for it in table.cards_in(HAND, me)]
    candidates += usable(table, me)
    candidates += [ATTACK[it] for it in classes.characters_of(table, me)]
    candidates.append(END_TURN)
    return candidates


class EndTurn(Action[Table]):
    """Say that the turn ends. [B7] [B16]"""

    clause = "plan.end"
    says = "End your turn"

    def perform(self, table: Table, me: int) -> None:
        table.declare()
        table.cancel(me, plan_phase)
        table.step = timing.PLAN_ENDED
        table.responded = False
        table.emit(SAYS_END, me)
        table.then_all(me, AFTER_A_DEED)


# -- 4. Gameplay: the End Phase ----------------------------------------------------------------------------------------


@rule("end.phase")
def end_phase(table: Table, me: int) -> None:
    """For all players at once, step by step. [B8] [A14]"""
    if table.out[me] and table.ruling("active_out") == "next-turn":
        table.then(me, pass_the_turn)
        return
    if table.responded and table.ruling("end_of_plan") == "reopen" and not table.out[me]:
        table.responded = False
        table.then(me, plan_phase, end_phase)
        return
    table.responded = False
    table.then_all(me, STEPS_OF_THE_END)


# [C5] [join.again]
@rule("end.hallways")
def hallways_join(table: Table, me: int) -> None:
    """All Hallways at the same time, whichever player's turn it is. [recruit.joins] [B9] [B10]"""
    table.step = timing.HALLWAYS
    joining = [(it, seat) for seat in table.left() for it in table.cards_in(HALLWAY, seat)]
    characters.join_together(table, joining)


@rule("end.tokens")
def end_of_turn(table: Table, me: int) -> None:
    """Attack Tokens go, and what lasts until the end of the turn ends. [B14]"""
    table.step = timing.TOKENS
    end_what_lasts.does(table, me)
    table.emit(TURN_ENDS, me, number=table.turn)


@rule("B14")
def end_what_lasts(table: Table, me: int) -> None:
    """What must not outlast the turn: in the fourth step, and of what comes after it before the turn passes.

    Who was spared because of what ends now is spared no longer. [S3]
    """
    table.token = NOBODYS
    if lasts_until_now(table):
        table.end_modifiers(END_OF_TURN, -1, but_notes=True)
        table.spared = []


def lasts_until_now(table: Table) -> bool:
    """Whether a change or the control of a student ends with the turn."""
    if table.is_done_after(END_OF_TURN):
        return True
    for one in table.modifiers:
        if lasts_for_the_turn(one):
            return True
    return False


@rule("end.pass")
def pass_the_turn(table: Table, me: int) -> None:
    """To the next player who is still in the school; late arrivals wait, unless a table says otherwise. [B11] [S1]"""
    if too_much_lies_about(table) and table.ruling("late_arrivals") == "repeat":
        table.then_all(me, STEPS_OF_THE_END)
        return
    if something_outlasts_the_turn(table):
        table.then_all(me, STEPS_AFTER_THE_END)
        return
    table.used = NOBODYS
    table.spared = []
    table.end_modifiers(END_OF_TURN, -1)
    pass_turn(table, table.next_seat(me), turn)


def too_much_lies_about(table: Table) -> bool:
    """Whether a step of the End Phase would have something to do again."""
    for seat in table.left():
        if table.cards_in(HALLWAY, seat) or has_excess(table, seat) or holds_too_many(table, seat):
            return True
    return False


def something_outlasts_the_turn(table: Table) -> bool:
    """Whether the last responses of the turn have left a token, a change that should end, or too full a Class."""
    if (table.token is not NOBODYS and True in table.token) or lasts_until_now(table):
        return True
    for seat in table.left():
        if has_excess(table, seat):
            return True
    return False


# -- The order of a turn -----------------------------------------------------------------------------------------------

STEPS_OF_A_TURN: Final[Order[Table]] = Order(
    win_check, step_ends, ready_step, step_ends, reputation_step, step_ends, draw_step, step_ends,
    plan_phase, end_phase,
)  # fmt: skip
STEPS_OF_A_FIRST_TURN: Final[Order[Table]] = Order(
    settle, reputation_step, step_ends, draw_step, step_ends, plan_phase, end_phase,
)  # fmt: skip
STEPS_OF_THE_END: Final[Order[Table]] = Order(
    hallways_join, step_ends, expel_excess, step_ends, trash_excess, step_ends, end_of_turn, step_ends,
    pass_the_turn,
)  # fmt: skip
STEPS_AFTER_THE_END: Final[Order[Table]] = Order(end_what_lasts, expel_late_excess, settle, pass_the_turn)


def still_to_come(step: int) -> list[Rule[Table]]:
    """What of a turn is left while the others may respond at the end of this step. [priority.step]"""
    if step <= timing.DRAW:
        return STEPS_OF_A_TURN.rules[step * 2 :]
    if step <= timing.PLAN_ENDED:
        return [plan_phase, end_phase] if step == timing.PLAN else [end_phase]
    return STEPS_OF_THE_END.rules[(step - timing.PLAN_ENDED) * 2 :]


# -- Questions and actions ---------------------------------------------------------------------------------------------

PLAN_PHASE: Final[Question[Table]] = Question(
    "plan.any",
    "Your Plan Phase: what do you do?",
    takes=[Recruit, Play, Use, Attack, EndTurn],
    offers=possible_actions,
    secret=True,
)
END_TURN: Final[Action[Table]] = ACTIONS.one(EndTurn)
ACTIONS.each(Recruit, MOST_STUDENTS, RECRUIT)
ACTIONS.each(LetGo, MOST_STUDENTS, LET_GO)
ACTIONS.each(Trash, FIRST_IDOL, TRASH)
