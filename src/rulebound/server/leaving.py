"""What a server knows of a guest, and how a guest leaves it for good: games are given up, and what is stored goes."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Any

from rulebound.server.errors import not_stored
from rulebound.server.guests import GONE
from rulebound.server.meetings import Meetings
from rulebound.server.my_data import data_of, forget, name_for, seats_of
from rulebound.server.passkey_store import passkeys_of, remove_passkey
from rulebound.server.registry import Registry
from rulebound.server.reports import all_reports, take_off_reports
from rulebound.server.storage import FAILURES
from rulebound.server.tournaments import Tournaments
from rulebound.session.errors import Refused


async def known_of(registry: Registry, meetings: Meetings, tournaments: Tournaments, guest: str) -> dict[str, Any]:
    """Everything that is stored of a guest, as JSON; keys of other guests are not in it. Raises DataError."""
    if not guest:
        return {}
    reports = await asyncio.to_thread(all_reports, registry.store.path)
    about_me = [(it.at, said.text) for it in reports if it.other == guest for said in it.messages if said.n == it.n]
    return {
        **await registry.store.do(data_of, guest),
        "meetings": [
            {"game": meeting.game, "since": meeting.since, "name": meeting.seats[seat].name if seat >= 0 else ""}
            for meeting in meetings.of(guest)
            for seat in [meeting.seat_of(guest)]
        ],
        "tournaments": [
            {"game": it.game, "since": it.since, "name": it.entrants[n].name if n >= 0 else ""}
            for it in tournaments.of(guest)
            for n in [it.number_of(guest)]
        ],
        "reported": [{"at": it.at, "why": it.why} for it in reports if it.guest == guest],
        "reported_of_me": [{"at": at, "text": text} for at, text in about_me],
    }


async def leave(registry: Registry, meetings: Meetings, tournaments: Tournaments, guest: str) -> list[str]:
    """Forgets a guest. Games with others are conceded and stay; running ones against bots go. Raises Refused.

    Returns the passkeys that the guest had.
    """
    instead = f"{GONE}{secrets.token_hex(8)}"
    try:
        await meetings.forget(guest, name_for)
        for home, seat in await registry.store.do(seats_of, guest):
            with suppress(Refused):  # a table that cannot go on, or a player who has conceded already
                await give_up(registry, home, seat)
        await tournaments.forget(guest, name_for)
        await asyncio.to_thread(take_off_reports, registry.store.path, guest, instead)
        passkeys = [passkey.id for passkey in await registry.store.do(passkeys_of, guest)]
        for passkey in passkeys:
            await registry.store.do(remove_passkey, guest, passkey)
        for home in await registry.store.do(forget, guest, instead):
            await registry.read_again(home)
    except (OSError, *FAILURES) as error:
        raise not_stored(error) from error
    return passkeys


async def give_up(registry: Registry, home: str, seat: int) -> None:
    """A player leaves a running game. Raises Refused."""
    room = await registry.room(home)
    config = room.table.config
    if room.table.over or config.shows:
        return
    if any(place.seats and seat not in place.seats for place in config.places):
        await room.change(None, lambda: room.table.concede(seat))
    else:
        await registry.remove(room)
