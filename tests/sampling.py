"""Samples of costly tests: a few of their values are tried in the gate, all of them with `--all`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(values: Iterable[Any], *kept: Any) -> list[Any]:
    """The values as parameters of a test; all but `kept` are marked as slow, which leaves them to `--all`."""
    found = list(values)
    assert all(value in found for value in kept), f"not all are among the values: {kept}"
    return [value if value in kept else left(value) for value in found]


def every(step: int, values: Iterable[Any]) -> list[Any]:
    """The values as parameters of a test; each but the first of so many is left to `--all`."""
    return [value if n % step == 0 else left(value) for n, value in enumerate(values)]


def left(*values: Any) -> Any:
    """The parameters of a test that is left to `--all`."""
    return pytest.param(*values, marks=pytest.mark.slow)
