"""Cards that wait for abilities to be used."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, player

CARDS: Final = [
    ("Muse", "student", "When you use the ability of another student in my class, gain 5 Merit."),
    ("Spy", "student", "When an enemy uses the ability of a student, they lose 1 Merit."),
    ("Clerk", "student", "EXHAUST: Gain 1 Reputation."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


@pytest.mark.parametrize(
    ("mine", "theirs", "merit"), [("Muse", "Red One", 15), ("Red One", "Spy", 9), ("Spy", "Muse", 10)]
)
def test_a_card_waits_for_abilities_of_those_it_says(own: AvariumGame, mine: str, theirs: str, merit: int) -> None:
    table = Scene(own)(player("Kumara RAJ", students=["Clerk", mine], merit=10), player(students=[theirs]))

    table.do("Use Clerk: Gain 1 Reputation (EXHAUST)")
    table.passes()

    assert table.merit[0] == merit


def test_its_own_ability_is_none_of_another(own: AvariumGame) -> None:
    table = Scene(own)(player("Kumara RAJ", students=["Muse"], merit=10), player())

    table.play("Use Kumara RAJ")

    assert table.merit[0] == 10
