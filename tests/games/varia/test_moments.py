"""Payment, the start and the end of a moment, stacks and tokens."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.varia import verbs
from rulebound.games.varia.movement import HOW_TO_MOVE
from tests.games.varia.own_cards import game_with_weapon
from tests.games.varia.table import Scene, player, stack

# -- Payment -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("varia", "pay.cost", "card.cost", "resolve.order")
def test_actions_are_paid_for_moment_by_moment(scene: Scene) -> None:
    table = scene(player(timeline=["War Cry", "Catch Breath"]), player())

    table.resolve()

    told = [line for line in table.told() if "performs" in line or line.startswith("Moment")]
    assert told == [
        "Moment 1", "Player 1 performs War Cry for 1 Action Point.",
        "Moment 2", "Player 1 performs Catch Breath for 1 Action Point.",
    ]  # fmt: skip


@pytest.mark.rule("varia", "pay.push", "end.pushed", "pay.beyond")
def test_what_cannot_be_paid_for_is_pushed_with_all_that_follows_and_comes_first_in_the_next_turn(scene: Scene) -> None:
    table = scene(player(timeline=["Decapitate", "War Cry"], points=5), player(), window=2)

    table.resolve()

    assert table.row(0) == [["Decapitate"], ["War Cry"]]
    assert table.points[0] == 10
    pushed = [line for line in table.told() if "pushed" in line]
    assert pushed == ["Player 1 cannot pay for Decapitate, which is pushed."] * 2


@pytest.mark.rule("varia", "pay.health")
def test_some_costs_are_paid_with_health_points_too(scene: Scene) -> None:
    table = scene(player(timeline=["Burning Blood"], health=9), player(), engaged=True, chance=[1, 1])

    table.resolve()

    assert table.health == [6, 30 - 3 - 1]


@pytest.mark.rule("varia", "R21")
def test_whoever_pays_the_last_health_points_has_lost(scene: Scene) -> None:
    table = scene(player(timeline=["Burning Blood"], health=3), player(), engaged=True)

    table.resolve()

    assert table.outcome == ([1], "health", "win.health")


@pytest.mark.rule("varia", "term.amplify")
def test_an_action_is_amplified_for_more_if_one_likes_and_can(scene: Scene) -> None:
    table = scene(player(timeline=["Hoard of Scales"]), player(), chance=[1, 1])
    table.plan_no_more()

    assert table.asked == "Do you amplify Hoard of Scales for 2 more Action Points?"
    table.do("Yes")

    assert table.rolled("Hoard of Scales") == 8
    poor = scene(player(timeline=["Hoard of Scales"], points=3), player(), chance=[1, 1])
    poor.plan_no_more()
    assert poor.rolled("Hoard of Scales") == 4


@pytest.mark.rule("varia", "term.amplify", "R26")
@pytest.mark.parametrize(("points", "answers", "paid", "power"), [
    (30, ["Yes", "Yes"], 9 + 2 + 1, 6 + 4 + 2), (30, ["Yes", "No"], 9 + 2, 6 + 4), (30, ["No", "Yes"], 9 + 1, 6 + 2),
    (11, ["Yes"], 9 + 2, 6 + 4), (10, ["Yes"], 9 + 1, 6 + 2),
])  # fmt: skip
def test_each_amplify_of_a_combo_is_paid_for_by_itself(
    scene: Scene, points: int, answers: list[str], paid: int, power: int
) -> None:
    """Wildfire and Furnace Breath cost 5 and 4; 2 and 1 more amplify them."""
    table = scene(player(timeline=[["Wildfire", "Furnace Breath"]], points=points), player(), chance=[1] * 4)
    table.plan_no_more()
    if points > 10:
        assert table.asked == "Do you amplify Wildfire for 2 more Action Points?"

    table.do(*answers)

    assert table.points[0] == max(10, points - paid)
    assert table.rolled("Wildfire") == power + 2


@pytest.mark.rule("varia", "term.blessed")
def test_a_blessed_action_is_combined_with_a_copy_of_the_holy_symbol(scene: Scene) -> None:
    table = scene(
        player(timeline=["Blessed Mace"], character=["Lantern of Dawn"]), player(), engaged=True, chance=[1, 2, 3, 4]
    )

    table.resolve()

    assert "Player 1 performs Blessed Mace for 4 Action Points." in table.told()
    assert table.rolled("Blessed Mace") == 8
    assert table.there("character", 0) == ["Lantern of Dawn"]
    assert table.there("discard pile", 0) == ["Blessed Mace"]


@pytest.mark.rule("varia", "term.blessed", "R21")
def test_nothing_is_created_for_a_blessed_action_that_could_not_be_paid_for_with_it(scene: Scene) -> None:
    table = scene(
        player(timeline=["Blessed Mace"], character=["Lantern of Dawn"], points=3), player(), engaged=True,
        chance=[1, 1],
    )  # fmt: skip

    table.resolve()

    assert "Player 1 performs Blessed Mace for 3 Action Points." in table.told()
    assert not [line for line in table.told() if "creates" in line]


@pytest.mark.rule("varia", "term.blessed", "asset.passive")
def test_a_holy_symbol_blesses_from_the_timeline_too(scene: Scene) -> None:
    table = scene(player(timeline=["Blessed Mace", "Lantern of Dawn"]), player(), engaged=True, chance=[1] * 6)

    table.resolve()

    assert "Player 1 creates Lantern of Dawn in moment 1." in table.told()
    assert "Player 1 performs Blessed Mace for 4 Action Points." in table.told()


@pytest.mark.rule("varia", "term.blessed", "combo.together", "R26")
def test_each_blessed_part_of_a_combo_brings_a_token_of_its_own(scene: Scene) -> None:
    us = player(timeline=[["Blessed Mace", "Judgment"]], character=["Lantern of Dawn"], points=20)
    table = scene(us, player(), engaged=True, chance=[1] * 8)

    table.resolve()

    assert "Player 1 performs Blessed Mace for 11 Action Points." in table.told()
    assert table.rolled("Blessed Mace") == 3 + 6 + 2 + 2 + 4


@pytest.mark.rule("varia", "term.blessed", "asset.passive")
def test_a_copy_of_a_holy_symbols_action_does_not_say_what_the_symbol_says_besides(tmp_path: Path) -> None:
    game = game_with_weapon(tmp_path, "Own", "Holy Symbol\nEnd of Moment: Gain 1 Health Point.")
    us = player(timeline=["Blessed Mace"], character=["Own"], health=10)
    table = Scene(game)(us, player(), engaged=True, chance=[1] * 4)

    table.resolve()

    assert "Player 1 creates Own in moment 1." in table.told()
    assert table.health[0] == 11


@pytest.mark.rule("varia", "R12")
@pytest.mark.parametrize(("ruling", "row", "home"), [("return", [], ["Quarry Maul"]), ("stay", [["Quarry Maul"]], [])])
def test_a_pushed_asset_returns_at_the_end_unless_tables_leave_it(
    scene: Scene, ruling: str, row: list[list[str]], home: list[str]
) -> None:
    table = scene(player(timeline=["Quarry Maul"], points=1), player(), rulings={"pushed_assets": ruling})

    table.resolve()

    assert (table.row(0), table.there("character", 0)) == (row, home)


# -- Start and end -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("varia", "moment.start", "term.engage")
def test_what_is_said_for_the_start_comes_before_the_clash(scene: Scene) -> None:
    table = scene(player(timeline=["Lunge"]), player(), chance=[4, 1])

    table.resolve()

    assert table.health == [30, 24]
    assert table.varia.engaged


@pytest.mark.rule("varia", "moment.end")
def test_what_is_said_for_the_end_comes_after_the_clash(scene: Scene) -> None:
    table = scene(player(timeline=["Last Bulwark"], health=5), player(timeline=["Magic Dart"]), chance=[1, 1, 6, 4])

    table.resolve()

    assert table.health == [7, 30]


@pytest.mark.rule("varia", "triggers.order")
def test_the_active_players_effects_come_first(scene: Scene) -> None:
    table = scene(player(timeline=["Lunge"]), player(timeline=["Sidestep"]), chance=[1, 1, 1, 1])
    table.plan_no_more()

    table.do("Yes")  # the reactive player disengages after the lunge

    assert not table.varia.engaged
    assert "Lunge misses: the players are disengaged." in table.told()


# -- Stacks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("varia", "stack.top", "stack.kinds", "R28")
def test_only_the_top_stack_counts_and_one_is_lost_at_the_end_of_each_moment(scene: Scene) -> None:
    """The rulebook's example: three Enraged give one Power die, and two are left."""
    table = scene(player(timeline=["Shove"], character=[stack("Enraged", 3)]), player(), chance=[1, 2, 1], engaged=True)

    table.resolve()

    assert table.rolled("Shove") == 4
    assert table.stacks(0, "Enraged") == 2


