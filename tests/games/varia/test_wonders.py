"""Cards with counters, wards and second thoughts."""

from __future__ import annotations

import pytest

from rulebound.games.varia.counters import RUINED
from rulebound.kernel.table.counting import counters_on
from tests.games.varia.table import Scene, player


def test_grudge_bead_grows_with_damage_and_strengthens_attacks(scene: Scene) -> None:
    table = scene(
        player(character=["Grudge Bead"], timeline=[[], "Lunge"]), player(timeline=["Lunge"]), engaged=True, window=2,
        chance=[6, 4, 1, 1],
    )  # fmt: skip

    table.resolve()

    assert counters_on(table.state, table.piece("Grudge Bead")) == [("counter: rage", 1)]


@pytest.mark.parametrize(("answer", "ruined"), [("Yes", True), ("No", False)])
def test_paper_twin_is_ruined_in_place_of_damage(scene: Scene, answer: str, *, ruined: bool) -> None:
    table = scene(player(character=["Paper Twin"]), player(timeline=["Lunge"]), engaged=True, chance=[6, 4])

    while answer not in table.options:
        table.do(table.options[-1])
    table.do(answer)

    assert (table.health[0] == 30) == ruined
    assert table.state.is_marked(RUINED, table.piece("Paper Twin")) == ruined


def test_ward_of_salt_prevents_two_damage(scene: Scene) -> None:
    table = scene(player(timeline=["Ward of Salt"]), player(timeline=["Lunge"]), engaged=True, chance=[1, 1, 6, 4])

    table.resolve()

    assert "2 damage is prevented." in table.told()


def test_read_the_ripples_sorts_the_top_of_the_deck(scene: Scene) -> None:
    table = scene(
        player(timeline=["Read the Ripples"], deck=["War Cry", "Lunge", "Hex Bolt", "Ember Jab"][:3]), player()
    )

    while "Hex Bolt" not in table.options:
        table.do(table.options[-1])
    table.do("Hex Bolt", "War Cry")

    assert table.there("deck", 0)[-3:][0] == "Hex Bolt"


def test_pilfered_plan_looks_and_takes_an_attack(scene: Scene) -> None:
    table = scene(
        player(timeline=["Pilfered Plan"]), player(hand=["Lunge", "Hex Bolt", "War Cry"]), engaged=True, chance=[6, 4]
    )

    while "Lunge" not in table.options or "Hex Bolt" not in table.options:
        table.do(table.options[-1])
    assert "War Cry" not in table.options
    table.do("Lunge")

    assert table.there("discard pile", 1) == ["Lunge"]


def test_recall_the_verse_finds_a_song(scene: Scene) -> None:
    table = scene(player(timeline=["Recall the Verse"], deck=["Lunge", "War Cry", "Hex Bolt"]), player())

    while "War Cry" not in table.options and "War Cry" not in table.there("hand", 0):
        table.do(table.options[-1])
    if "War Cry" in table.options:
        table.do("War Cry")

    assert "War Cry" in table.there("hand", 0)


def test_stuttering_cut_comes_again_in_the_next_moment(scene: Scene) -> None:
    table = scene(player(timeline=["Stuttering Cut"]), player(), engaged=True, chance=[6, 4])

    table.resolve()

    assert "Player 1 creates Stuttering Cut in moment 2." in table.told()
    assert table.row(0) == [["Stuttering Cut"]]
