"""Random playouts, and the loops of the benchmark: here, because this module is compiled together with the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.game.game import Game
from rulebound.kernel.knowledge.imagining import imagine
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

LONGEST_GAME: Final = 50_000  # decisions; a longer game does not end


def play_randomly(state: State, chance: Chance, most: int = -1) -> int:
    """Plays on at random, every legal action equally likely, until the game is over or `most` decisions are made.

    Changes the state. Returns the number of decisions made. A negative `most` is no limit.
    """
    made: i64 = 0
    while not state.over and made != most:
        state.take(random_option(state, chance))
        made += 1
    return made


def random_option(state: State, chance: Chance) -> Action[State]:
    """A legal action, each equally likely.

    Draws candidates until one is legal, which tests at most half of the untested ones on average.
    """
    found, candidates = state.legal, state.candidates
    known = len(found)
    while True:
        place = chance.below(known + state.unchecked)
        if place < known:
            return found[place]
        action = candidates[known - 1 - place]  # the last ones are untested
        if state.may_answer(state.seat, state.question[0], action):
            return action


def play_games(game: Game, setup: Setup, seed: int, games: int) -> int:
    """Plays random games with this seed and the following ones. Returns the total number of decisions."""
    made = 0
    for number in range(seed, seed + games):
        state = game.begin(reseeded(setup, number))
        made += play_randomly(state, Chance.of(number, "play"), LONGEST_GAME)
    return made


def reseeded(setup: Setup, seed: int) -> Setup:
    """The same set-up with another seed."""
    return Setup(seed, setup.seats, setup.decks, setup.rulings, setup.options, setup.names)


def clone_often(state: State, times: int) -> None:
    """Copies a state again and again."""
    for _ in range(times):
        state.clone()


def imagine_often(state: CardTable, seat: int, chance: Chance, times: int) -> None:
    """Imagines the hidden cards of a seat again and again."""
    for _ in range(times):
        imagine(state, seat, chance)
