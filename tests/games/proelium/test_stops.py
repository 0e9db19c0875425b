"""Stops: a person is asked where it matters, and being asked tells nothing of what the person holds."""

from __future__ import annotations

from statistics import median

import pytest

import rulebound
from rulebound.bots import bot_of
from rulebound.games.proelium.answering import RESPOND
from rulebound.games.proelium.state import Table as ProeliumTable
from rulebound.games.proelium.stops import STOPS, stop_of
from rulebound.kernel.game.match import Match
from rulebound.kernel.table.stops import automatic_pass
from rulebound.kernel.table.window import Pass
from tests.games.proelium.table import Scene, player

GAME = rulebound.load("proelium")


def asked_in_rivals_turns(seed: int) -> list[int]:
    """How often seat 0, which has the usual stops, must decide in each turn of the other player."""
    match = Match(GAME, seed=seed)
    match.stops = {0: GAME.usual_stops}
    bots = [bot_of("greedy", seed * 2 + seat) for seat in range(2)]
    asked: dict[int, int] = {}
    while not match.state.over:
        state = match.state
        seat = state.seat_of(state.seat)
        if state.active == 1:
            asked[state.turn] = asked.get(state.turn, 0) + (seat.index == 0)
        match.apply(bots[seat.index].choose(seat))
    return list(asked.values())


@pytest.mark.slow
@pytest.mark.rule("proelium", "R26")
def test_with_the_usual_stops_one_is_asked_three_times_at_most_in_the_median_turn_of_the_opponent() -> None:
    asked = [times for seed in range(6) for times in asked_in_rivals_turns(seed)]

    assert len(asked) > 20
    assert median(asked) <= 3


def stops_met(scene: Scene, **given: object) -> set[str]:
    """The stops that come up when both pass everything, for either seat."""
    mine = player(hand=["Small Ray"], laboratory=["Mutant Frog"])
    table = scene(mine, mine, options={"windows": "all"}, **given)
    found: set[str] = set()
    turn = table.state.turn
    while table.state.turn < turn + 2:
        assert isinstance(table.state, ProeliumTable)
        if table.state.question[0] is RESPOND:
            found.add(stop_of(table.state))
        wanted = (
            "Play Small Ray",
            "Attack with Mutant Frog",
            "That is all",
            "Leave it",
            "Pass",
            "Go on",
            "End your turn",
        )
        table.do(next(one for one in wanted if any(option.startswith(one) for option in table.options)))
    return found


@pytest.mark.rule("proelium", "R26")
def test_every_window_is_of_a_stop_and_every_stop_has_a_window(scene: Scene) -> None:
    assert stops_met(scene) == {stop.name for stop in STOPS}


def test_whoever_has_no_stop_passes_without_being_asked(scene: Scene) -> None:
    table = scene(player(hand=["Unpaid Intern"]), player(hand=["Small Ray"]))
    table.do("Play Unpaid Intern")

    assert isinstance(automatic_pass(table.state, ("attack",)), Pass)
    assert automatic_pass(table.state, ("card",)) is None


def test_being_asked_does_not_depend_on_the_cards_in_hand(scene: Scene) -> None:
    for hand in (["Small Ray"], ["Night Janitor"]):
        table = scene(player(hand=["Unpaid Intern"]), player(hand=hand))
        table.do("Play Unpaid Intern")

        assert (table.state.seat, table.asked) == (
            1,
            "Player 1 has played or used something: do you play or use something?",
        )
