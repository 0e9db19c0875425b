"""The server under load, in a process of its own, with what it uses of the machine."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

START: Final = 60  # seconds until a server must listen
SPAWNED: Final = "spawn_main"  # in the command of a process of Python's multiprocessing
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Served:
    """`rulebound serve` with a database. Requests say which address they come from, as behind a proxy."""

    def __init__(self, database: Path, port: int = 0, *, url: str = "", processes: int = 1) -> None:
        """Starts it, and waits until it listens. Raises RuntimeError if it does not.

        url: of the database, empty for an SQLite file beside its log. processes: how many serve.
        """
        began = time.perf_counter()
        words = ["serve", "--port", str(port), "--db", url or f"sqlite:///{database}", "--proxy", "127.0.0.1"]
        words += ["--processes", str(processes)]
        self.processes = processes
        self.log = database.with_suffix(".log").open("ab")
        self.process = subprocess.Popen(  # noqa: S603 - this program, with words of its own
            [sys.executable, "-m", "rulebound", *words], stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if found is None:
            raise RuntimeError(f"the server did not start: see {self.log.name}")
        self.port = int(found[1])
        self._wait_for_all()
        self.seconds_to_start = time.perf_counter() - began

    def _wait_for_all(self) -> None:
        """Waits until as many processes serve as shall. Raises RuntimeError if they do not come."""
        until = time.perf_counter() + START
        while len(self.serving) < self.processes:
            if time.perf_counter() > until:
                raise RuntimeError(f"not all processes have started: see {self.log.name}")
            time.sleep(0.05)
        with urllib.request.urlopen(f"http://{self.host}/health", timeout=START):
            return

    @property
    def host(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    def post(self, path: str, body: object, address: str) -> Any:
        """The answer to a request from this address. Raises OSError."""
        request = urllib.request.Request(
            f"http://{self.host}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json", "x-forwarded-for": address},
        )
        with urllib.request.urlopen(request, timeout=START) as answer:  # noqa: S310 - likewise
            return json.load(answer)

    @property
    def serving(self) -> list[int]:
        """The processes that serve, without those of bots."""
        if self.processes == 1:
            return [self.process.pid]
        return [pid for pid in all_processes() if parent_of(pid) == self.process.pid and SPAWNED in command_of(pid)]

    @property
    def cpu(self) -> float:
        """Seconds of CPU that it has used, without its bots."""
        return sum(map(cpu_of, self.serving))

    @property
    def database_cpu(self) -> float:
        """Seconds of CPU that PostgreSQL's processes on this machine have used, for all databases."""
        return sum(cpu_of(pid) for pid in all_processes() if command_of(pid).startswith("postgres"))

    @property
    def memory(self) -> float:
        """Megabytes in memory, without those of its bots."""
        return sum(map(memory_of, self.serving))

    def kill(self, *, one: bool) -> None:
        """Ends processes that serve without a word: one of several, or all."""
        serving = self.serving
        for pid in serving[:1] if one else serving:
            os.kill(pid, signal.SIGKILL)
        if not one:
            self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ends it, and waits for it."""
        self.process.send_signal(how)
        self.process.wait(START)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.log.close()


def all_processes() -> list[int]:
    """The numbers of all processes."""
    return sorted(int(folder.name) for folder in Path("/proc").glob("[0-9]*"))


def stat_of(pid: int) -> list[str]:
    """What the system says of a process, from its state on; zeros for one that is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ["0"] * 20


def parent_of(pid: int) -> int:
    return int(stat_of(pid)[1])


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    return (int(stat_of(pid)[11]) + int(stat_of(pid)[12])) / TICKS


def command_of(pid: int) -> str:
    """The words with which a process was called."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


def memory_of(pid: int) -> float:
    """Megabytes that a process has in memory."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0
