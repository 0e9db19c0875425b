"""Watching a game, whatever game it is: what each seat drew and played, what it could choose from, and who was ahead.

Nothing here knows a game. A seat has *drawn* a card when it is the one that gets to know a hidden face of its own (or
from a common deck), or when a card of its own is turned over for all to see. It has *played* a card that it
held hidden when an action of its own begins with it. Tokens, which texts create, are not drawn. Who is *ahead* is what
the game's `chances` say.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.table.action import NO_SEAT, Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.entrants import characters
from rulebound.lab.loops import Loops, ended

SOME: Final = 3  # options from which on there is something to decide


@dataclass(slots=True)
class Watched:
    """What was seen of one game. first: the seat that decided first; characters: those that seats began with, if any.

    choices: decisions with three options or more; half_time: the seat that was ahead after half of the decisions,
    NO_SEAT if there was none. For each seat, cards by name: drawn and played, each with the number of decisions made
    before; early: those drawn before half-time.
    chances: for each turn, what the game gives each seat at the first decision of that turn. scores: by key,
    the numbers that by the game's view decide it, of each seat at the same times; none where they were not asked for.
    """

    first: int
    characters: list[str]
    decisions: int
    choices: int
    half_time: int
    turns: int
    winners: list[int]
    reason: str
    loops: Loops
    drawn: list[dict[str, int]]
    early: list[set[str]]
    played: list[dict[str, int]]
    chances: dict[int, list[float]]
    scores: dict[str, dict[int, list[int]]]


class Watcher:
    """Looks at a table before and after each decision. scores: whether also at what its view shows of each seat."""

    def __init__(self, state: CardTable, *, scores: bool = False) -> None:
        self.state = state
        self.with_scores = scores
        self.scores: dict[str, dict[int, list[int]]] = {}
        self.first = state.seat
        self.characters = characters(state)
        self.choices = 0
        self.ahead: list[int] = []
        self.chances: dict[int, list[float]] = {}
        self.drawn: list[dict[str, int]] = [{} for _ in range(state.seats)]  # and after how many decisions first
        self.played: list[dict[str, int]] = [{} for _ in range(state.seats)]
        self.known = [0] * len(state.known)
        self.look()

    def before(self, action: Action[Any]) -> None:
        """The seat that decides is about to do this."""
        state = self.state
        self.choices += len(state.options) >= SOME
        chances = state.game.chances(state)
        self.ahead.append(leader(chances))
        turn = getattr(state, "turn", 0)
        if turn not in self.chances:
            self.chances[turn] = chances
            if self.with_scores:
                for key, amounts in scores(state).items():
                    self.scores.setdefault(key, {})[turn] = amounts
        if state.question[0].chained:
            return
        for part in state.describe(state.seat, action):
            held = part.piece >= 0 and state.faces[part.piece] >= 0 and state.known[part.piece] != EVERYBODY
            if held and state.knows(state.seat, part.piece):
                self.played[state.seat].setdefault(state.card(part.piece).name, len(self.ahead) - 1)

    def look(self) -> None:
        """After a decision: whose cards have come to be known."""
        state = self.state
        for it, now in enumerate(state.known):
            new = now & ~self.known[it]
            if new and state.faces[it] >= 0 and it not in state.token_pieces:
                seat = self.drawer(it, new, self.known[it])
                if seat != NO_SEAT:
                    self.drawn[seat].setdefault(state.card(it).name, len(self.ahead))
        self.known = state.known[:]

    def drawer(self, it: int, new: int, before: int) -> int:
        """The seat that has drawn a piece which these seats (as bits) now know; NO_SEAT if it was not drawn."""
        owner = self.state.owner(it)
        owned = 0 <= owner < self.state.seats
        if new == EVERYBODY and before == 0:
            return owner if owned else NO_SEAT
        seats = [seat for seat in range(self.state.seats) if new >> seat & 1]
        return seats[0] if len(seats) == 1 and before == 0 and (seats[0] == owner or not owned) else NO_SEAT

    def watched(self) -> Watched:
        """What was seen, once the game is over or given up."""
        state, half = self.state, len(self.ahead) // 2
        return Watched(
            first=self.first,
            characters=self.characters,
            decisions=len(self.ahead),
            choices=self.choices,
            half_time=self.ahead[half] if self.ahead else NO_SEAT,
            turns=getattr(state, "turn", 0),
            winners=state.winners if len(state.winners) < state.seats else [],
            reason=ended(state),
            loops=Loops.of(state),
            drawn=self.drawn,
            early=[{name for name, when in drawn.items() if when <= half} for drawn in self.drawn],
            played=self.played,
            chances=self.chances,
            scores=self.scores,
        )


def scores(state: CardTable) -> dict[str, list[int]]:
    """The numbers that decide the game, as its view marks them for everybody: by key, what each seat has."""
    shown = [{one.key: one.now for one in seat.counters if one.main} for seat in state.seat_of(NO_SEAT).view().seats]
    return {key: [seat[key] for seat in shown] for key in shown[0] if all(key in seat for seat in shown)}


def leader(chances: list[float]) -> int:
    """The seat with the greatest chance; NO_SEAT if several are equal."""
    best = max(chances)
    return chances.index(best) if chances.count(best) == 1 else NO_SEAT
