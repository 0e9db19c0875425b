"""A table that is read in another language says nothing in English but what cards and rulebooks say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from rulebound.bots import bot_of
from rulebound.games import GAMES, load
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.cardtable import CardTable
from rulebound.language import speaking, teach
from tests.language.foreign import CODE, Reader, Wide, said_in
from tests.sampling import sampled

DECISIONS: Final = 400
STEP: Final = 13
ACTIONS: Final = 97


@pytest.mark.parametrize("name", sampled(GAMES, "proelium", "varia", "windward"))
def test_a_table_in_another_language_says_nothing_in_english(name: str) -> None:
    game = load(name)
    teach(CODE, Wide())

    english = [found for seats in (game.seats[0], game.seats[-1]) for found in english_at(game, seats)]

    assert sorted(set(english)) == []


@pytest.mark.parametrize(
    "without",
    sampled(
        ["{seat} draws {it}.", "Enter {it}", "{it} is tapped.", "Star cost", "world map"], "Enter {it}", "world map"
    ),
)
def test_a_text_that_stays_english_is_noticed(without: str) -> None:
    game = load("courses")
    teach(CODE, Wide(without))

    assert list(english_at(game, 2))


def english_at(game: Game, seats: int) -> Iterator[str]:
    """What is English at a table of a game, in what its seats read at some positions of a game played at random."""
    reader = Reader(game, [f"Player {seat + 1}" for seat in range(seats)], Wide().known)
    with speaking(CODE):
        yield from (english for text in read_at(game, seats) for english in reader.english_in(text))


def read_at(game: Game, seats: int) -> Iterator[str]:
    state = game.begin(game.setup(seed=11, seats=seats), observed=True)
    players = [bot_of("random", 11 + seat) for seat in range(seats)]
    for number in range(DECISIONS):
        if number % STEP == 0 or state.over:
            for seat in range(-1, seats):
                yield from said_in(state.seat_of(seat).view())
            yield from explained(game, state, number)
        if state.over:
            return
        state.apply(players[state.seat].choose(state.seat_of(state.seat)))


def explained(game: Game, state: CardTable, number: int) -> Iterator[str]:
    """Why some of the actions cannot be taken, and how those read that can."""
    if state.over:
        return
    mine = state.seat_of(state.seat)
    yield from (mine.describe(action) for action in mine.legal_actions())
    for action in game.actions[number % ACTIONS :: ACTIONS]:
        reason = mine.why_not(action)
        if reason is not None and state.has(action.it):
            yield reason.sentence
            yield mine.describe(action)
