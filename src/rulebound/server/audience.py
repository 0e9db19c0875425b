"""The sockets at a table, and what they were shown last: each gets what has changed since, or the whole state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import TypeAlias

from rulebound.language import speaking
from rulebound.server import frames
from rulebound.server.listener import Key, Listener
from rulebound.server.packets import Packet
from rulebound.server.parts import Parts
from rulebound.session.table_config import Place

Made: TypeAlias = Callable[[Place, int], frames.State]


class Shown:
    """A state for all who see the same. before: the one that was shown before it. Each message is made once."""

    def __init__(self, parts: Parts, before: Parts | None = None) -> None:
        self._parts = parts
        self._before = before
        self.n = parts.n
        self.after = before.n if before is not None else None

    @cached_property
    def whole(self) -> Packet:
        return Packet(self._parts.whole(), is_state=True)

    @cached_property
    def changes(self) -> Packet:
        assert self._before is not None, "nothing was shown before"
        return Packet(self._parts.changes(self._before), is_state=True)


class Audience:
    """All sockets at a table. made: makes the state for a place and the seat that it faces.

    States are numbered for each link. What is shown to one link alone does not count for others, who must not know of
    it.
    """

    def __init__(self, made: Made) -> None:
        self.listeners: set[Listener] = set()
        self._made = made
        self._common = 0  # states that all were shown
        self._own: Counter[str] = Counter()  # by link, those that it alone was shown
        self._latest: dict[Key, Parts] = {}

    def number(self, place: Place) -> int:
        """The number of the latest state of a place."""
        return self._common + self._own[place.link]

    def show(self, place: Place | None = None) -> None:
        """Sends the table as it is now to all, or only to one place. Equal states are made and encoded once."""
        if place is None:
            self._common += 1
        else:
            self._own[place.link] += 1
        shown: dict[Key, Shown] = {}
        for listener in self.listeners:
            if place is not None and listener.place.link != place.link:
                continue
            key = listener.key
            if key not in shown:
                before = self._latest.get(key)
                shown[key] = Shown(self._read(listener), before)
            listener.show(shown[key])
        self._forget_unused()

    def show_whole(self, listener: Listener) -> None:
        """Sends the whole state to one socket, as all who see the same were shown it last."""
        known = self._latest.get(listener.key)
        listener.show(Shown(known or self._read(listener)), whole=True)

    def turn(self, listener: Listener) -> None:
        """Sends the whole state to one socket that faces another seat now."""
        self._own[listener.place.link] += 1
        listener.show(Shown(self._read(listener)), whole=True)
        self._forget_unused()

    def leave(self, listener: Listener) -> None:
        """A socket has closed."""
        self.listeners.discard(listener)
        self._forget_unused()

    def _forget_unused(self) -> None:
        """Forgets states that no socket is at: they do not go on with the table."""
        used = {listener.key for listener in self.listeners}
        self._latest = {key: parts for key, parts in self._latest.items() if key in used}

    def _read(self, listener: Listener) -> Parts:
        """The state for this socket and all others that see the same."""
        with speaking(listener.language):
            parts = Parts(self._made(listener.place, listener.facing))
        self._latest[listener.key] = parts
        return parts
