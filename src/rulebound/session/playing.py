"""A match with its people and bots: who is asked, who passes, and what can be undone.

Whatever is not possible is refused with a sentence. This module does not wait, and uses no screen, network or disk.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from rulebound.bots import LEVELS
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import Match
from rulebound.kernel.game.record import Record, follow
from rulebound.kernel.knowledge.log_lines import LineCache
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.seat import Seat
from rulebound.kernel.table.window import Pass
from rulebound.language import N_, _
from rulebound.session.errors import Refused
from rulebound.session.stopping import Stopping
from rulebound.session.table_config import Standing, TableConfig, now
from rulebound.session.teaching import Teaching
from rulebound.session.thought import Question

SPECTATOR: Final = -1
STANDS_IN: Final = next(
    level.name for level in LEVELS if level.spec == "greedy"
)  # the level of bots that play for who stays away
FINAL: Final = (  # why something cannot be taken back any more, as states say it
    N_("a hidden card was seen"),
    N_("cards were shuffled"),
    N_("dice were rolled"),
    N_("another player has had to decide since"),
    N_("what is declared at this table is final"),
)


@dataclass(frozen=True)
class Made:
    """One action: its seat, whether it continued an action, whether a player chose it, and whether it was a pass.

    Passes of seats without a stop are not chosen.
    """

    seat: int
    chained: bool
    chosen: bool
    passed: bool


class Playing:
    """A game from its opening on. `match` is the game; `standing` is everything else that changes."""

    def __init__(self, game: Game, config: TableConfig, standing: Standing, actions: Sequence[int] = ()) -> None:
        """Raises RecordError if the last position cannot be reached again."""
        self.config = config
        self.players = config.players
        self.standing = standing
        self.game = game
        self.match = Match.from_record(config.record, game)
        self.made: list[Made] = []
        self.line_cache = LineCache()  # the lines of the log, which views of the table share
        self.stopping = Stopping(self.match, config.players, standing)
        self._replay(actions)
        if not config.shows and not actions:  # else it was left where somebody is asked
            self._go_to_stop()
        self.teaching = Teaching(self) if config.lesson else None

    def _replay(self, actions: Sequence[int]) -> None:
        """Goes on with stored actions. Raises RecordError."""
        for number, code in enumerate(actions, len(self.match.actions) + 1):
            passing = self.stopping.automatic_pass()
            self._note(self.game.action(code), chosen=passing is None or passing.code != code)
            follow(self.game, self.match.state, code, number)
            self.match.actions.append(code)

    def take_over(self, standing: Standing, actions: Sequence[int]) -> None:
        """Becomes as another server has stored this table. Raises RecordError, and then it cannot be used any more."""
        for name in Standing.__struct_fields__:
            setattr(self.standing, name, getattr(standing, name))
        known = len(self.match.actions)
        if list(actions[:known]) != self.match.actions:
            self.match = Match.from_record(self.config.record, self.game)
            self.made.clear()
            self.stopping = Stopping(self.match, self.players, self.standing)
            known = 0
        self._replay(actions[known:])
        self.teaching = Teaching(self) if self.config.lesson else None

    def _note(self, action: Action[Any], *, chosen: bool = True) -> None:
        state = self.match.state
        chained = bool(state.question) and state.question[0].chained
        self.made.append(Made(state.seat, chained, chosen, isinstance(action, Pass)))

    def _go_to_stop(self) -> None:
        """Lets seats without a stop pass. Bots pass too: the time that they think would reveal what they hold."""
        while not self.over:
            passing = self.stopping.automatic_pass()
            if passing is None:
                return
            self._note(passing, chosen=False)
            self.match.apply(passing)

    @property
    def record(self) -> Record:
        """The record of the game so far, with what its seed was made of."""
        return msgspec.structs.replace(self.match.record, seed_from=self.config.record.seed_from)

    # -- who and when --------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is over for all seats."""
        return self.match.state.over or self.standing.gave_up >= 0

    @property
    def decider(self) -> int:
        """The seat that must decide; -1 if the game is over or the table only shows a record."""
        return SPECTATOR if self.over or self.config.shows else self.match.state.seat

    @property
    def is_open(self) -> bool:
        """Whether all hidden cards may be seen."""
        return self.over or self.config.shows

    def bot_of(self, seat: int) -> str:
        """The level of the bot in this seat; empty for a person.

        A bot takes the seat of a player who has given up, and plays for one who stays away.
        """
        if seat in self.standing.conceded:
            return LEVELS[0].name
        return STANDS_IN if seat in self.standing.absent else self.players[seat].bot

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.players)) if not self.bot_of(seat)]

    def name_of(self, seat: int) -> str:
        """The name of the player in a seat."""
        return self.players[seat].name

    def dealt_again(self, seed: int, seed_from: Sequence[str] = (), order: Sequence[int] = ()) -> TableConfig:
        """The same table with another deal and the present stops.

        seed_from: what the seed was made of. order: for each seat, the one that its player has now; empty for the same.
        """
        setup, order = self.match.state.setup, order or range(len(self.players))
        match = Match(
            self.game,
            seed=seed,
            seats=setup.seats,
            decks=[setup.decks[seat] for seat in order] if setup.decks else None,
            rulings=setup.rulings,
            options=setup.options,
            names=[setup.names[seat] for seat in order],
        )
        players = [msgspec.structs.replace(self.players[seat], stops=self.stopping.of(seat)) for seat in order]
        return TableConfig(
            record=msgspec.structs.replace(match.record, seed_from=list(seed_from)),
            players=players,
            cards=self.config.cards,
            screen=self.config.screen,
            advice=self.config.advice,
            meeting=self.config.meeting,
            clock=self.config.clock,
            rated=self.config.rated,
        )

    def seat(self, seat: int) -> Seat:
        """What a seat may know and do."""
        return self.match.state.seat_of(seat)

    # -- the game's own actions ----------------------------------------------------------------------------------------

    def action(self, code: int) -> Action[Any]:
        """The action with this code. Raises Refused."""
        if not 0 <= code < self.game.num_actions:
            raise Refused(
                "impossible",
                _(
                    "There is no action {code}; {title} has {count}.",
                    code=code,
                    title=self.game.title,
                    count=self.game.num_actions,
                ),
            )
        return self.game.action(code)

    def act(self, seat: int, code: int) -> None:
        """Takes an action. Raises Refused, with the need that fails."""
        action = self.action(code)
        reason = self.seat(seat).why_not(action)
        if reason is not None:
            raise Refused("impossible", reason.sentence, reason.clause)
        teaching, text = self.teaching, ""
        if teaching is not None:
            teaching.check(seat, action)
            text = teaching.text_of(seat, action)
        before, count = self.match.state.clone(), len(self.match.actions)
        self._note(action)
        try:
            self.match.apply(action)
            self._go_to_stop()
        except Exception:  # of whatever kind: the table stays as it was
            self.match.state = before
            del self.match.actions[count:]
            del self.made[count:]
            raise
        if teaching is not None:
            teaching.acted(text)
        self.changed()

    def reply(self) -> int:
        """The action that a lesson prescribes to the deciding rival; -1 if a bot has to think."""
        return self.teaching.reply() if self.teaching is not None else -1

    def changed(self) -> None:
        """Called after every change of the game."""
        self.standing.revision += 1
        self.standing.since = now()
        self.mark()

    def mark(self) -> None:
        """Notes how far the game has come, for lists of tables."""
        standing, turn = self.standing, self.game.turn(self.match.state)  # in English: it is stored
        standing.turn, standing.step, standing.where = turn.number, turn.step.lower(), ""
        standing.seat = self.decider
        standing.over = self.over

    def question(self, seat: int, spec: str, seed: int, *, advise: bool = False, lasting: bool = False) -> Question:
        """The question to a bot that plays this seat, or advises it."""
        state = msgspec.Raw(msgspec.json.encode(self.game.save(self.match.state)))
        return Question(
            game=self.game.name,
            cards=self.config.cards,
            state=state,
            seat=seat,
            spec=spec,
            seed=seed,
            advise=advise,
            lasting=lasting,
        )

    # -- taking back ---------------------------------------------------------------------------------------------------

    def last_of(self, seats: Container[int]) -> int:
        """Which of these seats decided last; -1 if none did."""
        return next((made.seat for made in reversed(self.made) if made.chosen and made.seat in seats), SPECTATOR)

    def back_to(self, seat: int) -> int:
        """How many actions are left after undoing this seat's last action and all since; -1 if it has none."""
        for n in range(len(self.made) - 1, -1, -1):
            made = self.made[n]
            if made.seat == seat and made.chosen and (not made.chained or n == 0):
                return n
        return -1

    def is_free(self, to: int) -> bool:
        """Whether undo to this number of actions needs no consent."""
        return self.match.before + to >= self.match.state.undo_limit or self.only_bots_passed(to)

    def only_bots_passed(self, to: int) -> bool:
        """Whether, apart from the only person's own actions, bots have only passed since then.

        Also no new card was seen. So undo takes nothing from other players.
        """
        rest = self.made[to:]
        if self.match.before + to < self.match.state.last_seen or len(self.people) != 1 or not rest:
            return False
        return rest[0].seat == self.people[0] and all(it.passed or it.seat == self.people[0] for it in rest)

    def why_not_alone(self, seat: int) -> str:
        """Why this seat cannot undo its last action without the others' consent; empty if it can."""
        to = self.back_to(seat)
        if to < 0:
            return _("You have done nothing yet.")
        return (
            ""
            if self.is_free(to)
            else _("That cannot be taken back: {why}.", why=_(self.match.state.undo_limit_reason))
        )

    def go_back(self, to: int) -> None:
        """Undoes until so many actions are left."""
        while len(self.match.actions) > to:
            self.match.undo(agreed=True)
        del self.made[to:]
        self.stopping.go_back()
        if self.teaching is not None:
            self.teaching.went_back()
        self.changed()
