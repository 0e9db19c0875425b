"""Fights and money that is spent, in games of Proelium: who wins, who loses, and who pays."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.proelium.game import Proelium
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, Table, player
from tests.games.written import file_with

STRONG = "cost = 0\nA = 3\nD = 3"
PLAIN = "cost = 0\nA = 1\nD = 1"
WAITS = [
    ("When this wins a fight, gain 3 life.", "Weak", 23),
    ("When this wins a fight, gain 3 life.", "Mate", 20),
    ("When this loses a fight, gain 3 life.", "Weak", 20),
    ("When this loses a fight, gain 3 life.", "Giant", 23),
    ("When this destroys a character in a fight, gain 3 life.", "Weak", 23),
    ("When this destroys a character, gain 3 life.", "Weak", 23),
    ("When this destroys a character in a fight, gain 3 life.", "Giant", 20),
    ("When a character of yours wins a fight, gain 3 life.", "Weak", 23),
    ("When a character of your opponent wins a fight, gain 3 life.", "Giant", 23),
]


def game(folder: Path, text: str) -> Proelium:
    """The game with a 3/3 that has this text, and characters of three sizes."""
    written = file_with(
        folder, {"character": STRONG, "action": "cost = 0"}, ("Own", "character", text),
        ("Duel", "action", "A character of yours fights a character of your opponent."),
        ("Bout", "action", "Choose a character of yours and a character of your opponent. They fight each other."),
    )  # fmt: skip
    sizes = (("Weak", 1, 1), ("Mate", 3, 3), ("Giant", 9, 9), ("Bomb", 9, 1))
    more = "\n".join([
        f'[[card]]\nname = "{name}"\nkind = "character"\ncost = 0\nA = {a}\nD = {d}\n' for name, a, d in sizes
    ])  # fmt: skip
    other = folder / "sizes.toml"
    other.write_text(more, encoding="utf-8")
    return Proelium.load([written, other], [])


def duel(folder: Path, text: str, other: str, card: str = "Duel") -> Table:
    players = player(hand=[card], laboratory=["Own"]), player(laboratory=[other])
    table = Scene(game(folder, text))(*players)
    table.do(f"Play {card}")
    return table


@pytest.mark.parametrize(("text", "other", "life"), WAITS)
def test_a_card_waits_for_how_a_fight_ends(tmp_path: Path, text: str, other: str, life: int) -> None:
    table = duel(tmp_path, text, other)

    table.wait()

    assert table.life[0] == life


@pytest.mark.parametrize("card", ["Duel", "Bout"])
@pytest.mark.parametrize(("other", "mine", "theirs"), [
    ("Weak", ["Own"], []), ("Mate", ["Own"], ["Mate"]), ("Giant", [], ["Giant"]), ("Bomb", [], []),
])  # fmt: skip
def test_two_characters_fight_because_of_a_card(
    tmp_path: Path, card: str, other: str, mine: list[str], theirs: list[str]
) -> None:
    table = duel(tmp_path, "When this attacks, draw a card.", other, card)

    assert table.there("laboratory", 0) == mine
    assert table.there("laboratory", 1) == theirs


@pytest.mark.rule("proelium", "R59")
def test_a_character_that_is_destroyed_with_the_other_has_not_won(tmp_path: Path) -> None:
    table = duel(tmp_path, "When this wins a fight, gain 3 life.", "Bomb")

    table.wait()

    assert table.life[0] == 20


def test_an_attacker_wins_against_its_blocker(tmp_path: Path) -> None:
    table = Scene(game(tmp_path, "When this wins a fight, gain 3 life."))(
        player(laboratory=["Own"]), player(laboratory=["Weak"]), moment="attack"
    )
    table.do("Attack with Own", "Block with Weak")

    table.wait()

    assert table.life == [23, 20]


SPENDING = [
    ("When your opponent spends money, gain 3 life.", 23),
    ("When you spend money, gain 3 life.", 20),
    ("At the end of your opponent's turn, if your opponent has spent no money this turn, gain 3 life.", 20),
    ("At the end of your opponent's turn, if you spent no money this turn, gain 3 life.", 23),
]


@pytest.mark.parametrize(("text", "life"), SPENDING)
def test_a_card_waits_for_money_that_is_spent(tmp_path: Path, text: str, life: int) -> None:
    table = Scene(game_with(tmp_path, ("Own", "item", text)))(
        player(hand=["Night Janitor"], funds=9), player(laboratory=["Own"])
    )
    table.do("Play Night Janitor")
    turn = table.state.turn

    while table.state.turn == turn:
        table.do(table.options[-1])

    assert table.life[1] == life


@pytest.mark.rule("proelium", "R30", "attack.strikes-back")
def test_all_are_compared_by_the_values_that_they_have_before_any_damage(tmp_path: Path) -> None:
    proud = ("Proud", "character", "This has +5 A as long as you have 20 or more life.")
    table = Scene(game_with(tmp_path, proud))(
        player(laboratory=["Mutant Frog", "Night Janitor"]), player(laboratory=["Proud"]), moment="attack"
    )
    table.do("Attack with Mutant Frog", "Attack with Night Janitor")
    table.until("Who blocks Night Janitor")

    table.do("Block with Proud")
    table.settle()

    assert table.life[1] == 18
    assert table.there("discard pile") == ["Night Janitor"]
