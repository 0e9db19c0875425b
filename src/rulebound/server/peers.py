"""The other servers of a database: what they announce, and which of them are gone. One alone has none."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, TypeAlias

from rulebound.language import _
from rulebound.server.postgres import Announcement, announcements
from rulebound.server.storage import DatabaseError
from rulebound.server.store import Store
from rulebound.session.errors import Refused

PAUSE: Final = 1.0  # seconds until a lost connection is tried again
BETWEEN: Final = 0.02  # seconds between two attempts to have a job
PATIENCE: Final = 10.0  # seconds for another server to give a job back

Heard: TypeAlias = Callable[[str, str], Awaitable[None]]  # gets the key and the value

log = logging.getLogger(__name__)


class Peers:
    """Hears what other servers announce. on: what is done then, by kind. on_gap: called after a gap."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.on: dict[str, Heard] = {}
        self.on_gap: list[Callable[[], Awaitable[None]]] = []
        self._listening: asyncio.Task[None] | None = None
        self._work: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listens from now on. Raises DatabaseError."""
        if self.store.shared:
            listens = asyncio.Event()
            self._listening = asyncio.create_task(self._listen(listens))
            await asyncio.wait_for(listens.wait(), PATIENCE)

    async def stop(self) -> None:
        """Hears nothing any more."""
        tasks = [*([self._listening] if self._listening else []), *self._work]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self, listens: asyncio.Event) -> None:
        while True:
            try:
                async with contextlib.aclosing(announcements(str(self.store.path))) as all_said:
                    async for said in all_said:
                        if said is not None:
                            self._hear(said)
                        elif listens.is_set():
                            self._catch_up()
                        listens.set()
            except DatabaseError as error:
                log.warning("announcements of other servers cannot be heard: %s", error)
            await asyncio.sleep(PAUSE)

    def _catch_up(self) -> None:
        """After a gap, of which no one says what was announced in it."""
        for work in self.on_gap:
            self._begin(work)

    def _hear(self, said: Announcement) -> None:
        heard = self.on.get(said.kind)
        if heard is not None and said.server != self.store.number:
            self._begin(heard, said.key, said.value)

    def _begin(self, work: Callable[..., Awaitable[None]], *about: str) -> None:
        task = asyncio.create_task(self._do(work, *about))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _do(self, work: Callable[..., Awaitable[None]], *about: str) -> None:
        try:
            await work(*about)
        except Exception:
            log.exception("an announcement of another server could not be followed")

    @contextlib.asynccontextmanager
    async def alone(self, job: str) -> AsyncIterator[None]:
        """No other server does this job meanwhile. Raises Refused if one does not come to an end with it."""
        if not self.store.shared:
            yield
            return
        loop = asyncio.get_running_loop()
        deadline = loop.time() + PATIENCE
        while not await self.store.has(job):
            if loop.time() > deadline:
                raise Refused("busy", _("Another server is busy with this. Try once more."))
            await asyncio.sleep(BETWEEN)
        try:
            yield
        finally:
            await self.store.do(Store.give_back, job)
