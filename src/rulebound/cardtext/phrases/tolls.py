"""What must be done besides to play a card: `As an additional cost to play this, discard a card.`"""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.lines import Cost, Line, doing
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.sentences import Sentence, joined
from rulebound.kernel.table.ability import PLAYED, Ability, Activated, Toll


class AddsCost(Line):
    text: ClassVar[str] = "as an additional cost to play this, {cost}. {sentences:Sentence**}"
    cost: Cost
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        toll = Toll[Any](str(self), self.cost.payable(sense), self.cost.pay(sense))
        if not self.sentences:
            return [toll]
        if not sense.plays:
            sense.wrong(
                self.sentences[0],
                "cards of the kind {kind} must say when this happens: begin a new line",
                kind=sense.kind,
            )
        text = " ".join([str(sentence) for sentence in self.sentences])
        return [toll, doing(Activated(text, [], joined(sense, self.sentences), PLAYED), *self.sentences)]
