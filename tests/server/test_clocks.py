"""Time: what each player has, from when on a bot may play for who is late, and how players come back."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from rulebound.session import clock, table
from rulebound.session.clock import Clock, charged, deadline
from tests.server.talking import Server

MINUTE: dict[str, Any] = {"each": "decision", "seconds": 60}
START = "2026-11-25T10:00:00Z"
TWO = ({"name": "Ann"}, {"name": "Tor"})


class Time:
    """A clock of the computer that the test moves."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = clock.time_of(START)
        for module in ("table_config", "playing", "table"):
            patch.setattr(f"rulebound.session.{module}.now", self.read)
        patch.setattr("rulebound.server.room.now", self.read)

    def read(self) -> str:
        return clock.text_of(self.now)

    def passes(self, seconds: int) -> None:
        self.now += timedelta(seconds=seconds)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def test_each_decision_has_its_time(group: Server, time: Time) -> None:
    ann, tor, _watch = group.links(TWO, clock=MINUTE, options={"first": "1"})
    with group.sit(ann) as first, group.sit(tor) as second:
        assert first.state["waiting"]["late"] == "2026-11-25T10:01:00Z"
        time.passes(59)
        assert second.refused("stand-in")["sentence"] == "Ann still has time."
        time.passes(1)
        second.now("stand-in")
        state = second.hear_until(lambda state: state["absent"] == [0])

    assert state["players"][0]["bot"] == "Apprentice"
    assert state["view"]["seats"][0]["who"] == "away, a bot plays on"


def test_who_is_late_cannot_be_replaced_by_themselves_or_by_watchers(group: Server, time: Time) -> None:
    ann, _tor, watch = group.links(TWO, clock=MINUTE, options={"first": "1"})
    time.passes(100)
    with group.sit(ann) as first, group.sit(watch) as watching:
        assert first.refused("stand-in")["sentence"] == "Only another player can let a bot play on."
        assert watching.refused("stand-in")["code"] == "forbidden"


def test_who_comes_back_plays_on(group: Server, time: Time) -> None:
    ann, tor, _watch = group.links(TWO, clock=MINUTE, options={"first": "1"})
    time.passes(100)
    with group.sit(tor) as second, group.sit(ann) as first:
        second.now("stand-in")
        first.hear_until(lambda state: state["absent"] == [0])
        assert first.refused("concede")["sentence"] == "A bot plays for you. Take your seat back first."
        first.now("back")
        state = first.hear_until(lambda state: state["absent"] == [])

    assert state["players"][0]["bot"] == ""


def test_without_a_clock_only_who_is_away_for_long_is_replaced(group: Server, time: Time) -> None:
    ann, tor, _watch = group.links(TWO, options={"first": "1"})
    with group.sit(tor) as second:
        with group.sit(ann):
            time.passes(10_000)
            assert second.refused("stand-in")["sentence"] == "Ann still has time."
        second.hear_until(lambda state: not state["players"][0]["here"])
        time.passes(clock.PATIENCE - 1)
        second.refused("stand-in")
        time.passes(1)
        second.now("stand-in")


def test_with_bots_alone_there_is_no_clock(server: Server, time: Time) -> None:
    link = server.links([{"name": "Ann"}, {"bot": "Apprentice"}], clock=MINUTE)[0]

    assert server.look(link)["waiting"]["late"] == ""


def test_the_time_of_a_game_runs_only_for_who_decides_and_grows_with_each_decision(group: Server, time: Time) -> None:
    game = {"each": "game", "seconds": 600, "increment": 5}
    ann, tor, _watch = group.links(TWO, clock=game, options={"first": "1"})
    with group.sit(ann) as first, group.sit(tor):
        time.passes(100)
        first.act()
        state = first.hear_until(lambda state: state["revision"] > 1)

    assert state["left"] == [505, 600]


def test_the_rematch_has_the_same_clock(group: Server) -> None:
    ann = group.links(TWO, clock=MINUTE)[0]
    with group.sit(ann) as first:
        first.now("concede")
    again = group.post(f"/api/tables/{ann}/again", {}, 201)

    assert group.look(again["link"])["clock"] == {**MINUTE, "increment": 0}


@pytest.mark.parametrize(
    "wrong", [{"each": "decision", "seconds": 1}, {"each": "week", "seconds": 60}, {"seconds": 60}]
)
def test_a_clock_that_makes_no_sense_is_refused(group: Server, wrong: dict[str, Any]) -> None:
    assert group.refused("/api/tables", {"game": "courses", "seats": list(TWO), "clock": wrong}, status=400)


def test_time_is_charged_to_who_decides() -> None:
    assert charged(Clock(each="game", seconds=60, increment=2), [60, 60], 1, 15) == [60, 47]
    assert charged(Clock(each="game", seconds=60), [60, 3], 1, 15) == [60, 0]
    assert charged(Clock(each="decision", seconds=60), [60, 60], 1, 15) == [60, 60]


def test_a_player_who_came_back_and_left_again_is_late_anew() -> None:
    assert deadline(None, clock.PATIENCE, START, "2026-11-25T09:00:00Z") == "2026-11-25T10:03:00Z"
    assert deadline(None, clock.PATIENCE, START, "2026-11-25T10:30:00Z") == "2026-11-25T10:33:00Z"
    assert table.AGAIN >= 30
