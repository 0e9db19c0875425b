"""Bots that think choose the same in every build: whole games of theirs, decision by decision."""

from __future__ import annotations

import json

import pytest

from rulebound.bots import bot_of
from tests.contract.walks import begin, load
from tests.golden.keeping import check_golden, path_of
from tests.golden.test_fingerprints import digest

GAME = "courses"  # the bots know no game, so that one is enough


@pytest.mark.parametrize("specs", [("greedy", "ismcts:12"), ("ismcts:8", "greedy", "greedy")], ids=["2", "3"])
def test_bots_choose_the_same_in_every_build(specs: tuple[str, ...]) -> None:
    state = begin(load(GAME), len(specs), seed=3)
    bots = [bot_of(spec, 10 + seat) for seat, spec in enumerate(specs)]

    fingerprints: list[int] = []
    while not state.over:
        state.apply(bots[state.seat].choose(state.seat_of(state.seat)))
        fingerprints.append(state.fingerprint())

    words = {"bots": list(specs), "decisions": state.decisions, "winners": state.winners}
    words |= {"fingerprints": digest(iter(fingerprints))}
    check_golden(path_of(GAME, f"bots-{len(specs)}.json"), json.dumps(words, indent=1) + "\n")
