"""A View with what has to be looked up in it again and again, and the words for what is true of a card as it lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from rulebound.kernel.basics.view import Card, Face, Mark, Value, View
from rulebound.language import _

P = TypeVar("P", bound=msgspec.Struct)


class Sheet:
    """A View to be drawn. worded: for readers who can point at nothing: words for signs, and all that is true."""

    def __init__(self, view: View, *, worded: bool = False) -> None:
        self.view = without_icons(view) if worded else view
        self.worded = worded
        self.areas = {area.id: area for area in view.areas}
        self.cards = {card.id: card for area in view.areas for card in nested(area.cards)}
        self.starts: dict[str, list[int]] = {}  # numbers of the options that start there
        self.aims: set[str] = set()  # what options are about besides
        for number, option in enumerate(view.decision.options if view.decision else [], 1):
            for start in option.touches[:1]:
                self.starts.setdefault(start, []).append(number)
            self.aims.update(option.touches[1:])

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


def without_icons(part: P) -> P:
    """A part of a View with nothing but the words where it has icons for them."""
    return msgspec.convert(plainly(msgspec.to_builtins(part)), type(part))


def plainly(data: Any) -> Any:  # whatever JSON is made of
    if isinstance(data, dict):
        return {key: plainly(it) for key, it in data.items() if key != "icon" or not isinstance(it, str)}
    return [plainly(it) for it in data] if isinstance(data, list | tuple) else data


def nested(cards: list[Card]) -> Iterator[Card]:
    """These cards and all that is attached to them."""
    for card in cards:
        yield card
        yield from nested(card.on)


def place(slot: str) -> str:
    """A slot for people, who count from 1: row, point, column. A comma would look like the numbers of two options."""
    return ".".join(str(int(number) + 1) for number in slot.split(","))


def title(view: View, card: Card) -> str:
    """The card's name."""
    return view.faces[card.face].name if card.face else _("a face-down card")


def values_now(face: Face, card: Card | None) -> list[Value]:
    """The values as they are, in the order of the face; what only this card has comes after them."""
    now = {value.key: value for value in [*face.values, *(card.values if card else [])]}
    return list(now.values())


def changed(value: Value) -> bool:
    """Whether it differs from the print."""
    return value.printed is not None and value.printed != value.now


def marked(mark: Mark) -> str:
    """What lies there, and how many of it."""
    return mark.label + (f" x{mark.count}" if mark.count > 1 else "")


def owner(sheet: Sheet, card: Card, around: int) -> str:
    """Whose it is, where it lies among what is somebody else's."""
    seat = card.held if card.held >= 0 else card.owner
    if seat in (-1, around):
        return ""
    return _("yours") if seat == sheet.view.viewer else _("{name}'s", name=sheet.view.seats[seat].name)


def beneath(sheet: Sheet, card: Card) -> str:
    """What it covers."""
    if not card.under:
        return ""
    names = [sheet.view.faces[key].name for key in card.covers]
    return _("{under} beneath", under=card.under) + (f": {', '.join(names)}" if names else "")


def turned(sheet: Sheet, card: Card) -> str:
    """The word for how it lies; tiles lie in all four ways, and the diagram shows it."""
    is_tile = bool(card.face) and sheet.view.faces[card.face].shape == "tile"
    return card.turned or (_("turned") if card.turn and not is_tile else "")


def remarks(sheet: Sheet, card: Card, around: int) -> list[str]:
    """What is true of it besides its numbers."""
    new = _("new") if card.new else ""
    said = [turned(sheet, card), owner(sheet, card, around), beneath(sheet, card), card.note, new]
    return [it for it in said if it]
