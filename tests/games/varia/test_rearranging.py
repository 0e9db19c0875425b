"""Actions of Varia that are pushed, swapped, compelled and forbidden because of cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.varia.planning import Done
from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, Table, player
from tests.games.varia.test_wordings import table_of


def to_the_question(table: Table, words: str) -> None:
    """The players plan nothing more, until this is asked."""
    while words not in table.asked:
        table.do(next(one for one in table.options if one.startswith("Plan no")))


def test_a_player_pushes_an_action_that_is_to_come(tmp_path: Path) -> None:
    text = "Ranged\\nOn-Hit: Push an action of your target."
    rival = player(timeline=["War Cry", "Lunge", "Raised Guard"])
    table = table_of(tmp_path, "action", text, player(timeline=["Own", "War Cry", "War Cry"]), rival, chance=[1] * 8)
    to_the_question(table, "push")
    assert sorted(table.options) == ["Lunge", "Raised Guard"]

    table.do("Raised Guard")

    assert table.row(1) == [["Raised Guard"]]  # of the next turn


@pytest.mark.rule("varia", "pay.push", "R49")
def test_the_next_action_is_pushed_also_from_behind_an_empty_moment(scene: Scene) -> None:
    us = player(timeline=["Shield Bash", "Catch Breath", "Catch Breath"])
    table = scene(us, player(timeline=[[], [], "War Cry"]), engaged=True, chance=[1, 1])

    table.resolve()

    assert table.row(1) == [["War Cry"]]  # it is the first of the next turn
    pushed = [line for line in table.told() if "pushed" in line]
    assert pushed == ["War Cry of Player 2 is pushed."]  # it could be paid for


@pytest.mark.rule("varia", "pay.push", "R49")
def test_an_action_beyond_the_window_is_no_next_action(scene: Scene) -> None:
    us, rival = player(timeline=["Shield Bash", "War Cry"]), player(timeline=[[], [], "War Cry"])
    table = scene(us, rival, window=2, engaged=True, chance=[1, 1])

    table.resolve()

    assert table.row(1) == [["War Cry"]]  # and not behind an empty moment


def test_two_actions_of_the_target_change_places(tmp_path: Path) -> None:
    text = "Ranged\\nOn-Hit: Swap two of your target's actions on the Timeline."
    rival = player(timeline=["War Cry", "Lunge", [], "Raised Guard"])
    table = table_of(tmp_path, "action", text, player(timeline=["Own", "War Cry"]), rival, chance=[1] * 8)
    to_the_question(table, "swap")

    table.do("Lunge")
    if "swap" in table.asked:
        table.do("Raised Guard")

    assert "Lunge and Raised Guard change places." in table.told()


PLANS = [
    ("Your target must plan an attack each turn if able.", ["Lunge", "War Cry"], False),
    ("Your target must plan an attack each turn if able.", ["War Cry"], True),
    ("Your target must plan a block each turn if able.", ["Lunge", "War Cry"], True),
    ("You must plan an attack each turn if able.", ["Lunge", "War Cry"], True),
    ("Your target must attack each turn if able.", ["Lunge"], False),
]


@pytest.mark.parametrize(("text", "hand", "free"), PLANS)
def test_a_player_must_plan_such_an_action(
    tmp_path: Path, text: str, hand: list[str], free: bool  # noqa: FBT001 - a case
) -> None:  # fmt: skip
    table = table_of(tmp_path, "asset", text, player(hand=hand), player(character=["Own"]))

    assert ("Plan no more" in table.options) == free
    if not free:
        table.do("Plan Lunge")
        assert "Plan no more" in table.options


@pytest.mark.rule("varia", "R41")
def test_the_reactive_player_must_plan_one_too(tmp_path: Path) -> None:
    text = "Your target must plan an attack each turn if able."
    mine = player(timeline=["War Cry"], character=["Own"])
    table = table_of(tmp_path, "asset", text, mine, player(hand=["Lunge", "War Cry"]))

    table.plan_no_more()

    assert [one for one in table.options if "Plan Lunge" in one] != []
    assert "Plan no more" not in table.options
    refusal = table.why_not(Done)
    assert refusal is not None
    assert refusal.sentence == "A card says that you must plan another action first, and you can."


def test_what_cannot_be_performed_cannot_be_planned(tmp_path: Path) -> None:
    text = "Your target cannot perform attacks."
    table = table_of(tmp_path, "asset", text, player(hand=["Lunge", "War Cry"]), player(character=["Own"]))

    assert [one for one in table.options if "Lunge" in one] == []
    assert [one for one in table.options if "War Cry" in one] != []


def test_what_was_planned_and_cannot_be_performed_is_pushed(tmp_path: Path) -> None:
    text = "Ranged\\nOn-Hit: Your target cannot perform attacks this turn."
    players = player(timeline=["Own", "War Cry"]), player(timeline=["War Cry", "Lunge"])
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[1] * 4)
    table.plan_no_more()

    table.resolve()

    assert table.health[0] == 30
    assert table.row(1) == [["Lunge"]]
    assert "Player 2 cannot perform Lunge, which is pushed." in table.told()


def test_the_target_cannot_plan_attacks_in_the_next_turn(tmp_path: Path) -> None:
    text = "Ranged\\nOn-Hit: Your target cannot plan attacks next turn."
    game = game_with(tmp_path, ("Own", "action", text))
    table = Scene(game)(player(timeline=["Own"]), player(hand=["Lunge"], deck=["War Cry"] * 4), chance=[1] * 4)

    table.resolve()
    table.do(table.options[-1])

    assert [one for one in table.options if "War Cry" in one] != []
    assert [one for one in table.options if "Lunge" in one] == []


@pytest.mark.parametrize("says", ["Swap your target's next two actions.",
                                  "Swap places of the next two actions on your target's Timeline."])  # fmt: skip
def test_the_next_two_actions_of_the_target_change_places(tmp_path: Path, says: str) -> None:
    rival = player(timeline=["War Cry", "Lunge", [], "Raised Guard"])
    table = table_of(
        tmp_path, "action", f"Ranged\\nOn-Hit: {says}", player(timeline=["Own", "War Cry"]), rival, chance=[1] * 8
    )

    table.resolve()

    assert "Lunge and Raised Guard change places." in table.told()


@pytest.mark.rule("varia", "pay.beyond")
@pytest.mark.parametrize(("text", "power"), [
    ("Start of Moment: Another action of yours gets +4 Power.", 1 + 2 + 4),
    ("Start of Moment: Another action of yours gets +4 Power until the end of the turn.", 1 + 2),
])  # fmt: skip
def test_what_an_action_gets_it_has_also_if_it_is_pushed_into_the_next_turn(
    tmp_path: Path, text: str, power: int
) -> None:
    pushes = ("Pushes", "action", "End of Moment: Push your target's next action.")
    game = game_with(tmp_path, ("Own", "action", text), pushes)
    table = Scene(game)(player(timeline=["Own", "Lunge"]), player(timeline=["Pushes"]), chance=[1] * 6)
    table.resolve()
    assert table.row(0) == [["Lunge"]]
    table.do("Do not move")

    table.resolve()

    assert table.rolled("Lunge") == power


@pytest.mark.rule("varia", "pay.beyond", "term.ranged")
def test_a_pushed_action_keeps_the_keyword_that_it_has_gained(tmp_path: Path) -> None:
    game = game_with(
        tmp_path,
        ("Own", "action", "Start of Moment: Another action of yours gains Ranged."),
        ("Pushes", "action", "End of Moment: Push your target's next action."),
    )
    table = Scene(game)(player(timeline=["Own", "Shove"]), player(timeline=["Pushes"]), chance=[1] * 6)
    table.resolve()
    table.do("Do not move")

    table.resolve()

    assert "Shove hits." in table.told()
