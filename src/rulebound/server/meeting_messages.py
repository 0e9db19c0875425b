"""Requests and answers about tables at which people meet before the game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from rulebound.server.answers import Answer
from rulebound.server.rating_messages import RatingInfo
from rulebound.server.requests import DeckSheet, Name, Number, Received, Stops, Text
from rulebound.session.clock import Clock

# Requests


class NewMeeting(Received):
    """A table to meet at. The person who opens it takes the first seat.

    seats: how many; 0 for the fewest of the game.
    name: of the person who opens it; empty for one by number.
    listed: whether everybody on this server sees it and may join; else only who has its link.
    rated: whether the result says how strong the players are. Games by other rules than the usual are not rated.
    cards: own cards, as a TOML text.
    clock: the time that people have; null for no limit.
    """

    game: Name
    seats: Annotated[int, Meta(ge=0, le=20)] = 0
    name: Name = ""
    stops: Stops | None = None
    listed: bool = False
    rated: bool = True
    rulings: Annotated[dict[Name, Name], Meta(max_length=100)] = {}
    options: Annotated[dict[Name, Name], Meta(max_length=100)] = {}
    cards: Text = ""
    clock: Clock | None = None


class Search(Received):
    """A game against anybody who waits for one, by its usual rules; without one, a table to wait at."""

    game: Name
    name: Name = ""
    stops: Stops | None = None


class Sit(Received):
    """Takes a free seat, or changes to it. seat: its number from 0; -1 for the first free one."""

    name: Name = ""
    seat: Number = -1
    stops: Stops | None = None


class Ready(Received):
    """Whether the player is ready. deck: what the player brings; an empty name for the game's choice."""

    ready: bool
    deck: Name | DeckSheet = ""


class SetBot(Received):
    """A bot takes a free seat. bot: the name of its level; empty to free the seat again."""

    seat: Number
    bot: Name = ""


class Remove(Received):
    """The person who opened the table frees a seat."""

    seat: Number


# Answers


class Chair(Answer):
    """A seat of a table before the game.

    name: of who has it; empty if it is free.
    bot: the title of the bot's level; empty for a person.
    here: whether this person is connected.
    deck: the name of the deck that was brought; empty for the game's choice.
    rating: how strong the player is; null if the seat is free, or has a bot of no level.
    """

    name: str
    bot: str
    here: bool
    ready: bool
    deck: str
    rating: RatingInfo | None


class MeetingInfo(Answer):
    """A table before the game, as one person may see it. Comes over the socket after every change, too.

    mine: the seat of this person; -1 without one.
    opener: whether this person opened it, and may free seats.
    listed: whether everybody on this server sees it.
    rated: whether the result will say how strong the players are.
    watching: how many people without a seat are here.
    rulings, options: those that are not as usual.
    clock: the time that people have; null for no limit.
    commitment: the SHA-256 of the server's part of the seed, as long as this person's browser has yet to contribute.
    link: once the game has begun, the link to this person's seat, or to watch.
    problems: why the game could not begin, in sentences.
    """

    key: str
    game: str
    title: str
    chairs: list[Chair]
    mine: int
    opener: bool
    listed: bool
    rated: bool
    watching: int
    rulings: dict[str, str]
    options: dict[str, str]
    cards: bool
    clock: Clock | None
    commitment: str
    link: str
    problems: list[str]


class Waiting(Answer):
    """A listed table that waits for players.

    names, ratings: of those who sit there. free: how many seats are free.
    usual: whether it is played by the usual rules. rated: whether the result will say how strong the players are.
    clock: the time that people have; null for no limit.
    since: when it was opened.
    """

    key: str
    game: str
    title: str
    names: list[str]
    ratings: list[RatingInfo]
    rated: bool
    free: int
    seats: int
    usual: bool
    clock: Clock | None
    since: str


class WaitingTables(Answer):
    """The tables that wait for players, the oldest first, and how many people are at them."""

    tables: list[Waiting]
    people: int
