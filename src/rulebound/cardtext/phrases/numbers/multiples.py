"""Losing all of something or what is over a number, and twice as much as was paid, lost or done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.numbers.amounts import counted, counting_loss
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import CountsBefore
from rulebound.cardtext.phrases.structure.sentences import Does, PlainVerb
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.numbers.amounts import MuchOrMany
    from rulebound.cardtext.phrases.replacing.altering import Times
    from rulebound.cardtext.phrases.structure.counts import Amount


class LoseAllOver(PlainVerb):
    """`Each player loses all Will over 5.` What you lose yourself can be counted."""

    text: ClassVar[str] = "loses/lose all {resource+} over {amount}"
    resource: Resource
    amount: Amount

    def possible(self, sense: Sense) -> So | None:
        kept, resource = int(self.amount.value), self.resource
        return lambda table, scope: bool(resource.had(table, scope.me) > kept)

    def does(self, sense: Sense) -> Does:
        kept, resource = int(self.amount.value), self.resource

        def lose(table: Any, scope: Scope, seat: int) -> None:
            resource.lose(table, seat, max(0, resource.had(table, seat) - kept))

        return counting_loss(sense, resource, lose)


class GainTimesThatMany(PlainVerb, CountsBefore):
    """`Pay any amount of Will. Gain twice that many Shards.`"""

    text: ClassVar[str] = "gains/gain {times:Times} that {much:MuchOrMany} {resource+}"
    times: Times
    much: MuchOrMany
    resource: Resource

    def does(self, sense: Sense) -> Does:
        number, times, resource = counted(self, sense), self.times, self.resource
        return lambda table, scope, seat: resource.give(table, seat, times.of(number(table, scope)))


class LoseTimesThatMany(PlainVerb, CountsBefore):
    """As far as they have it."""

    text: ClassVar[str] = "loses/lose {times:Times} that {much:MuchOrMany} {resource+}"
    times: Times
    much: MuchOrMany
    resource: Resource

    def does(self, sense: Sense) -> Does:
        number, times, resource = counted(self, sense), self.times, self.resource
        return lambda table, scope, seat: resource.lose(table, seat, times.of(number(table, scope)))


class DrawTimesThatMany(PlainVerb, CountsBefore):
    text: ClassVar[str] = "draws/draw {times:Times} that many cards"
    times: Times

    def does(self, sense: Sense) -> Does:
        number, times = counted(self, sense), self.times
        return lambda table, scope, seat: table.draw(seat, times.of(number(table, scope)))
