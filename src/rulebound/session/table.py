"""A table: a match with the people and bots who play it, and what they may do besides the game's own actions.

Whatever is not done is refused with a sentence. Nothing here waits, and nothing here knows the network or the disk.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from rulebound.bots import LEVELS
from rulebound.kernel.action import Action
from rulebound.kernel.game import Game
from rulebound.kernel.match import Match
from rulebound.kernel.record import follow
from rulebound.kernel.seat import Seat
from rulebound.kernel.showing import ending
from rulebound.session.charter import Charter, Place, Standing, Wish, now
from rulebound.session.players import Player
from rulebound.session.refusing import Refused
from rulebound.session.stopping import WINDOWS, Stopping

SPECTATOR: Final = -1
CONCEDED: Final = "conceded"  # the reason of an end that no rulebook knows
OVER: Final = "The game is over."
MOST_ASKED: Final = 3  # wishes of a seat, until the game goes on
STALE: Final = "The table has changed since you chose that. Look again, and choose anew."


@dataclass(frozen=True)
class Made:
    """One action that was taken: by whom, whether it went on with a deed already begun, and whether it was chosen.

    Passes of seats that have no stop are not chosen.
    """

    seat: int
    chained: bool
    chosen: bool


@dataclass(frozen=True)
class End:
    """How the game ended."""

    winners: list[int]
    reason: str
    sentence: str
    clause: str


class Table:
    """One table from its opening on. `match` is the game; `standing` is everything else that changes."""

    def __init__(
        self, name: str, charter: Charter, standing: Standing, game: Game, actions: Sequence[int] = ()
    ) -> None:
        """Raises RecordError where it cannot be played up to where it stood."""
        self.id = name
        self.charter = charter
        self.players = charter.players
        self.standing = standing
        self.game = game
        self.match = Match.from_record(charter.record, game)
        self.made: list[Made] = []
        windows = self.match.state.setup.options[WINDOWS]
        self.stopping = Stopping(game, charter.players, windows, standing.stops)
        self.stopping.reach(0)
        for number, code in enumerate(actions, 1):
            passing = self.stopping.unasked(self.match.state)
            self._note(chosen=passing is None or passing.code != code)
            follow(game, self.match.state, code, number)
            self.match.actions.append(code)
            self.stopping.reach(number)
        if not charter.shows and not actions:  # else it was left where somebody is asked
            self._go_to_stop()

    def _note(self, *, chosen: bool = True) -> None:
        state = self.match.state
        chained = bool(state.question) and state.question[0].chained
        self.made.append(Made(state.seat, chained, chosen))

    def _go_to_stop(self) -> None:
        """Seats without a stop here pass. Bots too, whose time to think would tell what they hold."""
        while not self.over:
            passing = self.stopping.unasked(self.match.state)
            if passing is None:
                return
            self._note(chosen=False)
            self.match.apply(passing)

    # -- who and when --------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nobody decides any more."""
        return self.match.state.over or self.standing.gave_up >= 0

    @property
    def decider(self) -> int:
        """The seat that must decide; -1 where the game is over or the table only shows a record."""
        return SPECTATOR if self.over or self.charter.shows else self.match.state.seat

    @property
    def is_open(self) -> bool:
        """Whether everything that was hidden may be seen."""
        return self.over or self.charter.shows

    def bot_of(self, seat: int) -> str:
        """The level of the bot that plays this seat; empty for a person. Who has given up is played on by a bot."""
        return LEVELS[0].name if seat in self.standing.conceded else self.players[seat].bot

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat in range(len(self.players)) if not self.bot_of(seat)]

    def name_of(self, seat: int) -> str:
        """What the player of a seat is called."""
        return self.players[seat].name

    @property
    def players_again(self) -> list[Player]:
        """The players for another game, who are asked where they are asked now."""
        return [msgspec.structs.replace(it, stops=self.stopping.of(seat)) for seat, it in enumerate(self.players)]

    def place_of(self, link: str) -> Place | None:
        """Where a link leads to."""
        return next((place for place in self.charter.places if place.link == link), None)

    def seat(self, seat: int) -> Seat:
        """What a seat may know and do."""
        return self.match.state.seat_of(seat)

    @property
    def end(self) -> End | None:
        """How the game ended; None while it goes on."""
        if self.match.state.over:
            state = self.match.state
            return End(list(state.winners), state.reason, ending(state), state.clause)
        if self.standing.gave_up < 0:
            return None
        rest = [seat for seat in range(len(self.players)) if seat not in self.standing.conceded]
        return End(rest, CONCEDED, f"{self.name_of(self.standing.gave_up)} has given up.", "")

    # -- the game's own actions ----------------------------------------------------------------------------------------

    def check(self, revision: int) -> None:
        """Whether something may be done to the table as somebody has seen it. Raises Refused."""
        if self.charter.shows:
            raise Refused("impossible", "This is a record: it can be looked at and branched from, and not be changed.")
        if revision != self.standing.revision:
            raise Refused("stale", STALE)
        if self.over:
            raise Refused("impossible", OVER)

    def action(self, code: int) -> Action[Any]:
        """The action with this code. Raises Refused."""
        if not 0 <= code < self.game.num_actions:
            raise Refused("impossible", f"There is no action {code}; {self.game.title} has {self.game.num_actions}.")
        return self.game.action(code)

    def act(self, seat: int, code: int) -> None:
        """Does an action. Raises Refused, with the need that fails."""
        action = self.action(code)
        reason = self.seat(seat).why_not(action)
        if reason is not None:
            raise Refused("impossible", reason.sentence, reason.clause)
        before, count = self.match.state.clone(), len(self.match.actions)
        self._note()
        try:
            self.match.apply(action)
            self._go_to_stop()
        except Exception:  # of whatever kind: the table stays as it was
            self.match.state = before
            del self.match.actions[count:]
            del self.made[count:]
            raise
        self.changed()

    def changed(self) -> None:
        """The game has gone on or back: what was wished before is no longer asked for."""
        standing = self.standing
        standing.revision += 1
        standing.wish = None
        standing.asked = []
        standing.since = now()
        standing.where = self.where()
        standing.seat = self.decider
        standing.over = self.over

    def where(self) -> str:
        """How far it has come, for people; nothing that a seat would hide."""
        if self.over:
            return "over"
        turn = self.seat(SPECTATOR).view().turn
        how_far = f"turn {turn.number}" if turn.number else turn.step.lower()
        return ", ".join(part for part in (how_far, f"{self.name_of(self.match.state.seat)} decides") if part)

    # -- taking back ---------------------------------------------------------------------------------------------------

    def last_of(self, seats: Container[int]) -> int:
        """Which of these seats has decided last; -1 where none has."""
        return next((made.seat for made in reversed(self.made) if made.seat in seats), SPECTATOR)

    def back_to(self, seat: int) -> int:
        """How many actions are left if the last deed of this seat, and all since, is taken back; -1 if it has none."""
        for n in range(len(self.made) - 1, -1, -1):
            made = self.made[n]
            if made.seat == seat and made.chosen and (not made.chained or n == 0):
                return n
        return -1

    def is_free(self, to: int) -> bool:
        """Whether nobody has to agree to go back to where so many actions had been taken."""
        return self.match.before + to >= self.match.state.floor

    def why_no_undo(self, seat: int) -> str:
        """Why this seat can take nothing back, not even if the others agree; empty where it can."""
        if self.charter.shows or seat < 0:
            return "Who watches takes nothing back."
        if self.over:
            return OVER
        if self.bot_of(seat):
            return "You have given up, and a bot plays on for you."
        why = self.why_not_alone(seat)
        if not why or self.back_to(seat) < 0:
            return why
        if len(self.people) < len(self.players):
            return f"{why} The others would have to agree, and a bot never does."
        return self._why_not_ask(seat)

    def why_not_alone(self, seat: int) -> str:
        """Why this seat cannot take its last deed back if nobody else agrees; empty where it can."""
        to = self.back_to(seat)
        if to < 0:
            return "You have done nothing yet."
        return "" if self.is_free(to) else f"That cannot be taken back: {self.match.state.floor_reason}."

    def _why_not_ask(self, seat: int) -> str:
        """Why this seat cannot ask the others; empty where it can."""
        wish = self.standing.wish
        if wish is not None and wish.seat == seat:
            return "You have asked the others already; they have not all answered."
        if wish is not None:
            return f"{self.name_of(wish.seat)} asks for something too; that must be answered first."
        if self.standing.asked.count(seat) >= MOST_ASKED:
            return "You have asked for it often enough; you can ask again when the game has gone on."
        return ""

    def undo(self, seat: int) -> None:
        """Takes back the last deed of a seat, or asks the others for it. Raises Refused."""
        why = self.why_no_undo(seat)
        if why:
            raise Refused("impossible", why)
        to = self.back_to(seat)
        if self.is_free(to):
            self.go_back(to)
        else:
            standing, others = self.standing, [other for other in self.people if other != seat]
            standing.asked = [*standing.asked, seat]
            standing.wishes += 1
            standing.wish = Wish(seat=seat, to=to, waits_for=others, n=standing.wishes)

    def go_back(self, to: int) -> None:
        """Takes back until so many actions are left."""
        while len(self.match.actions) > to:
            self.match.undo(agreed=True)
        del self.made[to:]
        self.stopping.go_back(to)
        self.standing.stops = self.stopping.settings
        self.changed()

    def agree(self, seats: Container[int], *, yes: bool, number: int = -1) -> None:
        """These seats answer to the wish; to the one with this number, if it is named. Raises Refused."""
        wish = self.standing.wish
        if wish is None:
            raise Refused("impossible", "Nobody asks to take anything back.")
        if number not in (-1, wish.n):
            raise Refused("stale", "Something else is asked by now. Look again, and answer that.")
        asked = [seat for seat in wish.waits_for if seat in seats]
        if not asked and (yes or wish.seat not in seats):
            raise Refused("impossible", "You are not asked; the others must agree.")
        rest = [seat for seat in wish.waits_for if seat not in seats]
        if yes and not rest:
            self.go_back(wish.to)
        else:
            self.standing.wish = msgspec.structs.replace(wish, waits_for=rest) if yes else None

    # -- stops ---------------------------------------------------------------------------------------------------------

    def note_stops(self, seat: int, stops: Sequence[str]) -> None:
        """A seat is asked at these windows from now on. Raises Refused.

        It is no deed at the table: what others have chosen to do stays possible, and nobody's wish is forgotten.
        """
        self.stopping.set(seat, stops, len(self.match.actions))
        self.standing.stops = self.stopping.settings

    def set_stops(self, seat: int, stops: Sequence[str]) -> None:
        """The same, and it passes at once where it is asked at another now. Raises Refused."""
        actions = len(self.match.actions)
        self.note_stops(seat, stops)
        self._go_to_stop()
        if len(self.match.actions) > actions:
            self.changed()

    # -- giving up -----------------------------------------------------------------------------------------------------

    def concede(self, seat: int) -> None:
        """A person gives up. Raises Refused."""
        if seat not in self.people:
            raise Refused("impossible", "Only who plays can give up.")
        self.standing.conceded = [*self.standing.conceded, seat]
        rest = [other for other in range(len(self.players)) if other not in self.standing.conceded]
        if len(rest) == 1 or not self.people:
            self.standing.gave_up = seat
        self.changed()
