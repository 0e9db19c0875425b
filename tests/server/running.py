"""A server in a process of its own, as `rulebound serve` starts it."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx
from websockets.sync.client import ClientConnection, connect

from rulebound.server.storage import Location
from tests.server.talking import TWO

SOURCES: Final = Path(__file__).resolve().parents[2] / "src"
PATIENCE: Final = 60  # seconds, for a machine that does much else


class Running:
    """`rulebound serve` in a process of its own."""

    def __init__(self, database: Location, *options: str, first: str = "") -> None:
        path = f"import sys; sys.path.insert(0, {str(SOURCES)!r}); "
        program = f"{path}{first or 'pass'}; from rulebound.cli import main; sys.exit(main())"
        url = database if isinstance(database, str) else f"sqlite:///{database}"
        words = ["serve", "--port", "0", "--db", url, *options]
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://(127\.0\.0\.1:\d+)/", line)
        assert found, line
        self.host = found[1]

    def open(self, seats: Any = TWO) -> dict[str, Any]:
        body = {"game": "courses", "seats": list(seats), "options": {"first": "1"}}
        answer = httpx.post(f"http://{self.host}/api/tables", json=body, timeout=PATIENCE)
        opened = answer.json()
        assert isinstance(opened, dict)
        return opened

    def look(self, link: str) -> dict[str, Any]:
        state = httpx.get(f"http://{self.host}/api/tables/{link}", timeout=PATIENCE).json()
        assert isinstance(state, dict)
        return state

    def sit(self, link: str) -> ClientConnection:
        return connect(f"ws://{self.host}/api/tables/{link}/live", origin=None, open_timeout=PATIENCE)

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@contextmanager
def running(database: Location, *options: str, first: str = "") -> Iterator[Running]:
    """A server with these options. first: what its process does before."""
    server = Running(database, *options, first=first)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)
        for pipe in (server.process.stdout, server.process.stderr):
            assert pipe is not None
            pipe.close()
