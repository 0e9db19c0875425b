"""A table before its game: who sits where, who is ready, and when the game can begin."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

import msgspec

from rulebound.kernel.basics.problem import DataError
from rulebound.kernel.game.game import Game
from rulebound.language import N_, _
from rulebound.server.decks import deck_of
from rulebound.server.names import alike, fault_of, written
from rulebound.server.rating import Rating, player_of
from rulebound.server.requests import DeckSheet, NewTable, SeatRequest
from rulebound.session.clock import Clock
from rulebound.session.errors import Refused
from rulebound.session.fair_seed import CONTRIBUTED, NOT_AWAITED, FairSeed, commitment_to, new_secret
from rulebound.session.players import level_of
from rulebound.session.table import Table
from rulebound.session.table_config import TableConfig, now

KEY_BYTES: Final = 12  # of its key
BEGUN: Final = N_("The game has begun.")
SIT_FIRST: Final = N_("Take a seat first.")


class Taken(msgspec.Struct, kw_only=True):
    """A seat before the game: of a guest, of a bot, or free.

    guest: the key of the guest. name: as the person wrote it. stops: the windows at which this person is asked.
    rating: how strong the player was then; None where that is not known yet. contribution: what the person's browser
    has added to the seed; empty before that.
    """

    guest: str = ""
    name: str = ""
    bot: str = ""
    deck: str | DeckSheet = ""
    stops: list[str] | None = None
    ready: bool = False
    rating: Rating | None = None
    contribution: str = ""

    @property
    def player(self) -> str:
        """The player, for ratings; empty for who has none."""
        return player_of(self.guest, self.bot)

    @property
    def is_free(self) -> bool:
        return not self.guest and not self.bot


class Meeting(msgspec.Struct, kw_only=True):
    """A table before its game, as it is stored.

    opener: the key of the guest who opened it. listed: whether everybody on the server sees it. since: when it was
    opened. rated: whether the game is to say how strong its players are. table: the id of the table, once the game has
    begun; later that of its last rematch. links: the link of each seat there, empty for a bot's; watch: the link for
    others. problems: why the game could not begin. secret: the server's part of the seed, until the game has begun.
    """

    key: str
    game: str
    seats: list[Taken]
    opener: str
    since: str
    listed: bool = False
    rated: bool = False
    rulings: dict[str, str] = {}
    options: dict[str, str] = {}
    cards: str = ""
    clock: Clock | None = None
    table: str = ""
    links: list[str] = []
    watch: str = ""
    problems: list[str] = []
    secret: str = ""

    def seat_of(self, guest: str) -> int:
        """The seat of a guest; -1 without one."""
        return next((n for n, seat in enumerate(self.seats) if guest and seat.guest == guest), -1)

    @property
    def is_usual(self) -> bool:
        """Whether it is played by the usual rules with the game's own cards."""
        return not (self.rulings or self.options or self.cards)

    @property
    def is_rated(self) -> bool:
        """Whether the game will be rated: others than the usual rules would say little of its players."""
        return self.rated and self.is_usual

    @property
    def free(self) -> list[int]:
        """The free seats."""
        return [n for n, seat in enumerate(self.seats) if seat.is_free]

    def link_for(self, guest: str) -> str:
        """The link to the game for a guest; empty before it has begun."""
        seat = self.seat_of(guest)
        return self.links[seat] if self.table and seat >= 0 else self.watch

    # -- changes; each raises Refused and then nothing has changed -----------------------------------------------------

    def sit(self, guest: str, name: str, wanted: int = -1, stops: list[str] | None = None) -> None:
        """A guest takes a free seat, or changes to it with all that is theirs."""
        self.check_open()
        mine = self.seat_of(guest)
        if wanted < 0:
            wanted = mine if mine >= 0 else next(iter(self.free), -1)
        if not 0 <= wanted < len(self.seats):
            raise Refused("impossible", _("All seats are taken. You can watch the game when it has begun."))
        if wanted != mine and not self.seats[wanted].is_free:
            raise Refused("impossible", _("That seat is taken."))
        name = written(name) or self.usual_name(wanted)
        self.check_name(name, mine)
        before = self.seats[mine] if mine >= 0 else Taken()
        if mine >= 0:
            self.seats[mine] = Taken()
        self.seats[wanted] = Taken(
            guest=guest, name=name, deck=before.deck, stops=stops or before.stops, contribution=before.contribution
        )

    def usual_name(self, seat: int) -> str:
        return _("Player {seat}", seat=seat + 1)

    def check_name(self, name: str, mine: int) -> None:
        """Checks that a name can be read and is unlike the others."""
        others = [seat.name for n, seat in enumerate(self.seats) if seat.guest and n != mine]
        faults = [fault for fault in [fault_of(name), *alike([*others, name])] if fault]
        if faults:
            raise Refused("wrong", _("Choose another name: {why}.", why=faults[0]))

    def stand(self, guest: str) -> None:
        """A guest leaves the seat."""
        self.check_open()
        self.seats[self.own(guest)] = Taken()

    def make_ready(self, guest: str, deck: str | DeckSheet, game: Game, *, ready: bool) -> None:
        """A guest is ready with this deck, or is so no longer."""
        self.check_open()
        seat = self.seats[self.own(guest)]
        if ready:
            check_deck(game, deck)
            seat.deck = deck
        seat.ready = ready
        self.problems = []

    def set_bot(self, guest: str, n: int, level: str) -> None:
        """A bot takes a free seat, or leaves it: who sits at the table may say so."""
        self.check_open()
        self.own(guest)
        if not 0 <= n < len(self.seats) or self.seats[n].guest:
            raise Refused("impossible", _("A bot can take free seats only."))
        self.seats[n] = Taken(bot=level_of(level)) if level else Taken()

    def remove(self, guest: str, n: int) -> None:
        """The person who opened the table frees a seat."""
        self.check_open()
        if guest != self.opener:
            raise Refused("forbidden", _("Only the person who opened the table can free a seat."))
        if not 0 <= n < len(self.seats):
            raise Refused("unknown", _("There is no such seat."))
        self.seats[n] = Taken()

    def forget(self, guest: str, name_for: Callable[[int, list[str]], str]) -> None:
        """A guest is gone for good. Before the game the seat is free again; after it, its name says nothing."""
        mine = self.seat_of(guest)
        if mine >= 0:
            name = name_for(mine, [seat.name for seat in self.seats])
            self.seats[mine] = Taken(name=name) if self.table else Taken()
        if guest == self.opener:
            self.opener = next((seat.guest for seat in self.seats if seat.guest), "")

    def move(self, guest: str, other: str) -> None:
        """A guest is known as another one from now on, if that one has no seat here."""
        mine = self.seat_of(guest)
        if mine >= 0 and self.seat_of(other) < 0:
            self.seats[mine].guest, self.seats[mine].rating = other, None
        if guest == self.opener:
            self.opener = other

    def own(self, guest: str) -> int:
        """The seat of a guest. Raises Refused without one."""
        seat = self.seat_of(guest)
        if seat < 0:
            raise Refused("forbidden", _(SIT_FIRST))
        return seat

    def check_open(self) -> None:
        if self.table:
            raise Refused("impossible", _(BEGUN))

    # -- the seed ------------------------------------------------------------------------------------------------------

    def commitment_for(self, guest: str) -> str:
        """The commitment to which a guest's browser has yet to contribute; empty for none."""
        seat = self.seat_of(guest)
        return commitment_to(self.secret) if seat >= 0 and not self.seats[seat].contribution else ""

    def contribute(self, guest: str, commitment: str, contribution: str) -> None:
        """What a guest's browser adds to the seed."""
        self.check_open()
        seat = self.seats[self.own(guest)]
        if commitment != commitment_to(self.secret):
            raise Refused("stale", _(NOT_AWAITED))
        if seat.contribution not in ("", contribution):
            raise Refused("impossible", _(CONTRIBUTED))
        seat.contribution = contribution

    @property
    def is_owed(self) -> bool:
        """Whether the browser of somebody has yet to contribute to the seed."""
        return any(seat.guest and not seat.contribution for seat in self.seats)

    @property
    def fair_seed(self) -> FairSeed:
        """What the seed is made of."""
        return FairSeed(secret=self.secret, contributions=[seat.contribution for seat in self.seats])

    # -- the beginning -------------------------------------------------------------------------------------------------

    def can_begin(self, here: Collection[str]) -> bool:
        """Whether each seat is taken, and each person is ready and here."""
        people = [seat for seat in self.seats if seat.guest]
        return bool(people) and not (self.table or self.free) and all(it.ready and it.guest in here for it in people)

    def lead_to(self, table: str, config: TableConfig) -> None:
        """The game has begun at this table, or goes on there as a rematch."""
        by_seat = {place.seats[0]: place.link for place in config.places if place.seats}
        self.links = [by_seat.get(n, "") for n in range(len(self.seats))]
        self.watch = config.places[-1].link
        self.table = table
        self.secret = ""

    def follow(self, table: str, config: TableConfig, order: Sequence[int]) -> None:
        """A rematch goes on at this table. order: for each seat there, the one that its player had before."""
        self.seats = [self.seats[seat] for seat in order]
        self.lead_to(table, config)

    def wanted(self) -> NewTable:
        """The table that they want."""
        return NewTable(
            game=self.game,
            seats=[SeatRequest(name=seat.name, bot=seat.bot, stops=seat.stops) for seat in self.seats],
            decks=[seat.deck for seat in self.seats] if any(seat.deck for seat in self.seats) else None,
            rulings=self.rulings,
            options=self.options,
            cards=self.cards,
            clock=self.clock,
        )

    def not_begun(self, error: DataError) -> None:
        """The game cannot begin so: all must be ready anew."""
        self.problems = list(error.problems)
        for seat in self.seats:
            seat.ready = False


