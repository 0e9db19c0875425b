"""Schemes that go back into the Hand while they take effect, in place of being trashed."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

CARDS: Final = [
    ("Boom", "scheme", "Gain 2 Merit. You may spend 2 Reputation. If you do, return this scheme to your hand."),
    ("Echo", "scheme", "Gain 1 Merit. Put me into your hand."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, *hand: str) -> Table:
    return Scene(own)(player("Kumara RAJ", hand=[*hand], merit=10, reputation=9), player("Hatsurugi TOUKA"))


def test_a_scheme_returns_to_the_hand_and_can_be_played_again(own: AvariumGame) -> None:
    table = school(own, "Echo")

    cast(table, "Echo")
    cast(table, "Echo")

    assert (table.merit[0], table.zone("Echo")) == (12, "hand")


@pytest.mark.parametrize(("answer", "where"), [("Yes", "hand"), ("No", "trash pile")])
def test_a_scheme_that_is_not_paid_for_again_is_trashed(own: AvariumGame, answer: str, where: str) -> None:
    table = school(own, "Boom")

    cast(table, "Boom", answer)

    assert (table.merit[0], table.zone("Boom")) == (12, where)
