"""Bids that players make without the others knowing, and bids with a bound."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Table, player, twelve_others

ITEMS: Final = {
    "Auction": "Each player secretly bids any number of their points. The highest bidder draws three cards and "
    "everyone loses the points they bid.",
    "Small": "Each player secretly bids up to three points. Each player with the highest bid draws a card. Gain points "
    "equal to the lowest bid.",
    "Poor": "Each player secretly bids any amount of points. The lowest bidder draws a card.",
    "Open": "Each player may bid up to 2 points. The highest bidder pays their bid and draws two cards.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, {}, {}))


def bidding(own: CourseGame, item: str, points: tuple[int, int]) -> Table:
    """A table at which this item has just been played by a player with so many points, and another one with so many."""
    return plays(own, item, player(points=points[1], deck=twelve_others()), points=points[0], deck=twelve_others())


def bid(table: Table, number: int) -> None:
    """The player who is asked bids so much, by ranges first."""
    seat = table.state.seat
    while table.state.seat == seat and any(option[0].isdigit() for option in table.options):
        for option in table.options:
            low, _, high = option.partition(" to ")
            if int(low) <= number <= int(high or low):
                table.do(option)
                break


@pytest.mark.parametrize(("bids", "points", "drawn"), [
    ((3, 1), [2, 4], [3, 0]), ((2, 2), [3, 3], [0, 0]), ((0, 5), [5, 0], [0, 3]), ((0, 0), [5, 5], [0, 0]),
])  # fmt: skip
def test_each_loses_the_own_bid_and_one_highest_bidder_wins(
    own: CourseGame, bids: tuple[int, int], points: list[int], drawn: list[int]
) -> None:
    table = bidding(own, "Auction", (5, 5))

    for number in bids:
        bid(table, number)

    assert table.points == points
    assert [len(table.hand(seat)) for seat in (0, 1)] == drawn


def test_nothing_is_said_of_a_bid_before_all_have_bid(own: CourseGame) -> None:
    table = bidding(own, "Auction", (5, 5))

    bid(table, 4)

    assert not [line for line in table.told() if "Player 1 chooses" in line]


def test_no_player_can_bid_more_than_there_is(own: CourseGame) -> None:
    table = bidding(own, "Auction", (1, 0))

    assert table.options == ["0", "1"]
    table.do("1")

    assert table.points[0] == 0  # the other one has nothing, and so is not asked


def test_a_bound_holds_also_for_who_has_more(own: CourseGame) -> None:
    table = bidding(own, "Small", (9, 9))
    assert table.options == ["0", "1", "2", "3"]

    table.do("3", "3")

    assert [len(table.hand(seat)) for seat in (0, 1)] == [1, 1]
    assert table.points == [12, 9]


def test_the_lowest_bidder_is_one(own: CourseGame) -> None:
    table = bidding(own, "Poor", (2, 2))

    bid(table, 2)
    bid(table, 1)

    assert [len(table.hand(seat)) for seat in (0, 1)] == [0, 1]


def test_an_open_auction_ends_at_its_bound(own: CourseGame) -> None:
    table = bidding(own, "Open", (9, 9))

    table.do("Yes", "Yes")

    assert table.points == [9, 7]
    assert len(table.hand(1)) == 2


@pytest.mark.parametrize("text", ["Each player loses their bid.", "The highest bidder draws a card."])
def test_without_bids_there_is_no_bidder(text: str) -> None:
    with pytest.raises(TextError):
        read(text, "item")
