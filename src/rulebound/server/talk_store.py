"""What was said at tables, and whom guests have blocked, in the database. To be run by `Store.do`."""

from __future__ import annotations

from typing import Final

import msgspec

from rulebound.server.store import Store
from rulebound.server.talk import Said
from rulebound.session.table_config import now

SAID: Final = "said"  # announced: the talk, and the number of the message
KEPT: Final = 300  # messages of a talk; older ones go

ADD: Final = """
INSERT INTO messages (talk, n, at, home, seat, guest, name, text, emote)
VALUES (:talk, :n, :at, :home, :seat, :guest, :name, :text, :emote)
"""

ONE: Final = "SELECT n, at, home, seat, guest, name, text, emote FROM messages WHERE talk = ? AND n = ?"

UNBLOCKED: Final = """
SELECT n, at, home, seat, guest, name, text, emote FROM messages WHERE talk = ?
AND guest NOT IN (SELECT other FROM blocks WHERE blocks.guest = ?) ORDER BY n
"""

BLOCK: Final = """
INSERT INTO blocks (guest, other, name, since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
"""

OVER: Final = """
SELECT id FROM tables WHERE id IN (SELECT DISTINCT home FROM messages WHERE talk = ?)
AND json_valid(CAST(standing AS TEXT)) AND CAST(json_extract(CAST(standing AS TEXT), '$.over') AS INTEGER) = 1
"""

OLD: Final = """
DELETE FROM messages WHERE talk NOT IN (SELECT key FROM meetings) AND talk NOT IN (SELECT id FROM tables)
"""


def keep_message(store: Store, talk: str, said: Said) -> Said:
    """Stores a message, and gives it its number."""
    with store.db:
        store.db.keep_others_out(f"talk {talk}")
        (last,) = store.db.execute("SELECT coalesce(max(n), 0) FROM messages WHERE talk = ?", (talk,)).fetchone()
        said = msgspec.structs.replace(said, n=last + 1)
        store.db.execute(ADD, {"talk": talk, **msgspec.structs.asdict(said)})
        store.db.execute("DELETE FROM messages WHERE talk = ? AND n <= ?", (talk, said.n - KEPT))
        store.db.announce(SAID, talk, str(said.n))
    return said


def message(store: Store, talk: str, n: int) -> Said | None:
    """A message of a talk; None if it is gone."""
    row = store.db.execute(ONE, (talk, n)).fetchone()
    return Said(**dict(zip(Said.__struct_fields__, row, strict=True))) if row else None


def messages_of(store: Store, talk: str, reader: str) -> tuple[list[Said], set[str]]:
    """The messages of a talk but those of people whom this guest has blocked; and its tables that are over."""
    found = store.db.execute(UNBLOCKED, (talk, reader)).fetchall()
    said = [Said(**dict(zip(Said.__struct_fields__, row, strict=True))) for row in found]
    return said, {home for (home,) in store.db.execute(OVER, (talk,))}


def remove_old_messages(store: Store) -> None:
    """Removes what was said where there is neither meeting nor table any more."""
    with store.db:
        store.db.execute(OLD)


def block(store: Store, guest: str, other: str, name: str) -> None:
    """From now on, a guest sees nothing of what another says. name: of the other, as it was read."""
    with store.db:
        store.db.execute(BLOCK, (guest, other, name, now()))


def blockers_of(store: Store, other: str) -> set[str]:
    """The guests who have blocked this one."""
    return {guest for (guest,) in store.db.execute("SELECT guest FROM blocks WHERE other = ?", (other,))}
