"""The wayfarers: what the other player chooses, what comes later, and what counts once, each in a game."""

from __future__ import annotations

import pytest

from tests.games.varia.table import PASSES, Scene, Table, player


def until_asked(table: Table, question: str) -> None:
    """No player plans anything more, until this is asked."""
    while question not in table.asked:
        table.do(next(option for option in table.options if option in PASSES))


@pytest.mark.parametrize(("answer", "health", "held"), [("Yes", -2, 3), ("No", 0, 2)])
def test_toll_at_the_ford_takes_a_card_or_health(scene: Scene, answer: str, health: int, held: int) -> None:
    table = scene(player(timeline=["Toll at the Ford"]), player(hand=["Lunge"]), engaged=True, chance=[1, 4])

    until_asked(table, "do you lose 2 Health Points?")
    hurt = table.health[1]
    assert table.state.seat == 1
    table.do(answer)

    assert (table.health[1] - hurt, len(table.there("hand", 1))) == (health, held)


def test_slow_poultice_works_at_the_start_of_ones_next_turn(scene: Scene) -> None:
    table = scene(player(timeline=["Slow Poultice"], health=20), player())

    table.resolve()

    assert table.health[0] == 20
    assert [one.me for one in table.state.delayed] == [0]
    table.state.passes("begins", 1)
    assert table.state.pending == []
    table.state.passes("begins", 0)
    assert [pending.me for pending in table.state.pending] == [0]
    assert table.state.delayed == []


def test_the_log_says_in_the_middle_of_a_sentence_what_is_done_later(scene: Scene) -> None:
    rival = player(timeline=[[], "Blink"])
    table = scene(player(timeline=["Caltrops", "War Cry"]), rival, engaged=True, chance=[1] * 4)

    table.resolve()

    assert "Caltrops: they lose 3 Health Points." in table.told()


def test_caltrops_hurt_the_target_when_it_moves_next(scene: Scene) -> None:
    table = scene(player(timeline=["Caltrops"]), player(health=20), engaged=True, chance=[6, 4])

    table.resolve()
    hurt = table.health[1]
    table.state.passes("moves", 0)
    assert table.state.pending == []
    table.state.passes("moves", 1)

    assert [(pending.me, pending.seat) for pending in table.state.pending] == [(0, 1)]
    assert (hurt, table.state.delayed) == (table.health[1], [])


def test_milestone_charm_draws_once_each_turn(scene: Scene) -> None:
    table = scene(player(character=["Milestone Charm"], deck=["Lunge"] * 4), player())
    it = table.piece("Milestone Charm")

    table.state.passes("moves", 0)
    table.state.passes("moves", 0)

    assert [pending.source for pending in table.state.pending] == [it]


def test_fork_in_the_road_is_chosen_by_the_target(scene: Scene) -> None:
    table = scene(player(timeline=["Fork in the Road"]), player(health=20))

    until_asked(table, "choose one")
    assert table.state.seat == 1
    table.do("They lose 2 Health Points")

    assert table.health[1] == 18
