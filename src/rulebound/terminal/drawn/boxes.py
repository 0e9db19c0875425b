"""Cards as boxes, for large terminals. Name, numbers and marks each have a row of their own.

┌2›Nana Nimbus───┐
│★3  ⚑3   P1     │
│+Spring Boots   │
└────────────────┘
"""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.view import Card, Face
from rulebound.terminal.drawn.chips import bare, card_look, lead, name_of, value_runs
from rulebound.terminal.drawn.runs import DIM, Look, Row, Run, cut, filled, wrap
from rulebound.terminal.drawn.sheet import Sheet, marked, owner, turned, values_now
from rulebound.terminal.drawn.signs import spoken

WIDE: Final = 22  # columns of a box, at least
WIDEST: Final = 32
GAP: Final = 1
TEXT: Final = 6  # rows of a card's text, at most


def box(sheet: Sheet, card: Card, around: int, *, with_text: bool = False, wide: int = WIDE) -> list[Row]:
    """The card as a box with so many columns and as many rows as it needs."""
    face = sheet.view.faces.get(card.face)
    inner = wide - 2
    edge = edge_look(sheet, card, face)
    name = (
        [Run(name_of(sheet, card, face), card_look(sheet, card, face), card.id)] if face else [Run("▒▒▒", DIM, card.id)]
    )
    top = filled([*lead(sheet, card.id), *name], inner, "─", edge)
    rows = [[Run("┌", edge, card.id), *held(top, card.id), Run("┐", edge, card.id)]]
    text = text_rows(face, inner) if face and with_text else []
    for line in [*inside(sheet, card, face, around, inner), *text]:
        rows.append([Run("│", edge, card.id), *held(filled(line, inner), card.id), Run("│", edge, card.id)])
    return [*rows, [Run("└" + "─" * inner + "┘", edge, card.id)]]


def edge_look(sheet: Sheet, card: Card, face: Face | None) -> Look:
    return card_look(sheet, card, face)._replace(underline=False, bold=False) if face else DIM


def held(row: Row, target: str) -> Row:
    """The row, in which every run without a target gets this one."""
    return [run if run.target else run._replace(target=target) for run in row]


def inside(sheet: Sheet, card: Card, face: Face | None, around: int, room: int) -> list[Row]:
    """The rows of the box below the name."""
    is_tile = face is not None and face.shape == "tile" and bool(face.symbols)
    rows = wrap([Run(face.name, DIM, card.id)], room) if face and is_tile else []
    shown = [value for value in values_now(face, card) if value.place != "foot"] if face else []
    if shown:
        rows.append(
            [run for n, value in enumerate(shown) for run in [Run("  " if n else ""), *value_runs(value, card.id)]]
        )
    remarks = [owner(sheet, card, around), turned(sheet, card), *(marked(mark) for mark in card.marks)]
    said = ", ".join(one for one in remarks if one)
    if said:
        rows.append([Run(said, DIM, card.id)])
    for one in card.on:
        sign_before = [] if card.hold == "stand" else [Run("+", DIM, one.id)]
        rows.append([*sign_before, *bare(sheet, one, around)])
        rows += [[Run(" +", DIM, more.id), *bare(sheet, more, around)] for more in one.on]
    return rows


def text_rows(face: Face, room: int) -> list[Row]:
    """As much of the card's text as there is room for. The explanation of the card shows all of it."""
    rows = [row for paragraph in face.text for row in wrap(spoken(paragraph, DIM), room)]
    return rows if len(rows) <= TEXT else [*rows[: TEXT - 1], cut([*rows[TEXT - 1], Run(" " * room)], room)]


def wide_in(room: int, cards: int) -> int:
    """The width of the boxes for so many cards. Names get all the room there is."""
    each = max(1, min(cards, (room + GAP) // (WIDE + GAP)))
    return min(WIDEST, (room + GAP) // each - GAP)


def shelves(boxes: list[list[Row]], room: int, wide: int = WIDE) -> list[Row]:
    """Boxes side by side, as many as fit, and the others below."""
    each = max(1, (room + GAP) // (wide + GAP))
    rows: list[Row] = []
    for n in range(0, len(boxes), each):
        game_cache = boxes[n : n + each]
        for line in range(max(len(one) for one in game_cache)):
            row: Row = []
            for one in game_cache:
                row += [*(cut(one[line], wide) if line < len(one) else [Run(" " * wide)]), Run(" " * GAP)]
            rows.append(row[:-1])
    return rows
