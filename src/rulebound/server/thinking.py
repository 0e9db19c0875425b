"""The processes in which a server's bots think, and how tables share them."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from rulebound.language import _
from rulebound.server.turns import Turn, Turns
from rulebound.session.players import seconds_of
from rulebound.session.thinking import Thinker
from rulebound.session.thought import Question, Thought

PATIENCE: Final = 60.0  # seconds for one thought, however slow the machine is


class Pool:
    """So many processes. Questions wait until one is idle and it is their table's turn.

    If there are several, one is always left to short questions.
    """

    def __init__(self, thinkers: int, patience: float = PATIENCE) -> None:
        self.thinkers = [Thinker() for _ in range(thinkers)]
        self.patience = patience
        self._idle = list(self.thinkers)
        self._turns: Turns[Thinker] = Turns()
        self._long = 0  # long questions that are being thought about
        self._running: set[asyncio.Task[Thought]] = set()

    @property
    def thinking(self) -> int:
        """How many questions are being thought about."""
        return len(self.thinkers) - len(self._idle)

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return sum(not turn.called.done() for turn in self._turns.waiting)

    async def warm_up(self) -> None:
        """Starts the processes."""
        for thinker in self.thinkers:
            await thinker.begin()

    async def think(self, table: str, question: Question) -> Thought:
        """The answer. Raises NoThought. A cancelled caller stops waiting; a started thought goes on to its end."""
        turn = self._turns.wait(table, seconds_of(question.spec))
        self._call()
        try:
            thinker = await turn.called
        except asyncio.CancelledError:
            if turn.called.done() and not turn.called.cancelled():
                self._free(turn, turn.called.result(), 0.0)
            turn.called.cancel()
            raise
        running = asyncio.create_task(self._serve(turn, thinker, question))
        self._running.add(running)
        running.add_done_callback(self._done)
        return await asyncio.shield(running)

    def _call(self) -> None:
        """Gives work to idle processes."""
        while self._idle:
            turn = self._turns.next(long_too=self._long < max(1, len(self.thinkers) - 1))
            if turn is None:
                return
            self._long += turn.is_long
            turn.called.set_result(self._idle.pop())

    async def _serve(self, turn: Turn[Thinker], thinker: Thinker, question: Question) -> Thought:
        began = time.monotonic()
        try:
            return await thinker.think(question, self.patience)
        finally:
            self._free(turn, thinker, time.monotonic() - began)

    def _free(self, turn: Turn[Thinker], thinker: Thinker, seconds: float) -> None:
        """A process is idle again."""
        self._turns.served(turn, seconds)
        self._long -= turn.is_long
        self._idle.append(thinker)
        self._call()

    def _done(self, running: asyncio.Task[Thought]) -> None:
        self._running.discard(running)
        if not running.cancelled():
            running.exception()  # the request may have been cancelled

    async def end(self) -> None:
        """Ends all processes; pending questions get no answer."""
        await asyncio.gather(*[thinker.end(_("the server ends")) for thinker in self.thinkers])
