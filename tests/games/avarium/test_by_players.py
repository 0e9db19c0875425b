"""Win-cons whose numbers are others with three and four players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.games.avarium.winning import nearness
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, player

IDOL: Final = "Class President"
PILE: Final = "You win if there are {} or more students in the Expel Pile, {}."
CLUBS: Final = "You win if there are students of four different clubs in your class, {}."
START: Final = "You win if you start your turn with 8 Reputation or more, {}."
THREE_CLUBS: Final = CLUBS.format("three with three players, and two with four")
TWO: Final = ["Red One", "Pink One"]


def scene_with(folder: Path, text: str) -> Scene:
    """Tables at which an idol has this text."""
    return Scene(game_with(folder, (IDOL, "idol", text)))


@pytest.mark.parametrize(
    ("text", "needed"),
    [
        (PILE.format("four", "and two more for each player beyond the second"), [4, 6, 8]),
        (PILE.format("four", "and one fewer for each player beyond the second"), [4, 3, 2]),
        (PILE.format("four", "five with three players, and eight with four"), [4, 5, 8]),
        (PILE.format("twenty", "25 with three players, and 27 with four"), [20, 25, 27]),
        (PILE.format("four", "two with four players"), [4, 4, 2]),
        (CLUBS.format("three with three players, and two with four"), [4, 3, 2]),
        (START.format("16 with three players, and 20 with four"), [8, 16, 20]),
        (START.format("16 with four players"), [8, 8, 16]),
        (START.format("16 with more players"), [8, 16, 16]),
    ],
)
def test_a_win_con_asks_for_so_much_with_two_three_and_four_players(
    tmp_path: Path, text: str, needed: list[int]
) -> None:
    scene = scene_with(tmp_path, text)

    found = []
    for seats in (2, 3, 4):
        table = scene(
            player(IDOL, students=["Red One"], reputation=1), *[player()] * (seats - 1), **{"expel pile": ["Pink One"]}
        )
        found.append(1 / nearness(table.state, 0))

    assert found == pytest.approx(needed)


@pytest.mark.rule("avarium", "S9")
def test_who_has_left_the_game_is_no_player_any_more(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, PILE.format("four", "five with three players, and eight with four"))

    table = scene(player(IDOL), player(), player(out=True), player(out=True), **{"expel pile": TWO})

    assert nearness(table.state, 0) == pytest.approx(2 / 4)


@pytest.mark.parametrize(("others", "outcome"), [(1, None), (2, ([0], "win-con"))])
def test_the_last_of_the_clubs_that_are_enough_for_three_players_wins_among_three(
    tmp_path: Path, others: int, outcome: tuple[list[int], str] | None
) -> None:
    president = player(IDOL, students=["Red One", "Hall Monitor"], hallway=["Moon Pastry Chef"])
    table = scene_with(tmp_path, THREE_CLUBS)(president, *[player()] * others)

    table.play("End your turn")

    assert table.outcome == outcome
