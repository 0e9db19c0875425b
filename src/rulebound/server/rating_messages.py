"""Answers about how strong players are."""

from __future__ import annotations

from rulebound.server.answers import Answer


class RatingInfo(Answer):
    """How strong a player is in a game.

    points: who has 200 more wins about three games in four.
    low, high: the points between which the strength probably is.
    sure: how certain that is, in words.
    games: how many rated games say so; 0 if none does.
    """

    points: int
    low: int
    high: int
    sure: str
    games: int


class Ranked(Answer):
    """A player on a leaderboard.

    place: from 1; 0 for who is not on it yet.
    bot: the title of the bot's level; empty for a person.
    people: the rated games in which another person played; won: those that were won.
    """

    place: int
    name: str
    bot: str
    rating: RatingInfo
    people: int
    won: int
    mine: bool


class Leaderboard(Answer):
    """A page of the leaderboard of a game, the strongest first, by the lower end of what they probably are.

    mine: the reader's place; null without a rated game.
    least: the rated games that a person needs to be on it.
    more: whether others follow.
    """

    game: str
    title: str
    players: list[Ranked]
    mine: Ranked | None
    least: int
    more: bool
