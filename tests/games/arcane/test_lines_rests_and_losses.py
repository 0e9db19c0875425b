"""Rows and columns by their names, resting by a text, larger hands, and what becomes of items and tiles."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, item, player, tile

SPELLS: Final = {
    "Nap": "Gain 2 Shards, then rest.",
    "Recess": "Each player rests.",
    "Top": "Remove an exhaustion token from each tile in your top row.",
    "Low": "Exhaust all tiles of other players in the bottom row.",
    "Fullest": "Draw a card for each tile in your fullest row.",
    "Pair": "Swap two placed tiles of yours in the same column.",
    "Burn": "Discard an item of another player.",
    "Steal": "Take an item of another player.",
    "Break": "Discard a placed tile of another player.",
    "Mine": "Discard an item of yours.",
    "Ward": "Your items can't be taken or discarded by other players until your next turn.",
    "Count": "Gain 1 Shard for each Prestige token on items of yours.",
    "Tide": "Pay X Shards. Draw X cards.",
    "Gild": "Pay any amount of Shards. Put that many Prestige tokens on an item of yours.",
    "Drops": "Gain 1 Will. Gain 1 Will. Gain 1 Will.",
    "Deal": "Take an item from another player. That player gains 3 Shards.",
    "Owner": "Take an item of another player. Its owner gains 3 Shards.",
    "Fine": "Use an item of another player. Its owner loses 2 Shards.",
    "Token": "Put 2 Prestige tokens on an item.",
}
ITEMS: Final = {
    "Lamp": "When you cast a tile in your top row, gain 3 Shards.",
    "Will": "When this is discarded, draw three cards.",
    "Grief": "When an item of yours is discarded, gain 4 Shards.",
    "Anger": "When another player discards an item of yours, they lose 2 Will.",
    "Shards": "When another player discards a placed tile of yours, they lose 2 Will.",
    "Anchor": "This cannot be discarded.",
    "Chain": "Your items cannot be taken or discarded by other players.",
    "Spare": "If an item of yours would be discarded, you may pay 1 Shard instead.",
    "Bribe": "If an item of yours would be taken, you may pay 1 Shard instead.",
    "Plaster": "If a placed tile of yours would be discarded, gain 5 Shards instead.",
    "Thief": "When another player takes this, draw two cards.",
    "Shelf": "Your hand size is increased by 2.",
    "Joy": "When you put a Prestige token on an item, gain that many Shards.",
    "Envy": "When another player completes an item that costs more than each item of yours, gain 2 Shards.",
    "Calm": "As long as you have no Shards, your tiles do not become exhausted.",
    "Double": "Twice each turn, when you gain Will, gain 1 Shard.",
    "Change": "Twice each turn, when you gain Will, you may gain that many Shards instead.",
    "Eager": "When you take a tile, you may pay 1 Shard. If you do, place it at once.",
    "Chaos": "Other players can't take tiles with a Chaos Magic symbol.",
    "Toy": "USE: Gain 1 Will.",
}
WILL: Final = "Gain Will, NES"
SHARD: Final = "Collect Shard, NES"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own; each costs nothing."""
    spells = [(name, "spell", text) for name, text in SPELLS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *spells, *[(name, "item", text) for name, text in ITEMS.items()])


def completing(own: ArcaneGame, spell: str, mine: dict[str, Any], *others: dict[str, Any], **scene: Any) -> Table:
    """A table at which this spell has just been completed, after which choices may wait."""
    table = Scene(own)(player(private=[spell], **mine), *[player(**other) for other in others], **scene)
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


def answer(table: Table, wanted: str) -> None:
    """Chooses the option that has this in it, where it is asked."""
    table.do(next(one for one in table.options if wanted in one))


# -- Rows and columns --------------------------------------------------------------------------------------------------


def test_the_tiles_of_the_own_top_row_lose_a_token(own: ArcaneGame) -> None:
    slate = [tile(WILL, 0, 1, exhausted=2), tile(SHARD, 2, 1, exhausted=1)]
    table = completing(own, "Top", {"slate": slate}, {"slate": [tile("Use Item, NES", 0, 1, exhausted=1)]})
    assert (table.exhaustion(0, 0, 1), table.exhaustion(0, 2, 1), table.exhaustion(1, 0, 1)) == (1, 1, 1)


def test_the_tiles_of_others_in_the_bottom_row_are_exhausted(own: ArcaneGame) -> None:
    table = completing(own, "Low", {}, {"slate": [tile(WILL, 2, 1), tile(SHARD, 1, 1)]})
    assert (table.exhaustion(1, 2, 1), table.exhaustion(1, 1, 1)) == (1, 0)


