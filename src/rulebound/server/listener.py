"""A connected page: one socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import msgspec

from rulebound.language import language
from rulebound.server import frames
from rulebound.server.packets import Packet
from rulebound.session.playing import SPECTATOR
from rulebound.session.table_config import Place

if TYPE_CHECKING:
    from rulebound.server.audience import Shown

WAITING: Final = 64  # messages that a slow reader may have before it loses positions in between

Push: TypeAlias = Callable[[Packet], bool]

encode: Final = msgspec.json.Encoder().encode


class Key(NamedTuple):
    """Who sees the same: by link, seat and language."""

    link: str
    facing: int
    language: str


class Listener:
    """One socket at a table. `facing` is the seat whose view it gets; its messages wait in `outbox`.

    `language` is the language of its messages: that of the task that creates it. `guest` is the key of its guest.
    follows: whether it takes changes in place of whole states. push: writes a message at once if that can be done
    without waiting, and returns whether it did; None where messages only go through the outbox.
    """

    def __init__(self, place: Place, guest: str = "", *, follows: bool = False, push: Push | None = None) -> None:
        self.place = place
        self.guest = guest
        self.facing = place.seats[0] if len(place.seats) == 1 else SPECTATOR
        self.language = language()
        self.follows = follows
        self.outbox: asyncio.Queue[Packet | None] = asyncio.Queue()
        self.unsent = 0  # messages in the outbox, and the one that is being sent
        self._push = push
        self._known: tuple[Key, int] | None = None  # the state that its page has, once all messages have come

    @property
    def key(self) -> Key:
        """Who sees the same as this page."""
        return Key(self.place.link, self.facing, self.language)

    def tell(self, frame: frames.Frames) -> None:
        """Sends a message to this page alone."""
        self.post(Packet(encode(frame)))

    def show(self, shown: Shown, *, whole: bool = False) -> None:
        """Sends a state, or what has changed in it. A slow reader misses positions in between, but never the last one.

        whole: it is sent whole, whatever the page has.
        """
        if self.outbox.qsize() >= WAITING:
            self._skip_states()
            whole = True
        knows = self.follows and not whole and self._known == (self.key, shown.after)
        self._known = (self.key, shown.n)
        self.post(shown.changes if knows else shown.whole)

    def _skip_states(self) -> None:
        waiting = [self.outbox.get_nowait() for _ in range(self.outbox.qsize())]
        for packet in waiting:
            if packet is None or not packet.is_state:
                self.outbox.put_nowait(packet)
            else:
                self.unsent -= 1

    def post(self, packet: Packet) -> None:
        """Sends a message at once, or after those that wait."""
        if self.unsent or self._push is None or not self._push(packet):
            self._put(packet)

    def leave(self, sentence: str) -> None:
        """Called when the table is closed."""
        self.tell(frames.Gone(sentence=sentence))
        self.close()

    def close(self) -> None:
        """Closes the socket after what waits to be sent."""
        self._put(None)

    def _put(self, packet: Packet | None) -> None:
        self.unsent += 1
        self.outbox.put_nowait(packet)
