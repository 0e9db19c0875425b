"""The processes in which bots think. One that dies or takes too long is ended and replaced, and its job done again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from rulebound.lab.workers import interrupts_kept_back
from rulebound.server.opponents import seconds_of
from rulebound.server.turns import Turn, Turns
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
    """So many thinkers; jobs wait until one is idle, and it is their table's turn.

    Long jobs leave one thinker to the short ones, if there is more than one.
    """

    def __init__(self, thinkers: int, patience: float = PATIENCE) -> None:
        self.thinkers = [Thinker() for _ in range(thinkers)]
        self.patience = patience
        self._closed = False
        self._idle = list(self.thinkers)
        self._turns: Turns[Thinker] = Turns()
        self._long = 0  # long jobs that are being thought about
        self._running: set[asyncio.Task[Thought]] = set()
        self._threads = ThreadPoolExecutor(thinkers, thread_name_prefix="bots")

    def warm_up(self) -> None:
        """Starts the processes, without waiting for them."""
        for thinker in self.thinkers:
            self._threads.submit(thinker.start)

    async def think(self, job: Job) -> Thought:
        """The answer to a job. Raises NoThought. Who is cancelled waits no more; what has begun goes on to its end."""
        turn = self._turns.wait(job.table, seconds_of(job.spec))
        self._call()
        try:
            thinker = await turn.called
        except asyncio.CancelledError:
            if turn.called.done() and not turn.called.cancelled():
                self._free(turn, turn.called.result(), 0.0)
            turn.called.cancel()
            raise
        running = asyncio.create_task(self._serve(turn, thinker, job))
        self._running.add(running)
        running.add_done_callback(self._done)
        return await asyncio.shield(running)

    def _call(self) -> None:
        """Gives idle thinkers something to do."""
        while self._idle:
            turn = self._turns.next(long_too=self._long < max(1, len(self.thinkers) - 1))
            if turn is None:
                return
            self._long += turn.is_long
            turn.called.set_result(self._idle.pop())

    async def _serve(self, turn: Turn[Thinker], thinker: Thinker, job: Job) -> Thought:
        began = time.monotonic()
        try:
            return await self._try(thinker, job)
        finally:
            self._free(turn, thinker, time.monotonic() - began)

    def _free(self, turn: Turn[Thinker], thinker: Thinker, seconds: float) -> None:
        """A thinker is idle again."""
        self._turns.served(turn, seconds)
        self._long -= turn.is_long
        self._idle.append(thinker)
        self._call()

    def _done(self, running: asyncio.Task[Thought]) -> None:
        self._running.discard(running)
        if not running.cancelled():
            running.exception()  # perhaps nobody waits for it any more

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
