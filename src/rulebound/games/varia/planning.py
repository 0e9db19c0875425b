"""Steps two to six: movement, action, reaction, fast action and fast reaction."""

from __future__ import annotations

from typing import Final

from rulebound.games.varia import timeline, tokens, verbs
from rulebound.games.varia.card import DRAGONRAGE, MAGICAL, PHYSICAL, SKILLFUSE, SPELLFUSE
from rulebound.games.varia.events import PASSES, WINDOW
from rulebound.games.varia.needs import (
    a_moment_is_free,
    an_action_is_there,
    can_be_combined,
    can_be_fused,
    disengaged,
    engaged,
    fast_anywhere,
    free_in_window,
    has_an_action,
    in_your_hand,
    is_fast,
    is_of_the_type,
    not_fixed,
    not_ruined,
    not_used_yet,
    own_action_there,
    within_reach,
)
from rulebound.games.varia.parts import ACTIONS, BOX, CHOOSING
from rulebound.games.varia.table import Table
from rulebound.games.varia.zones import HAND
from rulebound.kernel.action import NOTHING, Action, Question
from rulebound.kernel.agenda import rule
from rulebound.kernel.effect import No, Yes
from rulebound.kernel.scope import Scope

MOST_MOMENTS: Final = 40  # that options may name: all actions of a deck, and its assets

# -- Step two: movement ------------------------------------------------------------------------------------------------


@rule("turn.movement")
def movement(table: Table, me: int) -> None:
    table.phase = 1
    table.moved_before = table.moved  # kept, in case this is none of the moments
    table.moved = [False] * table.seats
    table.ask(me, HOW_TO_MOVE, [ENGAGE, DISENGAGE, STAY])


@rule("turn.movement")
def end_movement(table: Table, me: int) -> None:
    """Whether this was a move of the moment before the first, tables decide. [R22]"""
    if table.ruling("momentum") == "moments":
        table.moved = table.moved_before


class Engage(Action[Table]):
    clause = "turn.movement"
    says = "Engage"
    needs = [disengaged]

    def perform(self, table: Table, me: int) -> None:
        verbs.engage(table, me)


class Disengage(Action[Table]):
    clause = "turn.movement"
    says = "Disengage"
    needs = [engaged]

    def perform(self, table: Table, me: int) -> None:
        verbs.disengage(table, me)


class Stay(Action[Table]):
    clause = "turn.movement"
    says = "Do not move"

    def perform(self, table: Table, me: int) -> None:
        pass


# -- Steps three and four: action and reaction -------------------------------------------------------------------------


@rule("plan.actions")
def plan_actions(table: Table, me: int) -> None:
    """One after another, until the player has planned enough. [turn.shared]"""
    table.phase = 2
    table.then(me, plan_actions)
    table.ask(me, WHAT_TO_PLAN, plannable(table, me))


def plannable(table: Table, me: int) -> list[Action[Table]]:
    """What comes into question: the hand, and the assets with an action."""
    found: list[Action[Table]] = [PLAN[it] for it in within(table, me)]
    if table.ruling("fast") == "any step":  # [R14]
        found += [QUICKEN[it] for it in within(table, me)]
    return [*found, DONE]


def within(table: Table, me: int) -> list[int]:
    """The cards of a player's hand, and the assets that have an action. [plan.assets]"""
    assets = [it for it in table.assets_of(me) if table.print_of(it).is_action()]
    return table.cards_in(HAND, me) + assets


@rule("plan.window")
def set_window(table: Table, me: int) -> None:
    """As many moments as up to the last action that the player has planned, at least one. [R7]"""
    last = 0
    for moment, pieces in enumerate(table.rows[me]):
        if any([not table.is_token(it) for it in pieces]):
            last = moment
    table.window = last + 1
    table.happened(WINDOW, me, number=table.window)


@rule("react.window")
def react(table: Table, me: int) -> None:
    """The other player plans into moments of the window. [fast.normal]"""
    table.phase = 3
    if not may_still_plan(table, me):
        return
    table.then(me, react)
    table.ask(me, WHAT_TO_ANSWER, answers(table, me))


def may_still_plan(table: Table, me: int) -> bool:
    """Whether, for all that everybody can see, the player might plan something."""
    return len(timeline.empty_moments(table, me)) > 0 and len(within(table, me)) > 0


def answers(table: Table, me: int) -> list[Action[Table]]:
    """What comes into question for the reactive player."""
    found: list[Action[Table]] = [ANSWER[it] for it in within(table, me)]
    if table.ruling("fast") == "any step":
        found += [QUICKEN[it] for it in within(table, me)]
    return [*found, DONE]


class Plan(Action[Table]):
    """Into the moment behind one's other actions."""

    clause = "plan.actions"
    says = "Plan {it}"
    costs = "{cost}"
    given = [within_reach, has_an_action]
    needs = [not_ruined, not_used_yet]

    def perform(self, table: Table, me: int) -> None:
        lay_down(table, me, self.it, timeline.next_free(table, me))


