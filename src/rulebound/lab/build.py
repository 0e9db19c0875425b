"""Which build this is: the sources as they are, or compiled."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.table import state
from rulebound.language import N_

COMPILED: Final = N_("compiled")
INTERPRETED: Final = N_("interpreted")


def build() -> str:
    """`compiled` or `interpreted`: how the kernel that is running was made."""
    return COMPILED if (state.__file__ or "").endswith((".so", ".pyd")) else INTERPRETED
