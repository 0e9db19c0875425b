"""What is drawn in the draw phase, and what is drawn at other times."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.replacing.drawing import WhoDraws, WouldDraw
from rulebound.cardtext.phrases.structure.lines import OfNoCard
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.games.courses.state import Table
from rulebound.games.courses.timing import DRAW
from rulebound.kernel.basics.modifier import seat_meant
from rulebound.kernel.table.cardtable import DRAWS_A_CARD, CardTable


class InOrOut(Word):
    label: ClassVar[str] = "during, outside"
    forms: ClassVar[tuple[str, ...]] = ("during", "outside")

    def is_then(self, table: Any, seat: int) -> bool:
        """Whether it is that player's draw phase, or is not."""
        return bool((table.phase == DRAW and seat == table.active) == (self.word == "during"))


class InPhase(WhoDraws):
    """The player of the card alone, in the draw phase or at other times."""

    def __init__(self, when: InOrOut) -> None:
        super().__init__(own=True, others=False)
        self.when = when

    def __call__(self, table: CardTable, source: int, it: int) -> bool:
        return super().__call__(table, source, it) and self.when.is_then(table, seat_meant(it))


class YouWouldDrawThen(WouldDraw):
    """`If you would draw a card during your draw phase, draw two cards instead.`"""

    text: ClassVar[str] = "you would draw a card {when:InOrOut} your draw phase"
    when: InOrOut

    def is_who(self) -> WhoDraws:
        return InPhase(self.when)

    def is_other(self) -> bool:
        return False


class YouDrawThen(OfNoCard):
    """`When you draw a card outside your draw phase, gain 1 point.`"""

    text: ClassVar[str] = "you draw a card {when:InOrOut} your draw phase"
    when: InOrOut

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        when = self.when

        def is_it(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return seat == table.whose(source) and when.is_then(table, seat)

        return DRAWS_A_CARD, is_it
