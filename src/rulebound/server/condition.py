"""The condition of a server, for the person who runs it: whether it works, and figures that Prometheus reads."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from rulebound.server.meetings import Meetings
from rulebound.server.registry import Registry
from rulebound.server.storage import FAILURES
from rulebound.server.store import Store

PATIENCE: Final = 5.0  # seconds for the database to answer
FORMAT: Final = "text/plain; version=0.0.4"

log = logging.getLogger(__name__)


class Figure(NamedTuple):
    """A figure. kind: a counter only rises, a gauge also falls."""

    name: str
    kind: str
    about: str
    value: Callable[[], float]


class Condition:
    """Answers two requests, which tell no names, links or addresses."""

    def __init__(self, registry: Registry, meetings: Meetings) -> None:
        self.registry = registry
        self.began = time.time()
        rooms, pool = registry.rooms, registry.pool
        self.figures = [
            Figure("rulebound_tables", "gauge", "Tables in memory.", lambda: len(rooms)),
            Figure("rulebound_meetings", "gauge", "Tables before their game.", lambda: len(meetings.known)),
            Figure("rulebound_sockets", "gauge", "Connected pages at tables.", registry.count_sockets),
            Figure("rulebound_changes_total", "counter", "Changes of tables on disk.", lambda: registry.store.changes),
            Figure("rulebound_bots_thinking", "gauge", "Bots that think.", lambda: pool.thinking),
            Figure("rulebound_bots_waiting", "gauge", "Questions to bots that wait.", lambda: pool.waiting),
            Figure("process_start_time_seconds", "gauge", "When it began, since 1970.", lambda: self.began),
            Figure("process_cpu_seconds_total", "counter", "Time of the processor, bots left out.", time.process_time),
            Figure("process_max_resident_memory_bytes", "gauge", "Most memory so far, bots left out.", most_memory),
        ]

    async def health(self, request: Request) -> Response:
        """Whether the server answers and its database does: 200, else 503."""
        try:
            await asyncio.wait_for(self.registry.store.do(Store.check), PATIENCE)
        except (TimeoutError, *FAILURES):
            log.exception("the database does not answer")
            return JSONResponse({"healthy": False}, 503)
        return JSONResponse({"healthy": True})

    async def metrics(self, request: Request) -> Response:
        """All figures."""
        return PlainTextResponse("".join(self._lines()), media_type=FORMAT)

    def _lines(self) -> Iterator[str]:
        for figure in self.figures:
            yield f"# HELP {figure.name} {figure.about}\n# TYPE {figure.name} {figure.kind}\n"
            yield f"{figure.name} {figure.value():.15g}\n"


def most_memory() -> float:
    """The most bytes that this process had in memory; 0 where the system does not say."""
    try:
        import resource  # there is none on Windows
    except ImportError:
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return float(most if sys.platform == "darwin" else most * 1024)
