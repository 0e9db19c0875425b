"""What a designer wrote besides, in Avarium Academy: win-cons by what is held, students that strike, cheap firsts."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, player

STORM: Final = """You win if you have played two or more schemes this turn.
The first scheme you play each turn costs 2 Reputation less."""
FLINGER: Final = (
    "EXHAUST and expel another student in my class: It deals damage equal to its Combat to target enemy student."
)
CARDS: Final = [
    ("Ascetic", "idol", "You win if you start your turn with 5 Merit or more and no cards in your hand."),
    ("Thirteen", "idol", "You win if you start your turn with exactly 13 Merit."),
    ("Tycoon", "idol", "You win if you start your turn with more Reputation than all enemies combined."),
    ("Storm", "idol", STORM),
    ("Bite", "scheme", "Target student in your class deals damage equal to its Combat to target enemy student."),
    ("Rally", "scheme", "Target student gets +1 Combat for each student in your class until the end of the turn."),
    ("Rally Cry", "scheme", "Target student gets +1 Combat until the end of the turn for each student in your class."),
    ("Payday", "scheme", "Gain 3 Merit."),
    ("Bonus", "scheme", "Gain 3 Merit."),
    ("Loner", "student", "I have +3 Combat as long as I am the only student in my class."),
    ("Tall", "student", "I have +3 Combat."),
    ("Mourner", "student", "At the end of your turn, if a student in my class was expelled this turn, gain 2 Merit."),
    ("Weed", "scheme", "Expel the student with the lowest Combat."),
    ("Tall Poppy", "scheme", "Expel the student with the highest Combat."),
    ("Patron", "student", "When you recruit a Delinquent student, gain 1 Merit."),
    ("Flinger", "student", FLINGER),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


@pytest.mark.parametrize(
    ("idol", "mine", "theirs", "wins"),
    [
        ("Ascetic", {"merit": 5}, {}, True),
        ("Ascetic", {"merit": 5, "hand": ["Payday"]}, {}, False),
        ("Ascetic", {"merit": 4}, {}, False),
        ("Thirteen", {"merit": 13}, {}, True),
        ("Thirteen", {"merit": 14}, {}, False),
        ("Tycoon", {"reputation": 9}, {"reputation": 4}, True),
        ("Tycoon", {"reputation": 9}, {"reputation": 5}, False),
    ],
)
def test_an_idol_wins_at_the_start_of_the_turn_by_what_is_held(
    own: AvariumGame, idol: str, mine: dict[str, Any], theirs: dict[str, Any], *, wins: bool
) -> None:
    table = Scene(own)(player(), player(idol=idol, **mine), player(**theirs), player(**theirs))

    table.end_turn()

    assert (table.outcome is not None) is wins


def test_an_idol_wins_with_the_second_scheme_of_a_turn_of_which_the_first_is_cheap(own: AvariumGame) -> None:
    table = Scene(own)(player(idol="Storm", hand=["Payday", "Bonus"], reputation=1), player())

    table.play("Play Payday")
    after_one = table.outcome, table.state.reputation[0]
    table.play("Play Bonus")

    assert after_one == (None, 1)
    assert table.outcome is not None


def test_a_student_strikes_another_with_its_combat(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Bite"], reputation=9, students=["Loner"]), player(students=["Patron"]))

    table.play("Play Bite", "Spend 1 Reputation")

    assert table.expelled == ["Patron"]


def test_what_is_expelled_as_a_cost_strikes_with_the_combat_that_it_had(own: AvariumGame) -> None:
    table = Scene(own)(player(students=["Flinger", "Loner"]), player(students=["Patron"]))

    table.play("Use Flinger")

    assert table.expelled == ["Loner"]


@pytest.mark.parametrize("scheme", ["Rally", "Rally Cry"])
def test_a_student_is_stronger_for_each_other(own: AvariumGame, scheme: str) -> None:
    table = Scene(own)(player(hand=[scheme], reputation=9, students=["Patron"]), player())

    table.play(f"Play {scheme}", "Spend 1 Reputation")

    assert table.combat("Patron") == 2


@pytest.mark.parametrize(("others", "combat"), [([], 4), (["Patron"], 1)])
def test_a_loner_is_strong_alone(own: AvariumGame, others: list[str], combat: int) -> None:
    table = Scene(own)(player(students=["Loner", *others]), player())

    assert table.combat("Loner") == combat


def test_its_is_refused_where_it_could_be_of_either(own: AvariumGame) -> None:
    text = "Choose a student in your class. Deal damage to target enemy student equal to its Combat."

    assert "'its' could be of either" in own.card_files.fault(text, "scheme")


@pytest.mark.parametrize(("scheme", "expelled"), [("Weed", "Patron"), ("Tall Poppy", "Tall")])
def test_the_weakest_or_the_strongest_student_is_expelled(own: AvariumGame, scheme: str, expelled: str) -> None:
    table = Scene(own)(player(hand=[scheme], reputation=9, students=["Tall"]), player(students=["Patron"]))

    table.play(f"Play {scheme}", "Spend 1 Reputation")

    assert table.expelled == [expelled]


def test_a_student_notes_who_was_expelled_in_the_turn(own: AvariumGame) -> None:
    table = Scene(own)(player(students=["Mourner", "Flinger", "Loner"]), player(students=["Patron"]))
    before = table.state.merit[0]

    table.play("Use Flinger", "Loner", "End your turn")

    assert table.state.merit[0] == before + 2
