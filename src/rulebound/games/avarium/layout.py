"""The layout and colours of the table of Avarium Academy, and the meaning of its words."""

from __future__ import annotations

from typing import Any

from rulebound.cardgame.drawing import MOST_BESIDE, others
from rulebound.kernel.basics import view as shape
from rulebound.kernel.table.cardtable import CardTable
from rulebound.language import N_, _

THEME = shape.Theme(
    accent=275,
    second=350,
    texture="scale",
    frames={
        "paragon": shape.Frame(hue=250, chroma=0.13, metal="silver"),
        "delinquent": shape.Frame(hue=22, chroma=0.15, metal="bronze"),
        "neutral": shape.Frame(hue=85, chroma=0.12),
        "idol": shape.Frame(hue=310, chroma=0.13, second=85),
        "scheme": shape.Frame(hue=262, chroma=0.09, metal="silver"),
        "surprise": shape.Frame(hue=205, chroma=0.1),
        "student": shape.Frame(hue=20, chroma=0.14),
    },
    tints={"gold": 85, "silver": 250, "blood": 25, "steel": 235, "rose": 0},
)
TERMS = {
    "merit": shape.Term(
        name=N_("Merit"),
        text=N_("Without Merit you are expelled. Damage to your idol is lost as Merit."),
        clause="win.expel",
    ),
    "reputation": shape.Term(
        name=N_("Reputation"),
        text=N_("You recruit students and play schemes with it. It stays until you spend it."),
        clause="reputation.kept",
    ),
    "aim": shape.Term(
        name=N_("Way to the win-con"),
        text=N_("How near the win-con of this player's idol is; at 100 it is met."),
        clause="win.con",
    ),
    "exhausted": shape.Term(
        name=N_("Exhausted"),
        text=N_("It cannot be assigned to a fight and deals no damage until it is readied."),
        clause="exhaust.fight",
    ),
    "surprise": shape.Term(
        name=N_("Surprise"),
        text=N_("It can be played whenever you have priority, in any turn."),
        clause="surprise.any-time",
    ),
    "token": shape.Term(
        name=N_("Attack Token"),
        text=N_("It has attacked, and can neither lead nor support until the turn ends."),
        clause="fight.support.token",
    ),
}


def layout(table: CardTable, seat: int, areas: set[str], *, fighting: bool) -> shape.Split:
    """Enemies above, the school in the middle with the fight if there is one, then the reader's own Class and Hand."""
    enemies = others(table, seat, lambda owner: sheet(table, owner, "theirs", areas), 1.25, N_("Enemies"))
    parts: list[shape.Put | shape.Split] = [enemies, school(areas, fighting=fighting)]
    if seat >= 0:
        parts.append(sheet(table, seat, "mine", areas))
    return shape.Split(way="down", parts=parts)


def school(areas: set[str], *, fighting: bool) -> shape.Split:
    """The Courtyard between the decks, with the fight and the effects that wait beside it."""
    students = shape.Split(way="across", parts=[put("school"), put("expelled")], narrow="across")
    schemes = shape.Split(way="across", parts=[put("library"), put("trash")], narrow="across")
    parts: list[shape.Put | shape.Split] = [students, shape.Put(ids=["courtyard"], share=1.8), schemes]
    if fighting:
        parts.append(shape.Put(ids=["clashes"], share=1.3))
    if "effects" in areas:
        parts.append(shape.Put(ids=["effects"], share=1.1))
    return shape.Split(way="across", parts=parts, share=1.5, name=_("School"), frame="board")


def put(area: str) -> shape.Put:
    return shape.Put(ids=[area], fold=True)


def sheet(table: CardTable, owner: int, frame: Any, areas: set[str]) -> shape.Split:
    """One player's plate, Hallway, Class and Hand. With three enemies, the plate is above the Class."""
    crowded = frame == "theirs" and table.seats > MOST_BESIDE
    plate = shape.Put(ids=[f"seat.{owner}"], share=0.22 if crowded else 0.9)
    hallway = shape.Put(ids=[f"hallway.{owner}"], share=0.5 if crowded else 0.7, fold=True)
    parts: list[shape.Put | shape.Split] = [hallway, shape.Put(ids=[f"class.{owner}"], share=2.4)]
    if f"hand.{owner}" in areas:
        parts.append(shape.Put(ids=[f"hand.{owner}"], share=0.6))
    name = table.setup.names[owner]
    if crowded:
        return shape.Split(way="down", parts=[plate, shape.Split(way="across", parts=parts)], name=name, frame=frame)
    return shape.Split(way="across", parts=[plate, *parts], name=name, frame=frame)
