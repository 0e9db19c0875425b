"""What others pay more for, what is cheaper the second time, and what others do to one's tiles, in Arcane Academy."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.texts import read
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player, tile

STRIKE: Final = (
    "Until the start of your next turn, other players' spells cost 2 Will more and their items cost 1 Shard more."
)
CARDS: Final = [
    ("Second", "item", "The second spell you complete each turn costs 2 Will less."),
    ("Tax", "item", "Other players' spells cost 1 Will more."),
    ("Dear", "item", "Your items cost 1 Shard more."),
    ("Inflation", "item", "All spells cost 1 Will more."),
    ("Revenge", "item", "When another player discards or exhausts a tile of yours, they lose 2 Will."),
    ("Nerves", "item", "When a tile of yours is exhausted, gain 1 Shard."),
    ("Comfort", "item", "When a placed tile of yours is discarded, gain 3 Shards."),
    ("Hand", "item", "When you exhaust a tile of another player, gain 1 Shard."),
    ("Muse", "item", "When another player casts a spell, you may pay 1 Shard. If you do, gain 2 Will."),
    ("Strike", "spell", STRIKE),
    ("Sting", "spell", "Exhaust a corner of another player."),
    ("Smash", "spell", "Discard a placed tile of another player."),
    ("Gift", "spell", "Gain 3 Shards."),
    ("Rain", "spell", "Gain 2 Will."),
    ("Lamp", "item", "When you rest, gain 1 Will."),
]  # fmt: skip


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own: they cost 3."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS, cost=3)


def table_with(own: ArcaneGame, *players: dict[str, Any], **more: Any) -> Table:
    return Scene(own)(*players, bag=[], **more)


def test_the_second_spell_of_a_turn_is_cheaper_and_no_other(own: ArcaneGame) -> None:
    twice = tile("2x Complete Assignment, N", 0, 1)
    table = table_with(
        own, player(items=["Second"], private=["Gift", "Rain", "Sting"], will=9, slate=[twice]), player()
    )
    before = table.state.cost(table.piece("Rain"))

    table.do("Cast 2x Complete Assignment, N", "Complete Gift")
    after_one = table.state.cost(table.piece("Rain"))
    table.do("Complete Rain")

    assert (before, after_one) == (3, 1)
    assert table.will[0] == 9 - 3 - 1 + 2


@pytest.mark.parametrize(
    ("item", "mine", "theirs"), [("Tax", 3, 4), ("Inflation", 4, 4), ("Dear", 3, 3), ("Second", 3, 3)]
)
def test_who_pays_more_for_spells(own: ArcaneGame, item: str, mine: int, theirs: int) -> None:
    table = table_with(own, player(items=[item]), player(), public=["Gift"])

    before = table.state.cost(table.piece("Gift"))
    table.rest()

    assert (before, table.state.cost(table.piece("Gift"))) == (mine, theirs)


def test_ones_own_items_are_dearer(own: ArcaneGame) -> None:
    table = table_with(own, player(items=["Dear"]), player(), public=["Lamp"])

    assert table.state.cost(table.piece("Lamp")) == 4


def test_for_a_round_others_pay_more_for_both(own: ArcaneGame) -> None:
    table = table_with(own, player(private=["Strike"], will=3), player(), public=["Gift", "Lamp"])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Strike")

    state = table.state
    assert [state.price_of_player(seat, table.piece("Gift")) for seat in (0, 1)] == [0, 2]
    assert [state.price_of_player(seat, table.piece("Lamp")) for seat in (0, 1)] == [0, 1]


@pytest.mark.parametrize(("item", "will", "shards"), [("Revenge", 3, 0), ("Nerves", 5, 1), ("Comfort", 5, 0)])
def test_who_exhausts_anothers_tile_pays_for_it(own: ArcaneGame, item: str, will: int, shards: int) -> None:
    table = table_with(
        own, player(private=["Sting"], will=8, items=["Hand"], shards=0), player(items=[item], shards=0, will=0)
    )

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Sting", USE_OR_COMPLETE)

    assert (table.will[0], table.shards[1]) == (will, shards)
    assert table.shards[0] == 1


def test_a_cast_exhausts_ones_own_tile_and_nobody_pays(own: ArcaneGame) -> None:
    table = table_with(own, player(items=["Revenge", "Nerves"], will=4, shards=0), player(will=4))

    table.do("Cast Corner 2: Add Tile")

    assert table.will == [4, 4]
    assert table.shards[0] == 1


@pytest.mark.parametrize(("item", "will", "shards"), [("Revenge", 3, 0), ("Nerves", 5, 0), ("Comfort", 5, 3)])
def test_who_discards_anothers_tile_pays_for_it(own: ArcaneGame, item: str, will: int, shards: int) -> None:
    theirs = player(items=[item], shards=0, will=0, slate=[tile("Gain Will, NES", 0, 1)])
    table = table_with(own, player(private=["Smash"], will=8), theirs)

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Smash")

    assert table.at(1, 0, 1) == ""
    assert (table.will[0], table.shards[1]) == (will, shards)


def test_a_spell_is_completed_though_one_says_cast(own: ArcaneGame) -> None:
    table = table_with(own, player(private=["Gift"], will=3), player(items=["Muse"], shards=1, will=0))

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Gift", "Yes")

    assert (table.will[1], table.shards[1]) == (2, 0)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Until the end of the turn, your spells cost 1 Shard less.", "spells cost Will"),
        ("The next item you complete this turn costs 1 Will less.", "items cost Shards"),
        ("Until the end of the turn, their spells cost 1 Will more.", "it is not said whose"),
        (
            "Until the end of the turn, your spells cost 1 Will less and their items cost 1 Shard less.",
            "it is not said whose",
        ),
    ],
)
def test_a_price_that_nobody_pays_is_refused(text: str, said: str) -> None:
    with pytest.raises(TextError, match=said):
        read(text, "spell")


def test_what_a_card_costs_less_for_its_own_cost_is_counted_from_the_printed_one(tmp_path: Path) -> None:
    own = game_with(tmp_path, ("Abacus", "item", "This costs 1 Shard less for each cost it has."), cost=4)
    table = Scene(own)(player(private=["Abacus"]), player())

    assert table.state.cost(table.piece("Abacus")) == 0
