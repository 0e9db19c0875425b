"""Whose enemies are meant where another player chooses what a text does."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, player

CARDS: Final = [
    ("Ultimatum", "scheme", "Target enemy chooses one: They trash a card; or each enemy loses 2 Merit."),
    ("Ransom", "scheme", "Target enemy trashes a card or each enemy loses 2 Merit."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


@pytest.mark.parametrize("scheme", ["Ultimatum", "Ransom"])
def test_the_enemies_are_those_of_who_plays_the_scheme(own: AvariumGame, scheme: str) -> None:
    table = Scene(own)(
        player(hand=[scheme], reputation=1, merit=10), player(hand=["Pep Talk"], merit=10), player(merit=10)
    )

    table.play(f"Play {scheme}", "Player 2", "Each enemy loses 2 Merit")

    assert table.merit == [10, 8, 8]
