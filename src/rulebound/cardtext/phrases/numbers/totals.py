"""What players have so much of from then on, whatever they had: `set your life to 10`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Does, PlainVerb
from rulebound.cardtext.phrases.zones.gathering import refuse_whose
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.structure.counts import Amount
    from rulebound.cardtext.phrases.zones.gathering import HandsOwner


class SetTotal(PlainVerb):
    """Who has more loses the rest, and who has less gains it."""

    text: ClassVar[str] = "sets/set {whose:HandsOwner} {resource+} to {amount}"
    whose: HandsOwner
    resource: Resource
    amount: Amount

    def possible(self, sense: Sense) -> So | None:
        wanted, resource = int(self.amount.value), self.resource
        return lambda table, scope: bool(resource.had(table, scope.me) != wanted)

    def whole(self, sense: Sense) -> So | None:
        return None

    def does(self, sense: Sense) -> Does:
        refuse_whose(self.whose, sense)
        wanted, resource = int(self.amount.value), self.resource

        def set_to(table: Any, scope: Scope, seat: int) -> None:
            by = wanted - resource.had(table, seat)
            if by > 0:
                resource.give(table, seat, by)
            elif by < 0:
                resource.lose(table, seat, -by)

        return set_to
