"""The positions of a game from its beginning on, as any seat saw them."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.event import Event
from rulebound.kernel.game import Game
from rulebound.kernel.record import Record, begin, follow
from rulebound.kernel.view import Line, View, say
from rulebound.server.told import Step


class Past:
    """The positions after 0, 1, 2 ... actions."""

    def __init__(self, game: Game, record: Record) -> None:
        """Raises RecordError where the game cannot be begun."""
        self.game = game
        self.codes: list[int] = []
        self.tables: list[CardTable] = []
        self.logged: list[int] = []  # how long the log was; it is kept once, or it would fill the memory
        self.log: list[Event] = []
        self._last = begin(game, record)
        self._add()

    def goes_on_with(self, codes: Sequence[int]) -> bool:
        """Whether a game with these actions is this one, or goes on from it."""
        return self.codes == list(codes[: len(self.codes)])

    def extend(self, codes: Sequence[int]) -> None:
        """Goes on to the end of these actions. Raises RecordError where they cannot be taken."""
        for number, code in enumerate(codes[len(self.codes) :], len(self.codes) + 1):
            follow(self.game, self._last, code, number)
            self.codes.append(code)
            self._add()

    def _add(self) -> None:
        self.log = self._last.log
        self.logged.append(len(self.log))
        copy = self._last.clone()
        copy.log = []
        self.tables.append(copy)

    @property
    def last(self) -> int:
        """How many actions there are."""
        return len(self.codes)

    def at(self, step: int) -> CardTable:
        """The position after so many actions, for the caller's own use."""
        table = self.tables[step].clone()
        table.log = self.log[: self.logged[step]]
        return table

    def view(self, step: int, seat: int) -> View:
        """That position, as a seat saw it."""
        return self.at(step).seat_of(seat).view()

    def steps(self, eyes: Sequence[int]) -> list[Step]:
        """All decisions, in words where one of these seats made them."""
        heads = self._heads()
        return [self._step(n, heads, eyes) for n in range(1, self.last + 1)]

    def _step(self, number: int, heads: Sequence[Line], eyes: Sequence[int]) -> Step:
        table = self.tables[number - 1]
        seat = table.seat
        before = self.logged[number - 2] if number > 1 else 0
        new = [say(line.text) for line in heads if before <= line.n < self.logged[number - 1]]
        text = table.seat_of(seat).describe(self.game.action(self.codes[number - 1])) if seat in eyes else ""
        return Step(n=number, seat=seat, text=text, head=new[-1] if new else "")

    def _heads(self) -> list[Line]:
        """The headings of the log, as everybody may read them."""
        return [line for line in self.at(self.last).seat_of(-1).log() if line.head]
