"""Assignments of Arcane Academy that are completed out of those that one looks at or that a player shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from rulebound.games.arcane import zones
from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player

SPELLS: Final = {
    "Search": "Look at the top three assignments of the deck. You may complete one of them for free. "
    "Put the rest on the bottom.",
    "Lottery": "Reveal the top three cards of the deck. Complete one of them without paying its cost and "
    "discard the rest.",
    "Small": "Look at the top two cards of the deck. Complete one of them with cost 1 or less without paying its cost. "
    "Put the rest back in any order.",
    "Bargain": "Look at the top three assignments of the deck. Complete one of them, paying 2 less, and put the rest "
    "back in any order.",
    "Top": "Reveal the top card of the deck. You may complete it for 1 Will less.",
    "Doubt": "Look at the top card of the deck. You may discard it.",
    "Theft": "Another player reveals their hand. You may complete a spell from it without paying its cost.",
    "Deal": "Another player reveals their hand. You may complete one of them, paying 1 less.",
    "Gift": "Gain 3 Shards.",
    "Rain": "Gain 2 Will.",
}
LAMP: Final = "When you rest, gain 1 Will."


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own: spells cost 0."""
    spells = [(name, "spell", text) for name, text in SPELLS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *spells, ("Lamp", "item", LAMP))


@pytest.fixture(scope="module")
def dear(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The same, in which all of these cost 3."""
    spells = [(name, "spell", text) for name, text in SPELLS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *spells, ("Lamp", "item", LAMP), cost=3)


def completing(own: ArcaneGame, spell: str, deck: list[str], other: dict[str, Any] | None = None, **mine: Any) -> Table:
    """A table at which this spell is being completed."""
    mine = {"will": 0, "shards": 0, **mine}
    table = Scene(own)(player(private=[spell], **mine), other or player(), bag=[], deck=deck[::-1])
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


def test_one_of_three_is_completed_and_the_others_lie_at_the_bottom(own: ArcaneGame) -> None:
    table = completing(own, "Search", ["Lamp", "Gift", "Rain", "Night Lamp", "Grand Theorem"])

    table.do("Yes", "Gift")

    assert table.shards[0] == 3
    assert "Gift" in table.names(table.state.cards_in(zones.SPELLS, 0))
    assert "Lamp" not in table.items(0)


def test_none_need_be_completed(own: ArcaneGame) -> None:
    table = completing(own, "Search", ["Lamp", "Gift", "Rain", "Night Lamp", "Grand Theorem"])

    table.do("No")

    assert table.shards[0] == 0
    assert table.names(table.state.cards_in(zones.SPELLS, 0)) == ["Search"]


def test_what_was_revealed_and_not_completed_is_discarded(own: ArcaneGame) -> None:
    table = completing(own, "Lottery", ["Lamp", "Gift", "Rain", "Night Lamp", "Grand Theorem"])

    table.do("Lamp")

    assert table.items(0) == ["Lamp"]
    assert sorted(table.names(table.state.cards_in(zones.DISCARD))) == ["Gift", "Rain"]


def test_only_what_is_cheap_enough_is_completed_for_nothing(dear: ArcaneGame) -> None:
    table = Scene(dear)(player(private=["Small"], will=3), player(), bag=[], deck=["Night Lamp", "Gift", "Lamp"])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Small")
    while "Lamp" in table.options:
        table.do("Lamp")

    assert table.items(0) == []


@pytest.mark.parametrize(("will", "after"), [(6, 2), (4, 0)])
def test_one_is_completed_for_less(dear: ArcaneGame, will: int, after: int) -> None:
    table = Scene(dear)(
        player(private=["Bargain"], will=will, shards=0), player(), bag=[], deck=["Night Lamp", "Rain", "Lamp", "Gift"]
    )

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Bargain", "Gift")

    assert table.shards[0] == 3
    assert table.will[0] == after


def test_what_cannot_be_paid_for_is_not_completed(dear: ArcaneGame) -> None:
    table = Scene(dear)(
        player(private=["Bargain"], will=3, shards=0), player(), bag=[], deck=["Night Lamp", "Rain", "Lamp", "Gift"]
    )

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Bargain")

    assert "Gift" not in table.names(table.state.cards_in(zones.SPELLS, 0))


@pytest.mark.parametrize(("will", "gained"), [(5, 3), (4, 0)])
def test_the_top_card_is_completed_for_less_where_it_can_be_paid(dear: ArcaneGame, will: int, gained: int) -> None:
    table = Scene(dear)(player(private=["Top"], will=will, shards=0), player(), bag=[], deck=["Night Lamp", "Gift"])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Top")
    if "Yes" in table.options:
        table.do("Yes")

    assert table.shards[0] == gained


def test_a_spell_of_another_hand_is_completed_and_its_player_gets_another_card(own: ArcaneGame) -> None:
    table = completing(own, "Theft", ["Night Lamp", "Grand Theorem"], player(private=["Gift", "Lamp"], shards=0))

    table.do("Yes")
    if "Gift" in table.options:
        table.do("Gift")

    assert table.shards == [3, 0]
    assert table.hand(1) == ["Lamp"]
    assert "Gift" in table.names(table.state.cards_in(zones.SPELLS, 0))
    assert table.state.owed == [0, 0]


def test_a_spell_of_another_hand_costs_what_it_costs_the_player_who_completes_it(dear: ArcaneGame) -> None:
    mine, other = player(private=["Deal"], items=["Thrifty Wand"], will=9), player(private=["Gift"])
    table = Scene(dear)(mine, other, bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Deal for 2 Will", "Yes")
    if "Gift" in table.options:
        table.do("Gift")

    assert table.will[0] == 9 - 2 - 1


def test_the_last_card_of_the_deck_brings_the_end_nearer(own: ArcaneGame) -> None:
    table = completing(own, "Lottery", ["Gift"])

    table.do("Gift")

    assert table.state.emptied == 0


@pytest.mark.parametrize(("more", "emptied"), [([], 0), (["Rain", "Lamp", "Small", "Bargain", "Top"], -1)])
def test_the_last_card_of_the_deck_brings_the_end_nearer_when_it_is_discarded(
    own: ArcaneGame, more: list[str], emptied: int
) -> None:
    center = ["Night Lamp", "Grand Theorem", "Search", "Lottery"]
    table = Scene(own)(player(private=["Doubt"]), player(), bag=[], deck=[*more, "Gift"], public=center)

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Doubt", "Yes")

    assert table.names(table.state.cards_in(zones.DISCARD)) == ["Gift"]
    assert table.state.emptied == emptied


@pytest.mark.parametrize(("noun", "spell", "will"), [
    ("a public assignment", "Rain", 1), ("a public spell", "Rain", 1), ("a public item", "Rain", 0),
    ("a public assignment", "Gift", 0), ("an assignment", "Gift", 1),
])  # fmt: skip
def test_what_was_public_is_known_once_it_is_completed(tmp_path: Path, noun: str, spell: str, will: int) -> None:
    text = f"When you complete {noun}, gain 1 Will."
    spells = [("Gift", "spell", "Gain 3 Shards."), ("Rain", "spell", "Gain 2 Shards.")]
    game = game_with(tmp_path, *spells, ("Well", "item", text))
    table = Scene(game)(player(private=["Gift"], items=["Well"], will=0), player(), public=["Rain"])

    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")

    assert table.will[0] == will
