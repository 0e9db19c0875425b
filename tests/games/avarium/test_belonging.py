"""Students of clubs that are not printed on them, who takes part in attacks, and sizes that do not add up."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.belonging import may_be_more
from rulebound.games.avarium.excess import most_in_class
from rulebound.games.avarium.fights import BackAttack, BackDefence
from rulebound.games.avarium.game import AvariumGame
from rulebound.games.avarium.pieces import move
from rulebound.games.avarium.zones import CLASS, EXPEL_PILE
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

PLAIN: Final = "I can support fights despite Attack Tokens."
STUDENTS: Final = [
    ("Joker", "student", "I count as a member of every club."),
    ("Mirror", "student", "I have the clubs of all students in my class."),
    ("Coach", "student", "Other students in my class count as being Sports."),
    ("Plain", "student", PLAIN),
    ("Pacifist", "student", "I can't attack."),
    ("Absent", "student", "I can't fight."),
    ("Roomy", "student", "Your maximum class size is 7."),
    ("Wide", "student", "Your maximum class size is 8."),
    ("Tidy", "student", "As long as I am ready, your maximum class size is 6."),
    ("Fan", "student", "I have +1 Combat for each Sports student in my class."),
    ("Strong", "student", "I have +3 Combat."),
    ("Keeper", "student", "EXHAUST: Expel all students in my class except one of your choice."),
]
ROUND: Final = (
    "Each player gives control of the student with the highest Combat in their class to the player on their left."
)
SCHEMES: Final = [
    ("Team", "scheme", "Ready all Sports students in your class."),
    ("Varied", "scheme", "If there are students of three different clubs in your class, gain 4 Merit."),
    ("Lend", "scheme", "Target student counts as being of every club until the end of the turn."),
    ("Calm", "scheme", "Choose a faction. Until the start of your next turn, students of that faction can't attack."),
    ("Vow", "scheme", "Take an extra turn after this one. You cannot declare fights during that turn."),
    ("Hold", "scheme", "You cannot declare fights until the end of the turn."),
    ("Round", "scheme", ROUND),
    ("Purge", "scheme", "Expel all students in your class except the one with the highest Combat."),
]  # fmt: skip
IDOLS: Final = [("Lone", "idol", "You win if you start your turn with no students in your class and 20 or more Merit.")]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students are of the Arts club, and have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *STUDENTS, *SCHEMES, *IDOLS)


def school(own: AvariumGame, *mine: Any, hand: tuple[str, ...] = (), theirs: tuple[Any, ...] = ()) -> Table:
    table = Scene(own)(
        player("Kumara RAJ", students=list(mine), hand=list(hand), reputation=9, merit=20),
        player("Hatsurugi TOUKA", students=list(theirs), reputation=9, merit=20),
    )
    table.state.turns = [5, 5]
    return table


def plays(table: Table, scheme: str, *answers: str) -> Table:
    """This scheme is played for Reputation, and takes effect with these answers."""
    table.do(f"Play {scheme}")
    for answer in answers:
        while not table.can(answer):
            table.do("Spend" if table.can("Spend") else "Pass")
        table.do(answer)
    while table.can("Spend"):
        table.do("Spend")
    table.take_effect()
    return table


# -- Clubs -------------------------------------------------------------------------------------------------------------


def test_who_is_of_every_club_counts_for_each_of_them(own: AvariumGame) -> None:
    assert school(own, "Fan", "Joker", "Plain").combat("Fan") == 2


def test_who_is_of_every_club_brings_all_of_them(own: AvariumGame) -> None:
    assert plays(school(own, "Plain", "Joker", hand=("Varied",)), "Varied").merit[0] == 24
    assert plays(school(own, "Plain", "Fan", hand=("Varied",)), "Varied").merit[0] == 20


def test_clubs_of_others_are_those_that_are_printed_on_them(own: AvariumGame) -> None:
    assert school(own, "Fan", "Mirror", "Sky-Polo Captain").combat("Fan") == 3
    assert school(own, "Fan", "Mirror").combat("Fan") == 1


def test_others_count_as_being_of_a_club_as_long_as_the_card_is_there(own: AvariumGame) -> None:
    assert school(own, "Fan", "Coach", "Plain").combat("Fan") == 3


def test_what_others_count_as_ends_with_the_card_that_says_so(own: AvariumGame) -> None:
    table = school(own, "Roomy", "Joker")
    joker = table.state.cards_in(CLASS, 0)[1]
    assert may_be_more(table.state)

    move(table.state, joker, EXPEL_PILE)

    assert not may_be_more(table.state)
    move(table.state, joker, CLASS, 0)
    assert may_be_more(table.state)


def test_a_student_is_of_every_club_for_a_turn(own: AvariumGame) -> None:
    table = plays(school(own, "Fan", hand=("Lend",)), "Lend")
    during = table.combat("Fan")
    table.end_turn()

    assert (during, table.combat("Fan")) == (2, 1)


# -- Fights ------------------------------------------------------------------------------------------------------------


def test_who_cannot_attack_does_not_support_attacks_either(own: AvariumGame) -> None:
    table = school(own, "Pacifist", "Strong", theirs=("Plain",))
    assert not table.can("Attack with Pacifist")
    table.do("Attack with Strong")
    table.take_effect()
    while not table.can("No support"):
        table.do("Pass")

    assert str(table.why_not(BackAttack, "Pacifist")).startswith("Pacifist cannot take part in attacks")


def test_who_cannot_attack_supports_a_defence(own: AvariumGame) -> None:
    table = school(own, "Strong", theirs=("Plain", "Pacifist"))
    table.attack("Strong", "Plain")
    table.until("Pacifist supports")

    assert table.can("Pacifist supports the defence")


def test_who_cannot_fight_supports_no_defence(own: AvariumGame) -> None:
    table = school(own, "Strong", theirs=("Plain", "Absent", "Pacifist"))
    table.attack("Strong", "Plain")
    table.until("Pacifist supports")

    assert str(table.why_not(BackDefence, "Absent")).startswith("Absent cannot take part in fights")


def test_students_of_the_faction_that_is_chosen_take_no_part_in_attacks(own: AvariumGame) -> None:
    table = school(own, "Plain", "Strong", hand=("Calm",), theirs=("Fan",))
    plays(table, "Calm", "Plain")

    assert not table.can("Attack with Plain")
    assert not table.can("Attack with Strong")


def test_a_player_who_cannot_declare_fights_has_none_this_turn(own: AvariumGame) -> None:
    table = school(own, "Strong", hand=("Hold",), theirs=("Fan",))
    before = table.can("Attack with Strong")
    plays(table, "Hold")

    assert before
    assert not table.can("Attack with Strong")


def test_an_extra_turn_without_fights_is_followed_by_turns_with_them(own: AvariumGame) -> None:
    table = school(own, "Strong", hand=("Vow",), theirs=("Fan",))
    plays(table, "Vow")
    now = table.can("Attack with Strong")
    table.end_turn()
    extra = (table.state.active, table.can("Attack with Strong"))
    table.end_turn()
    table.end_turn()

    assert (now, extra) == (True, (0, False))
    assert table.can("Attack with Strong")


# -- Sizes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("students", "size"), [(["Roomy"], 7), (["Roomy", "Wide"], 8), (["Wide", "Roomy"], 7), (["Wide", "Tidy"], 6)]
)
def test_of_two_sizes_the_last_one_counts(own: AvariumGame, students: list[str], size: int) -> None:
    assert most_in_class(school(own, *students).state, 0) == size


def test_a_size_that_holds_no_more_gives_way(own: AvariumGame) -> None:
    table = school(own, "Wide", {"name": "Tidy", "exhausted": True})

    assert most_in_class(table.state, 0) == 8


# -- The strongest -----------------------------------------------------------------------------------------------------


def test_the_strongest_students_go_round_the_table(own: AvariumGame) -> None:
    table = plays(school(own, "Strong", "Plain", hand=("Round",), theirs=("Joker", "Absent")), "Round", "Joker")

    assert sorted(table.students(0)) == ["Joker", "Plain"]
    assert sorted(table.students(1)) == ["Absent", "Strong"]


def test_all_but_the_strongest_are_expelled(own: AvariumGame) -> None:
    table = plays(school(own, "Strong", "Plain", "Fan", hand=("Purge",), theirs=("Joker",)), "Purge")

    assert table.students(0) == ["Strong"]
    assert table.students(1) == ["Joker"]


def test_all_but_one_that_is_chosen_are_expelled(own: AvariumGame) -> None:
    table = school(own, "Strong", "Plain", "Keeper")
    table.play("Use Keeper", "Plain")

    assert table.students(0) == ["Plain"]


@pytest.mark.parametrize(("students", "merit", "over"), [([], 20, 1), (["Plain"], 20, 0), ([], 19, 0)])
def test_an_idol_alone_with_merit_wins(own: AvariumGame, students: list[str], merit: int, over: int) -> None:
    table = Scene(own)(player("Hatsurugi TOUKA"), player("Lone", students=students, merit=merit))
    table.play("End your turn")

    assert bool(table.outcome) == bool(over)
