"""What was discarded, Will over the dial, doubled tokens, the bag and diagonal links, in Arcane Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane import linking, zones
from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player, tile

DRAFT: Final = (
    "Reveal the top three cards of the deck. Starting with you, each player puts one of them into their hand. "
    "Put the rest on the bottom of the deck."
)
CHARGED: Final = """When you complete this, put a charge counter on it.
USE: Remove a charge counter from this to gain 3 Will."""
DRIP: Final = """When you complete this, put a charge counter on it.
When you rest, remove a charge counter from this. If you do, gain 3 Shards."""
CARDS: Final = [
    ("Rummage", "spell", "Discard a card. If it was a spell, gain 3 Will. If it was an item, gain 3 Shards."),
    ("Weigh", "spell", "Discard a card. Gain Shards equal to its cost."),
    ("Sort", "spell", "Discard two cards. Gain 3 Will for each spell discarded this way."),
    ("Overflow", "item", "If you would gain Will above your maximum, gain that many Shards instead."),
    ("Flood", "spell", "Gain 6 Will."),
    ("Season", "item", "If you would put Prestige tokens on an item of yours, put twice that many on it instead."),
    ("Medal", "spell", "Put 2 Prestige tokens on an item of yours."),
    ("Barter", "spell", "Put one of your placed tiles back into the bag, then gain 3 Shards."),
    ("Slant", "item", "Your tiles are also linked to tiles diagonally next to them."),
    ("Weary", "spell", "Move an exhaustion token from one of your tiles to an un-exhausted tile of another player."),
    ("Extort", "spell", "Each other player skips their next turn unless they give you 2 Shards."),
    ("Echo", "spell", "The next spell you complete this turn takes effect twice."),
    ("Charged", "item", CHARGED),
    ("Drip", "item", DRIP),
    ("Draft", "spell", DRAFT),
    ("Toll", "spell", "Each other player discards a card. Gain 2 Will for each spell discarded this way."),
    ("Lamp", "item", "When you rest, gain 1 Will."),
    ("Rain", "spell", "Gain 1 Will."),
    ("Gift", "spell", "Gain 2 Shards."),
]  # fmt: skip
TWO: Final = tile("2x Complete Assignment, N", 0, 1)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own: they cost nothing."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def completing(own: ArcaneGame, spell: str, other: dict[str, Any] | None = None, **mine: Any) -> Table:
    mine["private"] = [spell, *mine.get("private", [])]
    table = Scene(own)(player(**{"will": 0, "shards": 0, **mine}), other or player(), bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


@pytest.mark.parametrize(("thrown", "will", "shards"), [("Rain", 3, 0), ("Lamp", 0, 3)])
def test_what_was_discarded_says_what_is_gained(own: ArcaneGame, thrown: str, will: int, shards: int) -> None:
    table = completing(own, "Rummage", private=["Rain", "Lamp"])

    table.do(thrown)

    assert (table.will[0], table.shards[0]) == (will, shards)


def test_as_much_is_gained_as_the_discarded_card_costs(own: ArcaneGame) -> None:
    table = completing(own, "Weigh", private=["Star Chart", "Lamp"])

    table.do("Star Chart")

    assert table.shards[0] == 4


def test_only_the_spells_among_the_discarded_cards_count(own: ArcaneGame) -> None:
    table = completing(own, "Sort", private=["Rain", "Lamp", "Gift"])

    table.do("Rain", "Lamp")

    assert table.will[0] == 3


@pytest.mark.parametrize(("items", "shards"), [(["Overflow"], 5), ([], 0)])
def test_will_over_the_dial_becomes_shards(own: ArcaneGame, items: list[str], shards: int) -> None:
    table = completing(own, "Flood", will=8, items=items)

    assert (table.will[0], table.shards[0]) == (9, shards)


def test_twice_as_many_prestige_tokens_are_put_on_an_item(own: ArcaneGame) -> None:
    table = completing(own, "Medal", items=["Season", "Lamp"])

    table.do("Lamp")

    assert table.tokens("Lamp") == 4


def test_a_placed_tile_goes_back_into_the_bag(own: ArcaneGame) -> None:
    table = completing(own, "Barter", slate=[tile("Gain Will, NES", 0, 1), tile("Use Item, NE", 1, 1)])

    table.do("Use Item, NE")

    assert table.at(0, 1, 1) == ""
    assert "Use Item, NE" in [*table.names(table.state.cards_in(zones.BAG)), *table.market]
    assert table.shards[0] == 3


@pytest.mark.parametrize("items", [["Slant"], []])
def test_tiles_are_linked_diagonally_by_a_card(own: ArcaneGame, items: list[str]) -> None:
    slate = [tile("Gain Will, NES", 0, 1), tile("Use Item, NE", 1, 2)]
    table = Scene(own)(player(items=items, slate=slate), player(), bag=[])

    one, other = table.piece("Gain Will, NES"), table.piece("Use Item, NE")

    assert linking.are_joined(table.state, one, other) == bool(items)
    assert (other in linking.linked(table.state, one)) == bool(items)


def test_an_exhaustion_token_goes_to_a_tile_of_another_player(own: ArcaneGame) -> None:
    theirs = player(slate=[tile("Use Item, NE", 1, 1)])
    table = completing(own, "Weary", theirs, slate=[tile("Gain Will, NES", 0, 1, exhausted=2)])

    table.do("Gain Will, NES", "Use Item, NE")

    assert (table.exhaustion(0, 0, 1), table.exhaustion(1, 1, 1)) == (1, 1)


@pytest.mark.parametrize(("answer", "shards", "turn"), [("Yes", [2, 1], 1), ("No", [0, 3], 0)])
def test_who_gives_nothing_skips_a_turn(own: ArcaneGame, answer: str, shards: list[int], turn: int) -> None:
    table = completing(own, "Extort", player(shards=3))
    asked = table.asked

    table.do(answer)

    assert asked == "Extort: do you give its player 2 Shards? If not, you skip your next turn."
    assert table.shards == shards
    assert table.state.active == turn


def test_the_next_spell_takes_effect_twice_and_no_other(own: ArcaneGame) -> None:
    three = [TWO, tile("Complete Assignment, NE", 1, 1)]
    table = Scene(own)(player(private=["Echo", "Gift"], shards=0, slate=three), player(), bag=[], public=["Rain"])

    table.do("Cast 2x Complete Assignment, N", "Complete Echo", "Complete Gift")

    assert table.shards[0] == 4


def test_a_counter_is_removed_for_what_is_gained_and_nothing_is_gained_without(own: ArcaneGame) -> None:
    table = completing(own, "Drip")
    table.rest()

    table.rest()
    first = table.shards[0]
    table.rest(2)

    assert (first, table.shards[0]) == (3, 3)


def test_a_use_takes_a_counter_and_gives_nothing_once_there_are_none(own: ArcaneGame) -> None:
    table = completing(own, "Charged", slate=[tile("Use Item, NE", 0, 1), tile("Use Item, NES", 2, 1)])
    table.rest()

    table.do("Cast Use Item, NE", "Use Charged", "Yes")
    assert table.will[0] == 3
    table.rest()
    table.do("Cast Use Item, NES", "Use Charged")

    assert table.will[0] == 3


def test_each_player_takes_one_of_the_revealed_cards_in_turn_order(own: ArcaneGame) -> None:
    deck = ["Night Lamp", "Grand Theorem", "Star Chart"]
    table = Scene(own)(player(private=["Draft"], will=0), player(private=[]), bag=[], deck=deck)
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Draft")

    table.do("Star Chart")
    table.do("Night Lamp")

    assert "Star Chart" in table.hand(0)
    assert table.hand(1) == ["Night Lamp"]


@pytest.mark.parametrize(("theirs", "will"), [("Rain", 2), ("Lamp", 0)])
def test_what_others_discard_is_counted_by_its_kind(own: ArcaneGame, theirs: str, will: int) -> None:
    table = completing(own, "Toll", player(private=["Rain", "Lamp"]))

    table.do(theirs)

    assert table.will[0] == will
