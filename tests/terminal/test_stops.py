"""A person says when to be asked whether to respond: on the whole screen, line by line, and in the next game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest

import rulebound
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import Match
from rulebound.session.players import players_of
from rulebound.terminal.drawn.runs import plain
from rulebound.terminal.full.app import TableApp
from rulebound.terminal.full.canvas import Canvas
from rulebound.terminal.full.pages import StopsPage
from rulebound.terminal.keeping import unfinished
from rulebound.terminal.local_table import begun, local_table_at, resumed
from rulebound.terminal.stop_settings import path
from tests.terminal.test_play import Spoken, lines, play, state_home

__all__ = ["play", "state_home"]

ANN: Final = "human:Ann,random"


@pytest.fixture(scope="module")
def game() -> Game:
    return rulebound.load("avarium")


def test_what_was_set_holds_at_once_and_in_the_next_game(game: Game) -> None:
    local = begun(game, players_of(ANN), [], seed=3)
    assert local.stops(0) == game.usual_stops

    local.toggle_stop(0, "action")
    local.toggle_stop(0, "scheme")
    later = begun(game, players_of(ANN), [], seed=4)

    assert "action" in later.stops(0) and "scheme" not in later.stops(0)
    assert later.stops(1) == game.usual_stops, "bots pass where nobody is usually asked"
    assert later.rematch().stops(0) == later.stops(0)


def test_a_kept_game_goes_on_with_the_same_stops(game: Game) -> None:
    local = begun(game, players_of("human:Ann,human:Tor"), [], seed=3)
    local.toggle_stop(1, "start")
    local.keep()

    again = resumed(unfinished("avarium")[0])

    assert "start" in again.stops(1)
    assert again.stops(0) == game.usual_stops, "each seat has its own"


def test_a_damaged_file_means_the_usual_stops(game: Game) -> None:
    path().parent.mkdir(parents=True)
    path().write_text('{"avarium": 3}')

    assert begun(game, players_of(ANN), [], seed=3).stops(0) == game.usual_stops


def test_who_wants_to_be_asked_after_recruits_is(game: Game) -> None:
    def asked(*names: str) -> str:
        seats = [
            {"idol": "Kumara RAJ", "reputation": 4},
            {"idol": "AMYBA", "class": ["Record-O-Matic"], "hand": ["Pop Quiz"], "reputation": 3},
        ]
        match = Match.of_scene(game, {"seats": seats, "courtyard": ["Pink One"]})
        local = local_table_at(match, players_of("human:Ann,human:Tor"))
        for name in names:
            local.toggle_stop(1, name)
        recruit = next(action for action in local.match.state.legal_actions() if "Recruit" in str(action))
        local.act(local.decider, recruit.code)
        return local.match.state.decision.prompt if local.decider == 1 else ""

    assert asked() == ""
    assert asked("action") == "Before Player 1's turn goes on: do you respond?"


def test_at_a_table_without_windows_there_is_nothing_to_set(game: Game) -> None:
    local = begun(game, players_of(ANN), [], seed=3, options={"windows": "none"})

    assert local.stops(0) == ()
    assert "no player is asked" in local.why_no_stops()


def test_line_by_line(play: object) -> None:
    spoken: Spoken = play("avarium --seed 5 --options first=1", lines("a", "a 1", "a 99", "q"))  # type: ignore[operator]

    assert " 1 [x] A scheme of another player waits to be played out.  (usual)" in spoken.out
    assert " 1 [ ] A scheme of another player" in spoken.out
    assert "There is no moment '99', only 1 to 10." in spoken.out


def test_a_game_without_responses_says_so(play: object) -> None:
    spoken: Spoken = play("courses --seed 5 --options first=1", lines("a", "q"))  # type: ignore[operator]

    assert "This game has no responses" in " ".join(spoken.out.split())


def test_on_the_whole_screen(game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    local = begun(game, players_of(ANN), [], seed=5, options={"first": "1"})

    async def run() -> None:
        async with TableApp(local).run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("a")
            await pilot.pause()
            assert isinstance(pilot.app.screen, StopsPage)
            await pilot.press("1", "0")
            await pilot.pause()
            rows = [plain(row) for row in pilot.app.screen.query_one("#page", Canvas).rows]
            assert any(row.startswith(" 1 [ ]") for row in rows)
            await pilot.press("escape")

    asyncio.run(run())

    assert "scheme" not in local.stops(0)
    assert "end" in local.stops(0)
