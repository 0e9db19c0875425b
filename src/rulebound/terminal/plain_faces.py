"""A card in full: what it does, what its words mean, and how its copies on the table differ from the print."""

from __future__ import annotations

from collections import Counter as Tally

from rulebound.kernel.view import Area, Card, Face, Value, View, Word, say
from rulebound.terminal.plain_cards import Sheet, changed, marked, nested, owner, turned, values_now
from rulebound.terminal.plain_text import WIDTH, cited, flowed, printed, wrapped


def faces_named(view: View, name: str) -> list[str]:
    """Keys of the faces that somebody who typed this may mean: of that name, else beginning so, else containing it."""
    asked = name.strip().casefold()
    names = {key: face.name.casefold() for key, face in view.faces.items()}
    same = [key for key, it in names.items() if it == asked]
    begin = [key for key, it in names.items() if it.startswith(asked)]
    return same or begin or [key for key, it in names.items() if asked in it]


def card_in_full(view: View, key: str, width: int = WIDTH, encoding: str = "utf-8") -> str:
    """The card whose face has this key in View.faces."""
    face = view.faces[key]
    lines = wrapped(" · ".join(it for it in (face.name, face.kind, face.subtitle, face.badge) if it), width, "", "  ")
    lines += flowed([value_text(value) for value in face.values], width, joint=" · ")
    for paragraph in face.text:
        lines += wrapped(say(paragraph), width, "  ")
    if face.flavour:
        lines += wrapped(f'"{face.flavour}"', width, "  ")
    return printed([*lines, *copies(Sheet(view, width), key), *meanings(view, face, width)], encoding)


def value_text(value: Value) -> str:
    return f"{value.label} {value.now}" + (f" (printed {value.printed})" if changed(value) else "")


def copies(sheet: Sheet, key: str) -> list[str]:
    """Where it lies now, and what differs from the print there."""
    lying = [(area, card) for area in sheet.view.areas for card in nested(area.cards) if card.face == key]
    alike = Tally(f"{area.name}: {condition(sheet, area, card)}" for area, card in lying)
    lines = []
    for text, times in alike.items():
        lines += wrapped(text + (f" (x{times})" if times > 1 else ""), sheet.width, "- ", "  ")
    return lines


def condition(sheet: Sheet, area: Area, card: Card) -> str:
    values = [value_text(value) for value in values_now(sheet.view.faces[card.face], card) if changed(value)]
    lying = [f"[{marked(mark)}]" for mark in card.marks] + [f"+ {sheet.name(it.id)}" for it in card.on]
    said = [owner(sheet, card, area.owner), turned(sheet, card), *values, card.note, *lying]
    return "; ".join(part for part in said if part) or "as printed"


def meanings(view: View, face: Face, width: int) -> list[str]:
    """The terms of its text, explained once each."""
    words = [word for paragraph in face.text for word in paragraph if isinstance(word, Word)]
    lines = []
    for key in dict.fromkeys(word.term for word in words if word.term in view.terms):
        term = view.terms[key]
        lines += wrapped(cited(f"{term.name}: {term.text}", term.clause), width, "* ", "  ")
    return lines
