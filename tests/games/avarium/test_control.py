"""Students that another player controls for a while: to whom they go back, and when."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from rulebound.games.avarium.timing import TOKENS
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, player

CARDS: Final = [
    ("Raid", "scheme", "Take control of two target enemy students until the end of the turn."),
    ("Snatch", "scheme", "SURPRISE: Take control of target enemy student until the end of the turn."),
    ("Loan", "scheme", "Take control of target enemy student until the start of your next turn."),
    ("Turncoat", "scheme", "SURPRISE: Take control of target enemy student until the end of the fight."),
    (
        "Bribe",
        "scheme",
        "Take control of target enemy student until the end of the turn. At the end of the turn, expel it.",
    ),
    ("Jailer", "student", "EXHAUST: Take control of two target enemy students as long as I am in play."),
    ("Ruin", "scheme", "SURPRISE: Each player loses 5 Merit."),
    ("Singer", "student", "EXHAUST: Gain 1 Merit."),
    ("Dancer", "student", ""),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def test_students_taken_from_several_players_go_back_to_each_of_them(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Raid"], reputation=1), player(students=["Singer"]), player(students=["Dancer"]))
    table.play("Play Raid", "Singer")
    taken = table.students(0)

    table.end_turn()

    assert (taken, table.students(0)) == (["Singer", "Dancer"], [])
    assert (table.students(1), table.students(2)) == (["Singer"], ["Dancer"])


def test_students_held_as_long_as_a_card_stays_go_back_to_each_player(own: AvariumGame) -> None:
    table = Scene(own)(
        player(students=["Jailer"], hand=["Extra Credit"]), player(students=["Singer"]), player(students=["Dancer"])
    )
    table.play("Use Jailer", "Singer")

    table.play("Play Extra Credit", "Yes", "Jailer")

    assert (table.students(1), table.students(2)) == (["Singer"], ["Dancer"])


@pytest.mark.rule("avarium", "B14")
def test_a_student_that_was_taken_twice_goes_back_to_its_first_player(own: AvariumGame) -> None:
    table = Scene(own)(
        player(hand=["Raid"], reputation=1),
        player(students=["Singer", "Dancer"]),
        player(hand=["Snatch"], reputation=1),
    )
    table.play("Play Raid", "Singer")

    table.end_turn("Play Snatch", "Singer")

    assert (table.students(1), table.students(2)) == (["Dancer", "Singer"], [])


@pytest.mark.rule("avarium", "B14")
def test_control_for_the_turn_is_over_before_others_respond_to_its_end(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Snatch"], reputation=1), player(students=["Singer"], hand=["Nurse's Office"]))
    table.play("Play Snatch")

    table.until_step(TOKENS, "End your turn")

    assert table.students(1) == ["Singer"]


@pytest.mark.rule("avarium", "B14")
def test_control_that_is_taken_as_the_turn_ends_is_over_before_the_next_one(own: AvariumGame) -> None:
    table = Scene(own)(player(), player(students=["Singer"]), player(hand=["Snatch"], reputation=1))
    table.until_step(TOKENS, "End your turn")

    table.play("Play Snatch")

    assert (table.state.active, table.students(1)) == (1, ["Singer"])


def test_control_lasts_until_a_turn_begins(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Loan"], reputation=1), player(students=["Singer"]))
    table.play("Play Loan")
    table.end_turn()
    meanwhile = table.students(0)

    table.end_turn()

    assert (meanwhile, table.students(1)) == (["Singer"], ["Singer"])


@pytest.mark.rule("avarium", "B14")
def test_control_until_the_end_of_the_fight_is_not_taken_outside_of_one(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Turncoat"], reputation=1), player(students=["Singer"]))

    table.play("Play Turncoat")

    assert table.students(1) == ["Singer"]


def test_control_until_the_end_of_the_fight_ends_with_it(own: AvariumGame) -> None:
    table = Scene(own)(player("Kumara RAJ", hand=["Turncoat"], reputation=1), player(students=["Singer", "Dancer"]))
    table.attack("Kumara RAJ", "Dancer")
    table.play("Play Turncoat", "Singer")
    meanwhile = table.students(0)

    table.finish_fight()

    assert (meanwhile, table.students(1)) == (["Singer"], ["Singer"])


def test_what_is_done_at_the_end_of_the_turn_is_done_to_who_has_gone_back(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Bribe"], reputation=1), player(students=["Singer"]))
    table.play("Play Bribe")

    table.end_turn()

    assert table.expelled == ["Singer"]


@pytest.mark.rule("avarium", "A13")
@pytest.mark.parametrize("taken_by", [["Play Snatch", "Singer", "Spend"], ["Use Jailer", "Singer"]])
def test_students_under_control_for_a_while_go_back_when_their_player_is_expelled(
    own: AvariumGame, taken_by: list[str]
) -> None:
    table = Scene(own)(
        player(students=["Jailer"], hand=["Snatch", "Ruin"], reputation=2, merit=5),
        player(students=["Singer"], merit=9),
        player(students=["Dancer"], merit=9),
    )
    table.play(*taken_by)

    table.do("Play Ruin")
    if table.can("Spend"):
        table.do("Spend")
    table.passes()

    assert (table.state.out[0], table.students(1), table.students(2)) == (True, ["Singer"], ["Dancer"])


@pytest.mark.rule("avarium", "A13")
def test_a_student_goes_back_although_one_of_those_who_took_it_has_been_expelled(own: AvariumGame) -> None:
    table = Scene(own)(
        player(hand=["Raid", "Ruin"], reputation=2, merit=5),
        player(students=["Singer", "Dancer"], merit=9),
        player(hand=["Snatch"], reputation=1, merit=9),
    )
    table.play("Play Raid", "Singer")
    table.do("Play Ruin", "Spend")
    table.play("Play Snatch", "Singer")

    assert (table.state.out[0], table.state.active) == (True, 1)
    assert sorted(table.students(1)) == ["Dancer", "Singer"]
