"""The answers to HTTP requests about games, their cards and decks."""

from __future__ import annotations

from rulebound.kernel.basics import view
from rulebound.server.answers import Answer
from rulebound.session.errors import Problem


class Level(Answer):
    """A level of bots, the weakest first.

    name: its key. title: its name in the present language. sentence: how it plays. spec: its bot.
    """

    name: str
    title: str
    sentence: str
    spec: str


class LessonCard(Answer):
    """A lesson, to choose from."""

    name: str
    title: str
    about: str


class GameCard(Answer):
    """A game, to choose from.

    seats: the possible numbers of players.
    minutes: how long people play, from and to.
    cards: how many it has.
    faces: some of its cards, for a picture.
    lists: the names of a deck's lists; empty in games without own decks.
    strengths: for each level of bots what it wins against the one below; empty where that was not measured.
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
    strengths: list[str]


class Lobby(Answer):
    """All games.

    own: whether the server is for one person; only then GET /api/tables works.
    """

    games: list[GameCard]
    levels: list[Level]
    own: bool
    version: str


class Texts(Answer):
    """The texts of the client's pages in a language.

    language: its code. languages: all that there are, by code, each by its own name.
    texts: by the English text, the text to show: one, or the singular and the plural. Missing ones are English.
    """

    language: str
    languages: dict[str, str]
    texts: dict[str, list[str]]


class DeckList(Answer):
    """A deck.

    lists: for each of its lists, the number of copies by card name.
    """

    name: str
    about: str
    lists: dict[str, dict[str, int]]


class SwitchValue(Answer):
    """A value of a switch.

    title: the value as people read it.
    does: what it does, in a sentence.
    seats: the fewest seats that it needs.
    """

    value: str
    title: str
    does: str
    seats: int


class SwitchInfo(Answer):
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


class Tips(Answer):
    """A quick tip of a game."""

    title: str
    lines: list[str]


class GameInfo(GameCard):
    """A game with everything for its set-up.

    kinds: the kinds of its cards. holds: for each list of a deck, the kinds of cards that can be in it.
    """

    decks: list[DeckList]
    holds: dict[str, list[str]]
    rulings: list[SwitchInfo]
    options: list[SwitchInfo]
    kinds: list[str]
    help: list[Tips]


class ClauseInfo(Answer):
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


class Rulebook(Answer):
    """The rulebook of a game with our rulings."""

    title: str
    clauses: list[ClauseInfo]


class CardInfo(Answer):
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


class CardList(Answer):
    """All cards of a game.

    labels: for each kind of card, what readers call its values, by the keys of its file.
    """

    theme: view.Theme
    terms: dict[str, view.Term]
    cards: list[CardInfo]
    labels: dict[str, dict[str, str]]


class DeckCheck(Answer):
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


class Ways(Answer):
    """How the text of a card can continue."""

    ways: list[str]
