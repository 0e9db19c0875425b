"""HTTP requests of a guest about what belongs to them."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from rulebound.games import GAMES
from rulebound.server.guests import guest_of
from rulebound.server.http import Handlers, answer, page_of
from rulebound.server.left import listed
from rulebound.server.my_games import finished_games, running_games
from rulebound.server.my_messages import Finished, FinishedGames, FinishedSeat, RunningGames
from rulebound.server.results import Result
from rulebound.session.players import title_of

PAGE: Final = 20  # games


class MyApi(Handlers):
    """The requests of a guest. Who has no cookie has nothing."""

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
