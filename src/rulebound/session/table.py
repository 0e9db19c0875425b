"""A table whose people are not all at one screen: they ask each other, watch, act too late, and may concede."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from rulebound.kernel.game.game import Game
from rulebound.kernel.knowledge.view_parts import ending
from rulebound.language import N_, _
from rulebound.session.clock import PATIENCE, Clock, between, charged, deadline
from rulebound.session.errors import Refused
from rulebound.session.fair_seed import CONTRIBUTED, NOT_AWAITED, FairSeed, new_fair_seed
from rulebound.session.playing import SPECTATOR, Playing
from rulebound.session.table_config import Place, Standing, TableConfig, UndoRequest, now

CONCEDED: Final = "conceded"  # the reason of an end that no rulebook knows
OVER: Final = N_("The game is over.")
SHARED: Final = 3  # links of a table at which people are apart: two to seats, and one to watch
AGAIN: Final = 60  # seconds that a player has who comes back after the own time is over
MOST_ASKED: Final = 3  # requests to undo by a seat, until the game goes on
STALE: Final = N_("The table has changed since you chose that. Look again, and choose once more.")


@dataclass(frozen=True)
class End:
    """How the game ended."""

    winners: list[int]
    reason: str
    sentence: str
    clause: str


class Table(Playing):
    """One table from its opening on, with its links."""

    def __init__(
        self, name: str, config: TableConfig, standing: Standing, game: Game, actions: Sequence[int] = ()
    ) -> None:
        """Raises RecordError if the last position cannot be reached again."""
        super().__init__(game, config, standing, actions)
        self.id = name

    def place_of(self, link: str) -> Place | None:
        """The place of a link."""
        return next((place for place in self.config.places if place.link == link), None)

    @property
    def is_shared(self) -> bool:
        """Whether several people have links of their own to seats."""
        return sum(bool(place.seats) for place in self.config.places) > 1

    @property
    def end(self) -> End | None:
        """How the game ended; None while it goes on."""
        if self.match.state.over:
            state = self.match.state
            return End(list(state.winners), state.reason, ending(state), state.clause)
        if self.standing.gave_up < 0:
            return None
        rest = [seat for seat in range(len(self.players)) if seat not in self.standing.conceded]
        return End(rest, CONCEDED, _("{name} has given up.", name=self.name_of(self.standing.gave_up)), "")

    @property
    def ranks(self) -> list[int]:
        """After the game the rank of each seat, from 1; equal ones share it. Who left the game to a bot comes last."""
        end, seats = self.end, range(len(self.players))
        gone = {*self.standing.conceded, *self.standing.absent}
        winners = set(end.winners) if end else set()
        levels = [2 if seat in gone else 0 if not winners or seat in winners else 1 for seat in seats]
        return [1 + sorted(set(levels)).index(level) for level in levels]

    def check(self, revision: int) -> None:
        """Checks that the table is still as the player saw it. Raises Refused."""
        if self.config.shows:
            raise Refused(
                "impossible", _("This is a record: it can be looked at and branched from, and not be changed.")
            )
        if revision != self.standing.revision:
            raise Refused("stale", _(STALE))
        if self.over:
            raise Refused("impossible", _(OVER))

    def changed(self) -> None:
        """Called after every change of the game: an earlier request to undo ends."""
        self.standing.undo_request = None
        self.standing.asked = []
        self._charge()
        super().changed()

    # -- time ----------------------------------------------------------------------------------------------------------

    def _charge(self) -> None:
        """Takes the time that the last decision has lasted from the player who had to make it."""
        clock, standing = self.config.clock, self.standing
        if clock is None:
            return
        standing.left = charged(clock, self._left(clock), standing.seat, between(standing.since, now()))

    def _left(self, clock: Clock) -> list[int]:
        """The seconds that each seat has left."""
        return self.standing.left or [clock.seconds] * len(self.players)

    def late_from(self, away: str) -> str:
        """From when on a bot may play for the player who decides; empty if there is no such time.

        away: since when this player is away; empty while here.
        """
        seat = self.decider
        if seat == SPECTATOR or self.bot_of(seat) or len(self.config.places) < SHARED or self.config.screen:
            return ""
        clock = self.config.clock
        left = self._left(clock)[seat] if clock is not None else PATIENCE
        return deadline(clock, left, self.standing.since, away)

    def stand_in(self, seats: Container[int], away: str) -> None:
        """A bot plays on for the player who decides and is late, because another player wants it. Raises Refused."""
        late = self.decider
        if late in seats or not any(seat in seats for seat in self.people):
            raise Refused("forbidden", _("Only another player can let a bot play on."))
        time = self.late_from(away)
        if not time or time > now():
            raise Refused("impossible", _("{name} still has time.", name=self.name_of(late)))
        self.standing.absent = [*self.standing.absent, late]
        self.changed()

    def come_back(self, seat: int) -> None:
        """A player for whom a bot played is back. Raises Refused."""
        if seat not in self.standing.absent or self.over:
            raise Refused("impossible", _("You are playing yourself."))
        self.standing.absent = [other for other in self.standing.absent if other != seat]
        clock = self.config.clock
        if clock is not None and clock.each == "game" and not self.standing.left[seat]:
            self.standing.left = [max(it, AGAIN) if n == seat else it for n, it in enumerate(self.standing.left)]
        self.changed()

    # -- taking back ---------------------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> str:
        """Why this seat cannot undo, not even if the others agree; empty if it can."""
        if self.config.shows or seat < 0:
            return _("Watchers cannot undo.")
        if self.over:
            return _(OVER)
        if self.bot_of(seat):
            return _("You have given up, and a bot plays on for you.")
        why = self.why_not_alone(seat)
        if not why or self.back_to(seat) < 0:
            return why
        if len(self.people) < len(self.players):
            return f"{why} {_('The others would have to agree, and a bot never does.')}"
        return self._why_not_ask(seat)

    def _why_not_ask(self, seat: int) -> str:
        """Why this seat cannot ask the others; empty if it can."""
        undo_request = self.standing.undo_request
        if undo_request is not None and undo_request.seat == seat:
            return _("You have asked the others already; they have not all answered.")
        if undo_request is not None:
            return _("{name} has a request too, which must be answered first.", name=self.name_of(undo_request.seat))
        if self.standing.asked.count(seat) >= MOST_ASKED:
            return _("You have asked often enough; you can ask again when the game has gone on.")
        return ""

    def undo(self, seat: int) -> None:
        """Undoes the last action of a seat, or asks the others to agree. Raises Refused."""
        why = self.why_no_undo(seat)
        if why:
            raise Refused("impossible", why)
        to = self.back_to(seat)
        if self.is_free(to):
            self.go_back(to)
        else:
            standing, others = self.standing, [other for other in self.people if other != seat]
            standing.asked = [*standing.asked, seat]
            standing.undo_requests += 1
            standing.undo_request = UndoRequest(seat=seat, to=to, waits_for=others, n=standing.undo_requests)

    def agree(self, seats: Container[int], *, yes: bool, number: int = -1) -> None:
        """The answer of these seats to a request to undo. number: of the request, -1 for any. Raises Refused."""
        undo_request = self.standing.undo_request
        if undo_request is None:
            raise Refused("impossible", _("There is no request to undo."))
        if number not in (-1, undo_request.n):
            raise Refused("stale", _("By now there is another request. Look again, and answer that one."))
        asked = [seat for seat in undo_request.waits_for if seat in seats]
        if not asked and (yes or undo_request.seat not in seats):
            raise Refused("impossible", _("You are not asked; the others must agree."))
        rest = [seat for seat in undo_request.waits_for if seat not in seats]
        if yes and not rest:
            self.standing.undone = True
            self.go_back(undo_request.to)
        else:
            self.standing.undo_request = msgspec.structs.replace(undo_request, waits_for=rest) if yes else None

    # -- the rematch ---------------------------------------------------------------------------------------------------

    @property
    def why_no_rematch(self) -> str:
        """Why no rematch can be opened now; empty if one can. Who has all seats may begin anew at any time."""
        if self.is_shared and not self.over:
            return _("The others still play here. A rematch can begin when the game is over.")
        return ""

    @property
    def next_fair_seed(self) -> FairSeed | None:
        """What the seed of the rematch is made of so far; None before somebody asks for one."""
        parts = self.standing.next_seed_from
        return FairSeed(secret=parts[0], contributions=parts[1:]) if parts else None

    def commit(self) -> None:
        """Draws the secret for the seed of the rematch: from now on its commitment is published.

        If a rematch was closed, the next one has another secret.
        """
        if self.standing.next or not self.standing.next_seed_from:
            self.standing.next = ""
            self.standing.next_seed_from = new_fair_seed(len(self.players)).parts

    def lead_to(self, rematch: str, order: Sequence[int]) -> None:
        """The rematch is at this table. order: for each seat there, the one that its player has here."""
        self.standing.next, self.standing.next_order = rematch, list(order)

    @property
    def next_order(self) -> Sequence[int]:
        """For each seat of the rematch, the one that its player has here."""
        return self.standing.next_order or range(len(self.players))

    def owes(self, place: Place) -> bool:
        """Whether the browser of this place has yet to contribute to the seed of the rematch."""
        fair = self.next_fair_seed
        if fair is None or self.standing.next or not place.seats:
            return False
        return not fair.contributions[place.seats[0]]

    def contribute(self, place: Place, commitment: str, contribution: str) -> None:
        """What the browser of a player contributes to the seed of the rematch. Raises Refused."""
        fair = self.next_fair_seed
        if fair is None or self.standing.next or commitment != fair.commitment:
            raise Refused("stale", _(NOT_AWAITED))
        seat = place.seats[0]
        if fair.contributions[seat] not in ("", contribution):
            raise Refused("impossible", _(CONTRIBUTED))
        self.standing.next_seed_from = fair.with_contribution(seat, contribution).parts

    # -- stops ---------------------------------------------------------------------------------------------------------

    def set_stops(self, seat: int, stops: Sequence[str]) -> None:
        """Sets the stops of a seat. If the present window is not among them, the seat passes at once. Raises Refused.

        This is no action: the choices of others stay possible, and requests to undo stay open.
        """
        actions = len(self.match.actions)
        self.stopping.set(seat, stops)
        self._go_to_stop()
        if len(self.match.actions) > actions:
            self.changed()

    # -- giving up -----------------------------------------------------------------------------------------------------

    def concede(self, seat: int) -> None:
        """A person concedes. Raises Refused."""
        if seat not in self.people:
            raise Refused("impossible", _("Only players can give up."))
        self.standing.conceded = [*self.standing.conceded, seat]
        rest = [other for other in range(len(self.players)) if other not in self.standing.conceded]
        if len(rest) == 1 or not self.people:
            self.standing.gave_up = seat
        self.changed()
