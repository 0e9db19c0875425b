"""How much players can do in a turn, by the texts of cards, in Avarium Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium import resources
from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

STUDENTS: Final = [
    ("Clerk", "student", "Players can play only one scheme each turn."),
    ("Nurse", "student", "Enemies can play only one SURPRISE scheme each turn."),
    ("Porter", "student", "You can't recruit more than one student per turn."),
    ("Guard", "student", "Enemies cannot recruit students."),
    ("Umpire", "student", "Players can declare only one fight each turn."),
    ("Dove", "student", "You cannot declare fights."),
    ("Miser", "student", "Enemies can't gain more than 2 Merit each turn as long as I am ready."),
    ("Strong", "student", "I have +4 Combat and +4 Defense."),
]
SCHEMES: Final = [
    ("One", "scheme", "Gain 1 Merit."),
    ("Two", "scheme", "Gain 1 Merit."),
    ("Fast", "scheme", "SURPRISE: Gain 1 Merit."),
    ("Hasty", "scheme", "SURPRISE: Gain 1 Merit."),
    ("Curfew", "scheme", "Until the start of your next turn, enemies can play only one scheme each turn."),
    ("Closed Gates", "scheme", "Until the start of your next turn, enemies cannot recruit students."),
    ("Fasting", "scheme", "Target enemy cannot gain Merit until the start of your next turn."),
    ("Peace", "scheme", "Until the start of your next turn, enemies cannot declare fights."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *STUDENTS, *SCHEMES)


def school(own: AvariumGame, mine: dict[str, Any], theirs: dict[str, Any]) -> Table:
    table = Scene(own)(player(reputation=30, **mine), player(reputation=30, **theirs))
    table.state.turns = [5, 5]
    return table


def test_each_player_can_play_one_scheme_in_each_turn(own: AvariumGame) -> None:
    table = school(own, {"students": ["Clerk"], "hand": ["One", "Two"]}, {"hand": ["Fast", "Hasty"]})
    cast(table, "One")
    again = table.can("Play Two")
    theirs = table.state.forbidder("cannot play schemes", 1, table.piece("Fast")) >= 0
    table.end_turn()
    table.end_turn()

    assert (again, theirs) == (False, False)
    assert table.can("Play Two")


def test_only_schemes_of_the_kind_are_counted(own: AvariumGame) -> None:
    table = school(own, {"hand": ["One", "Fast", "Hasty"]}, {"students": ["Nurse"]})
    cast(table, "One")
    first = table.can("Play Fast")
    cast(table, "Fast")

    assert first
    assert not table.can("Play Hasty")


def test_a_player_can_recruit_one_student_in_a_turn(own: AvariumGame) -> None:
    table = school(own, {"students": ["Porter"]}, {})
    recruit = next(option for option in table.options if option.startswith("Recruit"))
    table.play(recruit)

    assert not table.can("Recruit")


def test_enemies_can_recruit_no_students(own: AvariumGame) -> None:
    table = school(own, {"students": ["Guard"]}, {})
    mine = table.can("Recruit")
    table.end_turn()

    assert mine
    assert not table.can("Recruit")


def test_a_player_can_declare_one_fight_in_a_turn(own: AvariumGame) -> None:
    table = school(own, {"students": ["Umpire", "Strong"]}, {"students": ["Nurse"]})
    before = table.can("Attack with Umpire")
    table.fight("Strong", "Nurse")

    assert before
    assert not table.can("Attack")


def test_who_cannot_declare_fights_attacks_no_one(own: AvariumGame) -> None:
    assert not school(own, {"students": ["Dove", "Strong"]}, {"students": ["Nurse"]}).can("Attack")


def test_for_a_round_enemies_can_play_one_scheme_in_each_turn(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Curfew", "Fast"]}, {"hand": ["One", "Two"]})
    cast(table, "Curfew")
    table.end_turn()
    first = table.can("Play One")
    cast(table, "One")
    second = table.can("Play Two")
    table.end_turn()
    table.end_turn()

    assert (first, second) == (True, False)
    assert table.can("Play Two")


@pytest.mark.parametrize(("scheme", "option"), [("Closed Gates", "Recruit"), ("Peace", "Attack")])
def test_for_a_round_enemies_cannot_do_it_at_all(own: AvariumGame, scheme: str, option: str) -> None:
    table = school(own, {"hand": [scheme], "students": ["Strong"]}, {"students": ["Nurse"]})
    cast(table, scheme)
    mine = table.can(option)
    table.end_turn()
    theirs = table.can(option)
    table.end_turn()
    table.end_turn()

    assert (mine, theirs) == (True, False)
    assert table.can(option)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Enemies cannot play students.", "write 'recruit' of students"),
        ("Enemies can play only one student each turn.", "write 'recruit' here"),
        ("Enemies can recruit only one scheme each turn.", "write 'play' here"),
    ],
)
def test_schemes_are_played_and_students_recruited(own: AvariumGame, text: str, why: str) -> None:
    assert why in own.card_files.fault(text, "student")


def test_enemies_gain_so_much_merit_in_a_turn_as_long_as_a_student_is_ready(own: AvariumGame) -> None:
    table = school(own, {"students": ["Miser"]}, {})
    before = table.merit[1]
    for _ in range(2):
        resources.gain_merit(table.state, 1, 2)
    ready = table.merit[1] - before
    table.state.exhausted[table.piece("Miser")] = True
    resources.gain_merit(table.state, 1, 4)

    assert (ready, table.merit[1] - before) == (2, 6)


def test_a_scheme_keeps_an_enemy_from_gaining_merit(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Fasting"]}, {})
    before = table.merit[:]
    cast(table, "Fasting")
    for seat in (0, 1):
        resources.gain_merit(table.state, seat, 2)

    assert [now - then for now, then in zip(table.merit, before, strict=True)] == [2, 0]
