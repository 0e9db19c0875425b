"""The printed cards and tiles of Arcane Academy: spells, items, action tiles, and the corners of a slate."""

from __future__ import annotations

from typing import Final, final

from rulebound.kernel.table.card import Card

SPELL: Final = "spell"
ITEM: Final = "item"
TILE: Final = "tile"
CORNER: Final = "corner"
A_CARD: Final = {SPELL: "a spell", ITEM: "an item", TILE: "an action tile", CORNER: "a corner of a slate"}

# The five casting actions. A symbol is the set of those it stands for: one, those beside a slash, or all of them.
COLLECT: Final = 1
WILL: Final = 2
ADD: Final = 4
USE: Final = 8
COMPLETE: Final = 16
CHAOS: Final = COLLECT | WILL | ADD | USE | COMPLETE
SYMBOL_ACTIONS: Final = {
    "Gain Will": WILL, "Collect Shard": COLLECT, "Add Tile": ADD, "Use Item": USE, "Complete Assignment": COMPLETE,
}  # fmt: skip
CHAOS_MAGIC: Final = "Chaos Magic"

# The edges of a tile, as bits.
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDES: Final = "NESW"


@final
class ArcaneCard(Card):
    """A printed card or tile.

    cost: in Will for a spell, in Shards for an item; prestige: at the bottom right. symbols: of a tile or corner, each
    a set of actions; edges: the sides with half a connector; copies: how many there are. space: of a corner, its place
    on the slate, row by row.
    """

    def __init__(self, name: str, kind: str, text: str, printed: list[str], cost: int = 0, prestige: int = 0) -> None:
        super().__init__(name, kind, text, printed)
        self.cost = cost
        self.prestige = prestige
        self.symbols: list[int] = []
        self.edges = 0
        self.copies = 1
        self.space = -1
        self.completes = 0  # how many symbols are Complete Assignment, alone or with a slash, or Chaos Magic

    def values(self) -> dict[str, int]:
        """All printed numbers; those of a tile as one."""
        if self.kind in (SPELL, ITEM):
            return {"cost": self.cost, "prestige": self.prestige}
        code = sum(symbol << 5 * place for place, symbol in enumerate(self.symbols))
        return {"symbols": code, "edges": self.edges, "copies": self.copies, "space": self.space}


def symbol_of(words: str) -> int:
    """The set of actions of a written symbol; 0 if it is none."""
    if words == CHAOS_MAGIC:
        return CHAOS
    total = 0
    for word in words.split(" / "):
        if word not in SYMBOL_ACTIONS:
            return 0
        total |= SYMBOL_ACTIONS[word]
    return total


def words_of(symbol: int) -> str:
    """A symbol in words: its actions, with slashes between alternatives."""
    if symbol == CHAOS:
        return CHAOS_MAGIC
    return " / ".join([word for word, action in SYMBOL_ACTIONS.items() if symbol & action])


def turned(edges: int, turns: int) -> int:
    """The edges after so many quarter turns clockwise."""
    return (edges << turns | edges >> (4 - turns)) & 15


def edges_of(letters: str) -> int:
    """The set of edges with these letters."""
    return sum([1 << SIDES.index(letter) for letter in letters])


def letters_of(edges: int) -> str:
    """The letters of these edges, in the order N, E, S, W."""
    return "".join([letter for place, letter in enumerate(SIDES) if edges >> place & 1])
