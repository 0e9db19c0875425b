"""How often something was done in a turn, and which cards lie in a discard pile, as cards of all games count it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.avarium import own_cards as avarium_cards
from tests.games.avarium.table import Scene as AvariumScene
from tests.games.avarium.table import player as avarium_player
from tests.games.courses import own_cards as courses_cards
from tests.games.courses.table import Scene as CourseScene
from tests.games.courses.table import player as course_player
from tests.games.proelium import own_cards as proelium_cards
from tests.games.proelium.table import Scene as ProeliumScene
from tests.games.proelium.table import player as proelium_player
from tests.games.varia import own_cards as varia_cards
from tests.games.varia.table import Scene as VariaScene
from tests.games.varia.table import player as varia_player

BUSY = "At the end of your turn, if you have played three or more cards this turn, gain 2 points."


@pytest.mark.parametrize(("played", "points"), [(["Nap", "Doze"], 0), (["Nap", "Doze", "Rest"], 2)])
def test_cards_that_were_played_are_counted_until_the_turn_is_over(
    tmp_path: Path, played: list[str], points: int
) -> None:
    items = [(name, "item", "Draw a card.") for name in ("Nap", "Doze", "Rest")]
    game = courses_cards.game_with(tmp_path, ("Own", "supporter", BUSY), *items)
    table = CourseScene(game)(course_player(home=["Own"], hand=played), course_player())

    for name in played:
        table.do(f"Play {name}")
    table.end_turns(1)
    after_one = table.points[0]
    table.end_turns(2)

    assert (after_one, table.points[0]) == (points, points)


def test_partners_that_entered_count_as_played(tmp_path: Path) -> None:
    text = "At the end of your turn, if you have played two or more cards this turn, gain 2 points."
    game = courses_cards.game_with(tmp_path, ("Own", "supporter", text), ("Nap", "item", "Draw a card."))
    table = CourseScene(game)(
        course_player(home=["Own"], hand=["Nap", "Twig"], world_map=["Rooftop Garden"]), course_player()
    )

    table.do("Play Nap", "Enter Twig")
    before = table.points[0]
    table.end_turns(1)

    assert table.points[0] - before == 2


def test_an_idol_wins_by_schemes_of_one_turn(tmp_path: Path) -> None:
    text = "You win if you have played two or more schemes this turn."
    game = avarium_cards.game_with(
        tmp_path, ("Own", "idol", text), ("Hum", "scheme", "Gain 1 Merit."), ("Hem", "scheme", "Gain 1 Merit.")
    )
    table = AvariumScene(game)(
        avarium_player("Own", hand=["Hum", "Hem"], reputation=5), avarium_player(students=["Pink One"])
    )

    table.play("Play Hum")
    first = table.outcome
    table.play("Play Hem")

    assert first is None
    assert table.outcome == ([0], "win-con")


def test_an_item_of_proelium_counts_cards_that_were_played(tmp_path: Path) -> None:
    text = "When you play a character, if you have played two or more cards this turn, gain 3 life."
    game = proelium_cards.game_with(
        tmp_path, ("Own", "item", text), ("Fly", "character", "This cannot attack."), ("Ant", "character", "")
    )
    table = ProeliumScene(game)(proelium_player(hand=["Fly", "Ant"], laboratory=["Own"], life=10), proelium_player())

    table.play("Fly")
    first = table.life[0]
    table.play("Ant")

    assert (first, table.life[0]) == (10, 13)


def test_an_action_of_varia_counts_the_cards_of_a_subtype_in_the_discard_pile(tmp_path: Path) -> None:
    text = "This has +2 Power for each Strength action in your discard pile."
    game = varia_cards.game_with(tmp_path, ("Own", "action", text), ("Song", "action", "Ranged"))
    pile = ["Song", "Quick Jab", "Own"]
    table = VariaScene(game)(
        varia_player(timeline=["Own"], discard_pile=pile), varia_player(), engaged=True, chance=[1, 1]
    )

    table.resolve()

    assert table.rolled("Own") == 1 + 2 * 2  # Quick Jab is no such action
