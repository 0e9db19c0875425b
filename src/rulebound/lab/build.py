"""Which build this is: the sources as they are, or compiled."""

from __future__ import annotations

from rulebound.kernel.table import state


def build() -> str:
    """`compiled` or `interpreted`: how the kernel that is running was made."""
    return "compiled" if (state.__file__ or "").endswith((".so", ".pyd")) else "interpreted"
