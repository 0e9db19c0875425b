"""Measurements that people ask for: each in a process of its own, a few at once, and never longer than allowed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from rulebound.language import _, language
from rulebound.server.workshop_messages import Measured
from rulebound.session.errors import Refused

GAMES: Final = 20_000  # at most, of one measurement
SECONDS: Final = 600.0  # at most, of one measurement
GRACE: Final = 30.0  # seconds more, before a process that does not stop by itself is ended
MEMORY: Final = 3 * 1024**3  # bytes of address space, of one process
UNSEEN: Final = 180.0  # seconds without a look at it, after which it is stopped; hidden tabs look once a minute
MOST_WAITING: Final = 20
MOST_KEPT: Final = 60  # measurements that are over and still remembered
PROGRAM: Final = ["-m", "rulebound.lab.stream"]
LONGEST: Final = 1 << 22  # bytes of a line
POINTS: Final = 400  # of the curve of intervals

log = logging.getLogger(__name__)


@dataclass
class Limits:
    """What measurements may take. most: how many run at once, 0 for none at all; workers: processes of each."""

    most: int = 1
    workers: int = 1
    seconds: float = SECONDS
    memory: int = MEMORY
    unseen: float = UNSEEN


class Measuring:
    """One measurement, from its beginning to what it found. owner: the address of who wanted it."""

    def __init__(self, owner: str, kind: str) -> None:
        self.owner = owner
        self.answer = Measured(key=secrets.token_urlsafe(16), kind=kind, state="waiting")
        self.seen = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        return self.answer.state not in ("waiting", "running")

    def take(self, line: Mapping[str, Any]) -> None:
        """Takes a line of the process."""
        half = self.answer.half
        if "half" in line:
            half = [*half, tuple(line["half"])]
            half = half[::2] if len(half) > POINTS else half
        known = {key: line[key] for key in ("questions", "found", "said", "why", "state", "progress") if key in line}
        self.answer = msgspec.structs.replace(self.answer, **known, half=half)

    def end(self, state: str, why: str) -> None:
        """Is over, for this reason. What was found stays."""
        if not self.over:
            self.answer = msgspec.structs.replace(self.answer, state=state, why=why)


class Measurements:
    """All measurements of a server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._all: OrderedDict[str, Measuring] = OrderedDict()
        self._room = asyncio.Semaphore(max(1, limits.most))

    def begin(self, question: Mapping[str, Any], owner: str, *, alone: bool) -> Measured:
        """Begins a measurement, or lets it wait for its turn. alone: whether all are of one person. Raises Refused.

        question: as `lab.stream` reads it, but for the limits.
        """
        if not self.limits.most:
            raise Refused("forbidden", _("This server does not measure. `rulebound measure` does, on your computer."))
        here = [one for one in self._all.values() if not one.over]
        if not alone and any(one.owner == owner for one in here):
            raise Refused("too_many", _("A measurement of yours is not over yet. Stop it first."))
        if len(here) >= self.limits.most + MOST_WAITING:
            raise Refused("busy", _("Too many measurements wait already. Try again in some minutes."))
        measuring = Measuring(owner, question["kind"])
        limits = {"workers": self.limits.workers, "seconds": self.limits.seconds, "memory": self.limits.memory}
        whole = {**question, **limits, "games": GAMES, "language": language()}
        measuring.task = asyncio.create_task(self._carry_out(measuring, whole))
        self._all[measuring.answer.key] = measuring
        for key in [key for key, one in self._all.items() if one.over][:-MOST_KEPT]:
            del self._all[key]
        return measuring.answer

    def at(self, key: str) -> Measuring:
        """The measurement of this key, which is looked at now. Raises Refused."""
        measuring = self._all.get(key)
        if measuring is None:
            raise Refused("unknown", _("There is no such measurement any more."))
        measuring.seen = time.monotonic()
        return measuring

    async def stop(self, key: str) -> Measured:
        """Stops a measurement. Raises Refused."""
        measuring = self.at(key)
        measuring.end("stopped", _("It was stopped. What was found until then is shown."))
        await cancelled(measuring)
        return measuring.answer

    async def end(self) -> None:
        """Stops all measurements."""
        for measuring in self._all.values():
            await cancelled(measuring)

    async def _carry_out(self, measuring: Measuring, question: Mapping[str, Any]) -> None:
        async with self._room:
            process = await started()
            try:
                await self._listen(measuring, process, question)
            except (OSError, ValueError) as error:
                log.warning("a measurement failed why=%s", error)
            finally:
                await ended(process)
            measuring.end("failed", _("The measurement broke off, perhaps for lack of memory."))

    async def _listen(self, measuring: Measuring, process: Process, question: Mapping[str, Any]) -> None:
        """Takes what the process prints, until it is over or too late, or no one looks at it. Raises OSError."""
        assert process.stdin is not None
        assert process.stdout is not None
        until = time.monotonic() + self.limits.seconds + GRACE
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        reading = asyncio.create_task(process.stdout.readline())
        try:
            while not measuring.over:
                done, _waiting = await asyncio.wait([reading], timeout=1.0)
                if done:
                    line = reading.result()
                    if not line:
                        return
                    measuring.take(msgspec.json.decode(line))
                    reading = asyncio.create_task(process.stdout.readline())
                now = time.monotonic()
                if now > until:
                    measuring.end("stopped", _("It took too long, and was ended."))
                if now - measuring.seen > self.limits.unseen:
                    measuring.end("stopped", _("It was stopped because its page was closed."))
        finally:
            reading.cancel()


async def started() -> Process:
    """The process of a measurement, which waits for its question."""
    python = [sys.executable, "-P", *PROGRAM]
    return await asyncio.create_subprocess_exec(
        *python, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST, start_new_session=True
    )


def killed(process: Process) -> None:
    """Ends a process with all that it has started, whatever they do."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


async def ended(process: Process) -> None:
    """Ends a process and waits for it, also where the one that waits is stopped a second time meanwhile."""
    killed(process)
    over = asyncio.ensure_future(process.wait())
    while not over.done():
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.shield(over)


async def cancelled(measuring: Measuring) -> None:
    """Waits until a measurement has ended its process."""
    if measuring.task is not None and not measuring.task.done():
        measuring.task.cancel()
        await asyncio.gather(measuring.task, return_exceptions=True)
