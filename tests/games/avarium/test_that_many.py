"""Several targets, and what is counted of what was done or has happened, in Avarium Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, exhausted, player

CULL: Final = "Expel all students with recruit cost 2 or less. Gain 1 Merit for each student expelled this way."
CARDS: Final = [
    ("Cull", "scheme", CULL),
    ("Gas", "scheme", "Deal 2 damage to each enemy student. Draw a card for each student expelled this way."),
    ("Sleep", "scheme", "Exhaust up to two target students. Gain 1 Merit for each student exhausted this way."),
    ("Pair", "scheme", "Exhaust two target enemy students."),
    ("Farewell", "scheme", "Expel all students in your class. Gain 1 Merit for each student expelled this way."),
    ("Hosts", "scheme", "Create two Visitor students with 1 Combat and 2 Defense."),
    ("Payday", "scheme", "Gain 3 Merit."),
    ("Plain", "student", "I cannot lead attacks."),
    ("Other", "student", "I cannot lead attacks."),
    ("Third", "student", "I cannot lead attacks."),
    ("Rock", "student", "I cannot be expelled."),
    ("Awake", "student", "I cannot be exhausted."),
    ("Envy", "student", "When an enemy gains 3 or more Merit at once, gain 1 Merit."),
    ("Leech", "student", "When an enemy gains Merit, you may lose 1 Reputation. If you do, gain that much Merit."),
]  # fmt: skip


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def played(own: AvariumGame, scheme: str, theirs: dict[str, Any], *answers: str) -> Table:
    """A table at which this scheme has been played."""
    table = Scene(own)(player(hand=[scheme], reputation=9), player(**theirs))
    table.do(f"Play {scheme}")
    for answer in (*answers, "Spend 1 Reputation"):
        if table.can(answer):
            table.do(answer)
    table.passes()
    return table


def test_each_student_that_was_expelled_counts_and_no_other(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Cull"], reputation=9), player(students=["Plain", "Other", "Rock"]))
    before = table.merit[0]

    table.play("Play Cull")

    assert table.merit[0] == before + 2
    assert sorted(table.expelled) == ["Other", "Plain"]


def test_tokens_that_are_expelled_count(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Hosts", "Farewell"], reputation=9), player())
    before = table.merit[0]

    table.play("Play Hosts", "Play Farewell")

    assert (table.merit[0], table.students(0)) == (before + 2, [])


def test_who_is_expelled_by_damage_counts(own: AvariumGame) -> None:
    table = played(own, "Gas", {"students": ["Plain", "Rock"]})

    assert len(table.hand(0)) == 1


@pytest.mark.parametrize(
    ("answers", "tired", "gained"),
    [
        (["Plain", "Other"], [True, True, False], 2),
        (["Plain", "No"], [True, False, False], 1),
        (["No"], [False] * 3, 0),
    ],
)
def test_up_to_two_students_are_exhausted(
    own: AvariumGame, answers: list[str], tired: list[bool], gained: int
) -> None:  # fmt: skip
    table = Scene(own)(player(hand=["Sleep"], reputation=9), player(students=["Plain", "Other", "Third"]))
    before = table.merit[0]

    table.play("Play Sleep", *answers)

    assert table.exhausted("Plain", "Other", "Third") == tired
    assert table.merit[0] == before + gained


def test_who_was_exhausted_already_does_not_count(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Sleep"], reputation=9), player(students=[exhausted("Plain"), "Awake", "Other"]))
    before = table.merit[0]

    table.play("Play Sleep", "Plain", "Awake")

    assert table.merit[0] == before


def test_two_targets_are_two(own: AvariumGame) -> None:
    table = played(own, "Pair", {"students": ["Plain", "Other", "Third"]}, "Plain", "Third")

    assert table.exhausted("Plain", "Other", "Third") == [True, False, True]


def test_of_two_targets_both_must_be_there(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Pair"], reputation=9), player(students=["Plain"]))

    assert not table.can("Play Pair")


@pytest.mark.parametrize(("answer", "gained"), [("Yes", 4), ("No", 1)])
def test_as_much_as_an_enemy_gained(own: AvariumGame, answer: str, gained: int) -> None:
    table = Scene(own)(
        player(hand=["Payday"], reputation=9), player(students=["Envy", "Leech"], reputation=1)
    )  # fmt: skip
    before = table.merit[1]

    table.do("Play Payday")
    while not table.can(answer):
        table.do(table.options[0] if not table.responding else "Pass")
    table.do(answer)
    table.passes()

    assert table.merit[1] == before + gained
