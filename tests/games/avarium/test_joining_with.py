"""Students that wait in a hallway with counters, and what is asked of counters on them."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

UNDYING: Final = (
    "When I am expelled, if I had no +1 Combat counter on me, put me into my hallway with a +1 Combat counter on me."
)
MARKED: Final = "When I am expelled, if I had a page counter, gain 3 Merit."
CARDS: Final = [
    ("Undying", "student", UNDYING),
    ("Phoenix", "student", "When I am expelled, put me into my hallway."),
    ("Marked", "student", f"I join with two page counters on me.\n{MARKED}"),
    ("Plain", "student", "I can be exhausted to play schemes of any cost."),
    ("Kill", "scheme", "Expel target student."),
    ("Again", "scheme", "Expel target student. Gain 1 Reputation."),
    ("Back", "scheme", "Put target student into its player's hallway with two +1 Combat counters on it."),
]  # fmt: skip


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, mine: str, *hand: str) -> Table:
    return Scene(own)(
        player("Kumara RAJ", students=[mine, "Plain"], hand=list(hand), merit=10, reputation=9),
        player("Hatsurugi TOUKA", merit=20, reputation=9),
    )


def test_who_was_expelled_comes_back_once_with_a_counter(own: AvariumGame) -> None:
    table = school(own, "Undying", "Kill", "Again")
    cast(table, "Kill", "Undying")
    waits = table.hallway(0)
    table.end_turn()
    combat = table.combat("Undying")
    table.end_turn()
    cast(table, "Again", "Undying")

    assert waits == ["Undying"]
    assert combat == 2
    assert table.expelled == ["Undying"]


def test_who_is_expelled_goes_into_the_hallway_of_its_player(own: AvariumGame) -> None:
    table = school(own, "Phoenix", "Kill")
    cast(table, "Kill", "Phoenix")

    assert table.hallway(0) == ["Phoenix"]


def test_a_student_waits_in_the_hallway_with_what_it_has_later(own: AvariumGame) -> None:
    table = school(own, "Phoenix", "Back")
    cast(table, "Back", "Plain")
    waits = table.hallway(0)
    table.end_turn()

    assert waits == ["Plain"]
    assert table.combat("Plain") == 3


def test_counters_that_were_on_it_are_known(own: AvariumGame) -> None:
    table = Scene(own)(
        player("Kumara RAJ", hallway=["Marked"], merit=10, reputation=9),
        player("Hatsurugi TOUKA", hand=["Kill"], merit=20, reputation=9),
    )
    table.end_turn()
    cast(table, "Kill", "Marked")

    assert table.merit[0] == 13
