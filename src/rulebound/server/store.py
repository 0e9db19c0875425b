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
from typing import Concatenate, Final, ParamSpec, TypeVar

import msgspec

from rulebound.server.database import opened
from rulebound.server.outages import latest_outage, note_alive, note_start, postpone
from rulebound.server.rating_store import rate
from rulebound.server.results import Result, add_result, replayed_at
from rulebound.server.storage import FAILURES, Database, Location, Overtaken
from rulebound.server.stored_tables import Damaged, Kept, Progress, kept, listed, numbered, opener_of
from rulebound.session.table_config import Standing, TableConfig, now

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

TABLE: Final = "table"  # announced: it has changed; the value is its version, and how many actions are as before
GONE: Final = "gone"  # it was removed
AGAIN: Final = "again"  # what it was opened with has changed

P = ParamSpec("P")
R = TypeVar("R")


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