class Answer(Action[Table]):
    """Into a moment of the window that is free."""

    clause = "react.window"
    says = "Plan {it}"
    costs = "{cost}"
    given = [within_reach, has_an_action]
    needs = [not_ruined, not_used_yet, a_moment_is_free]

    def perform(self, table: Table, me: int) -> None:
        free = timeline.empty_moments(table, me)
        if len(free) == 1:
            lay_down(table, me, self.it, free[0])
            return
        table.scopes.append(Scope(me, self.it, []))
        table.then(me, answer_there)
        table.ask(me, WHICH_MOMENT, [AT[moment] for moment in free])


@rule("react.window")
def answer_there(table: Table, me: int) -> None:
    scope = table.scopes.pop()
    lay_down(table, me, scope.source, scope.picks[0])


def lay_down(table: Table, me: int, it: int, moment: int) -> None:
    """The card is planned; first what it may be fused with, then its Dragonrage. [term.spellfuse]"""
    timeline.plan(table, me, it, moment)
    table.scopes.append(Scope(me, it, []))
    table.then(me, fuse, rage, forget_scope)


class Done(Action[Table]):
    """Plan no more in this step."""

    clause = "plan.actions"
    says = "Plan no more"

    def perform(self, table: Table, me: int) -> None:
        table.cancel(me, react if table.phase == 3 else plan_actions)


# -- What planning sets off --------------------------------------------------------------------------------------------


@rule("term.spellfuse")
def fuse(table: Table, me: int) -> None:
    """One other magical, or physical, action of the hand may go with it. [term.skillfuse] [R15]"""
    it = table.scopes[-1].source
    keywords = table.print_of(it).keywords
    for keyword, kind in ((SPELLFUSE, MAGICAL), (SKILLFUSE, PHYSICAL)):
        if keyword in keywords and table.scopes[-1].picks.count(NOTHING) == 0:
            partners = [other for other in table.cards_in(HAND, me) if table.is_of(other, kind)]
            if partners:
                table.then(me, fuse_with)
                table.ask(me, WHICH_PARTNER, [*(FUSE[other] for other in partners), FUSE_NOTHING])
            return


class Fuse(Action[Table]):
    clause = "term.spellfuse"
    says = "Combine it with {it}"
    given = [in_your_hand, is_of_the_type]
    needs = [can_be_fused]

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].picks.append(self.it)


class FuseNothing(Action[Table]):
    clause = "term.spellfuse"
    says = "Plan it alone"

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].picks.append(NOTHING)


@rule("term.spellfuse")
def fuse_with(table: Table, me: int) -> None:
    """The chosen card goes onto it; what that one may be fused with is asked in its turn. [R15]"""
    scope = table.scopes[-1]
    partner = scope.picks.pop() if scope.picks else NOTHING
    if partner < 0:
        return
    timeline.combine(table, me, partner, table.moment_of(scope.source))
    table.scopes.append(Scope(me, partner, []))
    table.then(me, fuse, rage, forget_scope)


@rule("term.dragonrage")
def rage(table: Table, me: int) -> None:
    """An Inner Dragon with it, and a Vulnerable in the following moment: both or neither. [R27]"""
    it = table.scopes[-1].source
    if DRAGONRAGE in table.print_of(it).keywords and table.moment_of(it) >= 0:
        table.then(me, rage_now)
        if not table.ask(me, WHETHER_TO_RAGE, [CHOOSING.yes, CHOOSING.no]):
            table.agenda.pop()


@rule("term.dragonrage")
def rage_now(table: Table, me: int) -> None:
    it = table.scopes[-1].source
    moment = table.moment_of(it)
    if tokens.create(table, me, table.game.cards["Inner Dragon"], moment, it) >= 0:
        tokens.create_instead(table, me, table.game.cards["Vulnerable"], moment + 1, it)


@rule("plan.actions")
def forget_scope(table: Table, me: int) -> None:
    table.scopes.pop()


# -- Steps five and six: fast action and fast reaction -----------------------------------------------------------------


@rule("fast.active")
def fast_step(table: Table, me: int) -> None:
    """A player plans Fast actions, any number; to plan none is to pass. [fast.reactive] [R10]"""
    table.phase = 4 if me == table.active else 5
    table.planned = 0
    table.then(me, fast_more)


@rule("fast.only")
def fast_more(table: Table, me: int) -> None:
    if could_be_fast(table, me):
        table.then(me, fast_more)
        table.ask(me, WHAT_IS_FAST, quick(table, me))
    else:
        end_fast_step(table, me)


def could_be_fast(table: Table, me: int) -> bool:
    """Whether, for all that everybody can see, the player might plan a Fast action."""
    there = an_action_is_there.holds(table, me, NOTHING)
    open_assets = [it for it in table.assets_of(me) if is_fast.holds(table, me, it) and it not in table.used]
    return there and (len(table.cards_in(HAND, me)) > 0 or len(open_assets) > 0)


def quick(table: Table, me: int) -> list[Action[Table]]:
    """What comes into question in a fast step."""
    return [*[QUICKEN[it] for it in within(table, me)], NO_MORE]


def end_fast_step(table: Table, me: int) -> None:
    """Until both have passed, one after the other. [fast.again]"""
    table.passed = table.passed + 1 if table.planned == 0 else 0
    if table.passed < table.seats:
        table.then(table.rival(me), fast_step)


