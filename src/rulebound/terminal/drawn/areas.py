"""Areas as rows, one way of drawing for each layout, in few columns or with cards as boxes."""

from __future__ import annotations

from rulebound.kernel.view import Area
from rulebound.terminal.drawn.boxes import WIDE, box, shelves, wide_in
from rulebound.terminal.drawn.chips import bare, chip, lead
from rulebound.terminal.drawn.colours import MAY, RULE
from rulebound.terminal.drawn.runs import DIM, PLAIN, STRONG, Row, Run, cut, filled, flow, wrap
from rulebound.terminal.drawn.signs import counted
from rulebound.terminal.drawn.slates import has_connectors, slate
from rulebound.terminal.plain_areas import at, height, lane, row_name, slot_marks
from rulebound.terminal.plain_cards import Sheet

JOINT = Run(" │ ", DIM)
INDENT = [Run("  ")]
PRICED = ("hand", "market")  # where what a card costs matters
FEW = 9  # backs drawn one by one


def area_rows(sheet: Sheet, area: Area, room: int, *, boxed: bool = False, texts: bool = False) -> list[Row]:
    """The area with all its cards. boxed: as boxes; texts: with their texts."""
    if area.layout == "pile":
        return [cut(pile(sheet, area), room)]
    if area.layout == "stack":
        return stack(sheet, area, room)
    if area.layout == "track":
        return track(sheet, area, room)
    if area.layout == "grid":
        return grid(sheet, area, room, boxed=boxed)
    return shelf(sheet, area, room, boxed=boxed, texts=texts)


def heading(sheet: Sheet, area: Area) -> Row:
    """Its name, how much lies there where that is limited, its counters and its note."""
    limit = f" {height(area)}/{area.limit}" if area.limit is not None else ""
    more = [*(counted(counter) for counter in area.counters), *([area.note] if area.note else [])]
    told = f" ({'; '.join(more)})" if more else ""
    return [*lead(sheet, area.id), Run(f"{area.name}{limit}", STRONG, area.id), Run(told, DIM, area.id)]


def shelf(sheet: Sheet, area: Area, room: int, *, boxed: bool, texts: bool) -> list[Row]:
    """Cards side by side; those of which nothing can be seen are counted."""
    faces = [card for card in area.cards if card.face or card.on or card.marks or lead(sheet, card.id)]
    backs = height(area) - len(faces)
    if not faces and backs <= 0:
        return [cut([*heading(sheet, area), Run(f": {area.empty or 'empty'}", DIM, area.id)], room)]
    hidden = [Run("▒" * min(backs, FEW) + (f" {backs}" if backs > FEW else ""), DIM, area.id)] if backs > 0 else []
    priced = area.role in PRICED
    if boxed and faces:
        wide = wide_in(room, len(faces))
        boxes = [box(sheet, card, area.owner, with_text=texts, wide=wide) for card in faces]
        return [cut([*heading(sheet, area), Run(" "), *hidden], room), *shelves(boxes, room, wide)]
    items = [chip(sheet, card, area.owner, priced=priced) for card in faces] + ([hidden] if hidden else [])
    return flow(items, room, [*heading(sheet, area), Run(": ", DIM)], INDENT, JOINT)


def pile(sheet: Sheet, area: Area) -> Row:
    """Its height, and every card in it that an option is about, or the face on top of an open one."""
    row = [*lead(sheet, area.id), Run(f"{area.name} {height(area)}", PLAIN, area.id)]
    for n, card in enumerate(area.cards):
        if lead(sheet, card.id) or (n == 0 and card.face):
            row += [Run(": " if n == 0 else ", ", DIM), *bare(sheet, card, area.owner)]
    return [*row, Run(f" ({area.note})", DIM, area.id)] if area.note else row


def stack(sheet: Sheet, area: Area, room: int) -> list[Row]:
    """What happens next stands first."""
    if not area.cards:
        return [cut([*heading(sheet, area), Run(f": {area.empty}", DIM)], room)] if area.empty else []
    rows = [cut([*heading(sheet, area), Run(", the first to happen first:", DIM)], room)]
    for n, card in enumerate(area.cards, 1):
        note = [Run(f": {card.note}")] if card.note else []
        rows += wrap([Run(f"{n}. ", DIM), *chip(sheet, card, area.owner), *note], room, INDENT, [Run("     ")])
    return rows


