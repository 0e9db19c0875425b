"""A table as it is stored: the config never changes, the standing does."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec

from rulebound.kernel.game.record import Record
from rulebound.language import SOURCE, _, language
from rulebound.session.clock import Clock
from rulebound.session.players import Player

SECRET_BITS: Final = 128


class Place(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The place of a link: some seats of a table, or none for a watcher. opener: may end the table."""

    link: str
    seats: list[int]
    opener: bool = False


class TableConfig(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table was opened with. record: its beginning, without the actions, which are stored separately.

    cards: own cards, as text. lesson: the name of its lesson. advice: whether the person gets advice at every decision.
    meeting: the key of the table at which its people met before; empty without one. tournament: the key of that to
    which it belongs; empty without one. clock: None for no limit.
    branched: after how many decisions it left another game of the same players; -1 if it did not. shows: whether it
    only shows a record, to all and from every seat. rated: whether its result says how strong its players are. origin:
    where it came from in words, as earlier versions stored it. guide: stored by earlier versions, without meaning now.
    """

    record: Record
    players: list[Player]
    places: list[Place] = []
    cards: str = ""
    screen: bool = False
    guide: bool = False
    lesson: str = ""
    advice: bool = False
    origin: str = ""
    meeting: str = ""
    tournament: str = ""
    clock: Clock | None = None
    branched: int = -1
    shows: bool = False
    rated: bool = False


class UndoRequest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A request to undo back to this number of actions, and the seats that have not agreed yet.

    n: its number at the table, so that an answer to an earlier one does not count.
    """

    seat: int
    to: int
    waits_for: list[int]
    n: int = 0


class StopsSet(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The stops that a seat has set, and the number of actions before that."""

    at: int
    seat: int
    stops: list[str]


class Begun(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """When a step of a lesson began: after so many actions, after this line of the log, in this turn.

    replies: after how many actions the rival did what the step says; tried: the clauses that have refused an action
    since; failed: whether the step has begun again because its goal was missed.
    """

    at: int
    line: int
    turn: int
    replies: list[int] = []
    tried: list[str] = []
    failed: bool = False


STORED: Final = {"undo_request": "wish", "undo_requests": "wishes"}  # names of fields in databases of earlier versions


class Standing(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, rename=STORED):
    """What changes at a table besides its actions. revision: rises with every change of the game.

    undo_request: the current request to undo. It leaves the revision as it is, so that it does not interrupt play.
    undo_requests: how many there were; asked: the seats that made them since the last change of the game. since:
    the time at which the present decision began. turn, step: how far the game has come: the number of the turn, or
    the step before the first turn. where: the same in words, as earlier versions stored it. steps: the steps of the
    lesson that have begun; one more than the lesson has once it is over. next: the table of the rematch. stops: the
    stops in the order in which they were set. left: the seconds that each seat has left, at a table with a clock.
    absent: the seats for whose players bots play until they are back. undone: whether something was undone by consent
    after a hidden card, a die or another player's decision. outage: the last of the server's outages that has moved
    `since`. next_seed_from: what the seed of the rematch is made of so far, as a record has it; empty before somebody
    asks for one. next_order: for each seat of the rematch, the seat of its player here; empty for the same.
    next_meeting: the key of the meeting at which they find new seats. told, told_at: stored by earlier versions,
    without meaning now.
    """

    revision: int = 0
    since: str = ""
    where: str = ""
    turn: int = 0
    step: str = ""
    seat: int = -1
    over: bool = False
    conceded: list[int] = []
    left: list[int] = []
    absent: list[int] = []
    outage: int = 0
    gave_up: int = -1  # whose giving up has ended the game
    undo_request: UndoRequest | None = None
    undo_requests: int = 0
    asked: list[int] = []
    undone: bool = False
    told: list[str] = []
    told_at: int = -1
    steps: list[Begun] = []
    next: str = ""
    next_seed_from: list[str] = []
    next_order: list[int] = []
    next_meeting: str = ""
    stops: list[StopsSet] = []


def origin(config: TableConfig) -> str:
    """Where a table came from, in a sentence; empty if it began with a deal."""
    if config.branched >= 0:
        names = f" {_('and')} ".join(player.name for player in config.players)
        return _("From a game of {names}, after {step} decisions.", names=names, step=config.branched)
    return config.origin or (_("From a record.") if config.shows else "")


def how_far(standing: Standing) -> str:
    """How far the game has come, in words. This reveals nothing hidden."""
    if standing.over:
        return _("over")
    if standing.turn:
        return _("turn {n}", n=standing.turn)
    step = standing.step
    return step if language() == SOURCE else _(step[:1].upper() + step[1:])


def where(config: TableConfig, standing: Standing) -> str:
    """The same, with the player who decides."""
    decides = _("{name} decides", name=config.players[standing.seat].name) if standing.seat >= 0 else ""
    return standing.where or ", ".join(part for part in (how_far(standing), decides) if part)


def new_link() -> str:
    """A random word that cannot be guessed."""
    return secrets.token_urlsafe(SECRET_BITS // 8)


def new_seed() -> int:
    return secrets.randbits(SECRET_BITS)


def now() -> str:
    """The time, as clients read it."""
    return days_ago(0)


def days_ago(days: int) -> str:
    """The time so many days ago."""
    return (datetime.now(UTC) - timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:%SZ")


def followers(config: TableConfig, other: TableConfig, order: Sequence[int]) -> dict[str, str]:
    """For each link of a table, that of the same people at the rematch. order: for each seat there, the one here."""
    by_seats = {seats_before(place, order): place.link for place in other.places}
    return {place.link: by_seats.get(tuple(place.seats), "") for place in config.places}


def seats_before(place: Place, order: Sequence[int]) -> tuple[int, ...]:
    """The seats that the people of a place of the rematch have at the table before it."""
    return tuple(sorted(order[seat] for seat in place.seats))
