"""All positions of a recorded game, and the decisions between them, in sentences."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.basics.view import Line, View
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import Match
from rulebound.kernel.game.record import Record
from rulebound.session.history import History
from rulebound.session.playing import SPECTATOR


class Positions(History):
    """A record, from its first position to its last."""

    def __init__(self, game: Game, record: Record) -> None:
        """Raises RecordError if the record cannot be replayed or ends in another position than it says."""
        Match.from_record(record, game)
        super().__init__(game, record)
        self.extend(record.actions)

    def shown(self, number: int) -> View:
        """The position after so many decisions, as the deciding seat sees it; after the end, as a spectator sees it."""
        return self.view(number, self.tables[number].seat)

    def sentence(self, number: int) -> str:
        """Who decided what."""
        return f"{self.names[self.who(number)]}: {self.described(number)}"

    @property
    def names(self) -> list[str]:
        return self.tables[0].setup.names

    def news(self, number: int) -> list[Line]:
        """The consequences of decision `number`, as its seat reads them; for 0, what all saw before the first
        decision.
        """
        before = self.logged[number - 1] if number else 0
        seat = self.who(number) if number else SPECTATOR
        return [line for line in self.view(number, seat).log if line.n >= before]

    def as_data(self, to: int | None) -> dict[str, Any]:
        """The game up to there as data; with a view of the last position only if `to` is given."""
        number = self.last if to is None else to
        table = self.tables[number]
        ended = table.outcome
        outcome = {"winners": ended.winners, "reason": ended.reason, "clause": ended.clause} if ended else None
        data = {
            "game": self.game.name,
            "seats": len(self.names),
            "names": self.names,
            "decisions": [self.decision_data(n) for n in range(1, number + 1)],
            "outcome": outcome,
            "fingerprint": table.fingerprint(),
        }
        return data if to is None else {**data, "view": self.shown(number)}

    def decision_data(self, number: int) -> dict[str, Any]:
        code = self.codes[number - 1]
        action = str(self.game.action(code))
        return {
            "n": number,
            "seat": self.who(number),
            "action": action,
            "code": code,
            "sentence": self.described(number),
        }
