"""What a person may take back alone: until something new was seen; a bot that has only passed does not bar it."""

from __future__ import annotations

import rulebound
from rulebound.bots import bot_of
from rulebound.kernel.game.match import Match
from rulebound.session.players import players_of
from rulebound.session.playing import Playing
from rulebound.session.table_config import Standing, TableConfig

BARRED = "another player has had to decide since"


def at_the_table(people: str, game: str = "avarium", seed: int = 5) -> Playing:
    match = Match(rulebound.load(game), seed=seed, seats=2)
    return Playing(match.game, TableConfig(record=match.record, players=players_of(people)), Standing())


def until(playing: Playing, *, passed: bool) -> int:
    """Quick bots play for all, until seat 1 has decided after seat 0, as a pass or not; says back to where."""
    bot = bot_of("greedy", 2)
    for _ in range(600):
        assert not playing.over
        seat = playing.match.state.seat
        playing.act(seat, bot.choose(playing.seat(seat)).code)
        rest = playing.made[playing.back_to(0) :] if playing.back_to(0) >= 0 else []
        others = [made for made in rest if made.seat == 1]
        learned = playing.match.state.last_seen > playing.back_to(0)
        if others and playing.match.state.seat == 0 and not learned and all(it.passed for it in others) == passed:
            return playing.back_to(0)
    raise AssertionError("it never came to that")


def test_a_bot_that_has_only_passed_does_not_bar_it() -> None:
    playing = at_the_table("human,greedy")

    to = until(playing, passed=True)

    assert playing.match.state.undo_limit_reason == BARRED
    assert playing.is_free(to)
    assert playing.why_not_alone(0) == ""
    playing.go_back(to)
    assert len(playing.match.actions) == to


def test_a_person_who_has_passed_bars_it() -> None:
    playing = at_the_table("human,human")

    to = until(playing, passed=True)

    assert not playing.is_free(to)
    assert BARRED in playing.why_not_alone(0)


def test_a_bot_that_has_done_something_bars_it() -> None:
    playing = at_the_table("human,greedy")

    to = until(playing, passed=False)

    assert not playing.is_free(to)


def test_what_was_seen_bars_it_even_if_the_bot_has_only_passed() -> None:
    playing = at_the_table("human,greedy")
    to = until(playing, passed=True)

    playing.match.state.limit_undo("a hidden card was seen")

    assert not playing.is_free(to)
