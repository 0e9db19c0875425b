"""What saves a player of Proelium who would have no life left."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.cardtext.grammar.errors import TextError
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, Table, player

HIT = "Deal 6 damage to each player."
BUY_OFF = "If you would drop to 0 life, lose 100k and destroy this instead. Your life becomes 5."
SAVED = [  # (what the item says, what is played, life after it)
    (BUY_OFF, HIT, 5),
    (BUY_OFF, "Each player loses 4 life.", 5),
    ("If you would die, destroy this instead.", HIT, 4),
    ("If you would be reduced to 0 life, destroy this and gain 3 life instead.", HIT, 7),
    ("If you would drop to 0 life, destroy this and have 1 life instead.", HIT, 1),
]


def struck(folder: Path, text: str, hit: str, **mine: object) -> Table:
    """The player with the item has 4 life, and an action comes."""
    game = game_with(folder, ("Own", "item", text), ("Hit", "action", hit))
    us = player(**{"hand": ["Hit", "Small Ray"], "laboratory": ["Own"], "life": 4, "funds": 12, **mine})
    table = Scene(game)(us, player(life=20))
    table.do("Play Hit")
    return table


@pytest.mark.rule("proelium", "R67")
@pytest.mark.parametrize(("text", "hit", "life"), SAVED)
def test_an_item_saves_a_player_once(tmp_path: Path, text: str, hit: str, life: int) -> None:
    table = struck(tmp_path, text, hit)

    assert table.life[0] == life
    assert table.there("laboratory", 0) == []
    assert table.outcome is None


def test_who_cannot_pay_is_not_saved(tmp_path: Path) -> None:
    table = struck(tmp_path, BUY_OFF, HIT, funds=9)

    assert table.outcome is not None


def test_what_leaves_some_life_is_lost_as_ever(tmp_path: Path) -> None:
    table = struck(tmp_path, BUY_OFF, "Deal 3 damage to each player.")

    assert table.life[0] == 1
    assert table.there("laboratory", 0) == ["Own"]


MAY = "If you would drop to 0 life, you may lose 100k and destroy this instead. If you do, your life becomes 5."


@pytest.mark.parametrize(("answer", "life"), [("Yes", 5), ("No", -2)])
def test_a_player_may_be_saved(tmp_path: Path, answer: str, life: int) -> None:
    table = struck(tmp_path, MAY, HIT)
    asked = table.asked

    table.do(answer)

    assert asked == "Own: do you lose 100k, destroy this and set your life to 5 instead?"
    assert table.life[0] == life
    assert (table.outcome is None) == (answer == "Yes")


def test_damage_of_an_attack_is_averted_too(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Own", "item", "If you would drop to 0 life, destroy this and gain 2 life instead."))
    table = Scene(game)(player(laboratory=["Clockwork Beetle"]), player(laboratory=["Own"], life=1), moment="attack")

    table.do("Attack with Clockwork Beetle")
    table.wait()

    assert table.life[1] == 3


def test_no_player_can_pay_more_than_a_turn_allows(tmp_path: Path) -> None:
    text = "If you would drop to 0 life, pay 100k and destroy this instead."

    with pytest.raises(TextError, match="players can pay 50k in a turn"):
        game_with(tmp_path).card_files.read(text, "item")


@pytest.mark.rule("proelium", "R67")
def test_a_card_that_goes_to_save_its_player_does_so_once_in_a_combat(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Own", "item", "If you would drop to 0 life, destroy this instead."))
    attackers = player(laboratory=["Clockwork Swordsman", "Mutant Behemoth"])
    table = Scene(game)(attackers, player(laboratory=["Own"], life=2), moment="attack")

    table.do("Attack with Clockwork Swordsman", "Attack with Mutant Behemoth")

    assert table.life == [20, 2 - 9]
