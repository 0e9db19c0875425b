"""The cost of the top cards that both players have revealed. [golden.rule]"""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.numbers.extremes import HighestOrLowest
from rulebound.cardtext.phrases.opponents.standings import singled
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import Others
from rulebound.cardtext.phrases.zones.turned_up import DECK, TOPS
from rulebound.games.proelium.phrases.sums import cost_of
from rulebound.kernel.basics.scope import Scope


class RevealedCost(Others):
    """`The player who revealed the highest cost gains 50k.` No player, where both cards cost as much."""

    text: ClassVar[str] = "the player who revealed the {which:HighestOrLowest} cost"
    which: HighestOrLowest

    def seats(self, sense: Sense) -> Seats:
        if sense.feature != TOPS:
            sense.wrong(self, "no sentence before this has each player reveal the top card of their deck")
        sign = 1 if self.which.word == "highest" else -1

        def seats(table: Any, scope: Scope) -> list[int]:
            tops = [(seat, DECK.cards(table, seat)[-1:]) for seat in table.left()]
            values = [(sign * cost_of(table, top), seat) for seat, top in tops if top]
            found = [seat for value, seat in values if value == max(values)[0]]
            return found if len(found) == 1 else []

        return singled(sense, seats)
