"""A table under load: its people act in time, and somebody may watch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from rulebound.games import GAMES
from rulebound.lab.load.person import Counts, Person
from rulebound.lab.load.served import Served

TWO: Final = ({"name": "Ann"}, {"name": "Tor"})
SLOW: Final = 30.0  # seconds until a state must have come to who decides


class LoadedTable:
    """One table. number: which one it is, and so which game it plays and from which address its people come."""

    def __init__(
        self, number: int, counts: Counts, seats: Sequence[dict[str, str]] = TWO, watchers: int = 0, **how: bool
    ) -> None:
        """how: as for each Person."""
        self.number = number
        self.counts = counts
        self.seats = list(seats)
        self.chance = Random(number)  # noqa: S311 - a load hides nothing
        self.address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.people = [Person(counts, **how) for seat in seats if "bot" not in seat]
        self.watchers = [Person(counts, **how) for _ in range(watchers)]
        self.links: list[str] = []
        self.acknowledged = -1  # the revision at which the last acknowledged action was chosen

    async def open(self, served: Served) -> None:
        """Opens the table, and all come to it."""
        body: dict[str, Any] = {"game": GAMES[self.number % len(GAMES)], "seats": self.seats}
        opened = await asyncio.to_thread(served.post, "/api/tables", body, self.address)
        self.links = [*[place["link"] for place in opened["links"]], opened["watch"]]
        self.acknowledged = -1
        await self.come(served)

    async def come(self, served: Served) -> None:
        """All come to the table, or come back."""
        for person, link in zip(self.people, self.links, strict=False):
            await person.sit(served.host, link, self.address)
        for watcher in self.watchers:
            await watcher.sit(served.host, self.links[-1], self.address)

    async def leave(self) -> None:
        """All leave."""
        for person in [*self.people, *self.watchers]:
            await person.leave()

    @property
    def is_over(self) -> bool:
        """Whether the game is over for all who hear of it."""
        return all(person.over for person in self.people)

    async def who_is_asked(self) -> Person | None:
        """Who must decide; waits until somebody must. None once the game is over. Raises TimeoutError."""
        async with asyncio.timeout(SLOW):
            while not self.is_over:
                for person in self.people:
                    if person.options:
                        return person
                    person.changed.clear()
                changes = [asyncio.create_task(person.changed.wait()) for person in self.people]
                await asyncio.wait(changes, return_when=asyncio.FIRST_COMPLETED)
                for change in changes:
                    change.cancel()
        return None

    async def act(self) -> bool:
        """One action of who must decide. Returns whether the game goes on."""
        person = await self.who_is_asked()
        if person is None:
            return False
        others = [other.revision for other in self.people]
        chosen_at = await person.act(self.chance)
        self.acknowledged = max(self.acknowledged, chosen_at)
        if person.revision == others[self.people.index(person)]:
            person.options = person.options if chosen_at < 0 else []  # else the state has come before its reply
        return True

    async def play(self, served: Served, seconds: float, every: float) -> None:
        """Acts every so many seconds, 0 for at once, for this long; a game that is over is followed by another one."""
        loop = asyncio.get_running_loop()
        due = loop.time() + self.chance.random() * every
        end = loop.time() + seconds
        while due < end:
            await asyncio.sleep(max(0.0, due - loop.time()))
            if not await self.act():
                self.counts.ended += 1
                await self.leave()
                await self.open(served)
            due = max(due + every, loop.time()) if every else loop.time()
