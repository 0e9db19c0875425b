"""What a position is worth to a seat, and how a deed that has begun goes on when nobody thinks about it for long."""

from __future__ import annotations

from typing import Any, Final

from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.window import Pass

LONGEST_DEED: Final = 40  # chained decisions
UNSURE: Final = 0.01  # what is not won yet is never worth as much as what is


def worth(state: CardTable, seat: int) -> float:
    """The seat's chance of winning: what the game's `value` says, and after the end its share of the win."""
    if state.over:
        return 1.0 / len(state.winners) if seat in state.winners else 0.0
    return UNSURE + (1.0 - 2 * UNSURE) * float(state.game.value(state, seat))


def finish_deed(state: CardTable, me: int, asked: Question[Any]) -> None:
    """Plays on until the deed that me has begun, when `asked` was the question, is whole and played out.

    Chained questions and others that me is asked on the way are answered by what is worth most at once; where the same
    is asked again and again, as in paying with one card after another, the first judgement stands. Nobody responds. A
    deed is whole when me is asked the same as at first, or another seat something of its own; one that had begun
    before, when `asked` was a chained question, as soon as anything is asked that is not chained.
    """
    ranking: list[Action[Any]] = []
    question = state.question
    for _ in range(LONGEST_DEED):
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
    """The pass among the options of a window, in a list; empty where nobody is asked for a response."""
    if Pass not in state.question[0].takes:  # elsewhere the options need not be found for this
        return []
    return [option for option in state.options if isinstance(option, Pass)]


def ranked_at_once(state: CardTable) -> list[Action[Any]]:
    """The options by what the position is worth after them to who takes them, the best first."""
    found: list[tuple[float, int]] = []
    for i, option in enumerate(state.options):
        trial = state.clone()
        trial.take(option)
        found.append((-worth(trial, state.seat), i))
    found.sort()
    return [state.options[i] for _, i in found]


def judged(state: CardTable, option: Action[Any]) -> float:
    """What this option of a position is worth to who takes it, once its deed is whole."""
    trial = state.clone()
    trial.take(option)
    finish_deed(trial, state.seat, state.question[0])
    return worth(trial, state.seat)
