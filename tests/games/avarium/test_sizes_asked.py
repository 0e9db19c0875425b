"""What is asked, and said, where cards say how many may stay in a Class or a Hand."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from rulebound.games.avarium.timing import EXCESS_CARDS, EXCESS_STUDENTS
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, player

CARDS: Final = [
    ("Cramped", "student", "Your maximum class size is 2.\nYour maximum hand size is 1."),
    ("Plain", "student", ""),
]
CROWD: Final = ["Pink One", "Red One", "Hall Monitor", "Heartbreaker", "Living Statue", "Pourer of Tea"]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def test_the_question_says_how_many_may_stay(own: AvariumGame) -> None:
    table = Scene(own)(player("Kumara RAJ", ["Cramped", "Plain", "Pink One"], hand=["Pep Talk", "Pop Quiz"]), player())

    table.play("End your turn")
    assert table.asked == "Your Class has more than 2 students: whom do you expel?"

    table.play("Expel Plain")
    assert table.asked == "You hold more than 1 card: which one do you trash?"


@pytest.mark.rule("avarium", "end.class")
def test_without_such_cards_it_is_the_number_of_the_handbook(own: AvariumGame) -> None:
    table = Scene(own)(player("Kumara RAJ", CROWD), player())

    table.play("End your turn")

    assert table.asked == "Your Class has more than five students: whom do you expel?"


@pytest.mark.parametrize(
    ("step", "said"),
    [(EXCESS_STUDENTS, "No Class has too many students"), (EXCESS_CARDS, "No Hand has too many cards")],
)
def test_who_responds_after_that_reads_no_wrong_number(own: AvariumGame, step: int, said: str) -> None:
    table = Scene(own)(player("Kumara RAJ", ["Cramped"]), player(hand=["Nurse's Office"], reputation=1))

    table.until_step(step, "End your turn")
    while not table.state.seat:
        table.do("Pass")

    assert table.asked == f"{said}: do you respond?"
