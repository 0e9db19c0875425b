"""A View prepared for drawing, with look-ups by id, and the words for the states of a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from rulebound.kernel.basics.view import Card, Face, Mark, Value, View
from rulebound.language import _

P = TypeVar("P", bound=msgspec.Struct)


class Sheet:
    """A View to be drawn. worded: use words instead of signs, and list all states, for readers who cannot point."""

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
        """The name for an id."""
        if it in self.cards:
            return title(self.view, self.cards[it])
        if it.startswith("seat."):
            return self.view.seats[int(it.removeprefix("seat."))].name
        area, _, slot = it.partition(":")
        if slot:
            return f"{self.areas[area].name} {place(slot)}"
        return self.areas[it].name if it in self.areas else next(c.title for c in self.view.clashes if c.id == it)


def without_icons(part: P) -> P:
    """A part of a View in which words replace the icons."""
    return msgspec.convert(plainly(msgspec.to_builtins(part)), type(part))


def plainly(data: Any) -> Any:  # whatever JSON is made of
    if isinstance(data, dict):
        return {key: plainly(it) for key, it in data.items() if key != "icon" or not isinstance(it, str)}
    return [plainly(it) for it in data] if isinstance(data, list | tuple) else data


def nested(cards: list[Card]) -> Iterator[Card]:
    """These cards, and all cards that are attached to them."""
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
    """The present values in the order of the face, then those that only this card has."""
    now = {value.key: value for value in [*face.values, *(card.values if card else [])]}
    return list(now.values())


def changed(value: Value) -> bool:
    """Whether a value differs from the printed one."""
    return value.printed is not None and value.printed != value.now


def marked(mark: Mark) -> str:
    """A mark, with its number."""
    return mark.label + (f" x{mark.count}" if mark.count > 1 else "")


def owner(sheet: Sheet, card: Card, around: int) -> str:
    """The owner of a card that lies among another player's cards."""
    seat = card.held if card.held >= 0 else card.owner
    if seat in (-1, around):
        return ""
    return _("yours") if seat == sheet.view.viewer else _("{name}'s", name=sheet.view.seats[seat].name)


def beneath(sheet: Sheet, card: Card) -> str:
    """What the card covers."""
    if not card.under:
        return ""
    names = [sheet.view.faces[key].name for key in card.covers]
    return _("{under} beneath", under=card.under) + (f": {', '.join(names)}" if names else "")


def turned(sheet: Sheet, card: Card) -> str:
    """The word for a turned card. Tiles have none: they may lie in all four ways, which the diagram shows."""
    is_tile = bool(card.face) and sheet.view.faces[card.face].shape == "tile"
    return card.turned or (_("turned") if card.turn and not is_tile else "")


def remarks(sheet: Sheet, card: Card, around: int) -> list[str]:
    """The states of a card, without its numbers."""
    new = _("new") if card.new else ""
    said = [turned(sheet, card), owner(sheet, card, around), beneath(sheet, card), card.note, new]
    return [it for it in said if it]
