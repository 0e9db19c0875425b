"""Areas as rows: one drawing for each layout, with cards in few columns or as boxes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, groupby, repeat, zip_longest
from typing import Final, TypeAlias

from rulebound.kernel.basics.view import Area, Card, Lane
from rulebound.language import _
from rulebound.terminal.drawn.boxes import WIDE, box, shelves, wide_in
from rulebound.terminal.drawn.chips import attached, bare, chip, lead
from rulebound.terminal.drawn.colours import MAY
from rulebound.terminal.drawn.runs import DIM, PLAIN, RULE, STRONG, Row, Run, cut, filled, flow, plain, wrap
from rulebound.terminal.drawn.sheet import Sheet, place
from rulebound.terminal.drawn.signs import counted
from rulebound.terminal.drawn.slates import at, has_connectors, slate, slot_marks

Cell: TypeAlias = tuple[Row, list[Row]]  # a card or slot, and what stands in rows of its own below it

JOINT: Final = Run(" │ ", DIM)
INDENT: Final = [Run("  ")]
FURTHER: Final = [Run("    ")]
PRICED: Final = ("hand", "market")  # where what a card costs matters
NOTHING: Final = "·"  # an empty slot
FEW: Final = 9  # backs drawn one by one


def area_rows(sheet: Sheet, area: Area, room: int, *, boxed: bool = False, texts: bool = False) -> list[Row]:
    """The area with all its cards. boxed: draw the cards as boxes; texts: with their texts."""
    if area.layout == "pile":
        return wrap(pile(sheet, area), room, [], INDENT)
    if not area.cards and not height(area) and not area.cols:
        return empty(sheet, area, room)
    if area.layout == "stack":
        return stack(sheet, area, room)
    if area.layout == "track":
        return moments(sheet, area, room) if sheet.worded else track(sheet, area, room)
    if area.layout == "grid":
        return grid(sheet, area, room, boxed=boxed)
    return game_cache(sheet, area, room, boxed=boxed, texts=texts)


def height(area: Area) -> int:
    """How many cards are there, listed or not."""
    return len(area.cards) if area.count is None else area.count


def heading(sheet: Sheet, area: Area, end: str = "") -> Row:
    """The area's name, the number of cards if it is limited, its counters and its note."""
    limit = f" {height(area)}/{area.limit}" if area.limit is not None else ""
    more = [*(counted(counter) for counter in area.counters), *([area.note] if area.note else [])]
    remarks = f" ({'; '.join(more)})" if more else ""
    return [*lead(sheet, area.id), Run(f"{area.name}{limit}", STRONG, area.id), Run(remarks + end, DIM, area.id)]


def empty(sheet: Sheet, area: Area, room: int) -> list[Row]:
    """What an empty area says. Areas for waiting effects, and those that hold cards for a moment only, say nothing."""
    passing = area.layout == "stack" or area.role in ("effects", "side")
    if passing and not area.empty and not lead(sheet, area.id):
        return []
    return wrap(heading(sheet, area, f": {area.empty or _('empty')}"), room, [], INDENT)


def laid(head: Row, cells: Sequence[Cell], room: int) -> list[Row]:
    """The cells after the heading, side by side, or one below the other if something stands below a cell."""
    if not any(below for _, below in cells):
        return flow([row for row, _ in cells], room, head, INDENT, JOINT)
    rows = wrap(head, room)
    for is_alone, group in groupby(cells, key=lambda cell: bool(cell[1])):
        if is_alone:
            rows += [it for row, below in group for it in [*wrap(row, room, INDENT, FURTHER), *below]]
        else:
            rows += flow([row for row, _ in group], room, INDENT, INDENT, JOINT)
    return rows


def game_cache(sheet: Sheet, area: Area, room: int, *, boxed: bool, texts: bool) -> list[Row]:
    """Cards side by side. Cards that are face down are only counted."""
    shown = [card for card in area.cards if card.face or card.on or card.marks or card.note or lead(sheet, card.id)]
    hidden = backs(sheet, area, len(area.cards) - len(shown), height(area) - len(area.cards))
    if boxed and shown:
        wide = wide_in(room, len(shown))
        boxes = [box(sheet, card, area.owner, with_text=texts, wide=wide) for card in shown]
        rest = [run for row in hidden for run in [Run(" "), *row]]
        return [*wrap([*heading(sheet, area), *rest], room, [], INDENT), *shelves(boxes, room, wide)]
    priced = area.role in PRICED
    cells = [(chip(sheet, it, area.owner, priced=priced), attached(sheet, it, area.owner, room)) for it in shown]
    return laid(heading(sheet, area, ": "), [*cells, *((row, []) for row in hidden)], room)


