"""HTTP requests that open, list, look at and end tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rulebound.language import _
from rulebound.server import answers, opening, requests
from rulebound.server.guests import known, remember
from rulebound.server.http import Handlers, answer, eyes_of, number
from rulebound.server.limits import Buckets
from rulebound.server.meetings import Meetings
from rulebound.server.registry import Registry
from rulebound.server.rematches import Rematches
from rulebound.server.room import Room
from rulebound.server.states import can_gather
from rulebound.session.errors import Refused
from rulebound.session.playing import SPECTATOR
from rulebound.session.table_config import Place, seats_before


class TableApi(Handlers):
    """The requests about tables as they are now."""

    def __init__(self, registry: Registry, meetings: Meetings, heavy: Buckets, light: Buckets) -> None:
        super().__init__(registry, heavy, light)
        self.meetings = meetings
        self.rematches = Rematches(registry, meetings)

    async def open(self, request: Request) -> Response:
        wanted = await self.body(request, requests.NewTable, self.heavy)
        game = await asyncio.to_thread(self.registry.game_cache.game, wanted.game, wanted.cards)
        config = await asyncio.to_thread(opening.config_of, game, wanted, own=self.registry.own)
        await self.registry.open(config)
        return answer(opening.opened(config), 201)

    async def show_record(self, request: Request) -> Response:
        file = await self.body(request, requests.RecordFile, self.heavy)
        record = opening.record_in(file.record)
        game = await asyncio.to_thread(self.registry.game_cache.game, record.game, file.cards)
        config, actions = await asyncio.to_thread(opening.shown, game, file, record)
        await self.registry.open(config, actions)
        return answer(opening.opened(config), 201)

    async def tables(self, request: Request) -> Response:
        return answer(await self.registry.all_tables())

    async def left(self, request: Request) -> Response:
        kept = await self.body(request, requests.Kept, self.light)
        return answer(await self.registry.tables_of(kept.links))

    async def look(self, request: Request) -> Response:
        room, place = await self.at(request)
        return answer(room.state(place, place.seats[0] if len(place.seats) == 1 else SPECTATOR))

    async def log(self, request: Request) -> Response:
        room, place = await self.at(request)
        since = number(request, "since", 0)
        if since < 0:
            raise Refused("malformed", _("The log begins with line 0, and has no line {since}.", since=since))
        lines = room.table.seat(eyes_of(room, place)[0]).log(since)
        return Response(msgspec.json.encode({"lines": lines}), media_type="application/json")

    async def end(self, request: Request) -> Response:
        await self.body(request, requests.Nothing)
        await self.registry.end(*await self.at(request))
        return answer({})

    async def again(self, request: Request) -> Response:
        wanted = await self.body(request, requests.Again, self.heavy)
        room, place = await self.at(request)
        check_player(place)
        rematch = await self.rematches.open(room, change=wanted.change)
        return answer(opened_for(rematch, place, room.table.next_order), 201)

    async def gather(self, request: Request) -> Response:
        await self.body(request, requests.Nothing, self.heavy)
        room, place = await self.at(request)
        check_player(place)
        if not can_gather(room.table):
            raise Refused("impossible", _("New seats can be found when the game with others is over."))
        guest = known(request)
        meeting = await self.meetings.gather(guest.key, room)
        response = answer(self.meetings.visitors.info(meeting, guest.key), 201)
        return remember(response, guest, secure=request.url.scheme == "https")


def check_player(place: Place) -> None:
    """Raises Refused for watchers."""
    if not place.seats and not place.opener:
        raise Refused("forbidden", _("Watchers cannot open the next game."))


def opened_for(rematch: Room, place: Place, order: Sequence[int]) -> answers.Opened:
    """The links of a rematch, with the link of those who asked for it first."""
    links = opening.opened(rematch.table.config)
    for other in rematch.table.config.places:
        if seats_before(other, order) == tuple(place.seats):
            links.link = other.link
    return links