@pytest.mark.rule("varia", "R28")
def test_a_pile_that_is_gained_at_the_end_of_a_moment_stays(scene: Scene) -> None:
    table = scene(player(timeline=["Ash Veil"], character=[stack("Burning", 1)], health=10), player(), chance=[1, 1])
    table.resolve()

    assert table.health[0] == 9
    assert table.stacks(0, "Burning") == 0


@pytest.mark.rule("varia", "draw.refill", "R29")
def test_an_empty_deck_is_refilled_for_a_stack_of_fatigue(scene: Scene) -> None:
    table = scene(player(deck=["Shove"], discard_pile=["Lunge", "Brace"], forgotten_pile=["War Cry"]), player())

    table.resolve()

    assert len(table.there("deck", 0)) == 2
    assert len(table.there("hand", 0)) == 2
    assert table.stacks(0, "Fatigue") == 1
    assert "Player 1 shuffles 3 cards into a new deck." in table.told()
    assert table.there("discard pile", 0) == []


@pytest.mark.rule("varia", "draw.refill")
def test_fatigue_comes_once_the_card_is_drawn_for_which_a_deck_was_shuffled(scene: Scene) -> None:
    table = scene(player(timeline=["Catch Breath"], deck=[], discard_pile=["Lunge"]), player())

    table.resolve()

    at = table.told().index("Player 1 shuffles 1 card into a new deck.")
    assert table.told()[at + 1 : at + 3] == ["Player 1 draws a card.", "Player 1 gains Fatigue, now 1."]


