"""The bodies of clients' HTTP requests. Unknown keys are an error."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from rulebound.session.clock import Clock

Name: TypeAlias = Annotated[str, Meta(max_length=60)]
Link: TypeAlias = Annotated[str, Meta(max_length=64)]
Id: TypeAlias = Annotated[str, Meta(max_length=80)]
Text: TypeAlias = Annotated[str, Meta(max_length=400_000)]
Line: TypeAlias = Annotated[str, Meta(max_length=2_000)]
Number: TypeAlias = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
Copies: TypeAlias = Annotated[int, Meta(ge=0, le=1_000)]
Stops: TypeAlias = Annotated[list[Name], Meta(max_length=50)]
Digits: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Cards: TypeAlias = Annotated[dict[Name, Copies], Meta(max_length=1_000)]


class Received(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A request."""


class DeckSheet(Received):
    """A deck.

    lists: for each of its lists, the number of copies by card name.
    """

    name: Name
    lists: Annotated[dict[Name, Cards], Meta(max_length=20)]
    about: Line = ""


class SeatRequest(Received):
    """The player of a seat.

    name: up to 30 letters of one alphabet, and unlike the other names at the table.
    bot: the name of a level; empty for a person.
    stops: the windows at which a person is asked; null for the defaults. Unknown names are ignored.
    """

    name: Name = ""
    bot: Name = ""
    stops: Stops | None = None


class NewTable(Received):
    """A new table.

    screen: whether all people share one screen and one link; else each has a link.
    decks: one for each seat, null for the game's choice; an empty name is the game's choice for that seat.
    seed: empty for 128 secret bits. A chosen seed reveals the hidden cards, so a server for a group refuses it at
    tables where several people have links of their own.
    cards: own cards, as a TOML text.
    lesson: the name of a lesson, which sets everything but the name of its player.
    advice: whether clients ask for a hint at every decision.
    clock: the time that people have; null for no limit.
    """

    game: Name
    seats: Annotated[list[SeatRequest], Meta(max_length=20)] = []
    screen: bool = False
    decks: Annotated[list[Name | DeckSheet], Meta(max_length=20)] | None = None
    rulings: Annotated[dict[Name, Name], Meta(max_length=100)] = {}
    options: Annotated[dict[Name, Name], Meta(max_length=100)] = {}
    seed: Annotated[str, Meta(max_length=80)] = ""
    cards: Text = ""
    lesson: Name = ""
    advice: bool = False
    clock: Clock | None = None


class CardsFile(Received):
    """A file of own cards."""

    cards: Text


class CardText(Received):
    """The beginning of a card's text."""

    text: Line


class DeckQuestion(Received):
    """Either a deck to check, or the text of a deck file to read.

    cards: own cards that it may have, as a TOML text.
    """

    deck: DeckSheet | None = None
    text: Text = ""
    cards: Text = ""


class RecordFile(Received):
    """A record, as text.

    cards: the own cards it was made with, as a TOML text.
    """

    record: Text
    cards: Text = ""


class Branch(Received):
    """A new table that continues from a position of a game.

    step: the number of decisions before the position.
    seat: the seat of the player; bots play all others.
    level: the name of the bots' level.
    """

    step: Number
    seat: Number
    level: Name = ""


class Kept(Received):
    """Links that a client has stored."""

    links: Annotated[list[Link], Meta(max_length=200)]


class Contribution(Received):
    """What a browser adds to a seed. The page sends it by itself, as soon as it is shown a commitment.

    commitment: the one that it was shown. contribution: 64 random hex digits.
    """

    commitment: Digits
    contribution: Digits


class Again(Received):
    """The rematch. change: whether each player gets the next seat, and the last one the first."""

    change: bool = False


class Nothing(Received):
    """An empty body."""
