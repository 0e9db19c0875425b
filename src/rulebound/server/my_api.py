"""HTTP requests of a guest about what belongs to them."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rulebound.games import GAMES
from rulebound.language import _
from rulebound.server.guests import COOKIE, SignIns, guest_of, tag_of
from rulebound.server.http import Handlers, answer, file, page_of
from rulebound.server.leaving import known_of, leave
from rulebound.server.left import listed
from rulebound.server.limits import Buckets
from rulebound.server.meetings import Meetings
from rulebound.server.my_data import blocks_of, lift_block
from rulebound.server.my_games import finished_games, running_games
from rulebound.server.my_messages import Block, Blocks, Finished, FinishedGames, FinishedSeat, LiftBlock, RunningGames
from rulebound.server.registry import Registry
from rulebound.server.requests import Nothing
from rulebound.server.results import Result
from rulebound.server.tournaments import Tournaments
from rulebound.session.errors import Refused
from rulebound.session.players import title_of

PAGE: Final = 20  # games


class MyApi(Handlers):
    """The requests of a guest. Who has no cookie has nothing."""

    def __init__(
        self, registry: Registry, meetings: Meetings, tournaments: Tournaments, sign_ins: SignIns, heavy: Buckets,
        light: Buckets,
    ) -> None:  # fmt: skip
        super().__init__(registry, heavy, light)
        self.sign_ins = sign_ins
        self.meetings = meetings
        self.tournaments = tournaments

    async def running(self, request: Request) -> Response:
        self.count(request, self.light)
        first = page_of(request) * PAGE
        found = await self.registry.store.do(running_games, guest_of(request).key, first, PAGE + 1)
        tables = await asyncio.to_thread(listed, self.registry.game_cache, found[:PAGE])
        return answer(RunningGames(tables=tables.tables, more=len(found) > PAGE))

    async def finished(self, request: Request) -> Response:
        self.count(request, self.light)
        first, guest = page_of(request) * PAGE, guest_of(request).key
        found = await self.registry.store.do(finished_games, guest, first, PAGE + 1)
        games = [self.shown(result, guest) for result in found[:PAGE]]
        return answer(FinishedGames(games=games, more=len(found) > PAGE))

    async def blocks(self, request: Request) -> Response:
        self.count(request, self.light)
        return answer(await self.blocks_of(guest_of(request).key))

    async def lift(self, request: Request) -> Response:
        """Lifts a block."""
        wanted, guest = await self.body(request, LiftBlock, self.light), guest_of(request).key
        if not await self.registry.store.do(lift_block, guest, wanted.id):
            raise Refused("unknown", _("You have blocked no such person."))
        return answer(await self.blocks_of(guest))

    async def blocks_of(self, guest: str) -> Blocks:
        return Blocks(blocks=[Block(**row) for row in await self.registry.store.do(blocks_of, guest)])

    async def data(self, request: Request) -> Response:
        """Everything that is stored of a guest, as a file."""
        self.count(request, self.heavy)
        found = await known_of(self.registry, self.meetings, self.tournaments, guest_of(request).key)
        return file(msgspec.json.format(msgspec.json.encode(found)), "rulebound-data")

    async def delete(self, request: Request) -> Response:
        """Deletes a guest; the browser is a new one afterwards, and so are those that have signed in as this guest."""
        await self.body(request, Nothing, self.heavy)
        guest = guest_of(request).key
        if guest:
            for passkey in await leave(self.registry, self.meetings, self.tournaments, guest):
                self.sign_ins.removed.add(tag_of(passkey))
        response = answer({})
        response.delete_cookie(COOKIE, path="/api/")
        return response

    def shown(self, result: Result, guest: str) -> Finished:
        """A finished game as this guest sees it. Keys of guests are shown to no one."""
        return Finished(
            game=result.game,
            title=self.registry.game_cache.game(result.game).title if result.game in GAMES else result.game,
            opened=result.opened,
            ended=result.ended,
            came=came(result, guest),
            turns=result.turns,
            decisions=result.decisions,
            rated=bool(result.rated),
            replay=result.replay,
            seats=[
                FinishedSeat(name=it.name, bot=title_of(it.bot), rank=it.rank, mine=it.guest == guest)
                for it in result.seats
            ],
        )


def came(result: Result, guest: str) -> Literal["won", "drawn", "lost"]:
    """How a game came out for a guest."""
    if all(seat.rank == 1 for seat in result.seats):
        return "drawn"
    return "won" if any(seat.rank == 1 and seat.guest == guest for seat in result.seats) else "lost"
