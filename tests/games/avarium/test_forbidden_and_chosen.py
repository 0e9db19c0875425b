"""What enemies cannot do, what is chosen of students, and where they come from, in Avarium Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

SILENCE: Final = "Until the start of your next turn, enemies cannot play schemes."
LONER: Final = (
    "As long as there is no other student in my class, I have +3 Combat and cannot be targeted by enemy schemes."
)
THROW: Final = (
    "EXHAUST and expel another student in my class: Deal damage to target student equal to the expelled student's "
    "Combat."
)
SCHEMES: Final = [
    ("Silence", "scheme", SILENCE),
    ("Nap", "scheme", "SURPRISE: Exhaust target student."),
    ("Bolt", "scheme", "Expel target student."),
    ("Purge", "scheme", "Expel an enemy student."),
    ("Cut", "scheme", "Each player chooses a student in their class. Expel all the others."),
    ("Levy", "scheme", "Each player expels one of their students. If you cannot, lose 3 Merit."),
    ("Strike", "scheme", "Choose a faction. Exhaust all enemy students of that faction."),
]
SCOUT: Final = "Search the School for a Neutral student with recruit cost 2 or less and put it into your hallway."
MORE: Final = [
    ("Scout", "scheme", SCOUT),
    ("Draft", "scheme", "Put the top two students of the School into your hallway."),
]
STUDENTS: Final = [
    ("Gag", "student", "Enemies cannot play SURPRISE schemes during your turn."),
    ("Duel", "student", "Enemies can't play schemes during fights in which I take part."),
    ("Loner", "student", LONER),
    ("Hero", "student", "Students in my class cannot be exhausted by enemy schemes."),
    ("Saint", "student", "Students in my class cannot be expelled by enemy schemes."),
    ("Ghost", "student", "I cannot be targeted."),
    ("Plain", "student", "I can support fights despite Attack Tokens."),
    ("Thrower", "student", THROW),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2, and are Neutral."""
    return game_with(tmp_path_factory.mktemp("cards"), *SCHEMES, *STUDENTS)


@pytest.fixture(scope="module")
def scouts(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The same with other schemes."""
    return game_with(tmp_path_factory.mktemp("cards"), *MORE, *STUDENTS)


def table_with(own: AvariumGame, mine: dict[str, Any], theirs: dict[str, Any]) -> Table:
    table = Scene(own)(player(reputation=9, **mine), player(reputation=9, **theirs))
    table.state.turns = [5, 5]
    return table


def is_banned(table: Table, scheme: str, seat: int) -> bool:
    return table.state.forbidder("cannot play schemes", seat, table.piece(scheme)) >= 0


def test_in_ones_own_turn_enemies_play_no_surprises(own: AvariumGame) -> None:
    table = table_with(own, {"students": ["Gag"], "hand": ["Bolt"]}, {"hand": ["Nap", "Purge"]})
    now = [is_banned(table, "Nap", 1), is_banned(table, "Purge", 1), is_banned(table, "Nap", 0)]
    table.end_turn()

    assert now == [True, False, False]
    assert not is_banned(table, "Nap", 1)


def test_in_fights_of_a_student_enemies_play_nothing(own: AvariumGame) -> None:
    table = table_with(own, {"students": ["Duel", "Plain"]}, {"hand": ["Nap"], "students": ["Loner"]})
    before = is_banned(table, "Nap", 1)
    table.attack("Duel", "Loner")

    assert not before
    assert is_banned(table, "Nap", 1)


def test_for_a_round_enemies_play_no_schemes(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Silence", "Purge"]}, {"hand": ["Bolt"], "students": ["Plain"]})
    cast(table, "Silence")
    mine = table.can("Play Purge")
    table.end_turn()
    theirs = table.can("Play Bolt")
    table.end_turn()

    assert (mine, theirs) == (True, False)
    assert not is_banned(table, "Bolt", 1)


@pytest.mark.parametrize(("students", "can"), [(["Loner"], False), (["Loner", "Plain"], True), (["Ghost"], False)])
def test_who_cannot_be_targeted_is_no_target_of_enemy_schemes(
    own: AvariumGame, students: list[str], *, can: bool
) -> None:  # fmt: skip
    table = table_with(own, {"hand": ["Bolt"]}, {"students": students})

    assert table.can("Play Bolt") is can


def test_ones_own_schemes_target_who_is_safe_from_enemies(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Bolt"], "students": ["Loner"]}, {})

    cast(table, "Bolt", "Loner")

    assert table.expelled == ["Loner"]


@pytest.mark.parametrize(("students", "tired"), [(["Plain", "Hero"], False), (["Plain", "Loner"], True)])
def test_enemy_schemes_do_not_exhaust_who_is_safe_from_them(
    own: AvariumGame, students: list[str], *, tired: bool
) -> None:  # fmt: skip
    table = table_with(own, {"hand": ["Nap"]}, {"students": students})

    cast(table, "Nap", "Plain")

    assert table.exhausted("Plain") == [tired]


def test_who_is_safe_from_schemes_pays_for_ones_own(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Nap"], "students": ["Hero", "Plain"]}, {"students": ["Loner"]})
    table.do("Play Nap", "Plain")

    assert any(option.startswith("Exhaust") for option in table.options)


@pytest.mark.parametrize(("students", "expelled"), [(["Saint"], []), (["Plain"], ["Plain"])])
def test_enemy_schemes_do_not_expel_who_is_safe_from_them(
    own: AvariumGame, students: list[str], expelled: list[str]
) -> None:  # fmt: skip
    table = table_with(own, {"hand": ["Purge"]}, {"students": students})

    cast(table, "Purge")

    assert table.expelled == expelled


def test_all_but_one_of_each_player_go(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Cut"], "students": ["Hero", "Plain"]}, {"students": ["Loner", "Duel", "Gag"]})

    cast(table, "Cut")
    while not (table.students(0) == ["Plain"] and table.students(1) == ["Duel"]):
        table.do("Plain" if table.can("Plain") else "Duel" if table.can("Duel") else "Pass")
    table.passes()

    assert sorted(table.expelled) == ["Gag", "Hero", "Loner"]


def test_who_has_no_student_loses_merit(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Levy"]}, {"students": ["Plain"]})
    before = table.merit[:]

    cast(table, "Levy")

    assert table.merit == [before[0] - 3, before[1]]
    assert table.expelled == ["Plain"]


def test_a_faction_is_chosen_by_one_of_its_students(own: AvariumGame) -> None:
    table = table_with(own, {"hand": ["Strike"]}, {"students": ["Plain", "Loner"]})

    cast(table, "Strike", "Plain")
    while not any(table.exhausted("Plain")):
        table.do(next((o for o in ("Plain", "Loner", "Pass") if table.can(o)), table.options[0]))

    assert table.exhausted("Plain", "Loner") == [True, True]


def test_damage_by_the_combat_of_who_was_expelled_for_it(own: AvariumGame) -> None:
    table = table_with(own, {"students": ["Thrower", "Plain"]}, {"students": ["Gag"]})

    table.play("Use Thrower", "Gag")

    assert table.expelled == ["Plain"]


def test_a_student_of_the_school_is_found(scouts: AvariumGame) -> None:
    table = table_with(scouts, {"hand": ["Scout"]}, {})

    table.do("Play Scout")
    table.until("Plain")
    table.do("Plain")

    assert table.hallway(0) == ["Plain"]


def test_the_top_students_of_the_school_come_into_the_hallway(scouts: AvariumGame) -> None:
    table = table_with(scouts, {"hand": ["Draft"]}, {})

    cast(table, "Draft")

    assert len(table.hallway(0)) == 2
