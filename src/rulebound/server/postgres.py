"""A PostgreSQL database, which several servers may use at the same time. It needs the extra `postgres`.

Servers keep out of each other's way by advisory locks: those of a transaction end with it, and those of a connection
end when its server gives them back, or dies.
"""

from __future__ import annotations

import contextlib
import importlib.util
import secrets
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import AbstractContextManager
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Self
from urllib.parse import urlsplit, urlunsplit

import msgspec

from rulebound.kernel.basics.problem import DataError
from rulebound.language import _
from rulebound.server.dialect import FUNCTIONS, defined, translated
from rulebound.server.schema import FORMAT, STEPS
from rulebound.server.storage import DatabaseError, Rows, Values

if TYPE_CHECKING:
    import psycopg

SCHEMES: Final = ("postgresql://", "postgres://")
LEAST: Final = 14  # the version of PostgreSQL that is needed
PATIENCE: Final = 10  # seconds for a connection
CHANNEL: Final = "rulebound"  # of announcements
SERVING: Final = 7465  # the first number of the locks of servers; the second is that of a server, or 0 for all
OPENING: Final = "opening"  # the work of bringing a database up to date
SERVERS: Final = """
SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid = %s AND objid <> 0
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
CONNECTION: Final = {  # what each connection asks for; an address may say otherwise
    "connect_timeout": PATIENCE,
    "application_name": "rulebound",
    "keepalives_idle": 10,  # seconds, so that the locks of a computer that is gone do not last
    "keepalives_interval": 5,
    "keepalives_count": 3,
}


class Announcement(msgspec.Struct, array_like=True):
    """What one server says to the others. server: its number. kind, key: what has changed. value: how."""

    server: int
    kind: str
    key: str
    value: str = ""


def is_postgres(url: str) -> bool:
    """Whether this is the address of a PostgreSQL database."""
    return url.startswith(SCHEMES)


def without_password(url: str) -> str:
    """An address as it may be shown."""
    parts = urlsplit(url)
    name, _at, host = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(netloc=f"{name.partition(':')[0]}@{host}" if name else host, query=""))


def in_a_line(error: Exception) -> str:
    """What an error says, in one line without a stop."""
    return " ".join(str(error).split()).rstrip(".")


class Postgres:
    """A connection. Raises DataError if the database cannot be used. serves: whether it is that of a server.

    A connection that was lost is opened again with the next statement; the claims that it held are lost.
    """

    shared = True

    def __init__(self, url: str, *, serves: bool = True) -> None:
        if importlib.util.find_spec("psycopg") is None:
            needed = _("this needs the extra {extra!r}. Install it: pip install 'rulebound[{extra}]'", extra="postgres")
            raise DataError(self._named(url), [needed])
        self.url = url
        self.number = 0  # of this server, another one with each connection
        self._serves = serves
        self._within: list[AbstractContextManager[Any]] = []
        try:
            self._connection = self._connected()
        except DatabaseError as error:
            raise DataError(self._named(url), [_("it cannot be used: {why}", why=error)]) from error
        try:
            self._bring_up_to_date()
        except DataError:
            self.close()
            raise
        except DatabaseError as error:
            self.close()
            raise DataError(self._named(url), [_("it cannot be used: {why}", why=error)]) from error

    def _named(self, url: str) -> str:
        return _("the database {path}", path=without_password(url))

    # -- the connection ------------------------------------------------------------------------------------------------

    def _connected(self) -> psycopg.Connection[Any]:
        """A new connection. Raises DatabaseError."""
        import psycopg

        with failures():
            options = {**CONNECTION, **psycopg.conninfo.conninfo_to_dict(self.url)}
            connection = psycopg.connect(**options, autocommit=True)  # type: ignore[arg-type]  # words and numbers
            version = connection.info.server_version // 10_000
            if version < LEAST:
                connection.close()
                raise DataError(
                    self._named(self.url),
                    [_("this is PostgreSQL {version}, and {least} is needed", version=version, least=LEAST)],
                )
            connection.adapters.register_dumper(bool, as_number())
            if self._serves:
                self.number = secrets.randbelow(2**31 - 1) + 1
                connection.execute("SELECT pg_advisory_lock(%s, %s)", (SERVING, self.number))
                row = connection.execute("SELECT pg_try_advisory_lock_shared(%s, 0)", (SERVING,)).fetchone()
                if row is None or not row[0]:
                    connection.close()
                    raise DatabaseError(_("another server is using it"))
        return connection

    def _bring_up_to_date(self) -> None:
        """Takes the steps of the schema that the database lacks. Raises DatabaseError, and DataError."""
        with self:
            self.keep_others_out(OPENING)
            self._run("CREATE TABLE IF NOT EXISTS format (version INTEGER NOT NULL)")
            found = self._run("SELECT version FROM format").fetchone()
            version = int(found[0]) if found else 0
            if version > FORMAT:
                why = _("its format is {version}; this version reads {format}", version=version, format=FORMAT)
                raise DataError(self._named(self.url), [why])
            if version == FORMAT:
                return
            if found and self.servers() - {self.number}:  # of an earlier version
                raise DataError(self._named(self.url), [_("another server is using it")])
            for function in FUNCTIONS:
                self._run(function)
            for number, step in enumerate(STEPS[version:], version + 1):
                self._run(defined(number, step))
            self._run("UPDATE format SET version = %s" if found else "INSERT INTO format VALUES (%s)", (FORMAT,))

    def close(self) -> None:
        """Gives back all claims and closes the connection. The server's place is free once this returns."""
        with contextlib.suppress(DatabaseError), failures():  # a connection that was lost has no claims
            self._connection.execute("SELECT pg_advisory_unlock_all()")  # else they last until the backend has noticed
        self._connection.close()

    # -- statements ----------------------------------------------------------------------------------------------------

    def execute(self, query: str, values: Values = (), /) -> Rows:
        """Carries out a statement. Raises DatabaseError."""
        return self._run(translated(query), values)

    def executemany(self, query: str, values: Sequence[Values], /) -> object:
        """Carries out a statement with each of these values. Raises DatabaseError."""
        if len(values) == 1:
            return self.execute(query, values[0])
        with failures():
            self._alive().cursor().executemany(translated(query), values)
        return None

    def _run(self, query: str, values: Values | None = None) -> Rows:
        with failures():
            return self._alive().execute(query, values)

    def _is_so(self, query: str, values: Values) -> bool:
        return bool(self._run(query, values).fetchone()[0])

    def _alive(self) -> psycopg.Connection[Any]:
        """The connection; a new one in place of one that was lost, but not within a transaction."""
        if self._connection.closed and not self._within:
            self._connection = self._connected()
        return self._connection

    def __enter__(self) -> Self:
        with failures():
            transaction = self._alive().transaction()
            transaction.__enter__()
        self._within.append(transaction)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None:
        with failures():
            self._within.pop().__exit__(kind, error, trace)

    @contextlib.contextmanager
    def snapshot(self) -> Iterator[None]:
        """All that is read within is of one moment."""
        if self._within:  # it reads and writes, and then sees what it has written
            yield
            return
        with self:
            self._run("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield

    # -- other servers -------------------------------------------------------------------------------------------------

    def keep_others_out(self, work: str) -> None:
        """Waits until no other server does this work, and keeps them from it until this transaction ends."""
        self._run("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", (work,))

    def announce(self, kind: str, key: str, value: str = "") -> None:
        """Says something to all other servers, once this transaction has ended well."""
        said = msgspec.json.encode(Announcement(self.number, kind, key, value)).decode()
        self._run("SELECT pg_notify(%s, %s)", (CHANNEL, said))

    def claim(self, job: str) -> bool:
        """Whether this server has the job from now on. It has it until it gives it back, or its connection ends."""
        return self._is_so("SELECT pg_try_advisory_lock(hashtextextended(%s, 0))", (job,))

    def give_back(self, job: str) -> None:
        """Gives a job back."""
        self._run("SELECT pg_advisory_unlock(hashtextextended(%s, 0))", (job,))

    def servers(self) -> set[int]:
        """The numbers of the servers that use the database now."""
        return {int(number) for (number,) in self._run(SERVERS, (SERVING,))}

    def shut_out_servers(self) -> bool:
        """Whether no server uses the database, and none can until this connection ends."""
        return self._is_so("SELECT pg_try_advisory_lock(%s, 0)", (SERVING,))


@contextlib.contextmanager
def failures() -> Iterator[None]:
    """Raises DatabaseError in place of what psycopg raises."""
    import psycopg

    try:
        yield
    except psycopg.Error as error:
        raise DatabaseError(in_a_line(error)) from error


def as_number() -> type[psycopg.adapt.Dumper]:
    """Writes whether something is so as 1 or 0, as SQLite does."""
    import psycopg

    class Flag(psycopg.adapt.Dumper):
        """A truth value as a number."""

        oid = psycopg.adapters.types["int2"].oid

        def dump(self, obj: bool) -> bytes:  # noqa: FBT001 - as its base has it
            return b"1" if obj else b"0"

    return Flag


async def announcements(url: str) -> AsyncGenerator[Announcement | None, None]:
    """What is announced from now on. First comes None, once nothing is missed any more. Raises DatabaseError."""
    import psycopg

    with failures():
        options = {**CONNECTION, **psycopg.conninfo.conninfo_to_dict(url)}
        connection = await psycopg.AsyncConnection.connect(**options, autocommit=True)  # type: ignore[arg-type]
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None
            async for said in connection.notifies():
                with contextlib.suppress(msgspec.DecodeError):  # somebody else's
                    yield msgspec.json.decode(said.payload, type=Announcement)
