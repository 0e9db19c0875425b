"""Whose students they were to whom something was done, and how much enemies have lost."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

CARDS: Final = [
    ("Tax", "scheme", "Exhaust all students. Each player gains 1 Merit for each of their students exhausted this way."),
    ("Mine", "scheme", "Exhaust all students. Gain 1 Merit for each of your students exhausted this way."),
    ("Drain", "scheme", "Target enemy loses up to 4 Reputation. You gain 1 Merit for each Reputation lost this way."),
    ("Plain", "student", "I cannot lead attacks."),
    ("Other", "student", "I cannot lead attacks."),
    ("Third", "student", "I cannot lead attacks."),
]  # fmt: skip


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def gained(own: AvariumGame, scheme: str, *, theirs: int = 5) -> tuple[list[int], Table]:
    """How much Merit each player has gained by this scheme; the first has one student and the second has two."""
    mine = player(hand=[scheme], reputation=9, students=["Third"])
    table = Scene(own)(mine, player(students=["Plain", "Other"], reputation=theirs))
    before = [table.merit[seat] for seat in range(2)]
    table.do(f"Play {scheme}", "Spend 1 Reputation")
    table.passes()
    return [table.merit[seat] - before[seat] for seat in range(2)], table


def test_each_player_gains_for_the_own_students(own: AvariumGame) -> None:
    assert gained(own, "Tax")[0] == [1, 2]


def test_only_students_of_the_own_class_count(own: AvariumGame) -> None:
    assert gained(own, "Mine")[0] == [1, 0]


@pytest.mark.parametrize(("had", "lost"), [(5, 4), (3, 3)])
def test_what_an_enemy_loses_is_counted(own: AvariumGame, had: int, lost: int) -> None:
    merit, table = gained(own, "Drain", theirs=had)

    assert merit == [lost, 0]
    assert table.reputation[1] == had - lost
