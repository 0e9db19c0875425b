"""The playouts of a search: at each decision, the best of a few random options.

Random turns waste what an action was for: what is built is not used, what is won is given away. Choosing the better of
a few random options keeps playouts varied and makes them plausible games.
"""

from __future__ import annotations

from typing import Any

from rulebound.bots.judging import worth
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.playout import play_randomly
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable


def playout(state: CardTable, chance: Chance, most: int, samples: int) -> CardTable:
    """The state after so many more decisions, or at the end of the game. May change the given state.

    samples: how many options are drawn and compared at each decision; with 1, the playout is random.
    """
    if samples <= 1:
        play_randomly(state, chance, most)
        return state
    for _ in range(most):
        if state.over:
            break
        options = state.options
        if len(options) == 1:
            state.take(options[0])
        else:
            state = best_of(state, drawn(options, chance, samples))
    return state


def drawn(options: list[Action[Any]], chance: Chance, most: int) -> list[Action[Any]]:
    """At most so many of the options, drawn at random in random order."""
    rest = options[:]
    found: list[Action[Any]] = []
    for _ in range(min(most, len(rest))):
        i = chance.below(len(rest))
        found.append(rest[i])
        rest[i] = rest[-1]
        rest.pop()
    return found


def best_of(state: CardTable, options: list[Action[Any]]) -> CardTable:
    """The state after the option with the highest value for the seat that decides. May change the given state."""
    me = state.seat
    trials = [state.clone() for _ in options[1:]] + [state]
    best, most = state, -1.0
    for trial, option in zip(trials, options, strict=True):
        trial.take(option)
        found = worth(trial, me)
        if found > most:
            best, most = trial, found
    return best
