"""What is done to as many as were taken before: `discard any number of cards. Each other player discards that many`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import make
from rulebound.cardtext.phrases.acts import instructions
from rulebound.cardtext.phrases.numbers.amounts import counted
from rulebound.cardtext.phrases.structure import counts
from rulebound.cardtext.phrases.structure.effects import EachSeatDoes, Seats
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Verb
from rulebound.kernel.table.effect import Effect, Repeat


class DoThatOften(Verb):
    """An instruction as often as that; each time its player chooses anew."""

    def one(self, sense: Sense) -> Effect[Any]:
        """It once."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def effect(self, sense: Sense) -> Effect[Any]:
        number = counted(self, sense)
        return Repeat(number, self.one(sense))

    def done_by(self, sense: Sense, seats: Seats, *, keeps: bool = False) -> Effect[Any]:
        """Each of them knows what was taken before, and counts it before the first time."""
        number = counted(self, sense)
        body = sense.of_others(lambda inner: Repeat(number, self.one(inner)))
        return EachSeatDoes(seats, body, sense.words.leave, keeps=True)


class DiscardThatMany(DoThatOften):
    """Fewer where a hand has fewer."""

    text: ClassVar[str] = "discards/discard that many cards"

    def one(self, sense: Sense) -> Effect[Any]:
        once = make(instructions.Discard, (make(counts.CountWord, ("a",)),))
        assert isinstance(once, instructions.Discard), once
        return once.effect(sense)

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.held_besides(scope.me, scope.source)) > 0

    def whole(self, sense: Sense) -> So | None:
        number = counted(self, sense)
        return lambda table, scope: len(table.held_besides(scope.me, scope.source)) >= number(table, scope)
