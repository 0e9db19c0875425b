"""What an action would do is told before it is done: what is sure, and nothing that chance or others decide."""

from __future__ import annotations

from typing import Any

import pytest

import rulebound
from rulebound.bots import bot_of
from rulebound.kernel.game.match import Match
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.seat import Seat
from rulebound.session.forecast import Forecast, forecast
from tests.sampling import sampled


def asked(match: Match, words: str) -> tuple[Seat, Action[Any]]:
    """A game of quick bots goes on until somebody can do what is described with these words."""
    bot = bot_of("greedy", 1)
    while not match.state.over:
        seat = match.state.seat_of(match.state.seat)
        for action in seat.legal_actions():
            if words in seat.describe(action):
                return seat, action
        match.apply(bot.choose(seat))
    raise AssertionError(f"nobody could ever {words}")


def told(found: Forecast) -> dict[tuple[str, str], tuple[str, str]]:
    return {(change.id, change.label): (change.was, change.now) for change in found.changes}


def test_what_is_paid_and_where_a_card_goes_is_told_and_nothing_is_done() -> None:
    match = Match(rulebound.load("windward"), seed=1, seats=2)
    seat, action = asked(match, "Hire ")
    before = match.state.fingerprint()

    changes = forecast(seat, action, 1).changes

    assert match.state.fingerprint() == before
    (coins,) = [change for change in changes if change.label == "Coins"]
    assert int(coins.now) < int(coins.was)
    (hired,) = [change for change in changes if change.label == "place"]
    assert (hired.was, hired.now) == ("Market", "Your hand")


def test_what_the_action_really_does_is_what_was_told() -> None:
    match = Match(rulebound.load("courses"), seed=5, seats=2)
    seat, action = asked(match, "Clear ")

    changes = told(forecast(seat, action, 1))

    me = f"seat.{seat.index}"
    match.apply(action)
    points = next(one.now for one in match.state.seat_of(seat.index).view().seats[seat.index].counters if one.main)
    assert changes[me, "Points"][1] == str(points)


def test_a_card_that_is_drawn_by_chance_is_not_told() -> None:
    match = Match(rulebound.load("courses"), seed=5, seats=2)
    seat, action = asked(match, "Keep")

    changes = forecast(seat, action, 1).changes

    assert not [change for change in changes if change.now == "Your hand"]


def test_what_loses_the_game_at_once_is_told() -> None:
    match = Match(rulebound.load("avarium"), seed=7, seats=2)
    seat, action = asked(match, "your last, and be expelled")

    found = forecast(seat, action, 1)

    assert found.loses
    assert found.ends


@pytest.mark.parametrize("game", sampled(rulebound.GAMES, "proelium", "windward"))
def test_every_first_option_of_a_game_can_be_foretold(game: str) -> None:
    match = Match(rulebound.load(game), seed=3, seats=2)
    bot, changed = bot_of("random", 1), 0
    for _ in range(60):
        if match.state.over:
            break
        seat = match.state.seat_of(match.state.seat)
        changed += bool(forecast(seat, seat.legal_actions()[0], 1).changes)
        match.apply(bot.choose(seat))

    assert changed > 5
