"""Random games to try the laws on, and positions drawn from them. Everything here is the same in every run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, TypeAlias

import rulebound
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from tests.contract.tables import TABLES

Policy: TypeAlias = Callable[[CardTable, Chance], Action[Any]]

LONGEST: Final = 20_000  # decisions: no random game comes near it
MANY_GAMES: Final = 20  # enough for four questions in five of those that cards ask
OF_NO_SHIPPED_CARD: Final = {  # none lets dice be rolled again, say, or Shards be Will: their own tests ask these
    "WHETHER_TO_REROLL", "WHETHER_POWER", "WHETHER_FOCUS", "ONE_SHARD_MORE", "ONE_WILL_MORE", "MERIT_OR_REPUTATION",
    "WHOM_TO_READY", "WHICH_EMPTY_SPACE", "WHICH_OF_SEVERAL_USES", "PAY_AND_MORE", "WHICH_EFFECT",
}  # fmt: skip


@cache
def load(name: str) -> Game:
    """The game as shipped, loaded once."""
    return rulebound.load(name)


# -- Policies ----------------------------------------------------------------------------------------------------------


def any_option(state: CardTable, chance: Chance) -> Action[Any]:
    """Each option as likely as the others."""
    return drawn(state.legal_actions(), chance)


def any_kind(state: CardTable, chance: Chance) -> Action[Any]:
    """First a kind of action, then one of that kind: so what is rarely possible is done oftener."""
    kinds: dict[str, list[Action[Any]]] = {}
    for action in state.legal_actions():
        kinds.setdefault(type(action).__name__, []).append(action)
    return drawn(kinds[list(kinds)[chance.below(len(kinds))]], chance)


def eager(state: CardTable, chance: Chance) -> Action[Any]:
    """What brings a player of this game forward, as far as the names of actions tell: games are short."""
    options = state.legal_actions()
    for name in TABLES[state.game.name].forward:
        if wanted := [action for action in options if type(action).__name__ == name]:
            return drawn(wanted, chance)
    return drawn(options, chance)


def drawn(actions: list[Action[Any]], chance: Chance) -> Action[Any]:
    """One of these."""
    return actions[chance.below(len(actions))]


# -- Games -------------------------------------------------------------------------------------------------------------


def begin(game: Game, seats: int, seed: int = 1, *, observed: bool = False, **setup: Any) -> CardTable:
    """A new table; one that is observed keeps a log."""
    return game.begin(game.setup(seed=seed, seats=seats, **setup), observed=observed)


def walk(state: CardTable, chance: Chance, policy: Policy = any_kind, most: int = LONGEST) -> Iterator[CardTable]:
    """This state again and again, as it is now and after each of its decisions, until the game is over."""
    yield state
    for _ in range(most):
        if state.is_terminal:
            return
        state.apply(policy(state, chance))
        yield state


def played(state: CardTable, chance: Chance, decisions: int, policy: Policy = any_option) -> CardTable:
    """The state itself, after so many more decisions or at its end."""
    for last in walk(state, chance, policy, decisions):
        state = last
    return state


def a_game(game: Game, seats: int, seed: int = 1, *, observed: bool = False, **setup: Any) -> Iterator[CardTable]:
    """One state at each decision of a whole random game, and at its end."""
    return walk(begin(game, seats, seed, observed=observed, **setup), Chance.of(seed, "a game"))


# -- Positions ---------------------------------------------------------------------------------------------------------


def positions(game: Game, seats: int, *, observed: bool = False, **setup: Any) -> list[CardTable]:
    """For each question of the rules two positions, in which an even and an odd seat is asked it, and a few for those
    of cards: drawn from a few random games.
    """
    kept: dict[str, CardTable] = {}
    met: dict[str, int] = {}
    chance = Chance.of(seats, "positions")
    for start in starts(game, seats, observed=observed, **setup):
        for state in walk(start, chance):
            if not state.is_terminal:
                key = kind_of(state)
                met[key] = met.get(key, 0) + 1
                if chance.below(met[key]) == 0:
                    kept[key] = state.clone()
    return list(kept.values())


def every_question(game: Game, seats: int) -> list[CardTable]:
    """A position for each question that comes up in many games, those of cards too."""
    met: dict[str, CardTable] = {}
    chance = Chance.of(seats, "every question")
    for seed in range(MANY_GAMES):
        for state in walk(begin(game, seats, seed), chance, (any_kind, eager)[seed % 2]):
            if not state.is_terminal and state.question[0].name not in met:
                met[state.question[0].name] = state.clone()
    return list(met.values())


def kind_of(state: CardTable) -> str:
    """Positions that are alike: the same question of the rules, or some question of cards, to an even or odd seat."""
    name = state.question[0].name
    return f"{name if is_of_the_rules(name) else len(name) % 4} {state.seat % 2}"


def is_of_the_rules(question: str) -> bool:
    """Whether a question has a name of its own, and not one after the text of a card."""
    return "/" not in question


def endings(game: Game, seats: int, *, observed: bool = False) -> list[CardTable]:
    """Finished games."""
    chance = Chance.of(seats, "endings")
    return [
        played(start, chance, LONGEST, policy)
        for policy in (any_option, any_kind, eager)
        for start in starts(game, seats, observed=observed)
    ]


def starts(game: Game, seats: int, *, observed: bool = False, **setup: Any) -> list[CardTable]:
    """Two new games, and a position in which a game's last things are near."""
    late = TABLES[game.name].late(game, seats, **setup)
    late.observed = observed
    return [*[begin(game, seats, seed, observed=observed, **setup) for seed in (1, 2)], late]
