"""The processes in which bots think. One that dies or takes too long is ended and replaced, and its job done again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from rulebound.lab.workers import interrupts_kept_back
from rulebound.server.worker import Job, Thought, work

TRIES: Final = 3
PATIENCE: Final = 60.0  # seconds for one thought, however slow the machine is

log = logging.getLogger(__name__)


class NoThought(RuntimeError):
    """The bot has not come to an answer; the sentence says why."""


class Thinker:
    """One process, and the connection to it. It starts with the first job, or when it is warmed up."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._lock = threading.Lock()
        self._closed = False

    def start(self) -> Connection:
        """The connection to the process, which is running now. Raises EOFError after the end of the server."""
        with self._lock:
            if self._closed:
                raise EOFError("the server ends")
            if self._connection is not None and self._process is not None and self._process.is_alive():
                return self._connection
            self._end()
            return self._begin()

    def _begin(self) -> Connection:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        with interrupts_kept_back():
            self._process = context.Process(target=work, args=(theirs,), name="rulebound bot", daemon=True)
            self._process.start()
        theirs.close()
        self._connection = ours
        return ours

    def ask(self, job: Job, patience: float) -> Thought:
        """Blocks until the answer. Raises OSError or EOFError where the process dies, TimeoutError."""
        connection = self.start()
        try:
            connection.send(job)
            if not connection.poll(patience):
                raise TimeoutError(f"no answer within {patience:.0f} seconds")
            answer = connection.recv()
        except (OSError, EOFError):  # TimeoutError is an OSError
            self.end()
            raise
        assert isinstance(answer, Thought)
        return answer

    def end(self, *, for_good: bool = False) -> None:
        """Ends the process, whatever it does."""
        with self._lock:
            self._closed = self._closed or for_good
            self._end()

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._connection is not None:
            self._connection.close()
        self._process = self._connection = None

    @property
    def pid(self) -> int:
        """The number of the process; 0 where none runs."""
        return (self._process.pid or 0) if self._process is not None else 0


class Pool:
    """So many thinkers; jobs wait until one is idle."""

    def __init__(self, thinkers: int, patience: float = PATIENCE) -> None:
        self.thinkers = [Thinker() for _ in range(thinkers)]
        self.patience = patience
        self._closed = False
        self._idle: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.thinkers:
            self._idle.put_nowait(thinker)
        self._threads = ThreadPoolExecutor(thinkers, thread_name_prefix="bots")

    def warm_up(self) -> None:
        """Starts the processes, without waiting for them."""
        for thinker in self.thinkers:
            self._threads.submit(thinker.start)

    async def think(self, job: Job) -> Thought:
        """The answer to a job. Raises NoThought."""
        thinker = await self._idle.get()
        try:
            return await self._try(thinker, job)
        finally:
            self._idle.put_nowait(thinker)

    async def _try(self, thinker: Thinker, job: Job) -> Thought:
        loop = asyncio.get_running_loop()
        fault = ""
        for _ in range(TRIES):
            if self._closed:
                raise NoThought("the server ends")
            try:
                thought = await loop.run_in_executor(self._threads, thinker.ask, job, self.patience)
            except (OSError, EOFError) as error:
                fault = str(error) or "the process ended"
                log.warning("a bot's process was replaced game=%s spec=%s why=%s", job.game, job.spec, fault)
                continue
            if thought.fault:
                raise NoThought(thought.fault)
            return thought
        raise NoThought(f"{TRIES} times in a row {fault}")

    def close(self) -> None:
        """Ends all processes; who still waits for a thought gets none."""
        self._closed = True
        with contextlib.suppress(OSError):
            for thinker in self.thinkers:
                thinker.end(for_good=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
