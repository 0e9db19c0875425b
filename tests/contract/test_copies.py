"""A copy of a state is a state of its own: it plays alike, and apart."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.scope import NO_QUEUE
from rulebound.kernel.basics.view import to_json
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.look_up import NO_ABILITIES, NO_PLACES, NO_USES
from rulebound.kernel.table.notes import NOTHING_REMEMBERED
from rulebound.kernel.table.pieces import NO_FLAGS, NO_NUMBERS, NO_PILES
from rulebound.kernel.table.position import NO_ACTIONS, NO_QUESTION
from tests.contract.attributes import (
    FROM_THE_START,
    LISTS_OF_SHARED,
    NOT_SAVED,
    SHARED,
    attributes,
    containers,
    copied,
    flat,
    other_than,
)
from tests.contract.builds import interpreted_only
from tests.contract.walks import a_game, any_kind, begin, played, positions

FURTHER = 25  # decisions


def looks(state: CardTable) -> list[bytes]:
    """What each seat and a spectator see."""
    return [to_json(state.seat_of(seat).view()) for seat in range(-1, state.seats)]


def test_playing_on_in_a_copy_changes_nothing_in_the_original(game: Game, seats: int) -> None:
    for state in positions(game, seats, observed=True):
        before, seen = state.fingerprint(), looks(state)

        played(state.clone(), Chance.of(1, "in the copy"), FURTHER, any_kind)

        assert state.fingerprint() == before
        assert looks(state) == seen


def test_playing_on_in_the_original_changes_nothing_in_a_copy(game: Game, seats: int) -> None:
    for state in positions(game, seats, observed=True):
        copy = state.clone()
        before, seen = copy.fingerprint(), looks(copy)

        played(state, Chance.of(2, "in the original"), FURTHER, any_kind)

        assert copy.fingerprint() == before
        assert looks(copy) == seen


def test_a_copy_plays_the_same_game(game: Game, seats: int) -> None:
    chance = Chance.of(3, "in both")
    for state in positions(game, seats, observed=True):
        copy = state.clone()
        assert copy.fingerprint() == state.fingerprint()

        for _ in range(FURTHER):
            assert [action.code for action in copy.legal_actions()] == [a.code for a in state.legal_actions()]
            if state.is_terminal:
                break
            action = any_kind(state, chance)
            state.apply(action)
            copy.apply(action)

        assert copy.fingerprint() == state.fingerprint()
        assert looks(copy) == looks(state)


@pytest.mark.parametrize("python", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
def test_a_copy_made_by_python_is_a_copy(game: Game, seats: int, python: Callable[[Any], Any]) -> None:
    """One that shares the game, takes its actions, and is a state of its own."""
    for state in positions(game, seats, observed=True):
        before, seen = state.fingerprint(), looks(state)
        twin = python(state)

        assert twin.game is state.game
        assert (twin.fingerprint(), looks(twin)) == (before, seen)
        twin.apply(python(state.legal_actions()[-1]))
        played(twin, Chance.of(7, "in the copy"), FURTHER, any_kind)
        assert (state.fingerprint(), looks(state)) == (before, seen)


@pytest.mark.parametrize("protocol", [2, pickle.HIGHEST_PROTOCOL])
def test_a_state_comes_back_from_pickling(game: Game, seats: int, protocol: int) -> None:
    for state in positions(game, seats, observed=True)[::3]:
        twin = pickle.loads(pickle.dumps(state, protocol))  # noqa: S301 - just made

        assert type(twin) is type(state)
        assert (twin.fingerprint(), looks(twin)) == (state.fingerprint(), looks(state))
        assert twin.decisions == state.decisions
        action = state.legal_actions()[-1]
        assert twin.apply(action).fingerprint() == state.clone().apply(action).fingerprint()


def test_a_copy_takes_over_whatever_is_in_the_original(game: Game, seats: int) -> None:
    position = positions(game, seats)[-1]
    for name in copied(position):
        state = position.clone()
        state.observed = name == "log"  # without a log there is none to copy
        setattr(state, name, other_than(state, name))

        copy = state.clone()

        assert flat(getattr(copy, name)) == flat(getattr(state, name)), f"a copy forgets {name!r}"


@interpreted_only
def test_every_attribute_is_known_to_the_laws(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        unknown = set(attributes(state)) - set(copied(state)) - set(NOT_SAVED)

        assert unknown == set(), "say of these whether they are saved, in `plain_fields` or in tests/contract"


@interpreted_only
def test_a_copy_has_every_attribute_of_the_original(game: Game, seats: int) -> None:
    for number, state in enumerate(a_game(game, seats, 5, observed=True)):
        if number % 10 == 0:
            copy = state.clone()

            for name in set(attributes(state)) - set(FROM_THE_START):
                assert flat(attributes(copy)[name]) == flat(attributes(state)[name]), f"a copy forgets {name!r}"


@interpreted_only
def test_a_copy_shares_nothing_that_changes(game: Game, seats: int) -> None:
    for state in positions(game, seats, observed=True):
        copy = state.clone()
        theirs = {id(one): path for name, value in attributes(state).items() for path, one in containers(value, name)}
        theirs.pop(id(NO_QUEUE), None)

        for name, value in attributes(copy).items():
            if name not in SHARED:
                shared = [theirs[id(one)] for path, one in containers(value, name) if id(one) in theirs]
                assert shared == [], f"a copy shares {shared}"


def test_the_empty_lists_that_new_tables_share_stay_empty(game: Game, seats: int) -> None:
    state, chance = begin(game, seats, 6), Chance.of(6, "from the start")
    always = {key: found[:] for key, found in game.always.items()}

    while not state.over:
        played(state, chance, FURTHER, any_kind)  # in between: what lasts for a turn is in its list only then

        assert [NO_ACTIONS, NO_QUESTION, NO_NUMBERS, NO_FLAGS, NO_PILES, NO_ABILITIES, NO_QUEUE] == [[]] * 7
        assert NO_PLACES == {} and game.always == always
        assert NOTHING_REMEMBERED == []
        assert NO_USES[seats] == [[]] * seats


@interpreted_only
def test_what_copies_share_is_replaced_and_never_changed(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        copy = state.clone()
        own, theirs = attributes(copy), attributes(state)
        names = [name for name in SHARED & own.keys() if own[name] is theirs[name] or name in LISTS_OF_SHARED]
        shared = {name: own[name] for name in names}
        for name in LISTS_OF_SHARED & shared.keys():
            shared[name] = getattr(copy, name)[:]  # what is in it is shared, the list is not
        before = {name: flat(value) for name, value in shared.items()}

        played(state, Chance.of(4, "in the original"), FURTHER, any_kind)
        played(copy, Chance.of(5, "in the copy"), FURTHER, any_kind)

        assert {name: flat(value) for name, value in shared.items()} == before
