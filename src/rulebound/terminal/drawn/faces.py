"""A card in full: its text, the meaning of its terms, and the state of its copies on the table."""

from __future__ import annotations

from collections import Counter as Tally

from rulebound.kernel.basics.view import Area, Card, Face, Value, View, Word
from rulebound.language import _
from rulebound.terminal.drawn.chips import is_worse
from rulebound.terminal.drawn.colours import BETTER, WORSE, frame_colour
from rulebound.terminal.drawn.decision import cited
from rulebound.terminal.drawn.runs import DIM, PLAIN, STRONG, Look, Row, Run, flow, plain, wrap
from rulebound.terminal.drawn.sheet import Sheet, changed, marked, nested, remarks, values_now
from rulebound.terminal.drawn.signs import spoken

INDENT: Row = [Run("  ")]


def in_full(sheet: Sheet, key: str, room: int) -> list[Row]:
    """The card whose face has this key in View.faces, and each of its copies."""
    face = sheet.view.faces[key]
    return [*printed(sheet.view, face, room), *copies(sheet, key, room), *meanings(sheet.view, face, room)]


def printed(view: View, face: Face, room: int, card: Card | None = None) -> list[Row]:
    """Name, kind, numbers and text. card: the card whose present numbers are shown, if any."""
    look = Look(frame_colour(view.theme, face.frame), bold=True)
    kind = "".join(f" · {it}" for it in (face.kind, face.subtitle, face.badge) if it)
    rows = wrap([Run(face.name, look), Run(kind, DIM)], room, [], INDENT)
    items = [value_row(value) for value in values_now(face, card)]
    rows += flow(items, room, [], INDENT, Run(" · ", DIM)) if items else []
    for paragraph in face.text:
        rows += wrap(spoken(paragraph, PLAIN), room)
    return rows + (wrap([Run(f'"{face.flavour}"', DIM)], room) if face.flavour else [])


def value_row(value: Value) -> Row:
    """A number with its label, and with the printed number if that differs."""
    if not changed(value):
        return [Run(f"{value.label} ", DIM), Run(f"{value.now}", STRONG)]
    look = Look(WORSE if is_worse(value) else BETTER, bold=True)
    return [
        Run(f"{value.label} ", DIM),
        Run(_("{now} (printed {printed})", now=value.now, printed=value.printed), look),
    ]


def copies(sheet: Sheet, key: str, room: int) -> list[Row]:
    """Where the copies lie, and what differs from the print."""
    found = [(area, card) for area in sheet.view.areas for card in nested(area.cards) if card.face == key]
    alike = Tally("; ".join([lying(sheet, *one), *differing(sheet, one[1])]) for one in found)
    lines = [text + (f" (x{times})" if times > 1 else "") for text, times in alike.items()]
    return [row for text in lines for row in wrap([Run(text)], room, [Run("- ", DIM)], INDENT)]


def lying(sheet: Sheet, area: Area, card: Card) -> str:
    """Where one copy lies, and its states."""
    hidden = [_("others cannot see it")] if card.hidden else []
    return "; ".join([area.name, *remarks(sheet, card, area.owner), *hidden, *(marked(mark) for mark in card.marks)])


def differing(sheet: Sheet, card: Card) -> list[str]:
    """The numbers that differ from the print, and the attached cards."""
    values = [value for value in values_now(sheet.view.faces[card.face], card) if changed(value)]
    return [plain(value_row(value)) for value in values] + [f"+ {sheet.name(it.id)}" for it in card.on]


def meanings(view: View, face: Face, room: int) -> list[Row]:
    """The terms of its text, explained once each."""
    words = [word for paragraph in face.text for word in paragraph if isinstance(word, Word)]
    return [row for key in dict.fromkeys(word.term for word in words) for row in term_rows(view, key, room)]


def term_rows(view: View, key: str, room: int) -> list[Row]:
    """The meaning of a term; empty if there is no term with this key."""
    term = view.terms.get(key)
    if term is None:
        return []
    return wrap([Run(f"{term.name}: ", STRONG), Run(term.text), *cited(term.clause)], room, [], INDENT)
