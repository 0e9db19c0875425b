"""Schemes that are cancelled and schemes that cannot be, by their texts, in Avarium Academy."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

SCHEMES: Final = [
    ("Grant", "scheme", "Gain 3 Merit."),
    ("Sure Grant", "scheme", "Gain 3 Merit. This scheme can't be canceled."),
    ("Line Grant", "scheme", "This cannot be cancelled.\nGain 3 Merit."),
    ("Quiet", "scheme", "Your schemes cannot be cancelled this turn."),
    ("Truce", "scheme", "Until the start of your next turn, schemes players play cannot be cancelled."),
    ("No", "scheme", "SURPRISE: Cancel target scheme."),
    ("Paid No", "scheme", "SURPRISE: Cancel target enemy scheme. If you do, gain 1 Merit."),
    ("Cheap No", "scheme", "SURPRISE: Cancel target scheme with cost 0."),
]
STUDENTS: Final = [
    ("Patron", "student", "Your schemes can't be cancelled as long as I am ready."),
    ("Sprinter", "student", "SURPRISE schemes you play cannot be cancelled."),
    ("Opener", "student", "The first scheme you play each turn cannot be cancelled."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *SCHEMES, *STUDENTS)


def answered(own: AvariumGame, played: str, answer: str, **mine: Any) -> Table:
    """A table at which one player has played a scheme, and the other one has answered it with another."""
    hand = [played, *mine.pop("more", [])]
    table = Scene(own)(
        player("Kumara RAJ", hand=hand, reputation=9, merit=20, **mine),
        player("Hatsurugi TOUKA", hand=[answer], reputation=9, merit=20),
    )
    for first in hand[1:]:
        cast(table, first)
    table.do(f"Play {played}")
    for choice in ("Spend 1 Reputation", f"Play {answer}", played, "Spend 1 Reputation"):
        if table.can(choice):
            table.do(choice)
    table.passes()
    return table


@pytest.mark.parametrize(("played", "merit"), [("Grant", 20), ("Sure Grant", 23), ("Line Grant", 23)])
def test_a_scheme_that_says_so_is_not_cancelled(own: AvariumGame, played: str, merit: int) -> None:
    table = answered(own, played, "No")

    assert table.merit[0] == merit
    assert sorted(table.trashed) == sorted([played, "No"])


@pytest.mark.parametrize(("patron", "merit"), [("Patron", 23), ({"name": "Patron", "exhausted": True}, 20)])
def test_as_long_as_a_student_says_so_ones_schemes_are_not_cancelled(
    own: AvariumGame, patron: Any, merit: int
) -> None:  # fmt: skip
    assert answered(own, "Grant", "No", students=[patron]).merit[0] == merit


def test_only_such_schemes_as_a_student_speaks_of_are_safe(own: AvariumGame) -> None:
    assert answered(own, "Grant", "No", students=["Sprinter"]).merit[0] == 20


@pytest.mark.parametrize("first", ["Quiet", "Truce"])
def test_for_a_while_schemes_are_not_cancelled(own: AvariumGame, first: str) -> None:
    assert answered(own, "Grant", "No", more=[first]).merit[0] == 23


def test_what_is_so_for_one_turn_is_over_in_the_next(own: AvariumGame) -> None:
    table = Scene(own)(
        player(hand=["Quiet", "Truce"], reputation=9), player(hand=["Grant"], reputation=9)
    )  # fmt: skip
    grant = table.piece("Grant")
    cast(table, "Quiet")
    mine, theirs = [table.state.forbidder("cannot be cancelled", seat, grant) >= 0 for seat in (0, 1)]
    table.end_turn()

    assert (mine, theirs) == (True, False)
    assert table.state.forbidder("cannot be cancelled", 0, grant) < 0


@pytest.mark.parametrize(
    ("played", "answer", "merit"),
    [
        ("Grant", "Paid No", [20, 21]),
        ("Sure Grant", "Paid No", [23, 20]),
    ],
)
def test_what_hangs_on_cancelling_is_done_where_a_scheme_was_cancelled(
    own: AvariumGame, played: str, answer: str, merit: list[int]
) -> None:  # fmt: skip
    assert answered(own, played, answer).merit == merit


def test_a_scheme_of_another_cost_is_no_target(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Grant"], reputation=9), player(hand=["Cheap No"], reputation=9))
    table.do("Play Grant")

    assert not table.can("Play Cheap No")


@pytest.mark.parametrize(
    ("kind", "text", "why"),
    [
        ("scheme", "This cannot be cancelled.", "this scheme does nothing"),
        ("student", "When you start your turn, draw a card. This cannot be cancelled.", "only a scheme can be"),
        ("student", "Students you play cannot be cancelled.", "only schemes can be cancelled"),
        ("student", "Students in my class have +1 cost.", "write what it costs whom"),
        ("student", "Students in my class have +1 recruit cost.", "who is in play is paid for"),
        ("scheme", "Exhaust each idol with cost 2 or less.", "idols have no cost"),
    ],
)
def test_what_would_do_nothing_is_refused(own: AvariumGame, kind: str, text: str, why: str) -> None:
    assert why in own.card_files.fault(text, kind)


@pytest.mark.parametrize(("more", "merit"), [([], 23), (["Sure Grant"], 23)])
def test_the_first_scheme_of_a_turn_is_not_cancelled(own: AvariumGame, more: list[str], merit: int) -> None:
    table = answered(own, "Grant", "No", students=["Opener"], more=more)

    assert table.merit[0] == merit


def test_who_played_what_is_cancelled_loses_as_much_merit_as_it_cost(tmp_path: Path) -> None:
    text = "SURPRISE: Cancel target scheme. Its player loses Merit equal to its cost."
    table = answered(
        game_with(tmp_path, ("Grant", "scheme", "Gain 3 Merit."), ("Dear No", "scheme", text)), "Grant", "Dear No"
    )

    assert table.merit == [19, 20]
