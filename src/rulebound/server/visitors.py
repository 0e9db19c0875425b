"""Who is at the meetings before games: the pages that show them, and what each of them is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final

from rulebound.language import _, language, speaking
from rulebound.server import frames
from rulebound.server.meeting import Meeting, Taken
from rulebound.server.meeting_messages import Chair, MeetingInfo
from rulebound.server.rating import info_of
from rulebound.server.registry import Registry
from rulebound.session.errors import Refused
from rulebound.session.players import title_of

MOST_HERE: Final = 100  # sockets at one meeting
UNSENT: Final = 50  # messages that wait for a slow page


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


class Visitors:
    """All pages that show a meeting. pages: by its key."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.pages: dict[str, set[Visitor]] = {}

    def here(self, meeting: Meeting) -> set[str]:
        """The keys of the guests who are connected."""
        guests = {visitor.guest for visitor in self.pages.get(meeting.key, ())}
        return guests | self.registry.presence.others(meeting.key)

    def enter(self, meeting: Meeting, guest: str) -> Visitor:
        """A page shows a meeting from now on. Raises Refused if there are too many."""
        there = self.pages.setdefault(meeting.key, set())
        if len(there) >= MOST_HERE:
            raise Refused("too_many", _("Too many pages show this table."))
        visitor = Visitor(guest)
        there.add(visitor)
        self._note(meeting)
        self.show(meeting)
        return visitor

    def _note(self, meeting: Meeting) -> None:
        guests = {visitor.guest for visitor in self.pages.get(meeting.key, ())}
        self.registry.presence.note(meeting.key, guests)

    def leave(self, meeting: Meeting, visitor: Visitor) -> None:
        """This page was closed."""
        there = self.pages[meeting.key]
        there.discard(visitor)
        if not there:
            del self.pages[meeting.key]
        self._note(meeting)
        self.show(meeting)

    def show(self, meeting: Meeting) -> None:
        """Shows a meeting as it is now to all who are there."""
        for visitor in self.pages.get(meeting.key, ()):
            with speaking(visitor.language):
                visitor.show(self.info(meeting, visitor.guest))

    def info(self, meeting: Meeting, guest: str) -> MeetingInfo:
        """A meeting as this guest may see it."""
        here = self.here(meeting)
        seated = {seat.guest for seat in meeting.seats}
        return MeetingInfo(
            key=meeting.key,
            game=meeting.game,
            title=self.registry.game_cache.game(meeting.game, meeting.cards).title,
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
        pages = sum(visitor.guest not in seated for visitor in self.pages.get(meeting.key, ()))
        return pages + len(self.registry.presence.others(meeting.key) - set(seated))

    def is_attended(self, meeting: Meeting) -> bool:
        """Whether a person with a seat there is connected."""
        here = self.here(meeting)
        return any(seat.guest in here for seat in meeting.seats if seat.guest)


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
