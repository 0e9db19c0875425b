"""A process in which bots think: it gets a position and a seat, and answers with an action.

Positions come as saved states. The bot is given the seat alone, as everywhere.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final

import msgspec

from rulebound.bots import bot_of, hint
from rulebound.kernel.problem import DataError
from rulebound.kernel.seat import Seat
from rulebound.lab.workers import begin_work
from rulebound.server.shelf import Shelf

CHOOSE: Final = "choose"
HINT: Final = "hint"
POLITE: Final = 5  # pages come before thoughts


@dataclass(frozen=True)
class Job:
    """What to think about. what: choose or hint; state: as the game saves it, in JSON; spec: how the bot is written.

    table: whose job it is.
    """

    what: str
    game: str
    cards: str
    state: bytes
    seat: int
    spec: str
    seed: int
    table: str = ""


@dataclass(frozen=True)
class Thought:
    """What came of it: the best action first, each with a chance of winning; or why nothing did."""

    best: list[tuple[int, float]]
    fault: str = ""


def work(connection: Connection) -> None:
    """Answers jobs until the connection ends."""
    begin_work()
    if hasattr(os, "nice"):
        os.nice(POLITE)
    shelf = Shelf()
    while True:
        try:
            job: Job = connection.recv()
        except (EOFError, OSError):
            return
        connection.send(think(shelf, job))


def think(shelf: Shelf, job: Job) -> Thought:
    """One job. What the bot gets wrong is told, and leaves the process as it is."""
    try:
        game = shelf.game(job.game, job.cards)
        seat = game.load_state(msgspec.json.decode(job.state)).seat_of(job.seat)
        return Thought(judged(seat, job))
    except DataError as error:
        return Thought([], str(error))
    except Exception as error:  # noqa: BLE001 - whatever a bot does, the table goes on and says so
        return Thought([], f"{type(error).__name__}: {error}")


def judged(seat: Seat, job: Job) -> list[tuple[int, float]]:
    """What the bot would do."""
    if job.what == HINT:
        return hinted(seat, job)
    return [(bot_of(job.spec, job.seed).choose(seat).code, 0.0)]


def hinted(seat: Seat, job: Job) -> list[tuple[int, float]]:
    """The best action and the next best."""
    advice = hint(seat, job.spec, job.seed)
    return [(judged.action.code, judged.chance) for judged in (advice.best, *advice.others)]
