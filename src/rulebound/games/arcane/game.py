"""Arcane Academy, put together: its cards and tiles, switches and tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from rulebound.cardgame.game import CardGame
from rulebound.games.arcane import (
    beginning,
    box,
    choices,
    ending,
    performing,
    reading,
    rules,
    settling,
    texts,
    value,
    wording,
)
from rulebound.games.arcane.card import (
    CORNER,
    ITEM,
    SPELL,
    TILE,
    ArcaneCard,
)
from rulebound.games.arcane.events import LOG
from rulebound.games.arcane.invariants import INVARIANTS
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.switches import SWITCHES
from rulebound.games.arcane.table import ArcaneTable
from rulebound.games.arcane.zones import ZONES
from rulebound.kernel.basics.problem import CardError
from rulebound.kernel.basics.switch import Switch, first_player, who_begins
from rulebound.kernel.basics.view import Face, View
from rulebound.kernel.basics.words import Part
from rulebound.kernel.game.invariant import Invariant
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable

FOLDER = Path(__file__).parent


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
    reasons: ClassVar[dict[str, str]] = {
        "prestige": "The exam is over, and one player has the most Prestige.",
        "resources": "The exam is over, and among those with the most Prestige one has the most Will and Shards left.",
        "co-valedictorians": "The exam is over, and all who share the victory have the same Prestige, Will and Shards.",
        "stalemate": "Nothing has changed for so long that the game is drawn.",
    }
    modules: ClassVar = [rules, performing, ending, settling, texts, choices]
    actions: ClassVar[list[Action[Any]]] = list(choices.ACTIONS.all)
    switches: ClassVar[list[Switch]] = SWITCHES
    set_up_options: ClassVar[list[Switch]] = [who_begins("R6", seats)]
    invariants: ClassVar[list[Invariant[Any]]] = list(INVARIANTS)
    table_class = ArcaneTable
    schemas, card_files, language = reading.SCHEMAS, reading.CARD_FILES, texts.LANGUAGE
    told, together, heads = LOG.sentences, LOG.together, LOG.headings
    version = 2  # pieces lie in declared zones
    zones = ZONES
    folder = FOLDER

    def __init__(self, cards: Sequence[ArcaneCard]) -> None:
        super().__init__(cards, {})
        self.prints = list(cards)
        self.weights = value.Weights()

    def deal(self, table: CardTable) -> None:
        assert isinstance(table, Table)
        beginning.lay_out(table, box.all_faces(self.prints, table.seats))
        beginning.fill(table)
        table.first = first_player(table.setup.options["first"], table.seats, table.chance().dice)
        beginning.deal(table)
        table.then(table.first, rules.turn)

    def face(self, card: Card) -> Face:
        from rulebound.games.arcane.faces import face

        return face(card)

    def value(self, state: CardTable, seat: int) -> float:
        assert isinstance(state, Table)
        return value.value(state, seat, self.weights)

    def word(self, state: CardTable, word: str, me: int, it: int) -> Part:
        assert isinstance(state, Table)
        return wording.word(state, word, me, it)

    def view(self, state: CardTable, seat: int) -> View:
        from rulebound.games.arcane.view import view

        return view(state, seat)

    def scene(self, **scene: Any) -> CardTable:
        from rulebound.games.arcane.scene import build

        return build(self, scene)

    def scene_of(self, state: CardTable) -> dict[str, Any]:
        from rulebound.games.arcane.describing import describe

        return describe(state)


# -- A set of cards ----------------------------------------------------------------------------------------------------


def load(cards: Sequence[Path], decks: Sequence[Path]) -> ArcaneGame:
    """The game with its own cards and those of these files; cards of the same name are replaced."""
    known: dict[str, ArcaneCard] = {}
    for path in [*sorted((FOLDER / "cards").glob("*.toml")), *cards]:
        known |= reading.CARD_FILES.by_name([path])
        check_set(path, list(known.values()), whole=path in cards)
    for path in decks:
        raise CardError(str(path), [f"{ArcaneGame.title} is played without players' own decks"])
    return ArcaneGame(list(known.values()))


def check_set(path: Path, cards: list[ArcaneCard], *, whole: bool) -> None:
    """Whether there is room for all that is there. whole: a game is complete, so it must also be enough."""
    tiles = sum(card.copies for card in cards if card.kind == TILE)
    corners = sorted(card.space for card in cards if card.kind == CORNER)
    assignments = sum(card.kind in (SPELL, ITEM) for card in cards)
    problems: list[str] = []
    if tiles > box.MOST_TILES:
        problems.append(f"there are {tiles} tiles then, and at most {box.MOST_TILES} are possible")
    if assignments > box.MOST_ASSIGNMENTS:
        problems.append(f"there are {assignments} assignments then, and at most {box.MOST_ASSIGNMENTS} are possible")
    if whole and (len(corners) != box.CORNERS or len(set(corners)) != box.CORNERS):
        problems.append(f"a slate has {box.CORNERS} corners on different spaces")
    if problems:
        raise CardError(str(path), problems)
