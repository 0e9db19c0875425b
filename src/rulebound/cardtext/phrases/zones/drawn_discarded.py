"""Some of the cards that were drawn just now are discarded: `draw three cards, then discard two of them`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.instructions import discard
from rulebound.cardtext.phrases.structure.effects import DoToEach, TakeOne, not_taken_yet
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.zones.decks import LOOKED_AT, waits
from rulebound.cardtext.phrases.zones.drawing_openly import drawn
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord


class SoManyOfThem(Word):
    label: ClassVar[str] = "one, two ... of them"
    forms: ClassVar[tuple[str, ...]] = ("one", "two", "three", "four", "five")

    def count(self) -> int:
        return type(self).forms.index(self.word) + 1


class DrawAndDiscardOfThem(Clause):
    """Of the cards that were drawn, by choice; the others stay in the hand."""

    text: ClassVar[str] = "draw {count:CountWord} card/cards, then discard {less:SoManyOfThem} of them"
    count: CountWord
    less: SoManyOfThem

    def effect(self, sense: Sense) -> Effect[Any]:
        count, less = self.count.count(), self.less.count()
        if less > count:
            sense.wrong(self, "only those that are drawn can be meant")
        sense.antecedent = ""
        found = Filter(waits, [LOOKED_AT])
        fresh = Need[Any](sense.words.clause, "{it} is chosen already.", not_taken_yet)
        question = sense.which(N_("{source}: which of the cards that you drew do you discard?"), found, fresh)
        question.secret = True
        one: list[Effect[Any]] = [TakeOne(question, found, sense.words.pick) for _ in range(less)]
        return Sequence(DrawAndSee(count), *one, DoToEach(discard), ForgetSeen())


class DrawAndSee(Effect[Any]):
    """Cards are drawn, and wait in the scope's queue."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, table: Any, scope: Scope) -> None:
        scope.picks = []
        scope.queue = drawn(table, scope.me, self.count)


class ForgetSeen(Effect[Any]):
    def run(self, table: Any, scope: Scope) -> None:
        scope.queue = NO_QUEUE
