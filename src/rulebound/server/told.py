"""What the server tells: the answers to HTTP requests, and the messages over a table's socket."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rulebound.kernel.basics import view
from rulebound.session.forecast import Change
from rulebound.session.refusing import Problem


class Told(msgspec.Struct, kw_only=True):
    """An answer."""


# Games


class Level(Told):
    """A bot that a person may choose."""

    name: str
    sentence: str
    spec: str


class LessonCard(Told):
    """A lesson, for somebody who chooses one."""

    name: str
    title: str
    about: str


class GameCard(Told):
    """A game, for somebody who chooses one. faces: a few cards for its picture. lists: of a deck, if one brings one."""

    name: str
    title: str
    about: str
    seats: list[int]
    minutes: tuple[int, int]
    cards: int
    theme: view.Theme
    terms: dict[str, view.Term]
    faces: list[view.Face]
    lessons: list[LessonCard]
    lists: list[str]


class Lobby(Told):
    """All games. own: whether this server is for one person, who may ask for all tables."""

    games: list[GameCard]
    levels: list[Level]
    own: bool
    version: str


class DeckList(Told):
    """A deck: for each of its lists, how many there are of each card."""

    name: str
    about: str
    lists: dict[str, dict[str, int]]


class SwitchValue(Told):
    """One value of a switch, and what it does. seats: the fewest with which it can be chosen."""

    value: str
    does: str
    seats: int


class SwitchInfo(Told):
    """What a table may do differently. numbers: the least and most whole number that is a value too.

    seats: the fewest with which it matters.
    """

    name: str
    about: str
    clause: str
    default: str
    values: list[SwitchValue]
    numbers: tuple[int, int] | None
    seats: int


class Tips(Told):
    """A heading of a game's quick tips, with its lines."""

    title: str
    lines: list[str]


class GameInfo(GameCard):
    """Everything that a set-up needs to know."""

    decks: list[DeckList]
    rulings: list[SwitchInfo]
    options: list[SwitchInfo]
    kinds: list[str]
    help: list[Tips]


class ClauseInfo(Told):
    """A clause of the rulebook; switch: the ruling's, if it has one."""

    id: str
    heading: str
    text: str
    kind: str
    switch: str


class Rulebook(Told):
    """A game's rulebook and our rulings."""

    title: str
    clauses: list[ClauseInfo]


class CardInfo(Told):
    """A card as it is printed. own: from the file that was sent along."""

    name: str
    kind: str
    text: str
    printed: list[str]
    own: bool
    values: dict[str, int]
    face: view.Face


class CardList(Told):
    """All cards of a game."""

    theme: view.Theme
    terms: dict[str, view.Term]
    cards: list[CardInfo]


class DeckCheck(Told):
    """What there is to say of a deck. problems: of the text that it was read from; text: the deck as a file."""

    deck: DeckList
    faults: list[str]
    problems: list[Problem]
    text: str
    counts: dict[str, int]


class Ways(Told):
    """How the text of a card can go on."""

    ways: list[str]


# Tables


class SeatLink(Told):
    """The link of one person, or of all who share a screen."""

    seats: list[int]
    name: str
    link: str


class Opened(Told):
    """A table that has been opened. link: where whoever opened it sits, or watches."""

    link: str
    links: list[SeatLink]
    watch: str


class Left(Told):
    """A table that somebody may go on with. ends: whether this link may end it; fault: why it cannot go on, if so.

    record: whether its record can be saved, even if it cannot go on.
    """

    link: str
    game: str
    title: str
    names: list[str]
    where: str
    at: str
    over: bool
    yours: bool
    ends: bool
    fault: str
    record: bool


class Tables(Told):
    """Tables, those that changed last first."""

    tables: list[Left]


class Step(Told):
    """One decision of a game: who made it, what it was, and the headings of the log before it.

    turn: the turn it was made in; begins: whether a deed begins with it, which passes and further choices do not.
    """

    n: int
    seat: int
    text: str
    head: str
    turn: int
    begins: bool


