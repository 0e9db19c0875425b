"""Whole hands that go on decks or under them."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.card import ITEM
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, plays
from tests.games.courses.table import player


@pytest.mark.parametrize(("where", "place"), [("on the bottom of your deck", 0), ("on top of your deck", 9)])
def test_a_hand_goes_on_the_deck_or_under_it(tmp_path: Path, where: str, place: int) -> None:
    own = game_with(tmp_path, ("Away", "item", f"Put your hand {where}."))
    table = plays(own, "Away", hand=["Aki"])

    assert table.hand(0) == []
    assert table.deck(0)[place] == "Aki"


def test_the_player_orders_the_hand_and_draws_as_many(tmp_path: Path) -> None:
    text = "Put your hand on the bottom of your deck in any order, then draw that many cards."
    table = plays(game_with(tmp_path, ("Away", "item", text)), "Away", hand=["Aki", "Foghorn"])

    table.do("Foghorn")

    assert table.deck(0)[:2] == ["Aki", "Foghorn"]
    assert table.hand(0) == ["Twig", "Twig"]


def test_each_player_puts_the_hand_under_the_own_deck(tmp_path: Path) -> None:
    text = (
        "Each player puts their hand on the bottom of their deck. "
        "Then you draw five cards and each other player draws four cards."
    )
    own = game_with(tmp_path, ("Wheel", "item", text))
    theirs = player(hand=["Foghorn"], deck=["Marzipan Golem"] * 9)
    table = plays(own, "Wheel", theirs, hand=["Aki"])

    assert (table.deck(0)[0], table.deck(1)[0]) == ("Aki", "Foghorn")
    assert table.hand(0) == ["Twig"] * 5
    assert table.hand(1) == ["Marzipan Golem"] * 4


def test_another_player_puts_a_card_on_their_own_deck(tmp_path: Path) -> None:
    text = "Another player puts a card from their hand on top of their deck."
    own = game_with(tmp_path, ("Gag", "item", text))
    table = plays(own, "Gag", player(hand=["Foghorn"], deck=["Marzipan Golem"] * 9))

    assert table.deck(1)[-1] == "Foghorn"


@pytest.mark.parametrize(("text", "right"), [
    ("Put your hand on the bottom of their deck.", "write 'on the bottom of your deck' here"),
    ("Each player puts their hand on top of your deck.", "write 'on top of their deck' here"),
])  # fmt: skip
def test_a_hand_goes_into_the_deck_of_its_player(text: str, right: str) -> None:
    with pytest.raises(TextError) as refused:
        read(text, ITEM)

    assert right in refused.value.problems[0].sentence()
