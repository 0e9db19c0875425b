"""Several of many effects, which are chosen one after the other."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.card import ITEM
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, plays
from tests.games.courses.table import player

FOUR: Final = "Draw a card; or gain 1 point; or draw two cards; or each other player discards a card."


def test_two_of_four_effects_are_chosen_one_after_the_other(tmp_path: Path) -> None:
    table = plays(game_with(tmp_path, ("Charm", "item", f"Choose two: {FOUR}")), "Charm", player(hand=["Aki"]))

    assert len(table.options) == 4
    table.do("Draw two cards.")
    assert sorted(table.options) == ["Draw a card.", "Each other player discards a card.", "Gain 1 point."]
    table.do("Gain 1 point.")

    assert table.points == [1, 0]
    assert table.hand(0) == ["Twig", "Twig"]
    assert table.hand(1) == ["Aki"]


def test_of_up_to_two_effects_one_is_enough(tmp_path: Path) -> None:
    table = plays(game_with(tmp_path, ("Charm", "item", f"Choose up to two: {FOUR}")), "Charm")

    table.do("Gain 1 point.")
    table.do("No")

    assert table.points == [1, 0]
    assert table.hand(0) == []


def test_of_one_or_more_effects_none_is_not_enough(tmp_path: Path) -> None:
    table = plays(game_with(tmp_path, ("Charm", "item", f"Choose one or more: {FOUR}")), "Charm")

    assert "No" not in table.options
    table.do("Draw a card.", "Draw two cards.", "Gain 1 point.", "No")

    assert len(table.hand(0)) == 3
    assert table.points == [1, 0]


def test_each_player_chooses_two(tmp_path: Path) -> None:
    text = "Each player chooses two: Draw a card; or gain 1 point; or draw two cards."
    table = plays(game_with(tmp_path, ("Charm", "item", text)), "Charm", player(deck=["Aki"] * 9))

    table.do("Draw a card. Gain 1 point.")
    table.do("Gain 1 point. Draw two cards.")

    assert table.points == [1, 1]
    assert (table.hand(0), table.hand(1)) == (["Twig"], ["Aki", "Aki"])


def test_five_effects_are_too_many() -> None:
    with pytest.raises(TextError) as refused:
        read(f"Choose two: {FOUR[:-1]}; or discard a card.", ITEM)

    assert "at most 4" in refused.value.problems[0].sentence()
