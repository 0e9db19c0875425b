"""`import rulebound`: what it gives, what it leaves alone, and what a wrong argument says.

This file is user code too: mypy checks it strictly with the rest, and its `type: ignore` must be needed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rulebound


def test_importing_loads_no_client_and_no_server() -> None:
    code = "import rulebound, sys; rulebound.load('windward').new_state(); print(*sys.modules)"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert loaded & {"textual", "rich", "starlette", "uvicorn", "websockets", "anyio", "asyncio"} == set()


def test_everything_that_is_exported_is_there_and_says_what_it_is() -> None:
    for name in rulebound.__all__:
        exported = getattr(rulebound, name)
        assert not callable(exported) or exported.__doc__, name


def test_a_game_without_files_of_ones_own_is_loaded_once(tmp_path: Path) -> None:
    cards = tmp_path / "mine.toml"
    cards.write_text('[[card]]\nname = "Gust"\nkind = "sail"\n', encoding="utf-8")

    game = rulebound.load("courses")

    assert rulebound.load("courses") is game
    with pytest.raises(rulebound.CardError):
        rulebound.load("courses", cards=[cards])


def test_a_wrong_keyword_is_an_error_before_and_while_the_program_runs() -> None:
    game = rulebound.load("windward")

    with pytest.raises(rulebound.SetupError) as of_state:
        game.new_state(sed=7)  # type: ignore[call-arg]  # this is what mypy has to find
    with pytest.raises(rulebound.SetupError) as of_match:
        rulebound.Match(game, seets=3)  # type: ignore[call-arg]

    assert of_state.value.problems == ["'sed' is not known here; did you mean 'seed'?"]
    assert of_match.value.problems == ["'seets' is not known here; did you mean 'seats'?"]


def test_a_state_is_typed_to_the_end() -> None:
    game: rulebound.Game = rulebound.load("windward")
    state: rulebound.State = game.new_state(seed=7, seats=3, options={"windows": "none"})
    decision: rulebound.Decision = state.decision
    actions: list[rulebound.Action] = state.legal_actions()
    seat: rulebound.Seat = state.seat_of(decision.seat)
    view: rulebound.View = seat.view()
    card: rulebound.Card = game.card_list[0]
    copy: rulebound.State = game.load_state(state.save())
    same: rulebound.State = game.scene(**state.as_scene())

    code: int = actions[0].code
    reason: rulebound.Reason | None = seat.why_not(game.action(code))
    outcome: rulebound.Outcome | None = state.outcome
    areas: list[rulebound.views.Area] = view.areas

    assert isinstance(state, rulebound.State)
    assert isinstance(actions[0], rulebound.Action)
    assert copy.fingerprint() == same.fingerprint() == state.fingerprint()
    assert reason is None
    assert outcome is None
    assert areas
    assert card.name in game.cards


def test_a_state_says_in_a_line_what_it_is() -> None:
    state = rulebound.load("windward").new_state(options={"first": "2"})

    assert repr(state) == "<State of windward, 2 seats, 0 decisions made: seat 1 decides>"