def backs(sheet: Sheet, area: Area, listed: int, more: int) -> list[Row]:
    """Cards that are face down, listed or not."""
    if sheet.worded:
        counts = [f"{number} {word}" for number, word in ((listed, _("face down")), (more, _("more"))) if number > 0]
    else:
        number = listed + max(0, more)
        counts = ["▒" * min(number, FEW) + (f" {number}" if number > FEW else "")] if number else []
    return [[Run(text, DIM, area.id)] for text in counts]


def pile(sheet: Sheet, area: Area) -> Row:
    """The number of cards, and every card that an option is about; else the visible card on top."""
    row = [*lead(sheet, area.id), Run(f"{area.name} {height(area)}", PLAIN, area.id)]
    for n, card in enumerate(area.cards):
        if lead(sheet, card.id) or (n == 0 and (card.face or card.marks or card.note)):
            row += [Run(": " if n == 0 else ", ", DIM), *bare(sheet, card, area.owner)]
    return [*row, Run(f" ({area.note})", DIM, area.id)] if area.note else row


def stack(sheet: Sheet, area: Area, room: int) -> list[Row]:
    """The card that happens next comes first."""
    rows = wrap(heading(sheet, area, _(", the first to happen first:")), room, [], INDENT)
    for n, card in enumerate(area.cards, 1):
        note = [Run(f": {card.note}")] if card.note and not sheet.worded else []
        rows += wrap([Run(f"{n}. ", DIM), *chip(sheet, card, area.owner), *note], room, INDENT, [Run("     ")])
        rows += attached(sheet, card, area.owner, room)
    return rows


# Grids and tracks


def grid(sheet: Sheet, area: Area, room: int, *, boxed: bool) -> list[Row]:
    """Slots of rows and columns; tiles with connectors as a picture."""
    if has_connectors(sheet, area):
        names = places(sheet, area, room) if sheet.worded else []
        picture = [*wrap(heading(sheet, area, ":" if names else ""), room), *slate(sheet, area, room), *names]
        return picture if sheet.worded or area.owner in (-1, sheet.view.viewer) else listed(sheet, area, room)
    if boxed and area.cols * (WIDE + 1) <= room and not any(area.row_names):
        wide = wide_in(room, area.cols)
        boxes = [slot_box(sheet, area, (row, col), wide) for row in range(area.rows) for col in range(area.cols)]
        lines = [boxes[n : n + area.cols] for n in range(0, len(boxes), area.cols)]
        return [*wrap(heading(sheet, area), room), *(row for line in lines for row in shelves(line, room, wide))]
    return listed(sheet, area, room)


def places(sheet: Sheet, area: Area, room: int) -> list[Row]:
    """The cards in a picture, by row and column."""
    slots = [(row, col) for row in range(area.rows) for col in range(area.cols)]
    shown = [slot for slot in slots if at(area, *slot) or slot_marks(area, *slot)]
    items = [[Run(place(f"{row},{col} "), DIM), Run(" "), *slot(sheet, area, row, col)] for row, col in shown]
    return flow(items, room, INDENT, INDENT, JOINT)


def slot_box(sheet: Sheet, area: Area, place: tuple[int, int], wide: int) -> list[Row]:
    card = at(area, *place)
    return box(sheet, card, area.owner, wide=wide) if card else [filled(slot(sheet, area, *place), wide)]


def listed(sheet: Sheet, area: Area, room: int) -> list[Row]:
    """The slots in their order, row by row. With signs, empty slots are left out unless they have a mark or an
    option.
    """
    lines = [[cell(sheet, area, row, col, room) for col in range(area.cols)] for row in range(area.rows)]
    if sheet.worded:
        heads = [[Run(f"  {row_name(area, row)}: " if area.row_names else "  ")] for row in range(area.rows)]
        rows = [row for head, line in zip(heads, lines, strict=True) for row in laid(head, line, room)]
        return [*wrap(heading(sheet, area, ":"), room, [], INDENT), *rows]
    worth = [one for line in lines for one in line if plain(one[0]) != NOTHING]
    return laid(heading(sheet, area, ": "), worth or [([Run(area.empty or _("empty"), DIM, area.id)], [])], room)


