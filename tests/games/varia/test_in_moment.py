"""What happens in a moment, in games of Varia: damage taken, hits and misses, what the target does, what comes next."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.table import player, stack
from tests.games.varia.test_wordings import table_of

FAR = [1, 1]  # of an attack that misses, since the players are apart


# -- Damage ------------------------------------------------------------------------------------------------------------

TAKEN = [
    ("you took no damage this moment", False, 11),
    ("you took no damage this moment", True, 7),
    ("you took damage this moment", True, 8),
    ("you took damage this moment", False, 10),
    ("you took 3 or more damage this moment", True, 8),
    ("you took 4 or more damage this moment", True, 7),
    ("you took 3 or less damage this moment", True, 8),
    ("your target took no damage this moment", True, 8),
    ("your target took damage this moment", True, 7),
]


@pytest.mark.parametrize(("condition", "struck", "health"), TAKEN)
def test_what_was_taken_in_the_moment_is_asked_at_its_end(
    tmp_path: Path, condition: str, struck: bool, health: int  # noqa: FBT001 - a case
) -> None:  # fmt: skip
    """Lunge has 2 Power more than its die."""
    text = f"End of Moment: If {condition}, gain 1 Health Point."
    rival = player(timeline=["Lunge"]) if struck else player()
    table = table_of(tmp_path, "asset", text, player(character=["Own"], health=10), rival, engaged=True, chance=[1, 1])
    table.plan_no_more()

    table.resolve()

    assert table.health[0] == health


def test_damage_of_a_text_before_the_clash_counts(tmp_path: Path) -> None:
    text = (
        "Start of Moment: Deal 1 damage to each player.\\nEnd of Moment: If you took damage this moment, draw a card."
    )
    players = player(timeline=["Own"], deck=["Lunge"] * 4), player()
    table = table_of(tmp_path, "action", text, *players, engaged=False, chance=FAR)

    table.resolve()

    assert len(table.there("hand", 0)) == 3  # two at the start of the next turn


def test_damage_of_a_moment_before_does_not_count(tmp_path: Path) -> None:
    text = "End of Moment: If you took no damage this moment, gain 1 Health Point."
    players = player(character=["Own"], timeline=["War Cry", "War Cry"], health=10), player(timeline=["Lunge"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1])

    table.resolve()

    assert table.health[0] == 8  # 3 lost in the first moment, 1 gained in the second


PREVENTED = [
    ("Prevent all damage you would take this moment.", 30),
    ("Prevent the next 1 damage you would take this moment.", 29),
    ("Prevent all damage that would be dealt to your target this moment.", 27),
]


@pytest.mark.parametrize(("text", "health"), PREVENTED)
def test_damage_is_prevented_in_this_moment_alone(tmp_path: Path, text: str, health: int) -> None:
    mine = player(timeline=["Own", "War Cry"])
    rival = player(timeline=["Lunge", "Lunge"])
    table = table_of(
        tmp_path, "action", f"Start of Moment: {text}", mine, rival, engaged=True, chance=[1, 1, 1, 1, 1, 1]
    )
    before = health if "your target" not in text else 28  # two attacks meet in the first moment

    table.resolve()

    assert table.health[0] == before - 3


# -- Hits and misses ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("says", "engaged", "back"), [("hit", True, True), ("hit", False, False),
                                                       ("missed", True, False), ("missed", False, True)])  # fmt: skip
def test_an_action_returns_if_it_has_hit_or_missed(
    tmp_path: Path, says: str, engaged: bool, back: bool  # noqa: FBT001 - a case
) -> None:  # fmt: skip
    text = f"End of Moment: Return this to your hand if it {says}."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), engaged=engaged, chance=[1, 1])

    table.resolve()

    assert ("Own" in table.there("hand", 0)) == back


WAITING = [
    ("When an attack of yours misses, gain 1 Health Point.", False, 11),
    ("When an attack of yours misses, gain 1 Health Point.", True, 10),
    ("When your attack hits, gain 1 Health Point.", True, 11),
    ("When your attack hits, gain 1 Health Point.", False, 10),
    ("When your target's attack misses, gain 1 Health Point.", False, 10),
]


@pytest.mark.parametrize(("text", "engaged", "health"), WAITING)
def test_an_asset_waits_for_hits_and_misses(
    tmp_path: Path, text: str, engaged: bool, health: int  # noqa: FBT001 - a case
) -> None:  # fmt: skip
    players = player(character=["Own"], timeline=["Cinder Slash"], health=10), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=engaged, chance=[1, 1])

    table.resolve()

    assert table.health[0] == health


def test_a_block_with_more_focus_makes_the_attack_miss(tmp_path: Path) -> None:
    text = "When your target's attack misses, gain 1 Health Point."
    players = player(character=["Own"], timeline=["Raised Guard"], health=10), player(timeline=["Lunge"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 4, 1, 1])

    table.resolve()

    assert table.health[0] == 11


# -- What the target does ----------------------------------------------------------------------------------------------

DOES = [
    ("your target's action in this moment is a block", "Raised Guard", 3),
    ("your target's action in this moment is a block", "Lunge", 1),
    ("your target's action in this moment is not a block", "Lunge", 3),
    ("your target is attacking", "Lunge", 3),
    ("your target blocks", "Lunge", 1),
    ("your target's action is an attack", "", 1),
    ("your target has no action in this moment", "", 3),
    ("your target has no action in this moment", "Lunge", 1),
]


@pytest.mark.parametrize(("condition", "rival", "power"), DOES)
def test_an_action_asks_what_the_target_does(tmp_path: Path, condition: str, rival: str, power: int) -> None:
    text = f"If {condition}, this has +2 Power."
    players = player(timeline=["Own"]), player(timeline=[rival] if rival else [])
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[1, 1, 1, 1])

    table.resolve()

    assert table.rolled("Own") == power


@pytest.mark.parametrize(("says", "power"), [("combined", 3), ("combined with a Physical action", 3),
                                             ("combined with a block", 1)])  # fmt: skip
def test_an_action_asks_what_it_is_combined_with(tmp_path: Path, says: str, power: int) -> None:
    text = f"This has +2 Power as long as this is {says}."
    players = player(timeline=[["Own", "Bowie Knife"]]), player()
    table = table_of(tmp_path, "action", text, *players, engaged=False, chance=[1, 1, 1, 1])
    alone = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), engaged=False, chance=[1, 1])

    own = table.varia.action_at(0, 0)
    now = table.varia.total("power", own) - table.varia.print_of(own[1]).numbers["power"]

    assert now == power - 1
    assert alone.varia.total("power", alone.varia.action_at(0, 0)) == 0


CONDITIONS = ["This has +2 Power if", "This has +2 Power while", "This gets +2 Power if", "If {}, this has +2 Power"]


@pytest.mark.parametrize(("engaged", "power"), [(True, 3), (False, 1)])
@pytest.mark.parametrize("says", CONDITIONS)
def test_what_an_action_has_hangs_on_a_condition(
    tmp_path: Path, says: str, engaged: bool, power: int  # noqa: FBT001 - a case
) -> None:  # fmt: skip
    text = f"{says.format('you are engaged')}." if "{}" in says else f"{says} you are engaged."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), engaged=engaged, chance=[1, 1])

    table.resolve()

    assert table.rolled("Own") == power


# -- The target's next action ------------------------------------------------------------------------------------------

NEXT = [
    ("Your target's next action costs 2 Action Points more.", 5),
    ("The next action your target performs costs 2 more.", 5),
    ("Your target's next block costs 2 Action Points more.", 3),
    ("Your target gains 1 Marked. Their next attack costs 1 Action Point less.", 2),
]


@pytest.mark.parametrize(("text", "cost"), NEXT)
def test_the_next_action_of_the_target_costs_more(tmp_path: Path, text: str, cost: int) -> None:
    players = player(timeline=["Own", "War Cry", "War Cry"]), player(timeline=[[], "Lunge", "Lunge"])
    table = table_of(tmp_path, "action", f"Start of Moment: {text}", *players, engaged=True, chance=[1] * 8)

    table.resolve()

    paid = [line for line in table.told() if line.startswith("Player 2 performs Lunge")]
    assert f"{cost} Action Point" in paid[0]
    assert "3 Action Points" in paid[1]


@pytest.mark.parametrize(("says", "power"), [("has -2 Power", 1), ("gets -1 Power", 2), ("is Impaired", 3)])
def test_the_next_attack_of_the_target_is_weaker(tmp_path: Path, says: str, power: int) -> None:
    """Lunge has 2 Power more than its die, which is rolled twice where it is Impaired."""
    text = f"Start of Moment: Your target's next attack this turn {says}."
    players = player(timeline=["Own", "War Cry"]), player(timeline=[[], "Lunge"], character=[stack("Marked")])
    table = table_of(tmp_path, "action", text, *players, engaged=False, chance=[1, 1, 1, 1, 1, 6, 1, 4])

    table.resolve()

    assert table.rolled("Lunge") == power
