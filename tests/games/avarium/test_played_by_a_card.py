"""Schemes that a card plays from the Trash Pile: only those that could be played now."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, player

CARDS: Final = [
    ("Alms", "scheme", "SURPRISE: Use this scheme only if you have 10 or less Merit. Gain 9 Merit."),
    ("Silencer", "student", "You cannot play SURPRISE schemes."),
    ("Repeater", "student", "EXHAUST: Play a scheme from the Trash Pile without paying its cost."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


@pytest.mark.rule("avarium", "card.say")
def test_a_scheme_for_fights_alone_is_not_played_by_a_card_outside_of_one(own: AvariumGame) -> None:
    table = Scene(own)(player("Kumara RAJ", ["Repeater"]), player(), **{"trash pile": ["Pep Talk", "Nurse's Office"]})

    table.play("Use Repeater")

    assert table.merit[0] == 31


@pytest.mark.rule("avarium", "card.say")
def test_in_a_fight_it_is(own: AvariumGame) -> None:
    table = Scene(own)(player("Kumara RAJ", ["Repeater"]), player(), **{"trash pile": ["Pep Talk"]})
    table.attack("Kumara RAJ", "Hatsurugi TOUKA")

    table.play("Use Repeater", "Kumara RAJ")
    table.finish_fight()

    assert table.merit[1] == 13 - 6


@pytest.mark.rule("avarium", "card.say")
@pytest.mark.parametrize(("merit", "after"), [(10, 19), (11, 11)])
def test_what_a_scheme_asks_for_must_be_so_when_a_card_plays_it(own: AvariumGame, merit: int, after: int) -> None:
    table = Scene(own)(player(students=["Repeater"], merit=merit), player(), **{"trash pile": ["Alms"]})

    table.play("Use Repeater")

    assert table.merit[0] == after


@pytest.mark.rule("avarium", "D20")
def test_a_card_plays_no_scheme_that_its_player_cannot_play(own: AvariumGame) -> None:
    table = Scene(own)(player("Kumara RAJ", ["Repeater", "Silencer"]), player(), **{"trash pile": ["Nurse's Office"]})

    table.play("Use Repeater")

    assert table.merit[0] == 28