def cell(sheet: Sheet, area: Area, row: int, col: int, room: int) -> Cell:
    card = at(area, row, col)
    return slot(sheet, area, row, col), attached(sheet, card, around(area, card), room, " " * 8) if card else []


def slot(sheet: Sheet, area: Area, row: int, col: int) -> Row:
    """A slot with its card and its marks."""
    target = f"{area.id}:{row},{col}"
    card, marks = at(area, row, col), ", ".join(slot_marks(area, row, col))
    if card is None:
        return [*lead(sheet, target), Run(marks or (_("empty") if sheet.worded else NOTHING), DIM, target)]
    marked = [Run(f" [{marks}]", DIM, target)] if marks else []
    return [*lead(sheet, target), *chip(sheet, card, around(area, card)), *marked]


def around(area: Area, card: Card) -> int:
    """The seat whose cards are there. A track is left out, because its rows name their seats."""
    return card.owner if area.layout == "track" else area.owner


def moments(sheet: Sheet, area: Area, room: int) -> list[Row]:
    """A track in words: one moment after the other, each with its rows. A single row is put on the line of its
    moment.
    """
    names = [lane(area, col).name for col in area.window or ()]
    joined = f" {_('to')} ".join(dict.fromkeys(names))
    window = f" ({area.window_name}: {joined})" if names else ""
    rows = wrap(heading(sheet, area, f"{window}:"), room, [], INDENT)
    for col in range(area.cols):
        head = [*lane_name(area, col), Run(outside(area, col))]
        rows += [] if area.rows == 1 else wrap(head, room, INDENT, FURTHER)
        for line in range(area.rows):
            before = [*INDENT, *head, Run(": ")] if area.rows == 1 else [Run(f"    {row_name(area, line)}: ")]
            shown, below = cell(sheet, area, line, col, room)
            rows += [*wrap(shown, room, before, [Run(" " * 8)]), *below]
    return rows


def outside(area: Area, col: int) -> str:
    """What is said of a moment that cannot be played any more, or not yet."""
    first, last = area.window or (0, area.cols)
    shut = "" if first <= col <= last else " " + _("· outside the {window_name}", window_name=area.window_name)
    return (" " + _("· past") if lane(area, col).state == "past" else "") + shut


def track(sheet: Sheet, area: Area, room: int) -> list[Row]:
    """Columns below their lanes, with the window as a bracket above them."""
    side = min(12, max((len(one.name) for one in area.row_names), default=0))
    wide = (room - side - 1) // area.cols - 1
    rows = [bracket(area, side, wide)] if area.window else wrap(heading(sheet, area), room, [], INDENT)
    if area.col_names:
        rows += abreast("", [lane_name(area, col) for col in range(area.cols)], side, wide)
    for line in range(area.rows):
        name = row_name(area, line) if area.row_names else ""
        rows += abreast(name, [slot(sheet, area, line, col) for col in range(area.cols)], side, wide)
    return [cut(row, room) for row in rows]


def bracket(area: Area, side: int, wide: int) -> Row:
    assert area.window is not None
    first, last = area.window
    inner = (last - first + 1) * (wide + 1) - 3
    name = f" {area.window_name} "[: max(0, inner)]
    return [Run(" " * (side + 1 + first * (wide + 1))), Run("╔" + name.center(inner, "═") + "╗", RULE, area.id)]


def lane(area: Area, col: int) -> Lane:
    return area.col_names[col] if area.col_names else Lane(name=_("Column {col}", col=col + 1))


def row_name(area: Area, row: int) -> str:
    return area.row_names[row].name if area.row_names else _("Row {row}", row=row + 1)


def lane_name(area: Area, col: int) -> Row:
    it = lane(area, col)
    look = MAY if it.state == "now" else DIM if it.state in ("past", "shut") else PLAIN
    return [Run(("▶ " if it.state == "now" else "") + " · ".join(t for t in (it.name, it.note) if t), look, area.id)]


def abreast(name: str, cells: Sequence[Row], side: int, wide: int) -> list[Row]:
    """One row of a track, with as many lines as its fullest cell needs."""
    columns = zip_longest(*(wrap(cell, wide) for cell in cells), fillvalue=[])
    names = chain([name], repeat(""))
    return [
        [*filled([Run(before, STRONG)], side), *(run for part in parts for run in [Run(" "), *filled(part, wide)])]
        for before, parts in zip(names, columns, strict=False)
    ]
