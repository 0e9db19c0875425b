"""How many students a player has expelled, what enemies expel, and students whom each player recruits, in Avarium."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

SPOILS: Final = "Expel target enemy student. Gain 1 Merit for each enemy student you have expelled this turn."
CARDS: Final = [
    ("Spoils", "scheme", SPOILS),
    ("Strike", "scheme", "Expel target enemy student."),
    ("Proof", "scheme", "If you have expelled an enemy student this turn, gain 5 Merit."),
    (
        "Purge",
        "scheme",
        "Each player expels a student from their class. Gain 1 Merit for each student expelled this way.",
    ),
    ("Open Day", "scheme", "Each player recruits a student without paying its cost."),
    ("Duel", "scheme", "Target student in your class and target enemy student fight each other."),
    ("Plain", "student", "I cannot lead attacks."),
    ("Other", "student", "I cannot lead attacks."),
    ("Third", "student", "I cannot lead attacks."),
    ("Rock", "student", "I cannot be expelled."),
    ("Weak", "student", "I have -1 Defense."),
    (
        "Hunter",
        "student",
        "At the end of your turn, if you have expelled two or more students this game, gain 3 Merit.",
    ),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def table_with(own: AvariumGame, mine: dict[str, Any], theirs: dict[str, Any], **scene: Any) -> Table:
    return Scene(own)(player(reputation=9, **mine), player(**theirs), **scene)


def play(table: Table, scheme: str, *answers: str) -> int:
    """How much Merit its player gains by this scheme."""
    before = table.merit[0]
    table.do(f"Play {scheme}")
    for answer in (*answers, "Spend 1 Reputation"):
        if table.can(answer):
            table.do(answer)
    table.passes()
    for answer in answers:
        if table.can(answer):
            table.do(answer)
    return int(table.merit[0]) - before


def test_each_student_expelled_in_this_turn_counts(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Strike", "Spoils"]}, {"students": ["Plain", "Other"]})

    assert play(table, "Strike", "Plain") == 0
    assert play(table, "Spoils", "Other") == 2


@pytest.mark.parametrize(("first", "gained"), [(["Spoils"], 5), ([], 0)])
def test_whether_a_student_was_expelled_can_be_asked(own: AvariumGame, first: list[str], gained: int) -> None:
    table = table_with(own, {"hand": ["Spoils", "Proof"]}, {"students": ["Plain"]})
    for scheme in first:
        play(table, scheme, "Plain")

    assert play(table, "Proof") == gained


@pytest.mark.parametrize(("theirs", "gained"), [(["Plain"], 2), (["Rock"], 1), ([], 1)])
def test_what_each_player_expels_is_counted(own: AvariumGame, theirs: list[str], gained: int) -> None:
    table = table_with(own, {"hand": ["Purge"], "students": ["Third"]}, {"students": theirs})

    assert play(table, "Purge", "Third", *theirs) == gained


def test_students_expelled_since_the_game_began_count(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Strike", "Spoils"], "students": ["Hunter"]}, {"students": ["Plain", "Other"]})
    play(table, "Strike", "Plain")
    play(table, "Spoils", "Other")
    before = table.merit[0]
    table.end_turn()
    while table.can("Pass"):
        table.do("Pass")

    assert table.merit[0] == before + 3


def test_a_student_in_the_class_and_an_enemy_fight_each_other(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Duel"], "students": ["Rock"]}, {"students": ["Weak"]})
    play(table, "Duel", "Rock", "Weak")

    assert table.expelled == ["Weak"]


def test_each_player_recruits_a_student_for_nothing(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Open Day"]}, {}, courtyard=["Plain", "Other"])
    reputation = table.reputation[:]

    play(table, "Open Day", "Plain", "Other")

    assert (table.hallway(0), table.hallway(1)) == (["Plain"], ["Other"])
    assert table.reputation[0] == reputation[0] - 1
