"""Students that are too many, and what their player may do instead of expelling them."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

SIX: Final = range(6)
SLEEPERS: Final = [f"Sleeper {n}" for n in SIX]
PAYERS: Final = [f"Payer {n}" for n in SIX]
CARDS: Final = [
    *[(name, "student", "If I would be expelled, you may exhaust me instead.") for name in SLEEPERS],
    *[(name, "student", "If I would be expelled, you may pay 1 Reputation instead.") for name in PAYERS],
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def saved_as_often_as_can_be(own: AvariumGame, students: list[str]) -> Table:
    """The first who can be expelled is always chosen, and saved."""
    table = Scene(own)(player(students=students, reputation=9), player())
    table.play("End your turn")
    while table.asked.startswith("Your Class") or table.can("Yes"):
        table.do("Yes" if table.can("Yes") else table.options[0])
    return table


@pytest.mark.rule("avarium", "S3")
def test_who_has_been_exhausted_instead_can_be_chosen_again(own: AvariumGame) -> None:
    assert len(saved_as_often_as_can_be(own, SLEEPERS).students(0)) == 5


@pytest.mark.rule("avarium", "S3")
def test_who_was_paid_for_is_not_chosen_again_in_that_turn(own: AvariumGame) -> None:
    table = saved_as_often_as_can_be(own, PAYERS)

    assert (len(table.students(0)), table.reputation[0]) == (6, 3)
