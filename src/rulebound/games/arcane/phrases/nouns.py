"""What texts speak of: tiles, corners, items, spells, assignments, and what they can be like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.instructions import Resource
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Adjective, Having, Kind, Stat
from rulebound.cardtext.phrases.zones.decks import CardNoun
from rulebound.games.arcane.card import CHAOS, CHAOS_MAGIC, SYMBOL_ACTIONS
from rulebound.games.arcane.events import (
    GAINS_PRESTIGE,
    GAINS_SHARDS,
    GAINS_WILL,
    LOSES_PRESTIGE,
    LOSES_SHARDS,
    LOSES_WILL,
)
from rulebound.games.arcane.linking import linked
from rulebound.games.arcane.prestige import gain_prestige, lose_prestige
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import ITEMS, MARKET, PUBLIC, SPELLS
from rulebound.language import N_, worded

WHERE: Final = {
    "tile": N_("{it} is not a tile that one sees on a slate."),
    "corner": N_("{it} is not a corner that one sees on a slate."),
    "market tile": N_("{it} is not a tile in the center."),
    "item": N_("{it} is not a completed item."),
    "spell": N_("{it} is not a completed spell."),
    "assignment": N_("{it} is not a completed assignment."),
    "public assignment": N_("{it} is not a public assignment."),
    "public spell": N_("{it} is not a public spell."),
    "public item": N_("{it} is not a public item."),
}


class ArcaneKind(Kind):
    """A tile is whatever can be cast, corners included; assignments are completed ones, unless they are public."""

    forms: ClassVar[dict[str, str]] = {
        "tile": "tiles", "corner": "corners", "market tile": "market tiles", "item": "items", "spell": "spells",
        "assignment": "assignments", "public assignment": "public assignments", "public spell": "public spells",
        "public item": "public items",
    }  # fmt: skip
    terms: ClassVar[dict[str, str]] = {
        "tile": "tile", "corner": "corner", "market tile": "market", "assignment": "assignment",
        "public assignment": "public",
    }  # fmt: skip

    def could_be(self, kind: str) -> bool:
        """What has the text is no tile, whatever lies in the center is no completed item, and a spell no item."""
        return kind not in ("spell", "item") or self.word in (kind, f"public {kind}", "assignment", "public assignment")

    def among(self, sense: Sense) -> Callable[[Any], list[int]]:
        if self.word in ("tile", "corner"):
            return tiles
        if self.word == "market tile":
            return market_tiles
        if self.is_of_center():
            return public_assignments
        return items if self.word == "item" else spells if self.word == "spell" else assignments

    def is_kind(self, sense: Sense) -> Test:
        word, text = self.word, WHERE[self.word]
        if word == "tile":
            return Test(text, lies_on_a_slate)
        if word == "corner":
            return Test(text, lambda table, source, it: table.is_visible(it) and table.is_printed(it))
        if word == "assignment":
            return Test(text, lambda table, source, it: table.zone[it] in (ITEMS, SPELLS))
        if word in ("public spell", "public item"):
            return Test(text, lambda table, source, it: table.zone[it] == PUBLIC and self.prints(table, it))
        zones = {"market tile": MARKET, "item": ITEMS, "spell": SPELLS, "public assignment": PUBLIC}
        zone = zones[word]

        def lies_there(table: Table, source: int, it: int) -> bool:
            return table.zone[it] == zone

        return Test(text, lies_there)

    def is_of_center(self) -> bool:
        """Whether it is an assignment that lies in the center."""
        return self.word.startswith("public ")

    def lies_alone(self) -> bool:
        return self.word not in ("corner", "public spell", "public item")

    def is_plain(self) -> bool:
        return self.word in ("item", "spell")

    def prints(self, table: Any, it: int) -> bool:
        kind = table.card(it).kind
        if self.word.endswith("assignment"):
            return kind in ("spell", "item")
        return bool(kind == self.word.removeprefix("market ").removeprefix("public "))


def lies_on_a_slate(table: Table, source: int, it: int) -> bool:
    return table.is_visible(it)


def tiles(table: Table) -> list[int]:
    return [it for seat in table.left() for it in table.tiles_of(seat)]


def market_tiles(table: Table) -> list[int]:
    return table.cards_in(MARKET)[:]


def public_assignments(table: Table) -> list[int]:
    return table.cards_in(PUBLIC)[:]


def items(table: Table) -> list[int]:
    return [it for seat in table.left() for it in table.cards_in(ITEMS, seat)]


def spells(table: Table) -> list[int]:
    return [it for seat in table.left() for it in table.cards_in(SPELLS, seat)]


def assignments(table: Table) -> list[int]:
    return items(table) + spells(table)


class Exhausted(Adjective):
    forms: ClassVar[tuple[str, ...]] = ("exhausted", "un-exhausted")
    term: ClassVar[str] = "exhausted"

    def test(self, sense: Sense) -> Test:
        if self.word == "exhausted":
            return Test("{it} is not exhausted.", lambda table, source, it: is_tile_exhausted(table, it))
        return Test("{it} is exhausted.", lambda table, source, it: not is_tile_exhausted(table, it))


def is_tile_exhausted(table: Table, it: int) -> bool:
    return table.is_visible(it) and table.is_exhausted(it)


class Lying(Adjective):
    """placed: by a player, and not printed on the slate. stacked: it covers a tile or corner. linked: to any other."""

    forms: ClassVar[tuple[str, ...]] = ("placed", "stacked", "linked")
    terms: ClassVar[dict[str, str]] = {"placed": "placed", "stacked": "stacked", "linked": "linked"}
    label: ClassVar[str] = "how a tile lies"

    def test(self, sense: Sense) -> Test:
        if self.word == "placed":
            return Test("{it} is printed on the slate.", lambda table, source, it: not table.is_printed(it))
        if self.word == "stacked":
            return Test("{it} covers nothing.", lambda table, source, it: table.below[it] >= 0)
        return Test("{it} is linked to nothing.", lambda table, source, it: is_linked(table, it))


def is_linked(table: Table, it: int) -> bool:
    return table.is_visible(it) and len(linked(table, it)) > 0


class TileAction(Word):
    """One of the five casting actions."""

    label: ClassVar[str] = "a casting action"
    forms: ClassVar[tuple[str, ...]] = tuple(SYMBOL_ACTIONS)

    def instruction(self) -> int:
        return SYMBOL_ACTIONS[self.word]


class TileSymbol(Word):
    """One of the six symbols that tiles show."""

    label: ClassVar[str] = "a symbol"
    forms: ClassVar[tuple[str, ...]] = (*SYMBOL_ACTIONS, CHAOS_MAGIC)


class WithSymbol(Having):
    """Chaos Magic shows no symbol but its own."""

    printed: ClassVar[bool] = True
    text: ClassVar[str] = "with a {symbol:TileSymbol} symbol"
    symbol: TileSymbol

    def test(self, sense: Sense) -> Test:
        wanted = CHAOS if self.symbol.word == CHAOS_MAGIC else SYMBOL_ACTIONS[self.symbol.word]

        def shows(table: Table, source: int, it: int) -> bool:
            return shows_symbol(table, it, wanted)

        return Test(worded("{it} has no {symbol} symbol.", symbol=self.symbol.word), shows)


def shows_symbol(table: Table, it: int, wanted: int) -> bool:
    """Whether a tile shows it; a choice of two symbols shows both."""
    symbols = table.print_of(it).symbols
    if wanted == CHAOS:
        return CHAOS in symbols
    return any([symbol & wanted > 0 and symbol != CHAOS for symbol in symbols])


class ArcaneStat(Stat):
    forms: ClassVar[tuple[str, ...]] = ("cost", "Prestige value")

    def key(self) -> str:
        return "cost" if self.word == "cost" else "prestige"

    def of(self, table: Table, it: int) -> int:
        return table.cost(it) if self.word == "cost" else table.worth(it)


class ArcaneResource(Resource):
    forms: ClassVar[dict[str, str]] = {"Shard": "Shards", "Will": "Will", "Prestige": "Prestige"}
    terms: ClassVar[dict[str, str]] = {"Shard": "shards", "Will": "will", "Prestige": "prestige"}

    def give(self, table: Table, seat: int, n: int) -> None:
        if self.word == "Prestige":
            gain_prestige(table, seat, n)
            lose_prestige(table, seat, -n)
        elif self.word == "Will":
            table.gain_will(seat, n)
            table.lose_will(seat, -n)
        else:
            table.gain_shards(seat, n)
            table.lose_shards(seat, -n)

    def had(self, table: Table, seat: int) -> int:
        if self.word == "Prestige":
            return table.score(seat)
        return table.will[seat] if self.word == "Will" else table.shards[seat]

    def is_spent(self) -> bool:
        return self.word != "Prestige"

    def gained(self) -> str:
        return {"Prestige": GAINS_PRESTIGE, "Will": GAINS_WILL, "Shard": GAINS_SHARDS}[self.word]

    def lost(self) -> str:
        return {"Prestige": LOSES_PRESTIGE, "Will": LOSES_WILL, "Shard": LOSES_SHARDS}[self.word]


class DeckAssignment(CardNoun):
    forms: ClassVar[dict[str, str]] = {"assignment": "assignments"}


class Completed(Adjective):
    """As all items and spells are that texts speak of; it may be said."""

    forms: ClassVar[tuple[str, ...]] = ("completed",)
    printed: ClassVar[bool] = True

    def test(self, sense: Sense) -> Test:
        return Test("{it} is not completed.", lambda table, source, it: table.zone[it] in (ITEMS, SPELLS))
