"""One resource that is spent as if it were another, for all that is paid, or for some cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me, whose_effect
from rulebound.cardtext.phrases.structure.sentences import Instructions
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, gained
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.spending import StandsIn

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.paying.prices_for_a_while import PlaysVerb
    from rulebound.cardtext.phrases.structure.counts import Until
    from rulebound.cardtext.phrases.zones.decks import Wanted


class Spends(Standing):
    """`You may spend Shards as if they were Will.` Also where a text says that Will is paid: then what lacks."""

    text: ClassVar[str] = "you may spend {first:Resource+} as if they were {other:Resource+}"
    first: Resource
    other: Resource

    def pays_for(self, sense: Sense) -> Callable[[Any, int], bool]:
        """Whether a card can be paid so."""
        return lambda table, it: True

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        first, other = self.first, self.other
        if first.word == other.word:
            sense.wrong(self, "that is the same: write of two resources")
        if not first.is_spent() or not other.is_spent():
            sense.wrong(self, "that is not paid for anything")
        return [StandsIn(line, first.word, other.word, first.had, first.pay, self.pays_for(sense))]


class UntilThenSpends(Instructions):
    """`Until the end of the turn, you may spend Shards as if they were Will.`"""

    text: ClassVar[str] = "{until}, {spends:Spends}"
    until: Until
    spends: Spends

    def effect(self, sense: Sense) -> Effect[Any]:
        lent = self.spends.abilities(sense, f"{self.spends}.")[0]
        return LendToPlayer(lent, self.until, whose_effect if sense.by_others else just_me)


class LendToPlayer(Effect[Any]):
    """The player has the ability for a while, whatever becomes of the card."""

    def __init__(self, lent: Ability[Any], until: Until, seats: Seats) -> None:
        super().__init__()
        self.lent = lent
        self.until = until
        self.seats = seats

    def run(self, table: Any, scope: Scope) -> None:
        lasts, whose = self.until.lasts(), self.until.whose(table, scope)
        for seat in self.seats(table, scope):
            table.modify(gained(self.lent), of_seat(seat), 0, lasts, whose, scope.source)

    def lends(self) -> list[Ability[Any]]:
        return [self.lent]


class SpendsTo(Spends):
    """`You may spend Shards as if they were Will to complete spells.`"""

    text: ClassVar[str] = (
        "you may spend {first:Resource+} as if they were {other:Resource+} to {plays:PlaysVerb} {wanted:Wanted+}"
    )
    first: Resource
    other: Resource
    plays: PlaysVerb
    wanted: Wanted

    def pays_for(self, sense: Sense) -> Callable[[Any, int], bool]:
        test = self.wanted.test(sense)
        return lambda table, it: it >= 0 and test.holds(table, it, it)
