"""The ratings of players, in the database. They follow from the results: each is rated once, in their order.

The functions run in the thread of the database.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from rulebound.server.rating import BOT, Rating, player_of, rated
from rulebound.server.results import Result, with_seats
from rulebound.server.storage import Database

LEAST: Final = 5  # rated games of a person on a leaderboard

KEEP: Final = """
INSERT INTO ratings (game, player, name, mu, sigma, games, people, won)
VALUES (:game, :player, :name, :mu, :sigma, :games, :people, :won)
ON CONFLICT (game, player) DO UPDATE SET name = excluded.name, mu = excluded.mu, sigma = excluded.sigma,
    games = excluded.games, people = excluded.people, won = excluded.won
"""

BOARD: Final = """
SELECT player, name, mu, sigma, games, people, won FROM ratings
WHERE game = ? AND (games >= ? OR player LIKE 'bot %') AND player NOT LIKE 'gone %'
ORDER BY low DESC, player LIMIT ? OFFSET ?
"""

BETTER: Final = """
SELECT count(*) FROM ratings WHERE game = :game AND (games >= :least OR player LIKE 'bot %')
AND player NOT LIKE 'gone %' AND (low > :low OR low = :low AND player < :player)
"""

RATED: Final = """
SELECT home, game, opened, ended, turns, decisions, replay, rated FROM results WHERE rated = 1 AND number > ?
ORDER BY number LIMIT ?
"""

BATCH: Final = 500  # results that are read at once


class Player(NamedTuple):
    """A player with a rating. key: of a guest, or `bot LEVEL`. name: the last one of a guest; the level of a bot."""

    key: str
    name: str
    rating: Rating

    @property
    def is_bot(self) -> bool:
        return self.key.startswith(BOT)


def rating_of(db: Database, game: str, player: str) -> Rating:
    """The rating of a player; the usual one of whom nothing is known."""
    found = player_in(db, game, player)
    return found.rating if found else Rating()


def player_in(db: Database, game: str, player: str) -> Player | None:
    """A player of a game with the rating; None without a rated game."""
    query = "SELECT player, name, mu, sigma, games, people, won FROM ratings WHERE game = ? AND player = ?"
    row = db.execute(query, (game, player)).fetchone()
    return read(row) if row else None


def rate(db: Database, result: Result) -> None:
    """Changes the ratings of the players of a game that has ended, if it is rated."""
    if not result.rated:
        return
    players = [player_of(seat.guest, seat.bot) for seat in result.seats]
    names = {player: seat.bot or seat.name for player, seat in zip(players, result.seats, strict=True)}
    before = {player: rating_of(db, result.game, player) for player in players}
    for player, rating in rated(players, [seat.rank for seat in result.seats], before).items():
        values = msgspec.structs.asdict(rating)
        db.execute(KEEP, {"game": result.game, "player": player, "name": names[player], **values})


def rate_again(db: Database) -> int:
    """Makes all ratings anew from the results. Returns how many games are rated."""
    db.execute("DELETE FROM ratings")
    count = 0
    for result in results_in_order(db):
        rate(db, result)
        count += 1
    return count


def results_in_order(db: Database) -> Iterator[Result]:
    """The results of rated games, in the order in which they ended."""
    last = -1
    names = ("home", "game", "opened", "ended", "turns", "decisions", "replay", "rated")
    while rows := db.execute(RATED, (last, BATCH)).fetchall():
        results = [Result(**dict(zip(names, row, strict=True))) for row in rows]
        yield from with_seats(db, results)
        (last,) = db.execute("SELECT number FROM results WHERE home = ?", (results[-1].home,)).fetchone()


def board(db: Database, game: str, first: int, most: int) -> list[Player]:
    """So many players of a game from this place on, the strongest first."""
    return [read(row) for row in db.execute(BOARD, (game, LEAST, most, first))]


def place_of(db: Database, game: str, player: Player) -> int:
    """The place of a player on the leaderboard, from 1; 0 for who is not on it yet."""
    if player.rating.games < LEAST and not player.is_bot:
        return 0
    row = db.execute("SELECT low FROM ratings WHERE game = ? AND player = ?", (game, player.key)).fetchone()
    asked = {"game": game, "least": LEAST, "low": row[0], "player": player.key}
    return 1 + int(db.execute(BETTER, asked).fetchone()[0])


def read(row: tuple[str, str, float, float, int, int, int]) -> Player:
    """A player from a row."""
    player, name, mu, sigma, games, people, won = row
    return Player(player, name, Rating(mu=mu, sigma=sigma, games=games, people=people, won=won))
