"""Seats: what one player may know and do. Bots and clients get a seat, never the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.disambiguating import disambiguate
from rulebound.kernel.basics.observation import Observation
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.basics.view import Line, View
from rulebound.kernel.basics.words import Part, plain
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook


class Seat:
    """What one player may know and do. Bots and clients get a seat, never the state.

    game: the game.
    index: the number of the seat; -1 is a spectator, who sees what all players see.
    """

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
        """The number of seats at the table."""
        return self._state.seats

    @property
    def decisions(self) -> int:
        """How many decisions have been made; a single legal action takes itself and does not count."""
        return self._state.decisions

    @property
    def undo_limit(self) -> int:
        """The number of decisions back to which undo is free: nothing was revealed or drawn since."""
        return self._state.undo_limit

    def view(self) -> View:
        """Everything that this seat may know, with its layout. It takes most of a millisecond."""
        return disambiguate(self.game.view(self._state, self.index))

    def log(self, since: int = 0) -> list[Line]:
        """The log from event `since` on, as this seat may read it; a view has only the latest lines."""
        return self.game.log(self._state, self.index, since)

    def about(self, card_ids: Sequence[str]) -> list[tuple[Action[Any], Reason | None]]:
        """What this seat could do with these cards, by their ids in the view; with None if legal, else the reason."""
        return self.game.actions_with(self._state, self.index, card_ids)

    def legal_actions(self) -> list[Action[Any]]:
        """The legal actions of this seat; empty while another seat decides."""
        return self._state.legal_actions() if self.decides else []

    def why_not(self, action: Action[Any]) -> Reason | None:
        """Why an action is not legal for this seat, without what it may not know; None if it is legal."""
        return self._state.why_not(self.index, action)

    def phrase(self, action: Action[Any]) -> list[Part]:
        """The sentence of `describe` in parts, each with the number of the piece that it names."""
        return self._state.describe(self.index, action)

    def describe(self, action: Action[Any]) -> str:
        """The sentence for an action, as this seat may read it; `str(action)` is a stable technical form."""
        return plain(self.phrase(action))

    def observe(self) -> Observation:
        """What this seat may know, as numbers for a program that learns; `game.spec` says what they mean."""
        return self.game.observe(self._state, self.index)

    def option_numbers(self) -> list[int]:
        """The number of each legal action, in their order, from 0 to `game.num_options` - 1.

        Unlike action codes they mean the same in every deal: a kind of action, and a card, a number, or a seat counted
        from this one. Equal cards are numbered in the order of their rows.
        """
        return self.game.option_numbers(self._state) if self.decides else []

    def mask(self) -> bytearray:
        """For each number of an option, 1 if it is legal now and 0 if not."""
        mask = bytearray(self.game.num_options)
        for number in self.option_numbers():
            mask[number] = 1
        return mask

    def option_features(self) -> list[tuple[int, int, int, int, int]]:
        """For each legal action: its kind, and the card, row, number or seat that it is about; 0 for what it lacks.

        Kinds are counted from 1 as in `game.option_kinds`, cards as in the column `card` of an observation, rows and
        numbers from 1, and seats from 1 for this one.
        """
        return self.game.option_features(self._state) if self.decides else []

    def action(self, number: int) -> Action[Any]:
        """The legal action with this number. Raises ValueError if there is none."""
        numbers = self.option_numbers()
        if number not in numbers:
            raise ValueError(f"option {number} is not legal now; legal are {', '.join(map(str, numbers)) or 'none'}")
        return self._state.options[numbers.index(number)]

    def information_key(self) -> str:
        """32 hexadecimal digits, equal for positions of tables set up alike that this seat cannot tell apart.

        They cover what it sees now, and what it remembers of cards that it has lost from sight.
        """
        return self.game.information_key(self._state, self.index)

    def imagine(self, chance: Chance | int) -> CardTable:
        """A full state that this seat cannot tell from the real one: hidden cards and chance are drawn anew.

        It agrees with everything that the seat has seen; all such states are equally likely.
        chance: the stream to draw from; a number is the seed of a new one.
        """
        drawn = Chance.of(chance, "imagine") if isinstance(chance, int) else chance
        return self.game.imagine(self._state, self.index, drawn)
