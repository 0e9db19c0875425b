"""Hands, who is ahead, prices for once, and what happens to players: what designers write, in games of the academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from rulebound.games.avarium.zones import LIBRARY
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

SCHEMES: Final = {
    "Offer": "You may trash a card. If you do not, lose 2 Merit.",
    "Anew": "Trash your hand, then draw three cards.",
    "Sift": "Draw two cards, then put a card from your hand on the bottom of the Library.",
    "Voucher": "The next scheme you play this turn costs 1 Reputation less.",
    "Levelling": "Each enemy with more Merit than you loses 1 Merit.",
    "Catch Up": "If an enemy has more Merit than you, gain 3 Merit.",
    "Halving": "Each enemy loses half their Merit.",
    "Sweep": "Each enemy trashes their hand, then draws two cards.",
}
STUDENTS: Final = {
    "Phoenix": "When you trash a card, gain 1 Merit.",
    "Listener": "When an enemy draws a card, gain 1 Reputation.",
    "Miser": "When you gain Merit, gain 1 Reputation.",
    "Mourner": "When an enemy loses Merit, draw a card.",
    "Treasurer": "Schemes cost you 1 Reputation less for each other student in my class.",
    "Recruiter": "Students cost you 1 Reputation less to recruit for each other player.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these schemes and students besides its own."""
    schemes = [(name, "scheme", text) for name, text in SCHEMES.items()]
    students = [(name, "student", text) for name, text in STUDENTS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *schemes, *students)


def plays(own: AvariumGame, name: str, *others: dict[str, Any], **mine: Any) -> Table:
    """A table at which this scheme was played with Reputation, and no player responded."""
    mine = {"reputation": 5, **mine, "hand": [name, *mine.get("hand", [])]}
    table = Scene(own)(player("Kumara RAJ", **mine), *(others or (player("Hatsurugi TOUKA"),)))
    pay(table, f"Play {name}")
    return table


def pay(table: Table, sentence: str) -> None:
    """Plays a scheme for Reputation, and lets it take effect."""
    table.do(sentence)
    if any(option.startswith("Spend") for option in table.options):
        table.do("Spend")
    table.take_effect()


@pytest.mark.parametrize(("answer", "merit", "held"), [("Yes", 9, 1), ("No", 7, 2)])
def test_who_does_not_trash_a_card_loses_merit(own: AvariumGame, answer: str, merit: int, held: int) -> None:
    table = plays(own, "Offer", merit=9, hand=["Honour Roll", "Open Day"])
    table.do(answer)
    if answer == "Yes":
        table.do("Honour Roll")

    assert (table.merit[0], len(table.hand(0))) == (merit, held)


def test_who_has_no_card_to_trash_loses_merit_too(own: AvariumGame) -> None:
    assert plays(own, "Offer", merit=9).merit[0] == 7


def test_a_hand_is_trashed_and_drawn_anew(own: AvariumGame) -> None:
    table = plays(own, "Anew", hand=["Honour Roll", "Open Day"], students=["Phoenix"], merit=9)
    table.passes()

    assert len(table.hand(0)) == 3
    assert table.trashed[-3:] == ["Honour Roll", "Open Day", "Anew"]
    assert table.merit[0] == 11


def test_a_card_of_the_hand_goes_under_the_library(own: AvariumGame) -> None:
    table = plays(own, "Sift", hand=["Honour Roll"])
    table.do("Honour Roll")

    assert len(table.hand(0)) == 2
    assert table.names(table.state.cards_in(LIBRARY))[0] == "Honour Roll"


def test_only_the_next_scheme_is_cheaper(own: AvariumGame) -> None:
    table = plays(own, "Voucher", hand=["Honour Roll", "Open Day"])
    before = [table.state.scheme_price(table.piece(name)) for name in ("Honour Roll", "Open Day")]
    pay(table, "Play Honour Roll")

    assert before == [1, 0]
    assert table.state.scheme_price(table.piece("Open Day")) == 1


def test_whoever_has_more_merit_loses_one(own: AvariumGame) -> None:
    table = plays(own, "Levelling", player(merit=12), player(merit=5), merit=8)

    assert table.merit == [8, 11, 5]


@pytest.mark.parametrize(("theirs", "mine"), [(9, 11), (8, 8)])
def test_who_is_behind_catches_up(own: AvariumGame, theirs: int, mine: int) -> None:
    assert plays(own, "Catch Up", player(merit=theirs), merit=8).merit[0] == mine


def test_half_of_an_odd_number_is_rounded_down_and_a_mourner_draws(own: AvariumGame) -> None:
    table = plays(own, "Halving", player(merit=9), students=["Mourner"])
    table.passes()

    assert table.merit[1] == 5
    assert len(table.hand(0)) == 1


def test_an_enemys_hand_is_trashed_and_drawn_anew_and_a_listener_hears_it(own: AvariumGame) -> None:
    table = plays(
        own, "Sweep", player(hand=["Honour Roll", "Open Day", "Lost and Found"]), students=["Listener"], reputation=1
    )
    table.passes()

    assert len(table.hand(1)) == 2
    assert table.reputation[0] == 2


def test_a_miser_is_glad_of_merit(own: AvariumGame) -> None:
    table = plays(own, "Catch Up", player(merit=9), students=["Miser"], merit=8, reputation=1)
    table.passes()

    assert (table.merit[0], table.reputation[0]) == (11, 1)


@pytest.mark.parametrize(("others", "price"), [(1, 2), (2, 1), (3, 0)])
def test_students_cost_less_with_each_other_player(own: AvariumGame, others: int, price: int) -> None:
    table = Scene(own)(
        player("Kumara RAJ", students=["Recruiter"]),
        *[player(name) for name in ("Hatsurugi TOUKA", "AMYBA", "Peppermint KITTY")[:others]],
        courtyard=["Dojo Stormer"],
    )

    assert table.state.recruit_price(table.piece("Dojo Stormer")) == price


@pytest.mark.parametrize(("others", "cost"), [([], 0), (["Dojo Stormer"], -1), (["Dojo Stormer", "Pink One"], -2)])
def test_schemes_cost_less_for_each_other_student(own: AvariumGame, others: list[str], cost: int) -> None:
    mine = player("Kumara RAJ", students=["Treasurer", *others], hand=["Detention Slip"])
    table, plain = [Scene(own)(one, player("AMYBA")) for one in (mine, player("Kumara RAJ", hand=["Detention Slip"]))]

    with_it, without = [one.state.scheme_price(one.piece("Detention Slip")) for one in (table, plain)]

    assert with_it == max(0, without + cost)
