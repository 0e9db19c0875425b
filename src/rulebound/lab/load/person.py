"""People at a table, as programs: each has a socket, hears what changes, and chooses among what may be done."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rulebound.lab.load.following import Following

PATIENCE: Final = 60.0  # seconds for a reply
NULL: Final = msgspec.Raw(b"null")


class Choice(msgspec.Struct):
    """An option, as far as one who takes any of them reads it."""

    code: int


class Decision(msgspec.Struct):
    """What must be decided."""

    options: list[Choice] = []


class Seen(msgspec.Struct):
    """The part of a view that is read."""

    decision: Decision | UnsetType | None = UNSET


class State(msgspec.Struct, kw_only=True, frozen=True):
    """The part of a state that is read."""

    revision: int | UnsetType = UNSET
    ended: msgspec.Raw | UnsetType = UNSET


class Heard(State, rename={"kind": "is"}, kw_only=True, frozen=True):
    """The part of a message that is read: less work for this side, which shares the machine with the server.

    state, view: what has changed in them, in a message about changes.
    """

    kind: str
    id: int = -1
    code: str = ""
    state: State = State()
    view: Seen | None = None


reading: Final = msgspec.json.Decoder(Heard)


@dataclass
class Counts:
    """What all people of a load have seen."""

    latencies: list[float] = field(default_factory=list)  # seconds from an action to its reply
    frames: list[int] = field(default_factory=list)  # bytes of each state
    refused: dict[str, int] = field(default_factory=dict)  # by code
    ended: int = 0  # games

    def begin(self) -> None:
        """Counts from now on."""
        self.latencies.clear()
        self.frames.clear()
        self.refused.clear()
        self.ended = 0


class Person:
    """One socket at a table. keeps: it puts together the latest state, so that it can be compared.

    compress: it asks for compressed messages, as browsers do. whole: it asks for whole states, not for changes.
    """

    def __init__(self, counts: Counts, *, keeps: bool = False, compress: bool = False, whole: bool = False) -> None:
        self.counts = counts
        self.keeps = keeps
        self.compress = compress
        self.whole = whole
        self.following = Following()
        self.socket: ClientConnection | None = None
        self.revision = -1
        self.options: list[Choice] = []
        self.over = False
        self.changed = asyncio.Event()
        self._asked = 0
        self._replies: dict[int, asyncio.Future[Heard]] = {}
        self._hearing: asyncio.Task[None] | None = None

    async def sit(self, host: str, link: str, address: str) -> None:
        """Takes the place of a link. Raises OSError and the errors of websockets."""
        self.socket = await connect(
            f"ws://{host}/api/tables/{link}/live{'' if self.whole else '?changes=1'}",
            additional_headers={"x-forwarded-for": address},
            compression="deflate" if self.compress else None,
            ping_interval=None,
            max_size=None,
            open_timeout=PATIENCE,
        )
        self.take(await self.socket.recv(decode=False))
        self._hearing = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        assert self.socket is not None
        try:
            while True:
                self.take(await self.socket.recv(decode=False))
        except ConnectionClosed:
            for reply in self._replies.values():
                if not reply.done():
                    reply.set_exception(ConnectionError("the server is gone"))
            self.changed.set()

    def take(self, message: bytes | str) -> None:
        """Reads a message."""
        heard = reading.decode(message)
        if heard.kind in ("state", "changes"):
            self.counts.frames.append(len(message))
            self._see(heard if heard.kind == "state" else heard.state)
            self._choose(heard)
            if self.keeps:
                self.following.hear(json.loads(message))
                assert not self.following.lost, "a change is missing"
            self.changed.set()
        elif (reply := self._replies.pop(heard.id, None)) is not None and not reply.done():
            reply.set_result(heard)

    def _see(self, state: State) -> None:
        """Takes what it reads of a state, or of what has changed in one."""
        if state.revision is not UNSET:
            self.revision = state.revision
        if state.ended is not UNSET:
            self.over = bytes(state.ended) != bytes(NULL)

    def _choose(self, heard: Heard) -> None:
        """Takes the options that there are now."""
        decision = heard.view.decision if heard.view is not None else UNSET
        if decision is UNSET and heard.kind == "changes":
            return
        self.options = decision.options if isinstance(decision, Decision) else []

    @property
    def state(self) -> dict[str, Any]:
        """The latest state, if it keeps that; empty before the first."""
        return self.following.state or {}

    async def ask(self, do: str, **words: Any) -> Heard:
        """Says something; the reply to it. Raises ConnectionError and TimeoutError."""
        assert self.socket is not None
        self._asked += 1
        reply = self._replies[self._asked] = asyncio.get_running_loop().create_future()
        number = self._asked
        try:
            await self.socket.send(json.dumps({"do": do, "id": number, **words}))
            return await asyncio.wait_for(reply, PATIENCE)
        except ConnectionClosed as error:
            raise ConnectionError("the server is gone") from error
        finally:
            self._replies.pop(number, None)
            if not reply.cancel() and not reply.cancelled():
                reply.exception()  # so that asyncio does not report it as never seen, where sending failed too

    async def act(self, chance: Random) -> int:
        """Takes any option. Returns the revision that it was chosen at, or -1 if it was refused."""
        revision, code = self.revision, chance.choice(self.options).code
        began = time.perf_counter()
        reply = await self.ask("act", revision=revision, code=code)
        if reply.kind == "yes":
            self.counts.latencies.append(time.perf_counter() - began)
            return revision
        self.counts.refused[reply.code] = self.counts.refused.get(reply.code, 0) + 1
        return -1

    async def leave(self) -> None:
        """Closes the socket."""
        if self.socket is not None:
            await self.socket.close()
        if self._hearing is not None:
            self._hearing.cancel()
