"""A process in which bots think, seen from outside. It is replaced if it dies or takes too long.

A thread is not enough: compiled code does not let other threads run.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

import msgspec

from rulebound.language import _
from rulebound.session.thought import Question, Thought

TRIES: Final = 3
LONGEST: Final = 1 << 24  # bytes of an answer

log = logging.getLogger(__name__)


class NoThought(RuntimeError):
    """The bot has found no answer; the sentence says why."""


class Thinker:
    """One process. It starts with the first question, or by `begin`."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._stopped: list[Process] = []
        self._one_at_a_time = asyncio.Lock()
        self._beginning = asyncio.Lock()
        self._closed = ""  # why there are no more answers

    @property
    def pid(self) -> int:
        """The id of the process; 0 if none runs."""
        return self._process.pid if self._process is not None else 0

    async def begin(self) -> Process:
        """Starts the process, if it is not running. Raises NoThought after the end."""
        async with self._beginning:
            if self._closed:
                raise NoThought(self._closed)
            if self._process is None or self._process.returncode is not None:
                self.stop()
                python = [sys.executable, "-P", "-m", "rulebound.session.thought"]
                self._process = await asyncio.create_subprocess_exec(
                    *python, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST, start_new_session=True
                )
            return self._process

    async def think(self, question: Question, patience: float) -> Thought:
        """The answer; each try may take so many seconds. Raises NoThought. If the caller is cancelled, the process
        ends.

        If a process dies or takes too long, the bot tries again in another one.
        """
        fault = ""
        async with self._one_at_a_time:
            for _try in range(TRIES):
                try:
                    thought = await self._answer(question, patience)
                except (OSError, EOFError) as error:  # a TimeoutError is an OSError
                    fault = str(error) or _("the process ended")
                    log.warning(
                        "a bot's process was replaced game=%s spec=%s why=%s", question.game, question.spec, fault
                    )
                    continue
                if thought.fault:
                    raise NoThought(thought.fault)
                return thought
        raise NoThought(_("it failed {n} times in a row: {fault}", n=TRIES, fault=fault))

    async def _answer(self, question: Question, patience: float) -> Thought:
        """The answer of the process. Raises OSError or EOFError if it dies, TimeoutError, NoThought."""
        process = await self.begin()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(patience):
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
        except TimeoutError as error:
            self.stop()
            raise TimeoutError(_("no answer within {n:.0f} seconds", n=patience)) from error
        except BaseException:  # its answer would be taken for that to the next question
            self.stop()
            raise
        if not line:
            self.stop()
            raise EOFError
        return msgspec.json.decode(line, type=Thought)

    def stop(self) -> None:
        """Ends the process, whatever it does. The next question starts another one."""
        if self._process is not None:
            if self._process.returncode is None:
                self._process.kill()
            self._stopped = [it for it in (*self._stopped, self._process) if it.returncode is None]
        self._process = None

    async def end(self, why: str = "the question was withdrawn") -> None:
        """Ends the process for good; pending questions end with the reason."""
        self._closed = why
        async with self._beginning:
            self.stop()
        async with self._one_at_a_time:
            for process in self._stopped:
                await process.communicate()
            self._stopped.clear()
