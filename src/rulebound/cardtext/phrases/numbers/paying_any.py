"""As much as a player likes to pay or lose: `pay any amount of Will`, `lose up to 3 points`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.phrases.acts.losses import LoseAndCount, is_asked_how_much
from rulebound.cardtext.phrases.structure.effects import DoForSeats, Forget, Seats, Take
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Verb
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.effect import Effect, May, No, Sequence, Yes

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.structure.counts import Amount

ANY: Final = 0  # as much as the player has


class GivesAny(Verb):
    """One after the other, as long as the player likes and has some; later sentences can count them."""

    resource: Resource

    def most(self) -> int:
        """How much of it at most."""
        return ANY

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.counts = True
        question = sense.question(self.resource.asked_for_more(), Yes, [])
        question.takes.append(No)
        more = OneMore(question, [sense.words.yes, sense.words.no], self.resource, self.most())
        return Sequence(Take(lambda table, scope: []), more)

    def possible(self, sense: Sense) -> So | None:
        resource = self.resource
        return lambda table, scope: resource.can_pay(table, scope.me, 1)


class PayAny(GivesAny):
    text: ClassVar[str] = "pays/pay any amount of {resource+}"
    resource: Resource


class LoseAny(GivesAny):
    """`Lose any amount of Will. Draw that many cards.`"""

    text: ClassVar[str] = "loses/lose any amount of {resource+}"
    resource: Resource


class PayUpTo(GivesAny):
    """`Pay up to 3 Shards. Draw that many cards.`"""

    text: ClassVar[str] = "pays/pay up to {amount} {resource#amount}"
    amount: Amount
    resource: Resource

    def most(self) -> int:
        return int(self.amount.value)


class LoseUpTo(GivesAny):
    """`Lose up to 3 points. Gain twice that many Will.` Others lose as much as they have of it, without a choice."""

    text: ClassVar[str] = "loses/lose up to {amount} {resource#amount}"
    amount: Amount
    resource: Resource

    def most(self) -> int:
        return int(self.amount.value)

    def done_by(self, sense: Sense, seats: Seats, *, keeps: bool = False) -> Effect[Any]:
        resource, most = self.resource, self.most()

        def lose(table: Any, scope: Scope, seat: int) -> None:
            resource.lose(table, seat, most)

        if keeps or sense.by_others or not is_asked_how_much(self, resource.word, sense):
            return DoForSeats(seats, lose)
        sense.antecedent, sense.counts = "", True
        return Sequence(Forget(), LoseAndCount(seats, lose, resource))


class OneMore(Effect[Any]):
    """May one more be paid? Each that is paid is one of the scope's picks."""

    def __init__(
        self, question: Question[Any], yes_no: list[Action[Any]], resource: Resource, most: int
    ) -> None:  # fmt: skip
        super().__init__()
        self.paid: Effect[Any] = PaidOne(resource)
        self.offer: Effect[Any] = May(question, yes_no, Sequence(self.paid, Again(self)))
        self.resource = resource
        self.most = most

    def run(self, table: Any, scope: Scope) -> None:
        is_enough = self.most != ANY and len(scope.picks) >= self.most
        if not is_enough and self.resource.can_pay(table, scope.me, 1):
            table.agenda.append(self.offer.step)

    def parts(self) -> list[Effect[Any]]:
        return [self.offer]


class PaidOne(Effect[Any]):
    def __init__(self, resource: Resource) -> None:
        super().__init__()
        self.resource = resource

    def run(self, table: Any, scope: Scope) -> None:
        self.resource.pay(table, scope.me, 1)
        scope.picks = [*scope.picks, scope.source]


class Again(Effect[Any]):
    """What it is a part of, once more."""

    def __init__(self, whole: OneMore) -> None:
        super().__init__()
        self.whole = whole

    def run(self, table: Any, scope: Scope) -> None:
        table.agenda.append(self.whole.step)
