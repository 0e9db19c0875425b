"""What a database holds, to be looked through by tests."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

import pytest

from rulebound.server.store import Store

ONLY_SQLITE: Final = pytest.mark.parametrize("kind", ["sqlite"], indirect=True)  # PostgreSQL has it not
TABLES: Final = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY table_name"


def everything(store: Store) -> str:
    """All that a database holds, as text. To be run by `Store.do`."""
    if isinstance(store.db, sqlite3.Connection):
        return "\n".join(store.db.iterdump())
    names = [name for (name,) in store.db.execute(TABLES).fetchall()]
    rows = [row for name in names for row in store.db.execute(f"SELECT * FROM {name}").fetchall()]  # noqa: S608 - ours
    return "\n".join(repr([as_text(value) for value in row]) for row in rows)


def as_text(value: Any) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)
