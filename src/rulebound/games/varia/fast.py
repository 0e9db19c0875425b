"""Steps five and six: Fast actions, as Combos and as Replacements, until both players have passed."""

from __future__ import annotations

from typing import Final

from rulebound.games.varia import timeline
from rulebound.games.varia.events import PASSES
from rulebound.games.varia.fusing import set_off
from rulebound.games.varia.needs import (
    an_action_is_there,
    can_be_combined,
    fast_anywhere,
    free_in_window,
    free_to_plan,
    has_an_action,
    in_a_fast_step,
    is_fast,
    not_fixed,
    own_action_there,
    within_reach,
)
from rulebound.games.varia.parts import ACTIONS, BOX
from rulebound.games.varia.quickening import NOT_FAST_YET, fast_or_fused, fast_there
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import HAND
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import rule

MOST_MOMENTS: Final = 40  # that options may name: all actions of a deck, and its assets


def within(table: Table, me: int) -> list[int]:
    """The cards of a player's hand, and the assets that have an action. [plan.assets]"""
    return table.piles[HAND + me] + table.assets_to_plan(me)


@rule("fast.active")
def fast_step(table: Table, me: int) -> None:
    """A player plans any number of Fast actions; to plan none is to pass. [fast.reactive] [R10]"""
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
    """Whether, by public facts, the player might plan a Fast action."""
    if not an_action_is_there.holds(table, me, NOTHING):
        return False
    if table.cards_in(HAND, me):
        return True
    return any([is_fast.holds(table, me, it) and it not in table.used for it in table.assets_of(me)])


def quick(table: Table, me: int) -> list[Action[Table]]:
    """The candidates in a fast step."""
    return [*[QUICKEN[it] for it in within(table, me)], NO_MORE]


def end_fast_step(table: Table, me: int) -> None:
    """Until both have passed, one after the other. [fast.again]"""
    table.passed = table.passed + 1 if table.planned == 0 else 0
    if table.passed < table.seats:
        table.then(table.rival(me), fast_step)


class Quicken(Action[Table]):
    """Plan a Fast action, as a Combo or as a Replacement."""

    clause = "fast.only"
    says = "Plan {it} as a Combo or a Replacement"
    costs = "{cost}"
    given = [within_reach, has_an_action, in_a_fast_step]
    needs = [fast_or_fused, free_to_plan, an_action_is_there]

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
    needs = [not_fixed, can_be_combined, fast_there]

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
    """Puts it there. Keywords for planning may follow; what is not Fast must be fused with what is. [R15]"""
    scope = table.scopes.pop()
    moment = scope.picks[0]
    number = 0 if is_fast.holds(table, me, scope.source) else NOT_FAST_YET
    if len(scope.picks) == 1:
        timeline.plan(table, me, scope.source, moment)
    elif scope.picks[1]:
        timeline.replace(table, me, scope.source, moment)
    else:
        timeline.combine(table, me, scope.source, moment)
    set_off(table, me, scope.source, number)


class NoMore(Action[Table]):
    """Plan no (more) Fast actions in this step."""

    clause = "fast.again"
    says = "Plan no Fast action"

    def perform(self, table: Table, me: int) -> None:
        table.cancel(me, fast_more)
        if table.planned == 0:
            table.emit(PASSES, me)
        end_fast_step(table, me)


class Into(Action[Table]):
    """Plan it into an empty moment, at tables that allow this. [R14]"""

    says = "Plan it in {moment}"
    given = [fast_anywhere]
    needs = [free_in_window]

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].picks.append(self.it)


WHAT_IS_FAST: Final[Question[Table]] = Question(
    "fast.only", "Do you plan a Fast action?", takes=[Quicken, NoMore], offers=quick, secret=True
)
WHERE_TO: Final[Question[Table]] = Question(
    "fast.active", "{source}: combine it with an action, or replace one?", takes=[Combine, Replace, Into], chained=True
)
NO_MORE: Final = ACTIONS.one(NoMore)
QUICKEN: Final = ACTIONS.each(Quicken, BOX.pieces)
INTO: Final = ACTIONS.each(Into, MOST_MOMENTS)
COMBINE: Final = ACTIONS.each(Combine, MOST_MOMENTS)
REPLACE: Final = ACTIONS.each(Replace, MOST_MOMENTS)
