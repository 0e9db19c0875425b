"""Damage that a player divides among students."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

STORM: Final = (
    "Pay any amount of Reputation. Deal that much damage divided as you choose among any number of target students."
)
CARDS: Final = [
    ("Arc", "scheme", "Deal 4 damage divided as you choose among enemy students."),
    ("Pair", "scheme", "Deal 4 damage divided as you choose among up to two students."),
    ("Storm", "scheme", STORM),
    ("Plain", "student", "I cannot lead attacks."),
    ("Other", "student", "I cannot lead attacks."),
    ("Third", "student", "I cannot lead attacks."),
]  # fmt: skip


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def played(own: AvariumGame, scheme: str, **mine: Any) -> Table:
    """A table at which this scheme has been played against three students."""
    theirs = player(students=["Plain", "Other", "Third"])
    table = Scene(own)(player(hand=[scheme], reputation=9, **mine), theirs)
    table.do(f"Play {scheme}")
    if table.can("Spend 1 Reputation"):
        table.do("Spend 1 Reputation")
    table.passes()
    return table


def test_all_of_it_is_dealt_together_to_who_was_chosen(own: AvariumGame) -> None:
    table = played(own, "Arc")

    table.do("Plain", "Plain", "Other", "Third")

    assert table.expelled == ["Plain"]


def test_two_students_are_expelled_by_enough_for_both(own: AvariumGame) -> None:
    table = played(own, "Arc")

    table.do("Plain", "Other", "Plain", "Other")

    assert sorted(table.expelled) == ["Other", "Plain"]


def test_only_two_can_be_chosen(own: AvariumGame) -> None:
    table = played(own, "Pair")

    table.do("Plain", "Other")

    assert sorted(table.options) == ["Other", "Plain"]


def test_as_much_as_was_paid_is_divided(own: AvariumGame) -> None:
    table = played(own, "Storm")

    table.do("Yes", "Yes", "No", "Third", "Third")

    assert table.expelled == ["Third"]
