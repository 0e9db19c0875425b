"""Formats: the size of decks and the number of copies of a card, as data in `formats.toml`. [R1]"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.basics.switch import Switch
from rulebound.language import _

FILE: Final = Path(__file__).parent / "formats.toml"


@dataclass(frozen=True)
class Format:
    """Limits for decks. least, most: how many cards; copies: of one name."""

    name: str
    about: str
    least: int
    most: int
    copies: int

    def faults(self, deck: Deck) -> list[str]:
        """The faults of a deck in this format, a sentence each."""
        listed = deck.lists["cards"]
        there = sum(listed.values())
        found = [
            _(
                "deck {name!r}: {count} copies of {card!r}, at most {most} in the format {format!r}",
                name=deck.name,
                count=count,
                card=name,
                most=self.copies,
                format=self.name,
            )
            for name, count in listed.items()
            if count > self.copies
        ]
        if not self.least <= there <= self.most:
            room = str(self.most) if self.least == self.most else f"{self.least} to {self.most}"
            found.append(
                _(
                    "deck {name!r}: {there} cards, must be {room} in the format {format!r}",
                    name=deck.name,
                    there=there,
                    room=room,
                    format=self.name,
                )
            )
        return found


FORMATS: Final = {one["name"]: Format(**one) for one in tomllib.loads(FILE.read_text(encoding="utf-8"))["format"]}
FORMAT: Final = Switch(
    "format", "R1", "How large decks are.", {one.name: one.about for one in FORMATS.values()}
)  # fmt: skip


def faults(name: str, decks: Sequence[Deck]) -> list[str]:
    """What the format of this name has against these decks."""
    return [fault for deck in decks for fault in FORMATS[name].faults(deck)]
