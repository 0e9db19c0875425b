"""Texts that wait when their card is disrupted or ruined."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.own_cards import game_with, game_with_plain_action
from tests.games.varia.table import Scene, player, stack
from tests.games.varia.test_rearranging import to_the_question


@pytest.mark.rule("varia", "disrupt.moment", "triggers.order", "R30")
def test_what_an_action_has_done_before_it_is_disrupted_stays_done(scene: Scene) -> None:
    table = scene(player(timeline=["Mercy"], health=10), player(timeline=["Unravel"]), chance=[1, 4])

    table.resolve()

    assert "Mercy is disrupted." in table.told()
    assert table.health[0] == 15


@pytest.mark.rule("varia", "disrupt.moment", "hit.on", "R30")
def test_a_disrupted_attack_that_has_hit_does_not_do_what_it_says_on_a_hit(scene: Scene) -> None:
    players = player(timeline=["Earthshaker"]), player(timeline=["Cinder Slash"])
    table = scene(*players, engaged=True, chance=[3, 2, 3, 2])

    table.resolve()

    assert "Cinder Slash hits." in table.told()
    assert "Cinder Slash is disrupted." in table.told()
    assert table.stacks(0, "Burning") == 0


@pytest.mark.rule("varia", "disrupt.moment", "R30")
def test_a_disrupted_action_carries_out_what_it_has_begun(tmp_path: Path) -> None:
    text = "Start of Moment: Disrupt your action. Gain 1 Health Point."
    game = game_with_plain_action(tmp_path, "Own", text)
    table = Scene(game)(player(timeline=["Own"], health=10), player(), chance=[1, 1])

    table.resolve()

    assert "Own is disrupted." in table.told()
    assert table.health[0] == 11


@pytest.mark.rule("varia", "ruin.asset", "R30")
@pytest.mark.parametrize(("text", "health"), [
    ("Start of Moment: Gain 1 Health Point.", 10),
    ("When this is ruined, gain 1 Health Point.", 11),
])  # fmt: skip
def test_nothing_that_a_ruined_asset_says_waits_but_what_comes_of_its_ruin(
    tmp_path: Path, text: str, health: int
) -> None:
    ruins = ("Ruins", "action", "Start of Moment: Ruin an asset of your target.")
    game = game_with(tmp_path, ruins, ("Own", "asset", text))
    table = Scene(game)(player(timeline=["Ruins"]), player(character=["Own"], health=10), chance=[1, 1])

    table.resolve()

    assert "Own is ruined." in table.told()
    assert table.health[1] == health


@pytest.mark.rule("varia", "disrupt.moment", "R30")
def test_an_action_that_was_disrupted_before_has_no_text_by_other_cards(tmp_path: Path) -> None:
    disrupts = ("Disrupts", "action", "Start of Moment: Disrupt your target's next action.")
    us = player(timeline=["Disrupts", "War Cry"])
    rival = player(timeline=[[], "Mercy"], character=[stack("Enraged", 3)])
    table = Scene(game_with(tmp_path, disrupts))(us, rival, chance=[1] * 6)

    table.resolve()

    assert "Mercy is disrupted." in table.told()
    assert "Player 2 engages." not in table.told()


@pytest.mark.rule("varia", "disrupt.moment", "R30")
def test_what_waits_by_other_cards_is_not_done_once_the_action_is_disrupted(tmp_path: Path) -> None:
    gives = ("Gives", "asset", 'Actions you perform have "Start of Moment: Gain 1 Health Point."')
    rival = player(timeline=["Mercy"], character=["Gives"], health=10)
    table = Scene(game_with(tmp_path, gives))(player(timeline=["Unravel"]), rival, chance=[1, 4])

    table.resolve()

    assert "Mercy is disrupted." in table.told()
    assert table.health[1] == 10


FREE = "Start of Moment: Perform an attack from your discard pile in the next moment without paying its cost."
DISRUPTS = "End of Moment: Disrupt your target's next action."


@pytest.mark.rule("varia", "disrupt.moment", "R30")
def test_a_disrupted_action_costs_what_cards_have_said_before(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Free", "action", FREE), ("Disrupts", "action", DISRUPTS))
    us = player(timeline=["Free", "Catch Breath"], discard_pile=["Decapitate"])
    table = Scene(game)(us, player(timeline=["Disrupts"]), chance=[1] * 4)
    to_the_question(table, "replace that")
    table.do("Replace Catch Breath")

    table.resolve()

    assert "Decapitate is disrupted." in table.told()
    assert "Player 1 performs Decapitate for 0 Action Points." in table.told()


@pytest.mark.rule("varia", "repair.asset", "R30")
def test_a_weapon_that_is_repaired_still_has_what_a_card_has_given_it(tmp_path: Path) -> None:
    text = "Start of Moment: Your weapons get +3 Power until the end of the turn. Ruin a weapon of yours. Repair it."
    game = game_with(tmp_path, ("Own", "action", text))
    us = player(timeline=["Own", "Coil of Wire"])
    table = Scene(game)(us, player(), engaged=True, chance=[1] * 4)

    table.resolve()

    assert "Coil of Wire is repaired." in table.told()
    assert table.rolled("Coil of Wire") == 1 + 3


@pytest.mark.rule("varia", "disrupt.moment", "combo.together", "R30")
@pytest.mark.parametrize(("how", "health"), [("Combine", 10), ("Replace", 12)])
def test_what_is_combined_with_a_disrupted_action_is_disrupted_too(tmp_path: Path, how: str, health: int) -> None:
    creates = ("Creates", "action", "End of Moment: Create a Second Wind in the next moment.")
    game = game_with(tmp_path, creates, ("Disrupts", "action", DISRUPTS))
    us = player(timeline=["Disrupts", "Catch Breath"])
    table = Scene(game)(us, player(timeline=["Creates", "Raised Guard"], health=10), chance=[1] * 6)
    to_the_question(table, "replace that")
    table.do(how)

    table.resolve()

    assert table.health[1] == health


RUINS = ("Ruins", "action", "Start of Moment: Ruin a weapon of your target.")


@pytest.mark.rule("varia", "ruin.asset", "combo.together", "R30")
@pytest.mark.parametrize("moment", [0, 1])
def test_what_is_combined_with_a_ruined_weapon_is_disrupted(tmp_path: Path, moment: int) -> None:
    """Last Bulwark would heal 2 at the end of its moment."""
    action = ["Gatehouse Shield", "Last Bulwark"]
    game = game_with(tmp_path, ("Ruins", "action", "Start of Moment: Ruin an armor of your target."))
    rival = player(timeline=[[], action][1 - moment :], health=10)
    table = Scene(game)(player(timeline=["Ruins", "Mercy"]), rival, chance=[1] * 6)

    table.resolve()

    assert "Last Bulwark is disrupted." in table.told()
    assert table.health[1] == 10


@pytest.mark.rule("varia", "ruin.asset", "combo.together", "R30")
def test_an_action_that_was_performed_before_stays_as_it_was_when_its_weapon_is_ruined(tmp_path: Path) -> None:
    table = Scene(game_with(tmp_path, RUINS))(
        player(timeline=[[], "Ruins"]), player(timeline=[["Coil of Wire", "Poison Coat"]]), window=2, engaged=True,
        chance=[1] * 6,
    )  # fmt: skip

    table.resolve()

    assert "Coil of Wire is ruined." in table.told()
    assert "Poison Coat is disrupted." not in table.told()


@pytest.mark.rule("varia", "ruin.asset", "R30")
def test_a_ruined_weapon_has_no_text_by_other_cards(tmp_path: Path) -> None:
    rival = player(timeline=["Coil of Wire"], character=[stack("Enraged", 3)])
    table = Scene(game_with(tmp_path, RUINS))(player(timeline=["Ruins"]), rival, chance=[1] * 2)

    table.resolve()

    assert "Coil of Wire is ruined." in table.told()
    assert "Player 2 engages." not in table.told()


@pytest.mark.rule("varia", "ruin.asset", "R12", "R30")
@pytest.mark.parametrize(("ruling", "health"), [("return", 12), ("stay", 10)])
def test_what_lies_with_a_ruined_weapon_is_disrupted_as_long_as_that_lies_there(
    tmp_path: Path, ruling: str, health: int
) -> None:
    rival = player(timeline=[[], ["Gatehouse Shield", "Last Bulwark"]], health=10, deck=["Lunge"] * 2)
    game = game_with(tmp_path, ("Ruins", "action", "Start of Moment: Ruin an armor of your target."))
    table = Scene(game)(player(timeline=["Ruins"]), rival, rulings={"pushed_assets": ruling}, chance=[1] * 4)
    table.resolve()

    table.do("Do not move")
    table.resolve()

    assert table.health[1] == health
