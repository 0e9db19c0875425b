"""HTTP requests about tournaments."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from rulebound.language import _
from rulebound.server.guests import Guest, known, remember
from rulebound.server.http import Handlers, answer
from rulebound.server.limits import Buckets
from rulebound.server.pairing import BYE
from rulebound.server.rating import Rating, info_of
from rulebound.server.rating_store import rating_of
from rulebound.server.registry import Registry
from rulebound.server.requests import Contribution
from rulebound.server.standings import WIN, Row
from rulebound.server.store import Store
from rulebound.server.tournament import Pairing, Tournament
from rulebound.server.tournament_messages import (
    BeginRound,
    Decide,
    Enter,
    EntrantInfo,
    NewTournament,
    PairingInfo,
    StandingInfo,
    TournamentInfo,
    TournamentLine,
    TournamentList,
    Withdraw,
)
from rulebound.server.tournaments import Tournaments
from rulebound.session.errors import Refused
from rulebound.session.fair_seed import commitment_to


class TournamentApi(Handlers):
    """The requests about tournaments."""

    def __init__(self, registry: Registry, tournaments: Tournaments, heavy: Buckets, light: Buckets) -> None:
        super().__init__(registry, heavy, light)
        self.tournaments = tournaments

    async def all(self, request: Request) -> Response:
        self.count(request, self.light)
        guest = known(request).key
        mine = {it.key for it in self.tournaments.of(guest)}
        shown = [it for it in self.tournaments.known.values() if it.listed or it.key in mine]
        shown.sort(key=lambda it: (it.key in mine and not it.is_over, it.since, it.key), reverse=True)
        return answer(TournamentList(tournaments=[self._line(it, mine=it.key in mine) for it in shown]))

    async def open(self, request: Request) -> Response:
        wanted, guest = await self.body(request, NewTournament, self.heavy), known(request)
        return await self._shown(request, await self.tournaments.open(guest.key, wanted), guest, 201)

    async def look(self, request: Request) -> Response:
        return await self._shown(request, await self.tournaments.current(self.key(request)), known(request))

    async def enter(self, request: Request) -> Response:
        wanted, guest = await self.body(request, Enter, self.light), known(request)
        changed = await self.tournaments.change(self.key(request), lambda it: it.enter(guest.key, wanted.name))
        return await self._shown(request, changed, guest)

    async def withdraw(self, request: Request) -> Response:
        wanted, guest = await self.body(request, Withdraw, self.light), known(request)
        tournament = await self.tournaments.find(self.key(request))
        mine = tournament.number_of(guest.key)
        player = wanted.player if wanted.player >= 0 else mine
        if player != mine:
            check_opener(tournament, guest)
        return await self._shown(request, await self.tournaments.withdraw(tournament.key, player), guest)

    async def begin_round(self, request: Request) -> Response:
        wanted, guest = await self.body(request, BeginRound, self.heavy), known(request)
        tournament = await self.tournaments.find(self.key(request))
        if not tournament.rounds or tournament.number_of(guest.key) not in tournament.present:
            check_opener(tournament, guest)
        return await self._shown(request, await self.tournaments.begin_round(tournament.key, wanted.round), guest)

    async def decide(self, request: Request) -> Response:
        wanted, guest = await self.body(request, Decide, self.light), known(request)
        check_opener(await self.tournaments.find(self.key(request)), guest)
        changed = await self.tournaments.change(
            self.key(request), lambda it: it.decide(wanted.round, wanted.game, wanted.outcome)
        )
        return await self._shown(request, changed, guest)

    async def contribute(self, request: Request) -> Response:
        wanted, guest = await self.body(request, Contribution, self.light), known(request)
        changed = await self.tournaments.contribute(
            self.key(request), guest.key, wanted.commitment, wanted.contribution
        )
        return await self._shown(request, changed, guest)

    def key(self, request: Request) -> str:
        return str(request.path_params["key"])

    # -- what is shown -------------------------------------------------------------------------------------------------

    async def _shown(self, request: Request, tournament: Tournament, guest: Guest, status: int = 200) -> Response:
        """A tournament for a guest, whose browser remembers who it is."""
        ratings = await self.registry.store.do(ratings_of, tournament)
        response = answer(self._info(tournament, guest.key, ratings), status)
        return remember(response, guest, secure=request.url.scheme == "https")

    def _info(self, tournament: Tournament, guest: str, ratings: list[Rating]) -> TournamentInfo:
        mine = tournament.number_of(guest)
        return TournamentInfo(
            key=tournament.key,
            game=tournament.game,
            game_title=self.tournaments.game_of(tournament).title,
            title=tournament.title,
            kind=tournament.kind,
            clock=tournament.clock,
            listed=tournament.listed,
            mine=mine,
            opener=bool(guest) and guest == tournament.opener,
            planned=tournament.planned,
            over=tournament.is_over,
            entrants=[
                EntrantInfo(name=one.name, gone=one.gone, rating=info_of(rating))
                for one, rating in zip(tournament.entrants, ratings, strict=True)
            ],
            rounds=[[shown(game, mine) for game in games] for games in tournament.rounds],
            standings=[standing(row) for row in tournament.standings()],
        )

    def _line(self, tournament: Tournament, *, mine: bool) -> TournamentLine:
        return TournamentLine(
            key=tournament.key,
            game=tournament.game,
            game_title=self.tournaments.game_of(tournament).title,
            title=tournament.title,
            kind=tournament.kind,
            players=len(tournament.present),
            round=len(tournament.rounds),
            planned=tournament.planned,
            over=tournament.is_over,
            mine=mine,
            since=tournament.since,
        )


def check_opener(tournament: Tournament, guest: Guest) -> None:
    """Raises Refused for all others."""
    if not guest.key or guest.key != tournament.opener:
        raise Refused("forbidden", _("Only the person who opened the tournament can do this."))


def shown(game: Pairing, mine: int) -> PairingInfo:
    """A game of a round for a player, with the link to their seat; for others with that to watch."""
    seats = {game.first: 0, game.second: 1}
    link = game.links[seats[mine]] if game.links and mine in seats else game.watch
    outcome = "bye" if game.second == BYE else game.outcome
    owes = game.awaits_table and mine in seats and not game.contributions[seats[mine]]
    return PairingInfo(
        first=game.first,
        second=game.second,
        outcome=outcome,
        decided=game.decided,
        link=link,
        commitment=commitment_to(game.secret) if owes else "",
    )


def standing(row: Row) -> StandingInfo:
    """A player in the standings, in whole points."""
    return StandingInfo(
        place=row.place, player=row.player, points=row.points / WIN, buchholz=row.buchholz / WIN,
        sonneborn=row.sonneborn / WIN, won=row.won, played=row.played,
    )  # fmt: skip


def ratings_of(store: Store, tournament: Tournament) -> list[Rating]:
    """How strong the players are in this game. To be run by `Store.do`."""
    return [rating_of(store.db, tournament.game, one.guest) for one in tournament.entrants]
