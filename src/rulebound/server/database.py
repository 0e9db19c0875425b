"""The database: its address, SQLite's file, and how one of an earlier version becomes one of this version."""

from __future__ import annotations

import sqlite3
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Final

from rulebound.kernel.basics.problem import DataError, SetupError
from rulebound.language import _
from rulebound.server.postgres import Postgres, is_postgres, without_password
from rulebound.server.schema import FORMAT, steps_from
from rulebound.server.storage import Database, Location

URL: Final = "sqlite:///"
MAGIC: Final = b"SQLite format 3\0"  # the beginning of each file of SQLite
SOUND: Final = "ok"  # what SQLite says of a file that is not damaged


class Sqlite(sqlite3.Connection):
    """A connection to a file. It is locked for this server, so there is no other one to agree with."""

    shared = False
    number = 0

    def snapshot(self) -> AbstractContextManager[object]:
        """No one else writes meanwhile."""
        return nullcontext()

    def keep_others_out(self, work: str) -> None:
        """There are none."""

    def announce(self, kind: str, key: str, value: str = "") -> None:
        """No one else is there to hear it."""

    def claim(self, job: str) -> bool:
        """All jobs are this server's."""
        return True

    def give_back(self, job: str) -> None:
        """No one else would take it."""

    def servers(self) -> set[int]:
        """This one."""
        return {self.number}

    def shut_out_servers(self) -> bool:
        """The file is locked already."""
        return True


def location_of(url: str) -> Location:
    """Where a database is, by its URL or path. Raises SetupError for those of other kinds."""
    return url if is_postgres(url) else path_of(url)


def named(location: Location) -> str:
    """A database, as it may be shown."""
    shown = without_password(location) if isinstance(location, str) else location
    return _("the database {path}", path=shown)


def exists(location: Location) -> bool:
    """Whether there is such a file; a server of databases says so itself."""
    return isinstance(location, str) or location.exists()


def opened(location: Location, *, serves: bool = True) -> Database:
    """The database, as this version has it. serves: whether it is a server that opens it. Raises DataError."""
    return Postgres(location, serves=serves) if isinstance(location, str) else opened_file(location)


def path_of(url: str) -> Path:
    """The file in a database URL. Raises SetupError for databases other than SQLite's."""
    if "://" in url and not url.startswith(URL):
        known = _("tables are kept in {start}PATH or postgresql://..., not in {url!r}", start=URL, url=url)
        raise SetupError(_("a database"), [known])
    path = url.removeprefix(URL)
    if not path:
        raise SetupError(_("a database"), [_("{url!r} names no file; write {start}PATH", start=URL, url=url)])
    return Path(path)


def opened_file(path: Path) -> Sqlite:
    """The database in this file; creates it if necessary. Raises DataError, and then the file is as it was."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds what is hidden at every table
        with path.open("rb") as file:
            beginning = file.read(len(MAGIC))
        if beginning and beginning != MAGIC:  # of what is cut off before this, SQLite would make a new database
            raise sqlite3.DatabaseError("file is not a database")
        db = sqlite3.connect(path, timeout=2, check_same_thread=False, factory=Sqlite)
    except (OSError, sqlite3.Error) as error:
        raise DataError(_("the database {path}", path=path), [why(error)]) from error
    try:
        version = brought_up_to_date(db)
    except sqlite3.Error as error:
        db.close()
        raise DataError(_("the database {path}", path=path), [why(error)]) from error
    if not 0 <= version <= FORMAT:
        db.close()
        raise DataError(
            _("the database {path}", path=path),
            [_("its format is {version}; this version reads {format}", version=version, format=FORMAT)],
        )
    return db


def brought_up_to_date(db: sqlite3.Connection) -> int:
    """Takes the steps of the schema that a database lacks. Returns the version it had. Raises sqlite3.Error."""
    db.execute("PRAGMA locking_mode = EXCLUSIVE")  # two servers with one table each in memory would not agree
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")  # what is confirmed outlives a power cut too
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("BEGIN IMMEDIATE")
    damage = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
    if damage != SOUND:
        raise sqlite3.DatabaseError(" ".join(damage.removeprefix("*** in database main ***").split()))
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if 0 <= version < FORMAT:
        for statement in steps_from(version):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {FORMAT}")
    db.commit()
    return version


def why(error: OSError | sqlite3.Error) -> str:
    """Why a database cannot be used, in a sentence."""
    if isinstance(error, sqlite3.OperationalError) and "locked" in str(error):
        return _("another server is using it")
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
        return _("it is damaged, so it was left as it is: {why}", why=error)
    return _("it cannot be used: {why}", why=error.strerror if isinstance(error, OSError) else error)
