"""All tables at which people meet before a game: who is there, what changes, and how a game begins."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from rulebound.kernel.basics.problem import DataError
from rulebound.kernel.game.game import Game
from rulebound.language import _, language, speaking
from rulebound.server import frames, opening
from rulebound.server.errors import not_stored
from rulebound.server.guest_seats import guests_at, note_guests
from rulebound.server.meeting import Meeting, Taken
from rulebound.server.meeting_messages import Chair, MeetingInfo, NewMeeting, Search, Waiting, WaitingTables
from rulebound.server.rating import Rating, info_of
from rulebound.server.rating_store import rating_of
from rulebound.server.registry import Registry
from rulebound.server.room import Room
from rulebound.server.storage import FAILURES
from rulebound.server.store import MEETING, Store
from rulebound.server.waiting import Waits
from rulebound.session.clock import USUAL
from rulebound.session.errors import Refused
from rulebound.session.fair_seed import new_secret
from rulebound.session.players import title_of
from rulebound.session.table import Table
from rulebound.session.table_config import days_ago, now

KEY_BYTES: Final = 12
MOST: Final = 1_000  # meetings at once whose games have not begun
MOST_HERE: Final = 100  # sockets at one meeting
LISTED: Final = 60  # in the lobby, at most
UNSENT: Final = 50  # messages that wait for a slow page
OLD: Final = 2  # days without a change after which a meeting without a table is removed


class Visitor:
    """A page that shows a meeting: one socket. guest: the key of its guest, empty for who has none yet."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.language = language()
        self.latest: MeetingInfo | None = None
        self.said: list[frames.Message] = []  # not sent yet
        self.news = asyncio.Event()

    def show(self, seen: MeetingInfo) -> None:
        """Sends the meeting as it is now; what was not sent yet is no longer of interest."""
        self.latest = seen
        self.news.set()

    def tell(self, message: frames.Message) -> None:
        """Sends what was said. A page that reads nothing misses the oldest, and asks for all when it comes back."""
        self.said = [*self.said, message][-UNSENT:]
        self.news.set()


