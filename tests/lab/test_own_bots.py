"""Bots of one's own in simulations, named by their module and class."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rulebound.kernel.basics.problem import SetupError
from rulebound.lab.own_bots import any_bot
from rulebound.lab.simulate import simulate

BOTS = """
class Last:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, seat):
        return seat.legal_actions()[-1]


class NoSeed:
    pass


class Dumb:
    def __init__(self, seed):
        pass
"""


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "house_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "house_bots", raising=False)


@pytest.mark.slow
def test_a_bot_of_ones_own_plays_in_every_worker() -> None:
    seats = ("house_bots:Last", "random")
    alone, together = (simulate("windward", 4, seats, workers=workers) for workers in (1, 2))

    assert [rate.bot for rate in alone.win_rate] == list(seats)
    assert alone.errors == 0
    assert (alone.wins, alone.decisions) == (together.wins, together.decisions)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        (
            "nowhere:Last",
            (
                "there is no module 'nowhere' here, nor a bot of that name; "
                "known are 'greedy', 'ismcts', 'learner', 'newcomer', 'novice', 'random'"
            ),
        ),
        ("ismtcs:two", "there is no module 'ismtcs' here, nor a bot of that name; did you mean 'ismcts'?"),
        ("house_bots:Lost", "'house_bots' has nothing called 'Lost' that makes a bot; did you mean 'Last'?"),
        ("house_bots:NoSeed", "'house_bots:NoSeed' must take one argument, a seed: NoSeed() takes no arguments"),
        (
            "house_bots:Dumb",
            "'house_bots:Dumb' has no method `choose(seat)` that returns one of the seat's legal actions",
        ),
        ("ismtcs:200", "there is no bot 'ismtcs'; did you mean 'ismcts'?"),
    ],
)
def test_what_makes_no_bot_is_told_in_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(SetupError) as refused:
        any_bot(spec, 1)

    assert refused.value.problems == [sentence]
