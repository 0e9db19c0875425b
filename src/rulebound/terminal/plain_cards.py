"""Cards in few words, with the numbers of the options that start at them.

    2> Bram the Ferryman 3/1/^6 (tapped) [Attack token]

`2>` option 2 starts here, `o` an option is about it, `3/1/^6` its numbers in the order of the card, `^` a number that
differs from the printed one, round brackets what is true of it, square brackets what lies on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulebound.kernel.view import Card, Face, Mark, Value, View
from rulebound.terminal.plain_text import flowed, wrapped

LEGEND: Final = (
    "2> option 2 starts here; o an option is about it; 3/1/^6 its numbers in the order of the card, ^ where one "
    "differs from the printed one; (tapped) what is true of it; [token] what lies on it; + what is attached to it."
)


class Sheet:
    """A View and the width it is drawn at, with what has to be looked up again and again."""

    def __init__(self, view: View, width: int) -> None:
        self.view = view
        self.width = width
        self.areas = {area.id: area for area in view.areas}
        self.cards = {card.id: card for area in view.areas for card in nested(area.cards)}
        self.starts: dict[str, list[int]] = {}  # numbers of the options that start there
        self.aims: set[str] = set()  # what options are about besides
        for number, option in enumerate(view.decision.options if view.decision else [], 1):
            for start in option.touches[:1]:
                self.starts.setdefault(start, []).append(number)
            self.aims.update(option.touches[1:])

    def lead(self, it: str) -> str:
        """What stands before a thing that options are about."""
        if it in self.starts:
            return ",".join(str(number) for number in self.starts[it]) + "> "
        return "o " if it in self.aims else ""

    def name(self, it: str) -> str:
        """What an id is called."""
        if it in self.cards:
            return title(self.view, self.cards[it])
        if it.startswith("seat."):
            return self.view.seats[int(it.removeprefix("seat."))].name
        area, _, slot = it.partition(":")
        if slot:
            return f"{self.areas[area].name} {place(slot)}"
        return self.areas[it].name if it in self.areas else next(c.title for c in self.view.clashes if c.id == it)


def nested(cards: list[Card]) -> Iterator[Card]:
    """These cards and all that is attached to them."""
    for card in cards:
        yield card
        yield from nested(card.on)


def place(slot: str) -> str:
    """A slot for people, who count from 1: row, point, column. A comma would look like the numbers of two options."""
    return ".".join(str(int(number) + 1) for number in slot.split(","))


def title(view: View, card: Card) -> str:
    return view.faces[card.face].name if card.face else "a face-down card"


def values_now(face: Face, card: Card) -> list[Value]:
    """The values as they are, in the order of the face; what only this card has comes after them."""
    now = {value.key: value for value in [*face.values, *card.values]}
    return list(now.values())


def changed(value: Value) -> bool:
    return value.printed is not None and value.printed != value.now


def numbers(face: Face, card: Card) -> str:
    """What stands at the card's edges; words at its foot are left to the card in full."""
    now = [value for value in values_now(face, card) if value.place != "foot"]
    return "/".join(f"{'^' if changed(value) else ''}{value.now}" for value in now)


def marked(mark: Mark) -> str:
    return mark.label + (f" x{mark.count}" if mark.count > 1 else "")


def owner(sheet: Sheet, card: Card, around: int) -> str:
    """Whose it is, where it lies among what is somebody else's."""
    seat = card.held if card.held >= 0 else card.owner
    if seat in (-1, around):
        return ""
    return "yours" if seat == sheet.view.viewer else f"{sheet.view.seats[seat].name}'s"


def beneath(sheet: Sheet, card: Card) -> str:
    if not card.under:
        return ""
    names = [sheet.view.faces[key].name for key in card.covers]
    return f"{card.under} beneath" + (f": {', '.join(names)}" if names else "")


def turned(sheet: Sheet, card: Card) -> str:
    """The word for how it lies; tiles lie in all four ways, and the diagram shows it."""
    is_tile = bool(card.face) and sheet.view.faces[card.face].shape == "tile"
    return card.turned or ("turned" if card.turn and not is_tile else "")


def remarks(sheet: Sheet, card: Card, around: int) -> str:
    new = "new" if card.new else ""
    said = [turned(sheet, card), owner(sheet, card, around), beneath(sheet, card), card.note, new]
    return f"({'; '.join(it for it in said if it)})" if any(said) else ""


def chip(sheet: Sheet, card: Card, around: int) -> str:
    """The card without what is attached to it; `around` is the seat whose things lie there."""
    face = sheet.view.faces.get(card.face)
    words = [face.name, numbers(face, card)] if face else ["a face-down card"]
    words += [remarks(sheet, card, around), *(f"[{marked(mark)}]" for mark in card.marks)]
    return sheet.lead(card.id) + " ".join(word for word in words if word)


def is_plain_back(sheet: Sheet, card: Card) -> bool:
    return not (card.face or card.on or card.marks or card.note or sheet.lead(card.id))


def chips(sheet: Sheet, cards: list[Card], around: int) -> list[str]:
    """The cards, with all backs that are nothing but backs counted at the end."""
    shown = [chip(sheet, card, around) for card in cards if not is_plain_back(sheet, card)]
    backs = len(cards) - len(shown)
    return [*shown, f"{backs} face down"] if backs else shown


def block(sheet: Sheet, card: Card, around: int, indent: str, before: str = "") -> list[str]:
    """The card on a line of its own, and what is attached to it indented below."""
    lines = wrapped(before + chip(sheet, card, around), sheet.width, indent, indent + "    ")
    for attached in card.on:
        lines += block(sheet, attached, around, indent + "    ", "" if card.hold == "stand" else "+ ")
    return lines


def blocks(sheet: Sheet, cards: list[Card], around: int, indent: str = "  ") -> list[str]:
    """Cards below each other where something is attached to them, and side by side where nothing is."""
    lines: list[str] = []
    side_by_side: list[Card] = []
    for card in cards:
        if card.on:
            lines += flowed(chips(sheet, side_by_side, around), sheet.width, indent, indent)
            lines += block(sheet, card, around, indent)
            side_by_side = []
        else:
            side_by_side.append(card)
    return lines + flowed(chips(sheet, side_by_side, around), sheet.width, indent, indent)
