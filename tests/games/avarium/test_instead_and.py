"""What is done instead has two halves, or is something else than what happens to students."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from rulebound.games.avarium import characters
from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, exhausted, player

SAFE: Final = "The next time a student in your class would be expelled this turn, ready it and draw a card instead."
CARDS: Final = [
    ("Plain", "student", "I cannot lead attacks."),
    ("Other", "student", "I cannot lead attacks."),
    ("Sitter", "student", "If another student in my class would be expelled, exhaust me and lose 1 Merit instead."),
    ("Payer", "student", "If I would be expelled, lose 2 Merit instead."),
    ("Walker", "student", "If I would be expelled, put me into my hallway instead."),
    ("Goer", "student", "If I would be expelled, return me to the Courtyard and each enemy loses 1 Merit instead."),
    ("Dealer", "student", "If I would be expelled, you may exhaust me and lose 1 Merit instead."),
    ("Once", "student", "The first time I would be expelled each turn, exhaust me and gain 1 Merit instead."),
    ("Trader", "student", "If you would gain Merit, gain that much Reputation and draw a card instead."),
    ("Reader", "student", "If you would gain Merit, draw a card instead."),
    ("Tax", "student", "If you would gain Merit, each enemy loses that much Merit instead."),
    ("Purse", "student", "If you would lose Merit, lose that much Reputation instead."),
    ("Boot", "scheme", "Expel target student."),
    ("Kick", "scheme", "Expel target student."),
    ("Raise", "scheme", "Gain 3 Merit."),
    ("Fine", "scheme", "Each player loses 2 Merit."),
    ("Safe", "scheme", SAFE),
]  # fmt: skip


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def at(own: AvariumGame, students: list[Any], **mine: Any) -> Table:
    """A table with these students in the first player's class, who can expel them."""
    hand = ["Boot", "Kick"]
    return Scene(own)(player(students=students, hand=hand, **{"merit": 10, "reputation": 9, **mine}), player(merit=10))


def expel(table: Table, name: str, *answers: str, scheme: str = "Boot") -> None:
    table.do(f"Play {scheme}")
    for answer in (name, "Spend 1 Reputation"):
        if table.can(answer):
            table.do(answer)
    table.passes()
    for said in answers:
        table.do(said)


def played(own: AvariumGame, scheme: str, *answers: str, **mine: Any) -> Table:
    table = Scene(own)(
        player(hand=[scheme], **{"merit": 10, "reputation": 5, **mine}), player(merit=9, students=["Plain"])
    )
    table.do(f"Play {scheme}")
    for answer in (*answers, "Spend 1 Reputation"):
        if table.can(answer):
            table.do(answer)
    table.passes()
    return table


@pytest.mark.parametrize(("answers", "left", "merit"), [
    (["Yes"], ["Mule"], 10), (["No", "Yes"], ["Goat"], 10), (["No", "No"], ["Goat", "Mule"], 8)
])  # fmt: skip
def test_a_player_who_declines_what_one_card_offers_is_asked_about_the_other(
    tmp_path: Path, answers: list[str], left: list[str], merit: int
) -> None:
    spares = "If you would lose Merit, you may expel me instead."
    needed = [card for card in CARDS if card[0] in ("Plain", "Fine")]
    own = game_with(tmp_path, *needed, ("Goat", "student", spares), ("Mule", "student", spares))
    table = played(own, "Fine", students=["Goat", "Mule"])

    for answer in answers:
        assert "expel me instead" in table.asked
        table.do(answer)

    assert (table.students(0), table.merit) == (left, [merit, 7])


@pytest.mark.parametrize(("returned", "stays"), [("me", "Plain"), ("it", "Saver")])
def test_the_student_that_the_card_names_returns_to_the_courtyard(tmp_path: Path, returned: str, stays: str) -> None:
    saves = f"If another student in my class would be expelled, return {returned} to the Courtyard instead."
    own = game_with(tmp_path, *[card for card in CARDS if card[0] in ("Plain", "Boot", "Kick")],
                    ("Saver", "student", saves))  # fmt: skip
    table = at(own, ["Plain", "Saver"])

    expel(table, "Plain")

    assert table.students(0) == [stays]
    assert table.expelled == []


