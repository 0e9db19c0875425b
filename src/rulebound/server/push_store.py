"""Browsers that want to be called to a table, in the database. To be run by `Store.do`."""

from __future__ import annotations

from typing import Final, NamedTuple

from rulebound.server.store import Store
from rulebound.session.table_config import now

MOST: Final = 5  # browsers of one link; the oldest goes

KEEP: Final = """
INSERT INTO subscriptions (link, endpoint, p256dh, auth, language, since) VALUES (?, ?, ?, ?, ?, ?)
"""
CALLED: Final = """
INSERT INTO calls VALUES (?, ?) ON CONFLICT (home) DO UPDATE SET revision = excluded.revision
WHERE calls.revision <> excluded.revision
"""
OLDER: Final = """
DELETE FROM subscriptions WHERE link = :link AND endpoint NOT IN
(SELECT endpoint FROM subscriptions WHERE link = :link ORDER BY since DESC, rowid DESC LIMIT :most)
"""


class Subscription(NamedTuple):
    """How a browser is reached. endpoint: an address of its maker. p256dh, auth: its keys, so that only it can read."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"


def server_key(store: Store, fresh: str) -> str:
    """The private key by which push services know this server; this fresh one if there is none yet."""
    with store.db:
        store.db.keep_others_out("push key")
        store.db.execute("INSERT INTO push_keys SELECT ? WHERE NOT EXISTS (SELECT 1 FROM push_keys)", (fresh,))
    (key,) = store.db.execute("SELECT private FROM push_keys").fetchone()
    return str(key)


def is_first_call(store: Store, home: str, revision: int) -> bool:
    """Whether no server has called a player of this table for the decision that it has come to."""
    if not store.db.shared:
        return True
    with store.db as db:
        return db.execute(CALLED, (home, revision)).rowcount > 0


def keep_subscription(store: Store, link: str, wanted: Subscription) -> None:
    """From now on this browser is called to the table of the link."""
    with store.db:
        store.db.execute("DELETE FROM subscriptions WHERE link = ? AND endpoint = ?", (link, wanted.endpoint))
        store.db.execute(KEEP, (link, *wanted, now()))
        store.db.execute(OLDER, {"link": link, "most": MOST})


def forget_subscription(store: Store, endpoint: str, link: str = "") -> None:
    """This browser is called no more: to the table of this link, or to none."""
    with store.db:
        store.db.execute("DELETE FROM subscriptions WHERE endpoint = ? AND ? IN ('', link)", (endpoint, link))


def subscriptions_of(store: Store, link: str) -> list[Subscription]:
    """The browsers that are called to the table of a link."""
    found = store.db.execute("SELECT endpoint, p256dh, auth, language FROM subscriptions WHERE link = ?", (link,))
    return [Subscription(*row) for row in found]
