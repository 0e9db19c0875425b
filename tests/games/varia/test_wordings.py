"""What designers write, in Varia: what is so, what is altered, what assets are used for, and what comes next."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.varia.card import VariaCard
from rulebound.games.varia.fast import Quicken
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.copying import become
from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, Table, player


def table_of(folder: Path, kind: str, text: str, *players: dict[str, object], **more: object) -> Table:
    """A table with the card `Own`, which has this text."""
    return Scene(game_with(folder, ("Own", kind, text)))(*players, **more)


def printed(table: Table, name: str, key: str) -> int:
    """A number that a card prints."""
    card = table.state.game.cards[name]
    assert isinstance(card, VariaCard)
    return card.numbers[key]


# -- Conditions and amounts --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("engaged", "health"), [(True, 25), (False, 30)])
def test_two_conditions_must_both_be_so(tmp_path: Path, engaged: bool, health: int) -> None:  # noqa: FBT001 - a case
    text = "Start of Moment: If you have 20 or more Health Points and you are engaged, deal 5 damage to your target."
    table = table_of(
        tmp_path, "asset", text, player(character=["Own"], timeline=["War Cry"]), player(), engaged=engaged
    )

    table.resolve()

    assert table.health[1] == health


def test_the_damage_dealt_is_gained(tmp_path: Path) -> None:
    text = "On-Hit: Gain Health Points equal to the damage dealt."
    scene = player(timeline=["Own"], health=10)
    table = table_of(tmp_path, "action", text, scene, player(), engaged=True, chance=[4, 1])

    table.resolve()

    assert table.health == [14, 26]


def test_each_player_loses_for_what_that_player_has(tmp_path: Path) -> None:
    text = "Start of Moment: Each player loses 2 Health Points for each Bleeding they have."
    players = player(timeline=["Own"]), player(character=[{"name": "Bleeding", "count": 3}])
    table = table_of(tmp_path, "action", text, *players, chance=[1, 1])

    table.resolve()

    assert table.health[0] == 30
    assert table.health[1] <= 24


def test_different_subtypes_in_the_discard_pile_are_counted(tmp_path: Path) -> None:
    text = "Start of Moment: +1 Power for each different subtype among cards in your discard pile."
    players = player(timeline=["Own"], discard_pile=["Lunge", "Lunge", "Hex Bolt"]), player()
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[1, 1])

    table.resolve()

    assert table.rolled("Own") == 3


# -- What is altered ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "left"), [(2, 28), (3, 28), (6, 25)])
def test_one_point_less_is_lost_of_three_or_more(tmp_path: Path, power: int, left: int) -> None:
    text = "If you would lose 3 or more Health Points, lose 1 Health Point less."
    players = player(character=["Own"]), player(timeline=["Lunge"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[power, 1])
    strength = printed(table, "Lunge", "power")

    table.resolve()

    damage = power + strength
    assert table.health[0] == 30 - (damage - 1 if damage >= 3 else damage)


def test_a_part_of_damage_is_prevented(tmp_path: Path) -> None:
    text = "If you would take damage, prevent 2 of that damage."
    plain = table_of(
        tmp_path, "asset", "Your attacks have +1 Focus.", player(character=["Own"]), player(timeline=["Lunge"]),
        engaged=True, chance=[6, 1],
    )  # fmt: skip
    plain.resolve()
    table = table_of(
        tmp_path, "asset", text, player(character=["Own"]), player(timeline=["Lunge"]), engaged=True, chance=[6, 1]
    )

    table.resolve()

    assert table.health[0] == plain.health[0] + 2


def test_actions_of_the_target_cost_more_for_a_while(tmp_path: Path) -> None:
    text = "Start of Moment: Until the end of the turn, your target's actions cost 2 Action Points more."
    players = player(timeline=["Own", "War Cry"]), player(timeline=[[], "Lunge"])
    table = table_of(tmp_path, "action", text, *players, engaged=True, window=2, chance=[1, 1, 1, 1])
    cost = printed(table, "Lunge", "cost")

    table.resolve()

    assert f"Player 2 performs Lunge for {cost + 2} Action Points." in table.told()


def test_attacks_of_the_target_are_weaker_for_a_while(tmp_path: Path) -> None:
    text = "Start of Moment: Until the end of the turn, your target's attacks have -2 Power."
    players = player(timeline=["Own"]), player(timeline=["Lunge"])
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[1, 1, 4, 1])
    power = printed(table, "Lunge", "power")

    table.resolve()

    assert table.rolled("Lunge") == power + 4 - 2


def test_who_cannot_move_does_not(tmp_path: Path) -> None:
    text = "Start of Moment: Your target cannot move until the end of the turn."
    other = "Start of Moment: Disengage."
    game = game_with(tmp_path, ("Own", "action", text), ("Slip", "action", other))
    table = Scene(game)(
        player(timeline=["Own"]), player(timeline=[[], "Slip"]), engaged=True, window=2, chance=[1, 1, 1, 1]
    )

    table.resolve()

    assert table.varia.engaged


# -- Assets that are used ----------------------------------------------------------------------------------------------


def test_an_asset_is_used_once_a_turn_at_its_cost(tmp_path: Path) -> None:
    text = "Once each turn, lose 1 Health Point: Draw a card."
    table = table_of(tmp_path, "asset", text, player(character=["Own"], deck=["Lunge", "Lunge"]), player())

    table.do("Use Own: draw a card (lose 1 Health Point)")

    assert table.health[0] == 29
    assert table.there("hand", 0) == ["Lunge"]
    assert not any(option.startswith("Use Own") for option in table.options)


def test_a_player_chooses_what_an_asset_is_used_for(tmp_path: Path) -> None:
    text = "Lose 1 Health Point: Draw a card.\nLose 3 Health Points: Draw two cards."
    table = table_of(tmp_path, "asset", text, player(character=["Own"], deck=["Lunge"] * 3), player())

    table.do("Use Own", "Lose 3 Health Points")

    assert table.health[0] == 27
    assert len(table.there("hand", 0)) == 2


def test_an_asset_is_ruined_for_the_next_attack(tmp_path: Path) -> None:
    text = "Ruin this: Your next attack this turn has +3 Power."
    players = player(character=["Own"], timeline=["Lunge"]), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[2, 1])
    power = printed(table, "Lunge", "power")

    table.do("Use Own")
    table.resolve()

    assert table.rolled("Lunge") == power + 2 + 3


def test_the_first_attack_costs_less(tmp_path: Path) -> None:
    text = "The first attack that you play each turn costs 1 Action Point less."
    players = player(character=["Own"], timeline=["Lunge", "Lunge"]), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=True, window=2, chance=[1, 1, 1, 1])
    cost = printed(table, "Lunge", "cost")

    table.resolve()

    told = [line for line in table.told() if line.startswith("Player 1 performs Lunge")]
    assert [int(line.split(" for ")[1].split()[0]) for line in told] == [cost - 1, cost]


def test_an_additional_cost_is_paid_or_the_action_is_pushed(tmp_path: Path) -> None:
    text = "As an additional cost to play this, ruin an asset of yours."
    game = game_with(tmp_path, ("Own", "action", text), ("Vase", "asset", "Your attacks have +1 Focus."))
    with_one = Scene(game)(player(timeline=["Own"], character=["Vase"]), player(), engaged=True, chance=[1, 1])
    without = Scene(game)(player(timeline=["Own"]), player(), engaged=True)

    with_one.resolve()
    without.resolve()

    assert "Vase is ruined." in with_one.told()
    assert "Player 1 cannot pay for Own, which is pushed." in without.told()


# -- What actions become and where they go -----------------------------------------------------------------------------


def test_an_action_becomes_a_copy_of_the_targets(tmp_path: Path) -> None:
    text = "Start of Moment: This becomes a copy of your target's action in this moment."
    players = player(timeline=["Own"]), player(timeline=["Lunge"])
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[1, 1, 1, 1])

    table.resolve()

    assert len([line for line in table.told() if line.startswith("Lunge: Power")]) == 2


@pytest.mark.parametrize(("created", "name"), [("a copy of this", "Own"), ("a Thrown Knife", "Thrown Knife")])
def test_it_is_what_was_created_just_before(tmp_path: Path, created: str, name: str) -> None:
    text = f"Start of Moment: Create {created} in the next moment. It gets +2 Power."
    players = player(timeline=["Own", [], "Lunge"]), player()
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[1] * 8)

    table.resolve()

    told = table.told()
    first, second = (told.index(f"Moment {moment}") for moment in (2, 3))
    assert "Own: Power 1 = 1d6 (1)." in told[:first]
    power = printed(table, name, "power") + 1 + 2
    assert any(line.startswith(f"{name}: Power {power} ") for line in told[first:second])


def test_what_is_created_for_the_next_turn_keeps_what_it_gets(tmp_path: Path) -> None:
    text = "End of Moment: Create a copy of this in the next moment. It gets +2 Power."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), engaged=True, chance=[1, 1])

    table.resolve()

    assert table.row(0) == [["Own"]]
    assert table.varia.total("power", table.varia.rows[0][0]) == 2


BECOMES = "Start of Moment: This becomes a copy of your target's action in this moment until the end of the turn."


@pytest.mark.rule("varia", "R33", "combo.attack-block")
def test_a_part_of_an_attack_does_not_become_a_copy_of_a_block(tmp_path: Path) -> None:
    players = player(timeline=[["Own", "Lunge"]]), player(timeline=["Raised Guard"])
    table = table_of(tmp_path, "action", BECOMES, *players, engaged=True, chance=[1] * 8)

    table.resolve()

    assert "Own and Lunge are discarded." in table.told()
    assert any(line.startswith("Own: Power") for line in table.told())


@pytest.mark.rule("varia", "R33", "combo.attack-block")
def test_an_attack_that_is_a_copy_of_a_block_for_a_turn_is_combined_with_neither(scene: Scene) -> None:
    table = scene(player(timeline=["Lunge", "Quick Jab", "Raised Guard"]), player(timeline=["Raised Guard"]))
    [lunge], [jab], [guard] = table.varia.rows[0]
    become(table.state, lunge, guard, END_OF_TURN, 0, lunge)

    assert table.row(0)[0] == ["Raised Guard"]
    assert table.varia.can_merge([guard], table.varia.rows[1][0])
    assert not table.varia.can_merge([lunge], [guard])
    assert not table.varia.can_merge([lunge], [jab])


def test_what_dealt_no_damage_comes_back(tmp_path: Path) -> None:
    text = "End of Moment: If this did not deal damage, return it to your hand."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), engaged=False, chance=[1, 1])

    table.resolve()

    assert "Own" in table.there("hand", 0)


def test_an_action_of_the_discard_pile_is_performed_for_nothing(tmp_path: Path) -> None:
    text = "End of Moment: Play an action from your discard pile in the next moment without paying its cost."
    players = player(timeline=["Own", "War Cry"], discard_pile=["Lunge"]), player()
    table = table_of(tmp_path, "action", text, *players, engaged=True, window=2, chance=[1] * 8)

    table.resolve()

    assert ["War Cry", "Lunge"] not in table.row(0)
    assert "Player 1 performs War Cry for 1 Action Point." in table.told()
    assert table.rolled("War Cry") > 0


@pytest.mark.rule("varia", "R13")
def test_an_action_stays_in_the_discard_pile_if_a_vulnerable_lies_in_the_next_moment(tmp_path: Path) -> None:
    text = "End of Moment: Perform an attack from your discard pile in the next moment."
    players = player(timeline=["Own", "Vulnerable"], discard_pile=["Lunge"]), player()
    table = table_of(tmp_path, "action", text, *players, window=1, chance=[1, 1])

    table.resolve()

    assert table.row(0) == [["Vulnerable"]]
    assert "Lunge" in table.there("discard pile", 0)


@pytest.mark.rule("varia", "R13")
def test_an_action_stays_hidden_in_the_hand_if_a_vulnerable_lies_in_the_next_moment(tmp_path: Path) -> None:
    text = "End of Moment: Perform an attack from your hand in the next moment."
    players = player(timeline=["Own", "Vulnerable"], hand=["Lunge"], deck=["Shove"] * 2), player()
    table = table_of(tmp_path, "action", text, *players, window=1, chance=[1, 1])
    table.plan_no_more()
    table.do("Plan no Fast action")

    table.do("Lunge")

    assert "Lunge" in table.there("hand", 0)
    assert not table.varia.knows(1, table.piece("Lunge"))


def test_attacks_are_fast_because_of_an_asset(tmp_path: Path) -> None:
    text = "As long as you have Burning, your attacks have Fast."
    own = {"name": "Burning", "count": 1}
    players = player(character=["Own", own], hand=["Lunge"], timeline=["War Cry"]), player()
    table = table_of(tmp_path, "asset", text, *players)

    table.plan_no_more()
    while not any("Combo" in option for option in table.options) and "Plan no Fast action" in table.options:
        table.do("Plan no Fast action")

    assert any(option.startswith("Plan Lunge as a Combo") for option in table.options)


def test_only_those_actions_become_fast_that_the_asset_names(tmp_path: Path) -> None:
    players = player(character=["Own"], hand=["Lunge", "War Cry"], timeline=["Shove"]), player()
    table = table_of(tmp_path, "asset", "Your attacks have Fast.", *players, moment="fast action")

    assert any(option.startswith("Plan Lunge") for option in table.options)
    assert table.why_not(Quicken, "War Cry") == Reason("fast.only", "War Cry is not Fast.")


def test_what_is_planned_already_cannot_become_fast(tmp_path: Path) -> None:
    game = game_with(tmp_path)

    told = game.card_files.fault("Start of Moment: This gains Fast.", "action")

    assert "Fast counts before an action is planned" in told


def test_a_stack_does_something_at_the_end_of_each_turn(tmp_path: Path) -> None:
    game = game_with(tmp_path)

    assert game.card_files.fault("At the end of the turn, lose 1 Health Point.\nDepleting", "stack") == ""


def test_all_stacks_of_a_name_are_lost_at_once(tmp_path: Path) -> None:
    text = "Start of Moment: Lose all Burning."
    burning = {"name": "Burning", "count": 3}
    table = table_of(tmp_path, "action", text, player(character=[burning], timeline=["Own"]), player(), engaged=True,
                     chance=[1, 1])  # fmt: skip

    table.resolve()

    assert table.stacks(0, "Burning") == 0


# -- By what is printed ------------------------------------------------------------------------------------------------


def test_the_target_discards_an_attack_and_nothing_else(tmp_path: Path) -> None:
    text = "On-Hit: Your target discards an attack from their hand."
    players = player(timeline=["Own"]), player(hand=["Raised Guard", "Lunge"])
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[4, 1])

    while "Lunge" not in table.options:
        table.do(table.options[-1])
    offered = table.options
    table.do("Lunge")

    assert offered == ["Lunge"]
    held = table.there("hand", 1)  # after the cards of the next turn were drawn
    assert held[0] == "Raised Guard" and "Lunge" in table.there("discard pile", 1)


def test_a_card_that_was_chosen_from_a_hand_is_forgotten(tmp_path: Path) -> None:
    text = "Ruin this: Look at your target's hand. Choose a card from it. They forget that card."
    us, them = player(character=["Own"]), player(hand=["Lunge", "Decapitate"])
    table = table_of(tmp_path, "asset", text, us, them)

    table.do(next(one for one in table.options if one.startswith("Use Own")), "Decapitate")

    assert table.there("hand", 1) == ["Lunge"]
    assert table.there("forgotten pile", 1) == ["Decapitate"]
