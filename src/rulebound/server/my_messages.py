"""Requests and answers about what belongs to a guest."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from rulebound.server.answers import Answer, Left
from rulebound.server.requests import Received


class LiftBlock(Received):
    """Lifts a block. id: that of the block."""

    id: Annotated[int, Meta(ge=1, le=2**53)]


class Block(Answer):
    """Somebody whom the reader has blocked. name: as it was then. since: when."""

    id: int
    name: str
    since: str


class Blocks(Answer):
    """The people whom the reader has blocked, the latest first."""

    blocks: list[Block]


class FinishedSeat(Answer):
    """A player of a finished game.

    bot: the title of the bot's level; empty for a person.
    rank: from 1; equal players share it.
    mine: whether it was the reader.
    """

    name: str
    bot: str
    rank: int
    mine: bool


class Finished(Answer):
    """A finished game of the reader.

    came: how it came out for the reader.
    turns, decisions: how long it was; 0 turns if it ended before the first.
    rated: whether it says how strong its players are.
    replay: the link with which anybody can look at the game; empty where it is not kept any more.
    """

    game: str
    title: str
    opened: str
    ended: str
    came: Literal["won", "drawn", "lost"]
    turns: int
    decisions: int
    rated: bool
    replay: str
    seats: list[FinishedSeat]


class RunningGames(Answer):
    """A page of the running games of the reader, those first in which they must decide. more: whether others follow."""

    tables: list[Left]
    more: bool


class FinishedGames(Answer):
    """A page of the finished games of the reader, the latest first. more: whether others follow."""

    games: list[Finished]
    more: bool
