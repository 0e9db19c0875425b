"""What attacks deal and what becomes of them, in games of Varia: double damage, blocks, and moments with a number."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.table import player
from tests.games.varia.test_wordings import table_of

# -- How much damage an attack deals -----------------------------------------------------------------------------------

DEALT = [
    ("Your attacks deal double damage.", 8),
    ("Your attacks deal triple damage.", 12),
    ("Your attacks deal half damage.", 2),
    ("Your attacks deal no damage.", 0),
    ("Your attacks deal 3 more damage.", 7),
    ("Your attacks deal 3 less damage.", 1),
    ("Your attacks deal 9 less damage.", 0),
    ("Your Magical attacks deal double damage.", 4),
    ("Your target's attacks deal double damage.", 4),
    ("Your attacks deal double damage as long as you have 5 or less Health Points.", 4),
    ("Your attacks deal double damage as long as you are engaged.", 8),
]


@pytest.mark.parametrize(("text", "damage"), DEALT)
def test_an_asset_says_how_much_damage_attacks_deal(tmp_path: Path, text: str, damage: int) -> None:
    """Lunge has 2 Power more than its die."""
    players = player(character=["Own"], timeline=["Lunge"]), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[2, 1])

    table.resolve()

    assert table.health[1] == 30 - damage


@pytest.mark.rule("varia", "R38")
def test_two_cards_that_double_make_four_times_the_damage(tmp_path: Path) -> None:
    text = "Your attacks deal double damage."
    players = player(character=["Own", "Own"], timeline=["Lunge"]), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1])

    table.resolve()

    assert table.health[1] == 30 - 12


def test_more_damage_is_only_dealt_where_there_is_damage(tmp_path: Path) -> None:
    """The block has as much Power as the attack."""
    text = "Your attacks deal 3 more damage."
    players = player(character=["Own"], timeline=["Lunge"]), player(timeline=["Raised Guard"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 4, 6, 1])

    table.resolve()

    assert table.health[1] == 30


def test_what_an_attack_deals_is_doubled_after_the_block(tmp_path: Path) -> None:
    text = "Your attacks deal double damage."
    players = player(character=["Own"], timeline=["Lunge"]), player(timeline=["Raised Guard"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[6, 4, 1, 1])
    rolled = 30 - table.health[1]

    table.resolve()

    assert rolled == 0
    assert table.health[1] == 30 - 2 * (table.rolled("Lunge") - table.rolled("Raised Guard"))


@pytest.mark.parametrize(("engaged", "damage"), [(True, 6), (False, 3)])
def test_an_attack_deals_double_damage_if_something_is_so(
    tmp_path: Path, engaged: bool, damage: int  # noqa: FBT001 - a case
) -> None:  # fmt: skip
    text = "Ranged\\nThis attack deals double damage if you are engaged."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), engaged=engaged, chance=[3, 1])

    table.resolve()

    assert table.health[1] == 30 - damage


def test_the_damage_is_doubled_for_this_turn(tmp_path: Path) -> None:
    text = "Start of Moment: Roll a die. If you roll 5 or more, this deals double damage."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), engaged=True, chance=[5, 3, 1])

    table.resolve()

    assert table.health[1] == 24


def test_the_next_attack_deals_double_damage_and_no_other(tmp_path: Path) -> None:
    text = "Ranged\\nOn-Hit: Your next attack this turn deals double damage."
    players = player(timeline=["Own", "Lunge", "Lunge"]), player()
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[1, 1, 1, 1, 1, 1])

    table.resolve()

    assert table.health[1] == 30 - 1 - 6 - 3


# -- Blocks ------------------------------------------------------------------------------------------------------------

BLOCKED = [
    ("When you block an attack, gain 1 Health Point.", "Raised Guard", "Lunge", [1, 4, 1, 1], 11),
    ("When you block an attack, gain 9 Health Points.", "Raised Guard", "Lunge", [1, 1, 1, 1], 19),
    ("When you block an attack, gain 1 Health Point.", "Raised Guard", "War Cry", [1, 1], 10),
    ("When you block a Magical attack, gain 1 Health Point.", "Raised Guard", "Lunge", [1, 4, 1, 1], 10),
    ("When you block an attack, deal 1 damage to the attacker.", "Raised Guard", "Lunge", [1, 4, 1, 1], 10),
    ("When a block of yours blocks an attack, gain 1 Health Point.", "Raised Guard", "Lunge", [1, 4, 1, 1], 11),
    ("When an attack of yours is blocked, gain 1 Health Point.", "Lunge", "Raised Guard", [1, 1, 1, 4], 11),
    ("When an attack of yours is blocked, gain 1 Health Point.", "Lunge", "War Cry", [1, 1], 10),
    ("When an attack of yours is evaded, gain 1 Health Point.", "Lunge", "Raised Guard", [1, 1, 1, 4], 11),
    ("When your target is hit, gain 1 Health Point.", "Lunge", "War Cry", [1, 1], 11),
    ("When you are hit, gain 9 Health Points.", "War Cry", "Lunge", [1, 1], 16),
]


@pytest.mark.parametrize(("text", "mine", "theirs", "chance", "health"), BLOCKED)
def test_an_asset_waits_for_attacks_that_are_blocked_or_hit(
    tmp_path: Path, text: str, mine: str, theirs: str, chance: list[int], health: int
) -> None:
    """Also where the attack breaks through, as in the second case."""
    players = player(character=["Own"], timeline=[mine], health=10), player(timeline=[theirs])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=chance)

    table.resolve()

    assert table.health[0] == health
    assert table.health[1] == (29 if "the attacker" in text else 27 if mine == "Lunge" and theirs == "War Cry" else 30)


@pytest.mark.rule("varia", "R37")
def test_an_attack_that_misses_by_distance_has_met_no_block(tmp_path: Path) -> None:
    text = "When you block an attack, gain 1 Health Point."
    players = player(character=["Own"], timeline=["Raised Guard"], health=10), player(timeline=["Cinder Slash"])
    table = table_of(tmp_path, "asset", text, *players, engaged=False, chance=[1, 1, 1, 1])

    table.resolve()

    assert table.health[0] == 10


# -- Moments with a number ---------------------------------------------------------------------------------------------


def test_attacks_are_better_in_the_first_moment(tmp_path: Path) -> None:
    text = "In the first moment of each turn, your attacks have +2 Power."
    players = player(character=["Own"], timeline=["Lunge", "Lunge"]), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1, 1, 1])

    table.resolve()

    assert table.health[1] == 30 - 5 - 3


def test_the_last_moment_is_that_of_the_window(tmp_path: Path) -> None:
    text = "Your attacks deal double damage in the last moment of each turn."
    players = player(character=["Own"], timeline=["Lunge", "Lunge"]), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1, 1, 1])
    table.plan_no_more()

    table.resolve()

    assert table.health[1] == 30 - 3 - 6


@pytest.mark.parametrize(
    ("which", "health"), [("start of the first", 12), ("end of the last", 12), ("start of the third", 10)]
)
def test_an_asset_does_something_in_a_moment_of_each_turn(tmp_path: Path, which: str, health: int) -> None:
    text = f"At the {which} moment of each turn, gain 2 Health Points."
    players = player(character=["Own"], timeline=["War Cry", "War Cry"], health=10), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=True)
    table.plan_no_more()

    table.resolve()

    assert table.health[0] == health


def test_something_is_done_at_the_start_of_the_next_moment(tmp_path: Path) -> None:
    text = "On-Hit: At the start of the next moment, deal 2 damage to your target."
    players = player(timeline=["Own", "War Cry"]), player()
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[1, 1])

    table.resolve()

    assert table.health[1] == 27


def test_something_is_done_at_the_end_of_this_moment(tmp_path: Path) -> None:
    text = "Start of Moment: Gain 1 Health Point at the end of this moment."
    players = player(timeline=["Own", "War Cry"], health=10), player()
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[1, 1])

    table.resolve()

    assert table.health[0] == 11


# -- Amplified, and with momentum --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("says", "health"), [("Yes", 12), ("No", 10)])
def test_an_amplified_action_does_more_on_a_hit(tmp_path: Path, says: str, health: int) -> None:
    text = "Amplify 2\\nAmplified: On-Hit: Gain 1 Health Point. Gain 1 Health Point."
    players = player(timeline=["Own"], health=10), player()
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[1, 1])
    while "amplify" not in table.asked:
        table.do(next(one for one in table.options if one.startswith("Plan no")))

    table.do(says)
    table.resolve()

    assert table.health[0] == health


WITH_MOMENTUM = [
    ("Ranged\\nStart of Moment: Move.\\nMomentum: This deals double damage.", 8, 30),
    ("Start of Moment: Move.\\nMomentum: +2 Power and Ranged", 6, 30),
    ("Start of Moment: Move.\\nMomentum: Ranged", 4, 30),
    ("Ranged\\nMomentum: This deals double damage.", 4, 30),
    ("Ranged\\nStart of Moment: Move.\\nMomentum: On-Hit: Lose 1 Health Point.", 4, 29),
    ("Ranged\\nMomentum: On-Hit: Lose 1 Health Point.", 4, 30),
    ("Ranged\\nStart of Moment: Move.\\nOn-Hit: If you have momentum, lose 1 Health Point.", 4, 29),
    ("Ranged\\nOn-Hit: If you have no momentum, lose 1 Health Point.", 4, 29),
]


@pytest.mark.parametrize(("text", "damage", "health"), WITH_MOMENTUM)
def test_an_action_with_momentum_does_more(tmp_path: Path, text: str, damage: int, health: int) -> None:
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), engaged=True, chance=[4, 1])

    table.resolve()

    assert table.health == [health, 30 - damage]


# -- So much from then on ----------------------------------------------------------------------------------------------

SET = [
    ("End of Moment: Set your Health Points to 10.", 20, 10, 30),
    ("End of Moment: Set your Health Points to 25.", 20, 25, 30),
    ("End of Moment: Set your target's Health Points to 5.", 20, 20, 5),
    ("End of Moment: Each player sets their Health Points to 15.", 20, 15, 15),
]


@pytest.mark.parametrize(("text", "before", "mine", "theirs"), SET)
def test_health_is_set(tmp_path: Path, text: str, before: int, mine: int, theirs: int) -> None:
    players = player(timeline=["Own"], health=before), player()
    table = table_of(tmp_path, "action", text, *players, engaged=False, chance=[1, 1])

    table.resolve()

    assert table.health == [mine, theirs]


def test_health_is_set_instead_of_dropping_to_nothing(tmp_path: Path) -> None:
    text = "If you would drop to 0 Health Points, ruin this and set your Health Points to 5 instead."
    players = player(character=["Own"], health=2), player(timeline=["Lunge"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1])
    table.plan_no_more()

    table.resolve()

    assert table.health[0] == 5


# -- Unopposed, and blocked --------------------------------------------------------------------------------------------

MET = [
    ("If unopposed, this deals double damage.", "War Cry", 30, 30 - 8),
    ("If unopposed, this deals double damage.", "Lunge", 30, 30 - 1),
    ("On-Hit: If this was unopposed, lose 1 Health Point.", "War Cry", 29, 26),
    ("On-Hit: If this was unopposed, lose 1 Health Point.", "Lunge", 30, 29),
    ("End of Moment: If this was blocked, lose 1 Health Point.", "Raised Guard", 29, None),
    ("End of Moment: If this was blocked, lose 1 Health Point.", "War Cry", 30, 26),
    ("End of Moment: If this was not blocked, lose 1 Health Point.", "War Cry", 29, 26),
    ("End of Moment: If your target blocked an attack this moment, lose 1 Health Point.", "Raised Guard", 29, None),
    ("End of Moment: If your target did not block this moment, lose 1 Health Point.", "War Cry", 29, 26),
]


@pytest.mark.parametrize(("text", "theirs", "mine", "health"), MET)
def test_what_an_attack_has_met_is_asked(
    tmp_path: Path, text: str, theirs: str, mine: int, health: int | None
) -> None:  # fmt: skip
    """Lunge, with 2 Power more than its die, comes to 3."""
    players = player(timeline=["Own"]), player(timeline=[theirs])
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[4, 4, 1, 1])

    table.resolve()

    assert table.health[0] == mine
    assert health is None or table.health[1] == health
