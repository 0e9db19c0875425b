"""Timelines that are reversed, moments that come again, and stacks of whatever name, in games of Varia."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, player, stack
from tests.games.varia.test_rearranging import to_the_question
from tests.games.varia.test_wordings import table_of


@pytest.mark.rule("varia", "R45")
def test_the_actions_to_come_of_a_timeline_are_reversed(tmp_path: Path) -> None:
    text = "Start of Moment: Reverse your target's Timeline."
    rival = player(timeline=["Raised Guard", "War Cry", [], "Lunge"])
    table = table_of(tmp_path, "action", text, player(timeline=["Own", "War Cry"]), rival, chance=[1] * 9)

    table.resolve()

    assert "War Cry and Lunge change places." in table.told()
    assert not [line for line in table.told() if "Raised Guard" in line and "change places" in line]


@pytest.mark.rule("varia", "R45")
def test_each_players_timeline_is_reversed(tmp_path: Path) -> None:
    text = "Start of Moment: Reverse the order of the remaining actions on the Timeline."
    us = player(timeline=["Own", "Lunge", "War Cry"])
    table = table_of(tmp_path, "action", text, us, player(timeline=[[], "Lunge", "War Cry"]), chance=[1] * 9)

    table.resolve()

    assert table.told().count("Lunge and War Cry change places.") == 2


@pytest.mark.rule("varia", "R46")
def test_a_moment_is_repeated_once(tmp_path: Path) -> None:
    text = "Start of Moment: Gain 1 Health Point.\nEnd of Moment: Repeat this moment."
    us = player(timeline=["Own", "War Cry"], health=10)
    table = table_of(tmp_path, "action", text, us, player(timeline=["Lunge"], health=20), engaged=True, chance=[1] * 8)

    table.resolve()

    damage = 2  # in either clash
    assert table.health == [10 + 2 - 2 * damage, 20]
    assert table.told().count("Moment 2") == 1


@pytest.mark.rule("varia", "R47")
def test_momentum_without_a_time_is_looked_at_when_the_moment_starts(tmp_path: Path) -> None:
    text = "Start of Moment: Engage.\nMomentum: Gain 1 Health Point."
    us = player(timeline=["Own", "Own"], health=10)
    table = table_of(tmp_path, "action", text, us, player(), chance=[1] * 8)

    table.resolve()

    assert table.health[0] == 11  # in the second moment: when the first one started, there was no move yet


def test_players_exchange_all_stacks(tmp_path: Path) -> None:
    text = "Start of Moment: Swap all stacks with your target."
    us = player(timeline=["Own"], character=[stack("Enraged", 2), stack("Fatigue", 1)])
    table = table_of(tmp_path, "action", text, us, player(character=[stack("Fatigue", 3)]), chance=[1] * 4)

    table.resolve()

    assert [table.stacks(seat, "Fatigue") for seat in (0, 1)] == [3, 1]
    assert table.stacks(0, "Enraged") == 0


@pytest.mark.parametrize(("text", "answers", "left"), [
    ("Start of Moment: Remove up to two stacks from yourself.", ["Inspired", "Inspired"], 1),
    ("Start of Moment: Remove up to two stacks from yourself.", ["Inspired", "No"], 2),
    ("Start of Moment: Lose two stacks.", ["Inspired", "Inspired"], 1),
])  # fmt: skip
def test_stacks_are_lost_by_choice(tmp_path: Path, text: str, answers: list[str], left: int) -> None:
    us = player(timeline=["Own"], character=[stack("Inspired", 4), stack("Fatigue", 1)])
    table = table_of(tmp_path, "action", text, us, player(), chance=[1] * 4)
    to_the_question(table, "stack")

    for answer in answers:
        table.do(answer)

    assert table.stacks(0, "Inspired") == left


@pytest.mark.parametrize(("text", "health"), [
    ("Start of Moment: Gain Health Points equal to the number of stacks your target has.", 14),
    ("Start of Moment: Gain Health Points equal to the number of different stacks your target has.", 12),
    ("Start of Moment: Gain 1 Health Point for each different stack your target has.", 12),
])  # fmt: skip
def test_stacks_are_counted_by_their_names(tmp_path: Path, text: str, health: int) -> None:
    rival = player(character=[stack("Fatigue", 3), stack("Inspired", 1)])
    table = table_of(tmp_path, "action", text, player(timeline=["Own"], health=10), rival, chance=[1] * 4)

    table.resolve()

    assert table.health[0] == health


def test_as_much_is_gained_as_an_attack_has_dealt(tmp_path: Path) -> None:
    text = "When you deal damage, gain that many Health Points."
    us = player(character=["Own"], timeline=["Lunge"], health=10)
    table = table_of(tmp_path, "asset", text, us, player(health=20), engaged=True, chance=[2, 1])

    table.resolve()

    assert table.health == [14, 16]


INSTEAD = [
    ("If you would gain Health Points, lose that many instead.", [7, 20]),
    ("If your target would gain Health Points, they lose that many instead.", [13, 20]),
]


@pytest.mark.parametrize(("text", "health"), INSTEAD)
def test_who_would_gain_loses_as_much(tmp_path: Path, text: str, health: list[int]) -> None:
    game = game_with(tmp_path, ("Rule", "asset", text), ("Own", "action", "Start of Moment: Gain 3 Health Points."))
    us = player(timeline=["Own"], character=["Rule"], health=10)
    table = Scene(game)(us, player(health=20), chance=[1] * 4)

    table.resolve()

    assert table.health == health


def test_a_card_waits_for_a_stack_of_any_name(tmp_path: Path) -> None:
    waits = "The first time each turn your target gains a stack, gain 1 Health Point."
    acts = "Start of Moment: Your target gains 2 Enraged. Your target gains 1 Inspired."
    game = game_with(tmp_path, ("Rule", "asset", waits), ("Own", "action", acts))
    us = player(timeline=["Own"], character=["Rule"], health=10)
    table = Scene(game)(us, player(), chance=[1] * 4)

    table.resolve()

    assert table.health[0] == 11


@pytest.mark.parametrize(("least", "health"), [(4, 21), (5, 20)])
def test_a_card_waits_for_so_much_damage(tmp_path: Path, least: int, health: int) -> None:
    text = f"When your target takes {least} or more damage, gain 1 Health Point."
    us = player(character=["Own"], timeline=["Lunge"], health=20)
    table = table_of(tmp_path, "asset", text, us, player(health=20), engaged=True, chance=[2, 1])

    table.resolve()

    assert table.health == [health, 16]


def test_all_stacks_are_handed_over(tmp_path: Path) -> None:
    text = "Start of Moment: Move all stacks from you to your target."
    us = player(timeline=["Own"], character=[stack("Burning", 2), stack("Hexed", 1)])
    table = table_of(tmp_path, "action", text, us, player(character=[stack("Hexed", 3)]), chance=[1] * 9)

    table.resolve()

    assert [table.stacks(0, name) for name in ("Burning", "Hexed")] == [0, 0]
    assert (table.stacks(1, "Burning"), table.stacks(1, "Hexed")) == (1, 3)  # one of each is gone with the moment


def test_the_log_says_how_many_stacks_are_left(tmp_path: Path) -> None:
    us = player(timeline=["Own"], character=[stack("Burning", 4)])
    table = table_of(tmp_path, "action", "End of Moment: Lose 2 Burning.", us, player(), chance=[1, 1])

    table.resolve()

    assert "Player 1 loses Burning, 2 left." in table.told()
