"""What dice show in games of Varia, and several dice that texts roll."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.table import player
from tests.games.varia.test_wordings import table_of

SHOWN = [
    ("Your dice that show 1 count as 6.", [1, 1], 6, 4),
    ("Your Power dice that show 1 count as 6.", [1, 1], 6, 1),
    ("Your Focus dice that show 1 count as 3.", [1, 1], 1, 3),
    ("Your dice that show 2 or less count as 3.", [2, 4], 3, 4),
    ("Your dice that show 1 or 3 count as 2.", [3, 1], 2, 2),
    ("Your dice that show 1 are rerolled.", [1, 5, 1, 2], 5, 2),
    ("Your dice that show 1 are rerolled.", [1, 1, 1, 1], 1, 1),
    ("Your dice that show 1 are rerolled.", [2, 2], 2, 2),
    ("Your target's dice that show 1 are rerolled.", [1, 1], 1, 1),
    ("All dice that show 5 count as 1.", [5, 2], 1, 2),
]


@pytest.mark.rule("varia", "R40")
@pytest.mark.parametrize(("text", "chance", "power", "focus"), SHOWN)
def test_a_card_changes_what_dice_show(tmp_path: Path, text: str, chance: list[int], power: int, focus: int) -> None:
    """Lunge has 2 Power and 1 Focus besides its dice."""
    players = player(character=["Own"], timeline=["Lunge"]), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=chance)

    table.resolve()

    assert table.rolled("Lunge") == 2 + power
    assert table.rolled("Lunge", "Focus") == 1 + focus


def test_dice_show_something_else_for_the_rest_of_the_turn(tmp_path: Path) -> None:
    text = "Ruin this: For the rest of this turn, your Power dice that show 1 count as 6."
    players = player(character=["Own"], timeline=["Lunge"]), player(timeline=["Lunge"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1, 1, 1])
    table.do(next(one for one in table.options if one.startswith("Use Own")))

    table.resolve()

    assert table.health == [30, 30 - 5]


ROLLED = [
    ("Roll two dice and keep the higher. Gain that many Health Points.", [2, 5], 15),
    ("Roll two dice and keep the lowest. Gain that many Health Points.", [2, 5], 12),
    ("Roll two dice. Gain Health Points equal to the total.", [2, 5], 17),
    ("Roll two dice. Gain Health Points equal to the higher result.", [2, 5], 15),
    ("Roll three dice. If you roll 10 or more, gain 1 Health Point.", [2, 5, 3], 11),
    ("Roll two dice. If the total is 8 or more, gain 1 Health Point.", [2, 5], 10),
]

ROLLED += [
    ("Roll two dice. If both show the same number, gain 9 Health Points.", [4, 4], 19),
    ("Roll two dice. If both show the same number, gain 9 Health Points.", [4, 5], 10),
    ("Roll two dice. If you roll doubles, gain that many Health Points.", [4, 4], 18),
    ("Roll three dice. If all dice show the same number, gain 1 Health Point.", [2, 2, 2], 11),
    ("Roll three dice. If all dice show different numbers, gain 1 Health Point.", [2, 3, 2], 10),
    ("Roll two dice. If both dice show 4 or more, gain 1 Health Point.", [4, 6], 11),
    ("Roll two dice. If both dice show 4 or more, gain 1 Health Point.", [3, 6], 10),
    ("Roll three dice. If at least one die shows a 6, gain 1 Health Point.", [2, 6, 3], 11),
    ("Roll three dice. If any die shows a 1, lose 1 Health Point. Otherwise, draw a card.", [2, 1, 3], 9),
    ("Roll three dice. Gain 2 Health Points for each 6 rolled.", [6, 2, 6], 14),
    ("Roll three dice. Gain 1 Health Point for each die that shows a 5 or a 6.", [6, 5, 1], 12),
    ("Roll two dice and keep the highest. If both match, gain that many Health Points.", [3, 3], 13),
]


@pytest.mark.parametrize(("text", "chance", "health"), ROLLED)
def test_a_text_rolls_several_dice(tmp_path: Path, text: str, chance: list[int], health: int) -> None:
    players = player(timeline=["Own"], health=10), player()
    table = table_of(tmp_path, "action", f"End of Moment: {text}", *players, engaged=False, chance=[1, 1, *chance])

    table.resolve()

    assert table.health[0] == health


@pytest.mark.parametrize(("says", "health"), [("Yes", 14), ("No", 12)])
def test_a_die_may_be_rolled_again(tmp_path: Path, says: str, health: int) -> None:
    text = "End of Moment: Roll a die. You may reroll it. Gain that many Health Points."
    players = player(timeline=["Own"], health=10), player()
    table = table_of(tmp_path, "action", text, *players, engaged=False, chance=[1, 1, 2, 4])
    while "reroll" not in table.asked:
        table.do(next(one for one in table.options if one.startswith("Plan no")))

    table.do(says)
    if not table.state.over and table.options:
        table.resolve()

    assert table.health[0] == health


THAT_MUCH = [
    ("asset", "When you take damage, deal that much damage to your target.", 27, 27),
    ("asset", "When you take damage, gain that many Health Points.", 30, 30),
]


@pytest.mark.parametrize(("kind", "text", "mine", "theirs"), THAT_MUCH)
def test_as_much_is_done_as_was_dealt(tmp_path: Path, kind: str, text: str, mine: int, theirs: int) -> None:
    players = player(character=["Own"], timeline=["War Cry"]), player(timeline=["Lunge"])
    table = table_of(tmp_path, kind, text, *players, engaged=True, chance=[1, 1])
    table.plan_no_more()

    table.resolve()

    assert table.health == [mine, theirs]


SEEN = [
    ("action", "If your Power die shows 6, this deals double damage.", [6, 1], 30, 18),
    ("action", "If your Power die shows 6, this deals double damage.", [5, 1], 30, 25),
    ("action", "On-Hit: If the Power die shows 5 or more, lose 1 Health Point.", [5, 1], 29, 25),
    ("action", "On-Hit: If you rolled a 6 for Power, lose 1 Health Point.", [5, 1], 30, 25),
    ("action", "End of Moment: If your Focus die shows 4, lose 1 Health Point.", [5, 4], 29, 25),
    ("action", "When you roll a 6 for Power, lose 1 Health Point.", [6, 1], 29, 24),
    ("action", "When your target rolls a 6 for Power, lose 1 Health Point.", [6, 1], 30, 24),
]


@pytest.mark.parametrize(("kind", "text", "chance", "mine", "theirs"), SEEN)
def test_a_card_sees_what_dice_show(
    tmp_path: Path, kind: str, text: str, chance: list[int], mine: int, theirs: int
) -> None:
    table = table_of(tmp_path, kind, text, player(timeline=["Own"]), player(), engaged=True, chance=chance)

    table.resolve()

    assert table.health == [mine, theirs]


def test_what_was_rolled_in_an_earlier_moment_does_not_count(tmp_path: Path) -> None:
    text = "End of Moment: If your Power die shows 6, lose 1 Health Point."
    players = player(character=["Own"], timeline=["Lunge", "Lunge"]), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[6, 1, 1, 1])
    table.plan_no_more()

    table.resolve()

    assert table.health[0] == 29


WAITS = [
    ("When you roll a 6, gain 1 Health Point.", [6, 4], 11),
    ("When you roll a 4, gain 1 Health Point.", [4, 4], 12),
    ("When your target rolls a 6, gain 1 Health Point.", [6, 4], 10),
    ("When you roll 5 or more, gain that many Health Points.", [5, 4], 15),
    ("When you roll a die, gain 1 Health Point.", [2, 3], 12),
]


@pytest.mark.rule("varia", "R44")
@pytest.mark.parametrize(("text", "chance", "health"), WAITS)
def test_a_card_waits_for_a_number_that_is_rolled_in_a_clash(
    tmp_path: Path, text: str, chance: list[int], health: int
) -> None:
    players = player(character=["Own"], timeline=["Lunge"], health=10), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=chance)

    table.resolve()

    assert table.health[0] == health


@pytest.mark.rule("varia", "R44")
def test_a_card_waits_for_a_number_that_a_text_rolls(tmp_path: Path) -> None:
    dear = "Lose 1 Health Point: Roll a die. If you roll 4 or more, gain 3 Health Points."
    text = f"When you roll a 6, gain 1 Health Point.\n{dear}"
    table = table_of(tmp_path, "asset", text, player(character=["Own"], health=10), player(), chance=[6])

    table.do(next(one for one in table.options if one.startswith("Use Own")))

    assert table.health[0] == 13
