"""Arcane Academy, put together: its cards and tiles, switches and tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from rulebound.cardtext.card_files import CardFiles
from rulebound.cardtext.lines import Text
from rulebound.games.arcane import beginning, box, choices, ending, performing, rules, settling, state, texts, value
from rulebound.games.arcane.card import (
    CHAOS_MAGIC,
    COMPLETE,
    CORNER,
    DEEDS,
    ITEM,
    SIDES,
    SPELL,
    TILE,
    ArcaneCard,
    edges_of,
    symbol_of,
)
from rulebound.games.arcane.invariants import INVARIANTS
from rulebound.games.arcane.slate import SPACES
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.switches import SWITCHES
from rulebound.games.arcane.zones import ZONES
from rulebound.kernel.ability import Ability
from rulebound.kernel.action import Action
from rulebound.kernel.card import Card
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.datafile import Entry, Number, Schema, check_card
from rulebound.kernel.game import Game
from rulebound.kernel.invariant import Invariant
from rulebound.kernel.problem import CardError, nearest, shown
from rulebound.kernel.setup import Deck, Setup
from rulebound.kernel.showing import lines
from rulebound.kernel.switch import Switch, first_player, who_begins
from rulebound.kernel.view import Face, Line, View

FOLDER = Path(__file__).parent

SCHEMAS = {
    SPELL: Schema({"cost": Number(0, 9), "prestige": Number(0, 20)}),
    ITEM: Schema({"cost": Number(0, 20), "prestige": Number(0, 20)}),
    TILE: Schema({}, {"copies": Number(1, 9)}),
    CORNER: Schema({"space": Number(0, SPACES - 1)}),
}
TILE_KEYS = ("symbols", "edges")
MOST_SYMBOLS = 4


class ArcaneGame(Game):
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
    version = 2  # pieces lie in declared zones
    zones = ZONES
    folder = FOLDER

    def __init__(self, cards: Sequence[ArcaneCard]) -> None:
        super().__init__(cards, {})
        self.prints = list(cards)
        self.weights = value.Weights()

    def table(self, setup: Setup) -> CardTable:
        table = state.Table(self, setup)
        table.prints = self.prints
        return table

    def deal(self, table: CardTable) -> None:
        assert isinstance(table, state.Table)
        beginning.lay_out(table, box.all_faces(self.prints, table.seats))
        beginning.fill(table)
        table.first = first_player(table.setup.options["first"], table.seats, table.chance().dice)
        beginning.deal(table)
        table.then(table.first, rules.turn)

    def dealt(self, deck: Deck, seat: int) -> dict[int, list[int]]:
        """Nobody brings a deck."""
        return {}

    def faults_of_deck(self, deck: Deck) -> list[str]:
        return [f"nobody brings a deck to {self.title}"]

    def face(self, card: Card) -> Face:
        from rulebound.games.arcane.faces import face

        return face(card)

    def complete(self, text: str) -> list[str]:
        return texts.LANGUAGE.complete(text)

    def value(self, state: CardTable, seat: int) -> float:
        assert isinstance(state, Table)
        return value.value(state, seat, self.weights)

    def view(self, state: CardTable, seat: int) -> View:
        from rulebound.games.arcane.view import view

        return view(state, seat)

    def log(self, state: CardTable, seat: int, since: int = 0) -> list[Line]:
        from rulebound.games.arcane.telling import HEADS, SENTENCES, TOGETHER

        return lines(state, seat, SENTENCES, HEADS, since, len(state.log) + 1, TOGETHER)

    def scene(self, **scene: Any) -> CardTable:
        from rulebound.games.arcane.scene import build

        return build(self, scene)

    def scene_of(self, state: CardTable) -> dict[str, Any]:
        from rulebound.games.arcane.describing import describe

        return describe(state)


# -- Reading cards -----------------------------------------------------------------------------------------------------


def load(cards: Sequence[Path], decks: Sequence[Path]) -> ArcaneGame:
    """The game with its own cards and those of these files; cards of the same name are replaced."""
    known: dict[str, ArcaneCard] = {}
    for path in [*sorted((FOLDER / "cards").glob("*.toml")), *cards]:
        known |= CARD_FILES.by_name([path])
        check_set(path, list(known.values()), whole=path in cards)
    for path in decks:
        raise CardError(str(path), [f"nobody brings a deck to {ArcaneGame.title}"])
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


def check_tile(entry: Entry) -> list[str]:
    """What is wrong with a tile or a corner, each with its line."""
    values, where = entry.values, entry.at
    printed = values.get("printed")
    rest = {key: value for key, value in values.items() if key not in TILE_KEYS}
    if isinstance(printed, list):
        rest["printed"] = [key for key in printed if key not in TILE_KEYS]
    problems = check_card(replace(entry, values=rest), SCHEMAS)
    if values.get("text"):
        problems.append(f"{where('text')}a {values['kind']} shows symbols, and has no text")
    symbols, edges = values.get("symbols"), values.get("edges")
    if not isinstance(symbols, list) or not 1 <= len(symbols) <= MOST_SYMBOLS:
        problems.append(
            f"{where('symbols')}'symbols' must be a list of one to {MOST_SYMBOLS} symbols, not {shown(symbols)}"
        )
        symbols = []
    possible = [*DEEDS, CHAOS_MAGIC]
    for symbol in symbols:
        for word in str(symbol).split(" / "):
            if word not in possible:
                problems.append(f"{where('symbols')}there is no action {shown(word)}{nearest(word, possible)}")
    if len({symbol_of(str(symbol)) for symbol in symbols}) > 1 and not are_nested([str(one) for one in symbols]):
        problems.append(
            f"{where('symbols')}of two symbols with slashes on a tile, one must hold all actions of the other"
        )
    if not isinstance(edges, str) or edges != "".join(side for side in SIDES if side in edges):
        problems.append(f"{where('edges')}'edges' must be letters of {SIDES}, in that order, not {shown(edges)}")
    return problems


def are_nested(symbols: list[str]) -> bool:
    """Whether of any two symbols that share an action one holds all of the other: else a choice would be missing."""
    sets = [symbol_of(symbol) for symbol in symbols]
    return all(a & b in (0, a, b) for a in sets for b in sets)


def card_of(entry: Entry, abilities: list[Ability[Any]], tree: Text | None) -> ArcaneCard:
    """The card of an entry in which nothing is wrong."""
    values = entry.values
    text, printed = values.get("text", "").strip(), list(values.get("printed", []))
    card = ArcaneCard(values["name"], values["kind"], text, printed, values.get("cost", 0), values.get("prestige", 0))
    card.abilities = abilities
    card.tree = tree
    card.symbols = [symbol_of(symbol) for symbol in values.get("symbols", [])]
    card.edges = edges_of(values.get("edges", ""))
    card.copies = values.get("copies", 1)
    card.space = values.get("space", -1)
    card.completes = len([symbol for symbol in card.symbols if symbol & COMPLETE])
    return card


def check(entry: Entry) -> list[str]:
    """What is wrong with an entry, its text aside."""
    return check_tile(entry) if entry.values.get("kind") in (TILE, CORNER) else check_card(entry, SCHEMAS)


CARD_FILES = CardFiles(check, (SPELL, ITEM), texts.read, card_of)
