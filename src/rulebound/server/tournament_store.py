"""Tournaments in the database. To be run by `Store.do`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

import msgspec

from rulebound.server.rating_store import rating_of
from rulebound.server.store import Store
from rulebound.server.tournament import Tournament
from rulebound.session.table_config import now

TOURNAMENT: Final = "tournament"  # announced: it has changed, or is new
KEEP: Final = """
INSERT INTO tournaments VALUES (?, ?, ?)
ON CONFLICT (key) DO UPDATE SET changed = excluded.changed, content = excluded.content
"""

RANKS: Final = """
SELECT home, rank FROM result_seats WHERE home IN (SELECT value FROM json_each(?)) ORDER BY home, seat
"""


def keep_tournament(store: Store, tournament: Tournament) -> None:
    """Stores a tournament, new or changed."""
    row = (tournament.key, now(), msgspec.json.encode(tournament))
    with store.db:
        store.db.execute(KEEP, row)
        store.db.announce(TOURNAMENT, tournament.key)


def stored_tournament(store: Store, key: str) -> Tournament | None:
    """A tournament; None if it is gone or damaged."""
    row = store.db.execute("SELECT content FROM tournaments WHERE key = ?", (key,)).fetchone()
    return tournament_in(row[0]) if row else None


def all_tournaments(store: Store) -> list[Tournament]:
    """All tournaments, the oldest change first. Damaged ones are left out."""
    rows = store.db.execute("SELECT content FROM tournaments ORDER BY changed, key").fetchall()
    return [found for (content,) in rows if (found := tournament_in(content)) is not None]


def remove_old_tournaments(store: Store, day: str) -> None:
    """Removes tournaments unchanged since this day; their games stay."""
    with store.db:
        store.db.execute("DELETE FROM tournaments WHERE changed < ?", (day,))


def ranks_at(store: Store, homes: Sequence[str]) -> dict[str, list[int]]:
    """The ranks of the seats of those of these tables whose games have ended."""
    found: dict[str, list[int]] = {}
    for home, rank in store.db.execute(RANKS, (json.dumps(list(homes)),)):
        found.setdefault(home, []).append(rank)
    return found


def strengths(store: Store, game: str, guests: Sequence[str]) -> list[float]:
    """How strong guests are, as their ratings say."""
    return [rating_of(store.db, game, guest).mu for guest in guests]


def tournament_in(content: bytes) -> Tournament | None:
    """A stored tournament; None if it is damaged."""
    try:
        return msgspec.json.decode(content, type=Tournament)
    except msgspec.DecodeError:
        return None
