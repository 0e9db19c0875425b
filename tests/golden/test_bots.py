"""Bots that think choose the same in every build: whole games of theirs, decision by decision."""

from __future__ import annotations

import json
from typing import Final

import pytest

from rulebound.bots import bot_of
from tests.contract.walks import begin, load
from tests.golden.keeping import check_golden, is_rewriting, path_of
from tests.golden.test_fingerprints import digest
from tests.sampling import left

GAMES: Final = [
    ("courses", ("greedy", "ismcts:12")),
    ("courses", ("ismcts:8", "greedy", "greedy")),
    ("avarium", ("greedy", "ismcts:8")),
    ("avarium", ("ismcts:2", "random", "greedy", "random")),
]
SHORT: Final = (GAMES[0], GAMES[3])  # in the gate


@pytest.mark.parametrize(
    ("name", "specs"),
    [one if one in SHORT or is_rewriting() else left(*one) for one in GAMES],
    ids=[f"{name}-{len(specs)}" for name, specs in GAMES],
)
def test_bots_choose_the_same_in_every_build(name: str, specs: tuple[str, ...]) -> None:
    state = begin(load(name), len(specs), seed=3)
    bots = [bot_of(spec, 10 + seat) for seat, spec in enumerate(specs)]

    fingerprints: list[int] = []
    while not state.over:
        state.apply(bots[state.seat].choose(state.seat_of(state.seat)))
        fingerprints.append(state.fingerprint())

    words = {"bots": list(specs), "decisions": state.decisions, "winners": state.winners}
    words |= {"fingerprints": digest(iter(fingerprints))}
    check_golden(path_of(name, f"bots-{len(specs)}.json"), json.dumps(words, indent=1) + "\n")
