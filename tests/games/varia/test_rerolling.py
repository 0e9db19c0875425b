"""Dice that their players roll again by cards, in games of Varia."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.table import player
from tests.games.varia.test_rearranging import to_the_question
from tests.games.varia.test_wordings import table_of

POWER = "Once each turn, you may reroll one of your Power dice."
FOCUS = "Once each turn, you may reroll one of your Focus dice."
ANY = "Once each turn, you may reroll one of your dice."

REROLLED = [  # (text, what the dice show, answers, Power and Focus, left of the chance)
    (POWER, [1, 2, 5], ["Yes"], (7, 3)),
    (POWER, [1, 2], ["No"], (3, 3)),
    (FOCUS, [1, 2, 4], ["Yes"], (3, 5)),
    (ANY, [1, 2, 4], ["Yes"], (6, 3)),
    (ANY, [1, 2, 4], ["No", "Yes"], (3, 5)),
]


@pytest.mark.rule("varia", "R48")
@pytest.mark.parametrize(("text", "chance", "answers", "rolled"), REROLLED)
def test_a_player_rolls_a_die_of_a_clash_again(
    tmp_path: Path, text: str, chance: list[int], answers: list[str], rolled: tuple[int, int]
) -> None:
    """Lunge has 2 Power and 1 Focus besides its dice."""
    players = player(character=["Own"], timeline=["Lunge"]), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=chance)
    to_the_question(table, "reroll")

    for answer in answers:
        table.do(answer)

    assert table.health[1] == 30 - rolled[0]
    assert table.varia.focus[0] == rolled[1] or table.varia.moment < 0


@pytest.mark.rule("varia", "R48")
def test_it_is_offered_once_each_turn_and_never_for_the_highest(tmp_path: Path) -> None:
    us = player(character=["Own"], timeline=["Lunge", "Lunge", "Lunge"])
    table = table_of(tmp_path, "asset", POWER, us, player(), engaged=True, chance=[6, 1, 2, 1, 3, 1, 1])
    to_the_question(table, "reroll")

    table.do("Yes")

    assert table.health[1] == 30 - 8 - 5 - 3


@pytest.mark.rule("varia", "R48")
def test_dice_of_both_attacks_are_seen_before_they_meet(tmp_path: Path) -> None:
    players = player(character=["Own"], timeline=["Lunge"]), player(timeline=["Lunge"])
    table = table_of(tmp_path, "asset", POWER, *players, engaged=True, chance=[1, 1, 3, 1, 6])
    to_the_question(table, "reroll")

    table.do("Yes")

    assert table.health == [30, 30 - 3]


@pytest.mark.rule("varia", "R48")
@pytest.mark.parametrize(("again", "endless"), [(4, True), (3, False)])
def test_a_focus_die_that_shows_its_maximum_only_when_it_is_rolled_again_counts_like_any_other(
    tmp_path: Path,
    again: int,
    endless: bool,  # noqa: FBT001
) -> None:
    us = player(character=["Own"], timeline=["Decapitate"])
    table = table_of(tmp_path, "asset", FOCUS, us, player(), engaged=True, chance=[1, 1, again])
    to_the_question(table, "reroll")

    table.do("Yes")

    assert ("Decapitate: its Power is infinite." in table.told()) is endless
