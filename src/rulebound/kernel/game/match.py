"""A match: a state with its record, its log and undo. What clients, servers and commands use."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, ClassVar, Self, Unpack

import msgspec

from rulebound.kernel.basics.event import Event
from rulebound.kernel.basics.problem import RecordError
from rulebound.kernel.game.game import Game, SetupArguments
from rulebound.kernel.game.record import Record, at_position, begin, follow, read_record, record_of
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.stops import unasked_pass


class CannotUndo(ValueError):
    """Nothing can be taken back, or not without the others' consent; the sentence says why."""


class Match:
    """One game being played, from its set-up on. `state` is observed: what happens in it is logged."""

    load_game: ClassVar[Callable[[str], Game]]  # finds a game by its name; the package sets it

    def __init__(self, game: Game, **given: Unpack[SetupArguments]) -> None:
        """A new game, set up as by `game.new_state`. Raises SetupError with all that is wrong."""
        self.start(game, game.begin(game.setup(**given), observed=True))

    def start(self, game: Game, state: CardTable, origin: dict[str, Any] | None = None) -> None:
        """Begins at this state, with nothing done yet. origin: that state saved, where it is not a fresh deal."""
        self.game = game
        self.state = state
        self.origin = origin
        self.before = state.decisions  # made before the match began
        self.actions: list[int] = []  # codes
        self.stops: dict[int, Collection[str]] = {}  # of seats that pass by themselves wherever they have no stop

    @classmethod
    def at(cls, game: Game, state: CardTable) -> Self:
        """A match that goes on from this position: a scene, or an imagined state."""
        origin = game.save(state)
        match = cls.__new__(cls)
        match.start(game, at_position(game, origin, state.seats), origin)
        return match

    @classmethod
    def of_scene(cls, game: Game, scene: dict[str, Any]) -> Self:
        """A match that begins at a position described, as for `game.scene`. Raises SceneError."""
        return cls.at(game, game.scene(**scene))

    @property
    def log(self) -> list[Event]:
        """What has happened, everything included; a seat's view has it in sentences."""
        return self.state.log

    def apply(self, action: Action[Any]) -> None:
        """Does the action. Raises IllegalAction, with the failing need."""
        self.state.apply(action)
        self.actions.append(action.code)
        self.pass_unasked()

    def pass_unasked(self) -> None:
        """Seats that have set their stops pass wherever they have none."""
        while self.state.seat in self.stops:
            action = unasked_pass(self.state, self.stops[self.state.seat])
            if action is None:
                return
            self.state.apply(action)
            self.actions.append(action.code)

    # -- taking back ---------------------------------------------------------------------------------------------------

    @property
    def undo_to(self) -> int:
        """The number of actions that are left if the last deed, or what is done of this one, is taken back."""
        return max(0, self.state.undo_to - self.before)

    def why_no_undo(self, *, agreed: bool = False) -> str:
        """Why nothing can be taken back now, as a sentence; empty when it can."""
        if not self.actions:
            return "Nothing has been done yet."
        if not agreed and self.before + self.undo_to < self.state.floor:
            return f"That cannot be taken back: {self.state.floor_reason}."
        return ""

    def undo(self, *, agreed: bool = False) -> None:
        """Takes back the last deed, or what is done so far of the present one.

        agreed: all players consent, so that chance, secrets and others' decisions do not stand in the way.
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
        """Everything that makes this game again."""
        record = self._record_to(len(self.actions))
        record.fingerprint = self.state.fingerprint()
        return record

    def save(self) -> dict[str, Any]:
        """The match as data that JSON can hold; `resume` goes on with it."""
        saved = msgspec.to_builtins(self.record)
        assert isinstance(saved, dict)
        return saved

    @classmethod
    def resume(cls, data: dict[str, Any], game: Game | None = None) -> Self:
        """The match that was saved. Raises RecordError."""
        return cls.from_record(read_record(msgspec.json.encode(data)), game)

    @classmethod
    def from_record(cls, record: Record, game: Game | None = None) -> Self:
        """The match of a record, replayed to its end. game: needed for own cards; else the one as shipped.

        Raises RecordError if it was made with other rules or cards, cannot be replayed, or ends elsewhere.
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
