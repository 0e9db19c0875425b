"""A record makes the same game again: here, from JSON, in another process, with a seed of any size."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

import msgspec
import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import RecordError
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import Match
from rulebound.kernel.game.record import Record, read_record
from tests.contract.walks import LONGEST, any_kind

SECRET_SEED: Final = (1 << 127) + 12345  # tables on a server are seeded with 128 bits

REPLAY: Final = """\
import sys
import rulebound
from rulebound.kernel.game.record import read_record

for line in sys.stdin:
    print(rulebound.Match.from_record(read_record(line.encode())).state.fingerprint())
"""


def a_match(game: Game, seats: int, seed: int = 3, most: int = LONGEST) -> Match:
    """A random match, played to its end or for so many decisions."""
    match, chance = Match(game, seed=seed, seats=seats), Chance.of(seats, "a match")
    while not match.state.is_terminal and len(match.actions) < most:
        match.apply(any_kind(match.state, chance))
    return match


def test_a_record_replays_to_the_same_position(game: Game, seats: int) -> None:
    match = a_match(game, seats)

    again = Match.from_record(read_record(match.record.json()), game)

    assert again.state.fingerprint() == match.state.fingerprint()
    assert again.record.json() == match.record.json()
    assert [event.kind for event in again.log] == [event.kind for event in match.log]


@pytest.mark.parametrize("most", [0, 1, 2, 40, 41, 42, 43])
def test_a_match_is_resumed_where_it_was_left(game: Game, seats: int, most: int) -> None:
    match = a_match(game, seats, most=most)

    again = Match.resume(match.save(), game)

    assert again.state.fingerprint() == match.state.fingerprint()
    for seat in range(-1, seats):
        assert again.state.seat_of(seat).view() == match.state.seat_of(seat).view()
    assert again.why_no_undo() == match.why_no_undo()
    assert again.undo_to == match.undo_to


@pytest.mark.parametrize("seed", [0, -7, 1 << 62, 1 << 64, SECRET_SEED])
def test_a_seed_of_any_size_is_kept(game: Game, seed: int) -> None:
    match = a_match(game, game.seats[0], seed, most=5)

    again = Match.from_record(read_record(match.record.json()), game)

    assert again.state.setup.seed == seed
    assert again.state.fingerprint() == match.state.fingerprint()


def test_another_process_replays_to_the_same_fingerprints(game: Game) -> None:
    matches = [a_match(game, seats, seed=seats) for seats in game.seats]
    lines = b"\n".join(msgspec.json.encode(match.record) for match in matches)
    paths = os.pathsep.join(sys.path)

    for hash_seed in ("1", "2"):
        environment = os.environ | {"PYTHONPATH": paths, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run([sys.executable, "-c", REPLAY], input=lines, env=environment, capture_output=True)  # noqa: PLW1510 - what it printed is compared

        assert done.stderr == b""
        assert done.stdout.split() == [str(match.state.fingerprint()).encode() for match in matches]


@pytest.mark.parametrize("key", ["rules", "cards"])
def test_a_record_of_other_rules_or_cards_is_refused(game: Game, seats: int, key: str) -> None:
    record = a_match(game, seats, most=3).record

    other = msgspec.structs.replace(record, **{key: "another digest"})

    with pytest.raises(RecordError, match=f"other {key}"):
        Match.from_record(other, game)


def test_a_record_that_ends_elsewhere_is_refused(game: Game, seats: int) -> None:
    record: Record = a_match(game, seats, most=8).record
    record.actions.pop()

    with pytest.raises(RecordError, match="another position"):
        Match.from_record(record, game)
