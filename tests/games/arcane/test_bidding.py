"""Auctions by the texts of Arcane Academy: who bids most pays, and gets it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.games.arcane import state
from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player

CARDS: Final = [
    ("Sale", "spell", "Each player may bid any number of Shards. The highest bidder pays and gets 4 Will."),
    (
        "Pawn",
        "spell",
        "Each other player may bid any amount of Shards; the highest pays them and draws a card. Gain 1 Will.",
    ),
    ("Idle", "spell", "Gain 1 Will."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def auction(own: ArcaneGame, spell: str, *shards: int) -> Table:
    """A table at which an auction begins; what each player has of Shards."""
    seats = [player(private=[spell] if seat == 0 else [], will=0, shards=n) for seat, n in enumerate(shards)]
    table = Scene(own)(*seats, bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


def answers(table: Table, *said: str) -> list[tuple[int, str]]:
    """Who is asked what, while these are answered."""
    asked: list[tuple[int, str]] = []
    for answer in said:
        asked.append((table.state.seat, table.asked))
        table.do(answer)
    return asked


def test_each_player_in_turn_is_asked_for_one_more_until_one_is_left(own: ArcaneGame) -> None:
    table = auction(own, "Sale", 3, 3, 3)
    asked = answers(table, "Yes", "Yes", "No", "Yes")

    assert [seat for seat, _ in asked] == [0, 1, 2, 0]
    assert [question for _, question in asked] == [
        f"Sale: do you bid {bid}?" for bid in ("1 Shard", "2 Shards", "3 Shards", "3 Shards")
    ]
    assert (table.will, table.shards) == ([4, 0, 0], [0, 3, 3])


def test_who_cannot_pay_one_more_is_not_asked(own: ArcaneGame) -> None:
    table = auction(own, "Sale", 0, 2, 1)
    asked = answers(table, "Yes")

    assert [seat for seat, _ in asked] == [1]
    assert (table.will, table.shards) == ([0, 4, 0], [0, 1, 1])


def test_who_has_more_can_bid_more(own: ArcaneGame) -> None:
    table = auction(own, "Sale", 2, 5)
    answers(table, "Yes", "Yes")

    assert (table.will, table.shards) == ([0, 4], [2, 3])


def test_where_no_player_bids_nothing_happens(own: ArcaneGame) -> None:
    table = auction(own, "Sale", 3, 3)
    answers(table, "No", "No")

    assert (table.will, table.shards) == ([0, 0], [3, 3])


def test_the_others_may_bid_alone_and_the_spell_goes_on(own: ArcaneGame) -> None:
    table = auction(own, "Pawn", 9, 2, 2)
    before = len(table.hand(2))
    asked = answers(table, "No", "Yes")

    assert [seat for seat, _ in asked] == [1, 2]
    assert len(table.hand(2)) == before + 1
    assert (table.will[0], table.shards) == (1, [9, 2, 1])


def test_a_saved_auction_asks_for_the_same_bid(own: ArcaneGame) -> None:
    table = auction(own, "Sale", 3, 3)
    table.do("Yes")

    loaded = own.load_state(table.state.save())

    assert loaded.decision.prompt == "Sale: do you bid 2 Shards?"


def test_an_auction_is_saved_and_goes_on(own: ArcaneGame) -> None:
    table = auction(own, "Sale", 3, 3)
    table.do("Yes")
    loaded = own.load_state(table.state.save())
    assert isinstance(loaded, state.Table)
    loaded.apply(loaded.legal_actions()[-1])

    assert loaded.will == [4, 0]
    assert loaded.shards == [2, 3]


def test_bids_without_a_prize_are_refused(own: ArcaneGame) -> None:
    assert "say what is won" in own.card_files.fault("Each player may bid any amount of Shards.", "spell")


@pytest.mark.parametrize(("what", "word"), [("Shards", "many"), ("Will", "much")])
def test_the_question_for_a_secret_bid_is_a_sentence(tmp_path: Path, what: str, word: str) -> None:
    text = f"Each player secretly bids any amount of {what}. The highest bidder pays their bid and draws a card."
    own = game_with(tmp_path, ("Vote", "spell", text))
    table = Scene(own)(player(private=["Vote"]), player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Vote")

    assert table.asked == f"Vote: how {word} {what} do you bid?"
