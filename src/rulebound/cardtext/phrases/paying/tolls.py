"""What must be done besides to play a card: `As an additional cost to play this, discard a card.`"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.acts.from_hands import FromHand, speaks_of_it
from rulebound.cardtext.phrases.structure.effects import Take
from rulebound.cardtext.phrases.structure.lines import Cost, Line, doing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Sentence, joined
from rulebound.kernel.basics.modifier import END_OF_TURN, of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.ability_keys import PLAYED
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Toll

PAID_WITH: Final = "paid with "  # a card, by the text of the line; the amount is its number and one more


class AddsCost(Line):
    """The card with which it was paid is `it` in the sentences after it."""

    text: ClassVar[str] = "as an additional cost to play this, {cost}. {sentences:Sentence**}"
    cost: Cost
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        needs, paid = self.cost.payable(sense), self.cost.pay(sense)
        if not self.sentences:
            return [Toll[Any](str(self), needs, paid)]
        if not sense.plays:
            sense.wrong(
                self.sentences[0],
                "cards of the kind {kind} must say when this happens: begin a new line",
                kind=sense.kind,
            )
        text, key = " ".join([str(sentence) for sentence in self.sentences]), PAID_WITH + str(self)
        if not (isinstance(self.cost, ToCards | FromHand) and any([speaks_of_it(one) for one in self.sentences])):
            body = joined(sense, self.sentences)
        else:
            sense.antecedent = "taken"
            paid = Sequence(paid, NotePaid(key))
            body = Sequence(Take(lambda table, scope: paid_with(table, scope, key)), joined(sense, self.sentences))
        toll = Toll[Any](str(self), needs, paid)
        return [toll, doing(Activated(text, [], body, PLAYED), *self.sentences)]


class NotePaid(Effect[Any]):
    """With which card it was paid is known when the card that was played takes effect."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key

    def run(self, table: Any, scope: Scope) -> None:
        for it in scope.picks[:1]:
            if it >= 0:
                table.modify(self.key, of_seat(scope.me), it + 1, END_OF_TURN, scope.me, scope.source)


def paid_with(table: Any, scope: Scope, key: str) -> list[int]:
    """The card with which it was paid last."""
    found = [one for one in table.modifiers if one.value == key and one.source == scope.source]
    return [found[-1].amount - 1] if found else []
