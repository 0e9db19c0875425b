"""How games ended, in the database. It is written with the last action of a game, and outlives its table.

The functions run in the thread of the database; `add_result` and `replayed_at` are parts of the store's own work.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

import msgspec

from rulebound.server.rating import can_be_rated, player_of
from rulebound.server.storage import Database
from rulebound.session.table import Table
from rulebound.session.table_config import new_link, now

ADD: Final = """
INSERT INTO results (home, game, opened, ended, turns, decisions, replay, rated, number)
SELECT id, :game, opened, :ended, :turns, :decisions, :replay, :rated,
    (SELECT coalesce(max(number), 0) + 1 FROM results)
FROM tables WHERE id = :home ON CONFLICT DO NOTHING
"""

ADD_SEAT: Final = """
INSERT INTO result_seats (home, seat, guest, bot, name, rank, ended)
VALUES (:home, :seat, :guest, :bot, :name, :rank, :ended)
"""

FINISHED: Final = """
SELECT results.home, game, opened, results.ended, turns, decisions,
    CASE WHEN EXISTS (SELECT 1 FROM tables WHERE id = results.home) THEN replay ELSE '' END, rated
FROM (SELECT DISTINCT ended, home FROM result_seats WHERE guest = ? ORDER BY ended DESC, home DESC LIMIT ? OFFSET ?)
    AS mine JOIN results ON results.home = mine.home ORDER BY results.ended DESC, results.home DESC
"""

SEATS: Final = """
SELECT home, seat, guest, bot, name, rank FROM result_seats
WHERE home IN (SELECT value FROM json_each(?)) ORDER BY home, seat
"""


OVER: Final = """
SELECT id FROM tables WHERE json_valid(CAST(standing AS TEXT))
AND CAST(json_extract(CAST(standing AS TEXT), '$.over') AS INTEGER) = 1
ORDER BY changed, id
"""


class ResultSeat(msgspec.Struct, kw_only=True):
    """How a seat came out. guest: empty where it is not known. bot: as a table has it. rank: from 1, perhaps shared."""

    seat: int
    guest: str = ""
    bot: str
    name: str
    rank: int


class Result(msgspec.Struct, kw_only=True):
    """How a game ended. replay: the link to look at it; empty once the table is gone. rated: whether it counts."""

    home: str
    game: str
    opened: str = ""
    ended: str
    turns: int
    decisions: int
    replay: str
    rated: bool = False
    seats: list[ResultSeat] = []


def result_of(table: Table) -> Result | None:
    """How a game ended; None while it goes on, and for what is no game of its own. Guests are not in it yet."""
    config = table.config
    if not table.over or config.lesson or config.shows:
        return None
    return Result(
        home=table.id,
        game=table.game.name,
        ended=now(),
        turns=table.standing.turn,
        decisions=len(table.match.actions),
        replay=new_link(),
        rated=config.rated and not table.standing.undone,
        seats=[
            ResultSeat(seat=seat, bot=player.bot, name=player.name, rank=rank)
            for seat, (player, rank) in enumerate(zip(config.players, table.ranks, strict=True))
        ],
    )


def add_result(db: Database, result: Result) -> Result | None:
    """Notes how a game ended, with the guests who have its seats. Returns it; None if it is known, or no guest is."""
    query = "SELECT seat, guest FROM guest_seats WHERE home = ?"
    guests: dict[int, str] = dict(db.execute(query, (result.home,)).fetchall())
    seats = [msgspec.structs.replace(seat, guest=guests.get(seat.seat, "")) for seat in result.seats]
    can_be = can_be_rated([player_of(seat.guest, seat.bot) for seat in seats])
    result = msgspec.structs.replace(result, seats=seats, rated=result.rated and can_be)
    if not guests or not db.execute(ADD, plainly(result)).rowcount:
        return None
    rows = [{**msgspec.structs.asdict(seat), "home": result.home, "ended": result.ended} for seat in seats]
    db.executemany(ADD_SEAT, rows)
    return result


def correct(db: Database, result: Result) -> bool | None:
    """Notes the ranks of a stored game as this version finds them. Returns whether others were noted; None if none."""
    noted = db.execute("SELECT rank FROM result_seats WHERE home = ? ORDER BY seat", (result.home,)).fetchall()
    if not noted:
        return None
    rows = [(seat.rank, result.home, seat.seat) for seat in result.seats]
    db.executemany("UPDATE result_seats SET rank = ? WHERE home = ? AND seat = ?", rows)
    return [rank for (rank,) in noted] != [seat.rank for seat in result.seats]


def ended_tables(db: Database) -> list[str]:
    """The stored tables whose games are over, in the order of their last changes."""
    return [home for (home,) in db.execute(OVER).fetchall()]


def plainly(result: Result) -> dict[str, str | int]:
    """The values of a result without its seats."""
    return {name: value for name, value in msgspec.structs.asdict(result).items() if name != "seats"}


def replayed_at(db: Database, link: str) -> str | None:
    """The finished table that a link to a replay leads to."""
    found = db.execute("SELECT home FROM results WHERE replay = ?", (link,)).fetchone()
    return str(found[0]) if found else None


def finished_of(db: Database, guest: str, first: int, most: int) -> list[Result]:
    """The finished games of a guest, the latest first: so many, from this one on."""
    rows = db.execute(FINISHED, (guest, most, first)).fetchall()
    names = ("home", "game", "opened", "ended", "turns", "decisions", "replay", "rated")
    found = [Result(**dict(zip(names, row, strict=True))) for row in rows]
    return with_seats(db, found)


def with_seats(db: Database, results: Sequence[Result]) -> list[Result]:
    """These results with their seats."""
    by_home: dict[str, list[ResultSeat]] = {result.home: [] for result in results}
    for home, seat, guest, bot, name, rank in db.execute(SEATS, (json.dumps(list(by_home)),)):
        by_home[home].append(ResultSeat(seat=seat, guest=guest, bot=bot, name=name, rank=rank))
    return [msgspec.structs.replace(result, seats=by_home[result.home]) for result in results]
