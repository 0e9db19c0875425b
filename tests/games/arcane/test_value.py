"""What a position is worth to bots: what one has, what it may still become, and what a cast would still bring."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.arcane.counting import count, counted
from rulebound.games.arcane.linking import link_counts, linked, on_slate
from rulebound.games.arcane.slate import Slate
from rulebound.games.arcane.value import Weights, worth
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.playout import play_randomly
from tests.games.arcane.table import WILL_OR_SHARD, Scene, player, tile


def worth_of(scene: Scene, time: float = 0.5, **mine: Any) -> float:
    """What a player has who is described like this, and whose turn it is not."""
    table = scene(player(), player(**mine))
    return worth(table.state, 1, Weights(), time)


def test_an_item_that_counts_at_the_end_is_worth_what_it_would_count_now(scene: Scene) -> None:
    few, many = ["Deep Breath"], ["Deep Breath", "Pop Quiz", "Bulk Order"]
    gains = [
        worth_of(scene, items=["Spellbook of Record"], spells=spells)
        - worth_of(scene, items=["Memory Urn"], spells=spells)
        for spells in (few, many)
    ]

    assert gains[1] - gains[0] == 1.0


def test_shards_count_for_an_item_that_turns_them_into_prestige(scene: Scene) -> None:
    with_key = worth_of(scene, items=["Treasury Key"], shards=9) - worth_of(scene, items=["Treasury Key"], shards=0)
    without = worth_of(scene, shards=9) - worth_of(scene, shards=0)

    assert round(with_key - without, 6) == 3.0


def test_a_dear_item_is_worth_more_while_there_is_time(scene: Scene) -> None:
    early, late = (
        worth_of(scene, time, items=["Thrifty Wand"]) - worth_of(scene, time, items=["Feather Bed"])
        for time in (1.0, 0.0)
    )

    assert early > late == 0.0


def test_links_are_worth_something_and_less_with_a_token_on_the_tile(scene: Scene) -> None:
    one = tile("Gain Will, NESW", 1, 1)
    linked, apart = [one, tile("Collect Shard, NES", 1, 2, turn=1)], [one, tile("Collect Shard, NES", 1, 2)]
    tired = [tile("Gain Will, NESW", 1, 1, exhausted=1), tile("Collect Shard, NES", 1, 2, turn=1)]

    values = [worth_of(scene, slate=slate) for slate in (linked, apart, tired)]

    assert values[0] > values[1]
    assert values[0] > values[2]


def test_what_a_cast_will_still_set_off_counts_already(scene: Scene) -> None:
    table = scene(player(slate=[tile("2x Gain Will, NE", 2, 2)]), player())
    before = worth(table.state, 0, Weights(), 0.5)

    table.do(f"Cast {WILL_OR_SHARD}")

    assert worth(table.state, 0, Weights(), 0.5) > before


@pytest.mark.parametrize("items", [[], ["Universal Joint"], ["Tower Bell"]])
def test_what_was_counted_once_is_what_one_counts_at_any_moment(scene: Scene, items: list[str]) -> None:
    table = scene(player(items=items), player()).state
    chance = Chance.of(3, "links")
    found, kept = 0, 0
    while not table.over:
        before = table.counts
        play_randomly(table, chance, 1)
        for me in range(table.seats):
            links = link_counts(table, me)
            assert links == [len(linked(table, it)) if it >= 0 else 0 for it in on_slate(table, me)]
            now = counted(table, me)
            assert numbers(now) == numbers(count(table, me))
            assert sum(links) == now.fresh.links + now.exhausted.links
            found += sum(links)
            kept += now is before[me]

    assert found > 1000
    assert kept > 300  # much of what is done changes no slate


def numbers(slate: Slate) -> list[int]:
    """All that was counted."""
    return [n for part in (slate.fresh, slate.exhausted) for n in (part.symbols, part.completing, part.links)]
