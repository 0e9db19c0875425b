"""The lines of a log stay as they were, so they are made once: a view that remembers them equals one that does not."""

from __future__ import annotations

import rulebound
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.view import View
from rulebound.kernel.game.game import Game
from rulebound.kernel.knowledge.log_lines import RECENT, LineCache, caching_lines
from rulebound.language import SOURCE, speaking
from tests.contract.walks import any_kind, begin, walk

DECISIONS = 60


def looked_at(match: rulebound.Match, cache: LineCache, seat: int) -> View:
    """The view of a seat that remembers the lines of its log."""
    with caching_lines(cache):
        return match.state.seat_of(seat).view()


def test_who_remembers_the_log_reads_the_same(game: Game, seats: int) -> None:
    match, chance, cache = rulebound.Match(game, seed=5, seats=seats), Chance.of(5, "log"), LineCache()
    for n in range(DECISIONS):
        if match.state.over:
            break
        match.apply(any_kind(match.state, chance))
        if n % 20 == 19:
            match.undo(agreed=True)
        for seat in range(-1, seats):
            assert looked_at(match, cache, seat) == match.state.seat_of(seat).view()


def test_a_line_is_made_once(game: Game) -> None:
    match, chance, cache = rulebound.Match(game, seed=5, seats=2), Chance.of(5, "log"), LineCache()
    for _ in range(30):
        match.apply(any_kind(match.state, chance))
    known = looked_at(match, cache, 0).log

    again = looked_at(match, cache, 0).log

    assert len(known) == len(again) > 0
    assert all(one is other for one, other in zip(known, again, strict=True))


def test_a_view_has_the_latest_lines_of_a_long_log(game: Game) -> None:
    match, chance = rulebound.Match(game, seed=5, seats=2), Chance.of(5, "log")
    while not match.state.over and len(match.log) < 3 * RECENT:
        match.apply(any_kind(match.state, chance))
    seat = match.state.seat_of(0)

    latest = seat.view().log

    assert 0 < len(latest) <= RECENT
    assert latest == seat.log()[-len(latest) :]


def test_where_the_game_stands_is_said_as_in_views(game: Game, seats: int) -> None:
    with speaking(SOURCE):
        for state in walk(begin(game, seats, 3), Chance.of(3, "turn"), most=DECISIONS):
            assert game.turn(state) == state.seat_of(-1).view().turn
