"""What clients ask: the bodies of HTTP requests, and the messages over a table's socket. Unknown keys are refused."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

Name: TypeAlias = Annotated[str, Meta(max_length=60)]
Link: TypeAlias = Annotated[str, Meta(max_length=64)]
Id: TypeAlias = Annotated[str, Meta(max_length=80)]
Text: TypeAlias = Annotated[str, Meta(max_length=400_000)]
Line: TypeAlias = Annotated[str, Meta(max_length=2_000)]
Number: TypeAlias = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
Copies: TypeAlias = Annotated[int, Meta(ge=0, le=1_000)]
Stops: TypeAlias = Annotated[list[Name], Meta(max_length=50)]
Cards: TypeAlias = Annotated[dict[Name, Copies], Meta(max_length=1_000)]


class Asked(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A request."""


# Bodies of HTTP requests


class DeckSheet(Asked):
    """A deck: for each of its lists, how many there are of each card."""

    name: Name
    lists: Annotated[dict[Name, Cards], Meta(max_length=20)]
    about: Line = ""


class SeatWish(Asked):
    """Who shall sit at a seat. bot: a level of bots; empty for a person. stops: None for the usual ones."""

    name: Name = ""
    bot: Name = ""
    stops: Stops | None = None


class NewTable(Asked):
    """A table to be opened. screen: all people share one screen, and so one link. lesson: the name of one, which says
    all the rest but the name of its player. advice: a bot advises at every decision.
    """

    game: Name
    seats: Annotated[list[SeatWish], Meta(max_length=20)] = []
    screen: bool = False
    decks: Annotated[list[Name | DeckSheet], Meta(max_length=20)] | None = None
    rulings: Annotated[dict[Name, Name], Meta(max_length=100)] = {}
    options: Annotated[dict[Name, Name], Meta(max_length=100)] = {}
    seed: Annotated[str, Meta(max_length=80)] = ""
    cards: Text = ""
    lesson: Name = ""
    advice: bool = False


class CardsFile(Asked):
    """A file of own cards."""

    cards: Text


class CardText(Asked):
    """The beginning of a card's text."""

    text: Line


class DeckQuestion(Asked):
    """Either a deck to check, or the text of a deck to read; with the own cards it may have."""

    deck: DeckSheet | None = None
    text: Text = ""
    cards: Text = ""


class RecordFile(Asked):
    """A record, as text, with the own cards it was made with."""

    record: Text
    cards: Text = ""


class Branch(Asked):
    """To go on from a position: with whose eyes, and against which bots."""

    step: Number
    seat: Number
    level: Name = ""


class Kept(Asked):
    """Links that a client has kept."""

    links: Annotated[list[Link], Meta(max_length=200)]


class Nothing(Asked):
    """A request that needs no more than its address."""


# Messages over a table's socket


class Message(Asked, tag_field="do"):
    """A message. id: repeated by the reply."""

    id: Number


class Act(Message, tag="act"):
    """Does an action. revision: of the state in which it was chosen; seat: -1 for the one that faces the screen."""

    revision: Number
    code: Number
    seat: Number = -1


class Undo(Message, tag="undo"):
    """Takes back the last deed of a seat, or asks the others for it."""

    revision: Number
    seat: Number = -1


class Agree(Message, tag="agree"):
    """Answers somebody's wish to take back. wish: its number; -1 for whichever there is."""

    revision: Number
    yes: bool
    wish: Number = -1


class Why(Message, tag="why"):
    """What could be done with these things, or by this action, and why not."""

    revision: Number = -1
    touch: Annotated[list[Id], Meta(max_length=16)] = []
    code: Number = -1


class Lasting(Message, tag="final"):
    """Whether an action could not be taken back without the others."""

    revision: Number
    code: Number


class Forecast(Message, tag="forecast"):
    """What an action would do."""

    revision: Number
    code: Number


class Hint(Message, tag="hint"):
    """What a bot would do."""

    revision: Number


class Concede(Message, tag="concede"):
    """Gives up."""

    revision: Number
    seat: Number = -1


class SetStops(Message, tag="stops"):
    """At which windows this seat wants to be asked, by their names; at all others it passes by itself."""

    stops: Stops
    seat: Number = -1


class Uncover(Message, tag="uncover"):
    """At one screen: this seat's person looks now."""

    seat: Number


class Cover(Message, tag="cover"):
    """At one screen: nobody looks now."""


class Read(Message, tag="read"):
    """The step of the lesson with this number, from 1, has been read."""

    step: Number


class Restart(Message, tag="restart"):
    """The lesson shall begin again."""


Spoken: TypeAlias = (
    Act | Undo | Agree | Why | Lasting | Forecast | Hint | Concede | SetStops | Uncover | Cover | Read | Restart
)
