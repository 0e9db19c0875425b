"""A table with the people around it: every change is sent to all, and bots are asked when they must decide."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from rulebound.kernel.basics.problem import DataError
from rulebound.language import _, language
from rulebound.server import frames
from rulebound.server.audience import Audience
from rulebound.server.listener import Listener, Push
from rulebound.server.outages import moved
from rulebound.server.shared_table import Late, SharedTable
from rulebound.server.states import faces, state_of
from rulebound.server.storage import FAILURES
from rulebound.server.store import Store
from rulebound.server.thinking import Pool
from rulebound.session.errors import Refused
from rulebound.session.history import History
from rulebound.session.players import spec_of
from rulebound.session.summary import Summary, summary
from rulebound.session.table import Table
from rulebound.session.table_config import Place, new_seed, now

log = logging.getLogger(__name__)


class Room(SharedTable):
    """A table in memory, with its people and bots."""

    def __init__(self, table: Table, store: Store, pool: Pool) -> None:
        super().__init__(table, store)
        self.pool = pool
        self.audience = Audience(self.state)
        self.listeners = self.audience.listeners
        self.left: dict[int, str] = dict.fromkeys(table.people, now())  # seats of people, and since when they are away
        self.trouble = ""
        self.used = time.monotonic()
        self.elsewhere: set[int] = set()  # seats of people who are connected to other servers
        self.on_people: Callable[[Room], None] | None = None  # called when people have come or gone
        self.guests: dict[int, str] = {}  # by seat, those who are known; up to date once somebody has entered
        self.answering: set[asyncio.Task[None]] = set()  # what somebody has asked for is done even if they leave
        self.watcher: Callable[[Room], None] | None = None  # gets this room after each change
        self.rematching = asyncio.Lock()  # two players may ask for a rematch at once, and must meet at one table
        self.shown = asyncio.Event()  # whenever the table has changed, or somebody has come or left
        self.foretelling = asyncio.Lock()  # one forecast after the other: together they would hold up other tables
        self._thinking: asyncio.Task[None] | None = None
        self._history: History | None = None
        self._summed: tuple[tuple[int, str], Summary] | None = None  # of so many actions, and its language

    def show(self, place: Place | None = None) -> None:
        """Sends the table as it is now to all, or only to one place."""
        self.shown.set()
        if self.watcher is not None:
            self.watcher(self)
        for listener in self.listeners:
            if place is None or listener.place.link == place.link:
                listener.facing = faces(self.table, listener.place, listener.facing)
        self.audience.show(place)

    def state(self, place: Place, facing: int) -> frames.State:
        """The table as this link sees it."""
        following, number = self.following.get(place.link, ""), self.audience.number(place)
        return state_of(self.table, place, facing, self.left, following, self.trouble, number)

    def postpone(self, seconds: int) -> None:
        """The clock of the computer was set by so many seconds, which are not thinking time."""
        self.table.standing.since = moved(self.table.standing.since, seconds)
        self.left = {seat: moved(since, seconds) for seat, since in self.left.items()}

    def dismiss(self) -> None:
        """If this room is no longer valid, makes all reconnect, so that they get the table as it is stored."""
        if self.broken:
            for listener in self.listeners:
                listener.close()

    # -- who is here ---------------------------------------------------------------------------------------------------

    def enter(self, place: Place, guest: str = "", *, follows: bool = False, push: Push | None = None) -> Listener:
        """A page opens this link. guest: the key of its guest. follows, push: as for a Listener."""
        listener = Listener(place, guest, follows=follows, push=push)
        came = [seat for seat in place.seats if self.left.pop(seat, None) is not None]
        if came:
            self.show()
        self.listeners.add(listener)
        self._note_people()
        self.audience.show_whole(listener)
        self.go_on()
        return listener

    def leave(self, listener: Listener) -> None:
        """A socket has closed."""
        self.audience.leave(listener)
        self.hints.drop(listener)
        gone = [seat for seat in listener.place.seats if seat in self.table.people and seat not in self.here]
        self.left.update(dict.fromkeys(gone, now()))
        self._note_people()
        if gone:
            self.show()

    @property
    def owes(self) -> bool:
        """Whether the browser of somebody who is here has yet to contribute to the seed of the rematch."""
        here = [place for place in self.table.config.places if self.here.intersection(place.seats)]
        return any(self.table.owes(place) for place in here)

    @property
    def seats_here(self) -> set[int]:
        """The seats that are connected to this server."""
        return {seat for listener in self.listeners for seat in listener.place.seats}

    @property
    def here(self) -> set[int]:
        """The seats that are connected to any server."""
        return self.seats_here | self.elsewhere

    def _note_people(self) -> None:
        if self.on_people is not None:
            self.on_people(self)

    def know(self, elsewhere: set[int]) -> None:
        """These seats are connected to other servers."""
        self.elsewhere = elsewhere
        came = [seat for seat in self.left if seat in self.here]
        gone = [seat for seat in self.table.people if seat not in self.here and seat not in self.left]
        for seat in came:
            del self.left[seat]
        self.left.update(dict.fromkeys(gone, now()))
        if came or gone:
            self.show()
        self.go_on()  # the server at which a bot has thought may be gone

    def others(self, place: Place) -> list[str]:
        """The people with other links to seats who are here, or have played here."""
        played = {made.seat for made in self.table.made if made.chosen} | set(self.table.standing.conceded)
        played |= {seat for listener in self.listeners for seat in listener.place.seats}
        seats = {seat for other in self.table.config.places if other != place for seat in other.seats}
        return [self.table.name_of(seat) for seat in sorted(seats & played)]

    def is_idle(self, seconds: float) -> bool:
        """Whether the table has been empty for so long, and no bot thinks."""
        busy = self.listeners or self.lock.locked() or (self._thinking is not None and not self._thinking.done())
        return not busy and time.monotonic() - self.used > seconds

    async def close(self) -> None:
        """Stops the bots."""
        self.hints.drop()
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    # -- bots ----------------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Lets a bot begin to think if it must decide and a person is there."""
        seat = self.table.decider
        if seat < 0 or not self.table.bot_of(seat) or self.broken or not self.is_for_somebody:
            return
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._play())

    @property
    def is_for_somebody(self) -> bool:
        """Whether people play here or watch."""
        return bool(self.table.people or self.listeners)

    async def _play(self) -> None:
        """Lets bots decide, unless another server does so. It looks once more when it is done, and so do we."""
        if not self.store.shared:
            await self._decide()
            return
        job, goes_on = f"bots {self.table.id}", True
        while goes_on and self.table.decider >= 0 and self.table.bot_of(self.table.decider) and not self.broken:
            try:
                if not await self.store.has(job):
                    return
                try:
                    if await self.store.do(Store.version_of, self.table.id) != self.version:
                        await self.catch_up()  # who had the job before may have done it
                    goes_on = await self._decide()
                finally:
                    await self.store.do(Store.give_back, job)
            except FAILURES:
                log.exception("the job of a bot could not be shared table=%s", self.table.id[:6])
                return

    async def _decide(self) -> bool:
        """Lets bots decide as long as one must. Returns whether they may go on when one must again."""
        table = self.table
        while (seat := table.decider) >= 0 and (level := table.bot_of(seat)) and not self.broken:
            if not self.is_for_somebody:
                return False
            revision = table.standing.revision
            try:
                code = table.reply()
                if code < 0:
                    thought = await self.pool.think(table.id, table.question(seat, spec_of(level), new_seed()))
                    code = thought.best[0][0]
                await self._take(seat, code, revision)
            except Exception as error:
                if isinstance(error, Late):
                    continue
                self.trouble = _("The bot cannot decide: {why}.", why=str(error).rstrip("."))
                log.exception("a bot cannot decide table=%s level=%s", table.id[:6], level)
                self.show()
                self.dismiss()
                return False
            self.trouble = ""
        return True

    async def _take(self, seat: int, code: int, revision: int) -> None:
        """Takes the action that a bot has chosen, if the table has not changed since."""
        await self._keep_time()
        async with self.lock:
            if self.table.standing.revision != revision or self.broken:
                return
            before = list(self.table.match.actions)
            self.table.act(seat, code)
            await self.keep(before)
        self.show()

    # -- the history ---------------------------------------------------------------------------------------------------

    def history(self) -> History:
        """All positions so far. Takes long in a long game: call it in a thread."""
        actions = list(self.table.match.actions)
        history = self._history
        if history is None or not history.goes_on_with(actions):
            history = History(self.table.game, self.table.config.record)
        try:
            history.extend(actions)
        except DataError as error:
            raise Refused("failed", _("This game cannot be replayed: {error}.", error=error)) from error
        self._history = history
        return history

    def summary(self) -> Summary:
        """The summary of a finished game. Takes long: call it in a thread. Raises Refused."""
        history, end = self.history(), self.table.end
        key = history.last, language()
        if self._summed is None or self._summed[0] != key:
            self._summed = (key, summary(history, end.winners if end else ()))
        return self._summed[1]
