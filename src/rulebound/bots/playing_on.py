"""How a search plays on from a position that it has not looked at: by what looks best of a few options at once.

Turns played at random undo what a deed was for: what is built is not used, what is won is given away. A few options
drawn by lot at each decision, and the one after which the position is worth most to who takes it, keep the playouts as
different as chance does and make them games that somebody could have played.
"""

from __future__ import annotations

from typing import Any

from rulebound.bots.judging import worth
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.playout import play_randomly
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable


def play_on(state: CardTable, chance: Chance, most: int, samples: int) -> CardTable:
    """Where the game stands after so many more decisions, or at its end. The state given may change or not.

    samples: how many options are drawn and compared at each decision, 1 or more; with 1, the playing is random.
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
    """So many of the options at most, in any order, each as likely as the others."""
    rest = options[:]
    found: list[Action[Any]] = []
    for _ in range(min(most, len(rest))):
        i = chance.below(len(rest))
        found.append(rest[i])
        rest[i] = rest[-1]
        rest.pop()
    return found


def best_of(state: CardTable, options: list[Action[Any]]) -> CardTable:
    """The position after the option that is worth most at once to who takes it. The state itself is used up."""
    me = state.seat
    trials = [state.clone() for _ in options[1:]] + [state]
    best, most = state, -1.0
    for trial, option in zip(trials, options, strict=True):
        trial.take(option)
        found = worth(trial, me)
        if found > most:
            best, most = trial, found
    return best
