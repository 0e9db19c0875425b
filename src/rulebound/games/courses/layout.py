"""The layout and colours of the table of the course game, and the meaning of its words."""

from __future__ import annotations

from typing import Any

from rulebound.cardgame.drawing import MOST_BESIDE, others
from rulebound.games.courses.card import COURSE, ITEM, PARTNER, SUPPORTER
from rulebound.games.courses.state import Table
from rulebound.kernel.basics import view as shape
from rulebound.language import N_

THEME = shape.Theme(
    accent=195,
    second=35,
    texture="contour",
    frames={
        COURSE: shape.Frame(hue=150, chroma=0.1, metal="bone"),
        PARTNER: shape.Frame(hue=205, metal="silver"),
        SUPPORTER: shape.Frame(hue=290, chroma=0.1),
        ITEM: shape.Frame(hue=50, metal="bronze"),
        "deck": shape.Frame(hue=205),
        "coursedeck": shape.Frame(hue=150),
    },
    tints={"gold": 85, "leaf": 145, "blood": 25},
)
TERMS = {
    "points": shape.Term(
        name=N_("Points"),
        text=N_("The player who clears a course gains the point value of the partner. 20 win."),
        clause="win.points",
    ),
    "stars": shape.Term(
        name=N_("Stars"),
        text=N_("Tapped courses, and some other cards, provide stars to pay costs with."),
        clause="enter.cost",
    ),
    "guarded": shape.Term(
        name=N_("Guarded"),
        text=N_("Another player has an untapped partner there, so you cannot clear it."),
        clause="clear.guarded",
    ),
}


def layout(table: Table, seat: int, areas: set[str], *, battling: bool) -> shape.Split:
    """Rivals above, then the battle if there is one, then the reader's own sheet and hand."""
    parts: list[shape.Put | shape.Split] = [
        others(table, seat, lambda owner: sheet(table, owner, "theirs", areas), share=1.4)  # their maps are narrow
    ]
    if battling:
        parts.append(shape.Put(ids=["clashes"], share=0.3))
    if seat >= 0:
        parts.append(sheet(table, seat, "mine", areas))
    return shape.Split(way="down", parts=parts)


def sheet(table: Table, owner: int, frame: Any, areas: set[str]) -> shape.Split:
    """One player's plate, piles, world map, home and hand. With three rivals, the plate is above the map."""
    crowded = frame == "theirs" and table.seats > MOST_BESIDE
    piles = shape.Split(
        way="across", parts=[shape.Put(ids=[f"{key}.{owner}"], fold=True) for key in ("course", "deck", "discard")],
        share=0.8, narrow="same",
    )  # fmt: skip
    plate = shape.Split(way="across" if crowded else "down", parts=[shape.Put(ids=[f"seat.{owner}"]), piles])
    plate.share = 0.4 if crowded else 1.1
    lands: list[shape.Put | shape.Split] = [shape.Put(ids=[f"map.{owner}"], share=3)]
    lands.append(shape.Put(ids=[f"home.{owner}"], fold=True, share=0.5 if crowded else 1))
    if f"hand.{owner}" in areas:
        lands.append(shape.Put(ids=[f"hand.{owner}"], share=0.4 if crowded else 0.7))
    name = table.setup.names[owner]
    if crowded:
        below = shape.Split(way="across", parts=lands)
        return shape.Split(way="down", parts=[plate, below], name=name, frame=frame)
    return shape.Split(way="across", parts=[plate, *lands], name=name, frame=frame)
