"""A connected page: one socket."""

from __future__ import annotations

import asyncio
from typing import Final

from rulebound.language import language
from rulebound.server import frames
from rulebound.server.packets import Packet
from rulebound.session.playing import SPECTATOR
from rulebound.session.table_config import Place

WAITING: Final = 64  # messages that a slow reader may have before it loses positions in between


class Listener:
    """One socket at a table. `facing` is the seat whose view it gets; its messages wait in `outbox`.

    `language` is the language of its messages: that of the task that creates it. `guest` is the key of its guest.
    """

    def __init__(self, place: Place, guest: str = "") -> None:
        self.place = place
        self.guest = guest
        self.facing = place.seats[0] if len(place.seats) == 1 else SPECTATOR
        self.language = language()
        self.outbox: asyncio.Queue[Packet | None] = asyncio.Queue()

    def tell(self, frame: frames.Frames) -> None:
        """Sends a message to this page alone."""
        self.post(Packet(frame))

    def post(self, packet: Packet) -> None:
        """Sends a message. A slow reader misses positions in between, but never the last one."""
        if self.outbox.qsize() >= WAITING:
            waiting = [self.outbox.get_nowait() for _ in range(self.outbox.qsize())]
            for kept in waiting:
                if kept is None or not kept.is_state:
                    self.outbox.put_nowait(kept)
        self.outbox.put_nowait(packet)

    def leave(self, sentence: str) -> None:
        """Called when the table is closed."""
        self.outbox.put_nowait(Packet(frames.Gone(sentence=sentence)))
        self.outbox.put_nowait(None)
