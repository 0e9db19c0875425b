"""What cards of Proelium do with the opponent's deck, and what goes back into the decks of owners."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, player
from tests.games.proelium.test_times_and_limits import table_of

DECK = ["Night Janitor", "Unlicensed Ray", "Clockwork Beetle"]  # the top one last


def test_the_opponent_discards_cards_of_the_deck(tmp_path: Path) -> None:
    text = "Your opponent discards the top two cards of their deck."
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), player(deck=DECK))

    table.do("Play Own")

    assert table.there("deck", 1) == DECK[:1]
    assert sorted(table.there("discard pile", 1)) == sorted(DECK[1:])


def test_a_player_looks_at_the_opponents_deck(tmp_path: Path) -> None:
    text = "Look at the top two cards of your opponent's deck. Put one of them into their discard pile."
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), player(deck=DECK))
    table.do("Play Own")
    assert sorted(table.options) == ["Clockwork Beetle", "Unlicensed Ray"]

    table.do("Unlicensed Ray")

    assert table.there("deck", 1) == ["Night Janitor", "Clockwork Beetle"]
    assert table.there("discard pile", 1) == ["Unlicensed Ray"]
    assert "Player 1 looks at the top 2 cards of Player 2's deck." in table.told()


def test_whose_deck_a_card_is_put_under_is_said(tmp_path: Path) -> None:
    text = "Look at the top card of your opponent's deck. You may put it on the bottom of that deck."
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), player(deck=DECK))

    table.do("Play Own", "Yes")

    assert "Player 1 puts a card on the bottom of Player 2's deck." in table.told()


def test_a_character_is_shuffled_into_its_owners_deck(tmp_path: Path) -> None:
    text = "Shuffle a character of your opponent into its owner's deck."
    rival = player(laboratory=["Night Janitor"])
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), rival)

    table.do("Play Own")

    assert table.there("laboratory", 1) == []
    assert "Night Janitor" in table.there("deck", 1)


def test_the_top_card_of_the_opponents_deck_is_played(tmp_path: Path) -> None:
    text = "Play the top card of your opponent's deck without paying its cost."
    table = table_of(tmp_path, "action", text, player(hand=["Own"], deck=["Mutant Frog"]), player(deck=DECK))

    table.do("Play Own")

    assert table.there("laboratory") == ["Clockwork Beetle"]
    assert (table.there("deck"), table.there("deck", 1)) == (["Mutant Frog"], DECK[:-1])
    assert table.proelium.owner(table.piece("Clockwork Beetle")) == 1


@pytest.mark.rule("proelium", "R74", "R46")
def test_an_action_of_the_opponents_deck_that_is_played_speaks_to_who_plays_it(tmp_path: Path) -> None:
    """It goes to its owner's discard pile, and what it says for a while goes on to be said by who played it. [R74]"""
    text = "Play the top card of your opponent's deck without paying its cost."
    snare = ("Snare", "action", "Until the end of your next turn, when your opponent plays an action, they lose 20k.")
    game = game_with(tmp_path, ("Own", "action", text), snare)
    rival = player(deck=["Night Janitor", "Snare"], hand=["Force Field"], laboratory=["Mutant Frog"], funds=9)
    table = Scene(game)(player(hand=["Own"], laboratory=["Clockwork Elephant"], funds=9), rival)

    table.play("Own")
    table.do("Go on to the attack", "Attack with Clockwork Elephant")
    table.settle()
    table.do("Block with Mutant Frog", "Play Force Field")

    assert table.there("discard pile", 1) == ["Snare", "Force Field"]
    assert table.funds == [9, 7]


ON_TOP = [  # (what lies on top of the opponent's deck, what it enhances)
    ("Own", "Night Janitor"), ("Pay Cut", "Mutant Frog"),
]  # fmt: skip


@pytest.mark.rule("proelium", "golden.rule", "card.enhancement")
@pytest.mark.parametrize(("top", "host"), ON_TOP)
def test_an_enhancement_of_the_opponents_deck_comes_to_cards_of_who_plays_it(
    tmp_path: Path, top: str, host: str
) -> None:
    play = ("Play", "action", "Play the top card of your opponent's deck without paying its cost.")
    game = game_with(tmp_path, ("Own", "enhancement", "Enhances a character of yours."), play)
    rival = player(laboratory=["Mutant Frog"], deck=[top])
    table = Scene(game)(player(hand=["Play"], laboratory=["Night Janitor"]), rival)

    table.do("Play Play")

    assert [table.state.card(on).name for on in table.proelium.host if on >= 0] == [host]


@pytest.mark.rule("proelium", "golden.rule")
def test_an_enhancement_that_nothing_can_have_stays_on_the_opponents_deck(tmp_path: Path) -> None:
    text = "Play the top card of your opponent's deck without paying its cost."
    us = player(hand=["Own"], laboratory=["Night Janitor"])
    table = table_of(tmp_path, "action", text, us, player(deck=["Pay Cut"]))

    table.do("Play Own")

    assert table.there("deck", 1) == ["Pay Cut"]
