"""What is waited for again and again, for a while: `Until the start of your next turn, when you rest, draw a card.`

It goes on whatever becomes of the card that says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import IfSo, Instructions, PlainInstructions, Sentence
from rulebound.cardtext.phrases.times.next_time import when_it_happens
from rulebound.kernel.table.effect import Effect

IS_PUT_OFF: Final = True
Meaning = Callable[[Sense], Effect[Any]]


class UntilThenWhen(Instructions):
    text: ClassVar[str] = "{until}, when {event}, {instructions:PlainInstructions}"
    until: Until
    event: Event
    instructions: PlainInstructions

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.each_time(sense, "", self.instructions.effect)

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        """`You may pay 1 Shard. If you do, draw a card.` The second sentence waits with the first."""
        instructions = self.instructions
        return self.each_time(sense, str(following), lambda inner: instructions.followed(inner, following))

    def followed_by_both(self, sense: Sense, done: Sentence, not_done: Sentence) -> Effect[Any]:
        instructions = self.instructions
        return self.each_time(
            sense, f"{done} {not_done}", lambda inner: instructions.followed_by_both(inner, done, not_done)
        )

    def each_time(self, sense: Sense, more: str, meaning: Meaning) -> Effect[Any]:
        """This is done whenever that happens; more: the sentences that depend on it."""
        text = f"{self}. {more}".rstrip()
        return when_it_happens(sense, self.event, self.instructions, text, self.until.lasts(), meaning, again=True)


class UntilThenWhenIf(Instructions):
    """Whether it is so is looked at each time."""

    text: ClassVar[str] = "{until}, when {event}, if {condition}, {instructions:PlainInstructions}"
    until: Until
    event: Event
    condition: Condition
    instructions: PlainInstructions

    def effect(self, sense: Sense) -> Effect[Any]:
        so = IfSo()
        so.condition, so.instructions = self.condition, self.instructions
        text, lasts = f"{self}.", self.until.lasts()
        return when_it_happens(sense, self.event, self.instructions, text, lasts, so.effect, again=True)
