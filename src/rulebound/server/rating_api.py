"""HTTP requests about how strong players are."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from rulebound.server.guests import guest_of
from rulebound.server.http import Handlers, answer, page_of
from rulebound.server.rating import info_of
from rulebound.server.rating_messages import Leaderboard, Ranked
from rulebound.server.rating_store import LEAST, Player, board, place_of, player_in
from rulebound.server.store import Store
from rulebound.session.players import title_of

PAGE: Final = 50  # players


class RatingApi(Handlers):
    """The requests about ratings."""

    async def board(self, request: Request) -> Response:
        """The leaderboard of a game, and where the reader is on it."""
        self.count(request, self.light)
        game, guest, first = await self.game(request), guest_of(request).key, page_of(request) * PAGE
        players, mine = await self.registry.store.do(page_and_mine, game.name, guest, first)
        return answer(
            Leaderboard(
                game=game.name,
                title=game.title,
                players=[shown(it, place, guest) for place, it in enumerate(players[:PAGE], first + 1)],
                mine=shown(mine[0], mine[1], guest) if mine else None,
                least=LEAST,
                more=len(players) > PAGE,
            )
        )


def page_and_mine(store: Store, game: str, guest: str, first: int) -> tuple[list[Player], tuple[Player, int] | None]:
    """A page of a leaderboard with one player more, and a guest with their place. To be run by `Store.do`."""
    mine = player_in(store.db, game, guest)
    return board(store.db, game, first, PAGE + 1), (mine, place_of(store.db, game, mine)) if mine else None


def shown(player: Player, place: int, guest: str) -> Ranked:
    """A player on a leaderboard. Keys of guests are shown to no one."""
    return Ranked(
        place=place,
        name="" if player.is_bot else player.name,
        bot=title_of(player.name) if player.is_bot else "",
        rating=info_of(player.rating),
        people=player.rating.people,
        won=player.rating.won,
        mine=player.key == guest,
    )
