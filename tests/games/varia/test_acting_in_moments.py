"""When stacks and assets act: in every moment, or with the actions that their player performs."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.kernel.basics.problem import CardError
from tests.games.varia.own_cards import game_with, game_with_weapon
from tests.games.varia.table import Scene, player, stack


@pytest.mark.rule("varia", "stack.kinds", "moment.start", "R28")
@pytest.mark.parametrize("pile", ["Burning", "Bleeding"])
def test_a_stack_acts_in_moments_in_which_its_player_performs_nothing(scene: Scene, pile: str) -> None:
    us, rival = player(timeline=["War Cry", "War Cry"]), player(character=[stack(pile, 3)], health=10)
    table = scene(us, rival)

    table.resolve()

    assert table.health[1] == 8
    assert table.stacks(1, pile) == 1


@pytest.mark.rule("varia", "pay.push", "moment.start")
def test_enraged_gives_nothing_to_an_action_that_is_pushed(scene: Scene) -> None:
    table = scene(player(timeline=["Decapitate"], points=2, character=[stack("Enraged")]), player())

    table.resolve()

    assert not table.varia.engaged


@pytest.mark.parametrize(("edge", "timeline", "health"), [
    ("Start of Moment", ["War Cry"], 11), ("Start of Moment", [], 10),
    ("End of Moment", ["War Cry"], 11), ("End of Moment", [], 10),
])  # fmt: skip
def test_an_asset_gives_a_text_to_the_actions_that_its_player_performs(
    tmp_path: Path, edge: str, timeline: list[str], health: int
) -> None:
    text = f'Actions you perform have \\"{edge}: Gain 1 Health Point.\\"'
    game = game_with(tmp_path, ("Own", "asset", text))
    table = Scene(game)(player(character=["Own"], timeline=timeline, health=10), player())

    table.resolve()

    assert table.health[0] == health


@pytest.mark.parametrize(("kind", "text", "says"), [
    ("action", "Start of Moment: Engage.", "an action says what it does itself"),
    ("asset", "Start of Moment: This gets +1 Power.", "'this' would be the card that says so"),
])  # fmt: skip
def test_what_cannot_be_given_to_actions_is_refused(tmp_path: Path, kind: str, text: str, says: str) -> None:
    with pytest.raises(CardError, match=says):
        game_with(tmp_path, ("Own", kind, f'Actions you perform have \\"{text}\\"'))


@pytest.mark.rule("varia", "asset.passive", "moment.start", "moment.end", "hit.on")
@pytest.mark.parametrize("edge", ["Start of Moment", "End of Moment", "On-Hit"])
def test_what_an_asset_says_holds_in_every_moment_while_it_lies_on_the_timeline(tmp_path: Path, edge: str) -> None:
    game = game_with_weapon(tmp_path, "Own", f"{edge}: Gain 1 Health Point.")
    us = player(timeline=["Cinder Slash", "Own"], health=10)
    table = Scene(game)(us, player(), engaged=True, chance=[1] * 4)

    table.resolve()

    assert table.health[0] == 12