class Meetings:
    """All meetings of a server. The lock keeps changes apart, so that a seat is taken once."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.lock = asyncio.Lock()
        self.known: dict[str, Meeting] = {}
        self.visitors: dict[str, set[Visitor]] = {}
        self.waits = Waits(self.begin_without)  # for contributions, which alone are lacking
        registry.peers.on[MEETING] = self._follow
        registry.peers.on_gap.append(self._follow_all)
        registry.presence.on_change.append(self._meet)

    async def start(self) -> None:
        """Loads what is stored."""
        await self.registry.store.do(Store.remove_old_meetings, days_ago(OLD))
        await self._follow_all()

    # -- other servers -------------------------------------------------------------------------------------------------

    async def _follow_all(self) -> None:
        for meeting in await self.registry.store.do(Store.meetings):
            if not meeting.table and not meeting.secret:  # stored by an earlier version
                meeting.secret = new_secret()
                await self.registry.store.do(Store.keep_meeting, meeting)
            self._take(meeting)

    async def _follow(self, key: str, _value: str = "") -> None:
        """Another server has changed a meeting, or opened it."""
        async with self.lock:
            await self._read_again(key)

    async def _read_again(self, key: str) -> None:
        found = await self.registry.store.do(Store.meeting, key)
        if found is not None:
            self._take(found)

    def _take(self, found: Meeting) -> None:
        """A meeting, as it is stored. What is in memory stays the same object."""
        known = self.known.setdefault(found.key, found)
        if known is not found:
            become(known, found)
            self.show(known)

    async def _meet(self, place: str) -> None:
        """People have come to a meeting by another server, or left it."""
        for meeting in [self.known[key] for key in ([place] if place else self.visitors) if key in self.known]:
            self.show(meeting)
            if meeting.can_begin(self.here(meeting)):
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
            await self.registry.store.do(Store.keep_meeting, meeting)
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
                    await self.registry.store.do(Store.keep_meeting, meeting)
            except BaseException as error:
                become(meeting, msgspec.json.decode(was, type=Meeting))
                if isinstance(error, FAILURES):
                    raise not_stored(error) from error
                raise
        self.show(meeting)
        return meeting

    async def find_ratings(self, meeting: Meeting) -> None:
        """Finds how strong those are who have just taken a seat."""
        for seat in meeting.seats:
            if seat.player and seat.rating is None:
                seat.rating = await self.registry.store.do(known_rating, meeting.game, seat.player)

    async def begin_if_all_are_ready(self, meeting: Meeting, *, patient: bool) -> None:
        """Opens the table of the game, if all seats are taken and all people are ready and here."""
        if not meeting.can_begin(self.here(meeting)):
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
                await self.registry.store.do(Store.keep_meeting, meeting)
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

    # -- who is here ---------------------------------------------------------------------------------------------------

    def here(self, meeting: Meeting) -> set[str]:
        """The keys of the guests who are connected."""
        guests = {visitor.guest for visitor in self.visitors.get(meeting.key, ())}
        return guests | self.registry.presence.others(meeting.key)

    def enter(self, meeting: Meeting, guest: str) -> Visitor:
        """A page shows a meeting from now on. Raises Refused if there are too many."""
        there = self.visitors.setdefault(meeting.key, set())
        if len(there) >= MOST_HERE:
            raise Refused("too_many", _("Too many pages show this table."))
        visitor = Visitor(guest)
        there.add(visitor)
        self._note(meeting)
        self.show(meeting)
        return visitor

    def _note(self, meeting: Meeting) -> None:
        guests = {visitor.guest for visitor in self.visitors.get(meeting.key, ())}
        self.registry.presence.note(meeting.key, guests)

    def leave(self, meeting: Meeting, visitor: Visitor) -> None:
        """This page was closed."""
        there = self.visitors[meeting.key]
        there.discard(visitor)
        if not there:
            del self.visitors[meeting.key]
        self._note(meeting)
        self.show(meeting)

    def show(self, meeting: Meeting) -> None:
        """Shows a meeting as it is now to all who are there."""
        for visitor in self.visitors.get(meeting.key, ()):
            with speaking(visitor.language):
                visitor.show(self.info(meeting, visitor.guest))

    def info(self, meeting: Meeting, guest: str) -> MeetingInfo:
        """A meeting as this guest may see it."""
        here = self.here(meeting)
        seated = {seat.guest for seat in meeting.seats}
        return MeetingInfo(
            key=meeting.key,
            game=meeting.game,
            title=self.game_of(meeting).title,
            chairs=[chair(seat, here) for seat in meeting.seats],
            mine=meeting.seat_of(guest),
            opener=bool(guest) and guest == meeting.opener,
            listed=meeting.listed,
            rated=meeting.is_rated,
            watching=self.count_watching(meeting, seated),
            rulings=meeting.rulings,
            options=meeting.options,
            cards=bool(meeting.cards),
            clock=meeting.clock,
            commitment=meeting.commitment_for(guest),
            link=meeting.link_for(guest),
            problems=meeting.problems,
        )

    def count_watching(self, meeting: Meeting, seated: Collection[str]) -> int:
        """How many pages or guests are there without a seat."""
        pages = sum(visitor.guest not in seated for visitor in self.visitors.get(meeting.key, ()))
        return pages + len(self.registry.presence.others(meeting.key) - set(seated))

    # -- the lobby -----------------------------------------------------------------------------------------------------

    def waiting(self) -> list[Meeting]:
        """The listed meetings with a free seat at which somebody is, the oldest first."""
        found = [it for it in self.known.values() if it.listed and not it.table and it.free and self.is_attended(it)]
        return sorted(found, key=lambda meeting: (meeting.since, meeting.key))

    def is_attended(self, meeting: Meeting) -> bool:
        """Whether a person with a seat there is connected."""
        here = self.here(meeting)
        return any(seat.guest in here for seat in meeting.seats if seat.guest)

    def lobby(self) -> WaitingTables:
        """What everybody on the server may know of who waits."""
        people = {visitor.guest or id(visitor) for there in self.visitors.values() for visitor in there}
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


def gathered(table: Table, guests: Mapping[int, str], opener: str) -> Meeting:
    """A meeting like a table, with its people and bots in their seats. guests: those who are known, by seat."""
    config, setup = table.config, table.match.state.setup
    usual = {switch.name: switch.default for switch in (*table.game.rulings.values(), *table.game.options.values())}
    seats = [
        Taken(bot=player.bot) if player.bot
        else Taken(guest=guests[n], name=player.name, stops=table.stopping.of(n)) if n in guests
        else Taken()
        for n, player in enumerate(table.players)
    ]  # fmt: skip
    return Meeting(
        key=secrets.token_urlsafe(KEY_BYTES), game=table.game.name, seats=seats, opener=opener, since=now(),
        rated=config.rated, cards=config.cards, clock=config.clock, secret=new_secret(),
        rulings={name: value for name, value in setup.rulings.items() if value != usual[name]},
        options={name: value for name, value in setup.options.items() if value != usual[name]},
    )  # fmt: skip


def become(meeting: Meeting, other: Meeting) -> None:
    """Makes a meeting equal to another one."""
    for field in Meeting.__struct_fields__:
        setattr(meeting, field, getattr(other, field))


def chair(seat: Taken, here: set[str]) -> Chair:
    """A seat, to be shown. Keys of guests are shown to no one."""
    deck = seat.deck if isinstance(seat.deck, str) else seat.deck.name
    return Chair(
        name=seat.name,
        bot=title_of(seat.bot) if seat.bot else "",
        here=bool(seat.bot) or seat.guest in here,
        ready=seat.ready or bool(seat.bot),
        deck=deck,
        rating=info_of(seat.rating) if seat.rating else None,
    )


def known_rating(store: Store, game: str, player: str) -> Rating:
    """The rating of a player. To be run by `Store.do`."""
    return rating_of(store.db, game, player)


def between(game: Game) -> str:
    """How many players a game has, in words."""
    least, most = game.seats[0], game.seats[-1]
    return str(least) if least == most else _("{least} to {most}", least=least, most=most)
