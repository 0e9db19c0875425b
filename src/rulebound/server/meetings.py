"""All tables at which people meet before a game: who is there, what changes, and how a game begins."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from rulebound.kernel.basics.problem import DataError
from rulebound.kernel.game.game import Game
from rulebound.language import _
from rulebound.server import opening
from rulebound.server.errors import not_stored
from rulebound.server.guest_seats import guests_at, note_guests
from rulebound.server.meeting import KEY_BYTES, Meeting, Taken, gathered
from rulebound.server.meeting_messages import NewMeeting, Search, Waiting, WaitingTables
from rulebound.server.meeting_store import MEETING, keep_meeting, remove_old_meetings, stored_meeting, stored_meetings
from rulebound.server.rating import Rating, info_of
from rulebound.server.rating_store import rating_of
from rulebound.server.registry import Registry
from rulebound.server.room import Room
from rulebound.server.storage import FAILURES
from rulebound.server.store import Store
from rulebound.server.visitors import Visitors
from rulebound.server.waiting import Waits
from rulebound.session.clock import USUAL
from rulebound.session.errors import Refused
from rulebound.session.fair_seed import new_secret
from rulebound.session.table_config import days_ago, now

MOST: Final = 1_000  # meetings at once whose games have not begun
LISTED: Final = 60  # in the lobby, at most
OLD: Final = 2  # days without a change after which a meeting without a table is removed


class Meetings:
    """All meetings of a server. The lock keeps changes apart, so that a seat is taken once."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.lock = asyncio.Lock()
        self.known: dict[str, Meeting] = {}
        self.visitors = Visitors(registry)
        self.waits = Waits(self.begin_without)  # for contributions, which alone are lacking
        registry.peers.on[MEETING] = self._follow
        registry.peers.on_gap.append(self._follow_all)
        registry.presence.on_change.append(self._meet)

    async def start(self) -> None:
        """Loads what is stored."""
        await self.registry.store.do(remove_old_meetings, days_ago(OLD))
        await self._follow_all()

    # -- other servers -------------------------------------------------------------------------------------------------

    async def _follow_all(self) -> None:
        for meeting in await self.registry.store.do(stored_meetings):
            if not meeting.table and not meeting.secret:  # stored by an earlier version
                meeting.secret = new_secret()
                await self.registry.store.do(keep_meeting, meeting)
            self._take(meeting)

    async def _follow(self, key: str, _value: str = "") -> None:
        """Another server has changed a meeting, or opened it."""
        async with self.lock:
            await self._read_again(key)

    async def _read_again(self, key: str) -> None:
        found = await self.registry.store.do(stored_meeting, key)
        if found is not None:
            self._take(found)

    def _take(self, found: Meeting) -> None:
        """A meeting, as it is stored. What is in memory stays the same object."""
        known = self.known.setdefault(found.key, found)
        if known is not found:
            become(known, found)
            self.visitors.show(known)

    async def _meet(self, place: str) -> None:
        """People have come to a meeting by another server, or left it."""
        for meeting in [self.known[key] for key in ([place] if place else self.visitors.pages) if key in self.known]:
            self.visitors.show(meeting)
            if meeting.can_begin(self.visitors.here(meeting)):
                await self.change(meeting, lambda it: None)

    async def find(self, key: str) -> Meeting:
        """The same as `at`, also of one that another server has opened just now. Raises Refused."""
        if key not in self.known and self.registry.store.shared:
            await self._read_again(key)
        return self.at(key)

    def stop(self) -> None:
        """Waits for nothing any more."""
        self.waits.stop()

    def at(self, key: str) -> Meeting:
        """Raises Refused if there is none of this key."""
        found = self.known.get(key)
        if found is None:
            raise Refused("unknown", _("There is no such table, or nobody came to it for days."))
        return found

    def game_of(self, meeting: Meeting) -> Game:
        return self.registry.game_cache.game(meeting.game, meeting.cards)

    # -- opening -------------------------------------------------------------------------------------------------------

    async def open(self, guest: str, wanted: NewMeeting) -> Meeting:
        """A new meeting, at which its opener has the first seat. Raises Refused and DataError."""
        game = await asyncio.to_thread(self.registry.game_cache.game, wanted.game, wanted.cards)
        seats = wanted.seats or max(game.seats.start, 2)
        if seats not in game.seats:
            raise Refused("wrong", _("{title} is for {seats} players.", title=game.title, seats=between(game)))
        game.new_state(seed=0, seats=seats, rulings=wanted.rulings, options=wanted.options)  # whether these can be
        async with self.lock:
            if sum(not meeting.table for meeting in self.known.values()) >= MOST:
                raise Refused("too_many", _("Too many tables wait for players. Join one of them."))
            meeting = Meeting(
                key=secrets.token_urlsafe(KEY_BYTES), game=wanted.game, seats=[Taken() for _seat in range(seats)],
                opener=guest, since=now(), listed=wanted.listed, rated=wanted.rated, rulings=wanted.rulings,
                options=wanted.options, cards=wanted.cards, clock=wanted.clock, secret=new_secret(),
            )  # fmt: skip
            meeting.sit(guest, wanted.name, stops=wanted.stops)
            await self.find_ratings(meeting)
            await self.registry.store.do(keep_meeting, meeting)
            self.known[meeting.key] = meeting
        return meeting

    async def search(self, guest: str, wanted: Search) -> Meeting:
        """A listed meeting of this game by the usual rules with a free seat; a new one if no player waits."""
        for meeting in self.waiting():
            if meeting.game == wanted.game and meeting.is_usual and meeting.clock == USUAL and not meeting.problems:
                if meeting.seat_of(guest) >= 0:
                    return meeting
                try:
                    return await self.change(meeting, lambda it: self.join(it, guest, wanted))
                except Refused as refused:
                    if refused.refusal.code == "wrong":  # the name, which no other table would take either
                        raise
        new = NewMeeting(game=wanted.game, name=wanted.name, stops=wanted.stops, listed=True, clock=USUAL)
        meeting = await self.open(guest, new)
        return await self.change(meeting, lambda it: it.make_ready(guest, "", self.game_of(it), ready=True))

    def join(self, meeting: Meeting, guest: str, wanted: Search) -> None:
        meeting.sit(guest, wanted.name, stops=wanted.stops)
        meeting.make_ready(guest, "", self.game_of(meeting), ready=True)

    # -- changes -------------------------------------------------------------------------------------------------------

    async def change(self, meeting: Meeting, work: Callable[[Meeting], None], *, patient: bool = True) -> Meeting:
        """Changes a meeting, stores it, and shows it to all there; then the game may begin. Raises Refused.

        patient: whether the game waits for browsers that have not contributed to its seed.
        """
        async with self.lock, self.registry.peers.alone(f"meeting {meeting.key}"):
            if self.registry.store.shared:
                await self._read_again(meeting.key)
            was = msgspec.json.encode(meeting)
            try:
                work(meeting)
                await self.find_ratings(meeting)
                await self.begin_if_all_are_ready(meeting, patient=patient)
                if msgspec.json.encode(meeting) != was:
                    await self.registry.store.do(keep_meeting, meeting)
            except BaseException as error:
                become(meeting, msgspec.json.decode(was, type=Meeting))
                if isinstance(error, FAILURES):
                    raise not_stored(error) from error
                raise
        self.visitors.show(meeting)
        return meeting

    async def find_ratings(self, meeting: Meeting) -> None:
        """Finds how strong those are who have just taken a seat."""
        for seat in meeting.seats:
            if seat.player and seat.rating is None:
                seat.rating = await self.registry.store.do(known_rating, meeting.game, seat.player)

    async def begin_if_all_are_ready(self, meeting: Meeting, *, patient: bool) -> None:
        """Opens the table of the game, if all seats are taken and all people are ready and here."""
        if not meeting.can_begin(self.visitors.here(meeting)):
            self.waits.call_off(meeting.key)
            return
        if meeting.is_owed and patient:
            self.waits.begin(meeting.key, self.registry.contributing)
            return
        self.waits.call_off(meeting.key)
        try:
            game = self.game_of(meeting)
            config = await asyncio.to_thread(
                opening.config_of, game, meeting.wanted(), own=False, meeting=meeting.key, rated=meeting.is_rated,
                fair=meeting.fair_seed,
            )  # fmt: skip
        except DataError as error:
            meeting.not_begun(error)
            return
        room = await self.registry.open(config)
        guests = {n: seat.guest for n, seat in enumerate(meeting.seats) if seat.guest}
        await self.registry.store.do(note_guests, room.table.id, guests)
        meeting.lead_to(room.table.id, config)

    async def begin_without(self, key: str) -> None:
        """The game begins without contributions that have not come in time. Raises Refused."""
        await self.change(self.at(key), lambda it: None, patient=False)

    async def follow(self, rematch: Room, order: Sequence[int]) -> None:
        """Leads the people of a meeting to the rematch of its game from now on. Raises Refused."""
        config = rematch.table.config
        meeting = self.known.get(config.meeting)
        if meeting is not None and meeting.table:
            await self.change(meeting, lambda it: it.follow(rematch.table.id, config, order))

    async def gather(self, guest: str, room: Room) -> Meeting:
        """A meeting at which the people of a finished game find new seats, each in the one they had. Raises Refused."""
        async with room.rematching, self.registry.peers.alone(f"rematch {room.table.id}"):
            if self.registry.store.shared:
                await room.catch_up()
            with suppress(Refused):  # it was removed
                return await self.find(room.table.standing.next_meeting)
            guests = await self.registry.store.do(guests_at, room.table.id)
            meeting = gathered(room.table, guests, guest)
            async with self.lock:
                await self.registry.store.do(keep_meeting, meeting)
                self.known[meeting.key] = meeting
            await room.change(None, lambda: setattr(room.table.standing, "next_meeting", meeting.key))
            return meeting

    def of(self, guest: str) -> list[Meeting]:
        """The meetings that a guest has opened, or at which the guest has a seat."""
        return [it for it in self.known.values() if guest == it.opener or it.seat_of(guest) >= 0]

    async def forget(self, guest: str, name_for: Callable[[int, list[str]], str]) -> None:
        """Takes a guest off all meetings. name_for: the name of a seat whose player is gone, unlike these others."""
        for meeting in self.of(guest):
            await self.change(meeting, lambda it: it.forget(guest, name_for))

    # -- the lobby -----------------------------------------------------------------------------------------------------

    def waiting(self) -> list[Meeting]:
        """The listed meetings with a free seat at which somebody is, the oldest first."""
        found = [
            it for it in self.known.values() if it.listed and not it.table and it.free and self.visitors.is_attended(it)
        ]
        return sorted(found, key=lambda meeting: (meeting.since, meeting.key))

    def lobby(self) -> WaitingTables:
        """What everybody on the server may know of who waits."""
        people = {visitor.guest or id(visitor) for there in self.visitors.pages.values() for visitor in there}
        people |= {guest for key in self.known for guest in self.registry.presence.others(key)}
        tables = [
            Waiting(
                key=meeting.key,
                game=meeting.game,
                title=self.game_of(meeting).title,
                names=[seat.name for seat in meeting.seats if seat.guest],
                ratings=[info_of(seat.rating or Rating()) for seat in meeting.seats if seat.guest],
                rated=meeting.is_rated,
                free=len(meeting.free),
                seats=len(meeting.seats),
                usual=meeting.is_usual,
                clock=meeting.clock,
                since=meeting.since,
            )
            for meeting in self.waiting()[:LISTED]
        ]
        return WaitingTables(tables=tables, people=len(people))


def become(meeting: Meeting, other: Meeting) -> None:
    """Makes a meeting equal to another one."""
    for field in Meeting.__struct_fields__:
        setattr(meeting, field, getattr(other, field))


def known_rating(store: Store, game: str, player: str) -> Rating:
    """The rating of a player. To be run by `Store.do`."""
    return rating_of(store.db, game, player)


def between(game: Game) -> str:
    """How many players a game has, in words."""
    least, most = game.seats[0], game.seats[-1]
    return str(least) if least == most else _("{least} to {most}", least=least, most=most)
