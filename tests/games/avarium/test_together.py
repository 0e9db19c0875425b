"""What happens to several at the same time: none of them has gone, or come, before the others."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, player

PAY: Final = "If I would be expelled, you may pay 2 Reputation instead."
DRAWS: Final = "When I join my class, draw a card"
TRASHES: Final = "When I join my class, trash your hand"
CARDS: Final = [
    ("Mourner", "student", "When another student leaves my class, gain 1 Merit."),
    ("Widow", "student", "When another student leaves my class, gain 1 Merit."),
    ("Host", "student", "When another student joins my class, gain 1 Merit."),
    ("Usher", "student", "When another student joins my class, gain 1 Merit."),
    ("Payer", "student", f"{PAY}\nWhen another student in my class is expelled, gain 1 Merit."),
    ("Witness", "student", "When another student in my class is expelled, gain 1 Merit."),
    ("Ducker", "student", "If I would receive damage, you may lose 1 Merit instead."),
    ("Weakener", "student", "Enemy students have -2 Defense."),
    ("Twofold", "student", f"{DRAWS}.\n{TRASHES}."),
    ("Purge", "scheme", "Expel all enemy students."),
    ("Quake", "scheme", "Deal 3 damage to each enemy student."),
    ("Recess", "scheme", "Put all enemy students into their players' hallways."),
    ("Amnesty", "scheme", "Put two target students in the Expel Pile into your class."),
    ("Intake", "scheme", "Put the top two students of the School into your class."),
    (
        "Duel",
        "scheme",
        "Target student in your class and target enemy student deal damage equal to their Combat to each other.",
    ),
    (
        "Reply",
        "scheme",
        "Target enemy student and target student in your class deal damage equal to their Combat to each other.",
    ),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


@pytest.mark.rule("avarium", "E9")
@pytest.mark.parametrize("scheme", ["Purge", "Quake", "Recess"])
@pytest.mark.parametrize("students", [["Mourner", "Widow"], ["Widow", "Mourner"]])
def test_students_that_leave_a_class_together_notice_each_other(
    own: AvariumGame, scheme: str, students: list[str]
) -> None:
    table = Scene(own)(player(hand=[scheme], reputation=1), player(students=students, merit=10))

    table.play(f"Play {scheme}", students[0])

    assert (table.students(1), table.merit[1]) == ([], 12)


@pytest.mark.rule("avarium", "C5")
@pytest.mark.parametrize("students", [["Host", "Usher"], ["Usher", "Host"]])
def test_students_that_join_a_class_together_notice_each_other(own: AvariumGame, students: list[str]) -> None:
    table = Scene(own)(player(hand=["Amnesty"], reputation=1, merit=10), player(), **{"expel pile": students})

    table.play("Play Amnesty", students[0], "Host")

    assert (table.students(0), table.merit[0]) == (students, 12)


@pytest.mark.rule("avarium", "C5")
def test_students_of_the_school_join_together_too(own: AvariumGame) -> None:
    court = ["Red One", "Pink One", "Hall Monitor", "Minutes Taker", "Living Statue", "Pourer of Tea"]
    table = Scene(own)(
        player(hand=["Intake"], reputation=1, merit=10),
        player(),
        courtyard=court,
        school=["Dojo Stormer", "Host", "Usher"],
    )

    table.play("Play Intake", "Host")

    assert (sorted(table.students(0)), table.merit[0]) == (["Host", "Usher"], 12)


@pytest.mark.rule("avarium", "E9")
@pytest.mark.parametrize("scheme", ["Duel", "Reply"])
def test_two_that_strike_each_other_are_hurt_at_the_same_time(own: AvariumGame, scheme: str) -> None:
    """The Pink One has Defense 3, which the Weakener makes 1 for as long as it is there."""
    table = Scene(own)(player(students=["Weakener"], hand=[scheme], reputation=1), player(students=["Pink One"]))

    table.play(f"Play {scheme}", "Spend")

    assert sorted(table.expelled) == ["Pink One", "Weakener"]


@pytest.mark.rule("avarium", "D30")
@pytest.mark.rule("avarium", "E9")
@pytest.mark.parametrize("scheme", ["Purge", "Quake"])
@pytest.mark.parametrize("students", [["Payer", "Witness"], ["Witness", "Payer"]])
def test_who_is_expelled_after_all_goes_together_with_the_others(
    own: AvariumGame, scheme: str, students: list[str]
) -> None:
    table = Scene(own)(player(hand=[scheme], reputation=1), player(students=students, merit=10, reputation=2))
    table.do(f"Play {scheme}")
    table.until("Yes")
    meanwhile = sorted(table.students(1))

    table.play("No", "Payer")

    assert (meanwhile, table.students(1), table.merit[1]) == (["Payer", "Witness"], [], 12)


@pytest.mark.rule("avarium", "D30")
@pytest.mark.rule("avarium", "E9")
@pytest.mark.parametrize("students", [["Ducker", "Witness", "Widow"], ["Widow", "Witness", "Ducker"]])
def test_damage_that_comes_after_all_is_taken_together_with_the_rest(own: AvariumGame, students: list[str]) -> None:
    table = Scene(own)(player(hand=["Quake"], reputation=1), player(students=students, merit=10))
    table.do("Play Quake")
    table.until("Yes")
    meanwhile = sorted(table.students(1))

    table.play("No", "Widow", "Widow")

    assert (meanwhile, table.students(1)) == (sorted(students), [])
    assert table.merit[1] == 14  # twice for the Witness, twice for the Widow


@pytest.mark.rule("avarium", "E4")
@pytest.mark.rule("avarium", "effects.prerogative")
@pytest.mark.parametrize(("first", "cards"), [(DRAWS, 0), (TRASHES, 1)])
def test_two_effects_of_one_card_come_in_the_order_that_its_player_likes(
    own: AvariumGame, first: str, cards: int
) -> None:
    table = Scene(own)(player("Peppermint KITTY", exhausted=True, hallway=["Twofold"]), player("AMYBA", exhausted=True))
    table.do("End your turn")
    assert table.asked == "Twofold: which effect comes first?"
    table.do(first)
    table.take_effect()

    assert len(table.hand(0)) == cards
