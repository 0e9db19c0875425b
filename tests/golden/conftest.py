"""Golden games are played for every game and every number of seats, like the laws."""

from __future__ import annotations

from tests.contract.conftest import pytest_generate_tests

__all__ = ["pytest_generate_tests"]
