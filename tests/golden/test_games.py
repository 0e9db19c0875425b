"""Whole games as text: whatever changes in how a game goes, or in what it says, shows here."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from tests.contract.walks import begin, eager, walk
from tests.golden.keeping import check_golden, is_rewriting, path_of, read_golden
from tests.golden.transcript import transcript

LONGEST: Final = 130  # decisions
MOST: Final = 90 * 1024  # bytes that anybody would read
SEED: Final = re.compile(r"with seed (\d+)")


def kept_seed(path: Path) -> int:
    """The seed of the game that is in the file."""
    found = SEED.search(read_golden(path))
    assert found is not None
    return int(found[1])


def seed_of_a_telling_game(game: Game, seats: int) -> int:
    """The seed of a game, among many that are not too long, in which the most different things happen.

    Where all are too long, it is the shortest.
    """

    def worth(seed: int) -> tuple[int, int, int]:
        *_, state = walk(begin(game, seats, seed, observed=True), Chance.of(seed, "golden"), eager)
        return -max(0, state.decisions - LONGEST), len({event.kind for event in state.log}), -state.decisions

    return max(range(1, 121), key=worth)


def test_a_golden_game_goes_as_it_went(game: Game, seats: int) -> None:
    path = path_of(game.name, f"{seats}-seats.txt")
    seed = seed_of_a_telling_game(game, seats) if is_rewriting() else kept_seed(path)

    text = transcript(game, seats, seed)

    assert len(text.encode()) < MOST or not is_rewriting(), "nobody would read such a long game"
    check_golden(path, text)


def test_a_changed_game_is_told_with_the_way_to_accept_it(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RULEBOUND_REWRITE_GOLDEN", raising=False)
    path = path_of(game.name, f"{game.seats[0]}-seats.txt")

    with pytest.raises(pytest.fail.Exception) as caught:
        check_golden(path, read_golden(path).replace("The end", "The beginning of the end"))

    told = str(caught.value)
    assert "rules" in told and "RULEBOUND_REWRITE_GOLDEN=1" in told
    assert "The beginning of the end" in told
