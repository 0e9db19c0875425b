"""The laws are worth as much as the positions they are tried in: those are many, different, and always the same."""

from __future__ import annotations

from typing import Any, Final

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from tests.contract.tables import TABLES
from tests.contract.walks import (
    OF_NO_SHIPPED_CARD,
    any_kind,
    begin,
    eager,
    endings,
    is_of_the_rules,
    positions,
    walk,
)

MORE_GAMES: Final = 40  # for questions that come up in few games
SHORTEST: Final = 40  # decisions of a game


def test_the_positions_are_those_of_every_question_of_the_rules(game: Game) -> None:
    """Those of cards are too many to come up in a few games: the tests of cards ask them."""
    met = {state.question[0].name for seats in game.seats for state in positions(game, seats)}
    asked = {name for name in game.questions if is_of_the_rules(name)} - OF_NO_SHIPPED_CARD
    for seed in range(1, MORE_GAMES + 1):
        if asked <= met:
            break
        begun = begin(game, game.seats[seed % len(game.seats)], seed, **other_decks(game, seed))
        policy = (eager, any_kind)[seed // len(game.seats) % 2]
        met |= {state.question[0].name for state in walk(begun, Chance.of(seed, "walks"), policy) if not state.over}

    assert asked - met == set(), f"no random game came to these, nor did {MORE_GAMES} more"
    assert [name for name in met if not is_of_the_rules(name)] != [] or all(map(is_of_the_rules, game.questions))


def other_decks(game: Game, seed: int) -> dict[str, Any]:
    """Decks in turn, as a set-up names them, in a game that has any."""
    names, seats = list(game.decks), game.seats[seed % len(game.seats)]
    return {"decks": [names[(seed + seat) % len(names)] for seat in range(seats)]} if names else {}


def test_the_positions_are_the_same_each_time(game: Game, seats: int) -> None:
    first = [state.fingerprint() for state in positions(game, seats)]

    assert [state.fingerprint() for state in positions(game, seats)] == first
    assert len(set(first)) == len(first)


def test_the_positions_are_of_early_and_late_turns(game: Game, seats: int) -> None:
    decisions = sorted(state.decisions for state in positions(game, seats))

    assert decisions[0] < decisions[-1] / 2, "the games are too short, or begin with long chains"
    assert decisions[-1] > SHORTEST, "games as short as these try the laws too little"


def test_there_are_unfinished_and_finished_games(game: Game, seats: int) -> None:
    assert [state for state in positions(game, seats) if state.is_terminal] == []
    assert [state for state in endings(game, seats) if not state.is_terminal] == []


def test_some_positions_are_in_the_middle_of_a_action(game: Game, seats: int) -> None:
    assert [state for state in positions(game, seats) if state.question[0].chained] != []


def test_in_the_small_position_little_is_hidden(game: Game) -> None:
    state = TABLES[game.name].small(game)
    hidden = [it for it, face in enumerate(state.faces) if face >= 0 and not state.knows(0, it)]
    pools = {pool: [state.faces[it] for it in hidden if state.pools[it] == pool] for pool in set(state.pools)}

    assert max(len(faces) for faces in pools.values()) == 5
    assert all(len(set(faces)) == len(faces) for faces in pools.values())
