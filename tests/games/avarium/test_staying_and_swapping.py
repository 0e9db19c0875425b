"""Students that stay exhausted for a turn, change places or are safe for a round, and enemies spoken of again."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from rulebound.games.avarium import characters
from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

CARDS: Final = [
    ("Daze", "scheme", "Exhaust target student. It doesn't ready during its player's next turn."),
    ("Trade", "scheme", "Swap target student in your class with target enemy student."),
    ("Shelter", "scheme", "Students in your class can't be expelled by enemy schemes until your next turn."),
    ("Fine", "scheme", "Target enemy loses 2 Merit. That enemy trashes a card."),
    ("Hire", "scheme", "Put the top student of the School into your class."),
    ("Purge", "scheme", "Expel an enemy student."),
    ("Satchels", "scheme", "Trade hands with target enemy."),
    ("Return", "scheme", "Put up to two students in the Expel Pile into your hallway."),
    ("Plain", "student", "I cannot lead attacks."),
    ("Other", "student", "I cannot lead attacks."),
    ("Avenger", "student", "When an enemy student is expelled by an enemy student, gain 1 Merit."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def table_with(own: AvariumGame, mine: dict[str, Any], *theirs: dict[str, Any]) -> Table:
    return Scene(own)(player(reputation=9, **mine), *[player(reputation=9, **one) for one in theirs])


def test_a_student_stays_exhausted_for_the_next_turn_of_its_player_and_no_longer(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Daze"]}, {"students": ["Plain", "Other"]})
    cast(table, "Daze", "Plain")
    tired = [table.exhausted("Plain")[0]]
    for _ in range(3):
        table.end_turn()
        tired.append(table.exhausted("Plain")[0])

    assert tired == [True, True, True, False]


def test_others_ready_as_always(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Daze"]}, {"students": ["Plain", {"name": "Other", "exhausted": True}]})
    cast(table, "Daze", "Plain")

    table.end_turn()

    assert table.exhausted("Plain", "Other") == [True, False]


def test_two_students_change_places_as_they_are(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Trade"], "students": ["Plain"]}, {"students": ["Other"]})

    cast(table, "Trade")

    assert (table.students(0), table.students(1)) == (["Other"], ["Plain"])


def test_for_a_round_enemy_schemes_expel_nobody_of_the_class(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Shelter"], "students": ["Plain"]}, {"hand": ["Purge"]})
    cast(table, "Shelter")
    table.end_turn()

    cast(table, "Purge")

    assert table.expelled == []


def test_the_same_enemy_is_spoken_of_again(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Fine", "Purge"]}, {"hand": ["Daze"]}, {"hand": ["Trade"]})
    before = table.merit[:]

    table.do("Play Fine")
    table.do(table.options[1])
    table.passes()

    assert [now - then for now, then in zip(table.merit, before, strict=True)] == [0, 0, -2]
    assert [len(table.hand(seat)) for seat in (0, 1, 2)] == [1, 1, 0]


def test_the_top_student_of_the_school_joins_at_once(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Hire"]}, {})

    cast(table, "Hire")

    assert len(table.students(0)) == 1


def test_up_to_two_students_come_back(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Return"], reputation=9), player(), **{"expel pile": ["Plain", "Other"]})

    table.play("Play Return", "Plain", "Other")

    assert sorted(table.hallway(0)) == ["Other", "Plain"]


def test_hands_are_traded(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Satchels", "Daze"]}, {"hand": ["Trade", "Purge"]})

    cast(table, "Satchels")

    assert (sorted(table.hand(0)), table.hand(1)) == (["Purge", "Trade"], ["Daze"])


def test_a_student_is_under_control_as_long_as_another_one_stays(tmp_path: Path) -> None:
    text = "EXHAUST: Take control of target enemy student as long as I am in play."
    own = game_with(tmp_path, ("Thief", "student", text), ("Plain", "student", ""))
    table = Scene(own)(player(students=["Thief"]), player(students=["Plain"]))
    table.state.turns = [5, 5]

    table.play(next(one for one in table.options if one.startswith("Use Thief")))
    taken = table.students(0)
    characters.expel(table.state, table.piece("Thief"))
    table.end_turn()

    assert sorted(taken) == ["Plain", "Thief"]
    assert (table.students(0), table.students(1)) == ([], ["Plain"])
