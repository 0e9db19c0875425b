"""The areas of a declared game, from its zones, and how they are laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rulebound.cardgame.cards import card
from rulebound.cardgame.drawing import PLAYERS, RIVALS, whose
from rulebound.cardgame.table import Table
from rulebound.kernel.basics import view as shape
from rulebound.kernel.table.zones import AWAY, DECK_ROLE, DISCARD_ROLE, HAND_ROLE, Zone
from rulebound.language import translated

if TYPE_CHECKING:
    from rulebound.cardgame.declared import DeclaredGame

MOST_BESIDE: Final = 3  # seats whose plates have room beside their cards
PILES: Final = (DECK_ROLE, DISCARD_ROLE)


def areas_of(game: DeclaredGame, table: Table, seat: int) -> list[shape.Area]:
    """All areas of which this seat sees anything."""
    found: list[shape.Area] = []
    for zone in game.zones.all:
        if zone.number != AWAY:
            for owner in range(table.seats) if zone.each else [-1]:
                found += area(game, table, zone, owner, seat)
    return found


def area_id(zone: Zone, owner: int) -> str:
    """The id of the area of a zone; owner: -1 for a common one."""
    name = zone.name.replace(" ", "-")
    return name if owner < 0 else f"{name}.{owner}"


def area(game: DeclaredGame, table: Table, zone: Zone, owner: int, seat: int) -> list[shape.Area]:
    """The area of a zone; none for another player's hand of which nothing is known."""
    there = [it for it in table.cards_in(zone.number, max(owner, 0)) if it >= 0]
    known = [it for it in there if table.knows(seat, it)]
    if zone.role == HAND_ROLE and owner != seat and not known:
        return []
    mine = zone.role == HAND_ROLE and owner == seat
    piled = zone.role in PILES
    cards = [card(game, table, it, hidden=mine) for it in (reversed(known) if piled else known)]
    if piled and len(known) < len(there):
        back = shape.Card(id=f"{area_id(zone, owner)}.top", back=zone.name, owner=owner)
        cards = [back, *cards]
    role: Any = zone.role
    layout: Any = "pile" if piled else "fan" if zone.role == HAND_ROLE else "row"
    size: Any = "small" if piled else "large" if mine else "normal"
    return [
        shape.Area(
            id=area_id(zone, owner), name=name(table, zone, owner, seat), layout=layout, owner=owner, role=role,
            cards=cards, count=len(there) if len(cards) < len(there) or piled or zone.role == HAND_ROLE else None,
            size=size, secret=mine, empty=translated(empty(zone)),
        )
    ]  # fmt: skip


def name(table: Table, zone: Zone, owner: int, seat: int) -> str:
    """`Your hand`, `Ada's hand`, `Market`."""
    return translated(zone.name.capitalize()) if owner < 0 else whose(table, owner, seat, zone.name)


def empty(zone: Zone) -> str:
    """What is said of the zone where nothing lies in it."""
    return f"The {zone.name} is empty"


def layout(game: DeclaredGame, table: Table, seat: int, areas: set[str]) -> shape.Split:
    """The others above, what is common in the middle, then one's own sheet and hand."""
    order = [(max(seat, 0) + i) % table.seats for i in range(1 if seat >= 0 else 0, table.seats)]
    rivals = shape.Split(
        way="across", parts=[sheet(game, table, owner, "theirs", areas) for owner in order], narrow="tabs",
        name=translated(RIVALS if seat >= 0 else PLAYERS), share=1.4 if table.seats > MOST_BESIDE else 1.0,
    )  # fmt: skip
    parts: list[shape.Put | shape.Split] = [rivals]
    middle = [zone for zone in game.zones.all if not zone.each and zone.number != AWAY]
    if middle:
        common: list[shape.Put | shape.Split] = [put(zone, -1, areas) for zone in middle]
        parts.append(shape.Split(way="across", parts=common, share=0.7))
    if seat >= 0:
        parts.append(sheet(game, table, seat, "mine", areas))
    return shape.Split(way="down", parts=parts)


def sheet(game: DeclaredGame, table: Table, owner: int, frame: Any, areas: set[str]) -> shape.Split:
    """One player's plate with the piles, and beside it, or below it of three rivals, what lies open and the hand."""
    crowded = frame == "theirs" and table.seats > MOST_BESIDE
    own = [zone for zone in game.zones.all if zone.each and area_id(zone, owner) in areas]
    plate: list[shape.Put | shape.Split] = [shape.Put(ids=[f"seat.{owner}"])]
    piles: list[shape.Put | shape.Split] = [put(zone, owner, areas) for zone in own if zone.role in PILES]
    if piles:
        plate.append(shape.Split(way="across", parts=piles, share=0.8, narrow="same"))
    open_zones = [put(zone, owner, areas) for zone in own if zone.role not in PILES]
    beside = shape.Split(way="across" if crowded else "down", parts=plate, share=0.4 if crowded else 0.5)
    way: Any = "down" if crowded else "across"
    lands: list[shape.Put | shape.Split] = [*open_zones]
    parts: list[shape.Put | shape.Split] = [beside, shape.Split(way="across", parts=lands)] if lands else [beside]
    return shape.Split(way=way, parts=parts, name=table.setup.names[owner], frame=frame)


def put(zone: Zone, owner: int, areas: set[str]) -> shape.Put:
    """The place of an area in the layout."""
    wide = zone.role not in (*PILES, HAND_ROLE)
    return shape.Put(ids=[area_id(zone, owner)], fold=zone.role in PILES, share=2.0 if wide else 1.0)
