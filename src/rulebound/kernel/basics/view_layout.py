"""The table of a View: areas of cards, how they are arranged on a screen, and their colours."""

from __future__ import annotations

from typing import Literal

from rulebound.kernel.basics.view_cards import Card, Counter, Mark
from rulebound.kernel.basics.view_words import Chroma, Count, Hue, Part, Seating, Share

# Areas


class Lane(Part, kw_only=True):
    """The heading of a row or column: a moment, a distance, a player."""

    name: str
    note: str = ""
    state: Literal["past", "now", "next", "open", "shut"] = "open"


class Area(Part, kw_only=True):
    """A place on the table. Its layout says what the order of its cards means.

    row    side by side                                                a class, a home, a market
    grid   slots of rows and columns, empty ones too; cards have `at`  a courtyard, a slate
    track  a grid whose columns are moments or steps                   a timeline, a distance
    fan    a hand
    pile   on top of each other, the top first; `count` of them        a deck, a discard pile
    stack  last in, first out, the newest first, each with a `note`    effects that wait

    An effect on a stack has an id of its own; a Link of kind "source" leads to the card in play that it comes from.
    """

    id: str
    name: str
    layout: Literal["row", "grid", "track", "fan", "pile", "stack"]
    owner: Seating = -1
    role: Literal["hand", "deck", "discard", "board", "market", "effects", "side", ""] = ""
    cards: list[Card] = []
    count: Count | None = None  # how many lie there, where more do than are listed
    limit: Count | None = None  # how many may
    rows: Count = 1
    cols: Count = 0
    row_names: list[Lane] = []  # none, or one a row
    col_names: list[Lane] = []  # none, or one a column
    window: tuple[Count, Count] | None = None  # first and last column inside a frame: a resolution window
    window_name: str = ""
    size: Literal["mini", "small", "normal", "large"] = "normal"  # a preference; a client may differ
    counters: list[Counter] = []
    marks: dict[str, list[Mark]] = {}  # on slots, by "row,column"
    note: str = ""
    secret: bool = False  # only this seat sees the faces
    empty: str = ""  # the text for an empty area


# Layout


class Put(Part, tag="put", kw_only=True):
    """A leaf of the layout: an area, a seat's plate ("seat.0"), the clashes ("clashes"), or several as tabs."""

    ids: list[str]
    share: Share = 1.0
    fold: bool = False  # narrow screens show name and counts, and open it when asked
    order: int = 0  # on narrow screens lower comes first


class Split(Part, tag="split", kw_only=True):
    """Boxes in a row or column. A client needs only this tree for a wide screen, a phone or 80 columns of text."""

    way: Literal["across", "down"]
    parts: list[Put | Split]
    share: Share = 1.0
    narrow: Literal["same", "across", "down", "tabs", "scroll"] = "down"  # the way below 700 px or 60 columns
    order: int = 0  # on narrow screens lower comes first
    name: str = ""
    frame: Literal["", "board", "mine", "theirs"] = ""  # the background behind it


class Frame(Part, kw_only=True):
    """Colours of a kind or faction of cards; the client derives light and dark colours from the hues."""

    hue: Hue
    chroma: Chroma = 0.11
    second: Hue | None = None  # of the trim
    metal: Literal["gold", "silver", "bronze", "bone"] = "gold"


class Theme(Part, kw_only=True):
    """The game's colours and the texture of its table."""

    accent: Hue
    second: Hue
    texture: Literal["contour", "blueprint", "slash", "scale", "octagon", "weave"] = "weave"
    frames: dict[str, Frame] = {}
    tints: dict[str, Hue] = {}
