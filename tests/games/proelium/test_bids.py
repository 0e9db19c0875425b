"""Bids of money in Proelium: what is paid counts toward the limit of a turn, and what is lost does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, Table, player

ALL_BID = "Each player secretly bids any amount of money. "
WINS = " The highest bidder draws three cards."


def bidding(folder: Path, text: str, funds: int = 20) -> Table:
    game = game_with(folder, ("Own", "action", text))
    table = Scene(game)(player(hand=["Own"], funds=funds), player(funds=20))
    table.do("Play Own")
    return table


def bid(table: Table, tokens: int) -> None:
    """The player who is asked bids so much, by ranges first."""
    seat = table.state.seat
    while table.state.seat == seat and any("0k" in option for option in table.options):
        for option in table.options:
            low, _, high = option.partition(" to ")
            if int(low.removesuffix("0k") or 0) <= tokens <= int((high or low).removesuffix("0k") or 0):
                table.do(option)
                break


def test_the_log_says_how_much_money_was_bid(tmp_path: Path) -> None:
    table = bidding(tmp_path, f"{ALL_BID}Each player pays their bid.{WINS}")

    for tokens in (3, 0):
        bid(table, tokens)

    assert {"Player 1 bids 30k.", "Player 2 bids nothing."} <= set(table.told())


@pytest.mark.parametrize(("what", "spent"), [("pays", [3, 4]), ("loses", [0, 0])])
def test_what_is_paid_counts_toward_the_limit(tmp_path: Path, what: str, spent: list[int]) -> None:
    table = bidding(tmp_path, f"{ALL_BID}Each player {what} their bid.{WINS}")

    for tokens in (3, 4):
        bid(table, tokens)

    assert table.funds == [17, 16]
    assert table.spent == spent
    assert [len(table.there("hand", seat)) for seat in (0, 1)] == [0, 3]


def test_none_bids_more_than_can_be_paid(tmp_path: Path) -> None:
    table = bidding(tmp_path, f"{ALL_BID}Each player pays their bid.{WINS}")
    highest = max(int(option.rpartition(" ")[2].removesuffix("0k") or 0) for option in table.options)

    assert highest <= 7  # a range that begins with 50k or less
    bid(table, 5)
    assert table.state.seat == 1


@pytest.mark.parametrize("text", [
    "Each player secretly bids up to 20k. The highest bidder pays their bid and draws three cards.",
    "Each player may bid up to 20k. The highest bidder pays their bid and draws three cards.",
])  # fmt: skip
def test_a_bid_is_bounded_by_money(tmp_path: Path, text: str) -> None:
    table = bidding(tmp_path, text)

    while table.options and table.asked and "bid" in table.asked:
        table.do("Yes" if "Yes" in table.options else table.options[-1 if table.state.seat == 0 else 0])

    assert sum(table.spent) == 2


def test_a_saved_auction_asks_for_the_same_bid(tmp_path: Path) -> None:
    text = "Each player may bid up to 50k. The highest bidder pays their bid and draws two cards."
    table = bidding(tmp_path, text)

    for tokens in range(1, 4):
        again = Scene(table.game).keep(table.game.load_state(table.state.save()))
        assert again.asked == table.asked == f"Own: do you bid {tokens}0k?"
        table.do("Yes")


def test_beyond_the_bids_that_have_names_10k_more_are_asked_for(tmp_path: Path) -> None:
    text = "Each player may bid any amount of money. The highest bidder pays their bid and draws two cards."
    limit = ("Rich", "item", "You may spend any amount of money each turn.")
    rival = ("Richer", "item", "Your opponent may spend any amount of money each turn.")
    table = Scene(game_with(tmp_path, ("Own", "action", text), limit, rival))(
        player(hand=["Own"], laboratory=["Rich", "Richer"], funds=30), player(funds=30)
    )
    table.do("Play Own", *["Yes"] * 20)

    assert table.asked == "Own: do you bid 10k more?"
