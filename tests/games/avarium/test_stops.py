"""Stops: a person is asked where it matters, and neither that nor the time it takes tells what the person holds."""

from __future__ import annotations

from statistics import median

import pytest

import rulebound
from rulebound.bots import bot_of
from rulebound.games.avarium import effects
from rulebound.games.avarium.state import Table
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import Match
from rulebound.kernel.table.window import Pass


def asked_in_enemy_turns(game: Game, seed: int) -> list[int]:
    """How often seat 0, which has the usual stops and passes at each, must decide in each turn of the other player."""
    match = Match(game, seed=seed)
    match.stops = {0: game.usual_stops}
    bots = [bot_of("random", seed * 2 + seat) for seat in range(2)]
    asked: dict[int, int] = {}
    while not match.state.over:
        state = match.state
        seat = state.seat_of(state.seat)
        assert isinstance(state, Table)
        if state.active == 1:
            asked[state.turn] = asked.get(state.turn, 0) + (seat.index == 0)
        passes = [action for action in seat.legal_actions() if isinstance(action, Pass)]
        match.apply(passes[0] if passes and seat.index == 0 else bots[seat.index].choose(seat))
    return list(asked.values())


@pytest.mark.rule("avarium", "E7")
def test_with_the_usual_stops_one_is_asked_three_times_at_most_in_the_median_enemy_turn(game: Game) -> None:
    asked = [times for seed in range(6) for times in asked_in_enemy_turns(game, seed)]

    assert len(asked) > 20
    assert median(asked) <= 3


def test_whoever_has_no_stop_passes_whatever_the_hand_holds(game: Game) -> None:
    for held in ("Nurse's Office", "Honour Roll"):
        seats = [
            {"idol": "Kumara RAJ", "reputation": 4},
            {"idol": "Syeira CORAL", "hand": [held], "reputation": 1, "exhausted": True},
        ]
        match = Match.of_scene(game, {"seats": seats, "courtyard": ["Pink One"]})
        match.stops = {1: game.usual_stops}
        recruit = match.state.legal_actions()[0]
        match.apply(recruit)

        assert match.state.seat == 0
        assert len(match.actions) == 2, "the recruit and a pass"


def test_a_record_has_the_passes_that_stops_have_made(game: Game) -> None:
    match = Match(game, seed=3)
    match.stops = {0: (), 1: ()}
    match.pass_unasked()
    for _ in range(20):
        match.apply(match.state.legal_actions()[0])

    assert match.state.question[0] is not effects.RESPOND
    assert Match.from_record(match.record).state.fingerprint() == match.state.fingerprint()


def test_every_stop_is_told_in_a_sentence(game: Game) -> None:
    assert all(stop.sentence.endswith(".") for stop in game.stops)
    assert rulebound.load("courses").stops == []
