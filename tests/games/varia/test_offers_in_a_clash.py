"""Clashes of Varia in which a player is asked whether something else happens instead of the damage."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, player
from tests.games.varia.test_rearranging import to_the_question

GAINS = ("Gains", "asset", "When an attack of yours deals 3 or more damage, gain 1 Action Point.")
UNHURT = ("Unhurt", "asset", "When you block an attack and take no damage, draw a card.")
TWICE = ("Twice", "action", "This attacks twice.\\nOn-Hit: Gain 1 Health Point for each damage dealt by this.")


@pytest.mark.rule("varia", "hit.on", "R16")
@pytest.mark.parametrize(("answer", "gained"), [("No", 1), ("Yes", 0)])
def test_what_an_attack_deals_is_known_once_the_target_has_said_what_it_does_instead(
    tmp_path: Path, answer: str, gained: int
) -> None:
    us, rival = player(timeline=["Lunge"], character=["Gains"]), player(character=["Paper Twin"])
    table = Scene(game_with(tmp_path, GAINS))(us, rival, engaged=True, chance=[1, 1])
    to_the_question(table, "Paper Twin")

    table.do(answer)

    assert "Lunge hits." in table.told()
    assert table.told().count("Player 1 gains 1 Action Point.") == gained


@pytest.mark.rule("varia", "clash.defended", "R37")
@pytest.mark.parametrize(("answer", "drawn"), [("No", 0), ("Yes", 1)])
def test_who_does_nothing_instead_of_the_damage_has_not_blocked_unhurt(tmp_path: Path, answer: str, drawn: int) -> None:
    rival = player(timeline=["Raised Guard"], character=["Paper Twin", "Unhurt"])
    table = Scene(game_with(tmp_path, UNHURT))(player(timeline=["Lunge"]), rival, engaged=True, chance=[6, 4, 1, 1])
    to_the_question(table, "Paper Twin")

    table.do(answer)

    assert table.told().count("Unhurt: draw a card.") == drawn


@pytest.mark.rule("varia", "R39", "R16")
def test_the_first_of_two_clashes_is_over_before_the_second(tmp_path: Path) -> None:
    us, rival = player(timeline=["Twice"], health=10), player(character=["Paper Twin"])
    table = Scene(game_with(tmp_path, TWICE))(us, rival, engaged=True, chance=[3, 1, 5, 1])
    to_the_question(table, "Paper Twin")

    table.do("No")

    assert table.health == [10 + 3, 30 - 3]
    table.resolve()
    assert table.health == [10 + 3 + 5, 30 - 3 - 5]


@pytest.mark.parametrize(("text", "lost"), [
    ("If you would lose Health Points, lose 1 Action Point instead.", "1 Action Point"),
    ("If you would lose Health Points, you may lose 2 Action Points instead.", "2 Action Points"),
])  # fmt: skip
def test_damage_that_is_taken_after_all_is_lost_only_if_nothing_is_done_instead_of_that(
    tmp_path: Path, text: str, lost: str
) -> None:
    us, rival = player(timeline=["Lunge"]), player(character=["Paper Twin", "Own"])
    table = Scene(game_with(tmp_path, ("Own", "asset", text)))(us, rival, engaged=True, chance=[1, 1])
    to_the_question(table, "Paper Twin")

    table.do("No")
    if "Own" in table.asked:
        table.do("Yes")

    assert table.health[1] == 30
    assert f"Player 2 loses {lost}." in table.told()


@pytest.mark.parametrize(("answers", "gained"), [
    (["No", "No"], ["Player 1 gains 2 Action Points."]),
    (["No", "Yes"], ["Player 1 gains 1 Action Point."]),
    (["Yes", "Yes"], []),
])  # fmt: skip
def test_assets_are_counted_as_ruined_once_nothing_is_done_instead(
    tmp_path: Path, answers: list[str], gained: list[str]
) -> None:
    ruins = "On-Hit: Ruin all weapons of your target. Gain 1 Action Point for each weapon ruined this way."
    spares = "If a weapon of yours would be ruined, you may lose 2 Health Points instead."
    game = game_with(tmp_path, ("Ruins", "action", ruins), ("Spares", "asset", spares))
    rival = player(character=["Coil of Wire", "Oak Wand", "Spares"])
    table = Scene(game)(player(timeline=["Ruins"]), rival, engaged=True, chance=[1, 1])
    to_the_question(table, "Spares")

    table.do(*answers)

    assert [line for line in table.told() if line.startswith("Player 1 gains")] == gained


@pytest.mark.parametrize(("answers", "gained"), [
    (["No", "No"], ["Player 1 gains 2 Health Points."]),
    (["Yes", "No"], ["Player 1 gains 1 Health Point."]),
    (["Yes", "Yes"], []),
])  # fmt: skip
def test_cards_are_counted_as_discarded_once_nothing_is_done_instead(
    tmp_path: Path, answers: list[str], gained: list[str]
) -> None:
    discards = "On-Hit: Your target discards two cards. Gain 1 Health Point for each card discarded this way."
    spares = "If you would discard a card, you may lose 1 Action Point instead."
    game = game_with(tmp_path, ("Discards", "action", discards), ("Spares", "asset", spares))
    rival = player(hand=["Lunge", "Shove"], character=["Spares"])
    table = Scene(game)(player(timeline=["Discards"], health=10), rival, engaged=True, chance=[1, 1])
    to_the_question(table, "discard")

    table.do("Lunge", *answers)

    assert [line for line in table.told() if line.startswith("Player 1 gains")] == gained


@pytest.mark.rule("varia", "win.health", "R34")
@pytest.mark.parametrize("text", [
    "If you would drop to 0 Health Points, you may ruin this and have 3 Health Points instead.",
    "If you would drop to 0 Health Points, you may ruin this to have 3 Health Points instead.",
    "If you would drop to 0 Health Points, you may draw a card, ruin this and have 3 Health Points instead.",
])  # fmt: skip
def test_who_may_be_saved_has_so_many_health_points_then(tmp_path: Path, text: str) -> None:
    game = game_with(tmp_path, ("Own", "asset", text))
    us, rival = player(timeline=["Lunge"]), player(character=["Own"], health=2)
    table = Scene(game)(us, rival, engaged=True, chance=[1, 1])
    to_the_question(table, "Own")

    table.do("Yes")

    assert table.health[1] == 3
