"""Thousands of random games with all checks: at any table, with any rulings, in every position.

Game number n depends only on its number, so a failed game can be played again. After every decision the invariants of
the game are tested; in some random positions, also what the kernel promises of every game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Final

from rulebound.games import load
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.basics.switch import Switch
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.invariant import check, watched
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.on_ray import results_of
from rulebound.lab.promises import Broken, look_closer
from rulebound.lab.tally import traced

LONGEST: Final = 20_000  # decisions: an endless game
LOOKED_AT: Final = 100  # one position of so many is looked at closer
PART: Final = 50  # games that a worker plays without a pause


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is to be played."""

    game: str
    games: int
    seats: int
    seed: int = 0
    cards: tuple[str, ...] = ()


@dataclass(slots=True)
class Found:
    """The results of a number of games. faults: the seed of a game, and what was wrong."""

    games: int = 0
    decisions: int = 0
    looked_at: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    faults: list[tuple[int, str]] = field(default_factory=list)

    def plus(self, other: Found) -> Found:
        """The sum of these games and those."""
        return Found(
            self.games + other.games,
            self.decisions + other.decisions,
            self.looked_at + other.looked_at,
            self.endings + other.endings,
            sorted(self.faults + other.faults),
        )

    def as_json(self) -> dict[str, Any]:
        """Everything, as data for JSON."""
        faults = [{"seed": seed, "fault": fault} for seed, fault in self.faults]
        counts = {"games": self.games, "decisions": self.decisions, "looked_at": self.looked_at}
        return {**counts, "endings": dict(self.endings), "faults": faults}


def fuzz(
    plan: Plan, workers: int, tell: Callable[[str], None], on_progress: Callable[[int], None], on: str = ""
) -> Found:
    """Plays all games of the plan in so many processes, or on a cluster."""
    game_of(plan.game, plan.cards)  # so that what is wrong with files is said here
    seeds = range(plan.seed, plan.seed + plan.games)
    parts = [seeds[first : first + PART] for first in range(0, plan.games, PART)]
    total = Found()
    with closing(results_of(partial(play_part, plan), parts, on=on, workers=workers, tell=tell)) as results:
        for part in results:
            total = total.plus(part)
            on_progress(total.games)
    return total


@cache
def game_of(name: str, cards: tuple[str, ...]) -> Game:
    """The game, loaded once in each process."""
    return load(name, list(cards))


def play_part(plan: Plan, seeds: range) -> Found:
    """Plays the games of these seeds. A failed game is recorded, and the others go on."""
    game, found = game_of(plan.game, plan.cards), Found()
    for seed in seeds:
        found.games += 1
        try:
            play(game, plan.seats, seed, found)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with one game, the others are worth playing
            found.faults.append((seed, traced(error)))
    return found


def play(game: Game, seats: int, seed: int, found: Found) -> None:
    """Plays one game to its end with all checks. Raises what is wrong."""
    chance = Chance.of(seed, "fuzz")
    choose = any_option if chance.below(3) else any_kind
    with watched(game) as always:
        state = random_table(game, seats, seed, chance)
        made = 0
        while not state.over:
            check(state, always)
            if chance.below(LOOKED_AT) == 0:
                found.looked_at += 1
                look_closer(state, chance)
            state.take(choose(state, chance))
            made += 1
            if made == LONGEST:
                raise Broken(f"the game has not ended after {made} decisions")
    found.decisions += made
    found.endings[state.reason] += 1


# -- How a game is played ----------------------------------------------------------------------------------------------


def random_table(game: Game, seats: int, seed: int, chance: Chance) -> CardTable:
    """A new table: half of them with the defaults, the others with any rulings and options."""
    for _ in range(100):
        rulings = options = {}
        if chance.below(2):
            rulings = {name: any_value(switch, seats, chance) for name, switch in game.rulings.items()}
            options = {name: any_value(switch, seats, chance) for name, switch in game.options.items()}
        try:
            setup = game.setup(seed=seed, seats=seats, rulings=rulings, options=options)
        except SetupError:
            continue  # these options do not go together
        return game.begin(setup, observed=chance.below(8) == 0)
    raise Broken("no set-up was possible in a hundred tries")


def any_value(switch: Switch, seats: int, chance: Chance) -> str:
    """One of the values that the switch can have at such a table; of a range of numbers, the least or the default."""
    values = [value for value in switch.values if switch.fewest_seats(value) <= seats]
    if switch.numbers is not None:
        values.append(str(switch.numbers[0]))
    return values[chance.below(len(values))]


def any_option(state: CardTable, chance: Chance) -> Action[Any]:
    """A random option, each equally likely."""
    options = state.legal_actions()
    return options[chance.below(len(options))]


def any_kind(state: CardTable, chance: Chance) -> Action[Any]:
    """A random kind of action, then a random one of that kind, so that rare actions are taken more often."""
    options = state.legal_actions()
    kinds = list(dict.fromkeys([type(action) for action in options]))
    kind = kinds[chance.below(len(kinds))]
    options = [action for action in options if type(action) is kind]
    return options[chance.below(len(options))]
