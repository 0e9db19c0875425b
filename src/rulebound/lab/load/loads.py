"""The loads: tables in time, watchers, bots, idle sockets, restarts, kills."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from rulebound.lab.load.person import Counts, Person
from rulebound.lab.load.served import Served
from rulebound.lab.load.table import TWO, LoadedTable

T = TypeVar("T")
AT_ONCE: Final = 24  # tables that are opened, or sockets that connect, at the same time
BOT: Final = ({"name": "Ann"}, {"bot": "greedy"})
PASSING: Final = ("n", "since", "late", "here", "who", "left")  # what changes though the game does not


@dataclass(frozen=True)
class Load:
    """How much. every: seconds between two actions of a table. before: actions of each table before it counts.

    compress: messages are compressed. whole: they are whole states. database: the URL of one of PostgreSQL's, empty for
    a file. processes: how many serve.
    """

    tables: int = 1000
    seconds: float = 30.0
    every: float = 2.0
    watchers: int = 0
    before: int = 12
    times: int = 10
    compress: bool = False
    whole: bool = False
    database: str = ""
    processes: int = 1

    def serve(self, file: Path, port: int = 0) -> Served:
        """A server as this load wants it."""
        return Served(file, port, url=self.database, processes=self.processes)


async def some_at_once(works: Sequence[Awaitable[T]], most: int = AT_ONCE) -> list[T]:
    """All results, with so many at work at the same time."""
    room = asyncio.Semaphore(most)

    async def one(work: Awaitable[T]) -> T:
        async with room:
            return await work

    return list(await asyncio.gather(*[one(work) for work in works]))


async def opened(served: Served, load: Load, counts: Counts, *, bots: bool = False) -> list[LoadedTable]:
    """So many tables, each in the middle of a game."""
    how = {"compress": load.compress, "whole": load.whole}
    tables = [LoadedTable(n, counts, BOT if bots else TWO, load.watchers, **how) for n in range(load.tables)]
    await some_at_once([table.open(served) for table in tables])
    for _ in range(load.before):
        await some_at_once([table.act() for table in tables])
    return tables


async def played(database: Path, load: Load, *, bots: bool = False) -> dict[str, Any]:
    """Tables in time: latency, CPU, memory and sizes."""
    served, counts = load.serve(database), Counts()
    try:
        empty = served.memory
        tables = await opened(served, load, counts, bots=bots)
        await asyncio.sleep(1.0)
        counts.begin()
        cpu, own, began, its = served.cpu, time.process_time(), time.perf_counter(), served.database_cpu
        await asyncio.gather(*[table.play(served, load.seconds, load.every) for table in tables])
        seconds, cpu, own = time.perf_counter() - began, served.cpu - cpu, time.process_time() - own
        memory, its = served.memory, served.database_cpu - its
        await some_at_once([table.leave() for table in tables])
    finally:
        served.end()
    beside = {"database_cpu_ms_per_action": round(its / max(1, len(counts.latencies)) * 1000, 3)}
    return {
        **figures(counts, seconds, cpu, own),
        **(beside if load.database else {}),
        "memory_mb": round(memory),
        "memory_mb_empty": round(empty),
        "watchers_per_table": load.watchers,
    }


def figures(counts: Counts, seconds: float, cpu: float, own: float) -> dict[str, Any]:
    """What was counted. cpu, own: seconds of CPU that the server and this side have used."""
    acts = max(1, len(counts.latencies))
    return {
        "actions": len(counts.latencies),
        "actions_per_second": round(len(counts.latencies) / seconds, 1),
        "refused": counts.refused,
        "games_ended": counts.ended,
        **{f"p{share}_ms": round(share_of(counts.latencies, share) * 1000, 1) for share in (50, 90, 99)},
        "server_cpu_ms_per_action": round(cpu / acts * 1000, 3),
        "client_cpu_ms_per_action": round(own / acts * 1000, 3),
        "server_cpu_share": round(cpu / seconds, 2),
        "frame_bytes_median": round(share_of(counts.frames, 50)),
        "frame_bytes_p90": round(share_of(counts.frames, 90)),
        "frames": len(counts.frames),
    }


def share_of(values: Sequence[float], share: float) -> float:
    """The value that so many of a hundred do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))] if ordered else 0.0


