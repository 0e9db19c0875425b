"""Grids of tiles with connectors, drawn so that one sees which tiles meet.

    [   ☞/✎    ]  [   1›☞    ]──[   ♨♨◆◆   ]
         │             ║
    [    @!    ]══[   ♨/◆!   ]══[   2›✎    ]

A single line: both tiles have half a connector there. A double line: the link works now. A short line, `╴`: one tile
alone has half a connector there. `[[ ]]`: the tile covers others.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from rulebound.kernel.basics.view import Area, Card
from rulebound.terminal.drawn.chips import card_look, lead, symbols
from rulebound.terminal.drawn.colours import GILT, WORSE
from rulebound.terminal.drawn.runs import DIM, Look, Row, Run, cut, trimmed, width
from rulebound.terminal.drawn.sheet import Sheet, marked
from rulebound.terminal.drawn.signs import signed

Slot: TypeAlias = tuple[int, int]

WIDEST: Final = 14  # columns of a tile
JOINT: Final = 2  # columns between two tiles
SIDES: Final = "NESW"
WORKING: Final = {"E": "══", "S": "║"}
WHOLE: Final = {"E": "──", "S": "│"}
HALF: Final = {"E": ("╴ ", " ╶"), "S": ("╵", "╷")}  # of the tile before the joint, and of the one behind it
NO_HALF: Final = {"E": "  ", "S": " "}


def at(area: Area, row: int, col: int) -> Card | None:
    """The card in a slot."""
    return next((card for card in area.cards if card.at == (row, col)), None)


def slot_marks(area: Area, row: int, col: int) -> list[str]:
    """The marks of a slot itself."""
    return [marked(mark) for mark in area.marks.get(f"{row},{col}", [])]


def has_connectors(sheet: Sheet, area: Area) -> bool:
    """Whether it is a grid of tiles with connectors."""
    return area.cols > 0 and any(card.face and sheet.view.faces[card.face].edges for card in area.cards)


def slate(sheet: Sheet, area: Area, room: int) -> list[Row]:
    """The rows of tiles with the links between them."""
    wide = max(6, min(WIDEST, (room - 2) // area.cols - JOINT))
    rows: list[Row] = []
    for line in range(area.rows):
        row: Row = [Run("  ")]
        below: Row = [Run("  ")]
        for col in range(area.cols):
            here = at(area, line, col)
            east, south = at(area, line, col + 1), at(area, line + 1, col)
            row += [*tile(sheet, area, (line, col), wide), joint(meeting(sheet, here, east, "E"))]
            below += [joint(meeting(sheet, here, south, "S").center(wide)), Run(" " * JOINT)]
        rows += [cut(trimmed(row), room), cut(trimmed(below), room)]
    return rows[:-1]


def joint(text: str) -> Run:
    works = any(sign in text for sign in "═║")
    return Run(text, Look(GILT, bold=True) if works else DIM)


def tile(sheet: Sheet, area: Area, slot: Slot, wide: int) -> Row:
    """A slot: a tile in brackets, or dots."""
    target = f"{area.id}:{slot[0]},{slot[1]}"
    card = at(area, *slot)
    if card is None:
        said = [*lead(sheet, target), *(Run(mark, DIM, target) for mark in slot_marks(area, *slot))]
        return [Run(" "), *centred(said, wide - 2, "." if sheet.worded else "·", target), Run(" ")]
    left, right = ("[[", "]]") if card.under else ("[", "]")
    inner = [*lead(sheet, target), *picture(sheet, card)]
    return [
        Run(left, DIM, card.id),
        *centred(inner, wide - len(left) - len(right), " ", card.id),
        Run(right, DIM, card.id),
    ]


def picture(sheet: Sheet, card: Card) -> Row:
    """The actions of a tile as signs, with the numbers of the options that start there."""
    face = sheet.view.faces.get(card.face)
    shown = Run(symbols(face), card_look(sheet, card, face), card.id) if face else Run("?", DIM, card.id)
    return [*lead(sheet, card.id), shown, Run(signed(card.marks), Look(WORSE, bold=True), card.id)]


def centred(row: Row, wide: int, sign: str, target: str) -> Row:
    row = cut(row, wide)
    missing = wide - width(row)
    return [Run(sign * (missing // 2), DIM, target), *row, Run(sign * (missing - missing // 2), DIM, target)]


def meeting(sheet: Sheet, a: Card | None, b: Card | None, side: str) -> str:
    """What is drawn between a tile and its neighbour at the east or south side, E or S."""
    halves = has_half(sheet, a, side), has_half(sheet, b, SIDES[(SIDES.index(side) + 2) % 4])
    pair = {a.id, b.id} if a and b else set()
    joined = [link for link in sheet.view.links if link.kind == "joined" and {link.a, link.b} == pair]
    if all(halves) or joined:
        return (WORKING if any(link.on for link in joined) else WHOLE)[side]
    return HALF[side][halves.index(True)] if any(halves) else NO_HALF[side]


def has_half(sheet: Sheet, tile: Card | None, side: str) -> bool:
    """Whether there is a tile that, as it is turned, has half a connector at this side."""
    face = sheet.view.faces.get(tile.face) if tile else None
    return tile is not None and face is not None and SIDES[(SIDES.index(side) - tile.turn) % 4] in face.edges
