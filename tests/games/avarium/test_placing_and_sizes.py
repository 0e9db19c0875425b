"""Students that are put elsewhere or passed on, how many a class and a hand hold, and what others do with a choice."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium import zones
from rulebound.games.avarium.game import AvariumGame
from rulebound.games.avarium.zones import SCHOOL
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

CARDS: Final = [
    ("Plain", "student", "I cannot lead attacks."),
    ("Other", "student", "I cannot lead attacks."),
    ("Third", "student", "I cannot lead attacks."),
    ("Fourth", "student", "I cannot lead attacks."),
    ("Fifth", "student", "I cannot lead attacks."),
    ("Sixth", "student", "I cannot lead attacks."),
    ("Roomy", "student", "Your maximum class size is 6."),
    ("Narrow", "student", "Your maximum class size is 2 lower."),
    ("Bag", "student", "Your maximum hand size is 2 higher."),
    ("Parting", "student", "When I am expelled, put me into target enemy's hallway."),
    ("Gift", "scheme", "Put target student in your class into target enemy's hallway."),
    ("Below", "scheme", "Return target enemy student to the bottom of the School."),
    ("Above", "scheme", "Return target enemy student to the top of the School."),
    ("Mixed", "scheme", "Shuffle all enemy students into the School."),
    ("Pass", "scheme", "Each player passes a student in their class to the player on their left."),
    ("Sort", "scheme", "Choose a club. Each enemy expels a student of that club from their class."),
    ("Kick", "scheme", "Expel target student."),
]  # fmt: skip


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def playing(own: AvariumGame, scheme: str, *answers: str, mine: list[Any] = [], theirs: list[Any] = []) -> Table:  # noqa: B006
    """A table at which this scheme has been played, with these students in the classes."""
    table = Scene(own)(player(hand=[scheme], reputation=5, students=mine), player(students=theirs))
    table.do(f"Play {scheme}")
    for answer in (*answers, "Spend 1 Reputation"):
        if table.can(answer):
            table.do(answer)
    table.passes()
    return table


def test_a_student_goes_into_the_hallway_of_an_enemy(own: AvariumGame) -> None:
    table = playing(own, "Gift", "Plain", mine=["Plain"])

    assert (table.students(0), table.hallway(1)) == ([], ["Plain"])


def test_who_is_expelled_goes_to_an_enemy(own: AvariumGame) -> None:
    table = playing(own, "Kick", "Parting", mine=["Parting"])

    assert (table.expelled, table.hallway(1)) == ([], ["Parting"])


@pytest.mark.parametrize(("scheme", "place"), [("Above", -1), ("Below", 0)])
def test_a_student_goes_back_to_the_school(own: AvariumGame, scheme: str, place: int) -> None:
    table = playing(own, scheme, "Plain", theirs=["Plain"])

    assert table.students(1) == []
    assert table.state.cards_in(SCHOOL)[place] == table.piece("Plain")


def test_students_are_shuffled_into_the_school(own: AvariumGame) -> None:
    table = playing(own, "Mixed", mine=["Third"], theirs=["Plain", "Other"])

    assert (table.students(0), table.students(1)) == (["Third"], [])
    assert {table.piece("Plain"), table.piece("Other")} <= set(table.state.cards_in(SCHOOL))


def test_all_pass_a_student_at_the_same_time(own: AvariumGame) -> None:
    table = playing(own, "Pass", mine=["Plain"], theirs=["Other", "Third"])
    table.do("Third")

    assert (table.students(0), sorted(table.students(1))) == (["Third"], ["Other", "Plain"])


def test_who_has_no_student_passes_none(own: AvariumGame) -> None:
    table = playing(own, "Pass", mine=[], theirs=["Other"])

    assert (table.students(0), table.students(1)) == (["Other"], [])


def test_others_know_the_club_that_was_chosen(own: AvariumGame) -> None:
    table = playing(own, "Sort", theirs=["Other", "Hall Monitor"])
    arts = [one for one in table.options if one in ("Plain", "Other", "Third")]
    table.do(arts[0] if arts else "Other")
    if table.can("Other"):
        table.do("Other")

    assert (table.expelled, table.students(1)) == (["Other"], ["Hall Monitor"])


@pytest.mark.parametrize(
    ("students", "left"),
    [
        (["Plain", "Other", "Third", "Fourth", "Fifth", "Sixth"], 5),
        (["Plain", "Other", "Third", "Fourth", "Fifth", "Roomy"], 6),
        (["Plain", "Other", "Third", "Narrow"], 3),
    ],
)
def test_a_class_holds_as_many_as_a_card_says(own: AvariumGame, students: list[str], left: int) -> None:
    table = Scene(own)(player(students=students), player())
    table.do("End your turn")
    table.passes()
    while table.can("Expel Plain") or table.can("Expel Other"):
        table.do("Expel Plain" if table.can("Expel Plain") else "Expel Other")
        table.passes()

    assert len(table.students(0)) == left


@pytest.mark.parametrize(("students", "left"), [([], 5), (["Bag"], 7)])
def test_a_hand_holds_as_many_as_a_card_says(own: AvariumGame, students: list[str], left: int) -> None:
    schemes = ["Gift", "Below", "Above", "Mixed", "Pass", "Sort", "Kick"]
    table = Scene(own)(player(students=students, hand=schemes), player())
    table.do("End your turn")
    table.passes()
    for scheme in schemes:
        if table.can(f"Trash {scheme}"):
            table.do(f"Trash {scheme}")

    assert len(table.hand(0)) == left


# -- Students of the Courtyard that leave it together ------------------------------------------------------------------

COURTYARD: Final = ["Red One", "Probe with Feelings", "Living Statue", "Pourer of Tea", "Hall Monitor", "Minutes Taker"]
BELOW: Final = "Put all students in the Courtyard on the bottom of the School."
NEXT: Final = [
    "Void Debater", "Pink One", "Dojo Stormer", "Gravity Prefect", "Heartbreaker", "Origami Prodigy",
    "Muse on Retainer",
]  # fmt: skip


@pytest.fixture(scope="module")
def sweeping(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with schemes that empty the Courtyard."""
    return game_with(
        tmp_path_factory.mktemp("cards"),
        ("One", "scheme", "Put target student in the Courtyard on the bottom of the School."),
        ("All", "scheme", BELOW),
        ("Count", "scheme", f"{BELOW} Gain 1 Reputation for each Delinquent put there this way."),
        ("Stir", "scheme", "Shuffle all students in the Courtyard into the School."),
        ("Turn", "scheme", "Each player reveals the top card of the School."),
        ("Cull", "scheme", "Each enemy expels a student from their class."),
        ("Hall", "scheme", "Put all students in the Courtyard into your hallway."),
    )


