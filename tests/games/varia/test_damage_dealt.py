"""How much damage an action of Varia has dealt: what the clash and its own text deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.kernel.basics.problem import CardError
from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, player
from tests.games.varia.test_rearranging import to_the_question

GAINS = ("Gains", "action", "On-Hit: Gain 1 Health Point for each damage dealt by this.")


@pytest.mark.rule("varia", "R16")
@pytest.mark.parametrize("text", [
    "On-Hit: Deal 3 damage to your target.", "When an attack of yours hits, deal 3 damage to your target.",
])  # fmt: skip
def test_what_other_cards_deal_is_not_dealt_by_the_action(tmp_path: Path, text: str) -> None:
    game = game_with(tmp_path, GAINS, ("Deals", "asset", text))
    us, rival = player(timeline=["Gains"], character=["Deals"], health=10), player(timeline=["Lunge"])
    table = Scene(game)(us, rival, engaged=True, chance=[6, 1, 1, 1])
    to_the_question(table, "comes first")
    table.do("Deals")

    table.resolve()

    assert table.health[0] == 10 + 6 - 3


@pytest.mark.rule("varia", "R16")
def test_what_its_own_text_deals_is_dealt_by_the_action(tmp_path: Path) -> None:
    text = "On-Hit: Deal 2 damage to your target. Gain 1 Health Point for each damage dealt by this."
    table = Scene(game_with(tmp_path, ("Own", "action", text)))(
        player(timeline=["Own"], health=10), player(), engaged=True, chance=[3, 1]
    )

    table.resolve()

    assert table.health == [10 + 3 + 2, 30 - 3 - 2]


@pytest.mark.rule("varia", "R16")
def test_what_is_dealt_at_the_start_of_the_moment_is_dealt_by_the_action(tmp_path: Path) -> None:
    gains = "Gain 1 Health Point for each damage dealt by this."
    text = f"Start of Moment: Deal 2 damage to your target.\\nEnd of Moment: {gains}"
    table = Scene(game_with(tmp_path, ("Own", "action", text)))(
        player(timeline=["Own"], health=10), player(), engaged=True, chance=[3, 1]
    )

    table.resolve()

    assert table.health == [10 + 2 + 3, 30 - 2 - 3]


@pytest.mark.rule("varia", "R16", "R46")
def test_what_was_dealt_in_another_moment_is_not_dealt_by_the_action(tmp_path: Path) -> None:
    text = "Start of Moment: Deal 2 damage to your target. Gain 1 Health Point for each damage dealt by this."
    table = Scene(game_with(tmp_path, ("Own", "action", text)))(
        player(timeline=["Lunge", "Own"], health=10), player(), engaged=True, chance=[3, 1, 1, 1]
    )

    table.resolve()

    assert table.health[0] == 10 + 2


@pytest.mark.rule("varia", "R16", "R46")
def test_a_moment_that_is_repeated_counts_anew(tmp_path: Path) -> None:
    start = "Start of Moment: Deal 1 damage to your target."
    end = "End of Moment: Gain Health Points equal to the damage dealt. Repeat this moment."
    table = Scene(game_with(tmp_path, ("Own", "action", f"{start}\\n{end}")))(
        player(timeline=["Own"], health=10), player(), engaged=True, chance=[3, 1, 4, 1]
    )

    table.resolve()

    assert table.health[0] == 10 + (1 + 3) + (1 + 4)


@pytest.mark.parametrize("text", [
    "On-Hit: At the start of your next turn, gain 1 Health Point for each damage dealt by this.",
    "On-Hit: Gain Health Points equal to the damage dealt at the end of the turn.",
    "On-Hit: At the start of the next moment, if this dealt no damage, draw a card.",
    "On-Hit: Gain 1 Action Point for each damage dealt by this in the next turn.",
])  # fmt: skip
def test_what_is_done_later_cannot_ask_what_the_action_has_dealt(tmp_path: Path, text: str) -> None:
    with pytest.raises(CardError, match="known in its moment only"):
        game_with(tmp_path, ("Own", "action", text))


def test_the_end_of_the_moment_is_not_too_late_for_what_the_action_has_dealt(tmp_path: Path) -> None:
    text = "Start of Moment: At the end of the moment, gain 1 Health Point for each damage dealt by this."
    table = Scene(game_with(tmp_path, ("Own", "action", text)))(
        player(timeline=["Own"], health=10), player(), engaged=True, chance=[3, 1]
    )

    table.resolve()

    assert table.health[0] == 13
