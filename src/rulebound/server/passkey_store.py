"""Passkeys in the database, and challenges, each of which is answered once. To be run by `Store.do`."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final, Literal, NamedTuple, TypeAlias

from rulebound.server.guests import tag_of
from rulebound.server.store import Store
from rulebound.session.table_config import now

Purpose: TypeAlias = Literal["add", "sign-in"]

REMOVED: Final = "removed "  # before the tag of a passkey that was removed: cookies with it count no longer
SIGNED_OUT: Final = "signed-out"  # announced: the tag of a passkey that was removed
MOST: Final = 10  # passkeys of a guest
VALID: Final = 300  # seconds in which a challenge must be answered
MOST_CHALLENGES: Final = 10_000  # at once; the oldest go


class Passkey(NamedTuple):
    """A passkey. id: as its authenticator names it. used_times: the authenticator's count, 0 where it does not count.

    name: as its guest named it. since, used: when it was added, and used last.
    """

    id: str
    guest: str
    public_key: bytes
    used_times: int
    name: str
    since: str = ""
    used: str = ""


def signing_key(store: Store, fresh: str) -> str:
    """The key with which this server signs cookies; this fresh one if there is none yet."""
    with store.db:
        store.db.keep_others_out("signing key")
        store.db.execute("INSERT INTO signing_keys SELECT ? WHERE NOT EXISTS (SELECT 1 FROM signing_keys)", (fresh,))
    (key,) = store.db.execute("SELECT secret FROM signing_keys").fetchone()
    return str(key)


def keep_challenge(store: Store, challenge: str, purpose: Purpose, guest: str) -> None:
    """The browser of a guest is to answer this challenge. Those that are too old or too many go."""
    with store.db:
        store.db.execute("DELETE FROM challenges WHERE since < ?", (too_old(),))
        store.db.execute("INSERT INTO challenges VALUES (?, ?, ?, ?)", (challenge, purpose, guest, now()))
        (count,) = store.db.execute("SELECT count(*) FROM challenges").fetchone()
        if count > MOST_CHALLENGES:
            store.db.execute(
                "DELETE FROM challenges WHERE challenge IN (SELECT challenge FROM challenges ORDER BY since LIMIT ?)",
                (count - MOST_CHALLENGES,),
            )


def take_challenge(store: Store, challenge: str, purpose: Purpose, guest: str) -> bool:
    """Whether this challenge was made for this, and not answered yet. It cannot be answered a second time."""
    wanted = (challenge, purpose, guest, too_old())
    with store.db:
        found = store.db.execute(
            "DELETE FROM challenges WHERE challenge = ? AND purpose = ? AND guest = ? AND since >= ?", wanted
        )
    return found.rowcount > 0


def too_old() -> str:
    return (datetime.now(UTC) - timedelta(seconds=VALID)).strftime("%Y-%m-%dT%H:%M:%SZ")


def add_passkey(store: Store, passkey: Passkey) -> bool:
    """Stores a passkey. Returns whether there was room, and no other of this id."""
    with store.db:
        store.db.keep_others_out(f"passkeys {passkey.guest}")
        (count,) = store.db.execute("SELECT count(*) FROM passkeys WHERE guest = ?", (passkey.guest,)).fetchone()
        if count >= MOST:
            return False
        row = (*passkey[:5], now(), "")
        return (
            store.db.execute("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row).rowcount
            > 0
        )


def passkey_of(store: Store, name: str) -> Passkey | None:
    """The passkey of this id."""
    row = store.db.execute("SELECT * FROM passkeys WHERE id = ? AND guest <> ''", (name,)).fetchone()
    return Passkey(*row) if row else None


def passkeys_of(store: Store, guest: str) -> list[Passkey]:
    """The passkeys of a guest, the oldest first."""
    found = store.db.execute("SELECT * FROM passkeys WHERE guest = ? ORDER BY since, id", (guest,)).fetchall()
    return [Passkey(*row) for row in found]


def note_use(store: Store, passkey: Passkey, used_times: int) -> bool:
    """Notes that a passkey was used. Returns whether it is as it was read, so that nothing is used twice at once."""
    changed = (used_times, now(), passkey.id, passkey.used_times)
    with store.db:
        query = "UPDATE passkeys SET used_times = ?, used = ? WHERE id = ? AND used_times = ?"
        return store.db.execute(query, changed).rowcount > 0


def remove_passkey(store: Store, guest: str, name: str) -> bool:
    """Removes a passkey of a guest. Returns whether there was one."""
    with store.db:
        found = store.db.execute("DELETE FROM passkeys WHERE guest = ? AND id = ?", (guest, name)).rowcount > 0
        if found:
            store.db.announce(SIGNED_OUT, tag_of(name))
            row = (f"{REMOVED}{tag_of(name)}", "", b"", 0, "", now(), "")
            store.db.execute("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row)
    return found


def removed_tags(store: Store) -> list[str]:
    """The tags of all passkeys that were removed."""
    found = store.db.execute("SELECT id FROM passkeys WHERE guest = ''").fetchall()
    return [name.removeprefix(REMOVED) for (name,) in found]
