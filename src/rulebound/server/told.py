"""The answers of the server to HTTP requests. `frames` has its messages over a socket."""

from __future__ import annotations

import msgspec

from rulebound.kernel.basics import view
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
