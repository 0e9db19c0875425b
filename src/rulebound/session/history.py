"""The positions of a game from its beginning on, as each seat saw them."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.kernel.basics.event import Event
from rulebound.kernel.basics.view import View
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.record import Record, begin, follow
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.window import Pass


class History:
    """The positions after 0, 1, 2 ... decisions."""

    def __init__(self, game: Game, record: Record) -> None:
        """Raises RecordError if the game cannot begin."""
        self.game = game
        self.codes: list[int] = []
        self.tables: list[CardTable] = []
        self.logged: list[int] = []  # how long the log was; it is kept once, or it would fill the memory
        self.log: list[Event] = []
        self._last = begin(game, record)
        self._add()

    def goes_on_with(self, codes: Sequence[int]) -> bool:
        """Whether these actions begin with the actions of this game."""
        return self.codes == list(codes[: len(self.codes)])

    def extend(self, codes: Sequence[int]) -> None:
        """Goes on to the end of these actions. Raises RecordError if they are not possible."""
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
        """The position after so many decisions. The caller may change it."""
        table = self.tables[number].clone()
        table.log = self.log[: self.logged[number]]
        return table

    def view(self, number: int, seat: int) -> View:
        """That position as a seat saw it."""
        return self.at(number).seat_of(seat).view()

    def who(self, number: int) -> int:
        """The seat that made decision `number`, from 1."""
        return self.tables[number - 1].seat

    def is_chained(self, number: int) -> bool:
        """Whether decision `number`, from 1, belongs to the action before it."""
        return bool(self.tables[number - 1].question) and self.tables[number - 1].question[0].chained

    def is_pass(self, number: int) -> bool:
        """Whether decision `number`, from 1, was a pass at a window."""
        return isinstance(self.game.action(self.codes[number - 1]), Pass)

    def prompt_at(self, number: int) -> str:
        """The question of decision `number`, from 1."""
        return self.tables[number - 1].decision.prompt

    def described(self, number: int) -> str:
        """The decision, in the words of the deciding seat."""
        return self.tables[number - 1].seat_of(self.who(number)).describe(self.game.action(self.codes[number - 1]))
