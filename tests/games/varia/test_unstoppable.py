"""Attacks of Varia that nothing stops, and stacks that are doubled and moved."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, player, stack
from tests.games.varia.test_wordings import table_of

BLOCK = [1, 1, 6, 4]  # the block has more Power and more Focus


@pytest.mark.parametrize(("text", "damage"), [
    ("This cannot be blocked.", 1), ("Unblockable.", 1), ("This cannot miss.", 0), ("This ignores armor.", 0),
    ("This cannot be blocked if you are disengaged.", 0), ("Start of Moment: This cannot be blocked.", 1),
])  # fmt: skip
def test_an_attack_meets_a_block_with_more_of_all(tmp_path: Path, text: str, damage: int) -> None:
    players = player(timeline=["Own"]), player(timeline=["Raised Guard"])
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=BLOCK)

    table.resolve()

    assert table.health == [30, 30 - damage]


@pytest.mark.rule("varia", "R42")
@pytest.mark.parametrize(("text", "hit"), [("This cannot miss.", True), ("This always hits.", True),
                                           ("This ignores armor.", False)])  # fmt: skip
def test_an_attack_that_cannot_miss_hits_from_afar_and_with_less_focus(
    tmp_path: Path, text: str, hit: bool  # noqa: FBT001 - a case
) -> None:  # fmt: skip
    players = player(timeline=["Own"]), player(timeline=["Raised Guard"])
    table = table_of(
        tmp_path, "action", f"{text}\\nOn-Hit: Lose 1 Health Point.", *players, engaged=False, chance=BLOCK
    )  # fmt: skip

    table.resolve()

    assert table.health[0] == (29 if hit else 30)


@pytest.mark.parametrize(("text", "damage"), [("This ignores armor.", 3), ("This cannot be blocked.", 2),
                                              ("This cannot miss.", 2)])  # fmt: skip
def test_armor_prevents_nothing_where_it_is_ignored(tmp_path: Path, text: str, damage: int) -> None:
    game = game_with(tmp_path, ("Own", "action", text), ("Coat", "asset", "Physical Armor 1"))
    table = Scene(game)(player(timeline=["Own"]), player(character=["Coat"]), engaged=True, chance=[3, 1])

    table.resolve()

    assert table.health[1] == 30 - damage


def test_the_next_attack_cannot_be_blocked_and_no_other(tmp_path: Path) -> None:
    text = "Ruin this: Your next attack this turn cannot be blocked."
    players = player(character=["Own"], timeline=["Lunge", "Lunge"]), player(timeline=["Raised Guard", "Raised Guard"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1, 6, 4] * 2)
    table.do(next(one for one in table.options if one.startswith("Use Own")))

    table.resolve()

    assert table.health[1] == 30 - 3


STACKS = [
    ("Your target doubles their Fatigue.", 0, 6),
    ("Double the Fatigue on your target.", 0, 6),
    ("Gain 1 Fatigue. Move all Fatigue from you to your target.", 0, 4),
    ("Move 2 Fatigue from your target to you.", 2, 1),
    ("Move 9 Fatigue from your target to you.", 3, 0),
    ("Double your Fatigue.", 0, 3),
]


@pytest.mark.parametrize(("text", "mine", "theirs"), STACKS)
def test_stacks_are_doubled_and_moved(tmp_path: Path, text: str, mine: int, theirs: int) -> None:
    rival = player(character=[stack("Fatigue", 3)])
    table = table_of(tmp_path, "action", f"Start of Moment: {text}", player(timeline=["Own"]), rival, chance=[1, 1])

    table.resolve()

    assert [table.stacks(seat, "Fatigue") for seat in range(2)] == [mine, theirs]


def test_health_is_lost_for_each_stack(tmp_path: Path) -> None:
    text = "Start of Moment: Your target loses Health Points equal to their Marked."
    rival = player(character=[stack("Marked", 3)])
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), rival, engaged=False, chance=[1, 1])

    table.resolve()

    assert table.health[1] == 27


@pytest.mark.parametrize(("text", "power"), [
    ("+2 Power. Double this attack's Power.", 5), ("Double the Power of this.", 1), ("Double this attack's Focus.", 1),
])  # fmt: skip
def test_a_value_is_doubled_without_its_dice(tmp_path: Path, text: str, power: int) -> None:
    table = table_of(
        tmp_path, "action", f"Start of Moment: {text}", player(timeline=["Own"]), player(), engaged=True, chance=[1, 1]
    )

    table.resolve()

    assert table.rolled("Own") == power


@pytest.mark.rule("varia", "R17", "R42")
@pytest.mark.parametrize(("ruling", "damage"), [("hits", 3), ("misses", 0)])
def test_what_cannot_be_blocked_is_unopposed_also_for_the_distance(tmp_path: Path, ruling: str, damage: int) -> None:
    players = player(timeline=["Own"]), player(timeline=["Brace"])
    table = table_of(
        tmp_path, "action", "This cannot be blocked.", *players, rulings={"unopposed": ruling}, chance=[3, 2, 1, 1]
    )

    table.resolve()

    assert table.health[1] == 30 - damage
