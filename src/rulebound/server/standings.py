"""The standings of a tournament: points, and what decides between equal ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rulebound.server.pairing import BYE

WIN: Final = 2  # in half points
DRAW: Final = 1


class Played(NamedTuple):
    """A game that is over, or a bye. winner: a player; BYE for a draw."""

    first: int
    second: int
    winner: int


class Row(NamedTuple):
    """A player in the standings. place: from 1, perhaps shared. points, buchholz, sonneborn: in half points.

    buchholz: the points of all opponents. sonneborn: those of the beaten ones and half of those of the drawn ones, by
    Sonneborn and Berger. A bye counts like a win against an opponent with as many points as the player.
    """

    player: int
    place: int
    points: int
    buchholz: float
    sonneborn: float
    won: int
    played: int


def standings(players: int, games: Sequence[Played], *, swiss: bool) -> list[Row]:
    """All players, the best first. swiss: whether strong opponents count; else all have met all."""
    points = [sum(worth(game, player) for game in games) for player in range(players)]
    rows = [row(player, points, games) for player in range(players)]
    ordered = sorted(rows, key=lambda it: (*order(it, swiss=swiss), it.player))
    places: list[Row] = []
    for n, it in enumerate(ordered):
        shared = n > 0 and order(it, swiss=swiss) == order(ordered[n - 1], swiss=swiss)
        places.append(it._replace(place=places[-1].place if shared else n + 1))
    return places


def order(it: Row, *, swiss: bool) -> tuple[float, ...]:
    """What decides between two players; the smaller is before the other."""
    return (-it.points, -it.buchholz, -it.sonneborn, -it.won) if swiss else (-it.points, -it.sonneborn, -it.won)


def row(player: int, points: Sequence[int], games: Sequence[Played]) -> Row:
    mine = [game for game in games if player in (game.first, game.second)]
    opponents = [(worth(game, player), points[against(game, player)]) for game in mine]
    return Row(
        player=player,
        place=0,
        points=points[player],
        buchholz=sum(theirs for _worth, theirs in opponents),
        sonneborn=sum(worth * theirs / WIN for worth, theirs in opponents),
        won=sum(game.winner == player and game.second != BYE for game in mine),
        played=sum(game.second != BYE for game in mine),
    )


def worth(game: Played, player: int) -> int:
    """The half points that a player has from a game."""
    if player not in (game.first, game.second):
        return 0
    return WIN if player == game.winner else DRAW if game.winner == BYE else 0


def against(game: Played, player: int) -> int:
    """Whose points count as those of the opponent: a player's own for a bye."""
    other = game.second if player == game.first else game.first
    return player if other == BYE else other