# Grids and tracks


def grid(sheet: Sheet, area: Area, room: int, *, boxed: bool) -> list[Row]:
    """Slots of rows and columns; tiles with connectors as a picture."""
    if area.cols and has_connectors(sheet, area):
        mine = area.owner in (-1, sheet.view.viewer)
        return [cut(heading(sheet, area), room), *slate(sheet, area, room)] if mine else listed(sheet, area, room)
    if boxed and area.cols * (WIDE + 1) <= room and not any(area.row_names):
        boxes = [slot_box(sheet, area, row, col) for row in range(area.rows) for col in range(area.cols)]
        lines = [boxes[n : n + area.cols] for n in range(0, len(boxes), area.cols)]
        return [cut(heading(sheet, area), room), *(row for line in lines for row in shelves(line, room))]
    return listed(sheet, area, room)


def slot_box(sheet: Sheet, area: Area, row: int, col: int) -> list[Row]:
    card = at(area, row, col)
    return box(sheet, card, area.owner) if card else [filled(slot(sheet, area, row, col), WIDE)]


def listed(sheet: Sheet, area: Area, room: int) -> list[Row]:
    """The slots in their order, row by row; empty ones only where something is to be said of them."""
    items: list[Row] = []
    for row in range(area.rows):
        for col in range(area.cols):
            if at(area, row, col) or slot_marks(area, row, col) or lead(sheet, f"{area.id}:{row},{col}"):
                items.append(slot(sheet, area, row, col))
    empty = [[Run(area.empty or "empty", DIM, area.id)]]
    return flow(items or empty, room, [*heading(sheet, area), Run(": ", DIM)], INDENT, JOINT)


def slot(sheet: Sheet, area: Area, row: int, col: int) -> Row:
    """What lies in a slot, and on it."""
    thing = f"{area.id}:{row},{col}"
    card, marks = at(area, row, col), slot_marks(area, row, col)
    shown = chip(sheet, card, area.owner) if card else [Run(" ".join(marks) or "·", DIM, thing)]
    told = [Run(f" [{', '.join(marks)}]", DIM, thing)] if card and marks else []
    return [*lead(sheet, thing), *shown, *told]


def track(sheet: Sheet, area: Area, room: int) -> list[Row]:
    """Columns under their lanes, the window as a bracket above them."""
    if not area.cols:
        return [cut([*heading(sheet, area), Run(f": {area.empty or 'empty'}", DIM, area.id)], room)]
    side = min(12, max((len(one.name) for one in area.row_names), default=0))
    wide = (room - side - 1) // area.cols - 1
    rows = [window(area, side, wide)] if area.window else [cut(heading(sheet, area), room)]
    if area.col_names:
        names: Row = [Run(" " * side)]
        for col in range(area.cols):
            names += [Run(" "), *filled(lane_name(area, col), wide)]
        rows.append(names)
    for line in range(area.rows):
        rows += lanes(sheet, area, line, side, wide)
    return [cut(row, room) for row in rows]


def window(area: Area, side: int, wide: int) -> Row:
    assert area.window is not None
    first, last = area.window
    inner = (last - first + 1) * (wide + 1) - 3
    name = f" {area.window_name} "[: max(0, inner)]
    return [Run(" " * (side + 1 + first * (wide + 1))), Run("╔" + name.center(inner, "═") + "╗", RULE, area.id)]


def lane_name(area: Area, col: int) -> Row:
    it = lane(area, col)
    look = STRONG if it.state == "now" else DIM if it.state in ("past", "shut") else PLAIN
    text = ("▶" if it.state == "now" else "") + it.name + (f": {it.note}" if it.note else "")
    return [Run(text, MAY if it.state == "now" else look, area.id)]


def lanes(sheet: Sheet, area: Area, line: int, side: int, wide: int) -> list[Row]:
    """One row of a track, on as many rows as its fullest slot needs."""
    cells = [wrap(slot(sheet, area, line, col), wide) for col in range(area.cols)]
    name = row_name(area, line) if area.row_names else ""
    rows: list[Row] = []
    for n in range(max(len(cell) for cell in cells)):
        row = filled([Run(name if n == 0 else "", STRONG)], side)
        for cell in cells:
            row += [Run(" "), *filled(cell[n] if n < len(cell) else [], wide)]
        rows.append(row)
    return rows
