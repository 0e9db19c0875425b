"""The View: everything that one seat may know of a position, and its layout. One shape for every game.

A game's `view.py` fills it by listing what the seat may see; clients draw it without knowing the game. A view has no
rules: a client may highlight, sort, fold and enlarge, but only `decision` says what can be done. What types cannot
check is checked by `tests/contract/view_faults.py`.

Read View, Area, Card, Face and Decision first. Ids are short strings in one namespace, so that an option, a link or a
word can refer to any of these:

    "c17"           a card: the same as long as this seat can follow it, a new one after a hidden shuffle
    "class.0"       an area
    "slate.0:1,2"   a slot of a grid or track: its area, row and column, counted from 0
    "seat.1"        a player

Fields left at their defaults are left out of the JSON: 8 to 25 kB for a position in mid-game.
Its JSON Schema, made by `lab/view_schema.py`, is kept in `docs/view.schema.json`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rulebound.kernel.basics.words import joined_to

VERSION: Final = 1

Seating: TypeAlias = Annotated[int, Meta(ge=-1, description="a seat from 0; -1 for none")]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Hue: TypeAlias = Annotated[int, Meta(ge=0, lt=360, description="degrees on the colour circle of OKLCH")]
Chroma: TypeAlias = Annotated[float, Meta(ge=0, le=0.4, description="strength of a colour in OKLCH")]
Share: TypeAlias = Annotated[float, Meta(gt=0, description="of the parent's length, relative to its neighbours")]


class Part(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a View: fields at their defaults are left out of the JSON, and unknown keys are an error."""


# Words


class Word(Part, kw_only=True):
    """A word of a sentence that refers to a term, an icon or a card, or is stressed."""

    w: str  # as it is read aloud
    term: str = ""  # key in View.terms: what explains the word
    icon: str = ""  # name from the client's catalogue, drawn in place of the word
    card: str = ""  # id: pointing at the word lights the card up
    strong: bool = False


Words: TypeAlias = list[str | Word]  # prompts, rules text, reasons and log lines


class Term(Part, kw_only=True):
    """The meaning of a keyword, a counter or a mark, in one or two sentences."""

    name: str
    text: str
    clause: str = ""  # where the rulebook says so
    icon: str = ""


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


# Meetings


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


# Play


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


class Ghost(Part, kw_only=True):
    """How a card would lie, were an option taken: shown on the table before it is."""

    card: str  # id of the card that would lie there
    at: str  # slot
    turn: Literal[0, 1, 2, 3] = 0  # quarter turns clockwise
    joins: list[str] = []  # cards that it would be joined to


class Option(Part, kw_only=True):
    """A legal action. Its number, for typing, is its place in Decision.options, from 1."""

    code: Count  # the action's code
    text: Words  # "Recruit Record-O-Matic"
    brief: Count = 0  # so many parts of the text suffice where the card can be read besides; 0 where all are needed
    touches: list[str] = []  # ids of what it is about; a drag starts at the first
    to: str = ""  # where a drag ends: an area or a slot
    verb: str = ""  # options with the same verb may share a button
    cost: str = ""  # the price, where the text does not say it: an amount, "3 stars", or "lose 1 Merit"
    way: Literal["do", "pass", "stop"] = "do"  # pass and stop come after everything that can be done
    hint: str = ""  # a bot's remark, when asked for
    ghosts: list[Ghost] = []  # how a card would lie; several where a later choice says which way round


class Refusal(Part, kw_only=True):
    """An action that is not legal, and why. Clients get more of them by `why_not`."""

    text: Words  # "Fight with Choir Captain"
    touches: list[str]
    reason: Words
    clause: str


class Decision(Part, kw_only=True):
    """What a seat must decide. Other viewers get the public prompt and no options.

    A sealed choice stays hidden until all have made theirs; what this seat has already chosen is marked on its cards.
    """

    seat: Count
    prompt: Words
    clause: str = ""
    options: list[Option] = []
    refused: list[Refusal] = []
    chain: list[str] = []  # the half-made choice so far, or the order so far: ["Fight", "Duelist leads"]
    undo: Literal["", "step", "chain"] = ""  # what can be undone without the others' consent
    form: Literal["choose", "number", "order", "several"] = "choose"  # what the options are together
    sealed: bool = False
    payment: int = -1  # where it only asks what pays: the code of the option that wastes least, for who pays unasked
    since: str = ""  # when the decision began, ISO 8601; filled in by a server


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


def say(words: Words) -> str:
    """The sentence as plain text."""
    return "".join(word if isinstance(word, str) else word.w for word in words)


def short(option: Option) -> Words:
    """The text of an option without a long card text behind the name of its card."""
    return option.text[: option.brief] if option.brief else option.text


def whole(option: Option) -> str:
    """The text of an option with its price."""
    return say(option.text) + (joined_to(option.cost) if option.cost else "")


def to_json(view: View) -> bytes:
    """The view as one line of JSON; equal views give equal bytes."""
    return msgspec.json.encode(view, order="deterministic")


def schema() -> dict[str, object]:
    """The JSON Schema of a View."""
    dialect = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": dialect, "title": f"View, version {VERSION}", **msgspec.json.schema(View)}
