"""What dear cards cost because of others, and cards that are discarded of those just drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, player
from tests.games.proelium.test_times_and_limits import table_of


@pytest.mark.rule("proelium", "card.cost", "R16")
@pytest.mark.parametrize("text", [
    "Characters with cost 20k or more that you play cost 10k less.",
    "Your characters with cost 20k or more cost 10k less.",
])  # fmt: skip
def test_only_cards_that_print_so_much_are_cheaper_by_a_card_that_says_so(tmp_path: Path, text: str) -> None:
    players = player(laboratory=["Own"], hand=["Clockwork Swordsman", "Mutant Frog"], funds=9), player()
    table = table_of(tmp_path, "item", text, *players)

    assert table.options[:2] == ["Play Clockwork Swordsman for 10k", "Play Mutant Frog for 10k"]


def test_some_of_the_cards_drawn_just_now_are_discarded_and_no_others(tmp_path: Path) -> None:
    own = game_with(tmp_path, ("Own", "action", "Draw three cards, then discard two of them."))
    table = Scene(own)(player(hand=["Own", "Mutant Frog"], deck=["Death Ray", "Small Ray", "Fire Drill"]), player())

    table.do("Play Own")
    offered = sorted(table.options)
    table.do("Death Ray", "Small Ray")

    assert offered == ["Death Ray", "Fire Drill", "Small Ray"]
    assert sorted(table.there("hand")) == ["Fire Drill", "Mutant Frog"]