def sweep(game: AvariumGame, scheme: str, *answers: str, school: list[str] = NEXT, **more: Any) -> Table:
    """A table at which this scheme has been played; the first of the School is the last one named."""
    table = Scene(game)(
        player(hand=[scheme], reputation=5), player(), courtyard=COURTYARD, school=school[::-1], **more
    )  # fmt: skip
    table.play(f"Play {scheme}", *answers)
    return table


def in_the_courtyard(table: Table) -> list[str]:
    return sorted(table.names([it for it in table.state.cards_in(zones.COURTYARD) if it >= 0]))


def in_the_school(table: Table) -> list[str]:
    """From the bottom."""
    return table.names(table.state.cards_in(SCHOOL))


def test_a_student_of_the_courtyard_goes_below_the_school(sweeping: AvariumGame) -> None:
    table = sweep(sweeping, "One", "Red One")

    assert in_the_school(table)[0] == "Red One"
    assert in_the_courtyard(table) == sorted([*COURTYARD[1:], NEXT[0]])
    assert "Player 1 puts Red One on the bottom of the School." in table.told()


@pytest.mark.rule("avarium", "C3")
def test_all_students_of_the_courtyard_are_below_the_school_before_it_is_filled(sweeping: AvariumGame) -> None:
    table = sweep(sweeping, "All")

    assert in_the_courtyard(table) == sorted(NEXT[:6])
    assert sorted(in_the_school(table)[:6]) == sorted(COURTYARD)


def test_students_are_counted_that_went_below_the_school(sweeping: AvariumGame) -> None:
    table = sweep(sweeping, "Count")
    rebels = [name for name in COURTYARD if table.state.print_of(table.piece(name)).faction == "Delinquent"]

    assert rebels
    assert table.reputation[0] == 4 + len(rebels)


@pytest.mark.rule("avarium", "C3")
def test_the_school_is_shuffled_before_the_courtyard_is_filled(sweeping: AvariumGame) -> None:
    table = sweep(sweeping, "Stir")

    assert sorted([*in_the_courtyard(table), *in_the_school(table)]) == sorted([*COURTYARD, *NEXT])
    assert "Player 1 shuffles Red One into the School." in table.told()


@pytest.mark.rule("avarium", "A2")
@pytest.mark.rule("avarium", "C3")
def test_those_who_leave_the_courtyard_for_a_hallway_leave_together(sweeping: AvariumGame) -> None:
    table = sweep(sweeping, "Hall", school=NEXT[:2])

    assert table.state.over
    assert sorted(table.hallway(0)) == sorted(COURTYARD)


def test_the_log_says_who_turns_up_which_card(sweeping: AvariumGame) -> None:
    table = sweep(sweeping, "Turn")

    assert table.told()[-2:] == [f"Player 1 shows {NEXT[0]}.", f"Player 2 shows {NEXT[1]}."]


def test_players_are_asked_which_student_of_theirs_they_expel(sweeping: AvariumGame) -> None:
    table = Scene(sweeping)(player(hand=["Cull"], reputation=5), player(students=["Red One", "Pink One"]))
    table.play("Play Cull")

    assert table.asked == "Cull: choose a student of yours to expel."


@pytest.mark.rule("avarium", "B15")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Put target student in the Courtyard into your hand.", "only schemes come into a hand"),
        ("Swap target student in your class with target student in the Courtyard.", "students of two classes change"),
    ],
)
def test_what_could_do_nothing_to_a_student_is_refused(own: AvariumGame, text: str, why: str) -> None:
    assert why in own.card_files.fault(text, "scheme")
