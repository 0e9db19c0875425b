"""Games stepped together: the same whatever the number of workers, and what a single table shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import rulebound
from rulebound.batch import Batch
from rulebound.kernel.basics.chance import Chance


def shown(batch: Batch) -> list[bytes]:
    """All that the arrays of a batch hold."""
    arrays = (batch.observations, batch.masks, batch.seats, batch.over, batch.returns)
    return [array.tobytes() for array in arrays]


def rows(array: Any) -> list[list[Any]]:
    """An array of two dimensions, game by game."""
    found: list[list[Any]] = array.tolist()
    return found


def legal(batch: Batch, game: int) -> list[int]:
    return [option for option, is_legal in enumerate(rows(batch.masks)[game]) if is_legal]


@pytest.fixture
def batch() -> Iterator[Batch]:
    with Batch("windward", 3, seed=5) as made:
        yield made


def test_every_number_of_workers_plays_the_same_games() -> None:
    first, *others = rulebound.load("courses").decks.values()
    decks: list[str | rulebound.Deck] = [first.name, others[0]]  # by name and as a deck
    with (
        Batch("courses", 5, seed=5, decks=decks) as alone,
        Batch("courses", 5, workers=2, seed=5, decks=decks) as together,
    ):
        for _ in range(60):
            alone.step_randomly()
            together.step_randomly()
        actions = [legal(alone, game)[0] for game in range(5)]
        alone.step(actions)
        together.step(actions)

        assert shown(alone) == shown(together)


def test_a_batch_shows_what_its_tables_show(batch: Batch) -> None:
    seed = Chance.of(5, "game 1").next()
    state = rulebound.load("windward").new_state(seed=seed)
    for _ in range(20):
        seat = state.seat_of(state.seat)

        assert batch.seats[1] == state.seat
        assert rows(batch.observations)[1] == seat.observe().numbers.tolist()
        assert bytes(rows(batch.masks)[1]) == bytes(seat.mask())
        batch.step([legal(batch, game)[0] for game in range(3)])
        state.apply(seat.action(min(seat.option_numbers())))


def test_a_game_that_is_over_begins_again_and_says_what_it_was_worth(batch: Batch) -> None:
    ended = 0
    for _ in range(600):
        batch.step_randomly()
        for over, returns in zip(batch.over.tolist(), rows(batch.returns), strict=True):
            ended += over
            assert returns == [0, 0] or (over and sum(returns) == 0)

    assert ended >= 3


def test_an_illegal_action_is_refused_before_anything_is_done(batch: Batch) -> None:
    before = shown(batch)
    actions = [legal(batch, 0)[0], rows(batch.masks)[1].index(0), legal(batch, 2)[0]]

    with pytest.raises(ValueError, match=rf"option {actions[1]} is not legal in game 1; legal are \["):
        batch.step(actions)

    assert shown(batch) == before


def test_each_game_has_a_seed_of_its_own(batch: Batch) -> None:
    with Batch("windward", 3, seed=6) as other:
        observed = [*rows(batch.observations), *rows(other.observations)]

        assert len({tuple(numbers) for numbers in observed}) == 6


@pytest.mark.slow
def test_a_worker_that_dies_ends_the_batch_with_a_sentence() -> None:
    with Batch("windward", 4, workers=2) as batch:
        batch.processes[0].kill()
        batch.processes[0].join()

        with pytest.raises(RuntimeError, match="a worker of the batch has failed: it has ended"):
            batch.step_randomly()