def test_a_cast_in_the_top_row_is_waited_for(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Lamp"], slate=[tile(WILL, 0, 1), tile(SHARD, 1, 1)], shards=0))
    table.do(f"Cast {WILL}")
    assert table.shards[0] == 3


def test_each_tile_of_the_fullest_row_is_counted(own: ArcaneGame) -> None:
    table = completing(own, "Fullest", {"slate": [tile(WILL, 1, 0), tile(SHARD, 1, 1), tile("Use Item, NES", 1, 2)]})
    row = [table.at(0, 1, column) for column in range(4)]
    rows = [sum([bool(table.at(0, row, column)) for column in range(4)]) for row in range(3)]
    assert len(table.hand(0)) == max(rows) >= len([one for one in row if one])


def test_two_tiles_of_one_column_change_places(own: ArcaneGame) -> None:
    slate = [tile(WILL, 0, 1), tile(SHARD, 2, 1), tile("Use Item, NES", 1, 2)]
    table = completing(own, "Pair", {"slate": slate})
    assert not any(["Use Item, NES" in one for one in table.options])
    answer(table, WILL)
    assert (table.at(0, 0, 1), table.at(0, 2, 1)) == (SHARD, WILL)


# -- Resting and hands -------------------------------------------------------------------------------------------------


def test_one_rests_by_a_spell(own: ArcaneGame) -> None:
    table = completing(own, "Nap", {"slate": [tile(WILL, 1, 1, exhausted=1)], "shards": 0})
    assert (table.exhaustion(0, 1, 1), table.shards[0]) == (0, 2)


def test_all_players_rest(own: ArcaneGame) -> None:
    slate = [tile(WILL, 1, 1, exhausted=1)]
    table = completing(own, "Recess", {}, {"slate": slate, "private": ["Deep Breath"]})
    assert table.exhaustion(1, 1, 1) == 0
    assert table.state.seat == 1
    table.do("Keep your private assignments")
    assert table.hand(1) == ["Deep Breath"]


def test_more_cards_are_drawn_at_the_end_of_the_turn(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Shelf"]), player())
    table.rest(2)
    assert (len(table.hand(0)), len(table.hand(1))) == (5, 3)


# -- What becomes of items ---------------------------------------------------------------------------------------------


def test_an_item_that_is_discarded_brings_its_player_cards(own: ArcaneGame) -> None:
    table = completing(own, "Burn", {}, {"items": ["Will"]})
    assert (table.items(1), len(table.hand(1))) == ([], 3)


def test_the_loss_of_an_item_is_waited_for(own: ArcaneGame) -> None:
    table = completing(own, "Burn", {"will": 5}, {"items": ["Grief", "Toy", "Anger"], "shards": 0})
    answer(table, "Toy")
    table.finish()
    assert (table.shards[1], table.will[0]) == (4, 3)


def test_the_loss_of_an_own_item_angers_no_one(own: ArcaneGame) -> None:
    table = completing(own, "Mine", {"items": ["Toy"], "will": 5}, {"items": ["Grief", "Anger"], "shards": 0})
    assert (table.shards[1], table.will[0]) == (0, 5)


def test_who_discards_a_tile_of_others_pays_for_it(own: ArcaneGame) -> None:
    table = completing(own, "Break", {"will": 5}, {"items": ["Shards"], "slate": [tile(WILL, 1, 1)]})
    assert (table.at(1, 1, 1), table.will[0]) == ("", 3)


def test_what_cannot_be_discarded_stays(own: ArcaneGame) -> None:
    assert completing(own, "Burn", {}, {"items": ["Anchor"]}).items(1) == ["Anchor"]


@pytest.mark.parametrize("spell", ["Burn", "Steal"])
def test_other_players_can_do_nothing_to_items_that_are_chained(own: ArcaneGame, spell: str) -> None:
    table = completing(own, spell, {}, {"items": ["Chain"]})
    assert table.items(1) == ["Chain"]


def test_the_own_player_can_discard_what_is_chained(own: ArcaneGame) -> None:
    assert completing(own, "Mine", {"items": ["Chain"]}).items(0) == []


def test_a_ward_holds_until_the_next_turn(own: ArcaneGame) -> None:
    other = {"private": ["Burn", "Steal"], "items": []}
    table = completing(own, "Ward", {"items": ["Toy"]}, other)
    table.do("Cast Corner 1: Use Item / Complete Assignment", "Complete Burn")
    assert table.items(0) == ["Toy"]


@pytest.mark.parametrize(("says", "left"), [("Yes", ["Spare"]), ("No", [])])
def test_one_may_pay_instead_of_losing_an_item(own: ArcaneGame, says: str, left: list[str]) -> None:
    table = completing(own, "Burn", {}, {"items": ["Spare"], "shards": 2})
    answer(table, says)
    assert (table.items(1), table.shards[1]) == (left, 1 if left else 2)


@pytest.mark.parametrize(("says", "left"), [("Yes", ["Bribe"]), ("No", [])])
def test_one_may_pay_instead_of_giving_an_item_away(own: ArcaneGame, says: str, left: list[str]) -> None:
    table = completing(own, "Steal", {}, {"items": ["Bribe"], "shards": 2})
    answer(table, says)
    assert (table.items(1), table.items(0)) == (left, [] if left else ["Bribe"])


def test_something_else_comes_in_place_of_losing_a_tile(own: ArcaneGame) -> None:
    table = completing(own, "Break", {}, {"items": ["Plaster"], "slate": [tile(WILL, 1, 1)], "shards": 0})
    assert (table.at(1, 1, 1), table.shards[1]) == (WILL, 5)


def test_who_loses_an_item_to_another_player_draws(own: ArcaneGame) -> None:
    table = completing(own, "Steal", {}, {"items": ["Thief"]})
    assert table.items(0) == ["Thief"]
    assert len(table.hand(1)) == 2


# -- Tokens, comparisons, exhaustion -----------------------------------------------------------------------------------


def test_tokens_that_are_put_are_waited_for(own: ArcaneGame) -> None:
    table = completing(own, "Token", {"items": [item("Joy", 1)], "shards": 0})
    assert (table.tokens("Joy"), table.shards[0]) == (3, 2)


def test_an_item_that_costs_more_than_all_own_ones_is_waited_for(own: ArcaneGame) -> None:
    table = Scene(own)(player(shards=9), player(items=["Envy"], shards=0), public=["Toy", "Spark Flask"])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Spark Flask")
    assert table.shards[1] == 2


@pytest.mark.parametrize(("shards", "tokens"), [(0, 0), (1, 1)])
def test_tiles_do_not_become_exhausted_for_a_while(own: ArcaneGame, shards: int, tokens: int) -> None:
    table = Scene(own)(player(items=["Calm"], slate=[tile(WILL, 1, 1)], shards=shards))
    table.do(f"Cast {WILL}")
    assert table.exhaustion(0, 1, 1) == tokens


# -- Any amount, twice each turn, and tiles that are taken -------------------------------------------------------------


@pytest.mark.parametrize(("paid", "held"), [(0, 3), (5, 6)])
def test_so_much_is_paid_as_one_likes(own: ArcaneGame, paid: int, held: int) -> None:
    """At the end of the turn one draws up to three, and one for the spell."""
    table = completing(own, "Tide", {"shards": 6})
    table.do(*["Yes"] * paid, "No")
    assert (table.shards[0], len(table.hand(0))) == (6 - paid, held)


def test_so_many_tokens_are_put_as_shards_are_paid(own: ArcaneGame) -> None:
    table = completing(own, "Gild", {"shards": 3, "items": ["Toy"]})
    table.do("Yes", "Yes", "No")
    assert (table.tokens("Toy"), table.shards[0]) == (2, 1)


def test_something_happens_twice_in_a_turn_and_no_more(own: ArcaneGame) -> None:
    table = completing(own, "Drops", {"items": ["Double"], "shards": 0, "will": 0})
    assert (table.will[0], table.shards[0]) == (3, 2)


def test_something_else_comes_twice_in_a_turn_and_no_more(own: ArcaneGame) -> None:
    table = completing(own, "Drops", {"items": ["Change"], "shards": 0, "will": 0})
    table.do("Yes", "Yes")
    assert (table.will[0], table.shards[0]) == (1, 2)


@pytest.mark.parametrize("spell", ["Deal", "Owner"])
def test_who_had_an_item_that_is_taken_is_spoken_of(own: ArcaneGame, spell: str) -> None:
    table = completing(own, spell, {"shards": 0}, {"items": ["Toy"], "shards": 0})
    assert (table.items(0), table.shards) == (["Toy"], [0, 3])


def test_the_owner_of_an_item_is_who_has_it(own: ArcaneGame) -> None:
    table = completing(own, "Fine", {"shards": 5}, {"items": ["Toy"], "shards": 5})
    assert table.shards == [5, 3]


def test_a_tile_is_placed_as_soon_as_it_is_taken(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Eager"], shards=1), market=[WILL])
    table.do("Cast Corner 2: Add Tile", f"Take {WILL}", "Yes")
    assert table.shards[0] == 0
    table.do(next(one for one in table.options if one.startswith("On ")))
    assert WILL not in table.market


def test_others_cannot_take_tiles_with_such_a_symbol(own: ArcaneGame) -> None:
    table = Scene(own)(player(), player(items=["Chaos"]), market=[WILL, "Chaos Magic, NS"])
    table.do("Cast Corner 2: Add Tile")
    assert [one for one in table.options if one.startswith("Take")] == [f"Take {WILL}"]


def test_prestige_tokens_are_counted(own: ArcaneGame) -> None:
    table = completing(own, "Count", {"items": [item("Toy", 3), item("Joy", 1)], "shards": 0})
    assert table.shards[0] == 4
