"""How many cards a player draws the next time that the rules let them draw: `your opponent skips their next draw`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Does, PlainVerb
from rulebound.cardtext.phrases.zones.gathering import refuse_whose
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.turns import NEXT_DRAW

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.zones.gathering import HandsOwner

ALL: Final = 99  # more than a player draws in a turn


class FewerOrMore(Word):
    forms: ClassVar[tuple[str, ...]] = ("fewer", "more")


class DrawsFewer(PlainVerb):
    """`Your opponent draws one card fewer in their next draw.`"""

    text: ClassVar[str] = "draws/draw {count:CountWord} card/cards {way:FewerOrMore} in {whose:HandsOwner} next draw"
    count: CountWord
    way: FewerOrMore
    whose: HandsOwner

    def by(self) -> int:
        """How many more."""
        return self.count.count() * (1 if self.way.word == "more" else -1)

    def does(self, sense: Sense) -> Does:
        refuse_whose(self.whose, sense)
        by = self.by()

        def change(table: Any, scope: Scope, seat: int) -> None:
            table.note(NEXT_DRAW, seat, by)

        return change


class SkipDraw(DrawsFewer):
    """All cards of that draw."""

    text: ClassVar[str] = "skips/skip {whose:HandsOwner} next draw"
    whose: HandsOwner

    def by(self) -> int:
        return -ALL
