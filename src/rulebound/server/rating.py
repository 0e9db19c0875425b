"""How strong players are, as their finished games say: Bradley and Terry's model with Weng and Lin's updates.

Decision 26 says why this model. Guests and levels of bots are on one scale for each game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import mean
from typing import Final

import msgspec
from openskill.models import BradleyTerryPart

from rulebound.bots import LEVELS
from rulebound.language import N_, _
from rulebound.server.rating_messages import RatingInfo

MODEL: Final = BradleyTerryPart()
USUAL: Final = 1500  # points of a player of whom nothing is known
POINTS: Final = 30  # of the model's scale: who has 200 more wins about three games in four
SIDES: Final = 2  # standard deviations to either side, within which a rating probably is
BOT: Final = "bot "  # before the name of a level, in the key of a player

SURE: Final = (  # from which standard deviation on, what is said
    (6.0, N_("a first guess")),
    (4.0, N_("still uncertain")),
    (2.5, N_("fairly certain")),
    (0.0, N_("certain")),
)


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a player in a game. mu: the mean on the model's scale; sigma: its standard deviation.

    games: how many are rated. people: in how many of them another person played. won: how many were won.
    """

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0
    people: int = 0
    won: int = 0


def player_of(guest: str, bot: str) -> str:
    """The player of a seat, for ratings; empty if that is neither a known guest nor a level of bots."""
    if bot:
        return f"{BOT}{bot}" if any(bot == level.name for level in LEVELS) else ""
    return guest


def can_be_rated(players: Sequence[str]) -> bool:
    """Whether a game of these players says anything: all are known, and no person has two seats."""
    people = [player for player in players if not player.startswith(BOT)]
    return len(players) > 1 and all(players) and bool(people) and len(set(people)) == len(people)


def rated(players: Sequence[str], ranks: Sequence[int], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings after a game. A level of bots with several seats gets the mean of what each would get."""
    teams = [[MODEL.rating(mu=before[player].mu, sigma=before[player].sigma)] for player in players]
    after = [team[0] for team in MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]
    people = {player for player in players if not player.startswith(BOT)}
    found: dict[str, Rating] = {}
    for player in dict.fromkeys(players):
        seats = [seat for seat, other in enumerate(players) if other == player]
        was = before[player]
        found[player] = Rating(
            mu=mean(after[seat].mu for seat in seats),
            sigma=mean(after[seat].sigma for seat in seats),
            games=was.games + 1,
            people=was.people + bool(people - {player}),
            won=was.won + (min(ranks[seat] for seat in seats) == 1 and max(ranks) > 1),
        )
    return found


def info_of(rating: Rating) -> RatingInfo:
    """A rating, to be shown."""
    return RatingInfo(
        points=points(rating.mu),
        low=points(rating.mu - SIDES * rating.sigma),
        high=points(rating.mu + SIDES * rating.sigma),
        sure=_(next(words for least, words in SURE if rating.sigma >= least)),
        games=rating.games,
    )


def points(mu: float) -> int:
    """A place on the model's scale, in points."""
    return round(USUAL + POINTS * (mu - Rating().mu))
