"""Bots think beside the screen, in a process of their own, so that it never freezes.

A thread would not do: compiled code does not let other threads run. The process is handed the position as it is saved,
a line of JSON for each question, and answers with the codes of actions.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any, Final

import msgspec

from rulebound.bots import bot_of
from rulebound.terminal.sitting import Sitting
from rulebound.terminal.thought import Question, Thought

QUICK: Final = ("random",)  # bots that need no process
ADVISER: Final = "ismcts:1s"
LONGEST: Final = 1 << 24  # bytes of an answer


class ThinkingFailed(RuntimeError):
    """The process that thinks has ended or said something else; the sentence says what."""


class Thinking:
    """The process in which bots think. It begins when it is first needed, or when `begin` says so."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.stopped: list[Process] = []
        self.one_at_a_time = asyncio.Lock()

    async def begin(self) -> Process:
        """Starts the process, if it is not running."""
        if self.process is None or self.process.returncode is not None:
            module = "rulebound.terminal.thought"
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", module, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST
            )
        return self.process

    def stop(self) -> None:
        """Whoever still thinks is not waited for."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            self.stopped.append(self.process)
        self.process = None

    async def end(self) -> None:
        """Nobody will ask any more."""
        self.stop()
        for process in self.stopped:
            await process.communicate()

    async def choice(self, sitting: Sitting) -> int:
        """The code of what the bot does that must decide."""
        seat = sitting.deciding
        spec, seed = sitting.players[seat].bot, sitting.match.state.setup.seed + seat
        if spec in QUICK:
            return bot_of(spec, seed + len(sitting.match.actions)).choose(sitting.seat(seat)).code
        return (await self.thought(sitting, spec, seed, advise=False)).options[0][0]

    async def advice(self, sitting: Sitting) -> list[tuple[int, float]]:
        """What a bot would do in the place of the seat that must decide: codes with chances, the best first."""
        return (await self.thought(sitting, ADVISER, len(sitting.match.actions), advise=True)).options

    async def thought(self, sitting: Sitting, spec: str, seed: int, *, advise: bool) -> Thought:
        """The answer of the process. Where nobody waits for it any more, the process is ended."""
        state: dict[str, Any] = sitting.match.state.save()
        question = Question(sitting.game.name, sitting.cards, spec, seed, state, sitting.deciding, advise)
        async with self.one_at_a_time:
            process = await self.begin()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            except BaseException:  # its answer would be taken for that to the next question
                self.stop()
                raise
        if not line:
            self.stop()
            raise ThinkingFailed(f"the bot {spec} has stopped thinking")
        thought = msgspec.json.decode(line, type=Thought)
        if thought.fault:
            raise ThinkingFailed(f"the bot {spec} could not think: {thought.fault}")
        return thought
