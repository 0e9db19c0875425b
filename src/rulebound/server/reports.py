"""Reports of messages, for the host: in a database of their own, which can be read while the server runs."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from rulebound.kernel.basics.problem import DataError
from rulebound.language import _
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
def reports_in(database: Path) -> Iterator[sqlite3.Connection]:
    path = reports_of(database)
    path.touch(mode=0o600)
    db = sqlite3.connect(path, timeout=5)
    try:
        with db:
            db.execute(SCHEMA)
            yield db
    finally:
        db.close()


def add_report(database: Path, report: Report) -> None:
    """Keeps a report. Raises sqlite3.Error."""
    row = (report.at, report.guest, report.other, msgspec.json.encode(report))
    with reports_in(database) as db:
        db.execute("INSERT INTO reports (at, guest, other, content) VALUES (?, ?, ?, ?)", row)


def take_off_reports(database: Path, guest: str, instead: str) -> None:
    """Takes the key and the names of a guest off all reports; what was said stays for the host. Raises sqlite3.Error.

    instead: the key that takes the guest's place.
    """
    if not reports_of(database).exists():
        return
    with reports_in(database) as db:
        found = db.execute("SELECT id, content FROM reports WHERE instr(CAST(content AS TEXT), ?)", (guest,)).fetchall()
        for number, content in found:
            report = msgspec.json.decode(content, type=Report)
            report.guest, report.other = (instead if key == guest else key for key in (report.guest, report.other))
            report.messages = [
                msgspec.structs.replace(said, guest=instead, name="") if said.guest == guest else said
                for said in report.messages
            ]
            row = (report.guest, report.other, msgspec.json.encode(report), number)
            db.execute("UPDATE reports SET guest = ?, other = ?, content = ? WHERE id = ?", row)


def all_reports(database: Path) -> list[Report]:
    """All reports, the oldest first. Raises DataError if they cannot be read."""
    if not reports_of(database).exists():
        return []
    try:
        with reports_in(database) as db:
            found = db.execute("SELECT content FROM reports ORDER BY id").fetchall()
        return [msgspec.json.decode(content, type=Report) for (content,) in found]
    except (OSError, sqlite3.Error, msgspec.DecodeError) as error:
        raise DataError(_("the reports"), [_("they cannot be read: {why}", why=error)]) from error
