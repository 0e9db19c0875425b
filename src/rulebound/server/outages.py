"""Time that is not thinking time: while the server was down, and by which the clock of its computer was set.

Such times are numbered in the database. A table knows up to which number they have moved its times.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rulebound.session.clock import later, seconds_to
from rulebound.session.table_config import Standing, now

if TYPE_CHECKING:
    from rulebound.server.store import Store

OUTAGE: Final = "outage"  # announced: its number, and its seconds
CLOCK: Final = """
INSERT INTO clocks VALUES (?, ?) ON CONFLICT (computer) DO UPDATE SET ahead = excluded.ahead
"""
LEAST: Final = 5.0  # seconds; computers correct their clocks by less all the time


class Steady:
    """Notices when the clock of the computer is set, or the computer was asleep."""

    # A jump is seen again at each call until it is accepted, so none is lost if it cannot be stored

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._last = wall() - steady()

    def jump(self) -> int:
        """By how many seconds the clock was set ahead; negative if it was set back."""
        jumped = self._wall() - self._steady() - self._last
        if abs(jumped) >= LEAST:
            return round(jumped)
        self._last += jumped
        return 0

    @property
    def ahead(self) -> float:
        """By how many seconds the clock is ahead of the time since the computer was started."""
        return self._wall() - self._steady()

    def accept(self, seconds: int) -> None:
        """Those seconds are taken into account."""
        self._last += seconds


# In the thread of the database


def note_start(store: Store) -> None:
    """Notes for how long no server has used the database: since the time at which one last did. Nothing beside one."""
    alive = str(store.db.execute("SELECT alive FROM house").fetchone()[0])
    if alive and not store.db.servers() - {store.db.number}:
        note_outage(store, seconds_to(now(), alive))
    if store.db.shared:
        note_clock(store, time.time() - time.monotonic())
    note_alive(store)


def note_alive(store: Store) -> None:
    """Notes that the server runs."""
    with store.db:
        store.db.execute("UPDATE house SET alive = ?", (now(),))


def note_outage(store: Store, seconds: int) -> None:
    """Notes so many seconds that do not count; negative if the clock was set back."""
    with store.db as db:
        row = db.execute("INSERT INTO outages (seconds) VALUES (?) RETURNING n", (seconds,)).fetchone()
        db.announce(OUTAGE, str(row[0]), str(seconds))
    store.outage = int(row[0])


def note_jump(store: Store, seconds: int, ahead: float) -> bool:
    """The same, for the clock of this computer. ahead: how far it is before the time since the computer started.

    Returns whether it was noted: other servers on this computer notice the same, and only one of them notes it.
    """
    if not store.db.shared:
        note_outage(store, seconds)
        return True
    with store.db as db:
        db.keep_others_out(OUTAGE)
        known = db.execute("SELECT ahead FROM clocks WHERE computer = ?", (computer(),)).fetchone()
        if known is not None and abs(known[0] - ahead) < LEAST:
            return False
        note_clock(store, ahead)
        note_outage(store, seconds)
    return True


def note_clock(store: Store, ahead: float) -> None:
    """How far the clock of this computer is ahead, for the other servers on it."""
    store.db.execute(CLOCK, (computer(), ahead))


def computer() -> str:
    """What only servers share that run on the same computer, since it was started."""
    with suppress(OSError):
        return Path("/proc/sys/kernel/random/boot_id").read_text().strip()
    return socket.gethostname()


def latest_outage(store: Store) -> int:
    """The number of the latest time that does not count; 0 if there is none."""
    return int(store.db.execute("SELECT coalesce(max(n), 0) FROM outages").fetchone()[0])


def postpone(store: Store, standing: Standing) -> None:
    """Moves the times of a stored table by all that does not count."""
    asked = "SELECT coalesce(sum(seconds), 0) FROM outages WHERE n > ?"
    standing.since = moved(standing.since, int(store.db.execute(asked, (standing.outage,)).fetchone()[0]))


# Everywhere


def moved(since: str, seconds: int) -> str:
    """The time since which somebody thinks or is away, so many seconds later; never one that is still to come."""
    try:
        return min(later(since, seconds), now()) if since else since
    except (ValueError, OverflowError):  # what is stored is damaged, or the clock was set beyond all years
        return since
