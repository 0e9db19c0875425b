"""Several processes that serve one database behind one port.

The first process opens the port and serves nothing; the others accept connections from it, and the system gives each
connection to one of them. So who connected to a process that died comes to another one with the next connection, and
no connection waits for a process that is gone. A process that dies is replaced.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Final

from rulebound.language import _, choose, chosen
from rulebound.server.app import Settings, make
from rulebound.server.serving import served

PAUSE: Final = 1.0  # seconds until a process is replaced
PATIENCE: Final = 15.0  # seconds for all processes to end
LINES: Final = "%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"

log = logging.getLogger(__name__)


def served_by_several(settings: Settings, listening: socket.socket, proxy: str, count: int) -> int:
    """Serves until Ctrl-C, or until the system asks this process to end. Returns the exit status."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    running = [begun(settings, listening, proxy) for _n in range(count)]
    try:
        while True:
            wait([process.sentinel for process in running])
            time.sleep(PAUSE)
            for n, process in enumerate(running):
                if not process.is_alive():
                    log.warning("a process has ended with status %s, and another one takes its place", process.exitcode)
                    running[n] = begun(settings, listening, proxy)
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
        end_all(running)
    print(_("\nEverything is kept. Goodbye."), flush=True)
    return 0


def begun(settings: Settings, listening: socket.socket, proxy: str) -> SpawnProcess:
    """A process that serves. It is a new one rather than a copy, because this one may have threads."""
    process = multiprocessing.get_context("spawn").Process(target=serve, args=(settings, listening, proxy, chosen()))
    process.start()
    return process


def serve(settings: Settings, listening: socket.socket, proxy: str, language: str) -> None:
    """What each process does."""
    logging.basicConfig(level=logging.INFO, format=LINES)
    threading.Thread(target=end_with_parent, daemon=True).start()
    choose(language)
    listening.setblocking(False)
    served(make(settings), listening, proxy=proxy, last=False)


def end_with_parent() -> None:
    """Ends this process when the first one is gone, which would leave it without anybody to end it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


def end_all(running: list[SpawnProcess]) -> None:
    """Asks all processes to end, and ends those that do not."""
    for process in running:
        process.terminate()
    latest = time.monotonic() + PATIENCE
    for process in running:
        process.join(max(0.0, latest - time.monotonic()))
        if process.is_alive():
            process.kill()
