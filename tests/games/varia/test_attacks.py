"""What cards say of attacks, in games of Varia: the damage they deal, what the next one has, and what they cost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.table import player, stack
from tests.games.varia.test_wordings import table_of

# -- Damage ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("says", "bound", "health"), [("dealt", 4, 11), ("deals", 5, 10), ("dealt", 6, 10)])
def test_how_much_damage_was_dealt_is_asked(tmp_path: Path, says: str, bound: int, health: int) -> None:
    text = f"On-Hit: If this {says} {bound} or more damage, gain 1 Health Point."
    players = player(timeline=["Own"], health=10), player()
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[4, 1])

    table.resolve()

    assert table.health == [health, 26]


DEALING = [
    ("When an attack of yours deals damage, gain 3 Health Points.", 4, [13, 28]),
    ("When an attack of yours deals 3 or more damage, gain 3 Health Points.", 4, [10, 28]),
    ("When an attack of yours deals damage, gain 3 Health Points.", 1, [10, 30]),
    ("When an attack of another player deals damage, gain 3 Health Points.", 4, [10, 28]),
    ("When you deal damage with an attack, gain 3 Health Points.", 4, [13, 28]),
    ("When your target takes damage from a Physical attack, gain 3 Health Points.", 4, [13, 28]),
    ("When your target takes damage from a Magical attack, gain 3 Health Points.", 4, [10, 28]),
]


@pytest.mark.parametrize(("text", "power", "health"), DEALING)
def test_what_waits_for_damage_of_an_attack(tmp_path: Path, text: str, power: int, health: list[int]) -> None:
    """Lunge has 2 Power more than its die; the target's one stands at 4."""
    players = player(timeline=["Lunge"], character=["Own"], health=10), player(timeline=["Lunge"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[power, 1, 2, 1])
    if power == 1:
        health = [health[0] - 1, health[1]]  # the target's is the better one

    table.resolve()

    assert table.health == health


def test_an_asset_waits_for_damage_that_its_player_takes(tmp_path: Path) -> None:
    text = "When you take damage from a Physical attack, your target loses 1 Health Point."
    players = player(timeline=["Lunge"]), player(character=["Own"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1])

    table.resolve()

    assert table.health == [29, 27]


# -- The next attack ---------------------------------------------------------------------------------------------------

NEXT = [
    ("has Ranged and +2 Power", (3, 1), 27),
    ("has +1 Power and +2 Focus", (2, 3), 30),
    ("gains Ranged", (1, 1), 29),
    ("is Ranged", (1, 1), 29),
]


@pytest.mark.parametrize(("gets", "rolled", "health"), NEXT)
def test_the_next_attack_has_what_was_said(tmp_path: Path, gets: str, rolled: tuple[int, int], health: int) -> None:
    """From afar only a Ranged attack hits, and the first one has nothing of it."""
    text = f"Start of Moment: Your next attack this turn {gets}."
    players = player(timeline=["Own", "Own"]), player()
    table = table_of(tmp_path, "action", text, *players, engaged=False, chance=[1, 1, 1, 1])

    table.resolve()

    assert (table.rolled("Own"), table.rolled("Own", "Focus")) == rolled
    assert table.health[1] == health


def test_an_action_gets_power_and_focus_together(tmp_path: Path) -> None:
    text = "Start of Moment: This gets +1 Power and +2 Focus."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), engaged=True, chance=[1, 1])

    table.resolve()

    assert (table.rolled("Own"), table.rolled("Own", "Focus")) == (2, 3)


@pytest.mark.parametrize("says", ["+1 Power if you are engaged", "Draw a card and +1 Power"])
def test_power_alone_is_that_of_the_action_itself(tmp_path: Path, says: str) -> None:
    text = f"Start of Moment: {says}."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), engaged=True, chance=[1, 1])

    table.resolve()

    assert table.rolled("Own") == 2


# -- Costs -------------------------------------------------------------------------------------------------------------

COSTS = [
    ("Your actions cost 1 Action Point more.", 4),
    ("Your attacks cost 1 Action Point less.", 2),
    ("Your attacks cost 2 less as long as you are engaged.", 1),
    ("Your attacks cost 1 Action Point less for each asset of yours.", 2),
    ("Your attacks cost 9 Action Points less.", 0),
    ("Your Magical attacks cost 1 Action Point less.", 3),
    ("Your target's attacks cost 1 Action Point less.", 3),
]


@pytest.mark.parametrize(("text", "cost"), COSTS)
def test_actions_cost_less_or_more_as_long_as_a_card_says_so(tmp_path: Path, text: str, cost: int) -> None:
    players = player(timeline=["Lunge"], character=["Own"]), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1])

    table.resolve()

    points = "Action Point" if cost == 1 else "Action Points"
    assert any(line.startswith("Player 1 performs Lunge") and f"{cost} {points}" in line for line in table.told()) or (
        cost == 0 and "Player 1 performs Lunge." in table.told()
    )


# -- Stacks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("says", ["Lose all Bleeding and all Burning", "Lose all Bleeding and Burning"])
def test_two_sorts_of_stacks_are_lost_together(tmp_path: Path, says: str) -> None:
    mine = player(timeline=["Own"], character=[stack("Bleeding", 3), stack("Burning", 2)])
    table = table_of(tmp_path, "action", f"Start of Moment: {says}.", mine, player(), chance=[1, 1])

    table.resolve()

    assert (table.stacks(0, "Bleeding"), table.stacks(0, "Burning")) == (0, 0)
