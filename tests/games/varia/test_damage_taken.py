"""Damage that was taken, blocks that let nothing through, and the Power of a card that was revealed, in Varia."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, player, stack
from tests.games.varia.test_wordings import table_of

TAKEN = [
    "At the end of the turn, deal damage to your target equal to the damage you have taken this turn.",
    "At the end of the turn, deal damage equal to the damage dealt to you this turn.",
    "At the end of the turn, deal 1 damage to your target for each damage you took this turn.",
    "At the end of the turn, your target loses Health Points equal to the Health Points you have lost this turn.",
]


@pytest.mark.parametrize("text", TAKEN)
def test_what_was_taken_is_dealt_in_turn(tmp_path: Path, text: str) -> None:
    """Lunge has 2 Power more than its die; what was taken in the moment before counts."""
    us, them = player(timeline=["War Cry", "War Cry"], character=["Own"]), player(timeline=["Lunge"])
    table = table_of(tmp_path, "asset", text, us, them, engaged=True, chance=[1] * 12)

    table.resolve()

    taken = 30 - table.health[0]
    assert taken > 0
    assert table.health[1] == 30 - taken


# -- Blocks ------------------------------------------------------------------------------------------------------------

WHOLE = [
    "When a block of yours prevents all damage of an attack, gain 1 Health Point.",
    "When you fully block an attack, gain 1 Health Point.",
    "When you block an attack and take no damage, gain 1 Health Point.",
    "End of Moment: If you blocked an attack in this moment and you took no damage, gain 1 Health Point.",
    "At the end of each moment, if you blocked an attack this moment and took no damage, gain 1 Health Point.",
]


@pytest.mark.parametrize("text", WHOLE)
@pytest.mark.parametrize(("power", "gained"), [(0, 1), (9, 0)])
def test_a_block_that_lets_nothing_through(tmp_path: Path, text: str, power: int, gained: int) -> None:
    blow = f"Start of Moment: This gets +{power} Power and +9 Focus."
    game = game_with(tmp_path, ("Own", "asset", text), ("Blow", "action", blow))
    us = player(character=["Own"], timeline=["Raised Guard"], health=20)
    table = Scene(game)(us, player(timeline=["Blow"]), engaged=True, chance=[1, 1, 1, 1])

    table.resolve()

    assert table.health[0] == 20 + gained if gained else table.health[0] < 20


# -- What was revealed -------------------------------------------------------------------------------------------------

REVEALED = (
    "Start of Moment: Reveal the top card of your deck. If it is an attack, add its Power to this. Then forget it."
)


@pytest.mark.parametrize("text", [REVEALED, REVEALED.replace("add its Power to this", "this gets its Power")])
def test_the_power_of_a_revealed_attack_is_added(tmp_path: Path, text: str) -> None:
    def dealt(top: str) -> int:
        us = player(timeline=["Own"], deck=["Raised Guard", "Raised Guard", "Raised Guard", top])
        table = table_of(tmp_path, "action", text, us, player(), engaged=True, chance=[1, 1])
        table.resolve()
        assert top in table.there("forgotten pile", 0)
        return 30 - table.health[1]

    assert dealt("Lunge") == dealt("Raised Guard") + 2


# -- Others ------------------------------------------------------------------------------------------------------------


def test_a_stack_counts_itself(tmp_path: Path) -> None:
    text = "At the end of the turn, lose 1 Health Point for each of these, then remove one."
    us = player(character=[stack("Own", 3)])
    table = table_of(tmp_path, "stack", text, us, player(), engaged=False)

    table.resolve()

    assert table.health[0] == 27
    assert table.stacks(0, "Own") == 2


def test_a_miss_is_waited_for(tmp_path: Path) -> None:
    text = "On-Miss: Gain 1 Health Point."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"], health=20), player(), engaged=False,
                     chance=[1, 1])  # fmt: skip

    table.resolve()

    assert table.health[0] == 21


def test_an_action_waits_for_damage_while_it_lies_on_the_timeline(tmp_path: Path) -> None:
    text = "Once each turn, when you take damage, gain 1 Health Point."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"], health=20), player(timeline=["Lunge"]),
                     engaged=True, chance=[1, 1, 4, 4])  # fmt: skip
    table.resolve()
    took = [line for line in table.told() if "Own" in line]

    assert table.health[0] < 20
    assert any("gain" in line or "Own" in line for line in took)
