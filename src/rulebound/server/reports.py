"""Reports of messages, for the host, which can be read while the server runs.

With SQLite they are in a file of their own, because that of the tables is locked; with PostgreSQL beside the tables.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec

from rulebound.kernel.basics.problem import DataError
from rulebound.language import _
from rulebound.server.database import Sqlite
from rulebound.server.dialect import defined
from rulebound.server.postgres import Postgres
from rulebound.server.storage import FAILURES, Database, Location
from rulebound.server.talk import Said

SUFFIX: Final = ".reports.db"
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS reports (
    id INTEGER PRIMARY KEY, at TEXT NOT NULL, guest TEXT NOT NULL, other TEXT NOT NULL, content BLOB NOT NULL
)
"""


class Report(msgspec.Struct, kw_only=True):
    """A report. at: the time. guest: who reports; other: who said it; both by their keys. talk: where. n: the message.
    why: what the reporter says. messages: that message and those before it.
    """

    at: str
    guest: str
    other: str
    talk: str
    n: int
    why: str
    messages: list[Said]


def reports_of(database: Path) -> Path:
    """The file of the reports beside a database."""
    return database.with_suffix(SUFFIX)


@contextmanager
def reports_in(location: Location) -> Iterator[Database]:
    """The reports beside the tables of a database, in a transaction. Raises one of FAILURES, OSError and DataError."""
    with closing(opened(location)) as db, db:
        db.execute(SCHEMA if isinstance(location, Path) else defined(0, SCHEMA))
        yield db


def opened(location: Location) -> Database:
    if isinstance(location, str):
        return Postgres(location, serves=False)
    path = reports_of(location)
    path.touch(mode=0o600)
    return sqlite3.connect(path, timeout=5, factory=Sqlite)


def add_report(database: Location, report: Report) -> None:
    """Keeps a report. Raises one of FAILURES."""
    row = (report.at, report.guest, report.other, msgspec.json.encode(report))
    with reports_in(database) as db:
        db.execute("INSERT INTO reports (at, guest, other, content) VALUES (?, ?, ?, ?)", row)


def take_off_reports(database: Location, guest: str, instead: str) -> None:
    """Takes the key and the names of a guest off all reports; what was said stays for the host. Raises one of FAILURES.

    instead: the key that takes the guest's place.
    """
    if isinstance(database, Path) and not reports_of(database).exists():
        return
    with reports_in(database) as db:
        found = db.execute(
            "SELECT id, content FROM reports WHERE CAST(content AS TEXT) LIKE ?", (f"%{guest}%",)
        ).fetchall()
        for number, content in found:
            report = msgspec.json.decode(content, type=Report)
            report.guest, report.other = (instead if key == guest else key for key in (report.guest, report.other))
            report.messages = [
                msgspec.structs.replace(said, guest=instead, name="") if said.guest == guest else said
                for said in report.messages
            ]
            row = (report.guest, report.other, msgspec.json.encode(report), number)
            db.execute("UPDATE reports SET guest = ?, other = ?, content = ? WHERE id = ?", row)


def all_reports(database: Location) -> list[Report]:
    """All reports, the oldest first. Raises DataError if they cannot be read."""
    if isinstance(database, Path) and not reports_of(database).exists():
        return []
    try:
        with reports_in(database) as db:
            found = db.execute("SELECT content FROM reports ORDER BY id").fetchall()
        return [msgspec.json.decode(content, type=Report) for (content,) in found]
    except (OSError, *FAILURES, msgspec.DecodeError) as error:
        raise DataError(_("the reports"), [_("they cannot be read: {why}", why=error)]) from error
