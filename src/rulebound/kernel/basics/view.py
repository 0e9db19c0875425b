"""The View: everything that one seat may know of a position, and its layout. One shape for every game.

A game's `view.py` fills it by listing what the seat may see; clients draw it without knowing the game. A view has no
rules: a client may highlight, sort, fold and enlarge, but only `decision` says what can be done. What types cannot
check is checked by `tests/contract/view_faults.py`.

Read View, Area, Card, Face and Decision first. All parts can be had from here; they are defined in `view_layout`,
`view_cards`, `view_decision`, `view_clashes` and `view_words`.

Ids are short strings in one namespace, so that an option, a link or a word can refer to any of these:

    "c17"           a card: the same as long as this seat can follow it, a new one after a hidden shuffle
    "class.0"       an area
    "slate.0:1,2"   a slot of a grid or track: its area, row and column, counted from 0
    "seat.1"        a player

Fields left at their defaults are left out of the JSON: 8 to 25 kB for a position in mid-game.
Its JSON Schema, made by `lab/view_schema.py`, is kept in `docs/view.schema.json`.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from rulebound.kernel.basics.view_cards import Card, Counter, Face, Mark, Place, Value
from rulebound.kernel.basics.view_clashes import Clash, Die, Link, Roll, Side
from rulebound.kernel.basics.view_decision import Decision, Ghost, Option, Refusal, short, whole
from rulebound.kernel.basics.view_layout import Area, Frame, Lane, Put, Split, Theme
from rulebound.kernel.basics.view_words import Chroma, Count, Hue, Part, Seating, Share, Term, Word, Words, say

__all__ = [
    "VERSION",
    "Area",
    "Card",
    "Chroma",
    "Clash",
    "Count",
    "Counter",
    "Decision",
    "Die",
    "Face",
    "Frame",
    "Ghost",
    "Hue",
    "Lane",
    "Line",
    "Link",
    "Mark",
    "Option",
    "Outcome",
    "Part",
    "Place",
    "Put",
    "Refusal",
    "Roll",
    "Seat",
    "Seating",
    "Share",
    "Side",
    "Split",
    "Term",
    "Theme",
    "Turn",
    "Value",
    "View",
    "Word",
    "Words",
    "say",
    "schema",
    "short",
    "to_json",
    "whole",
]

VERSION: Final = 1


class Seat(Part, kw_only=True):
    """A player, with the numbers that all players may see."""

    index: Count  # its place in View.seats
    name: str
    who: str = ""  # "you", "bot: ismcts", "away since 12:40"
    counters: list[Counter] = []
    active: bool = False  # whose turn it is
    deciding: bool = False  # who must decide now
    role: str = ""  # for now: "attacker", "reactive player"
    out: bool = False  # eliminated
    hand: Count | None = None  # cards in hand, where that is public


class Turn(Part, kw_only=True):
    """Where the game stands. Before the first turn, number is 0, seat and phase are -1, and step says what goes on."""

    number: Count  # from 1
    seat: Seating
    phases: list[str]  # the printed names in order
    phase: Annotated[int, Meta(ge=-1)]  # place in `phases`
    step: str = ""
    round: Count | None = None


class Line(Part, kw_only=True):
    """One line of the log."""

    n: Count  # rises from line to line
    text: Words
    clause: str = ""
    seat: Seating = -1
    depth: Count = 0  # caused by the nearest line above with less depth
    rolls: list[Roll] = []
    head: bool = False  # the heading of a turn or phase


class Outcome(Part, kw_only=True):
    """How the game ended. Several winners share the win; if all or none win, it is a draw."""

    winners: list[Count]
    reason: str  # a word from the game's list of reasons
    sentence: str
    clause: str


class View(Part, kw_only=True):
    """Everything that one seat, or a spectator, may know of a position."""

    view: int = VERSION  # of this shape
    game: str
    title: str
    viewer: Seating  # -1: a spectator
    seats: list[Seat]
    turn: Turn
    layout: Split
    theme: Theme
    areas: list[Area]
    faces: dict[str, Face]
    terms: dict[str, Term] = {}
    links: list[Link] = []
    clashes: list[Clash] = []
    decision: Decision | None = None  # None when the game is over
    log: list[Line] = []
    outcome: Outcome | None = None  # None before it is


def to_json(view: View) -> bytes:
    """The view as one line of JSON; equal views give equal bytes."""
    return msgspec.json.encode(view, order="deterministic")


def schema() -> dict[str, object]:
    """The JSON Schema of a View."""
    dialect = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": dialect, "title": f"View, version {VERSION}", **msgspec.json.schema(View)}
