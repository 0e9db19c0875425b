"""Texts that students have because of other cards, in Avarium Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, exhausted, player

CARDS: Final = [
    ("Pep", "scheme", 'Target student gains "When I win a fight, gain 4 Merit." until the end of the turn.'),
    (
        "Sting",
        "scheme",
        'Target student gains "When I win a fight, exhaust target enemy student." until the end of the turn.',
    ),
    ("Safe", "scheme", 'Your students gain "I cannot be attacked." until the start of your next turn.'),
    ("Teacher", "student", 'Other students in my class have "When I am expelled, gain 1 Merit."'),
    ("Leader", "student", 'As long as I am ready, other students in my class have "I have +2 Combat."'),
    ("Proud", "student", 'As long as I am ready, I have "When you play a scheme, gain 1 Merit."'),
    ("Plain", "student", "I can support fights despite Attack Tokens."),
    ("Weak", "student", "I can support fights despite Attack Tokens."),
    ("Other", "student", "I can support fights despite Attack Tokens."),
    ("Strong", "student", "I have +4 Combat and +4 Defense."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, mine: list[Any], theirs: list[Any], *hand: str) -> Table:
    table = Scene(own)(
        player("Kumara RAJ", students=mine, hand=list(hand), reputation=9, merit=20),
        player("Hatsurugi TOUKA", students=theirs, reputation=9, merit=20),
    )
    table.state.turns = [5, 5]
    return table


def test_a_student_gains_what_it_waits_for(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Weak"], "Pep")
    cast(table, "Pep", "Strong")
    table.fight("Strong", "Weak")

    assert table.merit == [24, 20]


def test_what_was_gained_is_over_with_the_turn(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Weak"], "Pep")
    cast(table, "Pep", "Strong")
    table.end_turn()
    table.end_turn()
    table.fight("Strong", "Weak")

    assert table.merit == [20, 20]


def test_what_a_student_gains_can_have_targets(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Weak", "Other"], "Sting")
    cast(table, "Sting", "Strong")
    table.fight("Strong", "Weak")

    assert table.exhausted("Other") == [True]


def test_each_of_ones_students_gains_a_text(own: AvariumGame) -> None:
    table = school(own, ["Plain"], ["Strong"], "Safe")
    cast(table, "Safe")
    barred = table.state.forbidder("cannot be attacked", 1, table.piece("Plain")) >= 0
    theirs = table.state.forbidder("cannot be attacked", 0, table.piece("Strong")) >= 0

    assert (barred, theirs) == (True, False)


def test_others_have_a_text_as_long_as_a_student_is_there(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Teacher", "Weak"])
    table.fight("Strong", "Weak")
    after_weak = table.merit[1]
    table = school(own, ["Strong"], ["Teacher", "Weak"])
    table.fight("Strong", "Teacher")

    assert (after_weak, table.merit[1]) == (21, 20)


def test_others_have_a_text_on_a_condition(own: AvariumGame) -> None:
    table = school(own, ["Leader", "Plain"], ["Weak"])
    ready = [table.combat(name) for name in ("Leader", "Plain", "Weak")]
    table.state.exhausted[table.piece("Leader")] = True

    assert ready == [1, 3, 1]
    assert table.combat("Plain") == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('Other students in my class have "EXHAUST: Gain 1 Merit."', "cannot be activated"),
        ('Other students in my class have "When I am expelled, exhaust target enemy student."', "cannot have a target"),
    ],
)
def test_what_others_cannot_have_is_refused(own: AvariumGame, text: str, why: str) -> None:
    assert why in own.card_files.fault(text, "student")


@pytest.mark.parametrize(("proud", "merit"), [("Proud", 21), (exhausted("Proud"), 20)])
def test_a_student_has_a_text_as_long_as_something_is_so(own: AvariumGame, proud: Any, merit: int) -> None:
    table = school(own, [proud, "Plain"], ["Weak"], "Pep")

    cast(table, "Pep", "Plain")

    assert table.merit == [merit, 20]


def test_an_effect_that_waits_says_the_text_that_was_gained_and_not_one_of_the_card(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Weak"], "Pep")
    cast(table, "Pep", "Strong")
    table.do("Attack with Strong")
    notes: list[str] = []
    while table.merit[0] == 20:
        areas = table.state.seat_of(0).view().areas
        notes += [card.note for area in areas if area.role == "effects" for card in area.cards]
        table.do("Attack Weak" if table.can("Attack Weak") else "Pass" if table.responding else "No support")

    assert set(notes) == {"When I win a fight, gain 4 Merit."}
