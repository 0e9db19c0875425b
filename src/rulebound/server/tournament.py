"""A tournament of one evening: who takes part, its rounds, and when the next one can begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from math import ceil, log2
from typing import Final, Literal, TypeAlias

import msgspec

from rulebound.language import _
from rulebound.server.names import alike, fault_of, written
from rulebound.server.pairing import BYE, Candidate, Pair, round_robin, rounds_of_robin, swiss
from rulebound.server.standings import Played, Row, standings
from rulebound.session.clock import Clock
from rulebound.session.errors import Refused
from rulebound.session.fair_seed import CONTRIBUTED, NOT_AWAITED, FairSeed, commitment_to

Kind: TypeAlias = Literal["robin", "swiss"]
Outcome: TypeAlias = Literal["", "first", "second", "drawn"]

MOST: Final[Mapping[Kind, int]] = {"robin": 12, "swiss": 64}  # players
MOST_ROUNDS: Final = 10  # of the Swiss system


class Entrant(msgspec.Struct, kw_only=True):
    """A player. guest: the key. name: as the person wrote it. gone: whether the player has left since the beginning."""

    guest: str
    name: str
    gone: bool = False


class Pairing(msgspec.Struct, kw_only=True):
    """A game of a round, or a bye. first, second: numbers of entrants. table: its id; links: to its seats; watch: for
    others. outcome: empty while it is played. decided: whether the person who opened the tournament has said so.
    secret: the server's part of the seed, until the table is open; contributions: what the browsers of both have added.
    """

    first: int
    second: int = BYE
    table: str = ""
    links: list[str] = []
    watch: str = ""
    outcome: Outcome = ""
    decided: bool = False
    secret: str = ""
    contributions: list[str] = []

    @property
    def awaits_table(self) -> bool:
        """Whether its table is to be opened, as soon as its seed is made."""
        return bool(self.secret) and not self.is_over

    @property
    def fair_seed(self) -> FairSeed:
        """What the seed is made of."""
        return FairSeed(secret=self.secret, contributions=self.contributions)

    @property
    def is_over(self) -> bool:
        return self.second == BYE or bool(self.outcome)

    @property
    def winner(self) -> int:
        """The player who has won; BYE for a draw."""
        return self.first if self.second == BYE else {"first": self.first, "second": self.second}.get(self.outcome, BYE)


class Tournament(msgspec.Struct, kw_only=True):
    """A tournament, as it is stored.

    title: as the person who opened it wrote it. kind: all against all, or the Swiss system. planned: how many rounds;
    0 for as many as are usual, until it begins. opener: the key of the guest who opened it. since: when. listed:
    whether everybody on the server sees it. Entrants keep their numbers from the beginning on.
    """

    key: str
    game: str
    title: str
    kind: Kind
    planned: int = 0
    clock: Clock
    opener: str
    since: str
    listed: bool = False
    entrants: list[Entrant] = []
    rounds: list[list[Pairing]] = []

    def number_of(self, guest: str) -> int:
        """The number of a guest who takes part; -1 for others."""
        return next((n for n, one in enumerate(self.entrants) if guest and one.guest == guest), -1)

    @property
    def present(self) -> list[int]:
        """The numbers of those who still take part."""
        return [n for n, one in enumerate(self.entrants) if not one.gone]

    @property
    def open_games(self) -> list[Pairing]:
        """The games that are not over."""
        return [game for game in self.games if not game.is_over]

    @property
    def games(self) -> list[Pairing]:
        return list(chain.from_iterable(self.rounds))

    @property
    def is_over(self) -> bool:
        """Whether no round follows."""
        last = len(self.rounds) == self.planned or len(self.present) < 2
        return bool(self.rounds) and last and not self.open_games

    def standings(self) -> list[Row]:
        """How all stand, the best first."""
        played = [Played(game.first, game.second, game.winner) for game in self.games if game.is_over]
        return standings(len(self.entrants), played, swiss=self.kind == "swiss")

    # -- changes; each raises Refused and then nothing has changed -----------------------------------------------------

    def enter(self, guest: str, name: str) -> None:
        """A guest takes part, or changes the name."""
        self.check_not_begun()
        mine = self.number_of(guest)
        if mine < 0 and len(self.entrants) >= MOST[self.kind]:
            raise Refused("too_many", _("A tournament like this has {n} players at most.", n=MOST[self.kind]))
        name = written(name) or _("Player {seat}", seat=(mine if mine >= 0 else len(self.entrants)) + 1)
        others = [one.name for n, one in enumerate(self.entrants) if n != mine]
        faults = [fault for fault in [fault_of(name), *alike([*others, name])] if fault]
        if faults:
            raise Refused("wrong", _("Choose another name: {why}.", why=faults[0]))
        if mine >= 0:
            self.entrants[mine].name = name
        else:
            self.entrants.append(Entrant(guest=guest, name=name))

    def withdraw(self, n: int) -> None:
        """A player takes part no longer; after the beginning the games that were played count."""
        if not 0 <= n < len(self.entrants):
            raise Refused("unknown", _("There is no such player."))
        if self.rounds:
            self.entrants[n].gone = True
        else:
            del self.entrants[n]

    def decide(self, number: int, n: int, outcome: Outcome) -> None:
        """The person who opened the tournament says how a game of the last round came out; empty: as it is played."""
        if number != len(self.rounds) - 1 or not 0 <= n < len(self.rounds[number]):
            raise Refused("stale", _("Only games of the last round can be decided."))
        game = self.rounds[number][n]
        if game.second == BYE:
            raise Refused("impossible", _("This player has no opponent in this round."))
        game.outcome, game.decided = outcome, bool(outcome)

    def forget(self, guest: str, name_for: Callable[[int, list[str]], str]) -> None:
        """A guest is gone for good: before the beginning without a trace, after it with a name that says nothing."""
        mine = self.number_of(guest)
        if mine >= 0:
            self.withdraw(mine)
            if self.rounds:
                name = name_for(mine, [one.name for one in self.entrants])
                self.entrants[mine] = Entrant(guest="", name=name, gone=True)
        if guest == self.opener:
            self.opener = next((self.entrants[n].guest for n in self.present), "")

    def move(self, guest: str, other: str) -> None:
        """A guest is known as another one from now on, if that one does not take part."""
        mine = self.number_of(guest)
        if mine >= 0 and self.number_of(other) < 0 and not self.is_over:
            self.entrants[mine].guest = other
        if guest == self.opener:
            self.opener = other

    def check_not_begun(self) -> None:
        if self.rounds:
            raise Refused("impossible", _("The tournament has begun."))

    # -- seeds ---------------------------------------------------------------------------------------------------------

    def awaiting(self, player: int) -> Pairing | None:
        """The game of a player whose table is to be opened."""
        games = self.rounds[-1] if self.rounds else []
        return next((it for it in games if it.awaits_table and player in (it.first, it.second)), None)

    def contribute(self, guest: str, commitment: str, contribution: str) -> None:
        """What a player's browser adds to the seed of the next game."""
        player = self.number_of(guest)
        game = self.awaiting(player) if player >= 0 else None
        if game is None or commitment != commitment_to(game.secret):
            raise Refused("stale", _(NOT_AWAITED))
        seat = int(player == game.second)
        if game.contributions[seat] not in ("", contribution):
            raise Refused("impossible", _(CONTRIBUTED))
        game.contributions = game.fair_seed.with_contribution(seat, contribution).contributions

    # -- rounds --------------------------------------------------------------------------------------------------------

    def check_next(self, number: int) -> None:
        """Checks that this round, from 0, can begin."""
        if number != len(self.rounds):
            raise Refused("stale", _("This round has begun already, or is not the next one."))
        if self.open_games:
            raise Refused("impossible", _("A round begins when all games of the one before are over."))
        if len(self.present) < 2:
            raise Refused("impossible", _("A tournament needs two players at least."))
        if self.is_over:
            raise Refused("impossible", _("The tournament is over."))

    def settle(self, strengths: Sequence[float]) -> None:
        """Before the first round: numbers the players by their strengths, and settles how many rounds there are."""
        order = sorted(range(len(self.entrants)), key=lambda n: -strengths[n])
        self.entrants = [self.entrants[n] for n in order]
        players = len(self.entrants)
        if self.kind == "robin":
            self.planned = rounds_of_robin(players)
        else:
            self.planned = min(self.planned or ceil(log2(players)), max(1, players - 1))

    def next_pairs(self) -> list[Pair]:
        """The pairs of the next round. Who would meet a player who has left has a bye."""
        if self.kind == "robin":
            pairs = round_robin(len(self.entrants), len(self.rounds))
            return [pair for pair in map(self.without_gone, pairs) if pair is not None]
        return swiss([self.candidate(row) for row in self.standings() if row.player in self.present])

    def without_gone(self, pair: Pair) -> Pair | None:
        here = [n for n in pair if n != BYE and not self.entrants[n].gone]
        return pair if len(here) == 2 else Pair(here[0], BYE) if here else None

    def candidate(self, row: Row) -> Candidate:
        """A player as the pairing needs to know them."""
        mine = [game for game in self.games if row.player in (game.first, game.second)]
        met = [game.second if game.first == row.player else game.first for game in mine]
        firsts = sum(game.first == row.player and game.second != BYE for game in mine)
        return Candidate(row.player, row.points, met, firsts)
