"""All tables of a server: opening, finding by link, loading from the database, unloading when all have left."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from types import MappingProxyType
from typing import Final

from rulebound.kernel.basics.problem import DataError
from rulebound.language import N_, _, _n, speaking
from rulebound.server import answers
from rulebound.server.guest_seats import guests_at, note_guests
from rulebound.server.housekeeping import Housekeeping
from rulebound.server.left import CannotGoOn, listed
from rulebound.server.limits import Buckets
from rulebound.server.outages import OUTAGE, latest_outage
from rulebound.server.peers import Peers
from rulebound.server.presence import Presence
from rulebound.server.room import Room
from rulebound.server.store import AGAIN, GONE, TABLE, Store
from rulebound.server.stored_tables import Kept
from rulebound.server.thinking import Pool
from rulebound.session.errors import Refused, capital
from rulebound.session.game_cache import GameCache
from rulebound.session.table import Table
from rulebound.session.table_config import Place, Standing, TableConfig, followers, new_link

NO_TABLE: Final = N_("There is no such table, or it was closed.")
SOCKETS: Final = (5.0, 200.0)  # of one address, opened in a second, and at once
CONTRIBUTING: Final = 5.0  # seconds that browsers have to contribute to a seed
SWEEP: Final = 60.0  # seconds between two sweeps for tables without players
LISTED: Final = 100  # tables in a list, at most
DAY: Final = 24 * 3600 // int(SWEEP)  # sweeps
FIRST: Final = 10  # sweeps after the start, old tables are removed

log = logging.getLogger(__name__)


class Registry:
    """All tables. own: whether they all belong to one person. rooms: those in memory.

    contributing: the seconds that browsers have to contribute to a seed.
    """

    def __init__(
        self, game_cache: GameCache, store: Store, pool: Pool, *, own: bool, contributing: float = CONTRIBUTING
    ) -> None:
        self.game_cache = game_cache
        self.store = store
        self.pool = pool
        self.own = own
        self.contributing = contributing
        self.watcher: Callable[[Room], None] | None = None  # of all rooms
        self._sockets = Buckets(*SOCKETS)
        self._rooms: dict[str, Room] = {}
        self.rooms: Mapping[str, Room] = MappingProxyType(self._rooms)
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.housekeeping = Housekeeping(store, self.rooms, own=own)
        self.peers = Peers(store)
        self.presence = Presence(self.peers)
        self.peers.on |= {TABLE: self._follow, GONE: self._follow_removal, AGAIN: self._follow_reading}
        self.peers.on[OUTAGE] = self.housekeeping.wait
        self.peers.on_gap.append(self._follow_all)
        self.presence.on_change.append(self._meet)

    # -- tables --------------------------------------------------------------------------------------------------------

    async def open(self, config: TableConfig, actions: Sequence[int] = ()) -> Room:
        """Opens a new table. Raises DataError if it cannot be played."""
        table = await asyncio.to_thread(self._made, new_link(), config, Standing(), actions)
        table.changed()
        await self.store.do(Store.add, table.id, config, table.standing, list(table.match.actions))
        room = self._rooms[table.id] = self._room_of(table)
        room.go_on()
        return room

    def _room_of(self, table: Table) -> Room:
        room = Room(table, self.store, self.pool)
        room.watcher = self.watcher
        room.on_time = self.housekeeping.keep_time
        room.on_people = self._note_people
        room.find_following = self._find_following
        return room

    def _note_people(self, room: Room) -> None:
        self.presence.note(room.table.id, {str(seat) for seat in room.seats_here} | ({""} if room.listeners else set()))

    def _made(self, name: str, config: TableConfig, standing: Standing, actions: Sequence[int]) -> Table:
        game = self.game_cache.game(config.record.game, config.cards)
        return Table(name, config, standing, game, actions)

    def rooms_of(self, talk: str) -> list[Room]:
        """The tables in memory whose people talk here: they met here, or it is the table itself."""
        return [room for room in self._rooms.values() if talk in (room.table.config.meeting, room.table.id)]

    def admit(self, address: str) -> None:
        """Counts a new socket of this address. Raises Refused if there are too many."""
        if not self.own:
            self._sockets.take(address)

    async def at(self, link: str) -> tuple[Room, Place]:
        """The table of a link, and its place there. Raises Refused."""
        home = await self.store.do(Store.home_of, link)
        if home is None:
            raise Refused("unknown", _(NO_TABLE))
        room = await self.room(home)
        return room, room.table.place_of(link) or Place(link=link, seats=[])  # a link to its replay

    async def room(self, home: str) -> Room:
        """The table in memory; loads it if necessary. Raises Refused."""
        async with self._opening.setdefault(home, asyncio.Lock()):
            room = self._rooms.get(home)
            if room is not None and not room.broken:
                room.used = time.monotonic()
                return room
            kept = await self._kept(home)
            try:
                table = await asyncio.to_thread(self._made, home, kept.config, kept.standing, kept.actions)
            except (DataError, Refused) as error:
                raise CannotGoOn(kept, error) from error
            room = self._room_of(table)
            room.version = kept.version
            room.know(self._elsewhere(home))
            self._rooms[home] = room
            await self._find_following(room)
            if self.store.shared:
                await room.catch_up()  # what was announced before it was in memory
            return room

    async def _kept(self, home: str) -> Kept:
        """The table as it is stored. Raises Refused."""
        try:
            kept = await self.store.do(Store.read, home)
        except DataError as error:
            log.exception("a table is damaged table=%s", home[:6])
            raise Refused("impossible", f"{capital(str(error))}.") from error
        if kept is None:
            raise Refused("unknown", _(NO_TABLE))
        return kept

    async def end(self, room: Room, place: Place) -> None:
        """Closes a table for good. Raises Refused."""
        if not place.opener:
            raise Refused("forbidden", _("Only the person who opened the table can close it."))
        others = [] if self.own else room.others(place)
        if others:
            raise Refused("impossible", kept_for(others))
        await self.remove(room)

    async def remove(self, room: Room) -> None:
        """Removes a table with all its data."""
        await self.store.do(Store.remove, room.table.id)
        await self._forget(room)

    async def _forget(self, room: Room) -> None:
        """Takes a table that was removed out of memory."""
        room.broken = True
        await room.close()
        self._rooms.pop(room.table.id, None)
        for listener in room.listeners:
            with speaking(listener.language):
                listener.leave(_("This table was closed by the person who opened it."))

    # -- other servers -------------------------------------------------------------------------------------------------

    async def _follow(self, home: str, change: str) -> None:
        """Another server has changed a table. change: its version, and how many actions are as before."""
        room, (version, keep) = self._rooms.get(home), map(int, change.split())
        if room is not None and version > room.version:
            await room.catch_up(version, keep)

    async def _follow_removal(self, home: str, _value: str) -> None:
        """Another server has removed a table."""
        room = self._rooms.get(home)
        if room is not None:
            await self._forget(room)

    async def _follow_reading(self, home: str, _value: str) -> None:
        """Another server has changed what a table was opened with."""
        await self.read_again(home)

    async def _follow_all(self) -> None:
        """Announcements may have been missed."""
        self.store.outage = await self.store.do(latest_outage)
        for room in list(self._rooms.values()):
            await room.catch_up()

    async def _meet(self, place: str) -> None:
        """People at a table have come to another server, or left it."""
        for room in self._rooms.values() if not place else [self._rooms[place]] if place in self._rooms else []:
            room.know(self._elsewhere(room.table.id))
            if place and room.listeners:
                room.guests = await self.store.do(guests_at, place)

    def _elsewhere(self, home: str) -> set[int]:
        return {int(who) for who in self.presence.others(home) if who}

    async def read_again(self, home: str) -> None:
        """Takes a table out of memory, because what is stored of it has changed. Its pages connect anew."""
        async with self._opening.setdefault(home, asyncio.Lock()):
            room = self._rooms.pop(home, None)
        if room is not None:
            async with room.lock:
                room.broken = True
            await room.close()
            room.dismiss()

    async def link_rematch(self, room: Room, rematch: Room, order: Sequence[int]) -> None:
        """Sends everyone at a table the link to the rematch. order: for each seat there, that of its player here."""
        guests = await self.store.do(guests_at, room.table.id)
        seated = {seat: guests[before] for seat, before in enumerate(order) if before in guests}
        await self.store.do(note_guests, rematch.table.id, seated)
        await room.change(None, lambda: room.table.lead_to(rematch.table.id, order))
        room.following = followers(room.table.config, rematch.table.config, order)
        room.show()

    async def _find_following(self, room: Room) -> None:
        if room.table.standing.next and not room.following:
            with contextlib.suppress(Refused):  # the rematch was closed
                kept = await self._kept(room.table.standing.next)
                room.following = followers(room.table.config, kept.config, room.table.next_order)

    def count_sockets(self) -> int:
        """How many pages are connected."""
        return sum(len(room.listeners) for room in self._rooms.values())

    # -- lists ---------------------------------------------------------------------------------------------------------

    async def all_tables(self) -> answers.Tables:
        """All tables of the one person who uses this server. Raises Refused."""
        if not self.own:
            raise Refused("forbidden", _("This server is for a group, so it does not list the tables of others."))
        return await asyncio.to_thread(listed, self.game_cache, await self.store.do(Store.latest, LISTED))

    async def tables_of(self, links: Sequence[str]) -> answers.Tables:
        """The tables of these links."""
        return await asyncio.to_thread(listed, self.game_cache, await self.store.do(Store.of_links, links))

    # -- opening and closing the house ---------------------------------------------------------------------------------

    async def start(self) -> None:
        """Starts to unload empty tables, to remove old ones and to keep the time."""
        await self.peers.start()
        await self.presence.start()
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self.housekeeping.beat())]

    async def _sweep(self) -> None:
        for n in count():
            if n % DAY == FIRST:
                await self.remove_old()
            await asyncio.sleep(SWEEP)
            self.sweep()

    async def remove_old(self) -> None:
        """Removes old tables; never one with people at it."""
        await self.housekeeping.remove_old([*self._rooms, *self._opening, *self.presence.places])

    def sweep(self, seconds: float = SWEEP) -> None:
        """Unloads tables that have been empty for so long. They are stored completely."""
        for home in [home for home, room in self._rooms.items() if room.is_idle(seconds)]:
            self._rooms.pop(home).broken = True
        for home in [home for home, lock in self._opening.items() if home not in self._rooms and not lock.locked()]:
            del self._opening[home]

    async def stop(self) -> None:
        """Ends the bots and closes the database. All tables are stored already."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self._rooms.values():
            await room.close()
        await self.peers.stop()
        await self.presence.stop()
        await self.pool.end()
        self.close()

    def close(self) -> None:
        """Closes the database."""
        self.store.close()


def kept_for(others: list[str]) -> str:
    """Why a table cannot be closed, in a sentence. others: the names of its other players."""
    return _n(
        "{names} plays here too, so the table is kept. You can give up, or take it off your list.",
        "{names} play here too, so the table is kept. You can give up, or take it off your list.",
        len(others),
        names=f" {_('and')} ".join(others),
    )
