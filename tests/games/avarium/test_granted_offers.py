"""What students may do instead because another card grants it to them."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

PAY: Final = '"If I would be expelled, you may pay 1 Reputation instead."'
CARDS: Final = [
    ("Patron", "student", f"I have +9 Defense.\nOther students in my class have {PAY}"),
    ("Sponsor", "student", f"I have +9 Defense.\nOther Neutral students in my class have {PAY}"),
    (
        "Miser",
        "student",
        "As long as you have 5 or more Reputation, if I would be expelled, you may pay 1 Reputation instead.",
    ),
    (
        "Tutor",
        "student",
        'When another student joins my class, it gains "When I am expelled, gain 5 Merit." until the end of the turn.',
    ),
    ("First", "student", ""),
    ("Second", "student", ""),
    ("Quake", "scheme", "Deal 3 damage to each enemy student."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def quake(own: AvariumGame, students: list[str], reputation: int, *said: str) -> Table:
    """The enemy's students are dealt 3 damage, and this is answered."""
    table = Scene(own)(
        player("Kumara RAJ", hand=["Quake"], reputation=1), player(students=students, reputation=reputation)
    )
    table.play("Play Quake", *said)
    return table


def test_each_student_that_is_granted_it_can_be_saved(own: AvariumGame) -> None:
    table = quake(own, ["Patron", "First", "Second"], 9, "Yes", "No")

    assert (table.students(1), table.reputation[1]) == (["Patron", "First"], 8)


def test_it_is_offered_only_while_it_can_be_paid(own: AvariumGame) -> None:
    table = quake(own, ["Patron", "First", "Second"], 1, "Yes")

    assert (table.students(1), table.reputation[1]) == (["Patron", "First"], 0)


def test_what_two_cards_grant_is_offered_once_for_each(own: AvariumGame) -> None:
    table = quake(own, ["Patron", "Sponsor", "First"], 9, "No", "No")

    assert (table.students(1), table.reputation[1]) == (["Patron", "Sponsor"], 9)


@pytest.mark.parametrize(("reputation", "left"), [(5, 4), (4, 4)])
def test_what_is_offered_only_while_something_is_so_is_offered_then(
    own: AvariumGame, reputation: int, left: int
) -> None:
    table = quake(own, ["Miser"], reputation, *["Yes"][: reputation - left])

    assert (table.students(1), table.reputation[1]) == (["Miser"][: reputation - left], left)


@pytest.mark.rule("avarium", "class.stays")
def test_nothing_is_granted_to_who_has_left_the_class(own: AvariumGame) -> None:
    table = Scene(own)(player("Kumara RAJ", ["Tutor"], hallway=["First"], hand=["Noble Sacrifice"], merit=9), player())

    table.play("End your turn", "Play Noble Sacrifice", "Yes", "First")

    assert (table.expelled, [line for line in table.told() if "changes" in line]) == (["First"], [])
