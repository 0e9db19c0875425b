"""Which of several effects is played out is chosen with its targets, where it has some."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.avarium.game import AvariumGame
from rulebound.games.avarium.texts import read
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, exhausted, player

CARDS: Final = [
    ("Plain", "student", "I cannot lead attacks."),
    ("Other", "student", "I cannot lead attacks."),
    ("Mentor", "student", "EXHAUST: Choose one: Exhaust target enemy student; or ready another target student."),
    ("Greeter", "student", "When I join my class, choose one: Gain 2 Merit; or exhaust target enemy student."),
    ("Fork", "scheme", "Choose one: Expel target enemy student; or draw two cards."),
    ("Pair", "scheme", "Choose one: Exhaust two target enemy students; or target enemy loses 3 Merit."),
    ("No", "scheme", "SURPRISE: Choose one: Cancel target scheme; or exhaust target student."),
    ("Turn", "scheme", "SURPRISE: Choose new targets for target scheme."),
    ("Twin", "scheme", "SURPRISE: Copy target scheme."),
    ("Tea", "scheme", "Put a student in the Courtyard into your class."),
]  # fmt: skip


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def playing(own: AvariumGame, scheme: str, students: list[Any], **theirs: Any) -> Table:
    """A table at which this scheme is being played."""
    theirs = {"merit": 9, "reputation": 9, **theirs}
    table = Scene(own)(player(hand=[scheme], merit=10, reputation=5), player(students=students, **theirs))
    table.do(f"Play {scheme}")
    return table


def answer(table: Table, *answers: str) -> None:
    """Gives those answers that are asked for."""
    for said in (*answers, "Spend 1 Reputation"):
        if table.can(said):
            table.do(said)


EXPEL: Final = "Expel target enemy student"


def test_an_effect_is_chosen_before_its_target_and_others_see_it(own: AvariumGame) -> None:
    table = playing(own, "Fork", ["Plain", "Other"], hand=["Twin"])

    answer(table, EXPEL, "Other")
    notes = [one.note for area in table.state.seat_of(1).view().areas for one in area.cards]
    table.state.seat_of(1).observe()
    table.passes()

    assert any(note.endswith(f"(on {EXPEL}, Other)") for note in notes)
    assert table.expelled == ["Other"]


def test_the_effect_without_a_target_needs_none(own: AvariumGame) -> None:
    table = playing(own, "Fork", [])
    assert not table.can(EXPEL)
    answer(table, "Draw two cards")
    table.passes()

    assert len(table.hand(0)) == 2


def test_only_effects_with_enough_targets_can_be_chosen(own: AvariumGame) -> None:
    table = playing(own, "Pair", ["Plain"])
    answer(table)
    table.passes()

    assert (table.merit[1], table.exhausted("Plain")) == (6, [False])


def test_two_targets_of_the_effect_that_was_chosen(own: AvariumGame) -> None:
    table = playing(own, "Pair", ["Plain", "Other"])
    answer(table, "Exhaust two target enemy students", "Plain", "Other")
    table.passes()

    assert (table.merit[1], table.exhausted("Plain", "Other")) == (9, [True, True])


def test_an_ability_can_have_effects_to_choose_from(own: AvariumGame) -> None:
    table = Scene(own)(player(students=["Mentor", exhausted("Plain")]), player(students=["Other"]))
    table.do("Use Mentor", "Ready target other student")
    answer(table, "Plain")
    table.passes()

    assert table.exhausted("Plain", "Other") == [False, False]


def test_what_waits_for_an_event_can_too(own: AvariumGame) -> None:
    table = Scene(own)(
        player(hand=["Tea"], reputation=5, merit=10), player(students=["Other"]), courtyard=["Greeter"]
    )  # fmt: skip
    table.do("Play Tea")
    answer(table)
    table.passes()
    table.do("Greeter")
    table.do("Exhaust target enemy student")
    table.passes()

    assert (table.merit[0], table.exhausted("Other")) == (10, [True])


def test_new_targets_are_those_of_the_effect_that_was_chosen(own: AvariumGame) -> None:
    table = playing(own, "Fork", ["Plain", "Other"], hand=["Turn"])
    answer(table, EXPEL, "Other")
    table.do("Play Turn")
    answer(table)
    while not table.can("Plain"):
        table.do("Pass")
    table.do("Plain")
    table.passes()

    assert table.expelled == ["Plain"]


def test_a_copy_does_what_was_chosen(own: AvariumGame) -> None:
    table = playing(own, "Pair", ["Plain"], hand=["Twin"])
    answer(table)
    table.do("Play Twin")
    answer(table)
    table.passes()

    assert table.merit == [10, 3]


def test_a_text_has_one_such_choice() -> None:
    text = "Choose one: Expel target student; or draw a card. Choose one: Ready target student; or gain 1 Merit."
    with pytest.raises(TextError, match="one choice of effects with targets"):
        read(text, "scheme")
