"""What a player has as a condition and as a number, by the texts of cards, in Avarium Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, exhausted, player

STUDENTS: Final = [
    ("Captain", "student", "As long as you control two or more other Arts students, I have +2 Combat."),
    ("Shy", "student", "I can't attack unless you control another student."),
    ("Proud", "student", "I have +3 Combat if I control no other students."),
    ("One", "student", "I can support fights despite Attack Tokens."),
    ("Two", "student", "I can support fights despite Attack Tokens."),
]
SCHEMES: Final = [
    ("Alms", "scheme", "If you control no students, gain 3 Merit."),
    ("Prize", "scheme", "If you have a ready student, gain 2 Merit."),
    ("Change", "scheme", "Gain Merit equal to your Reputation."),
    ("Half", "scheme", "Gain Merit equal to half the number of Reputation you have."),
    ("March", "scheme", "Your students get +1 Combat this turn."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1 and are in the Arts club."""
    return game_with(tmp_path_factory.mktemp("cards"), *STUDENTS, *SCHEMES)


def school(own: AvariumGame, mine: list[Any], theirs: list[Any], *hand: str) -> Table:
    table = Scene(own)(
        player("Kumara RAJ", students=mine, hand=list(hand), reputation=5, merit=10),
        player("Hatsurugi TOUKA", students=theirs, merit=10),
    )
    table.state.turns = [5, 5]
    return table


@pytest.mark.parametrize(
    ("mine", "theirs", "combat"), [(["One"], ["Two"], 1), (["One", "Two"], [], 3), ([], ["One", "Two"], 1)]
)
def test_only_ones_own_students_are_counted(
    own: AvariumGame, mine: list[str], theirs: list[str], combat: int
) -> None:  # fmt: skip
    assert school(own, ["Captain", *mine], theirs).combat("Captain") == combat


def test_a_student_may_need_another_one_to_attack(own: AvariumGame) -> None:
    assert not school(own, ["Shy"], ["One"]).can("Attack with Shy")
    assert school(own, ["Shy", "Two"], ["One"]).can("Attack with Shy")


def test_a_student_is_not_another_one_than_itself(own: AvariumGame) -> None:
    assert school(own, ["Proud"], ["One"]).combat("Proud") == 4
    assert school(own, ["Proud", "One"], []).combat("Proud") == 1


@pytest.mark.parametrize(
    ("scheme", "students", "merit"),
    [
        ("Alms", [], 13),
        ("Alms", ["One"], 10),
        ("Prize", ["One"], 12),
        ("Prize", [exhausted("One")], 10),
        ("Change", [], 14),
        ("Half", [], 12),
    ],
)
def test_a_scheme_looks_at_what_its_player_has(
    own: AvariumGame, scheme: str, students: list[Any], merit: int
) -> None:  # fmt: skip
    table = school(own, students, ["Two"], scheme)
    cast(table, scheme)

    assert table.merit[0] == merit


def test_all_of_ones_students_get_something_for_the_turn(own: AvariumGame) -> None:
    table = school(own, ["One"], ["Two"], "March")
    cast(table, "March")
    now = [table.combat("One"), table.combat("Two")]
    table.end_turn()

    assert now == [2, 1]
    assert table.combat("One") == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("If you have two or more students in the Expel Pile, draw a card.", "what lies there is no player's"),
        ("If you have a scheme, draw a card.", "write 'cards in your hand'"),
    ],
)
def test_what_no_player_has_is_refused(own: AvariumGame, text: str, why: str) -> None:
    assert why in own.card_files.fault(text, "scheme")
