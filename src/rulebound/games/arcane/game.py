"""Arcane Academy, put together: its cards and tiles, switches and tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from rulebound.cardgame.box import Pool
from rulebound.cardgame.game import CardGame, Hooks
from rulebound.cardgame.telling import OF_TEXTS
from rulebound.games.arcane import (
    beginning,
    choices,
    completing,
    ending,
    faces,
    moving,
    performing,
    reading,
    rules,
    scene,
    settling,
    texts,
    value,
    view,
    wording,
)
from rulebound.games.arcane.box import ASSIGNMENTS, BOX, CORNERS, SLATES
from rulebound.games.arcane.card import CORNER, ArcaneCard
from rulebound.games.arcane.events import LOG
from rulebound.games.arcane.invariants import INVARIANTS
from rulebound.games.arcane.observed import PUBLIC
from rulebound.games.arcane.switches import SWITCHES
from rulebound.games.arcane.table import ArcaneTable
from rulebound.games.arcane.zones import ZONES
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.basics.switch import Switch, who_begins
from rulebound.kernel.game.invariant import Invariant
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.tokens import EACH


class ArcaneGame(CardGame):
    """Arcane Academy, for two to four players. [intro.players]"""

    name = "arcane"
    title = "Arcane Academy"
    about = (
        "Fit action tiles together on your slate, cast one and set off its neighbours, and complete spells and items: "
        "when somebody has eight, pencils go down, and the most Prestige wins."
    )
    seats = range(2, 5)
    minutes = (30, 45)
    beginners = (56, 25)
    sureness = 0.65
    reasons: ClassVar[dict[str, str]] = {
        "prestige": "The exam is over, and {winners} has the most Prestige.",
        "resources": "The exam is over, and of those with the most Prestige, {winners} has the most Will and Shards.",
        "co-valedictorians": "The exam is over, and all who share the victory have the same Prestige, Will and Shards.",
        "card": "A card has ended the game.",
        "stalemate": "Nothing has changed for so long that the game is drawn.",
    }
    modules: ClassVar = [rules, performing, completing, ending, moving, settling, texts, choices]
    actions: ClassVar[list[Action[Any]]] = list(choices.ACTIONS.all)
    switches: ClassVar[list[Switch]] = SWITCHES
    set_up_options: ClassVar[list[Switch]] = [who_begins("R6", seats)]
    invariants: ClassVar[list[Invariant[Any]]] = list(INVARIANTS)
    table_class = ArcaneTable
    schemas, card_files, language = reading.SCHEMAS, reading.CARD_FILES, texts.LANGUAGE
    numbers, labels = faces.NUMBERS, reading.LABELS
    log_texts, together, heads = OF_TEXTS | LOG.sentences, LOG.together, LOG.headings
    version = 3  # several tiles and items come one after the other
    zones, box, moments, builder = ZONES, BOX, scene.MOMENTS, scene.ArcaneBuilder
    folder = Path(__file__).parent
    public = PUBLIC
    hooks = Hooks(
        beginning.lay_out, beginning.begin, wording.word, faces.face, view.view, view.turn, value.value, value.Weights
    )
    beginning = rules.turn

    @classmethod
    def faults_of_cards(cls, cards: Sequence[Card]) -> list[str]:
        spaces = [card.space for card in cards if isinstance(card, ArcaneCard) and card.kind == CORNER]
        whole = len(spaces) == len(set(spaces)) == CORNERS
        wrong = [] if whole else [f"a slate has {CORNERS} corners on different spaces"]
        return [*super().faults_of_cards(cards), *wrong]

    def faces_of_pool(self, pool: Pool, seat: int, setup: Setup) -> list[int]:
        faces = [card.number for card in self.card_list if pool.holds(card.kind) for _ in range(card.copies)]
        return faces * setup.seats if pool is SLATES else faces

    def token_pieces(self, seats: int) -> list[int]:
        """Places for assignments that the deck leaves, eight for each player at most."""
        places = BOX.of_pool(ASSIGNMENTS, 0)
        return places[len([card for card in self.cards.values() if card.kind in ASSIGNMENTS.kinds]) :][: EACH * seats]

    def describe_more(self, table: Any, given: dict[str, Any]) -> list[int]:
        return scene.describe_more(table, given)


load = ArcaneGame.load