class Replay(Told):
    """What of a game may be seen again. seats: the eyes that may be looked through, -1 a spectator's."""

    steps: list[Step]
    last: int
    seats: list[int]
    over: bool


class Position(Told):
    """A position of a game, as a seat saw it."""

    step: int
    view: view.View


# The socket


class PlayerInfo(Told):
    """Who plays a seat. since: away since then, where nobody is here."""

    seat: int
    name: str
    bot: str
    here: bool
    since: str


class Waiting(Told):
    """Whom everybody waits for. trouble: why a bot does not move, if so."""

    seat: int
    since: str
    bot: bool
    trouble: str


class StopInfo(Told):
    """A kind of window. on: whether this seat is asked there; usual: whether people usually are; now: it is open."""

    name: str
    sentence: str
    on: bool
    usual: bool
    now: bool


class Can(Told):
    """What the seat that faces the screen may do besides the game's own actions.

    undo_past_bots: undo is free only because nobody but bots has decided since, and they have passed.
    """

    undo: bool
    undo_past_bots: bool
    undo_asks: bool
    why_no_undo: str
    hint: bool
    concede: bool
    again: bool


class WishInfo(Told):
    """Somebody would like to take back what the others must agree to. n: its number, which an answer names."""

    n: int
    seat: int
    sentence: str
    waits_for: list[int]


class Ended(Told):
    """How the game ended, by its rules or by somebody who gave up."""

    winners: list[int]
    reason: str
    sentence: str
    clause: str


class LessonInfo(Told):
    """A lesson as it stands: its place among all, the step it has come to, both from 1, and what is said there.

    praise: what is said of the step before, or, if it failed, why the step begins again. point: ids of what is pointed
    at. reads: there is nothing to do but to read it. next: the name of the lesson after this one.
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


class Frame(Told, tag_field="is"):
    """A message to a client."""


class State(Frame, tag="state"):
    """Everything that one link may know of its table."""

    revision: int
    view: view.View
    facing: int
    seats: list[int]
    cover: int
    players: list[PlayerInfo]
    waiting: Waiting | None
    can: Can
    wish: WishInfo | None
    conceded: list[int]
    ended: Ended | None
    seed: str
    next: str
    lesson: LessonInfo | None
    advice: bool
    origin: str = msgspec.field(name="from")
    shows: bool
    stops: list[StopInfo]


class Yes(Frame, tag="yes"):
    """It is done."""

    id: int


class No(Frame, tag="no"):
    """It is not done. id: -1 where the message could not even be read."""

    id: int
    code: str
    sentence: str
    clause: str
    problems: list[Problem]


class Possible(Told):
    """An action that may be done."""

    code: int
    text: str


class Impossible(Told):
    """An action that may not be done, and why; code -1 where it is about nothing in particular."""

    code: int
    text: view.Words
    touches: list[str]
    reason: view.Words
    clause: str


class WhyNot(Frame, tag="why"):
    """What could be done with something, and what not."""

    id: int
    can: list[Possible]
    cannot: list[Impossible]


class Finality(Frame, tag="final"):
    """Why an action could not be taken back; empty where it could."""

    id: int
    why: str


class Forecasted(Frame, tag="forecast"):
    """What an action would surely do; loses: that it loses the game at once; ends: how the game would end, or empty."""

    id: int
    revision: int
    code: int
    changes: list[Change]
    loses: bool
    ends: str


class Advice(Told):
    """An action and the chance of winning with it, as a bot sees it, 0 to 1."""

    code: int
    text: str
    chance: float


class Hinted(Frame, tag="hint"):
    """What a bot would do."""

    id: int
    revision: int
    best: Advice
    others: list[Advice]


class Gone(Frame, tag="gone"):
    """The table is no more."""

    sentence: str


Frames: TypeAlias = State | Yes | No | WhyNot | Finality | Forecasted | Hinted | Gone
