"""Rows of coloured text. A run is text with one look and one target, which mouse and keys find there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from rich.cells import cell_len, set_cell_size


class Look(NamedTuple):
    """The look of a text. colour: `#rrggbb`, or empty for the usual one."""

    colour: str = ""
    bold: bool = False
    dim: bool = False
    underline: bool = False


PLAIN: Final = Look()
DIM: Final = Look(dim=True)
STRONG: Final = Look(bold=True)
RULE: Final = Look("#8f95a3")  # lines across


class Run(NamedTuple):
    """A part of a row. target: the id of what it shows, as in the view; empty for mere text."""

    text: str
    look: Look = PLAIN
    target: str = ""


Row: TypeAlias = list[Run]


def width(row: Iterable[Run]) -> int:
    """Columns in the terminal."""
    return sum(cell_len(run.text) for run in row)


def plain(row: Iterable[Run]) -> str:
    return "".join(run.text for run in row)


def cut(row: Row, room: int) -> Row:
    """The row, shortened to so many columns, with dots if something is missing."""
    if width(row) <= room:
        return row
    kept: Row = []
    left = max(0, room - 1)
    for run in row:
        if cell_len(run.text) > left:
            return [*kept, run._replace(text=set_cell_size(run.text, left) + "…"[:room])]
        kept.append(run)
        left -= cell_len(run.text)
    return kept


def filled(row: Row, room: int, sign: str = " ", look: Look = PLAIN) -> Row:
    """The row, padded or shortened to so many columns."""
    row = cut(row, room)
    missing = room - width(row)
    return [*row, Run(sign * missing, look)] if missing > 0 else row


def ruled(row: Row, room: int) -> list[Row]:
    """A heading: the row within a line across the table, or on several rows if it is longer."""
    if width(row) <= room - 4:
        return [filled([Run("── ", RULE), *row, Run(" ")], room, "─", RULE)]
    return wrap(row, room, [Run("── ", RULE)], [Run("   ")])


def wrap(runs: Sequence[Run], room: int, first: Row | None = None, rest: Row | None = None) -> list[Row]:
    """The runs, broken between words. `first` comes before the first row and `rest` before the others."""
    rows: list[Row] = []
    row = list(first or [])
    begun = False
    for whole in words_of(runs):
        word = whole
        text = plain(word).rstrip()
        if begun and width(row) + cell_len(text) > room:
            rows.append(trimmed(row))
            row, begun = list(rest or []), False
        if not begun and not text:
            continue
        while width(row) + cell_len(text) > room and cell_len(text) > 1:  # a word longer than a row
            part = max(1, room - width(row))
            head, word = split(word, part)
            rows.append([*row, *head])
            row, text = list(rest or []), plain(word).rstrip()
        row += word
        begun = True
    return [*rows, trimmed(row)] if begun or not rows else rows


def words_of(runs: Iterable[Run]) -> list[Row]:
    """The runs, cut after each blank. A word may have several looks."""
    words: list[Row] = []
    open_word = False
    for run in runs:
        for piece in pieces(run.text):
            part = run._replace(text=piece)
            if open_word:
                words[-1].append(part)
            else:
                words.append([part])
            open_word = not piece.endswith(" ")
    return words


def pieces(text: str) -> list[str]:
    """The words of a text, each with the blank after it."""
    return re.findall("[^ ]* |[^ ]+", text.replace("\n", " "))


def split(word: Row, room: int) -> tuple[Row, Row]:
    head: Row = []
    for n, run in enumerate(word):
        if cell_len(run.text) <= room:
            head.append(run)
            room -= cell_len(run.text)
            continue
        return [*head, run._replace(text=run.text[:room])], [run._replace(text=run.text[room:]), *word[n + 1 :]]
    return head, []


def trimmed(row: Row) -> Row:
    """The row without the blanks at its end."""
    while row and not row[-1].text.strip():
        row = row[:-1]
    if row and row[-1].text.endswith(" "):
        row = [*row[:-1], row[-1]._replace(text=row[-1].text.rstrip())]
    return row


def flow(items: list[Row], room: int, first: Row, rest: Row, joint: Run) -> list[Row]:
    """Items one after the other, as many in a row as fit. Only an item that is longer than a row is broken."""
    rows = [list(first)]
    before: Row = []
    for item in items:
        if width(rows[-1]) + width(before) + width(item) <= room:
            rows[-1] += [*before, *item]
        else:
            if not before and plain(rows[-1]).strip() == "":
                rows.pop()
            rows += wrap(item, room, rest, [*rest, Run("  ")])
        before = [joint]
    return rows
