"""Fair seeds: what follows from a secret and contributions, and what is noticed when it does not."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from rulebound import Match, load
from rulebound.cli import main
from rulebound.kernel.game.record import Record, read_record
from rulebound.session.fair_seed import FairSeed, faults_of, new_fair_seed

SECRET: Final = "5" * 64
ONE: Final = "a" * 64
OTHER: Final = "b" * 64


@pytest.fixture
def fair() -> FairSeed:
    return FairSeed(secret=SECRET, contributions=[ONE, ""])


@pytest.fixture
def record(fair: FairSeed) -> Record:
    match = Match(load("courses"), seed=fair.seed, names=["Ann", "Tor"])
    match.apply(match.state.legal_actions()[0])
    return msgspec.structs.replace(match.record, seed_from=fair.parts)


def sha256sum(text: str) -> str:
    found = subprocess.run(["sha256sum"], input=text, capture_output=True, text=True, check=True)
    return found.stdout.split()[0]


def test_a_tool_of_the_system_finds_the_same_commitment_and_seed(fair: FairSeed) -> None:
    assert fair.commitment == sha256sum(SECRET)
    assert f"{fair.seed:032x}" == sha256sum(f"{SECRET} {ONE} -")[:32]


def test_each_part_and_its_place_counts(fair: FairSeed) -> None:
    others = [
        FairSeed(secret=OTHER, contributions=[ONE, ""]),
        FairSeed(secret=SECRET, contributions=["", ONE]),
        FairSeed(secret=SECRET, contributions=[ONE]),
        fair.with_contribution(1, OTHER),
        fair.seated([1, 0]),
    ]

    assert len({it.seed for it in [fair, *others]}) == 5  # the second and the last are the same
    assert new_fair_seed(2).secret != new_fair_seed(2).secret


def test_the_record_keeps_it_and_other_records_are_as_they_were(record: Record) -> None:
    assert read_record(record.json()) == record
    assert faults_of(read_record(record.json()), sha256sum(SECRET), ONE) == []
    assert b"seed_from" not in msgspec.structs.replace(record, seed_from=[]).json()


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"seed": 7}, "its seed is another one than follows from the secret and the contributions"),
        ({"seed_from": [OTHER, ONE, ""]}, "its secret is another one than the server was committed to"),
        ({"seed_from": [SECRET, OTHER, ""]}, "this contribution was left out"),
        ({"seed_from": [SECRET, ONE]}, "what its seed was made of is damaged"),
        ({"seed_from": [SECRET, ONE, "x"]}, "what its seed was made of is damaged"),
        ({"seed_from": []}, "it does not say what its seed was made of"),
    ],
)
def test_what_was_made_otherwise_is_noticed(record: Record, changes: dict[str, Any], fault: str) -> None:
    assert fault in faults_of(msgspec.structs.replace(record, **changes), sha256sum(SECRET), ONE)


def test_the_command_checks_a_record(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(record.json())

    assert main(["verify", str(path), "--commitment", sha256sum(SECRET).upper(), "--contribution", ONE]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "The seed follows from the secret of the server and what the browsers of Ann contributed.",
        "Nothing was contributed for Tor.",
        "The game replays with this seed, 1 decision long.",
        "The server was committed to its secret before.",
    ]
    assert main(["verify", str(path)]) == 0
    assert f"Its commitment was {sha256sum(SECRET)}." in capsys.readouterr().out


def test_the_command_refuses_what_was_made_otherwise(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.structs.replace(record, seed=7).json())

    assert main(["verify", str(path), "--commitment", OTHER]) == 1
    said = capsys.readouterr().err
    assert "its seed is another one" in said
    assert "its secret is another one" in said
