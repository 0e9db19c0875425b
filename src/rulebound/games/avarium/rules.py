"""Avarium Academy's game, turn by turn: chapters 4 and 5 of the handbook, in its order.

Read this with RULES.md beside it. Clauses in brackets are its; A1, B1, ... are in RULINGS.md. Chapter 3, the set-up, is
in beginning.py; schemes, abilities and priority are in effects.py, fights in fights.py and damage.py.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.playing import pass_turn
from rulebound.games.avarium import characters, classes, resources, schemes, timing, winning
from rulebound.games.avarium import needs as need
from rulebound.games.avarium.ability import CLASS_SIZE, HAND_SIZE, MOST_READIED, WIN_AT_START
from rulebound.games.avarium.box import FIRST_IDOL, MOST_STUDENTS
from rulebound.games.avarium.choices import ACTIONS, NO, PICK, YES
from rulebound.games.avarium.effects import AFTER_A_DEED, PLAY, Play, Use, settle, step_ends, usable
from rulebound.games.avarium.events import TURN_ENDS, TURN_STARTS
from rulebound.games.avarium.fights import ATTACK, Attack
from rulebound.games.avarium.state import NOBODYS, Table
from rulebound.games.avarium.zones import CLASS, COURTYARD, HALLWAY, HAND
from rulebound.kernel.basics.modifier import END_OF_TURN, NEXT_TURN, Modifier
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import Order, Rule, rule
from rulebound.kernel.table.cardtable import is_a_note
from rulebound.kernel.table.effect import No, Pick, Yes

MOST_IN_CLASS: Final = 5
MOST_IN_HAND: Final = 5

# -- 4. Gameplay: the Start Phase --------------------------------------------------------------------------------------


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


@rule("start.win")
def win_check(table: Table, me: int) -> None:
    """Of a win-con that speaks of the start of the turn. [A9]"""
    table.step = timing.WIN_CHECK
    if not table.out[me] and winning.has_won(table, me, WIN_AT_START):
        table.end([me], "win-con", "win.con.start")


@rule("start.ready")
def ready_step(table: Table, me: int) -> None:
    """My idol and students are turned upright. [ready.natural] [B6]"""
    table.step = timing.READY
    if most_readied(table, me) >= 0:
        table.scopes.append(Scope(me, table.idol[me], []))
        table.then(me, ready_chosen)
        return
    for it in classes.characters_of(table, me):
        characters.ready(table, it)


def most_readied(table: Table, me: int) -> int:
    """How many students cards let a player ready; -1 where none says anything."""
    return resources.least_of(table, MOST_READIED, table.idol[me]) if table.unusual else -1


@rule("start.ready")
def ready_chosen(table: Table, me: int) -> None:
    """Only so many students: their player says which, one after the other; then they are turned upright together."""
    picks = table.scopes[-1].picks
    left = most_readied(table, me) - len(picks)
    tired = [it for it in classes.characters_of(table, me) if table.fulfils(me, WHOM_TO_READY.needs, it)]
    if len(tired) <= left:
        picks += tired
    elif left > 0 and table.ask(me, WHOM_TO_READY, [PICK[it] for it in tired]):
        table.then(me, ready_chosen)
        return
    table.scopes.pop()
    for it in [table.idol[me], *picks]:
        characters.ready(table, it)


# [reputation.income] [reputation.kept]
@rule("start.reputation")
def reputation_step(table: Table, me: int) -> None:
    """On the first turn too. [B4]"""
    table.step = timing.REPUTATION
    if not table.out[me]:
        resources.gain_reputation(table, me, resources.income(table, me))


@rule("start.draw")
def draw_step(table: Table, me: int) -> None:
    """On the first turn too. [B4]"""
    table.step = timing.DRAW
    schemes.draw(table, me)


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
    """Say that the turn ends. [B7]"""

    clause = "plan.end"
    says = "End your turn"

    def perform(self, table: Table, me: int) -> None:
        table.declare()
        table.cancel(me, plan_phase)
        table.step = timing.PLAN_ENDED
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
    table.responded = False
    table.then_all(me, STEPS_OF_THE_END)


# [C5] [join.again]
@rule("end.hallways")
def hallways_join(table: Table, me: int) -> None:
    """All Hallways at the same time, whichever player's turn it is. [recruit.joins] [B9] [B10]"""
    table.step = timing.HALLWAYS
    joining = [(it, seat) for seat in table.left() for it in table.cards_in(HALLWAY, seat)]
    for it, seat in joining:
        characters.enter(table, it, seat)
    for it, seat in joining:
        characters.has_joined(table, it, seat)


@rule("end.class")
def expel_excess(table: Table, me: int) -> None:
    """The owner says who goes, until there are five; idols do not count. [class.limit] [B9] [B12] [B13]"""
    table.step = timing.EXCESS_STUDENTS
    expel_down_to_five(table, me, expel_excess)


def most_in_class(table: Table, seat: int) -> int:
    """How many students may stay in a Class; a card may say another number than the rulebook."""
    if not table.unusual and not table.modifiers:
        return MOST_IN_CLASS  # as most often
    return max(0, table.now(CLASS_SIZE, table.idol[seat], MOST_IN_CLASS))


def most_in_hand(table: Table, seat: int) -> int:
    """How many schemes may stay in a Hand."""
    if not table.unusual and not table.modifiers:
        return MOST_IN_HAND  # as most often
    return max(0, table.now(HAND_SIZE, table.idol[seat], MOST_IN_HAND))


