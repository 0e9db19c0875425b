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
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Served:
    """`rulebound serve` with a database. Requests say which address they come from, as behind a proxy."""

    def __init__(self, database: Path, port: int = 0) -> None:
        """Starts it, and waits until it listens. Raises RuntimeError if it does not."""
        began = time.perf_counter()
        words = ["serve", "--port", str(port), "--db", f"sqlite:///{database}", "--proxy", "127.0.0.1"]
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
        self.seconds_to_start = time.perf_counter() - began

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
    def cpu(self) -> float:
        """Seconds of CPU that its process has used, without those of its bots."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> float:
        """Megabytes in memory, without those of its bots."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ends it, and waits for it."""
        self.process.send_signal(how)
        self.process.wait(START)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.log.close()
