"""Students that can attack twice in a turn."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, player

CARDS: Final = [
    ("Double", "student", "I can attack twice each turn."),
    ("Captain", "student", "Other students in my class can attack twice each turn."),
    ("Dummy", "student", "I cannot lead attacks."),
    ("Plain", "student", "I cannot be targeted by enemy schemes."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


@pytest.mark.parametrize(
    ("students", "leader", "attacks"),
    [(["Double"], "Double", 2), (["Plain"], "Plain", 1), (["Captain", "Plain"], "Plain", 2),
     (["Captain", "Plain"], "Captain", 1)],
)  # fmt: skip
def test_who_attacks_twice_is_stopped_by_no_token_once(
    own: AvariumGame, students: list[str], leader: str, attacks: int
) -> None:  # fmt: skip
    table = Scene(own)(player("Kumara RAJ", students=students), player("Hatsurugi TOUKA", students=["Dummy"]))
    led = 0
    while led < 4 and table.can(f"Attack with {leader}"):
        table.fight(leader, "Dummy")
        table.passes()
        led += 1

    assert led == attacks
