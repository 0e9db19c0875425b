"""Rematches: one for each table, whose seed all who are there have made."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from rulebound.server import opening
from rulebound.server.meetings import Meetings
from rulebound.server.registry import Registry
from rulebound.server.room import Room
from rulebound.session.errors import Refused


class Rematches:
    """Opens the rematches of a server's tables."""

    def __init__(self, registry: Registry, meetings: Meetings) -> None:
        self.registry = registry
        self.meetings = meetings

    async def open(self, room: Room, *, change: bool = False) -> Room:
        """The rematch of a table, which is opened if there is none. Raises Refused.

        change: each player has the next seat there, and the last one the first.
        """
        async with room.rematching, self.registry.peers.alone(f"rematch {room.table.id}"):
            if self.registry.store.shared:
                await room.catch_up()
            rematch = await self._known(room)
            if rematch is None:
                why, seats = room.table.why_no_rematch, range(len(room.table.players))
                if why:
                    raise Refused("impossible", why)
                await self._make_seed(room)
                order = [seats[n - 1] for n in seats] if change else seats
                rematch = await self.registry.open(await asyncio.to_thread(opening.again, room.table, order))
                await self.registry.link_rematch(room, rematch, order)
                if room.table.over:
                    await self.meetings.follow(rematch, order)
            return rematch

    async def _known(self, room: Room) -> Room | None:
        """The rematch of a table; None if there is none, or it was closed."""
        with suppress(Refused):
            return await self.registry.room(room.table.standing.next) if room.table.standing.next else None
        return None

    async def _make_seed(self, room: Room) -> None:
        """Commits to a secret, and gives the browsers of the players who are here the time to contribute."""
        if not room.table.is_shared:
            return
        await room.change(None, room.table.commit)
        with suppress(TimeoutError):
            async with asyncio.timeout(self.registry.contributing):
                while room.owes:
                    room.shown.clear()
                    await room.shown.wait()
