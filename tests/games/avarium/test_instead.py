"""What happens instead of an expulsion, where there is more than one card that says so, or one that cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.avarium import characters
from rulebound.games.avarium.game import AvariumGame
from rulebound.kernel.basics.modifier import END_OF_TURN
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.printed_merit import player
from tests.games.avarium.table import Scene, Table

GO_INSTEAD = "If another student in my class would be expelled, expel me instead."
DUMMY, SECOND, THIRD, TIRED = "Sparring Dummy (Enrolled)", "Second Dummy", "Third Dummy", "Tired Dummy"
SCAPEGOAT = "Volunteer Scapegoat"


@pytest.fixture(scope="module")
def dummies(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with two students more that go instead of others, and one that is exhausted instead."""
    folder: Path = tmp_path_factory.mktemp("cards")
    return game_with(
        folder,
        (SECOND, "student", GO_INSTEAD),
        (THIRD, "student", GO_INSTEAD),
        ("Quake", "scheme", "Deal 3 damage to each enemy idol or student."),
        (TIRED, "student", "If another student in my class would be expelled, exhaust me instead."),
    )


def expelled(table: Table, name: str) -> list[str]:
    """Who is left in the Class when this student is to be expelled."""
    characters.expel(table.state, table.piece(name))
    return table.students(1)


@pytest.mark.rule("avarium", "card.wins")
@pytest.mark.rule("avarium", "D23")
def test_of_two_who_go_instead_of_others_one_goes(dummies: AvariumGame) -> None:
    table = Scene(dummies)(player(), player(students=["Pink One", DUMMY, SECOND]))

    left = expelled(table, "Pink One")

    assert (left, table.expelled) == (["Pink One", DUMMY], [SECOND])
    assert expelled(table, "Pink One") == ["Pink One"]
    assert expelled(table, "Pink One") == []


@pytest.mark.rule("avarium", "card.wins")
@pytest.mark.rule("avarium", "D23")
def test_of_three_who_go_instead_of_others_one_goes_each_time(dummies: AvariumGame) -> None:
    table = Scene(dummies)(player(students=["Red One"]), player(students=[DUMMY, SECOND, "Pink One", THIRD]))

    table.fight("Red One", "Pink One")

    assert (len(table.students(1)), len(table.expelled)) == (3, 1)
    assert "Pink One" in table.students(1)


@pytest.mark.rule("avarium", "D28")
@pytest.mark.rule("avarium", "fight.simultaneous")
def test_a_student_expelled_in_a_fight_is_not_expelled_again_instead_of_merit_that_is_lost_in_it(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", [SCAPEGOAT], merit=9), player("AMYBA", students=["Sky-Polo Captain", "Red One"]))

    table.fight(SCAPEGOAT, "Sky-Polo Captain", "Kumara RAJ supports the attack", "Red One supports the defence")

    assert (table.merit[0], table.expelled) == (9 - (8 - 2), [SCAPEGOAT]), "of 8 damage its Defense takes 2"


@pytest.mark.rule("avarium", "D28")
def test_a_student_expelled_by_a_scheme_is_not_expelled_again_instead_of_merit_lost_by_it(dummies: AvariumGame) -> None:
    table = Scene(dummies)(player(hand=["Quake"], reputation=1), player(students=[SCAPEGOAT], merit=9))

    table.play("Play Quake")

    assert (table.merit[1], table.expelled) == (6, [SCAPEGOAT])


@pytest.mark.rule("avarium", "D29")
@pytest.mark.parametrize("students", [["Origami Prodigy", "Muse on Retainer"], ["Muse on Retainer", "Origami Prodigy"]])
def test_of_those_expelled_together_the_first_of_the_class_is_saved(scene: Scene, students: list[str]) -> None:
    table = scene(player(hand=["Cafeteria Stampede"], reputation=4), player(students=[*students, DUMMY]))

    table.play("Play Cafeteria Stampede")

    assert table.students(1) == students[:1]


@pytest.mark.rule("avarium", "D29")
@pytest.mark.parametrize("named", [["Red One", "Pink One"], ["Pink One", "Red One"]])
def test_of_those_that_a_player_expels_the_first_named_is_saved(scene: Scene, named: list[str]) -> None:
    students = ["Red One", "Pink One", DUMMY]
    table = scene(player(students=students, hand=["Purge of the Clubs"], reputation=9), player())

    table.play("Play Purge of the Clubs", "Spend", *named)

    assert table.students(0) == named[:1]


@pytest.mark.rule("avarium", "D29")
def test_of_those_expelled_in_a_fight_the_leader_is_saved(scene: Scene) -> None:
    table = scene(
        player(students=["Red One", "Sword Saint of Row C"]),
        player(students=["Hall Monitor", "Minutes Taker", DUMMY]),
        rulings={"unexpellable_leader": "spill"},
    )

    table.fight(
        "Sword Saint of Row C", "Minutes Taker", "Red One supports the attack", "Hall Monitor supports the defence"
    )

    assert table.students(1) == ["Minutes Taker"]


@pytest.mark.rule("avarium", "D24")
@pytest.mark.parametrize(("ruling", "left"), [("saves", [DUMMY, "Pink One"]), ("fails", [DUMMY])])
def test_who_cannot_be_expelled_saves_others_at_no_cost_or_not_at_all(
    scene: Scene, ruling: str, left: list[str]
) -> None:
    table = scene(
        player("Kumara RAJ", hand=["Note from Mother"], reputation=1),
        player(students=[DUMMY, "Pink One"]),
        rulings={"forbidden_rescue": ruling},
    )
    table.play("Play Note from Mother", DUMMY)

    assert expelled(table, "Pink One") == left


@pytest.mark.rule("avarium", "D24")
@pytest.mark.parametrize("ruling", ["saves", "fails"])
def test_who_is_exhausted_already_is_not_exhausted_instead_of_others(dummies: AvariumGame, ruling: str) -> None:
    table = Scene(dummies)(
        player(),
        player(students=[TIRED, "Pink One"]),
        rulings={"forbidden_rescue": ruling},
    )

    assert expelled(table, "Pink One") == [TIRED, "Pink One"]
    assert table.exhausted(TIRED) == [True]
    assert expelled(table, "Pink One") == [TIRED]


@pytest.mark.rule("avarium", "D24")
@pytest.mark.parametrize(("ruling", "left"), [("saves", [TIRED, "Pink One"]), ("fails", [TIRED])])
def test_who_cannot_be_exhausted_saves_others_at_no_cost_or_not_at_all(
    dummies: AvariumGame, ruling: str, left: list[str]
) -> None:
    table = Scene(dummies)(player(), player(students=[TIRED, "Pink One"]), rulings={"forbidden_rescue": ruling})
    table.state.modify("cannot be exhausted", table.piece(TIRED), 0, END_OF_TURN, 1, table.piece(TIRED))

    assert expelled(table, "Pink One") == left
