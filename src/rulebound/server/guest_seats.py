"""Which guest has which seat of a table, in the database. To be run by `Store.do`."""

from __future__ import annotations

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
        store.db.executemany("INSERT OR IGNORE INTO guest_seats VALUES (?, ?, ?)", rows)
    return guests_at(store, home)