@pytest.mark.rule("varia", "R29")
def test_fatigue_costs_a_health_point_at_the_end_of_each_moment_and_stays(scene: Scene) -> None:
    table = scene(player(character=[stack("Fatigue", 2)], timeline=["War Cry", "War Cry"]), player())

    table.resolve()

    assert table.health[0] == 28
    assert table.stacks(0, "Fatigue") == 2


@pytest.mark.rule("varia", "R29")
def test_with_nothing_to_shuffle_nothing_is_drawn_and_no_fatigue_gained(scene: Scene) -> None:
    table = scene(player(deck=[]), player())

    table.resolve()

    assert (table.there("hand", 0), table.stacks(0, "Fatigue")) == ([], 0)


# -- Tokens, disrupted, ruined -----------------------------------------------------------------------------------------


@pytest.mark.rule("varia", "token.next", "token.gone", "token.create", "token.like")
def test_a_token_is_created_in_the_next_moment_and_leaves_the_game_at_the_end(scene: Scene) -> None:
    table = scene(player(timeline=["Mirror Ward", "Catch Breath"]), player(), chance=[1, 1, 3, 1])

    table.resolve()

    assert "Player 1 creates Spark in moment 2." in table.told()
    assert "Player 1 performs Catch Breath for 1 Action Point." in table.told()
    assert table.health[1] == 28
    assert sorted(table.there("discard pile", 0)) == ["Catch Breath", "Mirror Ward"]


@pytest.mark.rule("varia", "token.next")
def test_a_token_that_cannot_be_combined_replaces_what_lies_there(scene: Scene) -> None:
    table = scene(player(timeline=["Mirror Ward", "Brace"]), player(), chance=[1, 1, 3, 1])

    table.resolve()

    assert table.there("forgotten pile", 0) == ["Brace"]


@pytest.mark.rule("varia", "R13", "token.next")
def test_a_token_is_not_created_where_a_vulnerable_lies(scene: Scene) -> None:
    table = scene(player(timeline=["Mirror Ward", "Vulnerable"]), player(), window=1, chance=[1, 1])

    table.resolve()

    assert table.row(0) == [["Vulnerable"]]
    assert not [line for line in table.told() if "creates" in line]