async def idle(database: Path, sockets: int) -> dict[str, Any]:
    """Sockets that only watch, over a number of tables: what they cost when nothing happens."""
    served, counts = Served(database), Counts()
    try:
        load = Load(tables=-(-sockets // 60), watchers=0, before=2)
        rooms = await opened(served, load, counts)
        before = served.memory
        people = [Person(counts) for _ in range(sockets)]
        places = [(rooms[n % len(rooms)].links[-1], f"10.200.{n >> 8 & 255}.{n & 255}") for n in range(sockets)]
        await some_at_once([person.sit(served.host, *place) for person, place in zip(people, places, strict=True)])
        cpu = served.cpu
        await asyncio.sleep(20.0)
        used, memory = served.cpu - cpu, served.memory
        counts.begin()
        await rooms[0].act()
        await some_at_once([person.leave() for person in people], 200)
        await some_at_once([table.leave() for table in rooms])
    finally:
        served.end()
    return {
        "sockets": sockets,
        "server_cpu_share_idle": round(used / 20.0, 3),
        "memory_mb": round(memory),
        "kb_per_socket": round((memory - before) * 1024 / sockets, 1),
    }


async def restarted(database: Path, load: Load) -> dict[str, Any]:
    """A server that is killed comes back, and so do all people at once."""
    served, counts = load.serve(database), Counts()
    tables = await opened(served, load, counts)
    served.kill(one=False)
    began = time.perf_counter()
    served = load.serve(database, served.port)
    try:
        listens = time.perf_counter() - began
        cpu = served.cpu
        await some_at_once([table.come(served) for table in tables], 64)
        back, cpu = time.perf_counter() - began, served.cpu - cpu
        await some_at_once([table.leave() for table in tables])
    finally:
        served.end()
    return {
        "tables": load.tables,
        "seconds_until_it_listens": round(listens, 2),
        "seconds_until_all_are_back": round(back, 2),
        "server_cpu_ms_per_table": round(cpu * 1000 / load.tables, 2),
    }


async def killed(database: Path, load: Load) -> dict[str, Any]:
    """The server is killed at random moments under load: what was acknowledged must be there again.

    Of several processes, one is killed and the next time all.

    Raises AssertionError if an action is lost or a view differs from the one before, TimeoutError if a table is stuck.
    """
    chance, counts = Random(load.times), Counts()  # noqa: S311 - no secret
    served = load.serve(database)
    port = served.port
    tables = [LoadedTable(n, counts, keeps=True) for n in range(load.tables)]
    await some_at_once([table.open(served) for table in tables])
    compared = 0
    try:
        for number in range(load.times):
            one = load.processes > 1 and number % 2 == 0
            playing = [asyncio.create_task(table.play(served, 600.0, load.every)) for table in tables]
            await asyncio.sleep(0.5 + chance.random() * load.seconds)
            served.kill(one=one)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            before = [[person.state for person in table.people] for table in tables]
            for table in tables:
                with suppress(ConnectionError):
                    await table.leave()
            if not one:
                served = load.serve(database, port)
            await some_at_once([table.come(served) for table in tables])
            compared += sum(compare(table, known) for table, known in zip(tables, before, strict=True))
            await some_at_once([table.act() for table in tables])  # each goes on
    finally:
        served.end()
    return {
        "kills": load.times,
        "actions_acknowledged": len(counts.latencies),
        "views_compared": compared,
        "refused": counts.refused,
    }


def compare(table: LoadedTable, before: Sequence[dict[str, Any]]) -> int:
    """Compares the views after a restart to those before. Returns how many were of the same revision."""
    same = 0
    for person, known in zip(table.people, before, strict=True):
        now = person.state
        assert now["revision"] > table.acknowledged, "an acknowledged action is lost"
        if known and known["revision"] == now["revision"]:
            assert lasting(known) == lasting(now), "a view is not as it was before the restart"
            same += 1
    return same


def lasting(value: Any) -> Any:
    """A state without what says who is here and how late it is."""
    if isinstance(value, dict):
        return {key: lasting(it) for key, it in value.items() if key not in PASSING}
    return [lasting(it) for it in value] if isinstance(value, list) else value
