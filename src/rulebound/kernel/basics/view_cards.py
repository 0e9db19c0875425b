"""The cards of a View: what is printed, a card as one seat sees it, and their numbers and marks."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rulebound.kernel.basics.view_words import Count, Part, Seating, Words

# Numbers

Place: TypeAlias = Literal["nw", "ne", "sw", "se", "w", "e", "foot"]  # on a card, by compass


class Value(Part, kw_only=True):
    """A number of a card, at the place where the rulebook's picture has it."""

    key: str  # "combat": the game's word for it, never shown
    label: str  # "Combat": read aloud
    now: int | str  # a str where it is more than a number: "10+1d6", "∞"
    printed: int | str | None = None  # given where it differs from `now`
    better: Literal["more", "less"] = "more"  # for the owner: a cost is better when it is less
    icon: str = ""
    shape: Literal["disc", "shield", "square", "triangle", "diamond", "star", "coin", "tab", "plain"] = "disc"
    place: Place = "nw"
    tint: str = ""  # key in Theme.tints; empty: the frame's colour


class Mark(Part, kw_only=True):
    """A marker on a card or a slot, once or `count` times: damage, a token, exhaustion, stacks."""

    key: str
    label: str
    icon: str = ""
    count: Count = 1
    tint: str = ""
    weight: Literal["good", "bad", "plain"] = "plain"  # for the card's owner


class Counter(Part, kw_only=True):
    """A number of a seat or an area. `how` says how to draw it; a client without room prints label and number."""

    key: str
    label: str
    now: int
    most: int | None = None  # the highest it can be
    icon: str = ""
    how: Literal["number", "bar", "pips", "dial", "tokens"] = "number"
    goal: int | None = None  # a line on the bar: 20 points win
    each: int = 1  # what one pip or token stands for
    unit: str = ""  # written behind the number: "k"
    tint: str = ""
    term: str = ""
    main: bool = False  # one of the one or two numbers that decide the game


# Cards


class Face(Part, kw_only=True):
    """A printed card or tile, sent once and shared by its copies. Its key in View.faces is set and number: "core/1"."""

    name: str
    kind: str  # "Student": printed on the type line
    frame: str = ""  # key in Theme.frames: colours by kind or faction
    shape: Literal["card", "land", "tile", "mini"] = "card"  # width to height 5:7, 7:5, 1:1, half of a card
    subtitle: str = ""  # rest of the type line: "Sciences, female"
    values: list[Value] = []  # as printed, in the order in which they are read out
    text: list[Words] = []  # paragraphs
    flavour: str = ""
    art: Literal["crest", "sigil", "land", "device", "strike", "ward"] = "crest"  # family of the picture drawn by code
    motif: str = ""  # icon at its heart; empty: chosen by the seed
    picture: str = ""  # key of the picture that the card brings, which is shown instead; empty: drawn by code
    seed: str = ""  # what the picture is made of; empty: the name
    symbols: list[str] = []  # tiles: icons of the actions; "/" between two stands for "or"
    edges: str = ""  # tiles: sides with half a connector as printed, of "NESW"
    badge: str = ""  # a small word beside the name: "Fast"


class Card(Part, kw_only=True):
    """A card as this seat sees it: a face, or a back without values."""

    id: str
    face: str = ""  # key in View.faces; empty: a back
    back: str = ""  # key in Theme.frames
    owner: Seating = -1
    held: Seating = -1  # who controls it, where that is not the owner
    at: tuple[Count, Count] | None = None  # row and column in a grid or track, from 0
    turn: Literal[0, 1, 2, 3] = 0  # quarter turns clockwise: 1 is exhausted, tapped, ruined; tiles use all four
    turned: str = ""  # the word for it: "exhausted"
    values: list[Value] = []  # those that differ from the face; they replace its values by key
    marks: list[Mark] = []
    on: list[Card] = []  # attached cards, the first attached first
    hold: Literal["tuck", "stand", "stack"] = "tuck"  # how `on` lies: peeking out, standing in front, piled as one card
    under: Count = 0  # cards that it covers
    covers: list[str] = []  # faces of those, the nearest first, where they are known: what comes back if it leaves
    new: bool = False  # came since this seat's last decision
    note: str = ""  # what else holds for it now: "blocks at half defense until your next turn"
    hidden: bool = False  # this seat sees the face, others do not
