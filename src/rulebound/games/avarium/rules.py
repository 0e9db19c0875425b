"""Avarium Academy's game, turn by turn: chapters 4 and 5 of the handbook, in its order.

Read this with RULES.md beside it. Clauses in brackets are its; A1, B1, ... are in RULINGS.md. Chapter 3, the set-up, is
in beginning.py; schemes, abilities and priority are in effects.py, fights in fights.py and damage.py.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import characters, classes, resources, schemes, winning
from rulebound.games.avarium.ability import WIN_AT_START
from rulebound.games.avarium.box import FIRST_IDOL, MOST_STUDENTS
from rulebound.games.avarium.choices import ACTIONS
from rulebound.games.avarium.effects import AFTER_A_DEED, PLAY, Play, Use, step_ends, usable
from rulebound.games.avarium.events import TURN_ENDS, TURN_STARTS
from rulebound.games.avarium.fights import ATTACK, Attack
from rulebound.games.avarium.needs import (
    enough_to_recruit,
    in_the_courtyard,
    in_your_hand,
    may_be_recruited,
    your_student,
)
from rulebound.games.avarium.state import NOBODYS, Table
from rulebound.games.avarium.timing import (
    DRAW,
    EXCESS_CARDS,
    EXCESS_STUDENTS,
    HALLWAYS,
    PLAN,
    PLAN_ENDED,
    READY,
    REPUTATION,
    TOKENS,
    WIN_CHECK,
)
from rulebound.kernel.action import Action, Question
from rulebound.kernel.agenda import Order, Rule, rule
from rulebound.kernel.modifier import END_OF_TURN
from rulebound.kernel.replacing import replaced

MOST_IN_CLASS: Final = 5
MOST_IN_HAND: Final = 5

# -- 4. Gameplay: the Start Phase --------------------------------------------------------------------------------------


@rule("turn.phases")
def turn(table: Table, me: int) -> None:
    """Each step of the Start Phase happens by itself, and when it has, priority goes round. [start.automatic] [B3]"""
    table.begin_turn(me)
    table.turns = replaced(table.turns, me, table.turns[me] + 1)
    table.happened(TURN_STARTS, me, number=table.turn)
    table.then_all(me, STEPS_OF_A_TURN)


@rule("start.win")
def win_check(table: Table, me: int) -> None:
    """Of a win-con that speaks of the start of the turn; not on a player's first turn. [start.first] [A9]"""
    table.step = WIN_CHECK
    if table.turns[me] > 1 and not table.out[me] and winning.has_won(table, me, WIN_AT_START):
        table.end([me], "win-con", "win.con.start")


@rule("start.ready")
def ready_step(table: Table, me: int) -> None:
    """My idol and students are turned upright; not on a player's first turn. [start.first] [ready.natural] [B6]"""
    table.step = READY
    if table.turns[me] > 1:
        for it in classes.characters_of(table, me):
            characters.ready(table, it)


# [reputation.income] [reputation.kept]
@rule("start.reputation")
def reputation_step(table: Table, me: int) -> None:
    """On the first turn too. [B4]"""
    table.step = REPUTATION
    if not table.out[me]:
        resources.gain_reputation(table, me, resources.income(table, me))


@rule("start.draw")
def draw_step(table: Table, me: int) -> None:
    """On the first turn too. [B4]"""
    table.step = DRAW
    schemes.draw(table, me)


# -- 4. Gameplay: the Plan Phase ---------------------------------------------------------------------------------------


@rule("plan.any")
def plan_phase(table: Table, me: int) -> None:
    """Recruit, play a scheme, declare a fight, use an ability: any, in any order, until I end my turn."""
    table.step = PLAN
    if not table.out[me]:
        table.then(me, plan_phase)
        table.ask(me, PLAN_PHASE, deeds(table, me))


def deeds(table: Table, me: int) -> list[Action[Table]]:
    """What comes into question: the Courtyard, every scheme of the Hand, every character."""
    candidates = [RECRUIT[it] for it in table.courtyard if it >= 0]
    candidates += [PLAY[it] for it in table.hand[me]]
    candidates += usable(table, me)
    candidates += [ATTACK[it] for it in classes.characters_of(table, me)]
    candidates.append(END_TURN)
    return candidates


class EndTurn(Action[Table]):
    """Say that the turn ends. [B7]"""

    clause = "plan.end"
    says = "End your turn"

    def perform(self, table: Table, me: int) -> None:
        table.cancel(me, plan_phase)
        table.step = PLAN_ENDED
        table.responded = False
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
    table.then_all(me, STEPS_OF_THE_END)


# [C5] [join.again]
@rule("end.hallways")
def hallways_join(table: Table, me: int) -> None:
    """All Hallways, of whoever's turn it is. [recruit.joins] [B9] [B10]"""
    table.step = HALLWAYS
    for seat in table.left():
        for it in table.hallways[seat][:]:
            characters.join(table, it, seat)


@rule("end.class")
def expel_excess(table: Table, me: int) -> None:
    """The owner says who goes, until there are five; idols do not count. [class.limit] [B9] [B12] [B13]"""
    table.step = EXCESS_STUDENTS
    for seat in table.left():
        if len(table.classes[seat]) > MOST_IN_CLASS and seat not in table.stuck:
            candidates = [LET_GO[it] for it in table.classes[seat]]
            if table.ask(seat, TOO_MANY_STUDENTS, candidates):
                table.then(me, expel_excess)
                return


