"""A seat: what one player may know and do. Bots and clients get this and never the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rulebound.kernel.about import about
from rulebound.kernel.action import Action
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.chance import Chance
from rulebound.kernel.imagining import imagine
from rulebound.kernel.need import Reason
from rulebound.kernel.telling_apart import tell_apart
from rulebound.kernel.view import Line, View
from rulebound.kernel.words import Part, plain

if TYPE_CHECKING:
    from rulebound.kernel.game import Game


class Seat:
    """One seat of a table; index -1 is a spectator, who sees what everybody sees and does nothing."""

    def __init__(self, game: Game, state: CardTable, index: int) -> None:
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
        return about(self._state, self.index, card_ids)

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
        return imagine(self._state, self.index, Chance.of(chance, "imagine") if isinstance(chance, int) else chance)
