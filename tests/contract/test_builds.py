"""The build under test is the one that was asked for."""

from __future__ import annotations

import importlib
import os

import pytest

import rulebound
from tests.contract.builds import is_compiled

KERNEL = [
    f"rulebound.kernel.{name}"
    for name in (
        "basics.chance", "basics.scope", "knowledge.imagining", "table.ability", "table.action", "table.agenda",
        "table.cardtable", "table.effect", "table.need", "table.state",
    )
]  # fmt: skip


@pytest.mark.skipif("RULEBOUND_EXPECT" not in os.environ, reason="RULEBOUND_EXPECT does not say which build to expect.")
def test_the_build_is_the_expected_one() -> None:
    names = [*KERNEL, *[f"rulebound.games.{game}.rules" for game in rulebound.GAMES]]
    names += [type(rulebound.load(game).new_state()).__module__ for game in rulebound.GAMES]

    compiled = {name: is_compiled(importlib.import_module(name)) for name in names}

    assert set(compiled.values()) == {os.environ["RULEBOUND_EXPECT"] == "compiled"}, compiled


def test_a_build_is_all_of_one_kind() -> None:
    """A module that was compiled alone would be older than the others some day."""
    kernel = {is_compiled(importlib.import_module(name)) for name in KERNEL}

    assert len(kernel) == 1
