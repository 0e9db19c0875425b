"""Hands, who is ahead, prices for once, and what happens to players: what designers write, in games of the academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.zones import DECK
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player

SPELLS: Final = {
    "Offer": "You may discard a card. If you do not, lose 2 Will.",
    "Anew": "Discard your hand, then draw three cards.",
    "Refill": "Draw cards until you have four cards in your hand.",
    "Sift": "Draw two cards, then put a card from your hand on the bottom of the deck.",
    "Voucher": "The next spell you complete this turn costs 2 Will less.",
    "Envy": "The player with the most Shards loses 2 Shards.",
    "Levelling": "Each player with more Shards than you loses 1 Shard.",
    "Catch Up": "If another player has more Shards than you, gain 3 Shards.",
    "Halving": "Each other player loses half their Will, rounded up.",
    "Twice": "Double your Shards.",
    "Plain": "Gain 1 Shard.",
    "Last Resort": "If your hand is empty, gain 3 Shards.",
    "Library": "Gain 1 Shard for each card in your hand.",
}
ITEMS: Final = {
    "Phoenix": "When you discard a card, gain 1 Shard.",
    "Scholar": "When you draw a card, gain 1 Will.",
    "Miser": "When you gain Shards, gain 1 Will.",
    "Leech": "When another player loses Will, gain 1 Will.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    spells = [(name, "spell", text) for name, text in SPELLS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *spells, *[(name, "item", text) for name, text in ITEMS.items()])


def completes(own: ArcaneGame, spell: str, *others: dict[str, Any], **mine: Any) -> Table:
    """A table at which this spell has just been completed; in its place a card is drawn when the turn ends."""
    mine = {"will": 0, "shards": 0, **mine, "private": [spell, *mine.get("private", [])]}
    table = Scene(own)(player(**mine), *(others or (player(),)), bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


@pytest.mark.parametrize(("answer", "will", "kept"), [("Yes", 5, False), ("No", 3, True)])
def test_who_does_not_discard_loses_will(own: ArcaneGame, answer: str, will: int, *, kept: bool) -> None:
    table = completes(own, "Offer", will=5, private=["Deep Breath", "Plain"])
    table.do(answer)
    if answer == "Yes":
        table.do(next(option for option in table.options if "Plain" in option))

    assert (table.state.will[0], "Plain" in table.names(table.state.hand_of(0))) == (will, kept)


def test_a_hand_is_discarded_and_drawn_anew(own: ArcaneGame) -> None:
    table = completes(own, "Anew", private=["Deep Breath"], items=["Phoenix", "Scholar"])

    while "Which card's effect" in table.asked:
        table.do(table.options[0])

    assert len(table.state.hand_of(0)) == 4
    assert (table.state.shards[0], table.state.will[0]) == (1, 4)


@pytest.mark.parametrize(("hand", "shards"), [([], 3), (["Deep Breath"], 0)])
def test_an_empty_hand_is_a_condition(own: ArcaneGame, hand: list[str], shards: int) -> None:
    assert completes(own, "Last Resort", private=hand).state.shards[0] == shards


def test_cards_of_the_hand_are_counted_without_the_spell_itself(own: ArcaneGame) -> None:
    assert completes(own, "Library", private=["Deep Breath", "Plain"]).state.shards[0] == 2


def test_a_hand_is_filled_up(own: ArcaneGame) -> None:
    assert len(completes(own, "Refill", private=["Deep Breath"]).state.hand_of(0)) == 5


def test_a_card_of_the_hand_goes_under_the_deck(own: ArcaneGame) -> None:
    table = completes(own, "Sift", private=["Deep Breath"])
    table.do("Deep Breath")

    assert len(table.state.hand_of(0)) == 3
    assert table.names(table.state.cards_in(DECK))[0] == "Deep Breath"


def test_only_the_next_spell_is_cheaper(own: ArcaneGame) -> None:
    hand = ["Double Major", "Voucher", "Second Wind"]
    table = Scene(own)(player(private=hand, will=9), player(), public=["Deep Breath"], bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Double Major", "Complete Voucher")
    before = [table.state.cost(table.piece(name)) for name in ("Deep Breath", "Second Wind")]
    table.do("Complete Second Wind")

    assert before == [2, 0]
    assert table.state.cost(table.piece("Deep Breath")) == 4


def test_who_is_ahead_loses_shards(own: ArcaneGame) -> None:
    assert completes(own, "Envy", player(shards=5), player(shards=2)).state.shards == [0, 3, 2]


def test_nobody_is_ahead_of_an_equal(own: ArcaneGame) -> None:
    assert completes(own, "Envy", player(shards=5), player(shards=5)).state.shards == [0, 5, 5]


def test_whoever_has_more_loses_one(own: ArcaneGame) -> None:
    assert completes(own, "Levelling", player(shards=5), player(shards=1), shards=1).state.shards == [1, 4, 1]


@pytest.mark.parametrize(("theirs", "mine"), [(2, 4), (1, 1)])
def test_who_is_behind_catches_up(own: ArcaneGame, theirs: int, mine: int) -> None:
    assert completes(own, "Catch Up", player(shards=theirs), shards=1).state.shards[0] == mine


def test_half_of_an_odd_number_is_rounded_up_where_the_text_says_so(own: ArcaneGame) -> None:
    assert completes(own, "Halving", player(will=7), items=["Leech"]).state.will == [1, 3]


def test_shards_are_doubled_and_a_miser_is_content(own: ArcaneGame) -> None:
    table = completes(own, "Twice", shards=4, items=["Miser"])

    assert (table.state.shards[0], table.state.will[0]) == (8, 1)
