"""Dice: every roll made for an action, and how the log says what came of it."""

from __future__ import annotations

import pytest

from rulebound.games.varia.forecast import forecast
from rulebound.kernel.basics.view import say
from tests.games.varia.table import Scene, Table, player, stack


def dice_of(table: Table, kind: str) -> list[tuple[int, int, bool]]:
    """Sides, face and whether it counts, of the dice of the first line that says this."""
    line = next(line for line in table.game.log(table.state, 0) if kind in say(line.text))
    return [(die.sides, die.face, die.kept) for roll in line.rolls for die in roll.dice]


@pytest.mark.rule("varia", "card.power", "card.focus")
def test_the_log_says_how_a_number_came_about_and_shows_every_die(scene: Scene) -> None:
    table = scene(player(timeline=["Shove"]), player(), engaged=True, chance=[3, 2])

    table.resolve()

    assert "Shove: Power 4 = 1 + 1d6 (3)." in table.told()
    assert "Shove: Focus 3 = 1 + 1d4 (2)." in table.told()
    assert dice_of(table, ": Power") == [(6, 3, True)]


@pytest.mark.rule("varia", "term.improved")
def test_dice_that_do_not_count_are_told_and_shown_too(scene: Scene) -> None:
    table = scene(player(timeline=["Guided Strike"]), player(), engaged=True, chance=[2, 5, 4, 1])

    table.resolve()

    assert "Guided Strike: Power 9 = 4 + 1d6 (kept 5 of 2 and 5)." in table.told()
    assert dice_of(table, ": Power") == [(6, 2, False), (6, 5, True)]


@pytest.mark.rule("varia", "term.improved", "term.impaired", "R20")
@pytest.mark.parametrize("pile", ["Inspired", "Hexed"])
@pytest.mark.parametrize("focus", [[3, 2, 4, 1], [4, 1, 3, 2]])
def test_of_equal_rolls_the_one_with_the_highest_die_counts(scene: Scene, pile: str, focus: list[int]) -> None:
    """A Focus die that shows its maximum makes Decapitate's Power infinite."""
    us = player(timeline=[["Decapitate", "Quick Jab"]], character=[stack(pile)], points=20)
    table = scene(us, player(), engaged=True, chance=[1, 1, 1, 1, *focus])

    table.resolve()

    assert "Decapitate: its Power is infinite." in table.told()


@pytest.mark.rule("varia", "term.improved", "R20")
def test_improved_counts_for_the_dice_of_the_actions_own_text(scene: Scene) -> None:
    table = scene(
        player(timeline=["Healing Hammers"], character=[stack("Inspired")], health=20), player(), engaged=True,
        chance=[1, 1, 1, 1, 2, 5],
    )  # fmt: skip

    table.resolve()

    assert table.health[0] == 23
    assert dice_of(table, " rolls a ") == [(6, 2, False), (6, 5, True)]


@pytest.mark.rule("varia", "term.impaired", "term.check", "R20")
def test_impaired_counts_for_the_actions_own_check_and_not_for_the_targets(scene: Scene) -> None:
    table = scene(
        player(timeline=["Unravel"], character=[stack("Hexed")]), player(timeline=["Decapitate"]),
        chance=[4, 1, 4, 1, 1],
    )  # fmt: skip

    table.resolve()

    assert "Player 1 comes to 6 = 5 + 1d4 (kept 1 of 4 and 1) in the Attribute Check." in table.told()
    assert "Player 2 wins the Attribute Check." in table.told()


@pytest.mark.rule("varia", "pay.health", "pay.push")
@pytest.mark.parametrize(("health", "paid"), [(6, [True, True]), (5, [True, False]), (3, [True, False])])
def test_the_forecast_counts_the_health_that_is_paid_in_the_moments_before(
    scene: Scene, health: int, paid: list[bool]
) -> None:
    table = scene(player(timeline=["Burning Blood", "Burning Blood"], health=health), player())

    assert [meeting.paid[0] for meeting in forecast(table.varia)][:2] == paid


@pytest.mark.rule("varia", "term.dragonrage", "R27", "R13")
def test_nothing_is_created_where_a_vulnerable_lies_next_already(scene: Scene) -> None:
    table = scene(
        player(timeline=["Lunge", "Lunge"]), player(timeline=[[], "Vulnerable"], hand=["Scaled Uppercut", "Quick Jab"]),
        moment="reaction",
    )  # fmt: skip
    table.do("Plan Scaled Uppercut")

    assert table.row(1) == [["Scaled Uppercut"], ["Vulnerable"]]