def test_who_goes_instead_is_exhausted_and_its_player_loses_merit(own: AvariumGame) -> None:
    table = at(own, ["Plain", "Sitter"])

    expel(table, "Plain")

    assert (table.students(0), table.exhausted("Sitter"), table.merit[0]) == (["Plain", "Sitter"], [True], 9)


def test_who_is_exhausted_already_cannot_be_exhausted_instead(own: AvariumGame) -> None:
    table = at(own, ["Plain", exhausted("Sitter")])

    expel(table, "Plain")

    assert (table.expelled, table.merit[0]) == (["Plain"], 10)


def test_merit_is_lost_in_place_of_an_expulsion(own: AvariumGame) -> None:
    table = at(own, ["Payer"])

    expel(table, "Payer")

    assert (table.students(0), table.merit[0]) == (["Payer"], 8)


def test_without_merit_to_lose_the_student_is_expelled(own: AvariumGame) -> None:
    table = at(own, ["Payer"], merit=1)

    expel(table, "Payer")

    assert (table.expelled, table.merit[0]) == (["Payer"], 1)


def test_who_would_be_expelled_walks_into_the_hallway(own: AvariumGame) -> None:
    table = at(own, ["Walker"])

    expel(table, "Walker")

    assert (table.students(0), table.expelled, table.hallway(0)) == ([], [], ["Walker"])


def test_who_would_be_expelled_goes_to_the_courtyard_and_enemies_pay(own: AvariumGame) -> None:
    table = at(own, ["Goer"])

    expel(table, "Goer")

    assert (table.students(0), table.expelled, table.merit) == ([], [], [10, 9])


@pytest.mark.parametrize(("answer", "left", "merit"), [("Yes", ["Dealer"], 9), ("No", [], 10)])
def test_a_player_may_do_both_instead(own: AvariumGame, answer: str, left: list[str], merit: int) -> None:
    table = at(own, ["Dealer"])

    expel(table, "Dealer", answer)

    assert (table.students(0), table.merit[0]) == (left, merit)


def test_both_are_done_the_first_time_in_a_turn(own: AvariumGame) -> None:
    table = at(own, ["Once"])

    expel(table, "Once")
    characters.ready(table.state, table.piece("Once"))
    first = table.students(0), table.merit[0]
    expel(table, "Once", scheme="Kick")

    assert (first, table.students(0)) == ((["Once"], 11), [])


def test_both_are_done_the_next_time(own: AvariumGame) -> None:
    table = Scene(own)(player(students=["Other"], hand=["Safe", "Boot", "Kick"], reputation=9), player())
    table.play("Play Safe", "Spend 1 Reputation")

    expel(table, "Other")
    left, held = table.students(0), len(table.hand(0))
    expel(table, "Other", scheme="Kick")

    assert (left, held, table.students(0)) == (["Other"], 2, [])


def test_instead_of_merit_one_gains_reputation_and_a_card(own: AvariumGame) -> None:
    table = played(own, "Raise", students=["Trader"])

    assert (table.merit[0], table.reputation[0], len(table.hand(0))) == (10, 5 - 1 + 3, 1)


def test_instead_of_merit_one_draws(own: AvariumGame) -> None:
    table = played(own, "Raise", students=["Reader"])

    assert (table.merit[0], len(table.hand(0))) == (10, 1)


def test_instead_of_merit_enemies_lose_as_much(own: AvariumGame) -> None:
    table = played(own, "Raise", students=["Tax"])

    assert table.merit == [10, 6]


def test_reputation_is_lost_instead_of_merit(own: AvariumGame) -> None:
    table = played(own, "Fine", students=["Purse"])

    assert (table.merit, table.reputation[0]) == ([10, 7], 5 - 1 - 2)
