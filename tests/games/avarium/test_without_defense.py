"""Students that stay in a Class although they have no Defense left, and fight."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, player

CARDS: Final = [
    ("Plain", "student", ""),
    ("Rock", "student", "I cannot be expelled."),
    ("Blight", "scheme", "All enemy students get -2 Defense until the end of the turn."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


@pytest.mark.rule("avarium", "D21")
def test_where_it_stays_until_it_takes_damage_a_fight_expels_it(own: AvariumGame) -> None:
    table = Scene(own)(
        player("Kumara RAJ", ["Red One"], hand=["Blight"], reputation=1),
        player(students=["Plain"]),
        rulings={"defense_zero": "stays"},
    )
    table.play("Play Blight", "Spend")

    table.fight("Red One", "Plain")

    assert table.expelled == ["Plain"]


@pytest.mark.rule("avarium", "F13")
@pytest.mark.rule("avarium", "exhaust.damage")
def test_who_cannot_be_expelled_is_exhausted_by_the_damage(own: AvariumGame) -> None:
    table = Scene(own)(
        player("Kumara RAJ", ["Red One"], hand=["Blight"], reputation=1), player(students=["Rock", "Sky-Polo Captain"])
    )
    table.play("Play Blight", "Spend")

    table.fight("Red One", "Rock", "Sky-Polo Captain supports")

    assert (table.exhausted("Rock"), "Sky-Polo Captain" in table.students(1)) == ([True], True)
