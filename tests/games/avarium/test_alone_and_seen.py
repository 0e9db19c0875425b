"""Who attacks alone, and hands that lie open only as long as something is so, in Avarium Academy."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, exhausted, player

CARDS: Final = [
    ("Wolf", "student", "I have +4 Combat as long as I am attacking alone."),
    ("Friend", "student", "I have +1 Defense."),
    ("Target", "student", "I have +3 Defense."),
    ("Seer", "student", "As long as I am ready, each enemy plays with their hand revealed."),
    ("Wake", "scheme", "Ready target student in your class."),
    ("Secret", "scheme", "Gain 1 Merit."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def sees(table: Table) -> bool:
    """Whether the first player knows the whole hand of the second one."""
    return all(bool(table.state.known[it] & 1) for it in table.state.hand_of(1))


def test_who_attacks_alone_is_stronger_until_another_supports_it(own: AvariumGame) -> None:
    table = Scene(own)(player(students=["Wolf", "Friend"]), player(students=["Target"]))
    before = table.combat("Wolf")
    table.attack("Wolf", "Target")
    alone = table.combat("Wolf")
    table.until("Friend")
    table.do("Friend")

    assert (before, alone, table.combat("Wolf")) == (1, 5, 1)


def test_an_enemys_hand_is_seen_only_as_long_as_the_student_is_ready(own: AvariumGame) -> None:
    table = Scene(own)(player(students=[exhausted("Seer")], hand=["Wake"], reputation=9), player(hand=["Secret"]))
    before = sees(table)
    table.play("Play Wake")

    assert (before, sees(table)) == (False, True)
