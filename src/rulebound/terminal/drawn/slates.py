"""Grids of tiles with connectors, drawn so that one sees which tiles meet: `──` they meet, `══` the link works now.

`╴` is half a connector of one tile alone, and a tile in `[[ ]]` covers others.
"""

from __future__ import annotations

from rulebound.kernel.view import Area, Card
from rulebound.terminal.drawn.chips import bare, lead
from rulebound.terminal.drawn.colours import GILT
from rulebound.terminal.drawn.runs import DIM, Look, Row, Run, cut, width
from rulebound.terminal.plain_areas import at, slot_marks
from rulebound.terminal.plain_cards import Sheet
from rulebound.terminal.plain_slates import brackets, has_connectors, meeting

WIDEST = 14  # columns of a tile
JOINT = 2

__all__ = ["has_connectors", "slate"]


def slate(sheet: Sheet, area: Area, room: int) -> list[Row]:
    """The tiles in their rows, with what joins them between."""
    wide = max(6, min(WIDEST, (room - 2) // area.cols - JOINT))
    tiles = {card.at: card for card in area.cards if card.at is not None}
    rows: list[Row] = []
    for line in range(area.rows):
        row: Row = [Run("  ")]
        for col in range(area.cols):
            row += tile(sheet, area, line, col, wide)
            row.append(joint(meeting(sheet, tiles.get((line, col)), tiles.get((line, col + 1)), "E")))
        rows.append(cut(row, room))
        if line + 1 < area.rows:
            rows.append(cut(below(sheet, tiles, area, line, wide), room))
    return rows


def below(sheet: Sheet, tiles: dict[tuple[int, int], Card], area: Area, line: int, wide: int) -> Row:
    row: Row = [Run("  ")]
    for col in range(area.cols):
        sign = meeting(sheet, tiles.get((line, col)), tiles.get((line + 1, col)), "S")
        row += [joint(sign.center(wide)), Run(" " * JOINT)]
    return row


def joint(text: str) -> Run:
    works = any(sign in text for sign in "═║")
    return Run(text, Look(GILT, bold=True) if works else DIM)


def tile(sheet: Sheet, area: Area, row: int, col: int, wide: int) -> Row:
    """A slot: a tile in brackets, or dots."""
    thing = f"{area.id}:{row},{col}"
    card = at(area, row, col)
    if card is None:
        said = [*lead(sheet, thing), *(Run(mark, DIM, thing) for mark in slot_marks(area, row, col))]
        return [Run(" "), *centred(said, wide - 2, "·", thing), Run(" ")]
    left, right = brackets(card)
    return [
        Run(left, DIM, card.id),
        *centred([*lead(sheet, thing), *bare(sheet, card)], wide - len(left) - len(right), " ", card.id),
        Run(right, DIM, card.id),
    ]


def centred(row: Row, wide: int, sign: str, thing: str) -> Row:
    row = cut(row, wide)
    missing = wide - width(row)
    return [Run(sign * (missing // 2), DIM, thing), *row, Run(sign * (missing - missing // 2), DIM, thing)]
