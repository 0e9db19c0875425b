"""Everything that is stored of a guest, and how it goes. To be run by `Store.do`."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from rulebound.server.results import finished_of
from rulebound.server.storage import Database
from rulebound.server.store import AGAIN, Store
from rulebound.session.table_config import TableConfig

ALL: Final = 1_000_000  # games

TABLES: Final = """
SELECT home AS id, seat, opened, changed FROM guest_seats JOIN tables ON id = home WHERE guest = ? ORDER BY opened, home
"""
MESSAGES: Final = "SELECT at, name, text, emote FROM messages WHERE guest = ? ORDER BY at, talk, n"
RATINGS: Final = "SELECT game, name, mu, sigma, games, people, won FROM ratings WHERE player = ? ORDER BY game"
PASSKEYS: Final = "SELECT name, since, used FROM passkeys WHERE guest = ? ORDER BY since, id"
BLOCKS: Final = "SELECT id, name, since FROM blocks WHERE guest = ? ORDER BY id DESC"
PUSH: Final = """
SELECT endpoint, language, since FROM subscriptions WHERE link IN (SELECT value FROM json_each(?)) ORDER BY since
"""


def data_of(store: Store, guest: str) -> dict[str, Any]:
    """All that the database has of a guest, as JSON. Keys of other guests are not in it."""
    tables = rows(store.db, TABLES, guest)
    for table in tables:
        config = config_of(store.db, str(table.pop("id")))
        if config is not None:
            table["game"], table["names"] = config.record.game, [player.name for player in config.players]
            table["link"] = link_of(config, table["seat"])
    finished = msgspec.to_builtins(finished_of(store.db, guest, 0, ALL))
    for game in finished:
        del game["home"]
        for seat in game["seats"]:
            seat["mine"] = seat.pop("guest") == guest
    links = json.dumps([table["link"] for table in tables if table.get("link")])
    return {
        "guest": guest,
        "tables": tables,
        "finished": finished,
        "ratings": rows(store.db, RATINGS, guest),
        "messages": rows(store.db, MESSAGES, guest),
        "blocked": [{"name": block["name"], "since": block["since"]} for block in blocks_of(store, guest)],
        "passkeys": rows(store.db, PASSKEYS, guest),
        "calls": rows(store.db, PUSH, links),
    }


def rows(db: Database, query: str, value: str) -> list[dict[str, Any]]:
    """The rows of a query by the names of their columns."""
    found = db.execute(query, (value,))
    names = [column[0] for column in found.description or []]
    return [dict(zip(names, row, strict=True)) for row in found]


def blocks_of(store: Store, guest: str) -> list[dict[str, Any]]:
    """Whom a guest has blocked: number, name and since when, the latest first."""
    return rows(store.db, BLOCKS, guest)


def lift_block(store: Store, guest: str, number: int) -> bool:
    """A guest sees again what somebody says. Returns whether there was this block."""
    with store.db:
        return store.db.execute("DELETE FROM blocks WHERE guest = ? AND id = ?", (guest, number)).rowcount > 0


def seats_of(store: Store, guest: str) -> list[tuple[str, int]]:
    """The seats of a guest: tables with seats."""
    return list(store.db.execute("SELECT home, seat FROM guest_seats WHERE guest = ?", (guest,)).fetchall())


def forget(store: Store, guest: str, instead: str) -> list[str]:
    """Removes a guest: all of it or nothing. Games stay with a name that says nothing. Returns the tables it changed.

    instead: the key that takes the guest's place in results, so that the ratings of others stay as they are.
    """
    db, seats = store.db, seats_of(store, guest)
    with db:
        for home, seat in seats:
            rename(db, home, seat)
            db.announce(AGAIN, home)
        noted = db.execute("SELECT home, seat FROM result_seats WHERE guest = ?", (guest,)).fetchall()
        for home, seat in noted:
            change = "UPDATE result_seats SET guest = ?, name = ? WHERE home = ? AND seat = ?"
            db.execute(change, (instead, name_for(seat, []), home, seat))
        db.execute("DELETE FROM guest_seats WHERE guest = ?", (guest,))
        db.execute("DELETE FROM ratings WHERE player = ?", (guest,))
        db.execute("DELETE FROM messages WHERE guest = ?", (guest,))
        db.execute("DELETE FROM blocks WHERE guest = ? OR other = ?", (guest, guest))
        db.execute("DELETE FROM passkeys WHERE guest = ?", (guest,))
        db.execute("DELETE FROM challenges WHERE guest = ?", (guest,))
    return list(dict.fromkeys(home for home, _seat in seats))


def rename(db: Database, home: str, seat: int) -> None:
    """Takes the name of a player off a table, and the browsers that are called for them. A damaged one stays."""
    config = config_of(db, home)
    if config is None:
        return
    db.execute("DELETE FROM subscriptions WHERE link = ?", (link_of(config, seat),))
    name = name_for(seat, [player.name for player in config.players])
    config.players[seat] = msgspec.structs.replace(config.players[seat], name=name)
    record = config.record
    begun_with = record.start["setup"]["names"] if record.start is not None else []
    for names in (record.names, begun_with):
        names[seat : seat + 1] = [name] if len(names) > seat else []
    db.execute("UPDATE tables SET charter = ? WHERE id = ?", (msgspec.json.encode(config), home))


def name_for(seat: int, others: list[str]) -> str:
    """A name that says nothing, unlike the others at the table. It is stored, so it is English."""
    name = f"Anonymous {seat + 1}"
    while name in others:
        name += "*"
    return name


def config_of(db: Database, home: str) -> TableConfig | None:
    """How a table was opened; None if it is damaged or gone."""
    row = db.execute("SELECT charter FROM tables WHERE id = ?", (home,)).fetchone()
    try:
        return msgspec.json.decode(row[0], type=TableConfig) if row else None
    except (msgspec.DecodeError, TypeError):
        return None


def link_of(config: TableConfig, seat: int) -> str:
    """The link to a seat alone; empty without one."""
    return next((place.link for place in config.places if place.seats == [seat]), "")