def holds_too_many(table: Table, seat: int) -> bool:
    return len(table.cards_in(HAND, seat)) > most_in_hand(table, seat)


@rule("class.limit")
def expel_late_excess(table: Table, me: int) -> None:
    """The same once more, where a Class has grown since. [B11]"""
    expel_down_to_five(table, me, expel_late_excess)


def expel_down_to_five(table: Table, me: int, again: Rule[Table]) -> None:
    """Asks the first player whose Class has too many, and then again; none where no student can be expelled. [S3]"""
    for seat in table.left():
        if len(table.cards_in(CLASS, seat)) > most_in_class(table, seat):
            candidates = [LET_GO[it] for it in table.cards_in(CLASS, seat)]
            if table.ask(seat, TOO_MANY_STUDENTS, candidates):
                table.then(me, again)
                return


@rule("end.hand")
def trash_excess(table: Table, me: int) -> None:
    """The owner says which cards go, until there are five. [B12] [B15]"""
    table.step = timing.EXCESS_CARDS
    for seat in table.left():
        if len(table.cards_in(HAND, seat)) > most_in_hand(table, seat):
            table.then(me, trash_excess)
            table.ask(seat, TOO_MANY_CARDS, [TRASH[it] for it in table.cards_in(HAND, seat)])
            return


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
    if any([lasts_for_the_turn(one) for one in table.modifiers]):
        table.end_modifiers(END_OF_TURN, -1, but_notes=True)
        table.spared = []


def lasts_for_the_turn(modifier: Modifier) -> bool:
    """Whether it changes something until the end of the turn; what cards note of the turn they know to its very end."""
    return modifier.until == END_OF_TURN and not is_a_note(modifier)


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
    if True in table.token or any([lasts_for_the_turn(one) for one in table.modifiers]):
        return True
    return any([has_excess(table, seat) for seat in table.left()])


def has_excess(table: Table, seat: int) -> bool:
    """Whether a Class has more than five students, of whom one can be expelled."""
    if len(table.cards_in(CLASS, seat)) <= most_in_class(table, seat):
        return False
    for it in table.cards_in(CLASS, seat):
        if table.fulfils(seat, LET_GO[it].needs, it):
            return True
    return False


class LetGo(Action[Table]):
    """Expel one of your own students, since there are too many. [S3]"""

    clause = "end.class"
    says = "Expel {it}"
    given = [need.your_student]
    needs = [need.may_be_expelled, need.not_spared]

    def perform(self, table: Table, me: int) -> None:
        before = in_classes(table)
        characters.expel(table, self.it)
        if in_classes(table) == before:  # a card has spared it, and would again
            table.spared = [*table.spared, self.it]


def in_classes(table: Table) -> tuple[list[list[int]], list[bool]]:
    """Who is in the Classes, and who is exhausted there."""
    return table.piles[CLASS : CLASS + table.seats], table.exhausted[:]


class Trash(Action[Table]):
    """Trash a card of your Hand, since there are too many."""

    clause = "end.hand"
    says = "Trash {it}"
    given = [need.in_your_hand]

    def perform(self, table: Table, me: int) -> None:
        schemes.trash(table, self.it)


# -- 5. Recruiting -----------------------------------------------------------------------------------------------------


# [student.recruited] [student.cost] [priority.action]
class Recruit(Action[Table]):
    """Pay its cost, put it on top of your Hallway, fill the Courtyard: as one whole. [recruit.whole] [C1] [C2]"""

    clause = "recruit.cost"
    says = "Recruit {it}"
    costs = "{price}"
    given = [need.in_the_courtyard]
    needs = [need.may_be_recruited, need.enough_to_recruit]

    def perform(self, table: Table, me: int) -> None:
        table.declare()
        price = table.recruit_price(self.it)
        if price > 0 and resources.merit_to_recruit(table, me, self.it) >= 0:
            table.scopes.append(Scope(me, self.it, []))
            table.do(pay_merit.by(me), pay_and_recruit.by(me))
            if table.reputation[me] >= price:
                table.ask(me, MERIT_OR_REPUTATION, [YES, NO])
            return
        resources.spend(table, me, price)
        characters.recruit(table, self.it, me)
        if not table.over:
            table.then_all(me, AFTER_A_DEED)


@rule("recruit.cost")
def pay_merit(table: Table, me: int) -> None:
    """A card lets Merit be paid in place of Reputation. [card.wins]"""
    scope = table.scopes[-1]
    scope.queue = [NOTHING]  # it is paid
    resources.lose_merit(table, me, resources.merit_to_recruit(table, me, scope.source))


@rule("recruit.cost")
def pay_and_recruit(table: Table, me: int) -> None:
    """What is not paid yet is paid in Reputation."""
    scope = table.scopes.pop()
    if not scope.queue:
        resources.spend(table, me, table.recruit_price(scope.source))
    characters.recruit(table, scope.source, me)
    if not table.over:
        table.then_all(me, AFTER_A_DEED)


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
MERIT_OR_REPUTATION: Final[Question[Table]] = Question(
    "recruit.cost", "Do you pay Merit for {source} instead of Reputation?", takes=[Yes, No]
)
WHOM_TO_READY: Final[Question[Table]] = Question(
    "start.ready",
    "Only so many of your students ready: choose one.",
    need.waits_to_be_readied,
    need.may_be_readied,
    takes=[Pick],
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
