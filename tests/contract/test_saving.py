"""A state that is saved and loaded again is the same state, and its fingerprint says when it is not."""

from __future__ import annotations

import copy
import json

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.view import to_json
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.cardtable import CardTable
from tests.contract.attributes import NOT_IN_FINGERPRINT, SAVED_APART, flat, other_than
from tests.contract.walks import a_game, any_kind, endings, played, positions

FURTHER = 15  # decisions


def through_json(game: Game, state: CardTable) -> CardTable:
    """The state, written as text and read again."""
    return game.load_state(json.loads(json.dumps(state.save())))


def test_at_every_decision_what_is_saved_comes_back(game: Game, seats: int) -> None:
    for state in a_game(game, seats):
        again = through_json(game, state)

        assert again.fingerprint() == state.fingerprint()
        assert again.legal_actions() == state.legal_actions()
        assert repr(again.decision) == repr(state.decision)
        assert repr(again.outcome) == repr(state.outcome)


def test_everybody_sees_the_same_after_loading(game: Game, seats: int) -> None:
    for state in [*positions(game, seats), *endings(game, seats)]:
        again = through_json(game, state)

        for seat in range(-1, seats):
            assert to_json(again.seat_of(seat).view()) == to_json(state.seat_of(seat).view())


def test_a_loaded_state_goes_on_as_the_saved_one_would_have(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        again = through_json(game, state)

        played(state, Chance.of(6, "on"), FURTHER, any_kind)
        played(again, Chance.of(6, "on"), FURTHER, any_kind)

        assert again.fingerprint() == state.fingerprint()
        assert again.legal_actions() == state.legal_actions()


def test_the_items_of_a_saved_list_are_all_lists_or_none_is(game: Game, seats: int) -> None:
    def kinds(value: object) -> set[int]:
        """For this list and those in it, how many kinds of items it has."""
        if not isinstance(value, list):
            return set()
        return set().union({len({isinstance(item, list) for item in value})}, *map(kinds, value))

    for state in positions(game, seats):
        assert set().union(*map(kinds, state.save()["table"].values())) <= {0, 1}


def test_what_was_saved_stays_as_it_is_while_the_game_goes_on(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        data = state.save()
        before = copy.deepcopy(data)

        played(state, Chance.of(7, "on"), FURTHER, any_kind)
        played(game.load_state(data), Chance.of(8, "on"), FURTHER, any_kind)

        assert data == before


def test_whatever_is_in_a_state_comes_back_from_saving(game: Game, seats: int) -> None:
    position = positions(game, seats)[-1]
    for name in [*position.plain_fields(), *SAVED_APART]:
        state = position.clone()
        setattr(state, name, other_than(state, name))

        again = through_json(game, state)

        if name not in ("modifiers", "remembered", "pending", "declared", "delayed"):
            assert flat(getattr(again, name)) == flat(getattr(state, name)), f"saving forgets {name!r}"
        assert again.save() == state.save()


def test_whatever_makes_a_difference_later_is_in_the_fingerprint(game: Game, seats: int) -> None:
    position = positions(game, seats)[-1]
    for name in [*position.plain_fields(), *SAVED_APART]:
        state = position.clone()
        setattr(state, name, other_than(state, name))

        differs = state.fingerprint() != position.fingerprint()

        assert differs == (name not in NOT_IN_FINGERPRINT), f"{name!r} and the fingerprint"


def test_what_is_in_the_middle_of_a_list_is_in_the_fingerprint_too(game: Game, seats: int) -> None:
    position = positions(game, seats)[-1]
    for name in set(position.plain_fields()) - set(NOT_IN_FINGERPRINT):
        value = getattr(position, name)
        if isinstance(value, list) and len(value) > 1 and value[0] != value[-1]:
            state = position.clone()
            setattr(state, name, [value[-1], *value[1:-1], value[0]])

            assert state.fingerprint() != position.fingerprint(), f"{name!r} and the fingerprint"
