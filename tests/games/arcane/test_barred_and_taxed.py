"""What players cannot do, or only for a price, and what spares tiles from others, in Arcane Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.effect import Pick
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import ADD, USE_OR_COMPLETE, WILL_OR_SHARD, Scene, Table, player, tile

SPELLS: Final = {
    "Chill": "Exhaust three corners of another player.",
    "Ban": "Choose a casting action. Each other player cannot perform that action until the start of your next turn.",
    "Poke": "Exhaust an un-exhausted tile of another player.",
    "Dare": "You may exhaust a corner of another player. If you don't, draw two cards.",
    "Grab": "You may take a market tile and place it at once. If you don't, draw two cards.",
    "Send": "You may take a market tile and place it on another player's slate. If you don't, draw two cards.",
    "Fetch": "You may take a market tile. If you don't, draw two cards.",
    "Steal": "You may take an item of another player. If you don't, draw two cards.",
    "Wing": "Take a market tile and place it at once.",
    "Insomnia": "Each other player cannot rest until the start of your next turn.",
}
ITEMS: Final = {
    "Toll": "Each other player cannot rest unless they lose 2 Will.",
    "Wall": "Each other player cannot cast corners.",
    "Dry": "Each other player cannot perform Collect Shard actions.",
    "Fee": "Other players' corners cannot be exhausted unless their owner loses 1 Shard.",
    "Ward": "Tiles of yours cannot be exhausted by other players.",
    "Hoard": "Other players can't take tiles with a Chaos Magic symbol.",
    "Lock": "Items of yours cannot be taken by other players.",
    "Awake": "You cannot rest.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    spells = [(name, "spell", text) for name, text in SPELLS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *spells, *[(name, "item", text) for name, text in ITEMS.items()])


def facing(own: ArcaneGame, items: list[str], **mine: Any) -> Table:
    """A table at which the other player has these items."""
    return Scene(own)(player(**mine), player(items=items), bag=[], deck=[])


@pytest.mark.rule("arcane", "R18")
def test_what_cannot_be_exhausted_is_not_chosen_for_it(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Poke"]), player(items=["Ward"]), player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Poke")

    assert len(table.options) == 4
    assert table.why_not(Pick, ADD, of=1) == Reason("C16", f"{ADD} cannot be exhausted.")
    assert table.can(Pick, ADD, of=2)


@pytest.mark.rule("arcane", "R18")
def test_a_tile_that_a_card_forbids_to_take_is_not_chosen(own: ArcaneGame) -> None:
    market = ["Chaos Magic, NS", "Gain Will, NES", "Use Item, NE"]
    table = Scene(own)(player(private=["Wing"]), player(items=["Hoard"]), market=market, bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Wing")

    assert table.options == ["Gain Will, NES", "Use Item, NE"]


@pytest.mark.rule("arcane", "R18")
@pytest.mark.parametrize(
    ("spell", "item"),
    [
        ("Dare", "Ward"),
        ("Grab", "Hoard"),
        ("Grab", "Dry"),
        ("Send", "Dry"),
        ("Fetch", "Hoard"),
        ("Fetch", "Dry"),
        ("Steal", "Lock"),
    ],
)
def test_what_cannot_be_done_is_not_offered_and_so_has_not_been_done(own: ArcaneGame, spell: str, item: str) -> None:
    market = ["Chaos Magic, NS"] if item == "Hoard" else []
    deck = ["Deep Breath", "Pop Quiz"]
    table = Scene(own)(player(private=[spell]), player(items=[item]), market=market, bag=[], deck=deck)

    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")

    assert len(table.hand(0)) == 2


def test_who_pays_may_rest(own: ArcaneGame) -> None:
    table = facing(own, ["Toll"], will=3)

    table.do("Rest")

    assert table.will[0] == 1


def test_who_cannot_pay_cannot_rest(own: ArcaneGame) -> None:
    assert "Rest" not in facing(own, ["Toll"], will=1).options


def test_a_player_of_the_own_card_cannot_rest(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Awake"]), player(), bag=[], deck=[])

    assert "Rest" not in table.options
    assert f"Cast {ADD}" in table.options


def test_who_can_do_nothing_does_nothing(own: ArcaneGame) -> None:
    table = facing(own, ["Toll", "Wall"], will=0)

    assert table.state.seat == 1


@pytest.mark.parametrize(("items", "offered"), [(["Dry"], 0), ([], 1)])
def test_a_casting_action_is_barred(own: ArcaneGame, items: list[str], offered: int) -> None:
    table = facing(own, items)
    table.do(f"Cast {WILL_OR_SHARD}")

    assert int("Collect 1 Shard" in table.options) == offered


def test_an_action_that_was_chosen_is_barred_until_the_next_turn(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Ban"]), player(), bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Ban")
    while "Collect Shard" not in table.options:
        table.state.apply(table.state.legal_actions()[0])
    table.do("Collect Shard", f"Cast {WILL_OR_SHARD}")

    assert "Collect 1 Shard" not in table.options


def test_others_cannot_rest_for_a_while(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Insomnia"]), player(), bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Insomnia")

    assert "Rest" not in table.options


@pytest.mark.parametrize(("shards", "can"), [(1, 1), (0, 0)])
def test_exhausting_a_tile_costs_something_also_where_it_is_cast(own: ArcaneGame, shards: int, can: int) -> None:
    table = facing(own, ["Fee"], shards=shards, slate=[tile("Gain Will, NES", 1, 1)])

    assert int(f"Cast {ADD}" in table.options) == can
    if can:
        table.do(f"Cast {ADD}")
        assert table.shards[0] == 0


@pytest.mark.parametrize(("items", "exhausted"), [(["Ward"], 0), ([], 3)])
def test_tiles_are_spared_from_what_others_do(own: ArcaneGame, items: list[str], exhausted: int) -> None:
    table = facing(own, items, private=["Chill"])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Chill")
    while table.state.seat == 0:
        table.state.apply(table.state.legal_actions()[0])

    assert len([it for it in table.state.tiles_of(1) if table.state.is_exhausted(it)]) == exhausted


def test_a_tile_that_is_spared_from_others_is_exhausted_by_its_cast(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Ward"]), player(), bag=[], deck=[])

    table.do(f"Cast {ADD}")

    assert table.is_exhausted(ADD, 0)
