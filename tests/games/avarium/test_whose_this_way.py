"""Whose students they were to whom something was done, and how much enemies have lost."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

PURGE: Final = "Expel all students with cost 2 or less. Draw a card for each of your students expelled this way."
BOTH: Final = (
    "Choose one: Draw a card; or gain 3 Merit. If you have fewer students in your class than each enemy, choose both."
)
BONFIRE: Final = "Remove all students in the Expel Pile from the game. Gain 1 Merit for each student removed this way."
CARDS: Final = [
    ("Tax", "scheme", "Exhaust all students. Each player gains 1 Merit for each of their students exhausted this way."),
    ("Mine", "scheme", "Exhaust all students. Gain 1 Merit for each of your students exhausted this way."),
    ("Drain", "scheme", "Target enemy loses up to 4 Reputation. You gain 1 Merit for each Reputation lost this way."),
    ("Purge", "scheme", PURGE),
    ("Both", "scheme", BOTH),
    ("Most", "scheme", "If you have more students in your class than each enemy, gain 3 Merit."),
    ("Bonfire", "scheme", BONFIRE),
    ("Sieve", "scheme", "Look at the top card of the School. You may expel it."),
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


def test_cards_are_drawn_for_own_students_that_were_expelled(own: AvariumGame) -> None:
    _, table = gained(own, "Purge")

    assert sorted(table.expelled) == ["Other", "Plain", "Third"]
    assert len(table.hand(0)) == 1


@pytest.mark.parametrize(("scheme", "merit"), [("Both", 3), ("Most", 0)])
def test_each_players_students_are_those_of_the_own_class(own: AvariumGame, scheme: str, merit: int) -> None:
    assert gained(own, scheme)[0] == [merit, 0]


def test_students_that_were_removed_from_the_game_are_counted_and_told(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Bonfire"], reputation=9, merit=3), player(), **{"expel pile": ["Plain", "Other"]})

    table.play("Play Bonfire")

    assert table.merit[0] == 5
    assert table.expelled == []
    assert {"Plain is removed from the game.", "Other is removed from the game."} <= set(table.told())


@pytest.mark.parametrize(("answer", "expelled"), [("Yes", ["Other"]), ("No", [])])
def test_a_student_that_was_looked_at_in_the_school_can_be_expelled(
    own: AvariumGame, answer: str, expelled: list[str]
) -> None:
    courtyard = ["Red One", "Pink One", "Hall Monitor", "Living Statue", "Dojo Stormer", "Heartbreaker"]
    mine = player(hand=["Sieve"], reputation=9)
    table = Scene(own)(mine, player(), courtyard=courtyard, school=["Third", "Plain", "Other"])

    table.play("Play Sieve", answer)

    assert table.expelled == expelled
