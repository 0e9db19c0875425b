"""Sets of cards as spreadsheets: a card a row, a value a column, as CSV that every spreadsheet opens and saves."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from rulebound.kernel.basics.problem import CardError
from rulebound.language import N_, _

FIRST: Final = ("name", "kind")
LAST: Final = ("text", "motif", "printed", "art")
SHEET: Final = N_("the spreadsheet")
MARK: Final = "\ufeff"  # without it some spreadsheets take UTF-8 for something else
SEPARATORS: Final = ",;\t"
FORMULA: Final = ("=", "+", "-", "@")  # with these a spreadsheet may begin to compute


def as_csv(cards: Iterable[Mapping[str, Any]]) -> str:
    """The cards, with the columns name and kind first and the text last. Lists are written as JSON."""
    rows = list(cards)
    between = [key for key in dict.fromkeys(key for card in rows for key in card) if key not in (*FIRST, *LAST)]
    last = [key for key in LAST if any(key in card for card in rows)]
    written = io.StringIO()
    table = csv.writer(written, lineterminator="\r\n")
    keys = [*FIRST, *between, *last]
    table.writerow(keys)
    table.writerows([[cell_of(card.get(key, "")) for key in keys] for card in rows])
    return MARK + written.getvalue()


def cell_of(value: Any) -> str:
    """A value as a cell. A text that a spreadsheet would take for a formula gets an apostrophe, which shows text."""
    if isinstance(value, list | dict):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, str):
        return f"'{value}" if value.startswith(FORMULA) else value.strip()
    return str(value)


def cards_of(text: str, numbers: Collection[str]) -> list[dict[str, Any]]:
    """The values of the cards of a spreadsheet. numbers: the columns of whole numbers. Raises CardError.

    Empty cells are values that a card does not have, and empty rows no cards. Commas, semicolons or tabs may separate
    the columns: the first row says which.
    """
    first = text.lstrip(MARK).partition("\n")[0]
    separator = max(SEPARATORS, key=first.count)
    try:
        rows = list(csv.reader(io.StringIO(text.lstrip(MARK), newline=""), delimiter=separator, strict=True))
    except csv.Error as error:
        raise CardError(_(SHEET), [_("it is not CSV: {error}", error=error)]) from error
    heads = [head.strip() for head in rows[0]] if rows else []
    if missing := [key for key in FIRST if key not in heads]:
        raise CardError(_(SHEET), [_("its first row needs the column {key!r}", key=key) for key in missing])
    problems: list[str] = []
    cards: list[dict[str, Any]] = []
    for number, row in enumerate(rows[1:], 2):
        if any(cell.strip() for cell in row):
            cards.append(card_of(dict(zip(heads, row, strict=False)), numbers, number, problems))
    if problems:
        raise CardError(_(SHEET), problems)
    return cards


def card_of(cells: Mapping[str, str], numbers: Collection[str], row: int, problems: list[str]) -> dict[str, Any]:
    """The values of one row; what is wrong goes to the problems."""
    card: dict[str, Any] = {}
    for key, cell in cells.items():
        value = cell.strip()
        value = value[1:] if value.startswith("'") and value[1:].startswith(FORMULA) else value
        if not key or not value:
            continue
        if key in numbers:
            try:
                card[key] = int(value.removesuffix(".0"))
            except ValueError:
                problems.append(
                    _("row {row}: {key!r} must be a whole number, not {value!r}", row=row, key=key, value=value[:40])
                )
        else:
            card[key] = listed(value) if value.startswith("[") else value
    return card


def listed(value: str) -> Any:
    """The list in a cell; the text itself where it is none."""
    try:
        found = json.loads(value)
    except ValueError:
        return value
    return found if isinstance(found, list) else value
