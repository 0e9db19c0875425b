"""Printed cards, as lines of plain text: one in a box with its numbers at their places, or many in a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rulebound.kernel.card import Card
from rulebound.kernel.view import Face, Value, say
from rulebound.terminal.plain_text import BAR, LINE, counted, listing, wrapped

BOX: Final = 46  # columns of a card
ROWS: Final = {"top": ("nw", "ne"), "middle": ("w", "e"), "bottom": ("sw", "se")}


def box(face: Face, width: int = BOX) -> list[str]:
    """The card: its name and kind between the numbers of its edges, and its text."""
    inner = width - 4
    kind = " · ".join(it for it in (face.kind, face.subtitle, face.badge) if it)
    lines = [*edge(face, "top", inner), *centred(face.name, inner), *centred(kind, inner), *edge(face, "middle", inner)]
    if face.text or face.flavour:
        lines.append("")
    for paragraph in face.text:
        lines += wrapped(say(paragraph), inner)
    lines += wrapped(f'"{face.flavour}"', inner) if face.flavour else []
    foot = [told(value) for value in face.values if value.place == "foot"]
    lines += ["", *(line for words in foot for line in wrapped(words, inner))] if foot else []
    bottom = edge(face, "bottom", inner)
    return framed([*lines, *([""] if bottom else []), *bottom], inner)


def framed(lines: list[str], inner: int) -> list[str]:
    """The lines with a frame around them."""
    rule = LINE * (inner + 2)
    return [f"┌{rule}┐", *(f"{BAR} {line:{inner}} {BAR}" for line in lines), f"└{rule}┘"]


def centred(text: str, width: int) -> list[str]:
    return [line.center(width).rstrip() for line in wrapped(text, width)]


def edge(face: Face, row: str, width: int) -> list[str]:
    """The numbers at the left and at the right of a row, on as many lines as need be; none, where there are none."""
    left, right = ([told(value) for value in face.values if value.place == place] for place in ROWS[row])
    height = max(len(left), len(right))
    pairs = zip(left + [""] * (height - len(left)), right + [""] * (height - len(right)), strict=True)
    return [f"{one}{other:>{width - len(one)}}".rstrip() for one, other in pairs]


def told(value: Value) -> str:
    return f"{value.label} {value.now}"


def origin(card: Card) -> str:
    """What of the card a rulebook prints."""
    if not card.printed:
        return "No rulebook prints this card."
    return f"A rulebook prints its {listing([str(key) for key in card.printed])}."


# -- The table ---------------------------------------------------------------------------------------------------------


def table(kind: str, faces: list[Face], width: int) -> list[str]:
    """All cards of a kind: names, numbers and the first line of the text, under what the numbers are."""
    labels = list(dict.fromkeys(value.label for face in faces for value in face.values if value.place != "foot"))
    rows = [(face.name, columns(face, labels), first_line(face)) for face in sorted(faces, key=lambda it: it.name)]
    names, figures = widest(name for name, _, _ in rows), widest(figures for _, figures, _ in rows)
    head = f"{counted(len(faces), kind)}: {', '.join(labels).lower()}" if labels else counted(len(faces), kind)
    lines = [f"  {name:{names}}  {shown:{figures}}  {text}".rstrip() for name, shown, text in rows]
    return [head, *(line if len(line) <= width else f"{line[: width - 3].rstrip()}..." for line in lines), ""]


def columns(face: Face, labels: list[str]) -> str:
    """Its numbers in the order of these labels, with a stroke where it has none."""
    now = {value.label: str(value.now) for value in face.values}
    return "/".join(now.get(label, "-") for label in labels)


def first_line(face: Face) -> str:
    more = " ..." if len(face.text) > 1 else ""
    return say(face.text[0]) + more if face.text else ""


def widest(words: Iterable[str]) -> int:
    return max((len(word) for word in words), default=0)
