"""Cards that are chosen as far as the total of their values allows."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

CARDS: Final = [
    ("One", "student", "I cannot lead attacks."),
    ("Two", "student", "I cannot lead attacks."),
    ("Three", "student", "I cannot lead attacks."),
    ("Purge", "scheme", "Expel any number of enemy students with total Defense 4 or less. Draw that many cards."),
    ("Two Less", "scheme", "Exhaust up to two students with total Combat 3 or less."),
    ("Intake", "scheme",
     "Recruit any number of students from the Courtyard with total cost 2 or less without paying for them."),
]  # fmt: skip


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2, recruit cost 1."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def playing(own: AvariumGame, scheme: str, **zones: Any) -> Table:
    students = ["One", "Two", "Three"] if not zones else []
    table = Scene(own)(player(hand=[scheme], reputation=5), player(students=students), **zones)
    table.do(f"Play {scheme}")
    if table.can("Spend 1 Reputation"):
        table.do("Spend 1 Reputation")
    table.passes()
    return table


def test_as_many_are_chosen_as_the_total_allows(own: AvariumGame) -> None:
    table = playing(own, "Purge")
    table.do("One", "Two")

    assert sorted(table.expelled) == ["One", "Two"]
    assert len(table.hand(0)) == 2


def test_one_may_stop_before(own: AvariumGame) -> None:
    table = playing(own, "Purge")
    table.do("One", "No")

    assert (table.expelled, len(table.hand(0))) == (["One"], 1)


def test_who_goes_over_the_total_cannot_be_chosen(own: AvariumGame) -> None:
    table = playing(own, "Two Less")
    table.do("One")
    others = [one for one in table.options if one not in ("Two", "Three", "No")]

    assert {"Two", "Three", "No"} <= set(table.options)
    assert not any(one.startswith("Hatsurugi") for one in others)


def test_students_are_recruited_within_a_total(own: AvariumGame) -> None:
    table = playing(own, "Intake", courtyard=["One", "Two", "Three"])
    table.do("One", "Two")
    if table.can("No"):
        table.do("No")

    assert sorted(table.hallway(0)) == ["One", "Two"]
