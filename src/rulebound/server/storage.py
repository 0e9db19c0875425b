"""What all stores need of a database: one contract for SQLite's and PostgreSQL's, which speak the same SQL here.

Statements are written in SQLite's words, with `?` and `:name` for values; `dialect` says the few of them otherwise for
PostgreSQL. An insertion that may meet an existing row says what then happens by `ON CONFLICT`, which both know.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Protocol, Self, TypeAlias

Values: TypeAlias = Sequence[Any] | Mapping[str, Any]
Location: TypeAlias = Path | str  # an SQLite file, or the address of a PostgreSQL database


class DatabaseError(Exception):
    """A PostgreSQL database could not be read or written."""


class Overtaken(Exception):
    """Another server has changed a row first, and so this change was not made."""


FAILURES: Final = (sqlite3.Error, DatabaseError)  # what any of the methods below may raise


class Rows(Protocol):
    """What a statement has found, or how many rows it has changed."""

    @property
    def rowcount(self) -> int: ...

    @property
    def description(self) -> Sequence[Sequence[Any]] | None: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """A connection. As a context manager it is a transaction: all of it or nothing.

    shared: whether other servers use the database at the same time. Where no one else does, `keep_others_out` and
    `announce` have nothing to do, and every claim is granted.
    """

    @property
    def shared(self) -> bool: ...

    @property
    def number(self) -> int:
        """The number of this server."""

    def execute(self, query: str, values: Values = (), /) -> Rows: ...

    def executemany(self, query: str, values: Sequence[Values], /) -> object: ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> object: ...

    def snapshot(self) -> AbstractContextManager[object]:
        """All that is read within is of one moment."""

    def close(self) -> None: ...

    def keep_others_out(self, work: str) -> None:
        """Waits until no other server does this work, and keeps them from it until this transaction ends."""

    def announce(self, kind: str, key: str, value: str = "") -> None:
        """Says something to all other servers, once this transaction has ended well."""

    def claim(self, job: str) -> bool:
        """Whether this server has the job from now on. It has it until it gives it back, or dies."""

    def give_back(self, job: str) -> None:
        """Gives a job back."""

    def servers(self) -> set[int]:
        """The numbers of the servers that use the database now."""

    def shut_out_servers(self) -> bool:
        """Whether no server uses the database, and none can until this connection ends."""
