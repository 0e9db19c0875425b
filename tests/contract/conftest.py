"""Every law is a test of a game, and of a number of seats where it asks for one.

The gate tries each law in three games at least, and `--all` in each game with each number of seats.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

import pytest

import rulebound
from rulebound.kernel.game.game import Game
from tests.sampling import at_tables

pytest.register_assert_rewrite("tests.contract.attributes", "tests.contract.worlds")

FAULTY: Final = "courses"  # where most faults are planted, with two seats, see test_planted_faults
OTHERS: Final = [name for name in rulebound.GAMES if name != FAULTY]
MORE: Final = 2  # of the others, in which the gate tries a law
AVARIUM_TOO: Final = {  # laws whose faults are planted there, and with how many seats they are tried
    "test_every_piece_in_sight_has_one_row": {2, 4},
    "test_what_may_not_be_done_has_a_reason": {2, 3},
    "test_whether_a_seat_could_respond_does_not_depend_on_what_is_hidden": {2, 4},
    "test_who_is_asked_next_does_not_depend_on_what_is_hidden": {2, 4},
}


@pytest.fixture
def own_decks(game: Game) -> None:
    """For laws about decks that the players bring, and about cards that stay theirs."""
    if not game.decks:
        pytest.skip(f"nobody brings a deck to {game.title}")


def seats_in_the_gate(law: str, game: Game) -> set[int]:
    """With how many seats the gate tries a law in a game; none where it leaves it to `--all`.

    The name of the law chooses the games besides the one with the planted faults, and whether they are tried with the
    fewest seats or the most: so about as many laws are tried in each game, half of them with the fewest.
    """
    fewest, most = game.seats[0], game.seats[-1]
    if game.name == FAULTY:
        return {fewest}
    if game.name == "avarium" and law in AVARIUM_TOO:
        return AVARIUM_TOO[law]
    number = crc32(law.encode()) >> 16
    place = (OTHERS.index(game.name) + number) % len(OTHERS)
    return {(fewest, most)[(number // len(OTHERS) + place) % 2]} if place < MORE else set()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    at_tables(metafunc, lambda game: seats_in_the_gate(metafunc.definition.originalname, game))
