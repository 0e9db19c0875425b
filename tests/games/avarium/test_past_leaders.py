"""Damage goes past the leader of a party only once the leader would be gone."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, exhausted, player

STUDENTS: Final = [
    ("Strong", "student", "I have +4 Combat and +4 Defense."),
    ("Friend", "student", "I cannot lead attacks."),
    ("Padded", "student", "If I would receive damage, prevent 1 of that damage."),
    ("Shielded", "student", "The first time I would receive damage, prevent that damage."),
    ("Ducker", "student", "If I would receive damage, you may lose 1 Merit instead."),
    ("Clerk", "student", "If you would lose Merit, draw a card instead."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *STUDENTS)


@pytest.mark.rule("avarium", "F13")
@pytest.mark.rule("avarium", "F20")
@pytest.mark.rule("avarium", "fight.leader-first")
@pytest.mark.parametrize(
    ("leader", "answers", "expelled"),
    [("Padded", [], ["Friend", "Padded"]), ("Shielded", [], []), ("Ducker", ["Yes"], ["Friend"])],
)
def test_damage_goes_past_a_leader_once_that_would_be_gone(
    own: AvariumGame, leader: str, answers: list[str], expelled: list[str]
) -> None:
    table = Scene(own)(player("Kumara RAJ", ["Strong"]), player("Hatsurugi TOUKA", [leader, "Friend"]))

    table.fight("Strong", leader, "Friend supports the defence", *answers)

    assert sorted(table.expelled) == expelled
    assert table.exhausted("Friend") == [False], "it is gone, or was dealt none"


@pytest.mark.rule("avarium", "F20")
def test_no_damage_goes_past_an_idol_that_keeps_its_merit(own: AvariumGame) -> None:
    table = Scene(own)(
        player("Kumara RAJ", ["Strong"]),
        player("AMYBA", [exhausted("Clerk")], merit=3),
        player("Peppermint KITTY", ["Friend"]),
    )

    table.fight("Strong", "AMYBA", "Friend supports the defence")

    assert (table.merit[1], table.students(2), table.exhausted("Friend")) == (3, ["Friend"], [False])
