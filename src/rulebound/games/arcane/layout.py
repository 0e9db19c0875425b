"""The layout and colours of the table of Arcane Academy, and the meaning of its words."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.arcane.card import CORNER, ITEM, SPELL, TILE
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics import view as shape
from rulebound.language import N_, _

THEME: Final = shape.Theme(
    accent=165,
    second=300,
    texture="octagon",
    frames={
        TILE: shape.Frame(hue=165, chroma=0.06, metal="bronze"),
        CORNER: shape.Frame(hue=165, chroma=0.03, metal="bone"),
        SPELL: shape.Frame(hue=300, chroma=0.14),
        ITEM: shape.Frame(hue=160, chroma=0.12),
        "assignment": shape.Frame(hue=280, chroma=0.12),
    },
    tints={"will": 45, "shard": 15, "gold": 85},
)
TERMS: Final = {
    "will": shape.Term(
        name=N_("Will"), text=N_("What spells are paid with. The dial goes to 9."), clause="will.gain", icon="flame"
    ),
    "shards": shape.Term(
        name=N_("Shards"),
        text=N_("What items are paid with. One may have any number."),
        clause="shard.collect",
        icon="gem",
    ),
    "prestige": shape.Term(
        name=N_("Prestige"), text=N_("The player with the most in the end wins."), clause="win.most", icon="laurel"
    ),
    "assignment": shape.Term(
        name=N_("Assignment"),
        text=N_("A spell or an item. The first to complete eight ends the exam."),
        clause="pencils.call",
    ),
    "public": shape.Term(
        name=N_("Public assignment"),
        text=N_("One of those in the center, which anybody can complete."),
        clause="setup.public",
    ),
    "market": shape.Term(
        name=N_("Market tile"), text=N_("One of the tiles in the center, which Add Tile takes."), clause="setup.market"
    ),
    "exhausted": shape.Term(
        name=N_("Exhausted"),
        text=N_(
            "An exhaustion token lies on it: it can be neither cast nor used by a link. Resting removes all tokens."
        ),
        clause="link.unexhausted",
        icon="block",
    ),
    "linked": shape.Term(
        name=N_("Linked"),
        text=N_("It touches another tile, and half a connector of each meets the other's."),
        clause="link.octagon",
    ),
    "placed": shape.Term(
        name=N_("Placed"),
        text=N_("A tile that was placed, and not a corner that the slate prints."),
        clause="corner.no-discard",
    ),
    "stacked": shape.Term(name=N_("Stacked"), text=N_("It covers another tile or a corner."), clause="stack.covered"),
    "tile": shape.Term(
        name=N_("Tile"),
        text=N_("Whatever one sees on a slate and can cast: placed tiles, and corners too."),
        clause="corner.cast",
    ),
    "corner": shape.Term(
        name=N_("Corner"), text=N_("One of the four tiles that a slate prints."), clause="corner.cast"
    ),
    "use": shape.Term(
        name=N_("USE"), text=N_("What a Use Item action lets the item do."), clause="use.one", icon="hand"
    ),
    "end": shape.Term(name=N_("End of Game"), text=N_("It does this when the game is over."), clause="item.end"),
}


def layout(table: Table, seat: int, areas: set[str]) -> shape.Split:
    """The reader's own slate, the center, and the slates of the others."""
    order = [(max(seat, 0) + i) % table.seats for i in range(1 if seat >= 0 else 0, table.seats)]
    crowded = len(order) > 1
    rivals = shape.Split(
        way="down",
        parts=[sheet(owner, "theirs", areas, crowded=crowded) for owner in order],
        share=1.25 if crowded else 0.9,
        narrow="tabs",
    )
    rivals.name = _("Rivals") if seat >= 0 else _("Players")
    parts: list[shape.Put | shape.Split] = [sheet(seat, "mine", areas)] if seat >= 0 else []
    return shape.Split(way="across", parts=[*parts, middle(areas), rivals])


def middle(areas: set[str]) -> shape.Split:
    """The center: tiles and bag, assignments and deck."""
    tiles = shape.Split(
        way="across", parts=[shape.Put(ids=["tiles"], share=4), shape.Put(ids=["bag"], share=0.9)], share=0.6,
        narrow="same",
    )  # fmt: skip
    piles = shape.Split(way="down", parts=[shape.Put(ids=["deck"]), shape.Put(ids=["discard"], fold=True)], share=0.8)
    cards = shape.Split(way="across", parts=[shape.Put(ids=["public"], share=2.6), piles], share=1.5, narrow="same")
    extra = [shape.Put(ids=[key], share=0.5) for key in ("played", "taken") if key in areas]
    return shape.Split(way="down", parts=[tiles, cards, *extra], share=1.2, name=_("Center"), frame="board")


def sheet(owner: int, frame: Any, areas: set[str], *, crowded: bool = False) -> shape.Split:
    """One player's plate, items, spells, slate and private assignments; crowded: with the slate beside the other
    areas.
    """
    plate = shape.Put(ids=[f"seat.{owner}"], share=0.9 if crowded else 0.34)
    rows = [f"{key}.{owner}" for key in ("items", "spells", "hand") if key != "hand" or f"hand.{owner}" in areas]
    share = 1.1 if crowded or frame == "theirs" else 0.75  # a rival's slate has less width, and needs less height
    done = shape.Split(way="across", parts=[shape.Put(ids=[key], fold=True) for key in rows], share=share)
    slate = shape.Put(ids=[f"slate.{owner}"], share=1.1 if crowded else 1.6)
    if not crowded:
        return shape.Split(way="down", parts=[plate, done, slate], share=1.4, frame=frame)
    return shape.Split(way="across", parts=[shape.Split(way="down", parts=[plate, done]), slate], frame=frame)
