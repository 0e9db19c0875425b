"""The pending hints of a table: one for each seat, dropped when they are not needed any more."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from rulebound.language import _
from rulebound.server.listener import Listener
from rulebound.session.errors import Refused
from rulebound.session.table import STALE
from rulebound.session.thinking import NoThought
from rulebound.session.thought import Thought


class Hints:
    """The pending hints by seat."""

    def __init__(self) -> None:
        self._wanted: dict[int, tuple[Listener, asyncio.Task[Thought]]] = {}

    async def think(self, seat: int, listener: Listener, thinking: Coroutine[Any, Any, Thought]) -> Thought:
        """The hint for a seat. Raises Refused."""
        if seat in self._wanted:
            thinking.close()
            raise Refused("too_many", _("A bot thinks about a hint for this seat already."))
        task = asyncio.create_task(thinking)
        self._wanted[seat] = (listener, task)
        try:
            await asyncio.wait({task})
            return task.result()
        except NoThought as error:
            raise Refused("impossible", _("There is no hint: {error}.", error=error)) from error
        except asyncio.CancelledError:
            if not task.cancelled():
                raise
            raise Refused("stale", _(STALE)) from None
        finally:
            task.cancel()
            del self._wanted[seat]

    def drop(self, listener: Listener | None = None) -> None:
        """Drops the hints of a seat; or all, after the game has gone on."""
        for other, task in self._wanted.values():
            if listener in (None, other):
                task.cancel()
