"""Cards that are taken by chance: `Destroy a random item of another player.`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.choices.choosing import begun
from rulebound.cardtext.phrases.structure.effects import Candidates
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import refuse_an_other
from rulebound.cardtext.phrases.structure.subjects import Object, all_that_are
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.nouns import Noun


class AtRandom(Phrase, Object):
    """So many, each another, by chance; as many as there are."""

    text: ClassVar[str] = "{count:CountWord} random {noun#count}"
    count: CountWord
    noun: Noun

    def number(self) -> str:
        return self.count.number()

    def take(self, sense: Sense) -> Effect[Any]:
        refuse_an_other(sense, self, self.noun, one=self.count.count() == 1)
        drawn = Drawn(self.noun.filter(sense), self.count.count())
        first = begun(sense, self.noun)
        sense.antecedent = "taken"
        return Sequence(first, drawn)

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.noun.filter(sense))


class Drawn(Effect[Any]):
    def __init__(self, found: Filter, count: int) -> None:
        super().__init__()
        self.found = found
        self.count = count

    def run(self, table: Any, scope: Scope) -> None:
        left = sorted(self.found.found(table, scope.source))
        taken: list[int] = []
        while left and len(taken) < self.count:
            taken.append(left.pop(table.roll(len(left)) - 1))
        scope.picks = taken
