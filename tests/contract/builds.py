"""Which build of the package the tests run on: the sources as they are, or the compiled copy."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from types import ModuleType
from typing import Final

import pytest

from rulebound.kernel.table import state


def is_compiled(module: ModuleType) -> bool:
    """Whether this module was made by the compiler."""
    return (module.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


COMPILED: Final = is_compiled(state)

# Compiled objects have no __dict__, and compiled callers do not see a replaced method.
interpreted_only = pytest.mark.interpreted
