"""Grids of tiles with connectors, drawn so that one sees which tiles meet.

    [   ☞/✎    ]  [   1>☞    ]──[   ♨♨◆◆   ]
         │             ║
    [    @!    ]══[   ♨/◆!   ]══[   2>✎    ]

A single line: both tiles have half a connector there. A double line: the link works now. A short line, `╴`: one tile
alone has half a connector there. `[[ ]]`: the tile covers others. `!` something bad lies on the tile, `*` something
else.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from rulebound.kernel.view import Area, Card
from rulebound.terminal.plain_cards import Sheet

Slot: TypeAlias = tuple[int, int]

SIGNS: Final = {
    "hand": "☞",
    "scroll": "✎",
    "tile": "⊞",
    "flame": "♨",
    "gem": "◆",
    "chaos": "@",
    "heart": "♥",
    "star": "★",
}
SIDES: Final = "NESW"
JOINT: Final = 2  # columns between two tiles
WORKING: Final = {"E": "══", "S": "║"}
WHOLE: Final = {"E": "──", "S": "│"}
HALF: Final = {"E": ("╴ ", " ╶"), "S": ("╵", "╷")}  # of the tile before the joint, and of the one behind it
NO_HALF: Final = {"E": "  ", "S": " "}
WIDEST: Final = 12  # columns of a tile


def has_connectors(sheet: Sheet, area: Area) -> bool:
    return any(card.face and sheet.view.faces[card.face].edges for card in area.cards)


def diagram(sheet: Sheet, area: Area) -> list[str]:
    tiles = {card.at: card for card in area.cards if card.at is not None}
    room = min(WIDEST, (sheet.width - 2) // area.cols - JOINT)
    lines = []
    for row in range(area.rows):
        slots = [(row, col) for col in range(area.cols)]
        lines.append("  " + "".join(tile_and_joint(sheet, area, tiles, slot, room) for slot in slots))
        if row + 1 < area.rows:
            signs = [meeting(sheet, tiles.get((row, col)), tiles.get((row + 1, col)), "S") for _, col in slots]
            lines.append("  " + (" " * JOINT).join(sign.center(room) for sign in signs))
    return [line.rstrip() for line in lines]


def tile_and_joint(sheet: Sheet, area: Area, tiles: dict[Slot, Card], slot: Slot, room: int) -> str:
    """A slot, and what is between it and the next one to the right."""
    tile = tiles.get(slot)
    lead = sheet.lead(f"{area.id}:{slot[0]},{slot[1]}").rstrip()
    pictured = f" {lead.center(room - 2, '.')} " if tile is None else picture(sheet, tile, lead, room)
    return pictured + meeting(sheet, tile, tiles.get((slot[0], slot[1] + 1)), "E")


def picture(sheet: Sheet, tile: Card, lead: str, room: int) -> str:
    """A tile's icons in brackets, with the numbers of the options that start there."""
    symbols = sheet.view.faces[tile.face].symbols if tile.face else ["?"]
    icons = "".join(SIGNS.get(symbol, symbol[:1]) for symbol in symbols)
    marks = "".join("!" if mark.weight == "bad" else "*" for mark in tile.marks)
    left, right = brackets(tile)
    inner = room - len(left) - len(right)
    return left + (lead + sheet.lead(tile.id).rstrip() + icons + marks)[:inner].center(inner) + right


def brackets(tile: Card) -> tuple[str, str]:
    """What stands around a tile, twice where it covers others."""
    return ("[[", "]]") if tile.under else ("[", "]")


def meeting(sheet: Sheet, a: Card | None, b: Card | None, side: str) -> str:
    """What is drawn between a tile and the one at this side of it, E or S."""
    halves = has_half(sheet, a, side), has_half(sheet, b, SIDES[(SIDES.index(side) + 2) % 4])
    joined = [
        link for link in sheet.view.links if a and b and link.kind == "joined" and {link.a, link.b} == {a.id, b.id}
    ]
    works = any(link.on for link in joined)
    if all(halves) or joined:
        return WORKING[side] if works else WHOLE[side]
    return HALF[side][halves.index(True)] if any(halves) else NO_HALF[side]


def has_half(sheet: Sheet, tile: Card | None, side: str) -> bool:
    """Whether there is a tile that, turned as it lies, has half a connector at this side."""
    return (
        tile is not None
        and bool(tile.face)
        and SIDES[(SIDES.index(side) - tile.turn) % 4] in sheet.view.faces[tile.face].edges
    )
