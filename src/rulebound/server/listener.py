"""Somebody who listens at a table: one socket."""

from __future__ import annotations

import asyncio
from typing import Final

from rulebound.language import language
from rulebound.server import told
from rulebound.session.charter import Place
from rulebound.session.playing import SPECTATOR

WAITING: Final = 64  # messages that a slow reader may have before it loses positions in between


class Listener:
    """One socket at a table. `facing` is the seat whose eyes it has; its messages wait in `outbox`.

    `language` is the one in which it is spoken to: that of the task that makes it.
    """

    def __init__(self, place: Place) -> None:
        self.place = place
        self.facing = place.seats[0] if len(place.seats) == 1 else SPECTATOR
        self.language = language()
        self.outbox: asyncio.Queue[told.Frames | None] = asyncio.Queue()

    def tell(self, frame: told.Frames) -> None:
        """Sends a message. A slow reader loses the positions in between, and never the last."""
        if self.outbox.qsize() >= WAITING:
            waiting = [self.outbox.get_nowait() for _ in range(self.outbox.qsize())]
            for kept in waiting:
                if not isinstance(kept, told.State):
                    self.outbox.put_nowait(kept)
        self.outbox.put_nowait(frame)

    def leave(self, sentence: str) -> None:
        """The table is no more."""
        self.outbox.put_nowait(told.Gone(sentence=sentence))
        self.outbox.put_nowait(None)
