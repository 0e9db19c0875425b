"""Stacks and tokens of Varia that are gone while something still speaks of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, Table, player, stack
from tests.games.varia.test_rearranging import to_the_question

BOON = ("Boon", "stack", "Start of Moment: Gain 2 Health Points.")


def cured(folder: Path, cure: str) -> Table:
    """A table at which Cure, which has this text, is carried out before the stack Boon."""
    scene = Scene(game_with(folder, ("Cure", "action", f"Start of Moment: {cure}"), BOON))
    us = player(timeline=["Cure"], character=[stack("Boon", 3)], health=10)
    table = scene(us, player(), chance=[1, 1])
    to_the_question(table, "comes first")
    table.do("Cure")
    return table


@pytest.mark.rule("varia", "triggers.order", "R50")
def test_what_a_stack_has_set_off_is_done_although_it_is_gone(tmp_path: Path) -> None:
    table = cured(tmp_path, "Lose all stacks.")

    table.resolve()

    assert "Boon: gain 2 Health Points." in table.told()
    assert table.health[0] == 12
    assert table.there("character") == []


@pytest.mark.rule("varia", "R50")
def test_a_stack_that_is_gained_does_not_pass_for_one_that_is_gone(tmp_path: Path) -> None:
    table = cured(tmp_path, "Lose all stacks. Gain 1 Braced.")

    table.resolve()

    assert "Boon: gain 2 Health Points." in table.told()
    assert not [line for line in table.told() if line.startswith("Braced")]


@pytest.mark.rule("varia", "R50")
def test_a_stack_that_is_gone_is_still_named(tmp_path: Path) -> None:
    text = "Start of Moment: Remove one of these. Choose one: Gain 1 Health Point; or draw a card."
    scene = Scene(game_with(tmp_path, ("Own", "stack", text)))
    us = player(timeline=["War Cry"], character=[stack("Own")])
    table = scene(us, player(), chance=[1] * 4)

    to_the_question(table, "comes first")
    table.do("Own")

    assert table.asked.startswith("Own")


@pytest.mark.rule("varia", "R50")
def test_what_is_gone_is_nothing_once_nothing_speaks_of_it(tmp_path: Path) -> None:
    table = cured(tmp_path, "Lose all stacks.")

    table.resolve()

    described = table.state.as_scene()
    assert table.game.scene(**described).fingerprint() == table.state.fingerprint()


@pytest.mark.rule("varia", "stack.kinds", "R28")
def test_a_pile_that_is_gained_when_another_one_goes_does_not_deplete_in_the_same_step(tmp_path: Path) -> None:
    flip = ("Flip", "action", "End of Moment: Lose all Bleeding. Gain 2 Burning.")
    us = player(timeline=["Flip"], character=[stack("Bleeding")])
    table = Scene(game_with(tmp_path, flip))(us, player(), chance=[1, 1])
    to_the_question(table, "comes first")

    table.do("Flip")
    table.resolve()

    assert table.stacks(0, "Burning") == 2
