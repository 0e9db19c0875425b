"""What texts bring into the next moment of Varia, where an action lies there already."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.varia.next_moment import Join, TakeItsPlace
from rulebound.kernel.basics.reason import Reason
from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, Table, player
from tests.games.varia.test_rearranging import to_the_question
from tests.games.varia.test_wordings import table_of

SPARK = "Spark: combine it with the action of the next moment, or replace that?"
CHOICE = ["Combine it with Catch Breath in moment 2", "Replace Catch Breath in moment 2"]


def to_the_choice(table: Table) -> None:
    """The turn is played up to the first question of what comes into the next moment."""
    table.plan_no_more()
    while "of the next moment, or replace" not in table.asked:
        table.do(table.options[-1])


@pytest.mark.rule("varia", "token.next")
@pytest.mark.parametrize(("choice", "performed", "forgotten"), [
    ("Combine", "Player 1 performs Catch Breath for 1 Action Point.", []),
    ("Replace", "Player 1 performs Spark for 0 Action Points.", ["Catch Breath"]),
])  # fmt: skip
def test_a_player_says_whether_a_token_is_combined_or_replaces_what_lies_there(
    scene: Scene, choice: str, performed: str, forgotten: list[str]
) -> None:
    table = scene(player(timeline=["Mirror Ward", "Catch Breath"]), player(), chance=[1] * 4)
    to_the_choice(table)
    assert (table.asked, table.state.seat, table.options) == (SPARK, 0, CHOICE)
    assert table.why_not_at(TakeItsPlace, 0) == Reason("token.next", "Spark comes into another moment.")
    assert table.why_not_at(Join, 2) == Reason("token.next", "Spark comes into another moment.")

    table.do(choice)

    assert performed in table.told()
    assert table.there("forgotten pile", 0) == forgotten


@pytest.mark.rule("varia", "token.next")
def test_the_reactive_player_says_it_of_the_own_token(scene: Scene) -> None:
    table = scene(
        player(timeline=["War Cry", "War Cry"]), player(timeline=["Mirror Ward", "Catch Breath"]), chance=[1] * 2
    )

    to_the_choice(table)

    assert (table.asked, table.state.seat, table.options) == (SPARK, 1, CHOICE)


@pytest.mark.rule("varia", "token.next")
def test_each_of_two_tokens_that_are_created_is_asked_about_once_the_one_before_has_come(scene: Scene) -> None:
    table = scene(player(timeline=[["Trail of Sparks", "Fan of Blades"], "Lunge"], points=20), player(), chance=[1] * 6)
    table.plan_no_more()

    table.do("Trail of Sparks", "Combine it with Lunge")
    assert table.options == [
        "Combine it with Lunge and Ember Jab in moment 2", "Replace Lunge and Ember Jab in moment 2",
    ]  # fmt: skip
    table.do("Replace")

    assert "Player 1 performs Thrown Knife for 1 Action Point." in table.told()
    assert table.there("forgotten pile", 0) == ["Lunge"]


@pytest.mark.rule("varia", "token.next")
def test_copies_of_several_actions_come_one_after_the_other(tmp_path: Path) -> None:
    text = "Start of Moment: Create a copy of each of your attacks in the next moment. They get +2 Power."
    us = player(timeline=["Own", "Quick Jab"], points=20)
    table = table_of(tmp_path, "action", text, us, player(), engaged=True, chance=[1] * 8)
    to_the_choice(table)

    assert table.options[1] == "Replace Quick Jab in moment 2"
    table.do("Replace")
    assert table.options == ["Combine it with Own in moment 2", "Replace Own in moment 2"]
    table.do("Combine")

    assert table.row(0)[1] == ["Own", "Quick Jab"]
    assert table.varia.total("power", table.varia.rows[0][1]) == 1 + 2 * 2  # what Quick Jab prints, and 2 for each
    assert table.there("forgotten pile", 0) == ["Quick Jab"]


@pytest.mark.rule("varia", "token.next")
@pytest.mark.parametrize(("choice", "power"), [("Combine", "Lunge: Power 6 = 4 + 2d6 (1 + 1)."),
                                               ("Replace", "Ember Jab: Power 3 = 2 + 1d6 (1).")])  # fmt: skip
def test_it_is_the_token_whichever_way_it_came(tmp_path: Path, choice: str, power: str) -> None:
    text = "Start of Moment: Create an Ember Jab in the next moment. It gets +2 Power."
    table = table_of(tmp_path, "action", text, player(timeline=["Own", "Lunge"]), player(), chance=[1] * 8)
    to_the_choice(table)

    table.do(choice)
    table.resolve()

    assert power in table.told()


@pytest.mark.rule("varia", "token.next")
def test_the_target_says_it_of_what_the_target_creates(tmp_path: Path) -> None:
    text = "Start of Moment: Your target creates a Mote Magical Attack with 2 Power in the next moment."
    us, target = player(timeline=["Own", "War Cry"]), player(timeline=["War Cry", "Shove"])
    table = table_of(tmp_path, "action", text, us, target, chance=[1] * 8)

    to_the_choice(table)

    assert table.state.seat == 1
    assert table.options == ["Combine it with Shove in moment 2", "Replace Shove in moment 2"]


@pytest.mark.rule("varia", "token.next", "R35")
def test_a_player_says_it_of_an_action_that_a_text_brings_back(tmp_path: Path) -> None:
    text = "End of Moment: Perform an attack from your discard pile in the next moment without paying its cost."
    us = player(timeline=["Own", "War Cry"], discard_pile=["Lunge"], points=1)
    table = table_of(tmp_path, "action", text, us, player(), chance=[1] * 8)
    to_the_choice(table)

    table.do("Replace War Cry")
    table.resolve()

    assert "Player 1 performs Lunge for 0 Action Points." in table.told()
    assert table.there("forgotten pile", 0) == ["War Cry"]


@pytest.mark.rule("varia", "token.next")
def test_actions_of_the_deck_come_one_after_the_other(tmp_path: Path) -> None:
    text = "End of Moment: Look at the top two cards of your deck. Perform them in the next moment."
    us = player(timeline=["Own"], deck=["Lunge", "Lunge", "Shove", "Quick Jab"])
    table = table_of(tmp_path, "action", text, us, player(), chance=[1] * 8)

    to_the_choice(table)
    table.do("Combine")

    assert table.row(0) == [["Quick Jab", "Shove"]]


@pytest.mark.rule("varia", "token.next")
def test_where_no_piece_is_left_for_a_token_what_lies_there_stays(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Own", "action", "End of Moment: Create a Spark in the next moment."))
    many = ["Spark"] * 20
    table = Scene(game)(player(timeline=["Own", "Brace", many]), player(), chance=[1] * 4)

    table.resolve()

    assert "Player 1 performs Brace for 2 Action Points." in table.told()


@pytest.mark.rule("varia", "pay.health")
@pytest.mark.parametrize("place", ["hand", "discard pile"])
def test_what_is_performed_without_paying_its_cost_costs_no_health(tmp_path: Path, place: str) -> None:
    text = f"Start of Moment: Perform an attack from your {place} in the next moment without paying its cost."
    us = {**player(timeline=["Own"], hand=["Ward Sign"], health=10), place: ["Burning Blood", "Lunge"]}
    table = table_of(tmp_path, "action", text, us, player(), moment="fast action", window=2, chance=[1] * 8)
    to_the_question(table, "in the next moment")
    table.do("Burning Blood")

    table.resolve()

    assert "Player 1 performs Burning Blood for 0 Action Points." in table.told()
    assert table.health[0] == 10
