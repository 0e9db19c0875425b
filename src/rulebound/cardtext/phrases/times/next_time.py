"""The next time that something happens, and whether it happens soon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import IT, Sense
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.players import they_of
from rulebound.cardtext.phrases.structure.sentences import Instructions, PlainInstructions, Sentence
from rulebound.cardtext.phrases.times.later import NEVER_TOO_LATE, Later, cards_spoken_of, without_targets
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.basics.scope import NONE, Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.pending import Delayed
from rulebound.kernel.table.triggered import Awaited

# -- If it happens soon ------------------------------------------------------------------------------------------------


IS_PUT_OFF: Final = True


class HappensToIt(Phrase):
    """What can happen to a card that was spoken of: `it is destroyed`. Each game has its own."""

    label: ClassVar[str] = "what happens to it"

    def kind(self) -> str:
        """The kind of event."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def has_happened(self, table: Any, it: int) -> bool:
        """Whether it has happened to a card by what was done to it just now."""
        return False

    def done(self) -> str:
        """What the card is called then, where it can be known at once: `destroyed`."""
        return ""

    def is_done(self, table: Any, it: int) -> bool:
        """Whether it has happened by what was done just now, or will once all of that has taken effect."""
        return self.has_happened(table, it)


class IfItHappens(Sentence):
    """`Deal 2 damage to a character. If it is destroyed this turn, draw a card.`"""

    text: ClassVar[str] = "if {happens:HappensToIt} this turn, {instructions:PlainInstructions}."
    happens: HappensToIt
    instructions: PlainInstructions

    def effect(self, sense: Sense) -> Effect[Any]:
        picked, they = cards_spoken_of(sense), sense.they_are
        effect = done_for_it(self.happens, self.instructions, sense)
        awaited = Awaited[Any](str(self), self.happens.kind(), is_one_of_these, effect)
        awaited.takes_player = they
        awaited.does = f"{lower(self.instructions)}."
        later = Later(awaited, picked, END_OF_TURN, they=they)
        return Sequence(later, AtOnce(self.happens.has_happened, picked, effect, sense.words.leave, they=they))


def done_for_it(happens: HappensToIt, instructions: PlainInstructions, sense: Sense) -> Effect[Any]:
    """What is done if it happens to the card that was spoken of before, which is `it` there."""
    if not sense.antecedent:
        sense.wrong(happens, "there is nothing before this that `it` could be")
    before = sense.antecedent, sense.parts, sense.it_is
    sense.antecedent, sense.parts, sense.it_is = "event", {}, IT
    effect = without_targets(sense, instructions)
    sense.antecedent, sense.parts, sense.it_is = before
    return effect


class AtOnce(Effect[Any]):
    """The same for each card to which it has happened already, by what was done just now."""

    def __init__(
        self, happened: Callable[[Any, int], bool], picked: Callable[[Any, Scope], list[int]], effect: Effect[Any],
        leave: Any, *, they: bool,
    ) -> None:  # fmt: skip
        super().__init__()
        self.happened = happened
        self.picked = picked
        self.effect = effect
        self.leave = leave
        self.they = they

    def run(self, table: Any, scope: Scope) -> None:
        happened = self.happened
        for it in self.picked(table, scope):
            if it >= 0 and happened(table, it):
                inner = Scope(scope.me, scope.source, [], it)
                inner.they = they_of(scope) if self.they else NONE
                table.play_out(self.effect, inner, self.leave)

    def parts(self) -> list[Effect[Any]]:
        return [self.effect]


def is_one_of_these(table: Any, delayed: Delayed, it: int, other: int, seat: int) -> bool:
    return it in delayed.picks


# -- The next time -----------------------------------------------------------------------------------------------------


class NextTime(Instructions):
    """`The next time you rest, gain 4 Shards.`"""

    text: ClassVar[str] = "the next time {event}{soon? this turn}, {instructions:PlainInstructions}"
    event: Event
    soon: bool
    instructions: PlainInstructions

    def effect(self, sense: Sense) -> Effect[Any]:
        until = END_OF_TURN if self.soon else NEVER_TOO_LATE
        return when_it_happens(sense, self.event, self.instructions, str(self), until)

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        """`You may pay 1 Shard. If you do, draw a card.` The second sentence waits with the first."""
        instructions, until = self.instructions, END_OF_TURN if self.soon else NEVER_TOO_LATE
        text = f"{self}. {following}"
        return when_it_happens(
            sense, self.event, instructions, text, until, lambda inner: instructions.followed(inner, following)
        )


def when_it_happens(
    sense: Sense, event: Event, instructions: PlainInstructions, text: str, until: str,
    meaning: Callable[[Sense], Effect[Any]] | None = None, *, again: bool = False,
) -> Effect[Any]:  # fmt: skip
    """This waits for an event, until it happens or, if again, each time; text: the sentences that say so.

    meaning: what the instructions mean with what depends on them.
    """
    if len(event.each()) > 1:
        sense.correct(event, "write one event here")
    kind, when = event.trigger(sense)
    before = sense.antecedent, sense.parts, sense.it_is, sense.subject_is, sense.they_are
    others, looked_at, counts, amount = sense.takes_other, sense.looked_at, sense.counts, sense.amount
    number = sense.takes_number
    they = sense.they_are and not event.has_player()
    sense.antecedent = "event" if event.has_card() else ""
    sense.parts, sense.it_is, sense.subject_is = event.parts(), event.it_is(), event.subject_is()
    sense.they_are = sense.they_are or event.has_player()
    sense.takes_other, sense.looked_at, sense.counts = False, 0, False
    sense.amount, sense.takes_number = event.has_amount(), False
    effect = without_targets(sense, instructions, meaning)

    spent = not sense.stays  # it may be completed, or discarded, after this has begun, which is not what is waited for

    def due(table: Any, delayed: Delayed, it: int, other: int, seat: int) -> bool:
        if spent and it == delayed.source:
            return False
        return bool(when(table, delayed.source, it, other, seat))

    awaited = Awaited[Any](text, kind, due, effect)
    awaited.takes_player, awaited.takes_other, awaited.again = sense.they_are, sense.takes_other, again
    awaited.takes_number, awaited.spoken_of = sense.takes_number, event.spoken_of()
    awaited.does = f"{lower(instructions)}."
    sense.antecedent, sense.parts, sense.it_is, sense.subject_is, sense.they_are = before
    sense.takes_other, sense.looked_at, sense.counts = others, looked_at, counts
    sense.amount, sense.takes_number = amount, number
    return Later(awaited, lambda table, scope: [], until, they=they)
