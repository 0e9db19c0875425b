"""What can be used only at some times in Proelium, and counters that are as many as something."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulebound.kernel.basics.problem import DataError
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, player


@pytest.mark.parametrize(("when", "mine"), [("your", 1), ("your opponent's", 0)])
def test_an_item_is_used_only_during_the_turn_that_it_says(tmp_path: Path, when: str, mine: int) -> None:
    game = game_with(tmp_path, ("Own", "item", f"Lose 1 life: Draw a card. Use this only during {when} turn."))

    table = Scene(game)(player(laboratory=["Own"]), player())

    assert any([one.startswith("Use Own") for one in table.options]) == mine


@pytest.mark.parametrize(("hand", "usable"), [([], 1), (["Small Ray"], 0)])
def test_an_item_is_used_only_where_the_condition_holds(tmp_path: Path, hand: list[str], usable: int) -> None:
    text = "Lose 1 life: Gain 10k. Use this only if you have no cards in your hand."
    table = Scene(game_with(tmp_path, ("Own", "item", text)))(player(laboratory=["Own"], hand=hand), player())

    assert any([one.startswith("Use Own") for one in table.options]) == usable


def test_an_item_is_used_once_and_only_then(tmp_path: Path) -> None:
    text = "Lose 1 life: Gain 10k. Use this only during your turn and only once each turn."
    table = Scene(game_with(tmp_path, ("Own", "item", text)))(player(laboratory=["Own"]), player())

    table.do("Use Own")

    assert not any([one.startswith("Use Own") for one in table.options])


COUNTED = [
    ("When you play an action, roll a die and put that many fuel counters on this.", 4),
    ("When you play an action, put a number of fuel counters on this equal to the number of cards in your hand.", 2),
]


@pytest.mark.parametrize(("text", "count"), COUNTED)
def test_as_many_counters_are_put_on_a_card_as_something_is(tmp_path: Path, text: str, count: int) -> None:
    burn = "Destroy this: Lose 1 life for each fuel counter on this."
    game = game_with(tmp_path, ("Own", "item", f"{text}\n{burn}"), ("Go", "action", "Gain 10k."))
    us = player(hand=["Go", "Small Ray", "Small Ray"], laboratory=["Own"], life=20)
    table = Scene(game)(us, player(), chance=[4] if "roll" in text else [])

    table.do("Play Go", "Use Own")

    assert table.life[0] == 20 - count


@pytest.mark.parametrize(("wanted", "life"), [("three", 21), ("two", 20)])
def test_exactly_so_many_counters(tmp_path: Path, wanted: str, life: int) -> None:
    load = "When you play an action, put three fuel counters on this."
    use = f"Destroy another item of yours: If this has exactly {wanted} fuel counters on it, gain 1 life."
    game = game_with(tmp_path, ("Own", "item", f"{load}\n{use}"), ("Go", "action", "Gain 10k."))
    table = Scene(game)(player(hand=["Go"], laboratory=["Own", "Ticket Machine"], life=20), player())

    table.do("Play Go", "Use Own")

    assert table.life[0] == life


TWO = [("Destroy this and discard a card: Gain 5 life.", 15, 1), ("Pay 10k, lose 2 life: Gain 5 life.", 13, 0)]


@pytest.mark.parametrize(("text", "life", "gone"), TWO)
def test_two_costs_are_paid(tmp_path: Path, text: str, life: int, gone: int) -> None:
    game = game_with(tmp_path, ("Own", "item", text))
    table = Scene(game)(player(laboratory=["Own"], hand=["Small Ray"], life=10, funds=5), player())

    table.do("Use Own")

    assert table.life[0] == life
    assert len(table.there("discard pile", 0)) == 2 * gone
    assert table.funds[0] == 4 + gone


@pytest.mark.parametrize("mine", [{"hand": [], "life": 10}, {"hand": ["Small Ray"], "life": 1}])
def test_what_cannot_be_paid_whole_is_not_used(tmp_path: Path, mine: dict[str, Any]) -> None:
    game = game_with(tmp_path, ("Own", "item", "Lose 2 life and discard a card: Gain 5 life."))
    table = Scene(game)(player(laboratory=["Own"], **mine), player())

    assert not any([one.startswith("Use Own") for one in table.options])


def test_two_sums_of_money_are_one_cost(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="both costs are paid with the same"):
        game_with(tmp_path, ("Own", "item", "Pay 10k and pay 20k: Draw a card."))
