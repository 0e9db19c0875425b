"""Students that cannot be expelled, where students pay for something, or their players choose whom to expel."""

from __future__ import annotations

import pytest

from rulebound.games.avarium.effects import PayWith, Use
from rulebound.games.avarium.game import AvariumGame
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.table.effect import Pick
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.printed_merit import player
from tests.games.avarium.table import Scene, Table

DUMMY, VOID, PROBE = "Sparring Dummy (Enrolled)", "Void Debater", "Probe with Feelings"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with a student that goes to pay, and one that need not rest."""
    return game_with(
        tmp_path_factory.mktemp("cards"),
        ("Martyr", "student", "Expel me: Draw a card."),
        ("Restless", "student", "If I would be exhausted, you may gain 1 Merit instead."),
    )


def protect(table: Table, name: str) -> None:
    """As Note from Mother does."""
    it = table.piece(name)
    table.state.modify("cannot be expelled", it, 0, END_OF_TURN, 0, it)


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
