"""When a player rolls a die: `when you roll a 6, gain 3 points`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.happenings import OfPlayers
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.kernel.table.cardtable import ROLLS

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.happenings import Acting
    from rulebound.cardtext.phrases.nouns import Amount, Way


class RollsVerb(Word):
    forms: ClassVar[dict[str, str]] = {"rolls": "roll"}


class RollsExactly(OfPlayers):
    """Because a card says so; one of several dice counts alone."""

    text: ClassVar[str] = "{who:Acting} {verb:RollsVerb#who} {article?a} {amount}"
    who: Acting
    verb: RollsVerb
    article: bool
    amount: Amount

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, wanted = self.who, int(self.amount.value)
        return ROLLS, lambda table, source, it, other, seat: table.happening == wanted and who.acts(table, source, seat)


class RollsSoMuch(OfPlayers):
    text: ClassVar[str] = "{who:Acting} {verb:RollsVerb#who} {article?a} {amount} or {way}"
    who: Acting
    verb: RollsVerb
    article: bool
    amount: Amount
    way: Way

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, bound, way = self.who, int(self.amount.value), self.way

        def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
            return way.compares(table.happening, bound) and who.acts(table, source, seat)

        return ROLLS, when
