"""The messages of the server over a table's socket, and what they are made of."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from rulebound.kernel.basics import view
from rulebound.kernel.basics.view import Face, Term
from rulebound.server.answers import Answer
from rulebound.server.state_parts import (
    Can,
    Ended,
    FairSeedInfo,
    LessonInfo,
    PlayerInfo,
    StopInfo,
    UndoRequestInfo,
    Waiting,
)
from rulebound.session.clock import Clock
from rulebound.session.errors import Problem
from rulebound.session.forecast import Change


class Frame(Answer, tag_field="is"):
    """A message of the server."""


class State(Frame, tag="state"):
    """Everything that a link may know of its table. Comes after connecting and after every change.

    n: its number, which rises with each state that this link gets.
    revision: rises when the game goes on or back.
    view: the view of `facing`.
    facing: the seat whose view this is; -1 for a spectator.
    seats: the seats of this link; empty for a spectator.
    cover: at one screen, the seat that must take the screen; -1 for none.
    waiting: null when the game is over.
    conceded: the seats that have conceded.
    absent: the seats for whose players bots play until they are back.
    clock: the time that people have; null for no limit. left: the seconds that each seat has when it must decide.
    seed: empty until the game is over.
    fair: what the seed is made of; null if one person alone has the seats, or chose it.
    next_commitment: the commitment for the seed of the rematch, as long as this link has yet to contribute to it.
    next: the link of the same people in the rematch; empty if there is none.
    next_meeting: the key of the meeting where they find new seats; empty if there is none, and for watchers.
    advice: whether a client asks for a hint at every decision.
    from: what the table was branched from, in a sentence; empty if it was not.
    meeting: the key of the table at which its people met before; empty without one.
    tournament: the key of that to which it belongs; empty without one.
    shows: whether it is an imported record, which can only be replayed.
    stops: those of `facing`; empty in games without responses.
    """

    n: int
    revision: int
    view: view.View
    facing: int
    seats: list[int]
    cover: int
    players: list[PlayerInfo]
    waiting: Waiting | None
    can: Can
    undo_request: UndoRequestInfo | None
    conceded: list[int]
    absent: list[int]
    clock: Clock | None
    left: list[int]
    ended: Ended | None
    seed: str
    fair: FairSeedInfo | None
    next_commitment: str
    next: str
    next_meeting: str
    lesson: LessonInfo | None
    advice: bool
    origin: str = msgspec.field(name="from")
    meeting: str
    tournament: str
    shows: bool
    stops: list[StopInfo]


class LogChange(Answer):
    """What has changed in the log of a view.

    skip: so many lines fall away at its beginning.
    keep: so many lines after those stay; all others fall away.
    add: the lines that follow.
    """

    skip: int
    keep: int
    add: list[view.Line]


class Changes(Frame, tag="changes", omit_defaults=True):
    """The difference between a state and the one before it, for sockets that asked for it. What is equal is left out.

    n: the number of the state.
    after: the number of the one before. A client with another one asks for the `whole`.
    state: fields of the State besides `n` and `view`.
    view: fields of its View besides the following; null for those that are left out now.
    areas: those that are new or different, by id.
    order: the ids of all areas, if they are others than before, or in another order.
    faces, terms: those that are new or different; null for those that are gone.
    """

    n: int
    after: int
    state: dict[str, Any] = {}
    view: dict[str, Any] = {}
    areas: dict[str, Any] = {}
    order: list[str] | None = None
    faces: dict[str, Face | None] = {}
    terms: dict[str, Term | None] = {}
    log: LogChange | None = None


class Yes(Frame, tag="yes"):
    """The message was carried out."""

    id: int


class No(Frame, tag="no"):
    """The message was not carried out. After a stale action a fresh state follows.

    id: -1 if the message could not be read.
    """

    id: int
    code: str
    sentence: str
    clause: str
    problems: list[Problem]


class Possible(Answer):
    """A legal action."""

    code: int
    text: str


class Impossible(Answer):
    """An action that is not legal, and why.

    code: -1 if no action is about these ids.
    """

    code: int
    text: view.Words
    touches: list[str]
    reason: view.Words
    clause: str


class WhyNot(Frame, tag="why"):
    """What can be done with some ids, and what not."""

    id: int
    can: list[Possible]
    cannot: list[Impossible]


class Finality(Frame, tag="final"):
    """Whether an action is final.

    why: why it cannot be undone freely; empty if it can.
    """

    id: int
    why: str


class Forecasted(Frame, tag="forecast"):
    """What an action would certainly do, tried on imagined tables.

    loses: whether it loses the game at once.
    ends: how the game would end, in a sentence; empty if it would not.
    """

    id: int
    revision: int
    code: int
    changes: list[Change]
    loses: bool
    ends: str


class Advice(Answer):
    """An action with a bot's estimate of the chance of winning, from 0 to 1."""

    code: int
    text: str
    chance: float


class Hinted(Frame, tag="hint"):
    """A hint: the best action and the next ones."""

    id: int
    revision: int
    best: Advice
    others: list[Advice]


class Message(Frame, tag="said"):
    """Something was said. It comes over the sockets of tables and of meetings.

    n: its number, which rises. at: the time. seat: of who said it; -1 for a person without a seat.
    name: of who said it; empty if they gave none. text: empty if it is an emote. emote: its name.
    mine: whether this person said it. watcher: whether it was said by a watcher while the game ran.
    """

    n: int
    at: str
    seat: int
    name: str
    text: str
    emote: str
    mine: bool
    watcher: bool


class Gone(Frame, tag="gone"):
    """The table was closed, or the client sent too much. The socket closes."""

    sentence: str


Frames: TypeAlias = State | Changes | Yes | No | WhyNot | Finality | Forecasted | Hinted | Message | Gone
