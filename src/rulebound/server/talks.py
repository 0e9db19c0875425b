"""The talks of a server: who says what as whom, who gets it, and who is blocked or reported."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from rulebound.language import _, speaking
from rulebound.server import frames
from rulebound.server.errors import not_stored
from rulebound.server.guest_seats import guests_at
from rulebound.server.limits import Buckets
from rulebound.server.meeting import Meeting
from rulebound.server.meetings import Meetings
from rulebound.server.names import alike, fault_of, written
from rulebound.server.registry import Registry
from rulebound.server.reports import Report, add_report
from rulebound.server.room import Room
from rulebound.server.storage import FAILURES
from rulebound.server.talk import EMOTES, Said, cleaned, known_emote
from rulebound.server.talk_messages import Emote, Say, Talk
from rulebound.server.talk_store import SAID, block, blockers_of, keep_message, message, messages_of
from rulebound.session.errors import Refused
from rulebound.session.table_config import Place, now

PACE: Final = (0.5, 6.0)  # messages of a guest, a second and at once
REPORTS: Final = (0.01, 5.0)  # the same for reports
BEFORE: Final = 20  # messages before a reported one that the host reads too


class Voice(NamedTuple):
    """A person in a talk. talk: its key. home: the table; empty before the game. seat: -1 for a watcher.

    plays: whether this person has a seat there, also if they only watch in this page. names: those of the players.
    """

    talk: str
    home: str
    seat: int
    guest: str
    name: str
    plays: bool
    names: list[str]


class Talks:
    """All talks. A talk goes on from a meeting to its table and to the rematch; other tables have one of their own."""

    def __init__(self, registry: Registry, meetings: Meetings) -> None:
        self.registry = registry
        self.meetings = meetings
        self._pace = Buckets(*PACE)
        self._reports = Buckets(*REPORTS)
        registry.peers.on[SAID] = self._follow

    # -- who speaks ----------------------------------------------------------------------------------------------------

    def at_meeting(self, meeting: Meeting, guest: str) -> Voice:
        """A guest at a table before its game."""
        seat = meeting.seat_of(guest)
        names = [chair.name for chair in meeting.seats if chair.guest]
        name = meeting.seats[seat].name if seat >= 0 else ""
        return Voice(meeting.key, meeting.table, seat, guest, name, seat >= 0, names)

    async def at_table(self, room: Room, place: Place, guest: str) -> Voice:
        """A guest at a table, by their link. Raises Refused where there is no one to talk to."""
        table = room.table
        if self.registry.own or table.config.shows or table.config.lesson:
            raise Refused("impossible", _("There is no one to talk to at this table."))
        names = [table.name_of(seat) for seat in range(len(table.players))]
        name = f" {_('and')} ".join(names[seat] for seat in place.seats)
        plays = bool(place.seats) or guest in (await self.registry.store.do(guests_at, table.id)).values()
        seat = place.seats[0] if place.seats else -1
        return Voice(table.config.meeting or table.id, table.id, seat, guest, name, plays, names)

    # -- reading and writing -------------------------------------------------------------------------------------------

    async def read(self, voice: Voice) -> Talk:
        """What this person may read."""
        return Talk(
            messages=[shown(it, voice.guest) for it in await self._readable(voice)],
            emotes=[Emote(name=name, text=_(text)) for name, text in EMOTES.items()],
            seated=voice.seat >= 0,
        )

    async def _readable(self, voice: Voice) -> list[Said]:
        said, over = await self.registry.store.do(messages_of, voice.talk, voice.guest)
        return [it for it in said if it.is_read_by(over, plays=voice.plays)]

    async def say(self, voice: Voice, wanted: Say) -> frames.Message:
        """Stores a message and sends it to all who may read it. Raises Refused."""
        self._check(voice)
        if voice.seat < 0 and voice.plays:
            raise Refused("impossible", _("You have a seat at this table. Write from there."))
        if bool(wanted.emote) == bool(wanted.text):
            raise Refused("wrong", _("A message is either a text or an emote."))
        said = Said(
            n=0,
            at=now(),
            home=voice.home,
            seat=voice.seat,
            guest=voice.guest,
            name=voice.name if voice.seat >= 0 else name_of_watcher(wanted.name, voice.names),
            text="" if wanted.emote else cleaned(wanted.text),
            emote=known_emote(wanted.emote) if wanted.emote else "",
        )
        if not self._pace.has(voice.guest):
            raise Refused("too_many", _("You write too quickly. Wait a few seconds."))
        try:
            said = await self.registry.store.do(keep_message, voice.talk, said)
        except FAILURES as error:
            raise not_stored(error) from error
        await self._send(voice.talk, said)
        return shown(said, voice.guest)

    def _check(self, voice: Voice) -> None:
        if not voice.guest:
            raise Refused("forbidden", _("Your browser sends no cookie, so messages would have no author."))

    async def _follow(self, talk: str, n: str) -> None:
        """Something was said at another server."""
        said = await self.registry.store.do(message, talk, int(n))
        if said is not None:
            await self._send(talk, said)

    async def _send(self, talk: str, said: Said) -> None:
        """Sends a message to all who are here, may read it, and have not blocked its author."""
        unseen = await self.registry.store.do(blockers_of, said.guest)
        for visitor in self.meetings.visitors.pages.get(talk, ()):
            seated = self.meetings.at(talk).seat_of(visitor.guest) >= 0
            if visitor.guest not in unseen and said.is_read_by((), plays=seated):
                visitor.tell(shown(said, visitor.guest))
        rooms = self.registry.rooms_of(talk)
        over = {room.table.id for room in rooms if room.table.over}
        for room in rooms:
            for listener in room.listeners:
                plays = bool(listener.place.seats) or listener.guest in room.guests.values()
                if listener.guest not in unseen and said.is_read_by(over, plays=plays):
                    with speaking(listener.language):
                        listener.tell(shown(said, listener.guest))

    # -- who is not wanted ---------------------------------------------------------------------------------------------

    async def block(self, voice: Voice, n: int) -> None:
        """This person sees nothing any more of who said this message. Raises Refused."""
        said = await self._found(voice, n)
        await self.registry.store.do(block, voice.guest, said.guest, said.name)

    async def report(self, voice: Voice, n: int, why: str) -> None:
        """Keeps a report for the host; who is reported is blocked too. Raises Refused."""
        said = await self._found(voice, n)
        if not self._reports.has(voice.guest):
            raise Refused("too_many", _("You have reported several messages already. Wait a little."))
        before = [it for it in await self._readable(voice) if it.n <= n][-BEFORE:]
        report = Report(
            at=now(), guest=voice.guest, other=said.guest, talk=voice.talk, n=n,
            why=cleaned(why) if why.strip() else "", messages=before,
        )  # fmt: skip
        try:
            await asyncio.to_thread(add_report, self.registry.store.path, report)
        except (OSError, *FAILURES) as error:
            raise not_stored(error) from error
        await self.registry.store.do(block, voice.guest, said.guest, said.name)

    async def _found(self, voice: Voice, n: int) -> Said:
        """A message of somebody else that this person can read. Raises Refused."""
        self._check(voice)
        said = next((it for it in await self._readable(voice) if it.n == n), None)
        if said is None:
            raise Refused("unknown", _("There is no such message."))
        if said.guest == voice.guest:
            raise Refused("impossible", _("You have written this yourself."))
        return said


def shown(said: Said, reader: str) -> frames.Message:
    """A message as this guest gets it. Keys of guests are shown to no one."""
    return frames.Message(
        n=said.n, at=said.at, seat=said.seat, name=said.name, text=said.text, emote=said.emote,
        mine=bool(reader) and reader == said.guest, watcher=said.seat < 0 and bool(said.home),
    )  # fmt: skip


def name_of_watcher(name: str, players: list[str]) -> str:
    """The name of a person without a seat, unlike those of the players. Raises Refused."""
    name = written(name)
    if not name:
        return ""
    faults = [fault for fault in [fault_of(name), *alike([*players, name])] if fault]
    if faults:
        raise Refused("wrong", _("Choose another name: {why}.", why=faults[0]))
    return name
