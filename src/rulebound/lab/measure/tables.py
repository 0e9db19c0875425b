"""The games of a question: what is common to cards, decks, rulings and actions."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache

from rulebound.games.setting import game_with
from rulebound.kernel.basics.setup import NONE, Deck, Setup
from rulebound.kernel.game.game import Game
from rulebound.lab.entrants import characters
from rulebound.lab.measure.question import Asked, Subject
from rulebound.lab.measure.quick import player_of
from rulebound.lab.measure.sums import Deal, Measured, Sums
from rulebound.lab.tally import Failure, traced


class Tables:
    """Which games are played for a question, group by group. Raises SetupError and CardError.

    game: as it is; decks: those that play, empty in a game without decks. each: the deals of a group. subjects: what is
    measured.
    """

    one_by_one = True  # each subject has a report of its own; otherwise a line

    def __init__(self, asked: Asked, game: Game, decks: list[Deck], subjects: list[Subject], each: int) -> None:
        player_of(asked.bot, 0)
        self.asked = asked
        self.game = game
        self.decks = decks
        self.subjects = subjects
        self.each = each
        self.setup = game.setup(
            seats=asked.seats, rulings=dict(asked.rulings), options={"windows": NONE, **dict(asked.options)}
        )

    @property
    def measurable(self) -> list[Subject]:
        """The subjects that can come up at these tables at all."""
        return self.subjects

    @abstractmethod
    def question(self, one: Subject) -> str:
        """What is compared, in a sentence."""

    @abstractmethod
    def deal(self, group: int, turned: int) -> Deal:
        """Plays one deal of a group; `turned`: by how many seats the holder, or the decks, have moved on."""

    def setup_of(self, group: int, decks: list[Deck], **options: str) -> Setup:
        """The set-up of a deal."""
        setup = self.setup
        seed = self.asked.seed + group
        return Setup(seed, setup.seats, decks, setup.rulings, {**setup.options, **options}, setup.names)

    def entrants_of(self, decks: list[Deck], setup: Setup) -> list[str]:
        """By seat, the decks of a deal, or else the characters with which players begin; empty where there are none."""
        return names_of(decks) or characters(self.game.begin(setup))

    def play(self, groups: range) -> Measured:
        """Plays groups of deals, and counts. A failed deal is recorded."""
        measured = Measured({one.name: Sums() for one in self.subjects})
        for group in groups:
            deals: list[Deal] = []
            for turned in range(self.each):
                try:
                    deals.append(self.deal(group, turned))
                except Exception as error:  # noqa: BLE001 - whatever is wrong with one, the others are worth playing
                    measured.failures.append(Failure(group, self.asked.seed + group, traced(error), ""))
            measured.games += len(deals)
            measured.groups += 1
            for one in self.measurable:
                measured.count(one.name, deals)
        return measured


def playing(asked: Asked) -> tuple[Game, list[Deck]]:
    """The game with the cards of the question, and the decks that play: those that are named, or all."""
    game, chosen = game_with(asked.game, asked.cards, ",".join(asked.decks) or None)
    return game, [game.decks[name] for name in chosen or game.decks]


def turned_by(decks: list[Deck], turned: int) -> list[Deck]:
    """The decks, each moved on by so many seats."""
    by = len(decks) - turned % max(1, len(decks))
    return decks[by:] + decks[:by]


def names_of(decks: list[Deck]) -> list[str]:
    """The names of decks."""
    return [deck.name for deck in decks]


@cache
def tables_of(asked: Asked) -> Tables:
    """The tables of a question, made once in each process. Raises SetupError and CardError."""
    from rulebound.lab.measure.of_barring import BarringTables
    from rulebound.lab.measure.of_cards import CardTables
    from rulebound.lab.measure.of_decks import DeckTables
    from rulebound.lab.measure.of_rulings import RulingTables

    if asked.new_decks:
        return DeckTables(asked)
    if asked.changed:
        return RulingTables(asked)
    return BarringTables(asked) if asked.barred else CardTables(asked)


def play_part(asked: Asked, groups: range) -> Measured:
    """In a worker, plays these groups."""
    return tables_of(asked).play(groups)
