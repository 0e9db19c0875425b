"""Whose turn it is: `as long as it is your turn`, `if it is not that player's turn`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure import players
from rulebound.cardtext.phrases.structure.facts import AtOnce, Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.kernel.basics.scope import Scope

YOURS = "your"


class OfWhom(Word):
    label: ClassVar[str] = "your, that player's"
    forms: ClassVar[tuple[str, ...]] = (YOURS, "that player's")


class ItIsTurnOf(Fact):
    """`When another player gains points, if it is not that player's turn, gain 1 point.`"""

    text: ClassVar[str] = "it is {no?not} {whose:OfWhom} turn"
    no: bool
    whose: OfWhom

    def so(self, sense: Sense) -> So:
        wanted = not self.no
        if self.whose.word == YOURS:
            return lambda table, scope: (table.active == owner_of(table, scope)) == wanted
        seats = players.ThatPlayer().seats(sense)
        return lambda table, scope: (table.active in seats(table, scope)) == wanted

    def at_once(self) -> AtOnce | None:
        if self.whose.word != YOURS:
            return None
        wanted = not self.no
        return lambda table, source: (table.active == table.controller(source)) == wanted


def owner_of(table: Any, scope: Scope) -> int:
    """The player of the card that says so, or who does it where no player has the card."""
    seat = int(table.controller(scope.source))
    return seat if seat >= 0 else scope.me
