"""The value of a position for a seat, and a quick way to complete an action with its chained choices."""

from __future__ import annotations

from typing import Any, Final

from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.window import Pass

LONGEST_ACTION: Final = 40  # chained decisions
UNSURE: Final = 0.01  # a position that is not won is never worth as much as a won one


def worth(state: CardTable, seat: int) -> float:
    """The seat's chance of winning: the game's `value`, and after the end its share of the win."""
    if state.over:
        return 1.0 / len(state.winners) if seat in state.winners else 0.0
    return UNSURE + (1.0 - 2 * UNSURE) * float(state.game.value(state, seat))


def finish_action(state: CardTable, me: int, asked: Question[Any]) -> None:
    """Completes the action that seat `me` has begun at the question `asked`, and carries it out.

    Further questions to `me` are answered by the highest value at once. If the same question repeats, as in paying card
    by card, the first ranking stays. All seats pass at windows. The action is complete when `me` is asked the first
    question again, or another seat is asked a question of its own; if `asked` was chained, at the first question that
    is not.
    """
    ranking: list[Action[Any]] = []
    question = state.question
    for _ in range(LONGEST_ACTION):
        if state.over:
            return
        passing = passes(state)
        if passing:
            state.take(passing[0])
            continue
        now = state.question[0]
        if not now.chained and (state.seat != me or now is asked or asked.chained):
            return
        if not ranking or now is not question[0]:
            question = state.question
            ranking = ranked_at_once(state)
        best = ranking[0]
        ranking = ranking[1:]
        if best in state.options:
            state.take(best)
        else:
            ranking = []


def passes(state: CardTable) -> list[Action[Any]]:
    """The pass of a window in a list; empty outside windows."""
    if Pass not in state.question[0].takes:  # so that other options need not be found
        return []
    return [option for option in state.options if isinstance(option, Pass)]


def ranked_at_once(state: CardTable) -> list[Action[Any]]:
    """The options by the value right after them for the seat that decides, the best first."""
    found: list[tuple[float, int]] = []
    for i, option in enumerate(state.options):
        trial = state.clone()
        trial.take(option)
        found.append((-worth(trial, state.seat), i))
    found.sort()
    return [state.options[i] for _, i in found]


def judged(state: CardTable, option: Action[Any]) -> float:
    """The value of an option for the seat that decides, after the complete action."""
    trial = state.clone()
    trial.take(option)
    finish_action(trial, state.seat, state.question[0])
    return worth(trial, state.seat)
