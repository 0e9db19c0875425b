"""Games that were kept by earlier versions go on as if nothing had happened."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import rulebound
from rulebound.kernel.game.match import Match
from rulebound.terminal.keeping import read_kept, record_in, unfinished, unfinished_folder
from rulebound.terminal.local_table import LocalTable, resumed

OWN_CARD: Final = '[[card]]\nname = "Own Place"\nkind = "course"\nstars = 1\n'


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def kept_1(match: Match, **more: Any) -> Path:
    """A file as versions before this one wrote it."""
    for _ in range(6):
        match.apply(match.state.legal_actions()[0])
    kept = {
        "format": "rulebound kept game 1",
        "saved": "2026-09-01T12:00:00+02:00",
        "where": "turn 2, Ann decides",
        "players": [{"name": "Ann", "bot": ""}, {"name": "Bot", "bot": "greedy"}],
        "cards": [],
        "told": None,
        "stops": None,
        "record": match.record,
        **more,
    }
    path = unfinished_folder() / "old.json"
    path.parent.mkdir(parents=True)
    path.write_bytes(msgspec.json.encode(kept))
    return path


def gone_on_with() -> LocalTable:
    (left,) = unfinished(None)
    assert left.fault == ""
    return resumed(left)


def test_a_game_of_an_earlier_version_goes_on_where_it_was_left() -> None:
    match = Match(rulebound.load("courses"), seed=5, names=["Ann", "Bot"])
    path = kept_1(match)

    local = gone_on_with()

    assert local.match.state.fingerprint() == match.state.fingerprint()
    assert [player.described for player in local.players] == ["Ann", "Bot (Apprentice)"]
    assert local.players[1].spec == "greedy"
    assert record_in(path).actions == match.actions


def test_its_lessons_and_stops_are_remembered() -> None:
    game = rulebound.load("avarium")
    match = Match(game, seed=5, names=["Ann", "Bot"])
    match.stops = {0: ["scheme"], 1: game.usual_stops}
    match.pass_unasked()
    kept_1(match, told=["turn.action"], stops={0: ["scheme"], 1: list(game.usual_stops)})

    local = gone_on_with()

    assert local.match.actions == match.actions
    assert local.stops(0) == ("scheme",)
    assert (local.config.guide, local.standing.told) == (True, ["turn.action"])


def test_own_cards_that_it_had_in_a_file_are_kept_with_it_from_then_on(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN_CARD)
    kept_1(Match(rulebound.load("courses", [file]), seed=5, names=["Ann", "Bot"]), cards=[str(file)])

    local = gone_on_with()
    local.keep()
    file.unlink()

    assert "Own Place" in local.game.cards
    assert read_kept(local.path.read_bytes()).config.cards == OWN_CARD
    assert gone_on_with().match.actions == local.match.actions


def test_a_game_whose_own_cards_are_gone_is_said_to_have_lost_them(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN_CARD)
    kept_1(Match(rulebound.load("courses", [file]), seed=5, names=["Ann", "Bot"]), cards=[str(file)])
    file.unlink()

    (left,) = unfinished(None)

    assert left.fault == "It cannot be read: No such file or directory."
