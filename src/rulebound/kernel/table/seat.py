"""A seat: what one player may know and do. Bots and clients get this and never the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.basics.telling_apart import tell_apart
from rulebound.kernel.basics.view import Line, View
from rulebound.kernel.basics.words import Part, plain
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook


class Seat:
    """One seat of a table; index -1 is a spectator, who sees what everybody sees and does nothing."""

    def __init__(self, game: Rulebook, state: CardTable, index: int) -> None:
        self.game = game
        self.index = index
        self._state = state

    @property
    def decides(self) -> bool:
        """Whether this seat must decide now."""
        return self._state.seat == self.index and not self._state.over

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self._state.seats

    @property
    def decisions(self) -> int:
        """How many decisions have been made at this table, lone options not counted."""
        return self._state.decisions

    @property
    def floor(self) -> int:
        """The number of decisions after which nothing new was learned: no chance, no secret, no other mind since."""
        return self._state.floor

    def view(self) -> View:
        """Everything this seat may know, laid out as on a table."""
        return tell_apart(self.game.view(self._state, self.index))

    def log(self, since: int = 0) -> list[Line]:
        """What has happened from event `since` on, as this seat may read it; a view has only the latest of it."""
        return self.game.log(self._state, self.index, since)

    def about(self, card_ids: Sequence[str]) -> list[tuple[Action[Any], Reason | None]]:
        """What can be done with these cards, by their ids in the view, and why the rest cannot."""
        return self.game.actions_with(self._state, self.index, card_ids)

    def legal_actions(self) -> list[Action[Any]]:
        """What this seat may do now; empty while another one decides."""
        return self._state.legal_actions() if self.decides else []

    def why_not(self, action: Action[Any]) -> Reason | None:
        """The first need that fails, in words that this seat may read; None when the action may be done."""
        return self._state.why_not(self.index, action)

    def phrase(self, action: Action[Any]) -> list[Part]:
        """The sentence of `describe`, with the pieces that it names."""
        return self._state.describe(self.index, action)

    def describe(self, action: Action[Any]) -> str:
        """The sentence for an action, as this seat may read it."""
        return plain(self.phrase(action))

    def imagine(self, chance: Chance | int) -> CardTable:
        """A full state that this seat cannot tell from the real one: hidden things and chance are drawn anew.

        chance: where the draws come from; a number is the seed of a fresh stream.
        """
        drawn = Chance.of(chance, "imagine") if isinstance(chance, int) else chance
        return self.game.imagine(self._state, self.index, drawn)
