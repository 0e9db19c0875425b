"""What comes with the game, how it is laid out, and that the game can be won."""

from __future__ import annotations

from collections import Counter

import pytest

from rulebound.games.arcane.card import CHAOS, COMPLETE, CORNER, ITEM, SPELL, TILE, WILL, letters_of, words_of
from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.performing import Complete
from rulebound.games.arcane.slate import COLUMNS, ROWS, TOUCHING
from rulebound.games.arcane.zones import BAG, DECK, MARKET, PUBLIC
from rulebound.kernel.basics.problem import SetupError
from tests.games.arcane.table import ADD, ADD_TOO, USE_OR_COMPLETE, WILL_OR_SHARD, Scene, player, tile

# -- Components --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "intro.players")
def test_two_to_four_play(game: ArcaneGame) -> None:
    assert list(game.seats) == [2, 3, 4]
    with pytest.raises(SetupError, match="2 to 4 seats"):
        game.setup(seats=5)


@pytest.mark.rule("arcane", "comp.tiles")
def test_there_are_35_tiles_with_those_that_are_known_among_them(game: ArcaneGame) -> None:
    tiles = [card for card in game.prints if card.kind == TILE]
    shown = Counter([tuple(words_of(symbol) for symbol in card.symbols) for card in tiles for _ in range(card.copies)])

    assert sum(card.copies for card in tiles) == 35
    assert shown["Gain Will", "Gain Will", "Collect Shard", "Collect Shard"] == 1
    assert shown[("Chaos Magic",)] >= 2
    for known in (
        ("Gain Will / Collect Shard",),
        ("Complete Assignment", "Add Tile"),
        ("Use Item",),
        ("Complete Assignment",),
    ):
        assert shown[known] >= 1
    assert max(len(card.symbols) for card in tiles) == 4


@pytest.mark.rule("arcane", "comp.assignments")
def test_there_are_52_assignments_about_half_of_them_spells(game: ArcaneGame) -> None:
    spells = [card for card in game.prints if card.kind == SPELL]
    items = [card for card in game.prints if card.kind == ITEM]

    assert len(spells) + len(items) == 52
    assert 22 <= len(spells) <= 30
    assert all(card.cost <= 9 for card in spells)
    assert len({card.text for card in [*spells, *items]}) == 52


@pytest.mark.rule("arcane", "comp.slates", "comp.corners")
def test_a_slate_has_twelve_spaces_and_four_corners_that_do_not_touch_each_other(
    game: ArcaneGame, scene: Scene
) -> None:
    table = scene()
    corners = {card.space: card for card in game.prints if card.kind == CORNER}

    assert (ROWS, COLUMNS) == (3, 4)
    assert [table.at(0, 0, 0), table.at(0, 0, 3), table.at(0, 2, 0), table.at(0, 2, 3)] == [
        USE_OR_COMPLETE, ADD, ADD_TOO, WILL_OR_SHARD,
    ]  # fmt: skip
    assert [words_of(corners[space].symbols[0]) for space in (0, 3, 8, 11)] == [
        "Use Item / Complete Assignment", "Add Tile", "Add Tile", "Gain Will / Collect Shard",
    ]  # fmt: skip
    assert all(other not in TOUCHING[space] for space in corners for other in corners)
    assert [letters_of(corners[space].edges) for space in (0, 3, 8, 11)] == ["ES", "SW", "NE", "NW"]


# -- Setting up the game -----------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "setup.slate")
def test_everybody_begins_with_3_will_3_shards_and_a_bare_slate(scene: Scene) -> None:
    table = scene.new_game(seats=4)

    assert (table.will, table.shards, table.scores) == ([3] * 4, [3] * 4, [0] * 4)
    assert [len(table.state.tiles_of(seat)) for seat in range(4)] == [4] * 4


@pytest.mark.rule("arcane", "setup.market", "setup.bag")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_four_tiles_of_the_mixed_bag_lie_in_the_center(scene: Scene, seats: int, seed: int) -> None:
    table = scene.new_game(seats=seats, seed=seed)
    other = scene.new_game(seats=seats, seed=seed + 10)

    assert len(table.market) == 4
    assert len(table.state.cards_in(BAG)) == 31
    assert table.market != other.market


@pytest.mark.rule("arcane", "setup.deck", "setup.public", "setup.private")
@pytest.mark.parametrize(("seats", "deck"), [(2, 42), (3, 39), (4, 36)])
def test_four_assignments_are_public_and_everybody_has_three_private_ones(scene: Scene, seats: int, deck: int) -> None:
    table = scene.new_game(seats=seats)
    other = scene.new_game(seats=seats, seed=9)

    assert len(table.public) == 4
    assert [len(table.hand(seat)) for seat in range(seats)] == [3] * seats
    assert len(table.state.cards_in(DECK)) == deck
    assert table.public != other.public


