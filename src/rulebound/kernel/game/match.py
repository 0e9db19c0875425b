"""A match: a state with its record, its log and undo, for clients, servers and commands."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, ClassVar, Self, Unpack

import msgspec

from rulebound.kernel.basics.event import Event
from rulebound.kernel.basics.problem import RecordError
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.record import Record, at_position, begin, follow, read_record, record_of
from rulebound.kernel.game.set_up import SetupArguments
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.stops import automatic_pass
from rulebound.language import _


class CannotUndo(ValueError):
    """Nothing can be undone, or not without the others' consent. The message says why."""


class Match:
    """A game in progress: `state`, and the codes of all `actions` since its beginning. Events are logged.

    A match is about a quarter slower than a state alone, so searches use states.
    """

    load_game: ClassVar[Callable[[str], Game]]  # loads a game by its name; set by the package

    def __init__(self, game: Game, **given: Unpack[SetupArguments]) -> None:
        """A new game, set up as by `game.new_state`. Raises SetupError with all that is wrong."""
        self.start(game, game.begin(game.setup(**given), observed=True))

    def start(self, game: Game, state: CardTable, origin: dict[str, Any] | None = None) -> None:
        """Begins at this state. origin: the same state saved, if it is not a new deal."""
        self.game = game
        self.state = state
        self.origin = origin
        self.before = state.decisions  # the number of decisions before the match began
        self.actions: list[int] = []  # codes
        self.stops: dict[int, Collection[str]] = {}  # the stops of seats that pass automatically at all other windows

    @classmethod
    def at(cls, game: Game, state: CardTable) -> Self:
        """A match that begins at this position, such as a scene or an imagined state."""
        origin = game.save(state)
        match = cls.__new__(cls)
        match.start(game, at_position(game, origin, state.seats), origin)
        return match

    @classmethod
    def of_scene(cls, game: Game, scene: dict[str, Any]) -> Self:
        """A match that begins at a scene, described as for `game.scene`. Raises SceneError."""
        return cls.at(game, game.scene(**scene))

    @property
    def log(self) -> list[Event]:
        """All events, including secrets. A seat's view has them in sentences."""
        return self.state.log

    def apply(self, action: Action[Any]) -> None:
        """Carries out a legal action, and goes on to the next decision. Raises IllegalAction with the reason."""
        self.state.apply(action)
        self.actions.append(action.code)
        self.pass_unasked()

    def pass_unasked(self) -> None:
        """Passes for seats that have set stops, at every window without one."""
        while self.state.seat in self.stops:
            action = automatic_pass(self.state, self.stops[self.state.seat])
            if action is None:
                return
            self.state.apply(action)
            self.actions.append(action.code)

    # -- taking back ---------------------------------------------------------------------------------------------------

    @property
    def undo_to(self) -> int:
        """The number of actions that are left after `undo`: before the last action with its chained choices."""
        return max(0, self.state.undo_to - self.before)

    def why_no_undo(self, *, agreed: bool = False) -> str:
        """A sentence on why nothing can be undone now; empty if something can."""
        if not self.actions:
            return _("Nothing has been done yet.")
        if not agreed and self.before + self.undo_to < self.state.undo_limit:
            return _("That cannot be taken back: {why}.", why=_(self.state.undo_limit_reason))
        return ""

    def undo(self, *, agreed: bool = False) -> None:
        """Undoes the last action with its chained choices, or the part of it that has been chosen so far.

        agreed: all players consent, so that chance, revealed secrets and others' decisions can be undone too.
        Raises CannotUndo.
        """
        why = self.why_no_undo(agreed=agreed)
        if why:
            raise CannotUndo(why)
        again = self.from_record(self._record_to(self.undo_to), self.game)
        self.state, self.actions = again.state, again.actions

    # -- keeping -------------------------------------------------------------------------------------------------------

    def _record_to(self, count: int) -> Record:
        return record_of(self.game, self.state, self.actions[:count], self.origin)

    @property
    def record(self) -> Record:
        """Everything that is needed to play this game again, as a new Record."""
        record = self._record_to(len(self.actions))
        record.fingerprint = self.state.fingerprint()
        return record

    def save(self) -> dict[str, Any]:
        """The match as data for JSON, for `resume`."""
        saved = msgspec.to_builtins(self.record)
        assert isinstance(saved, dict)
        return saved

    @classmethod
    def resume(cls, data: dict[str, Any], game: Game | None = None) -> Self:
        """The match that was saved by `save`. Raises RecordError."""
        return cls.from_record(read_record(msgspec.json.encode(data)), game)

    @classmethod
    def from_record(cls, record: Record, game: Game | None = None) -> Self:
        """The match of a record, replayed to its end. game: needed for own cards; unless given, the game as shipped.

        Raises RecordError if it was made with other rules or cards, cannot be replayed, or ends in another position.
        """
        if game is None:
            game = cls.load_game(record.game)
        match = cls.__new__(cls)
        match.start(game, begin(game, record), record.start)
        for number, code in enumerate(record.actions, 1):
            follow(game, match.state, code, number)
            match.actions.append(code)
        if record.fingerprint is not None and record.fingerprint != match.state.fingerprint():
            raise RecordError("this record", ["it replays, but to another position than it says: it is damaged"])
        return match
