"""Both builds, and every version until the rules change, play the same games: fingerprints of many random ones."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Final

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.cardtable import CardTable
from tests.contract.walks import LONGEST, any_kind, any_option, begin, eager, played, walk
from tests.golden.keeping import check_golden, path_of

POLICIES: Final = {"any option": any_option, "any kind": any_kind, "eager": eager}
CLOSELY: Final = 2  # games of each policy with a fingerprint at every decision
TO_THE_END: Final = 10  # games of each policy with a fingerprint at the end
IMAGINED: Final = 25  # decisions from one imagined state to the next


def digest(numbers: Iterator[int]) -> str:
    """One short word for all of these."""
    total = hashlib.blake2b(digest_size=8)
    for number in numbers:
        total.update(f"{number} ".encode())
    return total.hexdigest()


def at_every_decision(state: CardTable, policy: str, seed: int) -> Iterator[int]:
    """The fingerprint after each decision, and now and then those of what the seats imagine."""
    for number, position in enumerate(walk(state, Chance.of(seed, "golden"), POLICIES[policy])):
        yield position.fingerprint()
        if number % IMAGINED == 0:
            for seat in range(position.seats):
                yield position.seat_of(seat).imagine(number).fingerprint()


def at_the_end(game: Game, seats: int, policy: str) -> Iterator[int]:
    for seed in range(100, 100 + TO_THE_END):
        lists = "closed" if seed % 2 else "open"
        state = begin(game, seats, seed, options={"deck_lists": lists})
        yield played(state, Chance.of(seed, "golden"), LONGEST, POLICIES[policy]).fingerprint()


def test_games_are_the_same_in_every_build(game: Game, seats: int) -> None:
    words = {
        f"{policy}, seed {seed}": digest(at_every_decision(begin(game, seats, seed), policy, seed))
        for policy in POLICIES
        for seed in range(1, CLOSELY + 1)
    }
    words |= {f"{policy}, {TO_THE_END} games": digest(at_the_end(game, seats, policy)) for policy in POLICIES}

    check_golden(path_of(game.name, f"{seats}-seats.json"), json.dumps(words, indent=1) + "\n")