def check_deck(game: Game, deck: str | DeckSheet) -> None:
    """Checks that a game has this deck, or can read it. Raises Refused and DataError."""
    if isinstance(deck, DeckSheet):
        faults = game.faults_of_deck(deck_of(game, deck))
        if faults:
            raise Refused("wrong", _("This deck cannot be played: {why}.", why=faults[0]))
    elif deck and deck not in game.decks:
        raise Refused("wrong", _("There is no deck {name!r}.", name=deck))


def gathered(table: Table, guests: Mapping[int, str], opener: str) -> Meeting:
    """A meeting like a table, with its people and bots in their seats. guests: those who are known, by seat."""
    config, setup = table.config, table.match.state.setup
    usual = {switch.name: switch.default for switch in (*table.game.rulings.values(), *table.game.options.values())}
    seats = [
        Taken(bot=player.bot) if player.bot
        else Taken(guest=guests[n], name=player.name, stops=table.stopping.of(n)) if n in guests
        else Taken()
        for n, player in enumerate(table.players)
    ]  # fmt: skip
    return Meeting(
        key=secrets.token_urlsafe(KEY_BYTES), game=table.game.name, seats=seats, opener=opener, since=now(),
        rated=config.rated, cards=config.cards, clock=config.clock, secret=new_secret(),
        rulings={name: value for name, value in setup.rulings.items() if value != usual[name]},
        options={name: value for name, value in setup.options.items() if value != usual[name]},
    )  # fmt: skip
