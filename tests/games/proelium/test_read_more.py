"""Hands, who is ahead, prices for once, and what happens to players: what designers write, in games of Proelium."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.proelium.game import Proelium
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, Table, player

ACTIONS: Final = {
    "Offer": "You may discard a card. If you do not, lose 2 life.",
    "Anew": "Discard your hand, then draw three cards.",
    "Refill": "Draw cards until you have four cards in your hand.",
    "Voucher": "The next item you play this turn costs 20k less.",
    "Envy": "The player with the most life loses 2 life.",
    "Catch Up": "If your opponent has more life than you, gain 3 life.",
    "Raid": "Your opponent discards their hand.",
    "Halving": "Your opponent loses half their life.",
}
ITEMS: Final = {
    "Scholar": "When you draw a card, gain 1 life.",
    "Vulture": "When your opponent discards a card, draw a card.",
    "Nurse": "When you gain life, draw a card.",
    "Mourner": "When your opponent loses life, draw a card.",
}
CHARACTERS: Final = {
    "Busy": "When this attacks or blocks, draw a card.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Proelium:
    """The game with these cards besides its own."""
    kinds = {"action": ACTIONS, "item": ITEMS, "character": CHARACTERS}
    cards = [(name, kind, text) for kind, texts in kinds.items() for name, text in texts.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *cards)


def plays(own: Proelium, name: str, other: dict[str, object] | None = None, **mine: object) -> Table:
    """A table at which this action has just been played."""
    mine = {"deck": ["Small Ray"] * 9, **mine, "hand": [name, *mine.get("hand", [])]}  # type: ignore[misc]  # a list
    table = Scene(own)(player(**mine), player(**(other or {})))
    table.play(name)
    return table


@pytest.mark.parametrize(("answer", "life", "held"), [("Yes", 12, 1), ("No", 10, 2)])
def test_who_does_not_discard_loses_life(own: Proelium, answer: str, life: int, held: int) -> None:
    table = plays(own, "Offer", life=12, hand=["Small Ray", "Card Index"])
    table.do(answer)
    if answer == "Yes":
        table.do("Small Ray")

    assert (table.life[0], len(table.there("hand", 0))) == (life, held)


def test_a_hand_is_discarded_and_drawn_anew_and_a_scholar_counts(own: Proelium) -> None:
    table = plays(own, "Anew", hand=["Card Index"] * 2, laboratory=["Scholar"], life=10)

    assert table.there("hand", 0) == ["Small Ray"] * 3
    assert table.life[0] == 13


def test_a_hand_is_filled_up(own: Proelium) -> None:
    assert len(plays(own, "Refill", hand=["Card Index"]).there("hand", 0)) == 4


def test_only_the_next_item_is_cheaper(own: Proelium) -> None:
    table = plays(own, "Voucher", hand=["Filing Cabinet", "Pressure Gauge"], funds=9)
    before = [table.value("cost", name) for name in ("Filing Cabinet", "Pressure Gauge")]
    table.play("Pressure Gauge")

    assert table.spent[0] == 0
    assert before == [0, 0]
    assert table.value("cost", "Filing Cabinet") > 0


@pytest.mark.parametrize(("mine", "theirs", "left"), [(9, 12, [9, 10]), (12, 9, [10, 9]), (9, 9, [9, 9])])
def test_who_is_ahead_loses_life(own: Proelium, mine: int, theirs: int, left: list[int]) -> None:
    assert plays(own, "Envy", {"life": theirs}, life=mine).life == left


@pytest.mark.parametrize(("theirs", "mine", "held"), [(9, 11, 1), (8, 8, 0)])
def test_who_is_behind_catches_up_and_a_nurse_draws(own: Proelium, theirs: int, mine: int, held: int) -> None:
    table = plays(own, "Catch Up", {"life": theirs}, life=8, laboratory=["Nurse"])

    assert (table.life[0], len(table.there("hand", 0))) == (mine, held)


def test_a_vulture_draws_for_each_card_that_the_opponent_discards(own: Proelium) -> None:
    table = plays(own, "Raid", {"hand": ["Card Index"] * 3}, laboratory=["Vulture"])

    assert table.there("hand", 1) == []
    assert len(table.there("hand", 0)) == 3


def test_half_of_an_odd_number_is_rounded_down_and_a_mourner_draws(own: Proelium) -> None:
    table = plays(own, "Halving", {"life": 9}, laboratory=["Mourner"])

    assert table.life[1] == 5
    assert len(table.there("hand", 0)) == 1


def test_an_attack_is_one_of_two_events(own: Proelium) -> None:
    table = Scene(own)(player(laboratory=["Busy"], deck=["Small Ray"] * 3), player(), moment="attack")

    table.do("Attack with Busy")

    assert table.there("hand", 0) == ["Small Ray"]


def test_a_block_is_the_other(own: Proelium) -> None:
    mine = player(laboratory=["Copper Weevil"])
    table = Scene(own)(mine, player(laboratory=["Busy"], deck=["Small Ray"] * 3), moment="attack")

    table.do("Attack with Copper Weevil", "Block with Busy")

    assert table.there("hand", 1) == ["Small Ray"]
