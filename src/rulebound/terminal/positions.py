"""All positions of a recorded game, and the decisions between them, in sentences."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.action import Action
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.game import Game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record, begin, follow
from rulebound.kernel.view import Line, View

SPECTATOR = -1


class Positions:
    """The positions after 0, 1, 2 ... decisions."""

    def __init__(self, game: Game, record: Record) -> None:
        """Raises RecordError where the record cannot be replayed, or ends elsewhere than it says."""
        self.game = game
        self.record = record
        Match.from_record(record, game)
        state = begin(game, record)
        self.tables: list[CardTable] = []
        self.logged: list[int] = []  # how long the log was; it is kept once, or it would fill the memory
        self.add(state)
        for number, code in enumerate(record.actions, 1):
            follow(game, state, code, number)
            self.add(state)
        self.log = state.log

    def add(self, state: CardTable) -> None:
        copy = state.clone()
        copy.log = []
        self.tables.append(copy)
        self.logged.append(len(state.log))

    @property
    def last(self) -> int:
        """How many decisions there are."""
        return len(self.record.actions)

    def seen_by(self, seat: int, number: int) -> View:
        """After so many decisions, as this seat sees it."""
        table = self.tables[number].clone()
        table.log = self.log[: self.logged[number]]
        return table.seat_of(seat).view()

    def view(self, number: int) -> View:
        """After so many decisions, as the seat sees it that decides; after the end, as a spectator does."""
        return self.seen_by(self.tables[number].seat, number)

    def action(self, number: int) -> Action[Any]:
        """Decision `number`, from 1."""
        return self.game.action(self.record.actions[number - 1])

    def who(self, number: int) -> int:
        return self.tables[number - 1].seat

    def deed(self, number: int) -> str:
        """What was decided, as the seat that decides reads it."""
        return self.tables[number - 1].seat_of(self.who(number)).describe(self.action(number))

    def sentence(self, number: int) -> str:
        """Who decided what."""
        return f"{self.names[self.who(number)]}: {self.deed(number)}"

    @property
    def names(self) -> list[str]:
        return self.tables[0].setup.names

    def news(self, number: int) -> list[Line]:
        """What followed from decision `number`, as its seat reads it; of 0, what everybody saw before the first."""
        before = self.logged[number - 1] if number else 0
        seat = self.who(number) if number else SPECTATOR
        return [line for line in self.seen_by(seat, number).log if line.n >= before]

    def as_data(self, to: int | None) -> dict[str, Any]:
        """The game up to there, for other programs; with a view of the last position only if `to` is given."""
        number = self.last if to is None else to
        table = self.tables[number]
        ended = table.outcome
        told = {"winners": ended.winners, "reason": ended.reason, "clause": ended.clause} if ended else None
        data = {
            "game": self.game.name,
            "seats": self.record.seats,
            "names": self.names,
            "decisions": [self.decision_data(n) for n in range(1, number + 1)],
            "outcome": told,
            "fingerprint": table.fingerprint(),
        }
        return data if to is None else {**data, "view": self.view(number)}

    def decision_data(self, number: int) -> dict[str, Any]:
        action = self.action(number)
        return {
            "n": number,
            "seat": self.who(number),
            "action": str(action),
            "code": action.code,
            "sentence": self.deed(number),
        }
