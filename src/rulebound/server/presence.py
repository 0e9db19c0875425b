"""Who is connected to other servers of a database, and what these hear of who is connected to this one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from rulebound.server.peers import Peers
from rulebound.server.presence_store import PEOPLE, all_others, forget_lost, note_people, others_at, servers
from rulebound.server.storage import FAILURES

LOOK: Final = 2.0  # seconds until it is noticed that a server is gone

log = logging.getLogger(__name__)


class Presence:
    """Who is where. A place is the id of a table or the key of a meeting; who is there is a seat or a guest.

    on_change: called with a place at which others have come or gone; empty for anywhere, or after servers are gone.
    """

    def __init__(self, peers: Peers) -> None:
        self.store = peers.store
        self.on_change: list[Callable[[str], Awaitable[None]]] = []
        self._here: dict[str, set[str]] = {}
        self._others: dict[str, set[str]] = {}
        self._writing: dict[str, asyncio.Task[None]] = {}
        self._number = self.store.number
        self._servers: set[int] = set()  # that are there
        self._looking: asyncio.Task[None] | None = None
        peers.on[PEOPLE] = self._learn
        peers.on_gap.append(self._after_gap)

    async def start(self) -> None:
        """Learns who is where."""
        if self.store.shared:
            await self.store.do(forget_lost)
            self._others = await self.store.do(all_others)
            self._number = self.store.number
            self._looking = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Waits until everything is noted."""
        if self._looking is not None:
            self._looking.cancel()
        await asyncio.gather(*[it for it in (self._looking, *self._writing.values()) if it], return_exceptions=True)

    @property
    def places(self) -> list[str]:
        """The places at which somebody is, connected to other servers."""
        return list(self._others)

    def others(self, place: str) -> set[str]:
        """Who is there, connected to other servers."""
        return self._others.get(place, set())

    def note(self, place: str, who: Collection[str]) -> None:
        """These are there, connected to this server."""
        if not self.store.shared or self._here.get(place, set()) == set(who):
            return
        self._here[place] = set(who)
        if place not in self._writing:
            self._writing[place] = asyncio.create_task(self._write(place))

    async def _write(self, place: str) -> None:
        """Notes who is there, until that is so no longer otherwise."""
        noted: set[str] | None = None
        try:
            while noted != self._here.get(place, set()):
                noted = set(self._here.get(place, ()))
                await self.store.do(note_people, place, noted)
        except FAILURES:
            log.exception("it could not be noted who is connected")
        finally:
            if not self._here.get(place):
                self._here.pop(place, None)
            del self._writing[place]

    async def _learn(self, place: str, _value: str = "") -> None:
        """Others have come or gone: at this place, or anywhere."""
        if not place:
            self._others = await self.store.do(all_others)
        elif who := await self.store.do(others_at, place):
            self._others[place] = who
        else:
            self._others.pop(place, None)
        for work in self.on_change:
            await work(place)

    async def _look(self) -> None:
        """Looks again and again whether servers are gone, with all who were connected to them."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                if self._number != self.store.number:  # it has another connection
                    self._number = self.store.number
                    await self._note_again()
                before, self._servers = self._servers, await self.store.do(servers)
                if await self.store.do(forget_lost) or before - self._servers:
                    await self._learn("")
            except FAILURES:
                log.exception("it could not be found out which servers are gone")

    async def _after_gap(self) -> None:
        await self._note_again()
        await self._learn("")

    async def _note_again(self) -> None:
        for place in list(self._here):
            await self.store.do(note_people, place, self._here.get(place, set()))
