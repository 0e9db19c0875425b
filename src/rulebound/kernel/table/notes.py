"""What is noted: what a piece has done and can do once, and how often something has happened in a turn or a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rulebound.kernel.basics.amounts import bounded
from rulebound.kernel.basics.modifier import END_OF_TURN, WAS, Modifier, seat_meant
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.ability_keys import USED
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.values import Values

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook

NOTHING_REMEMBERED: Final[list[Modifier]] = []


class Notes(Values):
    """A state that notes. What is noted of pieces is among the modifiers.

    remembered: what is counted of players, apart from the modifiers: it changes no value, and comes up often.
    """

    __slots__ = ("remembered",)

    def __init__(self, game: Rulebook, setup: Setup) -> None:
        super().__init__(game, setup)
        self.remembered = NOTHING_REMEMBERED  # replaced, never changed

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.remembered = self.remembered

    def is_used_up(self, it: int, text: str) -> bool:
        """Whether a piece has done what this says in this turn; if not, it has done it now."""
        if self.has_used(it, text):
            return True
        self.use_up(it, text, END_OF_TURN)
        return False

    def use_up(self, it: int, text: str, until: str) -> None:
        """Notes that a piece has done what this says, and does not do it again so long."""
        self.modify(USED + text, it, 0, until, self.controller(it), it)

    def count(self, text: str, it: int, more: int, lasts: str) -> None:
        """Notes on a piece, or of a player, that what this says has happened so often more."""
        if it >= NOTHING:
            self.modify(USED + text, it, more, lasts, self.controller(it), it)
        else:
            one = Modifier(USED + text, it, bounded(more), lasts, seat_meant(it), it)
            self.remembered = [*self.remembered, one]

    def has_used(self, it: int, text: str) -> bool:
        """Whether a piece has done in this turn, or in the time for which it is noted, what this says."""
        value = USED + text
        return any([modifier.it == it and modifier.value == value for modifier in self.modifiers])

    def times_noted(self, it: int, text: str) -> int:
        """How often in this turn a piece has noted what this says."""
        value, noted = USED + text, self.modifiers if it >= NOTHING else self.remembered
        return sum([modifier.amount for modifier in noted if modifier.it == it and modifier.value == value])

    def all_modifiers(self) -> list[Modifier]:
        """All that is saved as such: what changes values, and what is remembered of players."""
        return [*self.modifiers, *self.remembered]

    def set_modifiers(self, found: list[Modifier]) -> None:
        """Sets all that was saved."""
        self.modifiers = [one for one in found if not is_remembered(one)]
        self.remembered = [one for one in found if is_remembered(one)]


def is_remembered(modifier: Modifier) -> bool:
    """Whether it is counted of a player."""
    return modifier.it < NOTHING and modifier.value.startswith(USED)


def is_a_note(modifier: Modifier) -> bool:
    """Whether it is what a piece has noted, or had on it when it left play, and changes nothing."""
    return modifier.value.startswith((USED, WAS))


def lasts_for_the_turn(modifier: Modifier) -> bool:
    """Whether it changes something until the end of the turn; what cards note of the turn they know to its very end."""
    return modifier.until == END_OF_TURN and not is_a_note(modifier)
