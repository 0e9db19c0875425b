"""What meets in a View: lines between cards, the sides of a clash, and the dice that they roll."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from rulebound.kernel.basics.view_words import Part, Seating


class Link(Part, kw_only=True):
    """A line between two ids: of cards, areas, slots, seats or clashes."""

    a: str
    b: str
    kind: Literal["attack", "support", "block", "target", "joined", "move", "source"]
    label: str = ""
    on: bool = True  # of joined tiles: whether the link works now


class Die(Part, kw_only=True):
    """One die as it lies: a coin has two sides."""

    sides: Annotated[int, Meta(ge=2)]
    face: Annotated[int, Meta(ge=1)]
    kept: bool = True  # false where a better or worse roll replaced it
    tint: str = ""


class Roll(Part, kw_only=True):
    """Dice thrown together, what is added, and what that makes."""

    label: str  # "Power"; empty where the sentence of the line says what was rolled
    dice: list[Die]
    plus: int = 0
    total: int | str = 0
    won: bool | None = None  # it beat the other roll, or reached what it had to; None where nothing is compared


class Side(Part, kw_only=True):
    """A side of a clash. Its cards may belong to several seats, since players may help each other."""

    seat: Seating
    role: str  # "attacking party"
    cards: list[str] = []  # ids; the first leads; empty while the side has no cards
    total: int | str | None = None
    icon: str = ""
    rolls: list[Roll] = []
    note: str = ""


class Clash(Part, kw_only=True):
    """A meeting of sides: two parties in a fight, an attacker and its blocker, the two actions of a moment."""

    id: str
    title: str
    sides: list[Side]
    step: str = ""
    verdict: str = ""  # the result as it would be now, or as it was
    clause: str = ""
    at: str = ""  # area or slot where it takes place
    done: bool = False
