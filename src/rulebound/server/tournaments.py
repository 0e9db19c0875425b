"""All tournaments of a server: what changes in them, their tables, and what is shown of them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec

from rulebound.kernel.game.game import Game
from rulebound.language import _
from rulebound.server import opening
from rulebound.server.errors import not_stored
from rulebound.server.guest_seats import note_guests
from rulebound.server.pairing import BYE, Pair
from rulebound.server.registry import Registry
from rulebound.server.requests import NewTable, SeatRequest
from rulebound.server.storage import FAILURES
from rulebound.server.talk import cleaned
from rulebound.server.tournament import Outcome, Pairing, Tournament
from rulebound.server.tournament_messages import NewTournament
from rulebound.server.tournament_store import (
    TOURNAMENT,
    all_tournaments,
    keep_tournament,
    ranks_at,
    remove_old_tournaments,
    stored_tournament,
    strengths,
)
from rulebound.server.waiting import Waits
from rulebound.session.errors import Refused
from rulebound.session.fair_seed import new_secret
from rulebound.session.table_config import days_ago, now

KEY_BYTES: Final = 12
MOST: Final = 200  # tournaments at once
FORGOTTEN: Final = 2  # days after which one that has not begun counts no longer
OLD: Final = 90  # days without a change after which a tournament is removed
SEATS: Final = 2
SLOWER: Final = 4  # as much time to contribute to a seed as elsewhere: pages look every four seconds


class Tournaments:
    """All tournaments of a server. The lock keeps changes apart, so that a round begins once."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.lock = asyncio.Lock()
        self.known: dict[str, Tournament] = {}
        self.waits = Waits(self.open_without)  # for contributions, which tables lack
        registry.peers.on[TOURNAMENT] = self._follow
        registry.peers.on_gap.append(self._follow_all)

    async def start(self) -> None:
        """Loads what is stored."""
        await self.registry.store.do(remove_old_tournaments, days_ago(OLD))
        await self._follow_all()

    async def _follow_all(self) -> None:
        self.known = {it.key: it for it in await self.registry.store.do(all_tournaments)}
        for tournament in self.known.values():
            self.wait_for_contributions(tournament)

    def stop(self) -> None:
        """Waits for nothing any more."""
        self.waits.stop()

    async def _follow(self, key: str, _value: str) -> None:
        """Another server has changed a tournament, or opened it."""
        async with self.lock:
            await self._read_again(key)

    async def _read_again(self, key: str) -> None:
        found = await self.registry.store.do(stored_tournament, key)
        if found is not None:
            self.known[key] = found

    async def find(self, key: str) -> Tournament:
        """The same as `at`, also of one that another server has opened just now. Raises Refused."""
        if key not in self.known and self.registry.store.shared:
            await self._read_again(key)
        return self.at(key)

    @asynccontextmanager
    async def _alone(self, key: str) -> AsyncIterator[None]:
        """No other change of a tournament meanwhile, of this server or another one. Raises Refused."""
        async with self.lock, self.registry.peers.alone(f"tournament {key}"):
            if self.registry.store.shared:
                await self._read_again(key)
            yield

    def at(self, key: str) -> Tournament:
        """Raises Refused if there is none of this key."""
        found = self.known.get(key)
        if found is None:
            raise Refused("unknown", _("There is no such tournament."))
        return found

    def of(self, guest: str) -> list[Tournament]:
        """The tournaments that a guest has opened, or takes part in."""
        return [it for it in self.known.values() if guest and (guest == it.opener or it.number_of(guest) >= 0)]

    def game_of(self, tournament: Tournament) -> Game:
        return self.registry.game_cache.game(tournament.game, "")

    # -- changes -------------------------------------------------------------------------------------------------------

    async def open(self, guest: str, wanted: NewTournament) -> Tournament:
        """A new tournament, in which its opener takes part. Raises Refused and DataError."""
        game = await asyncio.to_thread(self.registry.game_cache.game, wanted.game, "")
        if SEATS not in game.seats:
            raise Refused("impossible", _("{title} is not for two players.", title=game.title))
        async with self.lock:
            if sum(is_awaited(it) for it in self.known.values()) >= MOST:
                raise Refused("too_many", _("Too many tournaments go on. Take part in one of them."))
            tournament = Tournament(
                key=secrets.token_urlsafe(KEY_BYTES), game=wanted.game, kind=wanted.kind, planned=wanted.rounds,
                title=cleaned(wanted.title) if wanted.title.strip() else "", clock=wanted.clock, opener=guest,
                since=now(), listed=wanted.listed,
            )  # fmt: skip
            tournament.enter(guest, wanted.name)
            await self._keep(tournament)
        return tournament

    async def change(self, key: str, work: Callable[[Tournament], None]) -> Tournament:
        """Changes a tournament and stores it. Raises Refused."""
        async with self._alone(key):
            changed = copied(self.at(key))
            work(changed)
            return await self._keep(changed)

    async def _keep(self, tournament: Tournament) -> Tournament:
        try:
            await self.registry.store.do(keep_tournament, tournament)
        except FAILURES as error:
            raise not_stored(error) from error
        self.known[tournament.key] = tournament
        self.wait_for_contributions(tournament)
        return tournament

    async def withdraw(self, key: str, n: int) -> Tournament:
        """A player takes part no longer, and gives up the game that goes on. Raises Refused."""
        changed = await self.change(key, lambda it: it.withdraw(n))
        if changed.awaiting(n) is not None:
            changed = await self.open_tables(key, n)
        for game in [it for it in changed.open_games if n in (it.first, it.second)]:
            with suppress(Refused):  # the table is gone, or it is over
                await self._give_up(game, n)
        return changed

    async def _give_up(self, game: Pairing, n: int) -> None:
        room = await self.registry.room(game.table)
        await room.change(None, lambda: room.table.concede(int(n == game.second)))

    async def forget(self, guest: str, name_for: Callable[[int, list[str]], str]) -> None:
        """Takes a guest off all tournaments. name_for: the name of a player who is gone, unlike these others."""
        for tournament in self.of(guest):
            if tournament.awaiting(mine := tournament.number_of(guest)) is not None:
                await self.withdraw(tournament.key, mine)
            await self.change(tournament.key, lambda it: it.forget(guest, name_for))

    # -- rounds --------------------------------------------------------------------------------------------------------

    async def current(self, key: str) -> Tournament:
        """A tournament with the results that have come since. Raises Refused."""
        homes = [game.table for game in (await self.find(key)).open_games]
        ranks = await self.registry.store.do(ranks_at, homes) if homes else {}
        return await self.change(key, lambda it: note(it, ranks)) if ranks else self.at(key)

    async def begin_round(self, key: str, number: int) -> Tournament:
        """Pairs the players of the next round, and opens their tables. Raises Refused."""
        await self.current(key)
        async with self._alone(key):
            changed = copied(self.at(key))
            changed.check_next(number)
            if not number:
                guests = [one.guest for one in changed.entrants]
                changed.settle(await self.registry.store.do(strengths, changed.game, guests))
            pairs = await asyncio.to_thread(changed.next_pairs)
            changed.rounds.append([new_pairing(pair) for pair in pairs])
            return await self._keep(changed)

    # -- seeds and tables ----------------------------------------------------------------------------------------------

    async def contribute(self, key: str, guest: str, commitment: str, contribution: str) -> Tournament:
        """What a player's browser adds to the seed of the next game, whose table may then be opened. Raises Refused."""
        await self.change(key, lambda it: it.contribute(guest, commitment, contribution))
        return await self.open_tables(key)

    async def open_tables(self, key: str, *players: int, patient: bool = True) -> Tournament:
        """Opens the tables whose seeds are made. Raises Refused.

        players: theirs are opened in any case. patient: whether the others wait for contributions.
        """
        async with self._alone(key):
            changed = copied(self.at(key))
            games = [game for game in changed.games if game.awaits_table]
            for game in games:
                if all(game.contributions) or not patient or {game.first, game.second} & {*players}:
                    await self._open_table(changed, game)
            return await self._keep(changed) if games else changed

    async def _open_table(self, tournament: Tournament, game: Pairing) -> None:
        players = [tournament.entrants[n] for n in (game.first, game.second)]
        wanted = NewTable(
            game=tournament.game, seats=[SeatRequest(name=one.name) for one in players], clock=tournament.clock
        )
        config = await asyncio.to_thread(
            opening.config_of, self.game_of(tournament), wanted, own=False, rated=True, fair=game.fair_seed
        )
        config.tournament = tournament.key
        room = await self.registry.open(config)
        guests = {seat: one.guest for seat, one in enumerate(players)}
        await self.registry.store.do(note_guests, room.table.id, guests)
        game.links = [place.link for place in sorted(config.places, key=lambda it: it.seats) if place.seats]
        game.table, game.watch, game.secret = room.table.id, config.places[-1].link, ""

    def wait_for_contributions(self, tournament: Tournament) -> None:
        """Browsers have some time to contribute to the seeds of a round; then its tables are opened without."""
        if any(game.awaits_table for game in tournament.games):
            self.waits.begin(tournament.key, SLOWER * self.registry.contributing)

    async def open_without(self, key: str) -> None:
        """The tables of a round are opened without contributions that have not come in time. Raises Refused."""
        try:
            await self.open_tables(key, patient=False)
        except Refused:  # the disk may be full: it is tried again
            self.wait_for_contributions(self.at(key))
            raise


def new_pairing(pair: Pair) -> Pairing:
    """A game of a round, whose seed is to be made; or a bye."""
    if pair.second == BYE:
        return Pairing(first=pair.first)
    return Pairing(first=pair.first, second=pair.second, secret=new_secret(), contributions=[""] * SEATS)


def is_awaited(tournament: Tournament) -> bool:
    """Whether a tournament goes on, or can be expected to begin."""
    return not tournament.is_over and (bool(tournament.rounds) or tournament.since >= days_ago(FORGOTTEN))


def note(tournament: Tournament, ranks: dict[str, list[int]]) -> None:
    """Notes how games came out, by the ranks of their seats. What was decided stays."""
    for game in tournament.open_games:
        found = ranks.get(game.table, [])
        if len(found) == SEATS:
            game.outcome = outcome_of(*found)


def outcome_of(first: int, second: int) -> Outcome:
    return "drawn" if first == second else "first" if first < second else "second"


def copied(tournament: Tournament) -> Tournament:
    return msgspec.json.decode(msgspec.json.encode(tournament), type=Tournament)