@pytest.mark.rule("arcane", "setup.public", "complete.choose")
def test_anybody_can_complete_a_public_assignment(scene: Scene) -> None:
    for seat in (0, 1):
        table = scene(player(will=9), player(will=9), public=["Deep Breath"], active=seat, market=["Use Item, NE"] * 1)
        table.do(f"Cast {USE_OR_COMPLETE}", "Complete Deep Breath for 4 Will")

        assert table.spells(seat) == ["Deep Breath"]


@pytest.mark.rule("arcane", "setup.private", "complete.choose")
def test_nobody_can_complete_the_private_assignment_of_another(scene: Scene) -> None:
    table = scene(player(will=9, private=["Damp Chalk"]), player(will=9, private=["Deep Breath"]))

    table.do(f"Cast {USE_OR_COMPLETE}")
    reason = table.why_not(Complete, "Deep Breath")

    assert reason is not None
    assert reason.clause == "complete.choose"


@pytest.mark.rule("arcane", "private.secret", "C12")
def test_private_assignments_deck_and_bag_are_hidden_and_all_else_is_open(scene: Scene) -> None:
    table = scene.new_game(seats=3)
    t = table.state

    for seat in range(-1, 3):
        for owner in range(3):
            assert [t.knows(seat, it) for it in t.hand_of(owner)] == [seat == owner] * 3
        assert not any(t.knows(seat, it) for it in [*t.cards_in(DECK), *t.cards_in(BAG)])
        assert all(t.knows(seat, it) for it in [*t.cards_in(PUBLIC), *t.cards_in(MARKET), *t.tiles_of(0)])
        counters = [{one.key: one.now for one in plate.counters} for plate in t.seat_of(seat).view().seats]
        assert [(one["will"], one["shards"]) for one in counters] == [(3, 3)] * 3


@pytest.mark.rule("arcane", "setup.first", "R6")
def test_the_first_player_is_drawn_or_chosen(scene: Scene) -> None:
    assert {scene.new_game(seats=3, seed=seed).state.first for seed in range(20)} == {0, 1, 2}
    assert [scene.new_game(seats=3, options={"first": str(n)}).state.active for n in (1, 2, 3)] == [0, 1, 2]


def test_a_first_player_who_is_not_there_is_refused(game: ArcaneGame) -> None:
    with pytest.raises(SetupError, match="'first' cannot be '4' at a table of 3; that needs 4"):
        game.setup(seats=3, options={"first": "4"})


# -- Winning the game, and the golden rule -----------------------------------------------------------------------------


@pytest.mark.rule("arcane", "win.earn", "prestige.value")
def test_completing_an_assignment_earns_its_prestige(scene: Scene) -> None:
    table = scene(player(will=9, private=["Damp Chalk"]), player())

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Damp Chalk")

    assert table.scores == [3, 0]


@pytest.mark.rule("arcane", "golden.rule", "C16")
def test_a_card_wins_over_a_rule(scene: Scene) -> None:
    """The dial goes to 9, and with the chalice to 12; connectors are needed, and not by a corner with the joint."""
    wall = tile("Gain Will, NES", 0, 1, turn=3)
    plain = scene(player(will=9, slate=[wall]), player())
    table = scene(player(will=9, items=["Deep Chalice", "Universal Joint"], slate=[wall]), player())

    assert plain.state.most_will(0) == 9
    assert table.state.most_will(0) == 12
    assert f"Cast {ADD}" in plain.options
    assert plain.options[0] == f"Cast {USE_OR_COMPLETE} (linked: Gain Will, NES)"
    assert table.said(table.option("Cast Gain Will, NES")).endswith(f"(linked: {USE_OR_COMPLETE})")


def test_every_tile_has_a_symbol_and_an_edge_and_many_can_complete(game: ArcaneGame) -> None:
    tiles = [card for card in game.prints if card.kind == TILE]

    assert all(card.symbols and card.edges for card in tiles)
    assert all(card.completes == sum(symbol & COMPLETE > 0 for symbol in card.symbols) for card in tiles)
    assert sum(card.copies for card in tiles if card.completes) >= 8
    assert sum(card.copies for card in tiles if any(symbol & WILL for symbol in card.symbols)) >= 10
    assert sum(card.copies for card in tiles if CHAOS in card.symbols) >= 2
