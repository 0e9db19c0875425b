"""The forecast above the moments, held against all rolls that there can be."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rulebound.games.varia.forecast import forecast
from tests.games.varia.table import Scene, Table, player, stack


def played(scene: Scene, players: list[dict[str, Any]], dice: tuple[int, ...], **given: Any) -> Table:
    table = scene(*players, chance=list(dice), **given)
    table.resolve()
    return table


def average(scene: Scene, players: list[dict[str, Any]], sides: list[int], **given: Any) -> tuple[float, float]:
    """The damage to player 2 on average, and how often player 1 hits, over all rolls of these dice."""
    damage = hits = count = 0
    for dice in product(*[range(1, one + 1) for one in sides]):
        table = played(scene, players, dice, **given)
        damage += 30 - table.health[1]
        hits += any(line.endswith(" hits.") and not line.startswith("Sidestep") for line in table.told())
        count += 1
    return damage / count, hits / count


@pytest.mark.parametrize(
    ("mine", "theirs", "sides"),
    [
        (["Shove"], [], [6, 4]),  # unopposed
        (["Shove"], ["Sidestep"], [6, 4, 6, 4]),  # defended
        (["Shove"], ["Ward Sign"], [6, 4, 6, 4]),
        (["Guided Strike"], [], [6, 6, 4, 4]),  # improved
        (["Reckless Swing"], [], [6, 6, 4, 4]),  # impaired
        (["Raised Guard"], ["Ward Sign"], [6, 4, 6, 4]),  # stalemate
    ],
)
def test_it_is_what_all_rolls_come_to(scene: Scene, mine: list[str], theirs: list[str], sides: list[int]) -> None:
    players = [player(timeline=mine), player(timeline=theirs)]
    foreseen = forecast(scene(*players, engaged=True).varia)[0]

    damage, hits = average(scene, players, sides, engaged=True)

    assert foreseen.hits[0] == pytest.approx(hits)
    assert foreseen.damage[0] == pytest.approx(damage)


@pytest.mark.rule("varia", "miss.distance")
def test_it_knows_that_an_attack_from_afar_misses(scene: Scene) -> None:
    table = scene(player(timeline=["Shove"]), player())

    assert (forecast(table.varia)[0].hits[0], forecast(table.varia)[0].damage[0]) == (0.0, 0.0)


def test_above_a_moment_stands_the_damage_and_the_chance_to_hit(scene: Scene) -> None:
    table = scene(
        player(timeline=["Shove"]), player(timeline=["Ward Sign"]), engaged=True,
        moment="action",
    )  # fmt: skip
    lanes = table.state.seat_of(0).view().areas[0].col_names

    assert lanes[0].note.endswith(" %) : 0")
    assert table.state.seat_of(1).view().areas[0].col_names[0].note.startswith("0 : ")


def test_it_counts_what_stacks_add(scene: Scene) -> None:
    impaired = scene(player(timeline=["Shove"], character=[stack("Hexed")]), player(), engaged=True)

    assert forecast(impaired.varia)[0].damage[0] == pytest.approx(1 + 91 / 36)  # the lower of two dice
