"""Twice as much as was paid, lost or done, any amount that is lost, and all that is over a number."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

CARDS: Final = [
    ("Plain", "student", "I cannot lead attacks."),
    ("Other", "student", "I cannot lead attacks."),
    ("Cap", "scheme", "Each player loses all Merit over 5."),
    ("Sink", "scheme", "Lose all Merit over 5. Draw that many cards."),
    ("Empty", "scheme", "Lose all your Reputation. Gain twice that much Merit."),
    ("Bet", "scheme", "Pay any amount of Merit. Roll a die. If you roll 1 or more, gain twice that much Merit."),
    ("Give", "scheme", "Lose any amount of Merit. Gain three times that much Reputation."),
    ("Bolt", "scheme", "Pay any amount of Reputation. Deal that much damage to target student."),
    ("Blast", "scheme", "Pay any amount of Reputation. Deal twice that much damage to target student."),
    ("Some", "scheme", "Expel any number of students in your class. Draw twice that many cards."),
]  # fmt: skip


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def played(own: AvariumGame, scheme: str, *answers: str, **mine: Any) -> Table:
    mine = {"merit": 10, "reputation": 5, **mine}
    table = Scene(own)(player(hand=[scheme], **mine), player(merit=9, students=["Plain"]), chance=[6])
    table.do(f"Play {scheme}")
    for answer in (*answers, "Spend 1 Reputation"):
        if table.can(answer):
            table.do(answer)
    table.passes()
    return table


def test_players_lose_what_they_have_over_a_number(own: AvariumGame) -> None:
    table = played(own, "Cap")
    assert table.merit == [5, 5]

    assert played(own, "Cap", merit=3).merit == [3, 5]


def test_what_is_lost_over_a_number_is_counted(own: AvariumGame) -> None:
    table = played(own, "Sink", merit=7)

    assert (table.merit[0], len(table.hand(0))) == (5, 2)


def test_twice_as_much_is_gained_as_was_lost(own: AvariumGame) -> None:
    table = played(own, "Empty")

    assert (table.merit[0], table.reputation[0]) == (10 + 2 * 4, 0)


def test_twice_as_much_is_won_as_was_bet(own: AvariumGame) -> None:
    table = played(own, "Bet")
    table.do("Yes", "Yes", "Yes", "No")

    assert table.merit[0] == 10 - 3 + 6


def test_any_amount_can_be_lost(own: AvariumGame) -> None:
    table = played(own, "Give")
    table.do("Yes", "Yes", "No")

    assert (table.merit[0], table.reputation[0]) == (8, 4 + 6)


@pytest.mark.parametrize(
    ("scheme", "paid", "expelled"), [("Bolt", 1, []), ("Bolt", 2, ["Plain"]), ("Blast", 1, ["Plain"])]
)  # fmt: skip
def test_damage_is_as_much_as_was_paid(own: AvariumGame, scheme: str, paid: int, expelled: list[str]) -> None:
    table = played(own, scheme, "Plain")
    table.do(*["Yes"] * paid, "No")

    assert (table.reputation[0], table.expelled) == (4 - paid, expelled)


def test_twice_as_many_cards_are_drawn_as_students_were_expelled(own: AvariumGame) -> None:
    table = played(own, "Some", students=["Other"])
    table.do("Other")
    if table.can("No"):
        table.do("No")

    assert len(table.hand(0)) == 2
