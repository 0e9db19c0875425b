"""What is done after some seconds, unless it is called off before: a game begins without contributions to its seed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from rulebound.session.errors import Refused

log = logging.getLogger(__name__)


class Waits:
    """Waits for some keys. work: is given a key when its time is over; what it refuses is logged."""

    def __init__(self, work: Callable[[str], Awaitable[object]]) -> None:
        self.work = work
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, key: str, seconds: float) -> None:
        """Waits so long from now, or goes on with a wait for the same key."""
        if key not in self._timers:
            self._timers[key] = asyncio.get_running_loop().call_later(seconds, self._start, key)

    def call_off(self, key: str) -> None:
        """Waits for this key no more."""
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()

    def stop(self) -> None:
        """Waits for nothing any more."""
        for key in list(self._timers):
            self.call_off(key)

    def _start(self, key: str) -> None:
        del self._timers[key]
        task = asyncio.create_task(self._do(key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, key: str) -> None:
        try:
            await self.work(key)
        except Refused:
            log.exception("what had to be done after some time was refused")
