"""Tiles that come from the bag, that are linked without touching, and that are not exhausted by a cast."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.linking import linked
from rulebound.games.arcane.tiles import exhaust_or_else
from rulebound.games.arcane.zones import BAG, TAKEN
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import ADD, ADD_TOO, USE_OR_COMPLETE, WILL_OR_SHARD, Scene, Table, player, tile

SPELLS: Final = {
    "Blind": "Place the top tile of the bag at once. If it has a Chaos Magic symbol, gain 4 Shards.",
    "Two Blind": "Place the top two tiles of the bag at once.",
    "Grab": "Take the top tile of the bag.",
    "Grab Two": "Take the top two tiles of the bag.",
    "Plain": "Place the top tile of the bag at once. If it has no Chaos Magic symbol, gain 5 Shards.",
    "Chill": "Exhaust a tile of yours.",
    "Frost": "Exhaust a tile of another player.",
}
ITEMS: Final = {
    "Rows": "Tiles of yours in the same row are linked.",
    "Columns": "Tiles of yours in the same column are linked.",
    "Corners": "Your corners are linked to each other.",
    "Globe": "Opposite edges of your slate touch.",
    "Rest": "Once each turn, if you would exhaust a tile by casting it, you may pay 2 Will instead.",
    "Shield": "If you would exhaust a tile, you may discard a card and put 1 Prestige token on this instead.",
    "Ward": "If another player would exhaust a tile of yours, you may pay 1 Shard instead.",
    "Fresh": "Your corners are not exhausted when cast.",
    "First": "The first tile you cast each turn is not exhausted.",
    "Spared": "If a tile of yours would be exhausted, gain 3 Shards instead.",
}
CHAOS: Final = "Chaos Magic, NESW"
PLAIN: Final = "Gain Will, NES"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    spells = [(name, "spell", text) for name, text in SPELLS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *spells, *[(name, "item", text) for name, text in ITEMS.items()])


def completing(own: ArcaneGame, spell: str, **scene: Any) -> Table:
    """A table at which this spell has just been completed."""
    table = Scene(own)(player(private=[spell]), player(), **scene)
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


@pytest.mark.parametrize(("drawn", "spell", "shards"), [
    (CHAOS, "Blind", 7), (PLAIN, "Blind", 3), (CHAOS, "Plain", 3), (PLAIN, "Plain", 8),
])  # fmt: skip
def test_a_tile_of_the_bag_is_placed_at_once_and_its_symbol_counts(
    own: ArcaneGame, drawn: str, spell: str, shards: int
) -> None:
    table = completing(own, spell, bag=[drawn], deck=[])

    place(table, 1, 2)

    assert (table.at(0, 0, 1), table.shards[0]) == (drawn, shards)


def place(table: Table, row: int, column: int) -> None:
    """The tile goes there, turned as it is offered first."""
    table.do(f"On row {row}, column {column}")
    if any(option.startswith("Connectors") for option in table.options):
        table.state.apply(table.state.legal_actions()[0])


def test_two_tiles_of_the_bag_are_placed_one_after_the_other(own: ArcaneGame) -> None:
    table = completing(own, "Two Blind", bag=[PLAIN, CHAOS], deck=[])

    place(table, 1, 2)
    place(table, 1, 3)

    assert {table.at(0, 0, 1), table.at(0, 0, 2)} == {PLAIN, CHAOS}


def test_an_empty_bag_gives_nothing(own: ArcaneGame) -> None:
    assert "On row 1, column 2" not in completing(own, "Blind", bag=[], deck=[]).options


@pytest.mark.parametrize(("spell", "count"), [("Grab", 1), ("Grab Two", 2)])
def test_a_tile_that_is_taken_from_the_bag_is_placed_at_the_end_of_the_turn(
    own: ArcaneGame, spell: str, count: int
) -> None:
    table = completing(own, spell, bag=[PLAIN, CHAOS, "Add Tile, NES"], deck=[])

    assert len(table.state.cards_in(TAKEN)) == count
    assert len(table.state.cards_in(BAG)) == 3 - count


# -- Links -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("item", "far"), [
    ("Rows", {ADD}), ("Columns", {ADD_TOO}), ("Corners", {ADD, ADD_TOO, WILL_OR_SHARD}),
])  # fmt: skip
def test_tiles_are_linked_though_they_do_not_touch(own: ArcaneGame, item: str, far: set[str]) -> None:
    table = Scene(own)(player(items=[item]), player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}")
    if "Resolve no more tiles" not in table.options:
        table.state.apply(table.state.legal_actions()[-1])

    assert {option.removeprefix("Resolve ") for option in table.options[:-1]} == far


def test_connectors_meet_round_the_slate(own: ArcaneGame) -> None:
    west, east = tile(CHAOS, 1, 0), tile(PLAIN, 1, 3)
    table = Scene(own)(player(items=["Globe"], slate=[west, east]), player(), bag=[], deck=[])
    pieces = [table.state.top[4], table.state.top[7]]

    assert pieces[1] in linked(table.state, pieces[0])
    assert pieces[1] not in linked(Scene(own)(player(slate=[west, east]), player()).state, pieces[0])


def test_the_tiles_of_other_players_are_not_linked_by_it(own: ArcaneGame) -> None:
    table = Scene(own)(player(), player(items=["Rows"]), bag=[], deck=[])

    assert [linked(table.state, it) for it in table.state.tiles_of(0)] == [[]] * 4
    assert all(linked(table.state, it) for it in table.state.tiles_of(1))


# -- Exhaustion --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "will", "exhausted"), [("Yes", 1, 0), ("No", 3, 1)])
def test_a_player_pays_so_that_the_cast_tile_is_not_exhausted(
    own: ArcaneGame, answer: str, will: int, exhausted: int
) -> None:
    table = Scene(own)(player(items=["Rest"]), player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", answer)

    assert (table.will[0], table.exhaustion(0, 0, 0)) == (will, exhausted)


def test_it_is_offered_until_it_was_done_in_this_turn(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Rest"], will=9), player(), bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Yes")

    exhaust_or_else(table.state, table.piece(ADD, 0))

    assert table.is_exhausted(ADD, 0)
    assert table.will[0] == 7


def test_a_card_is_discarded_and_a_token_gained_in_place_of_exhaustion(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Shield"], private=["Grab"]), player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Yes")

    assert (table.hand(0), table.tokens("Shield")) == ([], 1)
    assert not table.is_exhausted(USE_OR_COMPLETE, 0)


@pytest.mark.parametrize(("item", "shards"), [("Fresh", 3), ("First", 3), ("Spared", 6)])
def test_a_tile_is_not_exhausted_by_its_cast(own: ArcaneGame, item: str, shards: int) -> None:
    table = Scene(own)(player(items=[item]), player(), bag=[], deck=[])

    table.do(f"Cast {WILL_OR_SHARD}")

    assert not table.is_exhausted(WILL_OR_SHARD, 0)
    assert table.shards[0] == shards


def test_the_first_tile_is_spared_in_each_turn_of_its_player_and_of_no_other(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["First"]), player(), bag=[], deck=[])
    spared = []

    for seat in (0, 1, 0):
        table.do(f"Cast {WILL_OR_SHARD}")
        spared.append(not table.is_exhausted(WILL_OR_SHARD, seat))
        while table.state.active == seat and table.outcome is None:
            table.state.apply(table.state.legal_actions()[-1])

    assert spared == [True, False, True]


def test_a_tile_that_was_spared_once_is_exhausted_by_a_second_cast_in_the_turn(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["First"]), player(), bag=[], deck=[])
    table.do(f"Cast {WILL_OR_SHARD}")

    exhaust_or_else(table.state, table.piece(WILL_OR_SHARD))

    assert table.is_exhausted(WILL_OR_SHARD, 0)


@pytest.mark.parametrize(("answer", "exhausted"), [("Yes", 0), ("No", 1)])
def test_a_player_may_pay_instead_where_another_one_would_exhaust_a_tile(
    own: ArcaneGame, answer: str, exhausted: int
) -> None:
    table = Scene(own)(player(private=["Frost"]), player(items=["Ward"], shards=2))

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Frost")
    while "Yes" not in table.options:
        table.do(table.options[0])
    asked = table.state.seat
    table.do(answer)

    assert asked == 1
    assert table.shards[1] == 1 + exhausted
    assert sum(table.state.exhaustion[len(table.state.exhaustion) // 2 :]) == exhausted
