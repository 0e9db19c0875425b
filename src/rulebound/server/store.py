"""The storage of tables, in SQLite or PostgreSQL. Every change is written before it is confirmed.

All calls go through one thread, so that no page waits for the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

import msgspec

from rulebound.kernel.basics.problem import DataError
from rulebound.language import _
from rulebound.server.database import opened
from rulebound.server.meeting import Meeting
from rulebound.server.outages import latest_outage, note_alive, note_start, postpone
from rulebound.server.rating_store import rate
from rulebound.server.results import Result, add_result, replayed_at
from rulebound.server.storage import FAILURES, Database, Location, Overtaken
from rulebound.session import keeping
from rulebound.session.keeping import inconsistent
from rulebound.session.table_config import Place, Standing, TableConfig, now

LATEST: Final = """
SELECT id, changed, charter, standing, (SELECT min(link) FROM places WHERE home = id) FROM tables
ORDER BY changed DESC, id LIMIT ?
"""

OF_LINKS: Final = """
SELECT id, changed, charter, standing, link FROM tables JOIN places ON home = id
WHERE link IN (SELECT value FROM json_each(?))
ORDER BY changed DESC, id, link
"""

OLD: Final = """
DELETE FROM tables WHERE id NOT IN (SELECT value FROM json_each(:but))
AND day + :seen <= (SELECT day FROM house) AND CASE
    WHEN NOT json_valid(CAST(standing AS TEXT)) OR NOT json_valid(CAST(charter AS TEXT)) THEN FALSE
    WHEN CAST(json_extract(CAST(standing AS TEXT), '$.over') AS INTEGER) = 1
    OR CAST(json_extract(CAST(charter AS TEXT), '$.shows') AS INTEGER) = 1
    THEN changed < :finished ELSE changed < :left END
