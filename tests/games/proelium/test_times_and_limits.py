"""What is done in turns to come, and how much life players can gain, lose or have, in games of Proelium."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.proelium.game import Proelium
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, Table, player


def table_of(folder: Path, kind: str, text: str, *players: dict[str, object], **more: object) -> Table:
    """A table with the card `Own`, which has this text and costs nothing."""
    game: Proelium = game_with(folder, ("Own", kind, text))
    return Scene(game)(*players, **more)


def end_turn(table: Table) -> None:
    """No player does anything more in this turn."""
    turn = table.state.turn
    while not table.state.over and table.state.turn == turn:
        table.do(table.options[-1])


AT_TIMES = [
    ("At the end of your next turn, gain 3 life.", [0, 0, 0, 3]),
    ("At the end of your opponent's next turn, gain 3 life.", [0, 0, 3, 3]),
    ("At the start of your opponent's next turn, gain 3 life.", [0, 3, 3, 3]),
    ("At the start of your opponent's next turn, they lose 3 life.", [0, -3, -3, -3]),
    ("At the end of your opponent's next turn, that player loses 3 life.", [0, 0, -3, -3]),
    ("Gain 3 life at the end of your next turn.", [0, 0, 0, 3]),
]


@pytest.mark.parametrize(("text", "changes"), AT_TIMES)
def test_something_is_done_in_a_turn_to_come(tmp_path: Path, text: str, changes: list[int]) -> None:
    """By what it is after it was played, and at the beginning of the next three turns."""
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), player())
    whose = 1 if "lose" in text else 0
    before = table.life[whose]
    table.do("Play Own")
    found = []
    for _ in changes:
        found.append(table.life[whose] - before)
        end_turn(table)

    assert found == changes


def test_what_is_done_at_the_end_of_a_turn_to_come_is_announced_once(tmp_path: Path) -> None:
    """And not when that turn begins."""
    text = "At the end of your next turn, gain 3 life."
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), player())
    table.do("Play Own")
    end_turn(table)
    end_turn(table)
    table.until("Fabrication")
    seen = [line for line in table.told() if line.startswith("Own: ")]
    end_turn(table)

    assert (seen, [line for line in table.told() if line.startswith("Own: ")]) == ([], ["Own: gain 3 life."])


SET = [
    ("Set your life to 10.", [10, 20]),
    ("Set your opponent's life to 5.", [20, 5]),
    ("Each player's life becomes 7.", [7, 7]),
]


@pytest.mark.parametrize(("text", "life"), SET)
def test_life_is_set(tmp_path: Path, text: str, life: list[int]) -> None:
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), player())

    table.do("Play Own")

    assert table.life == life


LIMITS = [
    ("You cannot lose more than 2 life each turn.", 18),
    ("You cannot lose more than 2 life at once.", 16),
    ("You cannot lose life.", 20),
    ("Your opponent cannot lose life.", 12),
]


@pytest.mark.parametrize(("text", "life"), LIMITS)
def test_damage_and_losses_take_no_more_life_than_a_card_says(tmp_path: Path, text: str, life: int) -> None:
    """The other player plays an action that deals 4 damage, and one by which 4 life are lost."""
    game = game_with(
        tmp_path, ("Own", "item", text), ("Bolt", "action", "Deal 4 damage to your opponent."),
        ("Drain", "action", "Your opponent loses 4 life."),
    )  # fmt: skip
    table = Scene(game)(player(hand=["Bolt", "Drain"]), player(laboratory=["Own"]))

    table.do("Play Bolt")
    table.do("Play Drain")

    assert table.life[1] == life


def test_an_opponent_gains_no_life(tmp_path: Path) -> None:
    game = game_with(
        tmp_path, ("Own", "action", "Your opponent cannot gain life until the end of your next turn."),
        ("Salve", "action", "Gain 3 life."),
    )  # fmt: skip
    table = Scene(game)(player(hand=["Own"]), player(hand=["Salve", "Salve"]))
    table.do("Play Own")
    end_turn(table)

    table.do("Play Salve")

    assert table.life[1] == 20


@pytest.mark.parametrize(("text", "cards"), [
    ("When your life drops below 18, draw a card.", 1), ("When you drop to 12 or less life, draw a card.", 1),
    ("When your opponent drops to 12 or less life, draw a card.", 0),
    ("When you drop to 5 or less life, draw a card.", 0),
])  # fmt: skip
def test_a_card_waits_for_life_to_drop_so_low(tmp_path: Path, text: str, cards: int) -> None:
    """The other player plays an action that deals 4 damage, and one by which 4 life are lost."""
    game = game_with(
        tmp_path, ("Own", "item", text), ("Bolt", "action", "Deal 4 damage to your opponent."),
        ("Drain", "action", "Your opponent loses 4 life."),
    )  # fmt: skip
    table = Scene(game)(player(hand=["Bolt", "Drain"]), player(laboratory=["Own"]))
    table.do("Play Bolt")

    table.do("Play Drain")

    assert table.life[1] == 12
    assert len(table.there("hand", 1)) == cards
