"""What a server does from time to time: it keeps the time, notes that it runs, and removes old tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping, Sequence
from typing import Final

from rulebound.server.outages import Steady, note_alive, note_jump
from rulebound.server.room import Room
from rulebound.server.storage import FAILURES
from rulebound.server.store import Store
from rulebound.server.talk_store import remove_old_messages
from rulebound.session.table_config import days_ago, now

OLD_TABLES: Final = "old-tables"  # the job of removing them, which a server keeps that once has it
BEAT: Final = 10.0  # seconds between two notes that the server runs
SEEN: Final = 30  # days on which the server was seen to run since a table was changed, before that can be old
FINISHED: Final = 90  # days that a finished game stays after its last change
LEFT: Final = 365  # days without a change after which an unfinished game is removed

log = logging.getLogger(__name__)


class Housekeeping:
    """The time and the old tables of a server. own: whether all tables belong to one person. rooms: those in memory."""

    def __init__(self, store: Store, rooms: Mapping[str, Room], *, own: bool) -> None:
        self.store = store
        self.rooms = rooms
        self.own = own
        self.steady = Steady()
        self._keeping_time = asyncio.Lock()

    async def beat(self) -> None:
        """Notes from time to time that the server runs, which matters where people wait for each other."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.keep_time()
                if not self.own:
                    await self.store.do(note_alive)
            except FAILURES:
                log.exception("it could not be noted that the server runs")

    async def keep_time(self) -> None:
        """Sees to it that no time counts by which the clock of the computer was set. Raises one of FAILURES."""
        async with self._keeping_time, contextlib.AsyncExitStack() as held:
            seconds = self.steady.jump()
            if not seconds:
                return
            log.warning("the clock of this computer was set by %d seconds", seconds)
            rooms = list(self.rooms.values())
            for room in rooms:
                await held.enter_async_context(room.lock)
            noted = await self.store.do(note_jump, seconds, self.steady.ahead)
            self.steady.accept(seconds)
            for room in rooms if noted else ():  # else another server has noted it, and announces it
                room.postpone(seconds)
        for room in rooms:
            room.show()

    async def wait(self, number: str, seconds: str) -> None:
        """Another server has noted time that does not count."""
        async with contextlib.AsyncExitStack() as held:
            rooms = list(self.rooms.values())
            for room in rooms:
                await held.enter_async_context(room.lock)
            self.store.outage = max(self.store.outage, int(number))
            for room in rooms:
                room.postpone(int(seconds))
        for room in rooms:
            room.show()

    async def remove_old(self, here: Sequence[str]) -> None:
        """Removes old finished games, and games that were left long ago; never these, with people at them.

        A wrong clock must not remove tables: the server must also have run on enough days since.
        """
        try:
            if not await self.store.do(Store.claim, OLD_TABLES):
                return
            await self.store.do(Store.note_day, now().partition("T")[0])
            removed = await self.store.do(Store.remove_old, days_ago(FINISHED), days_ago(LEFT), SEEN, here)
            await self.store.do(remove_old_messages)
        except FAILURES:
            log.exception("old tables could not be removed")
            return
        if removed:
            log.info("old tables were removed: %d", removed)
