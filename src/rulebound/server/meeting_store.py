"""The meetings before games, in the database. To be run by `Store.do`."""

from __future__ import annotations

from typing import Final

import msgspec

from rulebound.server.meeting import Meeting
from rulebound.server.store import Store
from rulebound.session.table_config import now

MEETING: Final = "meeting"  # announced: it has changed, or is new

KEEP_MEETING: Final = """
INSERT INTO meetings VALUES (?, ?, ?)
ON CONFLICT (key) DO UPDATE SET changed = excluded.changed, content = excluded.content
"""

OLD_MEETINGS: Final = """
DELETE FROM meetings WHERE changed < ? AND NOT EXISTS (
    SELECT 1 FROM tables WHERE json_valid(CAST(content AS TEXT)) AND id = json_extract(CAST(content AS TEXT), '$.table')
)
"""


def keep_meeting(store: Store, meeting: Meeting) -> None:
    """Stores a table before its game, new or changed."""
    row = (meeting.key, now(), msgspec.json.encode(meeting))
    with store.db:
        store.db.execute(KEEP_MEETING, row)
        store.db.announce(MEETING, meeting.key)


def stored_meetings(store: Store) -> list[Meeting]:
    """All tables before their games, and those whose games go on. Damaged ones are left out."""
    rows = store.db.execute("SELECT content FROM meetings ORDER BY changed, key").fetchall()
    return [found for (content,) in rows if (found := meeting_in(content)) is not None]


def stored_meeting(store: Store, key: str) -> Meeting | None:
    """A stored meeting; None if it is gone or damaged."""
    row = store.db.execute("SELECT content FROM meetings WHERE key = ?", (key,)).fetchone()
    return meeting_in(row[0]) if row else None


def remove_old_meetings(store: Store, day: str) -> None:
    """Removes meetings unchanged since this day whose table does not exist, or never will."""
    with store.db:
        store.db.execute(OLD_MEETINGS, (day,))


def meeting_in(content: bytes) -> Meeting | None:
    """A stored meeting; None if it is damaged."""
    try:
        return msgspec.json.decode(content, type=Meeting)
    except (msgspec.DecodeError, TypeError):
        return None
