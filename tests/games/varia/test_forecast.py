"""The forecast above the moments, held against all rolls that there can be."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.varia.forecast import forecast, outcomes
from rulebound.games.varia.view import TIMELINE
from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, Table, player, stack


def played(scene: Scene, players: list[dict[str, Any]], dice: tuple[int, ...], **given: Any) -> Table:
    table = scene(*players, chance=list(dice), **given)
    table.resolve()
    return table


def of_all_rolls(
    scene: Scene, players: list[dict[str, Any]], sides: list[int], **given: Any
) -> dict[int | None, float]:
    """How often player 2 takes each damage over all rolls of these dice; None: player 1 misses."""
    found: Counter[int | None] = Counter()
    for dice in product(*[range(1, one + 1) for one in sides]):
        table = played(scene, players, dice, **given)
        hits = any(line.endswith(" hits.") and not line.startswith("Sidestep") for line in table.told())
        hits = hits or table.health[1] == 0  # which ends the game at once
        found[30 - table.health[1] if hits else None] += 1
    return {damage: count / found.total() for damage, count in found.items()}


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

    rolled = of_all_rolls(scene, players, sides, engaged=True)

    assert foreseen.hits[0] == pytest.approx(1 - rolled.get(None, 0))
    assert foreseen.damage[0] == pytest.approx(sum((damage or 0) * chance for damage, chance in rolled.items()))
    chances = {damage: chance for damage, chance in enumerate(outcomes(foreseen, 0)) if chance}
    assert chances == pytest.approx({damage: chance for damage, chance in rolled.items() if damage is not None})


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

    assert " %) : 0 · " in lanes[0].note
    assert table.state.seat_of(1).view().areas[0].col_names[0].note.startswith("0 : ")


@pytest.mark.rule("varia", "pay.cost", "pay.push")
def test_above_a_moment_stand_the_action_points_that_are_left(scene: Scene) -> None:
    table = scene(
        player(timeline=["Shove", "Decapitate", "Shove"]), player(timeline=["Shove"]), engaged=True, moment="action"
    )

    notes = [lane.note for lane in table.state.seat_of(0).view().areas[0].col_names]

    assert [note.partition(" · ")[2] for note in notes] == ["8 : 8 AP", "8 : 8 AP", "8 : 8 AP"]  # Decapitate is pushed


@pytest.mark.rule("varia", "term.armor")
def test_it_counts_what_armor_prevents(scene: Scene) -> None:
    players = [player(timeline=["Shove"]), player(character=["Scale Mail"])]
    foreseen = forecast(scene(*players, engaged=True).varia)[0]

    rolled = of_all_rolls(scene, players, [6, 4], engaged=True)

    assert foreseen.damage[0] == pytest.approx(sum((damage or 0) * chance for damage, chance in rolled.items()))


def test_a_planned_attack_says_how_likely_each_outcome_is(scene: Scene) -> None:
    table = scene(player(timeline=["Shove"]), player(), engaged=True, moment="action")

    card = next(card for area in table.state.seat_of(0).view().areas if area.id == TIMELINE for card in area.cards)
    assert (
        card.note
        == "As plans stand: damage 2: 17 %, 3: 17 %, 4: 17 %, 5: 17 %, 6: 17 %, 7: 17 %; leaves 8 Action Points"
    )


def test_it_counts_what_stacks_add(scene: Scene) -> None:
    impaired = scene(player(timeline=["Shove"], character=[stack("Hexed")]), player(), engaged=True)

    assert forecast(impaired.varia)[0].damage[0] == pytest.approx(1 + 91 / 36)  # the lower of two dice


@pytest.mark.rule("varia", "R23")
@pytest.mark.parametrize(
    ("theirs", "sides"),
    [([], [6, 4]), (["Raised Guard"], [6, 4, 6, 4])],
)
def test_infinite_power_is_as_likely_as_all_rolls_say(scene: Scene, theirs: list[str], sides: list[int]) -> None:
    players = [player(timeline=["Decapitate"], points=10), player(timeline=theirs, points=10)]
    foreseen = forecast(scene(*players, engaged=True).varia)[0]

    rolled = of_all_rolls(scene, players, sides, engaged=True)

    likely = {damage: chance for damage, chance in enumerate(outcomes(foreseen, 0)) if chance > 1e-12}
    assert foreseen.endless[0] == pytest.approx(rolled[30])
    assert likely == pytest.approx({damage: chance for damage, chance in rolled.items() if damage not in (None, 30)})
    assert foreseen.hits[0] == pytest.approx(1 - rolled.get(None, 0))


@pytest.mark.rule("varia", "R23")
def test_infinite_power_against_infinite_power_deals_nothing(scene: Scene) -> None:
    both = player(timeline=["Decapitate"], points=10)

    foreseen = forecast(scene(both, both, engaged=True).varia)[0]

    assert foreseen.endless == pytest.approx([3 / 16, 3 / 16])  # one die of four shows its maximum, the other does not
    assert sum(outcomes(foreseen, 0)) == pytest.approx(13 / 16)


def test_a_planned_decapitate_says_how_likely_it_deals_all(scene: Scene) -> None:
    table = scene(player(timeline=["Decapitate"]), player(), engaged=True, moment="action")

    (card,) = table.state.seat_of(0).view().areas[0].cards

    assert card.note.endswith("16: 12 %, all Health: 25 %; leaves 1 Action Point")


@pytest.mark.rule("varia", "R17")
@pytest.mark.parametrize(("theirs", "hits"), [([], 1.0), (["Shove"], 0.0)])
def test_it_knows_that_unopposed_attacks_hit_from_afar_at_a_table_where_they_do(
    scene: Scene, theirs: list[str], hits: float
) -> None:
    table = scene(player(timeline=["Shove"]), player(timeline=theirs), rulings={"unopposed": "hits"})

    assert forecast(table.varia)[0].hits[0] == hits


@pytest.mark.rule("varia", "R42")
@pytest.mark.parametrize(("text", "hits"), [
    ("This cannot miss.", 1.0), ("This cannot be blocked.", 1.0), ("This ignores armor.", 0.0),
])  # fmt: skip
def test_it_knows_which_attacks_cannot_miss_or_be_blocked(tmp_path: Path, text: str, hits: float) -> None:
    """The block has more Focus, whatever the dice show."""
    game = game_with(tmp_path, ("Own", "action", text))
    table = Scene(game)(player(timeline=["Own"]), player(timeline=["Ice Wall"]), engaged=True)

    assert forecast(table.varia)[0].hits[0] == pytest.approx(hits)


@pytest.mark.rule("varia", "R42")
def test_it_knows_that_an_attack_ignores_armor(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Own", "action", "This ignores armor."))
    table = Scene(game)(player(timeline=["Own"]), player(character=["Scale Mail"]), engaged=True)

    assert forecast(table.varia)[0].damage[0] == pytest.approx(3.5)
