"""The top card of every player's deck is turned up, and compared: in games in which each player has a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.phrases.structure.effects import DoForSeats, Seats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import Others, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.zones.own_decks import YourDeck
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.numbers.extremes import HighestOrLowest
    from rulebound.cardtext.phrases.structure.nouns import Stat

TOPS: Final = "top cards of decks"  # what was turned up, as `Sense.feature` has it
DECK: Final = YourDeck()


class AllRevealTop(Clause):
    """The cards stay where they are. `Each player reveals the top card of their deck.`"""

    text: ClassVar[str] = "each player reveals the top card of their deck"

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.feature = TOPS

        def reveal(table: Any, scope: Scope, seat: int) -> None:
            for one in table.left():
                table.look_at(DECK.zone(table), one, 1, shown=True)

        return DoForSeats(just_me, reveal)


class RevealedMost(Others):
    """No player, where several revealed as much. `The player who revealed the highest cost draws two cards.`"""

    text: ClassVar[str] = "the player who revealed the {which:HighestOrLowest} {stat}"
    which: HighestOrLowest
    stat: Stat

    def seats(self, sense: Sense) -> Seats:
        if sense.feature != TOPS:
            sense.wrong(self, "no sentence before this has each player reveal the top card of their deck")
        stat, sign = self.stat, 1 if self.which.word == "highest" else -1

        def seats(table: Any, scope: Scope) -> list[int]:
            tops = [(seat, DECK.cards(table, seat)[-1:]) for seat in table.left()]
            values = [(sign * stat.of(table, it), seat) for seat, top in tops for it in top]
            found = [seat for value, seat in values if value == max(values)[0]]
            return found if len(found) == 1 else []

        return seats