@rule("end.hand")
def trash_excess(table: Table, me: int) -> None:
    """The owner says which cards go, until there are five. [B12] [B15]"""
    table.step = EXCESS_CARDS
    table.stuck = []
    for seat in table.left():
        if len(table.hand[seat]) > MOST_IN_HAND:
            table.then(me, trash_excess)
            table.ask(seat, TOO_MANY_CARDS, [TRASH[it] for it in table.hand[seat]])
            return


@rule("end.tokens")
def end_of_turn(table: Table, me: int) -> None:
    """Attack Tokens go, and what lasts until the end of the turn ends. [B14]"""
    table.step = TOKENS
    table.token = NOBODYS
    table.used = NOBODYS
    table.end_modifiers(END_OF_TURN, -1)
    table.happened(TURN_ENDS, me, number=table.turn)


@rule("end.pass")
def pass_the_turn(table: Table, me: int) -> None:
    """To the next player who is still in the school; late arrivals wait, unless a table says otherwise. [B11] [S1]"""
    if too_much_lies_about(table) and table.ruling("late_arrivals") == "repeat":
        table.then_all(me, STEPS_OF_THE_END)
        return
    following = table.next_seat(me)
    if table.first_of_round(following) and table.round_passed(int(table.ruling("stalemate"))):
        table.end(table.left(), "stalemate", "S1")
        return
    table.then(following, turn)


def too_much_lies_about(table: Table) -> bool:
    """Whether a step of the End Phase would have something to do again."""
    for seat in table.left():
        if table.hallways[seat] or len(table.classes[seat]) > MOST_IN_CLASS or len(table.hand[seat]) > MOST_IN_HAND:
            return True
    return False


class LetGo(Action[Table]):
    """Expel one of your own students, since there are too many. [S3]"""

    clause = "end.class"
    says = "Expel {it}"
    given = [your_student]

    def perform(self, table: Table, me: int) -> None:
        before, exhausted = table.classes, table.exhausted[:]
        characters.expel(table, self.it)
        if table.classes is before and table.exhausted == exhausted:
            table.stuck.append(me)


class Trash(Action[Table]):
    """Trash a card of your Hand, since there are too many."""

    clause = "end.hand"
    says = "Trash {it}"
    given = [in_your_hand]

    def perform(self, table: Table, me: int) -> None:
        schemes.trash(table, self.it)


# -- 5. Recruiting -----------------------------------------------------------------------------------------------------


# [student.recruited] [student.cost] [priority.action]
class Recruit(Action[Table]):
    """Pay its cost, put it on top of your Hallway, fill the Courtyard: as one whole. [recruit.whole] [C1] [C2]"""

    clause = "recruit.cost"
    says = "Recruit {it} for {price}"
    given = [in_the_courtyard]
    needs = [may_be_recruited, enough_to_recruit]

    def perform(self, table: Table, me: int) -> None:
        resources.spend(table, me, table.recruit_price(self.it))
        characters.recruit(table, self.it, me)
        if not table.over:
            table.then_all(me, AFTER_A_DEED)


# -- The order of a turn -----------------------------------------------------------------------------------------------

STEPS_OF_A_TURN: Final[Order[Table]] = Order(
    win_check, step_ends, ready_step, step_ends, reputation_step, step_ends, draw_step, step_ends,
    plan_phase, end_phase,
)  # fmt: skip
STEPS_OF_THE_END: Final[Order[Table]] = Order(
    hallways_join, step_ends, expel_excess, step_ends, trash_excess, step_ends, end_of_turn, step_ends,
    pass_the_turn,
)  # fmt: skip


def still_to_come(step: int) -> list[Rule[Table]]:
    """What of a turn is left while the others may respond at the end of this step. [priority.step]"""
    if step <= DRAW:
        return STEPS_OF_A_TURN.rules[step * 2 :]
    if step <= PLAN_ENDED:
        return [plan_phase, end_phase] if step == PLAN else [end_phase]
    return STEPS_OF_THE_END.rules[(step - PLAN_ENDED) * 2 :]


# -- Questions and actions ---------------------------------------------------------------------------------------------

PLAN_PHASE: Final[Question[Table]] = Question(
    "plan.any",
    "Your Plan Phase: what do you do?",
    takes=[Recruit, Play, Use, Attack, EndTurn],
    offers=deeds,
    secret=True,
)
TOO_MANY_STUDENTS: Final[Question[Table]] = Question(
    "end.class", "Your Class has more than five students: whom do you expel?", takes=[LetGo]
)
TOO_MANY_CARDS: Final[Question[Table]] = Question(
    "end.hand", "You hold more than five cards: which one do you trash?", takes=[Trash]
)
END_TURN: Final[Action[Table]] = ACTIONS.one(EndTurn)
RECRUIT: Final[list[Action[Table]]] = ACTIONS.each(Recruit, MOST_STUDENTS)
LET_GO: Final[list[Action[Table]]] = ACTIONS.each(LetGo, MOST_STUDENTS)
TRASH: Final[list[Action[Table]]] = ACTIONS.each(Trash, FIRST_IDOL)
