"""The command `fuzz` plays whole games, finds what is wrong in them, and says how to play such a game again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rulebound import cli, load
from rulebound.games.courses.game import CourseGame
from rulebound.kernel.game.invariant import Invariant
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab import fuzz
from rulebound.lab.fuzz import Found, Plan, play_part
from tests.contract.builds import interpreted_only


def a_plan(game: str = "courses", seats: int = 2) -> Plan:
    return Plan(game=game, games=3, seats=seats)


def points_are_few(table: Any) -> list[str]:
    return ["somebody has a point"] if any(table.points) else []


@pytest.mark.parametrize("name", ["courses", "arcane"])
def test_games_are_played_to_their_end_without_a_fault(name: str) -> None:
    found = play_part(a_plan(name, 3), range(3))

    assert found.faults == []
    assert found.games == found.endings.total() == 3
    assert found.looked_at > 0


@pytest.mark.slow
def test_the_same_seed_is_the_same_game() -> None:
    alone = play_part(a_plan(), range(7, 8))

    assert alone.decisions == play_part(a_plan(), range(7, 8)).decisions
    assert alone.plus(play_part(a_plan(), range(8))).games == 9


@interpreted_only
def test_who_leaves_the_game_may_leave_an_open_hand() -> None:
    """It goes to the Trash Pile, where all can see what others could respond with no more."""
    assert play_part(Plan(game="avarium", games=1, seats=3), range(10_973, 10_974)).faults == []


@pytest.mark.parametrize(("seats", "seed"), [(3, 12_629), (4, 14_938), (4, 8_254)])
def test_what_thousands_of_games_of_the_course_game_found_is_mended(seats: int, seed: int) -> None:
    """A card that left with its player was tapped; and who must show a card of the hand is asked."""
    assert play_part(Plan(game="courses", games=1, seats=seats), range(seed, seed + 1)).faults == []


@interpreted_only
def test_a_card_may_win_because_of_what_others_do_not_see(tmp_path: Path) -> None:
    """That it has won, or has not, tells something of that hand, and is no fault."""
    idols = (load("avarium").folder / "cards" / "idols.toml").read_text(encoding="utf-8")
    won = 'text = "You win if you have five cards with different costs in your hand."'
    (tmp_path / "idols.toml").write_text(re.sub(r'text = """.*?"""', won, idols, flags=re.DOTALL), encoding="utf-8")

    assert (
        play_part(Plan(game="avarium", games=1, seats=4, cards=(str(tmp_path / "idols.toml"),)), range(1, 2)).faults
        == []
    )


def test_a_promise_that_is_broken_is_a_fault_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    promises = [Invariant("points.count", "points_are_few", points_are_few)]
    monkeypatch.setattr(CourseGame, "invariants", promises)

    found = play_part(a_plan(), range(3))

    assert [seed for seed, fault in found.faults] == [0, 1, 2]
    assert "points_are_few [points.count]: somebody has a point" in found.faults[0][1]


@interpreted_only
@pytest.mark.parametrize(("method", "fault"), [("save", "restored"), ("as_scene", "set up again")])
def test_what_the_kernel_promises_is_tested_too(method: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = getattr(CardTable, method)
    monkeypatch.setattr(fuzz, "LOOKED_AT", 1)
    monkeypatch.setattr(CardTable, method, lambda state: kept(state.clone().apply(state.legal_actions()[0])))

    found = play_part(a_plan(), range(3))

    assert any(fault in told for seed, told in found.faults)


def test_the_command_says_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    status = cli.main(["fuzz", "arcane", "--games", "2", "--seats", "4", "--workers", "1", "--json"])

    assert status == 0
    assert json.loads(capsys.readouterr().out)["4"]["games"] == 2


def test_the_command_says_how_to_play_a_game_with_a_fault_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Found(games=1, faults=[(12, "it is broken")])
    monkeypatch.setattr("rulebound.lab.fuzz_command.fuzz", lambda *given: found)

    status = cli.main(["fuzz", "courses", "--games", "1", "--seats", "3"])

    assert status == 1
    assert "rulebound fuzz courses --seats 3 --games 1 --seed 12" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "said"),
    [("courses", "The Course Game is for 2 to 4 seats, not 9"), ("varia", "Varia is for 2 seats, not 9")],
)
def test_a_table_of_too_many_is_refused(capsys: pytest.CaptureFixture[str], game: str, said: str) -> None:
    status = cli.main(["fuzz", game, "--seats", "9"])

    assert status == 2
    assert said in capsys.readouterr().err
