"""What comes along when a browser becomes another guest: the games that go on. What is over stays where it is."""

from __future__ import annotations

from rulebound.server.errors import not_stored
from rulebound.server.guest_seats import guests_at, move_seat
from rulebound.server.meetings import Meetings
from rulebound.server.my_data import seats_of
from rulebound.server.registry import Registry
from rulebound.server.storage import FAILURES
from rulebound.server.store import Store
from rulebound.server.tournaments import Tournaments


async def move(registry: Registry, meetings: Meetings, tournaments: Tournaments, before: str, after: str) -> int:
    """Moves the running games of a guest to another one, who may not have two seats at a table. Returns how many.

    Finished games, ratings and messages stay. Raises Refused.
    """
    if not before or before == after:
        return 0
    try:
        moved = await registry.store.do(move_running, before, after)
        for meeting in meetings.of(before):
            await meetings.change(meeting, lambda it: it.move(before, after))
        for tournament in tournaments.of(before):
            await tournaments.change(tournament.key, lambda it: it.move(before, after))
    except FAILURES as error:
        raise not_stored(error) from error
    for home in moved:
        room = registry.rooms.get(home)
        if room is not None:
            room.guests = await registry.store.do(guests_at, home)
    return len(moved)


def move_running(store: Store, before: str, after: str) -> list[str]:
    """Moves the seats of a guest at running tables. Returns these tables. To be run by `Store.do`."""
    return [home for home, seat in seats_of(store, before) if move_seat(store, home, seat, after)]
