"""The course game, put together: its cards, decks, switches and tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from rulebound.cardgame.game import CardGame
from rulebound.games.courses import (
    battles,
    beginning,
    box,
    choices,
    hand,
    in_play,
    reading,
    rules,
    settling,
    texts,
    value,
    wording,
)
from rulebound.games.courses.card import A_CARD, COURSE, CourseCard
from rulebound.games.courses.events import LOG
from rulebound.games.courses.invariants import INVARIANTS
from rulebound.games.courses.state import Table
from rulebound.games.courses.table import CourseTable
from rulebound.games.courses.zones import ZONES
from rulebound.kernel.basics.problem import CardError, nearest
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.basics.switch import Switch, first_player, idle_rounds, who_begins
from rulebound.kernel.basics.view import Face, View
from rulebound.kernel.basics.words import Part
from rulebound.kernel.files.datafile import read_deck, read_entries
from rulebound.kernel.game.invariant import Invariant
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable

FOLDER = Path(__file__).parent

DECK_LISTS = ("courses", "cards")
MOST_COPIES = 3


class CourseGame(CardGame):
    """The untitled course game, for two to four players."""

    name = "courses"
    title = "The Course Game"
    about = (
        "Lay out a map of courses, send partners there, and be the first to score 20 points by clearing courses "
        "that nobody guards."
    )
    seats = range(2, 5)
    minutes = (15, 30)
    reasons: ClassVar[dict[str, str]] = {
        "points": "20 points are reached.",
        "last-player": "All other players have run out of cards.",
        "all-decked-out": "All players who were left have run out of cards at the same time.",
        "stalemate": "Nothing has changed for so long that the game is drawn.",
    }
    modules: ClassVar = [beginning, rules, hand, in_play, battles, settling, texts, choices]
    actions: ClassVar[list[Action[Any]]] = list(choices.ACTIONS.all)
    switches: ClassVar[list[Switch]] = [
        Switch(
            "untap",
            "R5",
            "Whose cards are untapped in the untap phase.",
            {"own": "those of the player whose turn it is", "all": "all players' cards"},
        ),
        Switch(
            "deck_out",
            "R8",
            "When a player is eliminated for running out of cards.",
            {
                "empty": "as soon as the draw deck is empty",
                "failed-draw": "when a card must be drawn and there is none",
            },
        ),
        Switch(
            "clear_value",
            "R25",
            "Which point value of the partner counts when a course is cleared.",
            {"tapped": "the one it has once it is tapped, as in a battle", "untapped": "the one it has before"},
        ),
        Switch(
            "defender",
            "R28",
            "Which partners of other players can be attacked.",
            {"any": "all at the course of the battle", "untapped": "only untapped ones there"},
        ),
        Switch(
            "stranded",
            "R35",
            "What becomes of partners at the courses of an eliminated player.",
            {"discard": "they are discarded", "hand": "they return to their owners' hands"},
        ),
        Switch(
            "points_or_deck",
            "R51",
            "What counts first if a player has 20 points and another one, or the same, an empty deck.",
            {"points": "the points", "deck": "the empty deck"},
        ),
        idle_rounds("R45", 100, "a hundred"),
    ]
    set_up_options: ClassVar[list[Switch]] = [who_begins("R2", seats)]
    invariants: ClassVar[list[Invariant[Any]]] = list(INVARIANTS)
    table_class = CourseTable
    schemas, card_files, language = reading.SCHEMAS, reading.CARD_FILES, texts.LANGUAGE
    told, together, heads = LOG.sentences, LOG.together, LOG.headings
    version = 2  # pieces lie in declared zones
    zones = ZONES
    folder = FOLDER

    def __init__(self, cards: Sequence[CourseCard], decks: Mapping[str, Deck]) -> None:
        super().__init__(cards, decks)
        self.prints = list(cards)
        self.weights = value.Weights()

    def deal(self, table: CardTable) -> None:
        assert isinstance(table, Table)
        faces = [face for deck in table.setup.decks for key in DECK_LISTS for face in self._faces(deck, key)]
        beginning.lay_out(table, faces)
        table.first = first_player(table.setup.options["first"], table.seats, table.chance().dice)
        table.then(table.first, rules.turn)
        beginning.prepare(table)

    def dealt(self, deck: Deck, seat: int) -> dict[int, list[int]]:
        """Its courses and its cards are a pool each."""
        return {seat * 2 + n: self._faces(deck, key) for n, key in enumerate(DECK_LISTS)}

    def _faces(self, deck: Deck, key: str) -> list[int]:
        """The faces of one list of a deck, by name."""
        listed = deck.lists[key]
        return [self.cards[name].number for name in sorted(listed) for _ in range(listed[name])]

    def faults_of_deck(self, deck: Deck) -> list[str]:
        """What the rules have against it. [deck.courses] [deck.courses.copies] [deck.draw] [deck.draw.copies]"""
        courses, cards = deck.lists.get("courses", {}), deck.lists.get("cards", {})
        faults = [
            f"there is no card {name!r}{nearest(name, self.cards)}"
            for name in [*courses, *cards]
            if name not in self.cards
        ]
        faults += [
            f"{n} is {A_CARD[self.cards[n].kind]}, not a course" for n in courses if self._is(n, COURSE) is False
        ]
        faults += [f"{n} is a course, and belongs among the courses" for n in cards if self._is(n, COURSE)]
        faults += [
            f"there must be 1 or more of {n!r}, not {copies!r}"
            for n, copies in [*courses.items(), *cards.items()]
            if copies < 1
        ]
        faults += [f"{copies} copies of the course {n!r}, at most 1" for n, copies in courses.items() if copies > 1]
        faults += [
            f"{copies} copies of {n!r}, at most {MOST_COPIES}" for n, copies in cards.items() if copies > MOST_COPIES
        ]
        for noun, listed, size in (("courses", courses, box.COURSES), ("cards", cards, box.DRAW_CARDS)):
            if sum(listed.values()) != size:
                faults.append(f"{sum(listed.values())} {noun}, must be {size}")
        return faults

    def _is(self, name: str, kind: str) -> bool | None:
        return self.cards[name].kind == kind if name in self.cards else None

    def face(self, card: Card) -> Face:
        from rulebound.games.courses.view import face

        return face(card)

    def value(self, state: CardTable, seat: int) -> float:
        assert isinstance(state, Table)
        return value.value(state, seat, self.weights)

    def word(self, state: CardTable, word: str, me: int, it: int) -> Part:
        assert isinstance(state, Table)
        return wording.word(state, word, me, it)

    def view(self, state: CardTable, seat: int) -> View:
        from rulebound.games.courses.view import view

        return view(state, seat)

    def scene(self, **scene: Any) -> CardTable:
        from rulebound.games.courses.scene import build

        return build(self, scene)

    def scene_of(self, state: CardTable) -> dict[str, Any]:
        from rulebound.games.courses.scene import describe

        return describe(state)


def load(cards: Sequence[Path], decks: Sequence[Path]) -> CourseGame:
    """The game with its own cards and decks and those of these files; cards of the same name are replaced."""
    known = reading.CARD_FILES.by_name([*sorted((FOLDER / "cards").glob("*.toml")), *cards])
    game = CourseGame(list(known.values()), {})
    for path in sorted((FOLDER / "decks").glob("*.toml")):
        try:
            game.decks.update((deck.name, deck) for deck in read_decks(game, path))
        except CardError as error:
            faults = [problem.partition(": ")[2] for problem in error.problems]
            raise CardError(str(cards[-1]), [f"with these cards, {fault}" for fault in faults]) from error
    for path in decks:
        game.decks.update((deck.name, deck) for deck in read_decks(game, path))
    return game


def read_decks(game: CourseGame, path: Path) -> list[Deck]:
    """The decks of a file, checked against the rules. Raises CardError with all that is wrong."""
    problems: list[str] = []
    decks: list[Deck] = []
    for entry in read_entries(path, ("deck",)):
        deck = read_deck(entry, DECK_LISTS, problems)
        problems += [f"{entry.at('name')}deck {deck.name!r}: {fault}" for fault in game.faults_of_deck(deck)]
        if deck.name in [other.name for other in decks]:
            problems.append(f"{entry.at('name')}two decks are called {deck.name!r}")
        decks.append(deck)
    if problems:
        raise CardError(str(path), problems)
    return decks
