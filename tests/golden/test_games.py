"""Whole games as text: whatever changes in how a game goes, or in what it says, shows here."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.kernel.game import Game
from tests.golden.keeping import check_golden, path_of
from tests.golden.transcript import transcript

SEEDS: Final = {("courses", 2): 4, ("courses", 3): 93, ("courses", 4): 142}  # short games
MOST: Final = 64 * 1024  # bytes that anybody would read


def test_a_golden_game_goes_as_it_went(game: Game, seats: int) -> None:
    text = transcript(game, seats, SEEDS.get((game.name, seats), 1))

    assert len(text.encode()) < MOST, "choose a seed with a shorter game"
    check_golden(path_of(game.name, f"{seats}-seats.txt"), text)


def test_a_changed_game_is_told_with_the_way_to_accept_it(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RULEBOUND_REWRITE_GOLDEN", raising=False)
    path = path_of(game.name, f"{game.seats[0]}-seats.txt")

    with pytest.raises(pytest.fail.Exception) as caught:
        check_golden(path, path.read_text(encoding="utf-8").replace("keeps", "throws away"))

    told = str(caught.value)
    assert "rules" in told and "RULEBOUND_REWRITE_GOLDEN=1" in told
    assert "throws away" in told
