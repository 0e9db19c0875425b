"""Records that were kept, of every version of every game: they replay, or are refused with a sentence that says why.

A record of the present version that no longer replays means that the game's version must be raised. Records of the
present version are written where there are none, never over others.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import RecordError
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import Match
from rulebound.kernel.game.record import Record, read_record
from tests.contract.walks import eager
from tests.golden.keeping import HERE, is_rewriting

RECORDS: Final = HERE / "records"

OLDEST: Final = ("courses", "avarium", "arcane")  # games that there were before rules had versions

ADVICE: Final = """\
{path} is of the present rules and replays otherwise: {error}
If that is what you meant, raise `version` in the game's game.py, write new records with
    RULEBOUND_REWRITE_GOLDEN=1 .venv/bin/pytest tests/golden
and say in CHANGELOG.md that older records no longer replay.
"""


def kept(game: Game) -> dict[Path, Record]:
    """All records of this game that were ever kept."""
    return {path: read_record(path.read_bytes()) for path in sorted((RECORDS / game.name).glob("*.json"))}


def is_present(game: Game, record: Record) -> bool:
    return (record.rules, record.cards) == (game.rules_version, game.cards_digest)


def write(game: Game, seats: int) -> None:
    """Keeps the shortest of some games of the present version."""
    matches = [played(game, seats, seed) for seed in range(1, 20)]
    record = min(matches, key=lambda match: len(match.actions)).record
    path = RECORDS / game.name / f"version-{game.version}-{game.cards_digest[:6]}-{seats}-seats.json"
    assert not path.exists(), f"{path.name} is there: raise the version of {game.name} first"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(record.json())


def played(game: Game, seats: int, seed: int) -> Match:
    match, chance = Match(game, seed=seed, seats=seats), Chance.of(seed, "kept")
    while not match.state.is_terminal:
        match.apply(eager(match.state, chance))
    return match


def test_a_kept_record_of_the_present_rules_replays_to_where_it_ended(game: Game, seats: int) -> None:
    present = {path: one for path, one in kept(game).items() if is_present(game, one) and one.seats == seats}
    if not present and is_rewriting():
        write(game, seats)
        pytest.skip("a record was written; look at the difference before you commit it")

    assert present, f"there is no record of version {game.version} with these cards for {seats} seats: {ADVICE[-200:]}"
    for path, record in present.items():
        try:
            assert Match.from_record(record, game).state.is_terminal
        except RecordError as error:
            pytest.fail(ADVICE.format(path=path.name, error=error), pytrace=False)


def test_a_kept_record_of_other_rules_or_cards_is_refused_and_says_which(game: Game) -> None:
    for record in [one for one in kept(game).values() if not is_present(game, one)]:
        with pytest.raises(RecordError) as caught:
            Match.from_record(record, game)

        sentence = str(caught.value)
        assert "made with other rules" in sentence or "made with other cards" in sentence
        assert record.rules == game.rules_version or f"here version {game.version}" in sentence


def test_a_record_from_before_rules_had_versions_says_so(game: Game) -> None:
    before = [one for one in kept(game).values() if not one.rules.isdigit()]
    if not before and game.name not in OLDEST:
        pytest.skip(f"{game.title} is younger than these versions")

    assert before
    with pytest.raises(RecordError, match="before they had versions, here version"):
        Match.from_record(before[0], game)
