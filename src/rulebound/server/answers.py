"""The answers to HTTP requests about tables. `game_answers` has those about games, `frames` messages of a socket."""

from __future__ import annotations

import msgspec

from rulebound.kernel.basics import view


class Answer(msgspec.Struct, kw_only=True):
    """An answer, or a part of one."""


class SeatLink(Answer):
    """The link of one person, or of all who share a screen. It is all that is needed to play, so keep it secret."""

    seats: list[int]
    name: str
    link: str


class Opened(Answer):
    """A new table.

    link: that of the person who opened it; only this link may end the table.
    links: one for each person.
    watch: a link for spectators.
    """

    link: str
    links: list[SeatLink]
    watch: str


class Left(Answer):
    """A table that can be resumed.

    where: how far it is, such as `turn 5, Ann decides`.
    turn: the same without who decides.
    at: the time of its last change.
    yours: whether this link must decide.
    ends: whether this link may end it, as long as no other link has played.
    fault: why it cannot be resumed; empty if it can.
    record: whether its record can be saved.
    """

    link: str
    game: str
    title: str
    names: list[str]
    where: str
    turn: str
    at: str
    over: bool
    yours: bool
    ends: bool
    fault: str
    record: bool


class Tables(Answer):
    """Tables, the most recently changed first."""

    tables: list[Left]


class Step(Answer):
    """A decision of a game. Step 0 is the position before the first decision.

    text: what was decided; empty for other seats' decisions while the game runs.
    head: the headings of the log before it.
    turn: its turn.
    begins: whether an action begins with it; passes and chained choices do not.
    """

    n: int
    seat: int
    text: str
    head: str
    turn: int
    begins: bool


class Replay(Answer):
    """The decisions of a game.

    last: the number of the last step.
    seats: the seats whose view may be seen; -1 is a spectator. In a running game only the own one.
    """

    steps: list[Step]
    last: int
    seats: list[int]
    over: bool


class Position(Answer):
    """A position of a game, as a seat saw it."""

    step: int
    view: view.View
