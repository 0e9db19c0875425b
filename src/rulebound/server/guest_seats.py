"""Which guest has which seat of a table, in the database. To be run by `Store.do`."""

from __future__ import annotations

import json
from collections.abc import Mapping

from rulebound.server.store import Store


def guests_at(store: Store, home: str) -> dict[int, str]:
    """The keys of the guests at a table, by seat."""
    return dict(store.db.execute("SELECT seat, guest FROM guest_seats WHERE home = ?", (home,)).fetchall())


def note_guests(store: Store, home: str, guests: Mapping[int, str]) -> dict[int, str]:
    """Notes guests at their seats; who was there first stays. Returns all guests at the table."""
    before = guests_at(store, home)
    rows = [(home, seat, guest) for seat, guest in guests.items() if guest and seat not in before]
    if not rows:
        return before
    with store.db:
        store.db.executemany("INSERT INTO guest_seats VALUES (?, ?, ?) ON CONFLICT DO NOTHING", rows)
    return guests_at(store, home)


def move_seat(store: Store, home: str, seat: int, guest: str) -> bool:
    """Gives a seat of a running game to another guest without a seat there. Returns whether it did."""
    row = store.db.execute("SELECT standing FROM tables WHERE id = ?", (home,)).fetchone()
    if row is None or guest in guests_at(store, home).values() or is_over(row[0]):
        return False
    with store.db:
        store.db.execute("UPDATE guest_seats SET guest = ? WHERE home = ? AND seat = ?", (guest, home, seat))
    return True


def is_over(standing: bytes) -> bool:
    """Whether a game is over, or what is stored of it is damaged."""
    try:
        return bool(json.loads(standing)["over"])
    except (ValueError, KeyError, TypeError):
        return True
