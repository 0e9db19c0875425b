"""In Proelium: the same name, hands, replaced draws, lost abilities, values that are set, numbers that are chosen."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.proelium.game import Proelium
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, player

BID: Final = (
    "Each player secretly chooses a number from 1 to 3. The player with the highest number draws that many cards."
)
CARDS: Final = [
    ("Clone", "character", "This has +1 A for each other character of yours with the same name as this."),
    ("Mirror", "action", "Put a card with the same name as this from your discard pile into your hand."),
    ("Cut", "action", "If your opponent has more cards in hand than you, they discard down to two cards."),
    ("Two Cards", "action", "Draw two cards."),
    ("Early Bird", "item", "The first time you would draw each turn, draw two instead."),
    ("Sluice", "item", "If you would draw a card except the first one each turn, gain 10k instead."),
    ("Giant", "character", "This has +3 A."),
    ("Hush", "action", "A character of your opponent loses all abilities until end of turn."),
    ("Quiet", "item", "Characters of your opponent have no abilities."),
    ("Twist", "action", "Swap the A and D of a character until end of turn."),
    ("Swap", "action", "Swap the A of two characters until end of turn."),
    ("Small", "item", "Characters of your opponent have base A 0."),
    ("Doom", "action", "Choose a number. Destroy all characters with that A."),
    ("Raid", "action", "Choose a card type. Your opponent discards all cards of that type from their hand."),
    ("Duel", "action", "Each player secretly chooses a character of theirs, then all reveal. Destroy them."),
    (
        "Bid",
        "action",
        "Each player secretly chooses a number from 1 to 3. The player with the highest number draws that many cards.",
    ),
    ("Drought", "item", "Your opponent can't draw cards."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Proelium:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def test_clones_make_each_other_stronger(own: Proelium) -> None:
    table = Scene(own)(player(laboratory=["Clone", "Clone", "Night Janitor"]), player(laboratory=["Clone"]))

    state = table.proelium
    clones = [it for it in range(len(state.faces)) if state.faces[it] >= 0 and state.card(it).name == "Clone"]

    assert [state.value("A", it) for it in clones] == [2, 2, 1]


def test_a_card_with_the_name_of_this_one_comes_back(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Mirror"], discard_pile=["Small Ray", "Mirror"]), player())

    table.play("Mirror")

    assert table.there("hand", 0) == ["Mirror"]


@pytest.mark.parametrize(("held", "left"), [(3, 2), (1, 1)])
def test_the_hand_of_who_holds_more_is_cut_down(own: Proelium, held: int, left: int) -> None:
    table = Scene(own)(player(hand=["Cut", "Small Ray"]), player(hand=["Small Ray"] * held))

    table.play("Cut")
    if held > left:
        table.do("Small Ray")

    assert len(table.there("hand", 1)) == left


@pytest.mark.parametrize(("item", "drawn"), [("Early Bird", 3), ("Sluice", 1), (None, 2)])
def test_draws_of_a_turn_are_replaced(own: Proelium, item: str | None, drawn: int) -> None:
    table = Scene(own)(player(hand=["Two Cards"], laboratory=[item] if item else [], deck=["Small Ray"] * 6), player())

    table.play("Two Cards")

    assert len(table.there("hand", 0)) == drawn


def test_an_opponent_draws_nothing(own: Proelium) -> None:
    table = Scene(own)(player(laboratory=["Drought"]), player(deck=["Small Ray"] * 6))

    table.wait()

    assert table.there("hand", 1) == []


def test_a_character_is_silent_for_a_turn(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Hush"]), player(laboratory=["Giant"], deck=["Small Ray"] * 3))

    table.play("Hush")
    during = table.stats("Giant")
    table.wait()

    assert (during, table.stats("Giant")) == ((1, 2), (4, 2))


def test_characters_are_silent_as_long_as_an_item_is_there(own: Proelium) -> None:
    table = Scene(own)(player(laboratory=["Quiet"]), player(laboratory=["Giant"]))

    assert table.stats("Giant") == (1, 2)


def test_the_values_of_a_character_are_swapped(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Twist"]), player(laboratory=["Giant"]))

    table.play("Twist")

    assert table.stats("Giant") == (2, 4)


def test_two_characters_have_each_others_a(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Swap"], laboratory=["Clone"]), player(laboratory=["Giant"]))

    table.play("Swap")
    table.do("Clone")

    assert (table.stats("Giant"), table.stats("Clone")) == ((1, 2), (4, 2))


def test_what_is_printed_does_not_count(own: Proelium) -> None:
    table = Scene(own)(player(laboratory=["Small"]), player(laboratory=["Giant"]))

    assert table.stats("Giant") == (3, 2)


def test_characters_with_the_chosen_value_are_destroyed(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Doom"], laboratory=["Clone"]), player(laboratory=["Giant"]))

    table.play("Doom")
    table.do("4 to 7", "4")

    assert (table.there("laboratory", 0), table.there("laboratory", 1)) == (["Clone"], [])


def test_an_opponent_discards_cards_of_the_chosen_type(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Raid"]), player(hand=["Doom", "Clone"]))

    table.play("Raid")
    table.do("Action, Attack", "Action")

    assert table.there("hand", 1) == ["Clone"]


def test_both_choose_secretly(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Duel"], laboratory=["Clone", "Giant"]), player(laboratory=["Night Janitor"]))

    table.play("Duel")
    table.do("Giant")

    assert (table.there("laboratory", 0), table.there("laboratory", 1)) == (["Clone"], [])


def test_the_highest_bid_draws(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Bid"], deck=["Small Ray"] * 4), player(deck=["Small Ray"] * 4))

    table.play("Bid")
    table.do("1", "3")

    assert (len(table.there("hand", 0)), len(table.there("hand", 1))) == (0, 3)
