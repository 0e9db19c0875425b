"""What a state tells of its table besides the view: players, who must decide, stops, undo, the seed, a lesson."""

from __future__ import annotations

from rulebound.server.answers import Answer


class PlayerInfo(Answer):
    """The player of a seat.

    bot: the name of a level; empty for a person.
    here: whether the player is connected.
    since: the time since which the player is away.
    """

    seat: int
    name: str
    bot: str
    here: bool
    since: str


class Waiting(Answer):
    """The seat that must decide.

    since: the time since which it must.
    late: from when on a bot may play for a player who is late; empty if there is no such time.
    trouble: why a bot does not move; empty if it is only thinking.
    """

    seat: int
    since: str
    bot: bool
    late: str
    trouble: str


class StopInfo(Answer):
    """A kind of window.

    on: whether this seat is asked there.
    usual: whether seats are asked there by default.
    now: whether it is open now.
    """

    name: str
    sentence: str
    on: bool
    usual: bool
    now: bool


class Can(Answer):
    """What the seat that faces the screen can do besides the game's actions.

    undo_past_bots: undo is free only because since then only bots have decided, and passed.
    undo_asks: the others must agree.
    again: the link may open the rematch. gather: it may lead all to a meeting, where they find new seats.
    """

    undo: bool
    undo_past_bots: bool
    undo_asks: bool
    why_no_undo: str
    hint: bool
    concede: bool
    again: bool
    gather: bool


class UndoRequestInfo(Answer):
    """A request to undo that the others must agree to.

    n: its number, for the answer.
    waits_for: the seats that have not agreed yet.
    """

    n: int
    seat: int
    sentence: str
    waits_for: list[int]


class Ended(Answer):
    """How the game ended, by its rules or by conceding."""

    winners: list[int]
    reason: str
    sentence: str
    clause: str


class FairSeedInfo(Answer):
    """What the seed of a game is made of: a secret of the server, and what the players' browsers have contributed.

    commitment: the SHA-256 of the secret, published before anything was contributed.
    secret: empty until the game is over.
    contributions: by seat; empty for bots and for browsers that sent none. No list until the game is over.
    """

    commitment: str
    secret: str
    contributions: list[str]


class LessonInfo(Answer):
    """The current step of a lesson.

    n: which lesson it is, from 1. of: how many there are.
    step: which step it is, from 1. steps: how many there are.
    praise: a remark on the step before; if it failed, why it begins again.
    point: the ids to point at.
    reads: whether there is nothing to do but read.
    next: the name of the next lesson; empty after the last.
    """

    name: str
    title: str
    n: int
    of: int
    step: int
    steps: int
    say: str
    clause: str
    praise: str
    failed: bool
    point: list[str]
    reads: bool
    over: bool
    next: str