class Quicken(Action[Table]):
    """As a Combo or as a Replacement."""

    clause = "fast.only"
    says = "Plan {it} as a Combo or a Replacement"
    costs = "{cost}"
    given = [within_reach, has_an_action]
    needs = [not_ruined, not_used_yet, is_fast, an_action_is_there]

    def perform(self, table: Table, me: int) -> None:
        table.planned += 1
        table.scopes.append(Scope(me, self.it, []))
        table.then(me, quicken_there)
        there = timeline.taken_moments(table, me)
        options: list[Action[Table]] = [COMBINE[moment] for moment in there]
        options += [REPLACE[moment] for moment in there]
        if table.ruling("fast") != "combos":  # [R14]
            options += [INTO[moment] for moment in timeline.empty_moments(table, me)]
        table.ask(me, WHERE_TO, options)


class Combine(Action[Table]):
    clause = "combo.together"
    says = "Combine it with {there} in {moment}"
    given = [own_action_there]
    needs = [not_fixed, can_be_combined]

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].picks = [self.it, 0]


class Replace(Action[Table]):
    clause = "replace.forget"
    says = "Replace {there} in {moment}"
    given = [own_action_there]
    needs = [not_fixed]

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].picks = [self.it, 1]


@rule("fast.active")
def quicken_there(table: Table, me: int) -> None:
    """It is laid down there, and may set off what planning does."""
    scope = table.scopes.pop()
    moment = scope.picks[0]
    if len(scope.picks) == 1:
        timeline.plan(table, me, scope.source, moment)
    elif scope.picks[1]:
        timeline.replace(table, me, scope.source, moment)
    else:
        timeline.combine(table, me, scope.source, moment)
    table.scopes.append(Scope(me, scope.source, []))
    table.then(me, rage, forget_scope)


class NoMore(Action[Table]):
    """Plan no (more) Fast actions in this step."""

    clause = "fast.again"
    says = "Plan no Fast action"

    def perform(self, table: Table, me: int) -> None:
        table.cancel(me, fast_more)
        if table.planned == 0:
            table.happened(PASSES, me)
        end_fast_step(table, me)


class At(Action[Table]):
    says = "In {moment}"
    needs = [free_in_window]

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].picks.append(self.it)


class Into(Action[Table]):
    """Where tables allow Fast actions there. [R14]"""

    says = "Plan it in {moment}"
    given = [fast_anywhere]
    needs = [free_in_window]

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].picks.append(self.it)


# -- Questions and actions ---------------------------------------------------------------------------------------------

HOW_TO_MOVE: Final[Question[Table]] = Question(
    "turn.movement", "Movement: do you engage, disengage, or stay?", takes=[Engage, Disengage, Stay]
)
WHAT_TO_PLAN: Final[Question[Table]] = Question(
    "plan.actions", "Which action do you plan next?", takes=[Plan, Quicken, Done], offers=plannable, secret=True
)
WHAT_TO_ANSWER: Final[Question[Table]] = Question(
    "react.window", "Which action do you plan in answer?", takes=[Answer, Quicken, Done], offers=answers, secret=True
)
WHICH_MOMENT: Final[Question[Table]] = Question("react.window", "{deed}: in which moment?", takes=[At], chained=True)
WHAT_IS_FAST: Final[Question[Table]] = Question(
    "fast.only", "Do you plan a Fast action?", takes=[Quicken, NoMore], offers=quick, secret=True
)
WHERE_TO: Final[Question[Table]] = Question(
    "fast.active", "{deed}: combine it with an action, or replace one?", takes=[Combine, Replace, Into], chained=True
)
WHICH_PARTNER: Final[Question[Table]] = Question(
    "term.spellfuse", "{deed}: which action of your hand do you combine with it?", takes=[Fuse, FuseNothing],
    chained=True,
)  # fmt: skip
WHETHER_TO_RAGE: Final[Question[Table]] = Question(
    "term.dragonrage", "{deed}: do you create an Inner Dragon with it, and a Vulnerable after it?", takes=[Yes, No],
    chained=True,
)  # fmt: skip
ENGAGE: Final = ACTIONS.one(Engage)
DISENGAGE: Final = ACTIONS.one(Disengage)
STAY: Final = ACTIONS.one(Stay)
DONE: Final = ACTIONS.one(Done)
NO_MORE: Final = ACTIONS.one(NoMore)
FUSE_NOTHING: Final = ACTIONS.one(FuseNothing)
PLAN: Final = ACTIONS.each(Plan, BOX.pieces)
ANSWER: Final = ACTIONS.each(Answer, BOX.pieces)
QUICKEN: Final = ACTIONS.each(Quicken, BOX.pieces)
FUSE: Final = ACTIONS.each(Fuse, BOX.pieces)
AT: Final = ACTIONS.each(At, MOST_MOMENTS)
INTO: Final = ACTIONS.each(Into, MOST_MOMENTS)
COMBINE: Final = ACTIONS.each(Combine, MOST_MOMENTS)
REPLACE: Final = ACTIONS.each(Replace, MOST_MOMENTS)
