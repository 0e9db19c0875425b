"""A table that several servers share: every change is stored before others see it, and theirs are followed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from rulebound.kernel.basics.problem import DataError
from rulebound.language import _
from rulebound.server.errors import not_stored
from rulebound.server.hints import Hints
from rulebound.server.results import result_of
from rulebound.server.storage import FAILURES, Overtaken
from rulebound.server.store import Store
from rulebound.session.errors import Refused
from rulebound.session.table import STALE, Table
from rulebound.session.table_config import Place

ATTEMPTS: Final = 5  # to make a change that is possible whatever others do meanwhile

log = logging.getLogger(__name__)


class Late(Refused):
    """Another server has changed the table first."""

    def __init__(self) -> None:
        super().__init__("stale", _(STALE))


class SharedTable:
    """A table in memory that agrees with what is stored. All changes go through its lock."""

    def __init__(self, table: Table, store: Store) -> None:
        self.table = table
        self.store = store
        self.lock = asyncio.Lock()
        self.broken = False  # unloaded, or different from what is stored: this room must not be used any more
        self.version = 0  # how many changes of the table were stored
        self.hints = Hints()
        self.following: dict[str, str] = {}  # the links of this table, and those of the rematch
        self.find_following: Callable[[Any], Awaitable[None]] | None = None  # of this room, the links of a rematch
        self.on_time: Callable[[], Awaitable[None]] | None = None  # called before each change: the clock may be set

    # -- what a room does about changes --------------------------------------------------------------------------------

    def show(self, place: Place | None = None) -> None:
        """Sends the table as it is now to all, or only to one place."""
        raise NotImplementedError  # a room has its own

    def go_on(self) -> None:
        """Lets a bot begin to think if it must decide."""
        raise NotImplementedError  # a room has its own

    def dismiss(self) -> None:
        """If this room is no longer valid, makes all reconnect, so that they get the table as it is stored."""
        raise NotImplementedError  # a room has its own

    # -- changes -------------------------------------------------------------------------------------------------------

    async def change(self, revision: int | None, work: Callable[[], None], own: Place | None = None) -> None:
        """Changes the table, stores it, and sends it to all. Raises Refused, and then nothing has changed.

        revision: of the table that the player saw; None if that does not matter. own: the only place that must see a
        change which leaves the game as it was.
        """
        for _attempt in range(ATTEMPTS):
            try:
                await self._change(revision, work, own)
            except Late:
                if revision is not None or self.broken:
                    raise
            else:
                return
        raise Late

    async def _change(self, revision: int | None, work: Callable[[], None], own: Place | None) -> None:
        await self._keep_time()
        async with self.lock:
            table = self.table
            if self.broken:
                raise Refused("busy", _("This table is being read again. Try once more."))
            if revision is not None:
                table.check(revision)
            before, was, at = list(table.match.actions), msgspec.json.encode(table.standing), table.standing.revision
            work()
            if msgspec.json.encode(table.standing) == was:
                return
            await self.keep(before)
        if self.table.standing.revision != at:
            self.hints.drop()
        self.show(own if table.standing.revision == at else None)
        self.go_on()

    async def _keep_time(self) -> None:
        if self.on_time is not None:
            try:
                await self.on_time()
            except FAILURES as error:
                raise not_stored(error) from error

    async def keep(self, before: list[int]) -> None:
        """Stores the changes. Raises Refused if that fails; then the table in memory is no longer valid."""
        after = self.table.match.actions
        kept = common(before, after)
        try:
            result, standing = result_of(self.table), self.table.standing
            self.version = await self.store.do(
                Store.change, self.table.id, kept, after[kept:], standing, result, self.version
            )
        except Overtaken:
            if not await self._take_over():  # what is in memory was not stored
                self.broken = True
                self.dismiss()
            self.hints.drop()
            self.show()
            self.go_on()
            raise Late from None
        except FAILURES as error:
            self.broken = True
            log.exception("a change could not be stored table=%s", self.table.id[:6])
            raise not_stored(error) from error

    async def catch_up(self, version: int = 0, keep: int = 0) -> None:
        """Follows what another server has stored of this table.

        version: the one that was announced, if one was. keep: how many actions are in it as in the one before.
        """
        async with self.lock:
            revision = self.table.standing.revision
            if self.broken or 0 < version <= self.version:
                return
            follows = version == self.version + 1 and keep == len(self.table.match.actions)
            if not await self._take_over(version if follows else 0):
                return
        if self.table.standing.revision != revision:
            self.hints.drop()
        self.show()
        self.go_on()

    async def _take_over(self, version: int = 0) -> bool:
        """Reads the table again. Returns whether it was changed since, in a way that can be followed.

        version: if it is this one, it begins with all actions that are known.
        """
        try:
            found = await self.store.do(Store.progress, self.table.id, list(self.table.match.actions), version)
            if found is None:
                self.broken = True
            elif found.version > self.version:
                following = self.table.standing.next
                self.table.take_over(found.standing, found.actions)
                if following != self.table.standing.next:
                    self.following = {}
                self.version = found.version
                if self.find_following is not None:
                    await self.find_following(self)
                return True
        except (DataError, *FAILURES):
            self.broken = True
            log.exception("a table could not be read again table=%s", self.table.id[:6])
        self.dismiss()
        return False


def common(before: list[int], after: list[int]) -> int:
    """How many actions two games share at their beginning."""
    n = 0
    for one, other in zip(before, after, strict=False):
        if one != other:
            break
        n += 1
    return n
