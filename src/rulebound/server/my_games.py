"""The games of a guest, in the database. To be run by `Store.do`."""

from __future__ import annotations

from typing import Final

from rulebound.server.results import Result, finished_of
from rulebound.server.store import Store
from rulebound.server.stored_tables import Damaged, Kept, listed

RUNNING: Final = """
SELECT home, min(seat), max(CASE WHEN CAST(json_extract(CAST(standing AS TEXT), '$.seat') AS INTEGER) = seat
    THEN seat ELSE -1 END) AS mine, min(CASE WHEN CAST(json_extract(CAST(standing AS TEXT), '$.seat') AS INTEGER) = seat
    THEN 0 ELSE 1 END) AS later
FROM guest_seats JOIN tables ON id = home
WHERE guest = ? AND home NOT IN (SELECT home FROM results)
AND json_valid(CAST(standing AS TEXT)) AND CAST(json_extract(CAST(standing AS TEXT), '$.over') AS INTEGER) = 0
AND json_valid(CAST(charter AS TEXT)) AND json_extract(CAST(charter AS TEXT), '$.lesson') = ''
GROUP BY home, changed ORDER BY later, changed DESC, home LIMIT ? OFFSET ?
"""

TABLE: Final = "SELECT id, changed, charter, standing, '' FROM tables WHERE id = ?"


def running_games(store: Store, guest: str, first: int, most: int) -> list[Kept | Damaged]:
    """The running games of a guest with the links to their seats, those first in which they must decide."""
    found = []
    for home, first_seat, mine, _later in store.db.execute(RUNNING, (guest, most, first)).fetchall():
        seat = mine if mine >= 0 else first_seat
        table = listed(store.db.execute(TABLE, (home,)).fetchone())
        if isinstance(table, Kept):
            table.link = next((place.link for place in table.config.places if place.seats == [seat]), "")
        found.append(table)
    return found


def finished_games(store: Store, guest: str, first: int, most: int) -> list[Result]:
    """The finished games of a guest, the latest first."""
    return finished_of(store.db, guest, first, most)
