"""Sentences with words in braces, which a table fills in: names of pieces and seats, and numbers."""

from __future__ import annotations

from typing import Final, NamedTuple

from rulebound.language import _


class Part(NamedTuple):
    """A part of a sentence: its text, and the number of the piece that it names; -1 where it names none."""

    text: str
    piece: int = -1


_split: Final[dict[str, list[str]]] = {}


def split(template: str) -> list[str]:
    """The template cut at its braces: text, word, text, word, ..., text."""
    known = _split.get(template)
    if known is None:
        known = []
        for i, chunk in enumerate(template.split("{")):
            known.extend([chunk] if i == 0 else chunk.split("}", 1))
        _split[template] = known
    return known


def joined_to(price: str) -> str:
    """A price as it follows a sentence: ` for 3 stars`, or ` (lose 1 Merit)`."""
    return _(" for {price}", price=price) if price[:1].isdigit() else f" ({price})"


def plain(parts: list[Part]) -> str:
    """The sentence as plain text, beginning with a capital."""
    text = "".join([part.text for part in parts])
    return text[:1].upper() + text[1:]


def spoken(name: str) -> str:
    """The name of a class as words: `Gain will` for GainWill."""
    return "".join([f" {it}" if it.isupper() else it for it in name]).strip().capitalize()
