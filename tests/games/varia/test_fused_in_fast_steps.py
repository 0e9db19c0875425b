"""Fused actions in the fast steps: a card is planned there that is Fast by what it is fused with."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.varia.fast import Combine, Quicken
from rulebound.games.varia.fusing import Fuse, FuseNothing
from rulebound.kernel.basics.reason import Reason
from tests.games.varia.own_cards import game_with_plain_action
from tests.games.varia.table import Scene, player


@pytest.mark.rule("varia", "fast.only", "term.spellfuse", "term.fast", "R15")
@pytest.mark.parametrize(("where", "row"), [
    ("Combine it with War Cry", ["War Cry", "Mind Spike", "Arc Flash"]),
    ("Replace War Cry", ["Mind Spike", "Arc Flash"]),
])  # fmt: skip
def test_a_card_is_planned_in_a_fast_step_that_is_fused_with_a_fast_one(
    scene: Scene, where: str, row: list[str]
) -> None:
    us = player(timeline=["War Cry"], hand=["Mind Spike", "Arc Flash", "Overload", "Magic Dart"])
    table = scene(us, player(), moment="fast action")

    table.do("Plan Mind Spike", where)
    assert table.options == ["Combine it with Arc Flash", "Combine it with Overload"]
    assert table.why_not(FuseNothing) == Reason(
        "fast.only", "Mind Spike is not Fast: combine it with an action that makes it so."
    )
    assert table.why_not(Fuse, "Magic Dart") == Reason("fast.only", "Magic Dart does not make Mind Spike Fast.")
    table.do("Combine it with Arc Flash")

    assert table.row(0) == [row]
    assert table.varia.planned == 1  # they are a single card


@pytest.mark.rule("varia", "fast.only", "term.spellfuse")
def test_a_card_without_a_fast_partner_is_not_planned_in_a_fast_step(scene: Scene) -> None:
    us = player(timeline=["War Cry"], hand=["Mind Spike", "Overload", "Magic Dart", "Quick Jab"])
    table = scene(us, player(), moment="fast action")

    assert table.why_not(Quicken, "Mind Spike") == Reason("fast.only", "Mind Spike is not Fast.")


@pytest.mark.rule("varia", "term.spellfuse", "R15")
def test_a_partner_may_be_fast_by_a_partner_of_its_own(scene: Scene) -> None:
    us = player(timeline=["War Cry"], hand=["Mind Spike", "Overload", "Arc Flash", "Shove"])
    table = scene(us, player(), moment="fast action")

    table.do("Plan Mind Spike", "Replace War Cry")
    assert table.options == ["Combine it with Overload", "Combine it with Arc Flash"]
    table.do("Combine it with Overload")  # and that with Arc Flash: there is no other

    assert table.row(0) == [["Mind Spike", "Overload", "Arc Flash"]]


@pytest.mark.rule("varia", "fast.only", "combo.attack-block")
def test_a_card_is_not_combined_where_what_makes_it_fast_cannot_be(tmp_path: Path) -> None:
    game = game_with_plain_action(tmp_path, "Own", "Spellfuse")
    us = player(timeline=["Ice Wall", "War Cry"], hand=["Own", "Arc Flash"])
    table = Scene(game)(us, player(), moment="fast action")

    table.do("Plan Own")

    assert table.options[0] == "Combine it with War Cry in moment 2"
    assert table.why_not_at(Combine, 0) == Reason(
        "fast.only", "Own is Fast only with an action that cannot be combined with Ice Wall."
    )


@pytest.mark.rule("varia", "term.spellfuse", "R15")
def test_a_fast_card_may_be_fused_or_planned_alone(tmp_path: Path) -> None:
    game = game_with_plain_action(tmp_path, "Own", "Fast, Spellfuse")
    us = player(timeline=["War Cry"], hand=["Own", "Magic Dart"])
    table = Scene(game)(us, player(), moment="fast action")

    table.do("Plan Own", "Replace War Cry")

    assert table.options == ["Combine it with Magic Dart", "Plan it alone"]


@pytest.mark.rule("varia", "term.spellfuse", "term.skillfuse")
def test_a_card_with_both_keywords_is_fused_with_an_action_of_either_type(tmp_path: Path) -> None:
    game = game_with_plain_action(tmp_path, "Own", "Spellfuse, Skillfuse")
    table = Scene(game)(player(hand=["Own", "Lunge"]), player())

    table.do("Plan Own")

    assert table.options == ["Combine it with Lunge", "Plan it alone"]
