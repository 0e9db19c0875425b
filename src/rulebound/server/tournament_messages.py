"""Requests and answers about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from rulebound.server.answers import Answer
from rulebound.server.rating_messages import RatingInfo
from rulebound.server.requests import Name, Number, Received
from rulebound.session.clock import USUAL, Clock

# Requests


class NewTournament(Received):
    """A tournament of a game for two, by its usual rules. The person who opens it takes part first.

    title: a line that says what it is; empty for none. name: of the person.
    kind: all against all, or the Swiss system.
    rounds: of the Swiss system; 0 for as many as are usual.
    listed: whether everybody on this server sees it.
    """

    game: Name
    title: Name = ""
    name: Name = ""
    kind: Literal["robin", "swiss"] = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=10)] = 0
    clock: Clock = USUAL
    listed: bool = False


class Enter(Received):
    """Takes part in a tournament that has not begun, or changes one's name there."""

    name: Name = ""


class Withdraw(Received):
    """A player takes part no longer. player: the number; -1 for the person who asks."""

    player: Number = -1


class BeginRound(Received):
    """Begins a round. round: its number from 0; the next one, so that it begins once."""

    round: Number


class Decide(Received):
    """The person who opened a tournament says how a game of the last round came out, whatever happens at its table.

    game: its number in the round. outcome: empty for what happens at its table.
    """

    round: Number
    game: Number
    outcome: Literal["", "first", "second", "drawn"]


# Answers


class EntrantInfo(Answer):
    """A player of a tournament. gone: whether the player has left since it began."""

    name: str
    gone: bool
    rating: RatingInfo


class PairingInfo(Answer):
    """A game of a round. first, second: numbers of players; -1 for a bye.

    outcome: empty while it is played. decided: whether the person who opened the tournament has said so.
    link: to the reader's seat, or to watch; empty for a bye, and for a few seconds while the seed is made.
    commitment: the SHA-256 of the server's part of the seed, as long as the reader's browser has yet to contribute.
    """

    first: int
    second: int
    outcome: Literal["", "first", "second", "drawn", "bye"]
    decided: bool
    link: str
    commitment: str


class StandingInfo(Answer):
    """A player in the standings. place: from 1, perhaps shared. player: the number. points: a win is one.

    buchholz: the points of all opponents.
    sonneborn: those of the beaten opponents, and half of those of the drawn ones.
    """

    place: int
    player: int
    points: float
    buchholz: float
    sonneborn: float
    won: int
    played: int


class TournamentInfo(Answer):
    """A tournament, as one person sees it.

    mine: the number of this person; -1 for who does not take part.
    opener: whether this person opened it.
    planned: how many rounds; 0 for as many as are usual, until it begins.
    """

    key: str
    game: str
    game_title: str
    title: str
    kind: Literal["robin", "swiss"]
    clock: Clock
    listed: bool
    mine: int
    opener: bool
    planned: int
    over: bool
    entrants: list[EntrantInfo]
    rounds: list[list[PairingInfo]]
    standings: list[StandingInfo]


class TournamentLine(Answer):
    """A tournament in a list. round: how many have begun. mine: whether the reader takes part."""

    key: str
    game: str
    game_title: str
    title: str
    kind: Literal["robin", "swiss"]
    players: int
    round: int
    planned: int
    over: bool
    mine: bool
    since: str


class TournamentList(Answer):
    """The reader's tournaments that are not over, then the listed ones and those that are over, the latest first."""

    tournaments: list[TournamentLine]
