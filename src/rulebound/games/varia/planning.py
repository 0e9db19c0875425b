"""Steps three and four: the active player plans, and the reactive one answers within the window."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.needs import has_use, lies_in, use_can_be_paid
from rulebound.cardgame.playing import users
from rulebound.cardgame.using import Using
from rulebound.games.varia import timeline
from rulebound.games.varia.box import is_token
from rulebound.games.varia.events import WINDOW
from rulebound.games.varia.fast import MOST_MOMENTS, QUICKEN, Quicken, could_be_fast, within
from rulebound.games.varia.fusing import set_off
from rulebound.games.varia.needs import (
    a_moment_is_free,
    free_in_window,
    free_to_plan,
    has_an_action,
    within_reach,
)
from rulebound.games.varia.obliging import has_planned_enough
from rulebound.games.varia.parts import ACTIONS, BOX, CHOOSING
from rulebound.games.varia.settling import settle
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import CHARACTER, HAND
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import rule


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
    return [*found, *usable_now(table, me), DONE]


def usable_now(table: Table, me: int) -> list[Action[Table]]:
    """What a player's assets can be used for, at their cost; all can see this. [golden.rule]"""
    if not table.activatable[me]:  # as most often
        return []
    return [USE[it] for it in users(table, me) if table.zone[it] == CHARACTER]


@rule("plan.window")
def set_window(table: Table, me: int) -> None:
    """As many moments as up to the last action that the player has planned, at least one. [R7]"""
    last = 0
    for moment, pieces in enumerate(table.rows[me]):
        if False in [is_token(it) for it in pieces]:
            last = moment
    table.window = last + 1
    table.emit(WINDOW, me, number=table.window)


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
    if len(usable_now(table, me)) > 0:
        return True
    if table.ruling("fast") == "any step" and could_be_fast(table, me):  # [R14]
        return True
    return timeline.has_empty_moment(table, me) and (len(table.cards_in(HAND, me)) > 0 or len(within(table, me)) > 0)


def answers(table: Table, me: int) -> list[Action[Table]]:
    """What comes into question for the reactive player."""
    found: list[Action[Table]] = []
    if timeline.has_empty_moment(table, me):
        found += [ANSWER[it] for it in within(table, me)]
    if table.ruling("fast") == "any step":
        found += [QUICKEN[it] for it in within(table, me)]
    return [*found, *usable_now(table, me), DONE]


class Plan(Action[Table]):
    """Into the moment behind one's other actions."""

    clause = "plan.actions"
    says = "Plan {it}"
    costs = "{cost}"
    given = [within_reach, has_an_action]
    needs = [free_to_plan]

    def perform(self, table: Table, me: int) -> None:
        lay_down(table, me, self.it, timeline.next_free(table, me))


class Answer(Action[Table]):
    """Into a moment of the window that is free."""

    clause = "react.window"
    says = "Plan {it}"
    costs = "{cost}"
    given = [within_reach, has_an_action, a_moment_is_free]
    needs = [free_to_plan]

    def perform(self, table: Table, me: int) -> None:
        free = timeline.empty_moments(table, me)
        if len(free) == 1:
            lay_down(table, me, self.it, free[0])
            return
        table.scopes.append(Scope(me, self.it, []))
        table.then(me, answer_there)
        table.ask(me, WHICH_MOMENT, [AT[moment] for moment in free if moment < MOST_MOMENTS])


@rule("react.window")
def answer_there(table: Table, me: int) -> None:
    scope = table.scopes.pop()
    lay_down(table, me, scope.source, scope.picks[0])


def lay_down(table: Table, me: int, it: int, moment: int) -> None:
    """The card is planned; first what it may be fused with, then its Dragonrage. [term.spellfuse]"""
    timeline.plan(table, me, it, moment)
    set_off(table, me, it)


class Done(Action[Table]):
    """Plan no more in this step."""

    clause = "plan.actions"
    says = "Plan no more"
    needs = [has_planned_enough]

    def perform(self, table: Table, me: int) -> None:
        table.cancel(me, react if table.phase == 3 else plan_actions)


class Use(Action[Table]):
    """What an asset says that it can be used for, at its cost, while its player plans. [golden.rule]"""

    clause = "golden.rule"
    says = "Use {it}: {use}"
    costs = "{toll}"
    given = [lies_in("golden.rule", "{it} is not among your assets.", CHARACTER), has_use("golden.rule")]
    needs = [use_can_be_paid("golden.rule")]

    def perform(self, table: Table, me: int) -> None:
        table.then(me, settle)
        USING.use(table, me, self.it)


class At(Action[Table]):
    says = "In {moment}"
    needs = [free_in_window]

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].picks.append(self.it)


WHAT_TO_PLAN: Final[Question[Table]] = Question(
    "plan.actions", "Which action do you plan next?", takes=[Plan, Quicken, Use, Done], offers=plannable, secret=True
)
WHAT_TO_ANSWER: Final[Question[Table]] = Question(
    "react.window",
    "Which action do you plan in answer?",
    takes=[Answer, Quicken, Use, Done],
    offers=answers,
    secret=True,
)
WHICH_MOMENT: Final[Question[Table]] = Question("react.window", "{source}: in which moment?", takes=[At], chained=True)
USING: Final[Using[Table]] = Using("golden.rule", CHOOSING)
DONE: Final = ACTIONS.one(Done)
PLAN: Final = ACTIONS.each(Plan, BOX.pieces)
ANSWER: Final = ACTIONS.each(Answer, BOX.pieces)
AT: Final = ACTIONS.each(At, MOST_MOMENTS)
USE: Final = ACTIONS.each(Use, BOX.pieces)  # last, so that the codes of the others stay
