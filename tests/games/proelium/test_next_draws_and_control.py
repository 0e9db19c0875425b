"""Draws that are skipped, control for a while, and attackers that are blocked or not, in games of Proelium."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, player
from tests.games.proelium.test_times_and_limits import end_turn, table_of

DRAWS = [
    ("Your opponent skips their next draw.", 0, 1),
    ("Your opponent draws one card less in their next draw.", 0, 1),
    ("Your opponent doesn't draw a card on their next turn.", 0, 1),
    ("Your opponent draws two more cards in their next draw.", 3, 4),
    ("Gain 1 life.", 1, 2),
]


@pytest.mark.parametrize(("text", "first", "second"), DRAWS)
def test_the_next_draw_is_another(tmp_path: Path, text: str, first: int, second: int) -> None:
    """And the one after it is as ever."""
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), player())
    table.do("Play Own")
    found = []
    for _ in range(2):
        end_turn(table)
        end_turn(table)
        found.append(len(table.there("hand", 1)))

    assert found == [first, second]


CONTROL = [
    ("until the end of the turn", [0, 1, 1, 1]),
    ("until the end of your opponent's next turn", [0, 0, 1, 1]),
    ("until the start of your next turn", [0, 0, 1, 1]),
    ("until the end of your next turn", [0, 0, 0, 1]),
]


@pytest.mark.parametrize(("until", "whose"), CONTROL)
def test_an_entity_is_controlled_for_a_while(tmp_path: Path, until: str, whose: list[int]) -> None:
    """By whom after the card was played, and at the beginning of the next three turns."""
    text = f"Take control of an item of your opponent {until}."
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), player(laboratory=["Ticket Machine"]))
    table.do("Play Own")
    found = []
    for _ in whose:
        found.append(0 if "Ticket Machine" in table.there("laboratory", 0) else 1)
        end_turn(table)

    assert found == whose


@pytest.mark.rule("proelium", "R73")
@pytest.mark.parametrize("until", ["until the end of the turn", "until the end of your next turn"])
def test_control_for_a_while_goes_back_to_the_player_who_had_it(tmp_path: Path, until: str) -> None:
    """The Ticket Machine is player 2's, player 1 has it for good, and player 2 has it back for a while."""
    game = game_with(
        tmp_path,
        ("Hold", "action", "Take control of an item of your opponent."),
        ("Borrow", "action", f"Take control of an item of your opponent {until}."),
    )
    table = Scene(game)(player(hand=["Hold"]), player(hand=["Borrow"], laboratory=["Ticket Machine"]))
    table.play("Hold")
    end_turn(table)
    table.play("Borrow")
    borrowed = table.there("laboratory", 1)
    for _ in range(3):
        end_turn(table)

    assert (borrowed, table.there("laboratory", 0)) == (["Ticket Machine"], ["Ticket Machine"])


BLOCKED = [
    ("When this is blocked, gain 3 life.", True, 23),
    ("When this is blocked, gain 3 life.", False, 20),
    ("When this attacks and is not blocked, gain 3 life.", False, 23),
    ("When this attacks and isn't blocked, gain 3 life.", True, 20),
]


@pytest.mark.parametrize(("text", "blocked", "life"), BLOCKED)
def test_a_card_waits_for_whether_it_is_blocked(
    tmp_path: Path, text: str, blocked: bool, life: int  # noqa: FBT001 - a case
) -> None:  # fmt: skip
    players = player(laboratory=["Own"]), player(laboratory=["Night Janitor"])
    table = table_of(tmp_path, "character", text, *players, moment="attack")
    table.do("Attack with Own", "Block with Night Janitor" if blocked else "Leave it unblocked")

    table.wait()

    assert table.life[0] == life
