"""Students that cannot be expelled, where students pay for something, or their players choose whom to expel."""

from __future__ import annotations

import pytest

from rulebound.games.avarium.effects import Use
from rulebound.games.avarium.game import AvariumGame
from rulebound.games.avarium.paying import PayWith
from rulebound.kernel.basics.modifier import END_OF_GAME
from rulebound.kernel.table.effect import Pick
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.printed_merit import player
from tests.games.avarium.table import Scene, Table

DUMMY, VOID, PROBE = "Sparring Dummy (Enrolled)", "Void Debater", "Probe with Feelings"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with a student that goes to pay, one that need not rest, and one that may go."""
    return game_with(
        tmp_path_factory.mktemp("cards"),
        ("Martyr", "student", "Expel me: Draw a card."),
        ("Restless", "student", "If I would be exhausted, you may gain 1 Merit instead."),
        ("Volunteer", "student", "When you end your turn, you may expel me. If you do, gain 4 Reputation."),
    )


def protect(table: Table, name: str) -> None:
    """As Note from Mother does, and for good."""
    it = table.piece(name)
    table.state.modify("cannot be expelled", it, 0, END_OF_GAME, 0, it)


def debating(scene: Scene, *students: str, protected: str = "") -> Table:
    """The second player may cancel a scheme of the first by expelling another of these."""
    table = scene(
        player("AMYBA", hand=["Nurse's Office"], reputation=1),
        player("Kumara RAJ", students=[VOID, *students]),
    )
    if protected:
        protect(table, protected)
    table.do("Play Nurse's Office")
    return table


# -- Prices ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "D20")
@pytest.mark.rule("avarium", "ability.cost")
def test_a_student_that_cannot_be_expelled_pays_for_no_ability(scene: Scene) -> None:
    table = debating(scene, "Pink One", protected="Pink One")

    assert not table.can(f"Use {VOID}")
    assert str(table.why_not(Use, VOID)) == "No student can be expelled for it: cards forbid that. [ability.cost]"


@pytest.mark.rule("avarium", "D20")
def test_of_several_students_one_pays_that_can_be_expelled(scene: Scene) -> None:
    table = debating(scene, "Pink One", "Red One", "Hall Monitor", protected="Pink One")

    table.do(f"Use {VOID}")

    assert table.options == ["Red One", "Hall Monitor"]
    assert str(table.why_not(Pick, "Pink One")) == "Pink One cannot be expelled. [card.say]"


@pytest.mark.rule("avarium", "D20")
def test_a_student_that_cannot_be_expelled_does_not_pay_with_itself(own: AvariumGame) -> None:
    table = Scene(own)(player(students=["Martyr"], hand=["Note from Mother"], reputation=1), player())

    table.play("Play Note from Mother", "Spend")

    assert str(table.why_not(Use, "Martyr")) == "Martyr cannot be expelled because of Note from Mother. [card.wins]"


@pytest.mark.rule("avarium", "D25")
def test_a_student_that_pays_is_expelled_whatever_would_happen_instead(scene: Scene) -> None:
    table = debating(scene, PROBE)

    table.play(f"Use {VOID}")

    assert (table.students(1), table.expelled) == ([VOID], [PROBE])


@pytest.mark.rule("avarium", "D25")
def test_no_other_student_pays_in_place_of_the_one_that_was_chosen(scene: Scene) -> None:
    table = debating(scene, "Pink One", DUMMY)

    table.play(f"Use {VOID}", "Pink One")

    assert (table.students(1), table.expelled) == ([VOID, DUMMY], ["Pink One"])


@pytest.mark.rule("avarium", "D25")
def test_a_student_that_pays_for_a_scheme_is_exhausted_whatever_would_happen_instead(own: AvariumGame) -> None:
    table = Scene(own)(player(students=["Restless"], hand=["Nurse's Office"]), player())

    table.play("Play Nurse's Office")

    assert (table.students(0), table.exhausted("Restless")) == (["Restless"], [True])
    assert table.why_not(PayWith, "Restless") is not None


@pytest.mark.rule("avarium", "D25")
def test_merit_that_is_paid_is_lost_whatever_would_happen_instead(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", students=["Dojo Stormer", "Volunteer Scapegoat"], merit=9), player())

    table.play("Use Dojo Stormer")

    assert (table.merit[0], table.students(0)) == (8, ["Dojo Stormer", "Volunteer Scapegoat"])


# -- Choices -----------------------------------------------------------------------------------------------------------


def with_extra_credit(scene: Scene, *students: str, protected: str = "") -> Table:
    """The first player may expel one of these for 4 Reputation, and has been asked."""
    table = scene(player("Kumara RAJ", students=[*students], hand=["Extra Credit"]), player())
    if protected:
        protect(table, protected)
    table.play("Play Extra Credit")
    return table


@pytest.mark.rule("avarium", "D26")
def test_nothing_is_gained_for_a_student_that_cannot_be_expelled(scene: Scene) -> None:
    table = with_extra_credit(scene, "Red One", protected="Red One")

    assert table.asked == "Your Plan Phase: what do you do?"
    assert (table.reputation[0], table.students(0)) == (0, ["Red One"])


@pytest.mark.rule("avarium", "D26")
def test_only_students_that_can_be_expelled_are_chosen_to_be(scene: Scene) -> None:
    table = with_extra_credit(scene, "Red One", "Pink One", "Hall Monitor", protected="Red One")

    table.do("Yes")

    assert table.options == ["Pink One", "Hall Monitor"]
    assert str(table.why_not(Pick, "Red One")) == "Red One cannot be expelled. [card.say]"


@pytest.mark.rule("avarium", "D26")
def test_a_student_that_cannot_be_expelled_brings_nothing_for_going_itself(own: AvariumGame) -> None:
    table = Scene(own)(player(students=["Volunteer"]), player())
    protect(table, "Volunteer")

    table.end_turn()

    assert (table.reputation[0], table.students(0)) == (0, ["Volunteer"])


@pytest.mark.rule("avarium", "D26")
@pytest.mark.parametrize(("protected", "left"), [("Red One", ["Red One"]), ("Pink One", ["Pink One"])])
def test_who_must_expel_a_student_expels_one_that_can_be(scene: Scene, protected: str, left: list[str]) -> None:
    table = scene(player(hallway=["Monster of the Week"]), player(students=["Red One", "Pink One"]))
    protect(table, protected)

    table.end_turn()

    assert table.students(1) == left


@pytest.mark.rule("avarium", "D26")
def test_who_has_no_student_that_can_be_expelled_expels_none(scene: Scene) -> None:
    table = scene(player(hallway=["Monster of the Week"]), player(students=["Red One"]))
    protect(table, "Red One")

    table.end_turn()

    assert table.students(1) == ["Red One"]


@pytest.mark.rule("avarium", "D27")
def test_who_is_exhausted_instead_counts_as_expelled_where_it_is_asked_whether_one_did(scene: Scene) -> None:
    table = with_extra_credit(scene, PROBE)

    table.play("Yes")

    assert (table.reputation[0], table.students(0), table.exhausted(PROBE)) == (4, [PROBE], [True])


@pytest.mark.rule("avarium", "D27")
def test_who_goes_instead_of_another_counts_as_expelled_where_it_is_asked_whether_one_did(scene: Scene) -> None:
    table = with_extra_credit(scene, DUMMY, "Red One")

    table.play("Yes", "Red One")

    assert (table.reputation[0], table.students(0)) == (4, ["Red One"])