"""

OLD_MEETINGS: Final = """
DELETE FROM meetings WHERE changed < ? AND NOT EXISTS (
    SELECT 1 FROM tables WHERE json_valid(CAST(content AS TEXT)) AND id = json_extract(CAST(content AS TEXT), '$.table')
)
"""

ADD: Final = """
INSERT INTO tables (id, opened, changed, charter, standing, day) VALUES (?, ?, ?, ?, ?, (SELECT day FROM house))
"""

READ: Final = "SELECT id, changed, charter, standing, version FROM tables WHERE id = ?"

NEXT: Final = """
SELECT version, standing, code FROM tables LEFT JOIN actions ON home = id AND n >= ? WHERE id = ? ORDER BY n
"""

CHANGE: Final = """
UPDATE tables SET changed = :now, standing = :standing, day = (SELECT day FROM house), version = version + 1
WHERE id = :id AND version = :version
"""

KEEP_MEETING: Final = """
INSERT INTO meetings VALUES (?, ?, ?)
ON CONFLICT (key) DO UPDATE SET changed = excluded.changed, content = excluded.content
"""

TABLE: Final = "table"  # announced: it has changed; the value is its version, and how many actions are as before
GONE: Final = "gone"  # it was removed
AGAIN: Final = "again"  # what it was opened with has changed
MEETING: Final = "meeting"  # it has changed, or is new

P = ParamSpec("P")
R = TypeVar("R")


class Kept(keeping.Kept, kw_only=True):
    """A table in the database. link: its link in a list of tables. version: how many changes of it were stored."""

    id: str
    changed: str
    link: str = ""
    version: int = 0

    @property
    def place(self) -> Place:
        """The place of the link."""
        return next(place for place in self.config.places if place.link == self.link)


class Progress(NamedTuple):
    """How far a table has come. version: how many changes of it were stored."""

    version: int
    standing: Standing
    actions: list[int]


class Damaged(msgspec.Struct, kw_only=True):
    """A table whose stored data are wrong."""

    id: str
    changed: str
    link: str


class Store:
    """The database. Raises DataError if it cannot be opened, one of FAILURES if it cannot be read or written.

    changes: how many changes of tables it has stored since it was opened. outage: the number of the latest time that is
    not thinking time.
    """

    def __init__(self, path: Location, *, serves: bool = True) -> None:
        """serves: whether tables are played at meanwhile; a command that only reads or mends is no server."""
        self.path = path
        self._serves = serves
        self.changes = 0
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._db = self._thread.submit(opened, path, serves=serves).result()
        self.outage = self.do_now(latest_outage)
        if serves:
            self.do_now(note_start)

    @property
    def db(self) -> Database:
        """The connection, for what runs in the thread of the database."""
        return self._db

    @property
    def shared(self) -> bool:
        """Whether other servers may use the database at the same time."""
        return self._db.shared

    @property
    def number(self) -> int:
        """The number of this server among those of the database."""
        return self._db.number

    async def do(self, work: Callable[Concatenate[Store, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Runs one of the methods below in the thread of the database, in the language of this task."""
        loop, context = asyncio.get_running_loop(), contextvars.copy_context()
        return await loop.run_in_executor(self._thread, lambda: context.run(work, self, *args, **kwargs))

    async def has(self, job: str) -> bool:
        """Whether this server has a job from now on. Who is cancelled meanwhile does not have it."""
        claiming = asyncio.ensure_future(self.do(Store.claim, job))
        try:
            return await asyncio.shield(claiming)
        except asyncio.CancelledError:
            if await claiming:
                await self.do(Store.give_back, job)
            raise

    def do_now(self, work: Callable[Concatenate[Store, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The same, and waits for it."""
        return self._thread.submit(work, self, *args, **kwargs).result()

    def close(self) -> None:
        """Finishes writing and closes the file."""
        if self._serves:
            with contextlib.suppress(*FAILURES):  # the disk may be full
                self.do_now(note_alive)
        self._thread.submit(self._db.close).result()
        self._thread.shutdown()

    # -- in the thread of the database ---------------------------------------------------------------------------------

    def add(self, table: str, config: TableConfig, standing: Standing, actions: Sequence[int] = ()) -> None:
        """Stores a new table with its actions."""
        time = now()
        standing.outage = self.outage
        row = (table, time, time, msgspec.json.encode(config), msgspec.json.encode(standing))
        with self._db:
            self._db.execute(ADD, row)
            self._db.executemany("INSERT INTO places VALUES (?, ?)", [(it.link, table) for it in config.places])
            self._db.executemany("INSERT INTO actions VALUES (?, ?, ?)", numbered(table, actions, 0))

    def claim(self, job: str) -> bool:
        """Whether this server has a job from now on, until it gives it back or dies."""
        return self._db.claim(job)

    def give_back(self, job: str) -> None:
        """Gives a job back."""
        self._db.give_back(job)

    def check(self) -> None:
        """Whether the database answers. Raises one of FAILURES."""
        self._db.execute("SELECT day FROM house").fetchone()

    def change(
        self,
        table: str,
        keep: int,
        actions: Sequence[int],
        standing: Standing,
        result: Result | None = None,
        version: int | None = None,
    ) -> int:
        """Keeps so many actions of a table, adds these, and replaces its standing: all of it or nothing.

        result: how the game ended, if it has. version: of the table that was changed; None for whatever it is now.
        Returns the version after it. Raises Overtaken if the table has another version, or is gone.
        """
        standing.outage = self.outage
        with self._db as db:
            if version is None:
                version = self.version_of(table)
            row = {"now": now(), "standing": msgspec.json.encode(standing), "id": table, "version": version}
            if not db.execute(CHANGE, row).rowcount:
                raise Overtaken
            db.execute("DELETE FROM actions WHERE home = ? AND n >= ?", (table, keep))
            if actions:
                db.executemany("INSERT INTO actions VALUES (?, ?, ?)", numbered(table, actions, keep))
            if result is not None:
                self._note(result)
            db.announce(TABLE, table, f"{version + 1} {keep}")
        self.changes += 1
        return version + 1

    def version_of(self, table: str) -> int:
        """How many changes of a table were stored; -1 if there is none."""
        found = self._db.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
        return int(found[0]) if found else -1

    def _note(self, result: Result) -> None:
        """Notes how a game ended. Results are numbered, and ratings follow from those before."""
        self._db.keep_others_out("results")
        noted = add_result(self._db, result)
        if noted is not None:
            rate(self._db, noted)

    def remove(self, table: str) -> None:
        """Removes a table with all its data."""
        with self._db:
            self._db.execute("DELETE FROM tables WHERE id = ?", (table,))
            self._db.announce(GONE, table)

    def note_day(self, date: str) -> None:
        """Counts the days on which the server ran. A clock that jumps a year ahead counts as one day."""
        with self._db:
            self._db.execute("UPDATE house SET day = day + 1, date = ? WHERE date <> ?", (date, date))

    def remove_old(self, finished: str, left: str, seen: int, but: Sequence[str] = ()) -> int:
        """Removes tables that are over or only show a record, if unchanged since `finished`, and games unchanged since
        `left`; all only if the server has run on so many days since. Not these tables. Returns how many were removed.
        """
        asked = {"finished": finished, "left": left, "seen": seen, "but": json.dumps(list(but))}
        with self._db:
            return self._db.execute(OLD, asked).rowcount

    def keep_meeting(self, meeting: Meeting) -> None:
        """Stores a table before its game, new or changed."""
        row = (meeting.key, now(), msgspec.json.encode(meeting))
        with self._db:
            self._db.execute(KEEP_MEETING, row)
            self._db.announce(MEETING, meeting.key)

    def meetings(self) -> list[Meeting]:
        """All tables before their games, and those whose games go on. Damaged ones are left out."""
        rows = self._db.execute("SELECT content FROM meetings ORDER BY changed, key").fetchall()
        return [found for (content,) in rows if (found := meeting_in(content)) is not None]

    def meeting(self, key: str) -> Meeting | None:
        """A stored meeting; None if it is gone or damaged."""
        row = self._db.execute("SELECT content FROM meetings WHERE key = ?", (key,)).fetchone()
        return meeting_in(row[0]) if row else None

    def remove_meeting(self, key: str) -> None:
        """Removes a meeting; the table that came of it stays."""
        with self._db:
            self._db.execute("DELETE FROM meetings WHERE key = ?", (key,))

    def remove_old_meetings(self, day: str) -> None:
        """Removes meetings unchanged since this day whose table does not exist, or never will."""
        with self._db:
            self._db.execute(OLD_MEETINGS, (day,))

    def home_of(self, link: str) -> str | None:
        """The table of a link: of a place there, or to its replay."""
        found = self._db.execute("SELECT home FROM places WHERE link = ?", (link,)).fetchone()
        return str(found[0]) if found else replayed_at(self._db, link)

    def read(self, table: str) -> Kept | None:
        """A table as it is stored. Raises DataError if it is damaged."""
        with self._db.snapshot():
            row = self._db.execute(READ, (table,)).fetchone()
            codes = self._db.execute("SELECT code FROM actions WHERE home = ? ORDER BY n", (table,)).fetchall()
        if row is None:
            return None
        *row, version = row
        found = kept(row, [code for (code,) in codes])
        found.version = version
        postpone(self, found.standing)
        return found

    def progress(self, table: str, known: Sequence[int] = (), version: int = 0) -> Progress | None:
        """How far a table has come; None if it is gone. Raises DataError if it is damaged.

        known: actions with which this version begins. If it is the present one, only those after them are read.
        """
        found = self._next(table, known, version) if version else None
        if found is not None:
            return found
        kept = self.read(table)
        return Progress(kept.version, kept.standing, kept.actions) if kept else None

    def _next(self, table: str, known: Sequence[int], version: int) -> Progress | None:
        """A version of a table, from its first actions; None if it has another one, or its times must be moved."""
        rows = self._db.execute(NEXT, (len(known), table)).fetchall()
        if not rows or rows[0][0] != version:
            return None
        try:
            standing = msgspec.json.decode(rows[0][1], type=Standing)
        except (msgspec.DecodeError, TypeError):
            return None
        if standing.outage != self.outage:
            return None
        return Progress(version, standing, [*known, *[code for *_, code in rows if code is not None]])

    def latest(self, most: int) -> list[Kept | Damaged]:
        """The tables that changed last, without their actions, each with its opener's link."""
        found = [listed(row) for row in self._db.execute(LATEST, (most,)).fetchall()]
        for table in found:
            if isinstance(table, Kept):
                table.link = opener_of(table.config).link
        return found

    def of_links(self, links: Sequence[str]) -> list[Kept | Damaged]:
        """The tables of these links, without their actions."""
        return [listed(row) for row in self._db.execute(OF_LINKS, (json.dumps(list(links)),)).fetchall()]


def numbered(table: str, actions: Sequence[int], first: int) -> list[tuple[str, int, int]]:
    return [(table, n, code) for n, code in enumerate(actions, first)]


def kept(row: Sequence[Any], actions: list[int], link: str = "") -> Kept:
    """A table from its row. Raises DataError if the row is damaged."""
    try:
        table, changed, config, standing = row
        found = Kept(
            id=table,
            changed=changed,
            config=msgspec.json.decode(config, type=TableConfig),
            standing=msgspec.json.decode(standing, type=Standing),
            actions=msgspec.convert(actions, list[int]),
            link=link,
        )
    except (msgspec.DecodeError, TypeError, ValueError) as error:  # a ValidationError is a DecodeError
        raise DataError(_("this table"), [_("what is kept of it is damaged: {why}", why=error)]) from error
    problem = lost(found)
    if problem:
        raise DataError(_("this table"), [_("what is kept of it is damaged: {why}", why=problem)])
    return found


def lost(table: Kept) -> str:
    """What is wrong with a stored table; empty if nothing is."""
    if not any(place.opener for place in table.config.places):
        return _("no player has opened it")
    if table.link and all(place.link != table.link for place in table.config.places):
        return _("it does not know its link")
    return inconsistent(table)


def listed(row: tuple[str, str, bytes, bytes, str]) -> Kept | Damaged:
    """A table in a list. A damaged one does not affect the others."""
    table, changed, config, standing, link = row
    try:
        return kept((table, changed, config, standing), [], link)
    except DataError:
        return Damaged(id=table, changed=changed, link=link)


def meeting_in(content: bytes) -> Meeting | None:
    """A stored meeting; None if it is damaged."""
    try:
        return msgspec.json.decode(content, type=Meeting)
    except (msgspec.DecodeError, TypeError):
        return None


def opener_of(config: TableConfig) -> Place:
    """The place of the person who opened a table."""
    return next(place for place in config.places if place.opener)