@pytest.mark.rule("varia", "disrupt.moment", "R30")
def test_a_disrupted_action_counts_as_not_there_and_has_no_text(scene: Scene) -> None:
    table = scene(player(timeline=["Unravel"]), player(timeline=["Lunge"]), chance=[4, 1])

    table.resolve()

    assert "Player 1 wins the Attribute Check." in table.told()
    assert "Lunge is disrupted." in table.told()
    assert not table.varia.engaged  # what Lunge says for the start waits behind what the active player's action says
    assert table.health == [30, 30]
    assert table.there("discard pile", 1) == ["Lunge"]
    assert table.points == [10, 10]


@pytest.mark.rule("varia", "ruin.asset", "repair.asset", "asset.passive")
def test_a_ruined_asset_has_no_text_until_it_is_repaired(scene: Scene) -> None:
    table = scene(player(character=["Quarry Maul"], timeline=["Raised Guard"]), player())
    maul, guard = table.piece("Quarry Maul"), table.piece("Raised Guard")

    assert table.varia.total("power", [guard]) == 5
    verbs.ruin(table.varia, maul)
    assert table.varia.total("power", [guard]) == 3
    verbs.repair(table.varia, maul)

    assert table.varia.total("power", [guard]) == 5


@pytest.mark.rule("varia", "ruin.asset")
def test_a_ruined_weapon_returns_ruined(scene: Scene) -> None:
    table = scene(player(timeline=["Sunder"]), player(timeline=["Quarry Maul"]), engaged=True, chance=[6, 4, 1, 1])

    table.resolve()

    assert table.there("character", 1) == ["Quarry Maul"]
    assert table.marked("Quarry Maul") == [True]


# -- Attribute checks and Momentum -------------------------------------------------------------------------------------


@pytest.mark.rule("varia", "term.check", "R24", "card.attribute")
@pytest.mark.parametrize(
    ("other", "rolls", "winner"),
    [("Shove", [1, 4], 1), ("Decapitate", [1, 4, 1, 1], 2), ("Hammer of the Keep", [4, 4], 1)],
)
def test_an_attribute_check_adds_the_numbers_of_the_actions_performed(
    scene: Scene, other: str, rolls: list[int], winner: int
) -> None:
    """5 of Intellect against 1, 7 and 5; whoever began it wins a tie."""
    table = scene(player(timeline=["Unravel"]), player(timeline=[other]), chance=rolls, rulings={"unopposed": "misses"})

    table.plan_no_more()
    while not any("wins the Attribute Check" in line for line in table.told()):
        table.do("No")

    assert f"Player {winner} wins the Attribute Check." in table.told()


@pytest.mark.rule("varia", "term.momentum", "R22")
@pytest.mark.parametrize(("ruling", "power"), [("moments", 4), ("movement", 6)])
def test_momentum_counts_moves_in_this_moment_and_in_the_one_before(scene: Scene, ruling: str, power: int) -> None:
    table = scene(player(hand=["Pounce"]), player(), moment="movement", rulings={"momentum": ruling}, chance=[1, 1])

    table.do("Engage", "Plan Pounce")
    table.resolve()

    assert table.rolled("Pounce") == power


@pytest.mark.rule("varia", "term.momentum")
def test_momentum_counts_a_move_of_the_same_moment(scene: Scene) -> None:
    table = scene(player(timeline=["Pounce"]), player(), chance=[1, 1])

    table.resolve()

    assert table.rolled("Pounce") == 6


@pytest.mark.rule("varia", "term.momentum", "R22")
def test_a_move_of_the_last_moment_of_a_turn_is_known_when_the_next_movement_is_described(scene: Scene) -> None:
    table = scene(player(timeline=["Blink"]), player(), chance=[1, 1])
    table.plan_no_more()

    assert table.varia.question[0] is HOW_TO_MOVE
    again = table.state.game.scene(**table.state.as_scene())

    assert table.varia.moved_before[0]
    assert again.fingerprint() == table.state.fingerprint()


@pytest.mark.rule("varia", "term.move")
def test_to_move_is_to_change_the_distance(scene: Scene) -> None:
    table = scene(player(timeline=["Blink", "Blink"]), player(), chance=[1, 1, 1, 1])
    table.plan_no_more()

    assert not table.varia.engaged
    assert [line for line in table.told() if line in ("Player 1 engages.", "Player 1 disengages.")] == [
        "Player 1 engages.", "Player 1 disengages.",
    ]  # fmt: skip
