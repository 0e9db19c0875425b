"""The laws notice when they are broken: for each of them a fault is planted in the program, and the law must fail."""

from __future__ import annotations

import types

import pytest

from rulebound.kernel.problem import DataError
from tests.contract import (
    planted_in_knowledge,
    planted_in_play,
    planted_in_state,
    test_cards,
    test_copies,
    test_endings,
    test_imagining,
    test_options,
    test_records,
    test_saving,
    test_scenes,
    test_secrets,
    test_undo,
    test_views,
)
from tests.contract.builds import interpreted_only
from tests.contract.planting import FAULTS, Fault, check
from tests.contract.walks import load
from tests.golden import test_fingerprints, test_games

pytestmark = [pytest.mark.slow, interpreted_only]

PLANTED = [planted_in_state, planted_in_play, planted_in_knowledge]  # their faults are noted when they are imported
MODULES = [
    test_cards, test_copies, test_endings, test_imagining, test_options, test_records, test_saving, test_scenes,
    test_secrets, test_undo, test_views, test_fingerprints, test_games,
]  # fmt: skip
NOTICED = (AssertionError, DataError, pytest.fail.Exception)


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_planted_fault_is_noticed(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("courses")
    fault.plant(monkeypatch)

    with pytest.raises(NOTICED):
        check(fault.law, monkeypatch, game, fault.seats)


def laws_of(module: types.ModuleType) -> list[str]:
    """The names of its laws, without those that are known not to hold."""
    laws = [law for name, law in vars(module).items() if name.startswith("test_")]
    return [law.__name__ for law in laws if "xfail" not in [mark.name for mark in getattr(law, "pytestmark", [])]]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_for_every_law_a_fault_is_planted(module: types.ModuleType) -> None:
    noticed = {fault.law.__name__ for fault in FAULTS}

    assert [law for law in laws_of(module) if law not in noticed] == []
