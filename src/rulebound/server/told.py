"""The responses of the server: answers to HTTP requests, and messages over a table's socket."""

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
    """A level of bots, the weakest first.

    name: its key. title: its name in the present language. sentence: how it plays. spec: its bot.
    """

    name: str
    title: str
    sentence: str
    spec: str


class LessonCard(Told):
    """A lesson, to choose from."""

    name: str
    title: str
    about: str


class GameCard(Told):
    """A game, to choose from.

    seats: the possible numbers of players.
    minutes: how long people play, from and to.
    cards: how many it has.
    faces: some of its cards, for a picture.
    lists: the names of a deck's lists; empty in games without own decks.
    """

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
    """All games.

    own: whether the server is for one person; only then GET /api/tables works.
    """

    games: list[GameCard]
    levels: list[Level]
    own: bool
    version: str


class Texts(Told):
    """The texts of the client's pages in a language.

    language: its code. languages: all that there are, by code, each by its own name.
    texts: by the English text, the text to show: one, or the singular and the plural. Missing ones are English.
    """

    language: str
    languages: dict[str, str]
    texts: dict[str, list[str]]


class DeckList(Told):
    """A deck.

    lists: for each of its lists, the number of copies by card name.
    """

    name: str
    about: str
    lists: dict[str, dict[str, int]]


class SwitchValue(Told):
    """A value of a switch.

    title: the value as people read it.
    does: what it does, in a sentence.
    seats: the fewest seats that it needs.
    """

    value: str
    title: str
    does: str
    seats: int


class SwitchInfo(Told):
    """A ruling or an option of the set-up.

    title: its name as people read it.
    numbers: the range of whole numbers that are possible too, both ends included.
    seats: the fewest seats at which it matters.
    """

    name: str
    title: str
    about: str
    clause: str
    default: str
    values: list[SwitchValue]
    numbers: tuple[int, int] | None
    seats: int


class Tips(Told):
    """A quick tip of a game."""

    title: str
    lines: list[str]


class GameInfo(GameCard):
    """A game with everything for its set-up.

    kinds: the kinds of its cards.
    """

    decks: list[DeckList]
    rulings: list[SwitchInfo]
    options: list[SwitchInfo]
    kinds: list[str]
    help: list[Tips]


class ClauseInfo(Told):
    """A clause of the rulebook.

    text: the clause; `**bold**` is the only markup.
    kind: `rule`, `ruling`, `note` or `component`.
    switch: the name of the ruling's switch; empty if it has none.
    """

    id: str
    heading: str
    text: str
    kind: str
    switch: str


class Rulebook(Told):
    """The rulebook of a game with our rulings."""

    title: str
    clauses: list[ClauseInfo]


class CardInfo(Told):
    """A card as it is printed.

    printed: the fields that the rulebook prints.
    own: whether it comes from the text that was sent.
    """

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
    """What was found in a deck.

    faults: why the rules do not allow it; empty if they do.
    problems: the problems of the text that was sent.
    text: the deck as a file.
    counts: the number of cards by list.
    """

    deck: DeckList
    faults: list[str]
    problems: list[Problem]
    text: str
    counts: dict[str, int]


class Ways(Told):
    """How the text of a card can continue."""

    ways: list[str]


# Tables


class SeatLink(Told):
    """The link of one person, or of all who share a screen. It is all that is needed to play, so keep it secret."""

    seats: list[int]
    name: str
    link: str


class Opened(Told):
    """A new table.

    link: that of the person who opened it; only this link may end the table.
    links: one for each person.
    watch: a link for spectators.
    """

    link: str
    links: list[SeatLink]
    watch: str


class Left(Told):
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


class Tables(Told):
    """Tables, the most recently changed first."""

    tables: list[Left]


class Step(Told):
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


class Replay(Told):
    """The decisions of a game.

    last: the number of the last step.
    seats: the seats whose view may be seen; -1 is a spectator. In a running game only the own one.
    """

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


class Waiting(Told):
    """The seat that must decide.

    since: the time since which it must.
    trouble: why a bot does not move; empty if it is only thinking.
    """

    seat: int
    since: str
    bot: bool
    trouble: str


class StopInfo(Told):
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


class Can(Told):
    """What the seat that faces the screen can do besides the game's actions.

    undo_past_bots: undo is free only because since then only bots have decided, and passed.
    undo_asks: the others must agree.
    again: the link may open the rematch.
    """

    undo: bool
    undo_past_bots: bool
    undo_asks: bool
    why_no_undo: str
    hint: bool
    concede: bool
    again: bool


class WishInfo(Told):
    """A request to undo that the others must agree to.

    n: its number, for the answer.
    waits_for: the seats that have not agreed yet.
    """

    n: int
    seat: int
    sentence: str
    waits_for: list[int]


class Ended(Told):
    """How the game ended, by its rules or by conceding."""

    winners: list[int]
    reason: str
    sentence: str
    clause: str


class LessonInfo(Told):
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


class Frame(Told, tag_field="is"):
    """A message of the server."""


class State(Frame, tag="state"):
    """Everything that a link may know of its table. Comes after connecting and after every change.

    revision: rises when the game goes on or back.
    view: the view of `facing`.
    facing: the seat whose view this is; -1 for a spectator.
    seats: the seats of this link; empty for a spectator.
    cover: at one screen, the seat that must take the screen; -1 for none.
    waiting: null when the game is over.
    conceded: the seats that have conceded.
    seed: empty until the game is over.
    next: the link to the same seat in the rematch; empty if there is none.
    advice: whether a client asks for a hint at every decision.
    from: what the table was branched from, in a sentence; empty if it was not.
    shows: whether it is an imported record, which can only be replayed.
    stops: those of `facing`; empty in games without responses.
    """

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


class Possible(Told):
    """A legal action."""

    code: int
    text: str


class Impossible(Told):
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


class Advice(Told):
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


class Gone(Frame, tag="gone"):
    """The table was closed, or the client sent too much. The socket closes."""

    sentence: str


Frames: TypeAlias = State | Yes | No | WhyNot | Finality | Forecasted | Hinted | Gone
