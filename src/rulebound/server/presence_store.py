"""Who is connected to which server, in a database of several servers. To be run by `Store.do`."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Final

from rulebound.server.store import Store

PEOPLE: Final = "people"  # announced: who is at a place has changed
LOST: Final = "DELETE FROM presence WHERE server NOT IN (SELECT CAST(value AS INTEGER) FROM json_each(?))"


def note_people(store: Store, place: str, people: Collection[str]) -> None:
    """These, and no others, are connected to this server at a table or meeting."""
    with store.db as db:
        db.execute("DELETE FROM presence WHERE place = ? AND server = ?", (place, db.number))
        if people:
            db.executemany("INSERT INTO presence VALUES (?, ?, ?)", [(place, who, db.number) for who in people])
        db.announce(PEOPLE, place)


def others_at(store: Store, place: str) -> set[str]:
    """Who is connected to other servers there."""
    query = "SELECT who FROM presence WHERE place = ? AND server <> ?"
    return {who for (who,) in store.db.execute(query, (place, store.db.number))}


def all_others(store: Store) -> dict[str, set[str]]:
    """Who is connected to other servers, by place."""
    found: dict[str, set[str]] = {}
    for place, who in store.db.execute("SELECT place, who FROM presence WHERE server <> ?", (store.db.number,)):
        found.setdefault(place, set()).add(who)
    return found


def servers(store: Store) -> set[int]:
    """The numbers of the servers that use the database now."""
    return store.db.servers()


def forget_lost(store: Store) -> bool:
    """Forgets who was connected to servers that are gone. Returns whether there were such people."""
    with store.db as db:
        return db.execute(LOST, (json.dumps(list(map(str, db.servers()))),)).rowcount > 0
