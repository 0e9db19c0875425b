"""What must be so for a card to be played: `play this only if you have four or more exhausted tiles`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.lines import Line, doing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.sentences import Sentence, joined
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.ability_keys import PLAYED
from rulebound.kernel.table.effect import Sequence
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.static import Toll
from rulebound.language import worded


class PlayOnlyIf(Line):
    """`Play this only if you have no cards in your hand.`"""

    text: ClassVar[str] = "play this only if {condition}. {sentences:Sentence**}"
    condition: Condition
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        so = self.condition.so(sense)

        def is_so(table: Any, me: int, it: int) -> bool:
            return so(table, Scope(me, it, []))

        need = Need[Any](
            sense.words.clause, worded("{it} can be played only if {what}.", what=lower(self.condition)), is_so
        )
        toll = Toll[Any](str(self), [need], Sequence())
        toll.is_condition = True
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
