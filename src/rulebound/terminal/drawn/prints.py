"""Printed cards: one card in a box with its numbers at their places, or many in a table."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from rulebound.kernel.basics.view import Face, say
from rulebound.kernel.table.card import Card
from rulebound.language import _
from rulebound.terminal.drawn.runs import DIM, PLAIN, STRONG, Row, Run, cut, filled, width, wrap
from rulebound.terminal.drawn.signs import spoken
from rulebound.terminal.telling import counted, listing

BOX: Final = 46  # columns of a card


def print_box(face: Face, wide: int = BOX) -> list[Row]:
    """The card: its name and kind between the numbers at its edges, and its text."""
    room = wide - 4
    kind = " · ".join(it for it in (face.kind, face.subtitle, face.badge) if it)
    names = [centred(row, room) for text in (face.name, kind) for row in wrap([Run(text, STRONG)], room)]
    text = [row for paragraph in face.text for row in wrap(spoken(paragraph, PLAIN), room)]
    text += wrap([Run(f'"{face.flavour}"', DIM)], room) if face.flavour else []
    foot = [row for value in numbers(face, "foot") for row in wrap([Run(value)], room)]
    blocks = [[*edge(face, "nw", "ne", room), *names, *edge(face, "w", "e", room)], text, foot]
    inside = [row for block in [*blocks, edge(face, "sw", "se", room)] if block for row in [[], *block]][1:]
    rule = "─" * (room + 2)
    rows = [[Run("│ "), *filled(row, room), Run(" │")] for row in inside]
    return [[Run(f"┌{rule}┐")], *rows, [Run(f"└{rule}┘")]]


def centred(row: Row, room: int) -> Row:
    return [Run(" " * ((room - width(row)) // 2)), *row]


def numbers(face: Face, place: str) -> list[str]:
    return [f"{value.label} {value.now}" for value in face.values if value.place == place]


def edge(face: Face, left: str, right: str, room: int) -> list[Row]:
    """The numbers at the left and at the right, on as many rows as they need."""
    pairs = zip_longest(numbers(face, left), numbers(face, right), fillvalue="")
    return [[Run(f"{one}{other:>{room - len(one)}}")] for one, other in pairs]


def origin(card: Card) -> str:
    """Which parts of the card a rulebook prints."""
    if not card.printed:
        return _("No rulebook prints this card.")
    return _("A rulebook prints its {kinds}.", kinds=listing([str(key) for key in card.printed]))


def print_table(kind: str, faces: list[Face], room: int) -> list[Row]:
    """All cards of a kind: names, numbers, and the first line of the text."""
    labels = list(dict.fromkeys(value.label for face in faces for value in face.values if value.place != "foot"))
    lines = [(face.name, columns(face, labels), first_line(face)) for face in sorted(faces, key=lambda it: it.name)]
    names, figures = (max(len(line[n]) for line in lines) for n in (0, 1))
    head = counted(len(faces), kind) + (f": {', '.join(labels).lower()}" if labels else "")
    rows = [cut([Run(f"  {name:{names}}  {shown:{figures}}  {text}".rstrip())], room) for name, shown, text in lines]
    return [[Run(head)], *rows, []]


def columns(face: Face, labels: list[str]) -> str:
    """The card's numbers in the order of these labels, with a dash for a missing one."""
    now = {value.label: str(value.now) for value in face.values}
    return "/".join(now.get(label, "-") for label in labels)


def first_line(face: Face) -> str:
    return say(face.text[0]) + (" ..." if len(face.text) > 1 else "") if face.text else ""
