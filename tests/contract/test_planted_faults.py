"""The laws notice when they are broken: for each of them a fault is planted in the program, and the law must fail."""

from __future__ import annotations

import types
from pathlib import Path

import pytest

import rulebound
from tests.contract import (
    planted_in_chance,
    planted_in_knowledge,
    planted_in_play,
    planted_in_state,
    planted_in_tokens,
    test_asking,
    test_cards,
    test_chance,
    test_copies,
    test_damaged_data,
    test_endings,
    test_imagining,
    test_invariants,
    test_invented_cards,
    test_knowledge,
    test_observing,
    test_options,
    test_orders,
    test_records,
    test_saving,
    test_scenes,
    test_secrets,
    test_tokens,
    test_undo,
    test_views,
)
from tests.contract.builds import interpreted_only
from tests.contract.conftest import seats_in_the_gate
from tests.contract.planting import FAULTS, Fault, check
from tests.contract.walks import load
from tests.golden import test_fingerprints, test_games

pytestmark = [interpreted_only]

PLANTED = [
    planted_in_state,
    planted_in_play,
    planted_in_chance,
    planted_in_knowledge,
    planted_in_tokens,
]  # importing them notes their faults
MODULES = [
    test_asking, test_cards, test_chance, test_copies, test_damaged_data, test_endings, test_imagining, test_invariants,
    test_invented_cards, test_knowledge, test_observing, test_options, test_orders, test_records,
    test_saving, test_scenes, test_secrets, test_tokens, test_undo, test_views, test_fingerprints, test_games,
]  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_planted_fault_is_noticed(fault: Fault, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given = {"game": load(fault.game), "seats": fault.seats, "monkeypatch": monkeypatch}
    given |= {"tmp_path": tmp_path, "file": tmp_path / "damaged.toml"}
    fault.plant(monkeypatch)

    with pytest.raises(fault.by):
        check(fault.law, given)


def laws_of(module: types.ModuleType) -> list[str]:
    """The names of its laws, without those that are known not to hold, and those that only take longer."""
    laws = [law for name, law in vars(module).items() if name.startswith("test_")]
    marks = {law.__name__: {mark.name for mark in getattr(law, "pytestmark", [])} for law in laws}
    return [name for name, names in marks.items() if not names & {"xfail", "slow"}]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_for_every_law_a_fault_is_planted(module: types.ModuleType) -> None:
    noticed = {fault.law.__name__ for fault in FAULTS}

    assert [law for law in laws_of(module) if law not in noticed] == []


def test_the_gate_tries_each_law_where_its_fault_is_planted() -> None:
    left = [fault for fault in FAULTS if fault.seats not in seats_in_the_gate(fault.law.__name__, load(fault.game))]

    assert [str(fault) for fault in left] == []


@pytest.mark.parametrize("name", rulebound.GAMES)
def test_the_gate_tries_a_third_of_the_laws_in_each_game(name: str) -> None:
    laws = [law for module in MODULES for law in laws_of(module)]

    tried = [law for law in laws if seats_in_the_gate(law, load(name))]

    assert len(tried) >= len(laws) / 3
