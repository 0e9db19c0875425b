"""Students that are out of the game, for good or as long as another one is there."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

JAIL: Final = (
    "When I join my class, remove target enemy student from the game. When I leave my class, it returns to its "
    "player's hallway."
)
CARDS: Final = [
    ("Jailer", "student", JAIL),
    ("Captor", "student", "When I join my class, capture target enemy student until I leave my class."),
    ("Take", "scheme", "Take control of target enemy student."),
    ("Plain", "student", "I can be exhausted to play schemes of any cost."),
    ("Kill", "scheme", "Expel target student."),
    ("Gone", "scheme", "Remove target student from the game."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def jailed(own: AvariumGame) -> Table:
    """The jailer has joined, and the other player has the turn."""
    table = Scene(own)(
        player("Kumara RAJ", hallway=["Jailer"], merit=10, reputation=9),
        player("Hatsurugi TOUKA", students=["Plain"], hand=["Kill"], merit=20, reputation=9),
    )
    table.do("End your turn")
    while table.state.active == 0:
        table.do("Plain" if table.can("Plain") else "Pass")
    table.passes()
    return table


def test_who_is_set_aside_is_out_of_the_game(own: AvariumGame) -> None:
    table = jailed(own)

    assert table.students(1) == []
    assert table.hallway(1) == []
    assert table.expelled == []


def test_who_is_set_aside_comes_back_when_the_other_one_leaves(own: AvariumGame) -> None:
    table = jailed(own)
    cast(table, "Kill", "Jailer")

    assert table.expelled == ["Jailer"]
    assert table.hallway(1) == ["Plain"]


def test_who_is_removed_from_the_game_lies_in_no_pile(own: AvariumGame) -> None:
    table = Scene(own)(
        player("Kumara RAJ", hand=["Gone"], merit=10, reputation=9), player("Hatsurugi TOUKA", students=["Plain"])
    )
    cast(table, "Gone", "Plain")

    assert table.students(1) == []
    assert table.expelled == []


def captured(own: AvariumGame, **more: Any) -> Table:
    """The first player's captor has joined and keeps a student of the second, whose turn it is."""
    table = Scene(own)(
        player("Kumara RAJ", hallway=["Captor"], merit=3),
        player("Hatsurugi TOUKA", students=["Plain"], reputation=9, merit=20, **more),
        player("AMYBA", ["Assassin from the Sewing Room"], reputation=9, merit=20),
    )
    table.play("End your turn", "Plain")
    assert table.students(1) == []
    return table


@pytest.mark.rule("avarium", "A13")
def test_a_captive_comes_back_when_the_player_of_the_captor_is_expelled(own: AvariumGame) -> None:
    table = captured(own)
    table.end_turn()
    table.play("Use Assassin from the Sewing Room", "Kumara RAJ")

    assert (table.state.out[0], table.expelled[-1:], table.hallway(1)) == (True, ["Captor"], ["Plain"])
