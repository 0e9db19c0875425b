"""HTTP requests that open, list, look at and end tables."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rulebound.language import _
from rulebound.server import answers, asked, opening
from rulebound.server.http import Handlers, answer, eyes_of, number
from rulebound.server.room import Room
from rulebound.session.charter import Place
from rulebound.session.playing import SPECTATOR
from rulebound.session.refusing import Refused


class TableApi(Handlers):
    """The requests about tables as they are now."""

    async def open(self, request: Request) -> Response:
        wanted = await self.body(request, asked.NewTable, self.heavy)
        game = await asyncio.to_thread(self.hall.shelf.game, wanted.game, wanted.cards)
        charter = await asyncio.to_thread(opening.charter_of, game, wanted, own=self.hall.own)
        await self.hall.open(charter)
        return answer(opening.opened(charter), 201)

    async def show_record(self, request: Request) -> Response:
        file = await self.body(request, asked.RecordFile, self.heavy)
        record = opening.record_in(file.record)
        game = await asyncio.to_thread(self.hall.shelf.game, record.game, file.cards)
        charter, actions = await asyncio.to_thread(opening.shown, game, file, record)
        await self.hall.open(charter, actions)
        return answer(opening.opened(charter), 201)

    async def tables(self, request: Request) -> Response:
        return answer(await self.hall.all_tables())

    async def left(self, request: Request) -> Response:
        kept = await self.body(request, asked.Kept, self.light)
        return answer(await self.hall.tables_of(kept.links))

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
        await self.body(request, asked.Nothing)
        await self.hall.end(*await self.at(request))
        return answer({})

    async def again(self, request: Request) -> Response:
        await self.body(request, asked.Nothing, self.heavy)
        room, place = await self.at(request)
        if not place.seats and not place.opener:
            raise Refused("forbidden", _("Watchers cannot open the next game."))
        charter = await asyncio.to_thread(opening.again, room.table)
        rematch = await self.hall.open(charter)
        await self.hall.link_rematch(room, rematch)
        return answer(opened_for(rematch, place), 201)


def opened_for(rematch: Room, place: Place) -> answers.Opened:
    """The links of a rematch, with the link of the place that asked for it first."""
    links = opening.opened(rematch.table.charter)
    for other in rematch.table.charter.places:
        if other.seats == place.seats:
            links.link = other.link
    return links
