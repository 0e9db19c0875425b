"""The positions of a game from its beginning on, as any seat saw them."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.kernel.basics.event import Event
from rulebound.kernel.basics.view import View
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.record import Record, begin, follow
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.window import Pass


class Past:
    """The positions after 0, 1, 2 ... decisions."""

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
        """How many decisions there are."""
        return len(self.codes)

    def at(self, number: int) -> CardTable:
        """The position after so many decisions, for the caller's own use."""
        table = self.tables[number].clone()
        table.log = self.log[: self.logged[number]]
        return table

    def view(self, number: int, seat: int) -> View:
        """That position, as a seat saw it."""
        return self.at(number).seat_of(seat).view()

    def who(self, number: int) -> int:
        """Who has made decision `number`, from 1."""
        return self.tables[number - 1].seat

    def is_chained(self, number: int) -> bool:
        """Whether decision `number`, from 1, belongs to the action begun before."""
        return bool(self.tables[number - 1].question) and self.tables[number - 1].question[0].chained

    def is_pass(self, number: int) -> bool:
        """Whether decision `number`, from 1, was to answer nothing at a window."""
        return isinstance(self.game.action(self.codes[number - 1]), Pass)

    def asked(self, number: int) -> str:
        """What was asked before decision `number`, from 1."""
        return self.tables[number - 1].decision.prompt

    def deed(self, number: int) -> str:
        """What was decided, as the seat that decides reads it."""
        return self.tables[number - 1].seat_of(self.who(number)).describe(self.game.action(self.codes[number - 1]))
