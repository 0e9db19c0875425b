"""Dice that other players roll: `that player rolls a die. If they roll 1, they lose 1 point.`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.acts.conditions import Rolled, RolledExactly
from rulebound.cardtext.phrases.acts.one_die import NamesANumber, RollADie
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.structure.effects import EachSeatDoes
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.players import Spoken
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import Amount, Way


class OtherRolls(NamesANumber):
    """`Your opponent rolls a die.` The number is known to what follows, as if you had rolled it."""

    text: ClassVar[str] = "{who:Spoken} rolls/roll a die"
    who: Spoken

    def subject(self) -> Phrase | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        if lower(self.who).startswith("each"):
            sense.wrong(self, "each player would have a number of their own: write of one player")
        seats = self.who.seats(sense)
        rolled = Sequence(RollADie().effect(sense), HandOn())
        return chosen_first(self.who, sense, EachSeatDoes(seats, rolled, sense.words.leave))


class HandOn(Effect[Any]):
    """The number is known to the scopes around this one, up to that of the card's own player."""

    def run(self, table: Any, scope: Scope) -> None:
        for outer in table.scopes[-3:-1]:
            if outer.source == scope.source:
                outer.number = scope.number


def refuse_own_die(phrase: Phrase, sense: Sense) -> None:
    """Where it is no other player who rolls."""
    if not any([isinstance(one, OtherRolls) for one in walk(sense.line)] if sense.line else []):
        sense.wrong(phrase, "no sentence before this has another player roll a die: write 'you roll'")


class TheyRolled(Rolled):
    text: ClassVar[str] = "they roll {amount} or {way}"
    amount: Amount
    way: Way

    def so(self, sense: Sense) -> So:
        refuse_own_die(self, sense)
        return super().so(sense)


class TheyRolledExactly(RolledExactly):
    text: ClassVar[str] = "they roll {amount}"
    amount: Amount

    def so(self, sense: Sense) -> So:
        refuse_own_die(self, sense)
        return super().so(sense)
