"""The tool that breaks the code of games: what it changes, and that each change can be run."""

from __future__ import annotations

import ast

import pytest

from tests.mutants import ROOT, mutants


@pytest.fixture(scope="module")
def changes() -> list[str]:
    return [f"{one.before} -> {one.after}" for one in mutants("windward")]


def test_each_mutant_is_python_and_not_the_code_as_it_was() -> None:
    for one in mutants("windward"):
        source = (ROOT / one.path).read_bytes()
        assert ast.dump(ast.parse(one.text(source))) != ast.dump(ast.parse(source)), one


@pytest.mark.parametrize("end", [" -> None", " -> (2)"])
def test_calls_are_left_out_and_numbers_are_one_higher(changes: list[str], end: str) -> None:
    assert any(change.endswith(end) for change in changes)
