"""Whether it happened to a card by what was done just now: `if it is destroyed this way, draw a card`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.numbers.amounts import doing_before
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import PlainInstructions, Sentence
from rulebound.cardtext.phrases.times.later import cards_spoken_of
from rulebound.cardtext.phrases.times.next_time import AtOnce, done_for_it
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.times.next_time import HappensToIt


class IfItHappenedThisWay(Sentence):
    """`Deal 2 damage to a character. If it is destroyed this way, draw a card.` Not if it is destroyed later."""

    text: ClassVar[str] = "if {happens:HappensToIt} this way, {instructions:PlainInstructions}."
    happens: HappensToIt
    instructions: PlainInstructions

    def effect(self, sense: Sense) -> Effect[Any]:
        done, before = self.happens.done(), doing_before(self, sense)
        outcomes = [word for word in before.outcomes() if word] if before is not None else []
        if not done:
            sense.wrong(self.happens, "this is known only later: write 'this turn'")
        elif outcomes and done not in outcomes:
            sense.wrong(self, "nothing is {done} before this: write '{known}'", done=done, known=" ".join(outcomes))
        picked, they = cards_spoken_of(sense), sense.they_are
        effect = done_for_it(self.happens, self.instructions, sense)
        return AtOnce(self.happens.is_done, picked, effect, sense.words.leave, they=they)
