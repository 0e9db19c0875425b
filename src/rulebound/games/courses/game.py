"""The course game, put together: its cards, decks, switches and tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from rulebound.cardgame.game import CardGame, Hooks
from rulebound.cardgame.telling import OF_TEXTS
from rulebound.games.courses import (
    battles,
    beginning,
    choices,
    hand,
    in_play,
    reading,
    rules,
    scene,
    settling,
    texts,
    value,
    view,
    wording,
)
from rulebound.games.courses.box import BOX
from rulebound.games.courses.events import LOG
from rulebound.games.courses.invariants import INVARIANTS
from rulebound.games.courses.observed import PUBLIC
from rulebound.games.courses.table import CourseTable
from rulebound.games.courses.zones import ZONES
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.basics.switch import Switch, idle_rounds, who_begins
from rulebound.kernel.game.invariant import Invariant
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable


class CourseGame(CardGame):
    """The untitled course game, for two to four players."""

    name = "courses"
    title = "The Course Game"
    about = (
        "Lay out a map of courses, send partners there, and be the first to score 20 points by clearing courses "
        "that no one guards."
    )
    seats = range(2, 5)
    minutes = (15, 30)
    beginners = (63, 23)
    sureness = 1.4
    reasons: ClassVar[dict[str, str]] = {
        "points": "20 points are reached.",
        "last-player": "All other players have run out of cards.",
        "all-decked-out": "All players who were left have run out of cards at the same time.",
        "card": "A card has ended the game.",
        "stalemate": "Nothing has changed for so long that the game is drawn.",
    }
    modules: ClassVar = [beginning, rules, hand, in_play, battles, settling, texts, choices]
    actions: ClassVar[list[Action[Any]]] = choices.ACTIONS.with_tokens(BOX.pieces, BOX.tokens)
    token_actions = choices.ACTIONS.of_tokens
    switches: ClassVar[list[Switch]] = [
        Switch("untap", "R5", "Whose cards are untapped in the untap phase.",
            {"own": "those of the player whose turn it is", "all": "all players' cards"}),
        Switch("deck_out", "R8", "When a player is eliminated for running out of cards.",
            {"empty": "as soon as the draw deck is empty",
            "failed-draw": "when a card must be drawn and there is none"}),
        Switch("clear_value", "R25", "Which point value of the partner counts when a course is cleared.",
            {"tapped": "the one it has once it is tapped, as in a battle", "untapped": "the one it has before"}),
        Switch("defender", "R28", "Which partners of other players can be attacked.",
            {"any": "all at the course of the battle", "untapped": "only untapped ones there"}),
        Switch("stranded", "R35", "What becomes of partners at the courses of an eliminated player.",
            {"discard": "they are discarded", "hand": "they return to their owners' hands"}),
        Switch("points_or_deck", "R51",
            "What counts first if a player has 20 points and another one, or the same, an empty deck.",
            {"points": "the points", "deck": "the empty deck"}),
        idle_rounds("R45", 100, "a hundred"),
    ]  # fmt: skip
    set_up_options: ClassVar[list[Switch]] = [who_begins("R2", seats)]
    invariants: ClassVar[list[Invariant[Any]]] = list(INVARIANTS)
    table_class = CourseTable
    schemas, card_files, language = reading.SCHEMAS, reading.CARD_FILES, texts.LANGUAGE
    numbers = view.NUMBERS
    log_texts, together, heads = OF_TEXTS | LOG.sentences, LOG.together, LOG.headings
    version = 4  # what partners of a discard pile cost, and what happens to several at once, has changed
    zones, box, moments, builder = ZONES, BOX, scene.MOMENTS, scene.CourseBuilder
    folder = Path(__file__).parent
    public = PUBLIC
    hooks = Hooks(
        beginning.lay_out, beginning.begin, wording.word, view.face, view.view, view.turn, value.value, value.Weights
    )
    beginning = rules.turn

    def table(self, setup: Setup) -> CardTable:
        table = super().table(setup)
        assert isinstance(table, CourseTable)
        table.owners = BOX.layout(setup.seats, tokens=self.creates).owners
        return table


load = CourseGame.load
