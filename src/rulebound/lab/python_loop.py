"""How quick random games are from Python, beside those of OpenSpiel: `python -m rulebound.lab.python_loop`.

The loop is the usual one: list the legal actions, pick one, apply it, until the game is over; set-up included. It runs
as plain Python in both builds. All games play in turn, so that a busy machine slows all alike; each has the CPU time of
its quickest round. OpenSpiel's games are left out where it is not installed. Deals and dice, which OpenSpiel asks for
one by one, take time there and do not count as decisions.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from rulebound.games import GAMES, load
from rulebound.kernel.basics.setup import NONE
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.playout import play_games, reseeded
from rulebound.lab.build import build

OPENSPIEL_GAMES: Final = ("hearts", "euchre", "crazy_eights", "go_fish", "spades", "cribbage", "gin_rummy")
ROUNDS: Final = 5
PLAYING: Final = 1.0  # seconds of a round
Play = Callable[[int], int]  # plays a game with this seed; returns how many decisions it had


@dataclass(slots=True)
class Loop:
    """Random games of one kind. rate: decisions in a second of CPU time, in the quickest round so far."""

    name: str
    play: Play
    rate: float = 0.0

    def again(self, seed: int) -> None:
        """Plays a round."""
        made = 0
        began = time.process_time()
        while (took := time.process_time() - began) < PLAYING:
            made += self.play(seed)
            seed += 1
        self.rate = max(self.rate, made / took)


def from_python(game: Game, seed: int) -> int:
    """A random game of ours, played from Python."""
    choose = random.Random(seed).random  # noqa: S311 - as in OpenSpiel's loop
    state = game.new_state(seed=seed, seats=2, options={"windows": NONE})
    while not state.is_terminal:
        actions = state.legal_actions()
        state.apply(actions[int(choose() * len(actions))])
    return state.decisions


def inside(game: Game, seed: int) -> int:
    """A random game of ours, played where the rules are."""
    return play_games(game, reseeded(game.setup(seats=2, options={"windows": NONE}), seed), seed, 1)


def of_openspiel(game: Any, seed: int) -> int:
    """A random game of OpenSpiel, played from Python."""
    chance = random.Random(seed)  # noqa: S311 - no secret
    choose, made = chance.random, 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
            continue
        options = state.legal_actions()
        state.apply_action(options[int(choose() * len(options))])
        made += 1
    return made


def theirs() -> list[Loop]:
    """The games of OpenSpiel; none if it is not installed."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        return []
    return [Loop(name, partial(of_openspiel, pyspiel.load_game(name))) for name in OPENSPIEL_GAMES]


def measured(loops: list[Loop]) -> list[Loop]:
    """All of them, after some rounds in turn; the first one is not counted."""
    for number in range(ROUNDS + 1):
        for loop in loops:
            loop.again(1_000_000 * number)
            if not number:
                loop.rate = 0.0
    return loops


def tables() -> str:
    """Our games from Python and inside, and those of OpenSpiel, as tables of Markdown."""
    games = {name: load(name) for name in GAMES}
    ours = [Loop(name, partial(from_python, game)) for name, game in games.items()]
    within = [Loop(name, partial(inside, game)) for name, game in games.items()]
    others = theirs()
    measured([*ours, *within, *others])
    lines = ["| game | decisions/s from Python | inside | times as long |", "|---|---:|---:|---:|"]
    for loop, quick in zip(ours, within, strict=True):
        lines.append(f"| {loop.name} | {loop.rate:,.0f} | {quick.rate:,.0f} | {quick.rate / loop.rate:.1f} |")
    lines += ["", "| OpenSpiel's game | decisions/s from Python |", "|---|---:|"]
    lines += [f"| {loop.name} | {loop.rate:,.0f} |" for loop in others]
    return "\n".join(lines)


if __name__ == "__main__":
    print(f"{build()}\n\n{tables()}")
