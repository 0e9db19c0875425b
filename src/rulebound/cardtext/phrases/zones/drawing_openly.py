"""A card that is drawn for all to see, so that what follows can hang on it."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.decktable import SHOWS
from rulebound.kernel.table.effect import Effect


class DrawOpenly(Clause):
    """`Draw a card and reveal it. If it is an item, gain 1 point.` If nothing is drawn, there is no `it`."""

    text: ClassVar[str] = "draw a card and reveal it"

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = "taken"
        return DoForSeats(just_me, draw_openly)


def draw_openly(table: Any, scope: Scope, seat: int) -> None:
    """The player draws a card and shows it."""
    found = drawn(table, seat, 1)[:1]
    for it in found:
        table.show(it)
        table.emit(SHOWS, seat, it)
    scope.picks = found
    scope.it = found[0] if found else NOTHING


def drawn(table: Any, seat: int, count: int) -> list[int]:
    """Draws so many cards, and says which came into the hand."""
    before = table.hand_of(seat)[:]
    table.draw(seat, count)
    return [it for it in table.hand_of(seat) if it not in before]
