"""What holds for all tests: nothing that they leave gets into the folders of whoever runs them."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from development.steps import MEASURED, SHELLS
from tests.contract.builds import COMPILED

TESTS = Path(__file__).parent
GAMES = TESTS / "games"


@pytest.fixture(scope="session", autouse=True)
def _own_state_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which a person calls commands, and names files as they are there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


def pytest_collection() -> None:
    """Ten thousand tests are collected, and all of them stay: to look for garbage meanwhile doubles the time."""
    gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if COMPILED and item.get_closest_marker("interpreted") is not None:
            item.add_marker(pytest.mark.skip(reason="It changes or reads the program, which only the sources allow."))
        if item.path.parent.name == "contract":
            item.add_marker("law")
        if GAMES in item.path.parents:
            item.add_marker("scene")
        if item.path.parent.name in SHELLS:
            item.add_marker("shell")
        if not set(MEASURED) & set(item.path.relative_to(TESTS).parts):
            item.add_marker("unmeasured")  # it shows hardly anything more, and takes three times as long measured


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[Any]:
    """Coverage does not follow unmeasured tests. (In a worker it still would with pytest-cov's own `no_cover`.)"""
    tracing = sys.gettrace()
    if tracing is None or item.get_closest_marker("unmeasured") is None:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracing)
