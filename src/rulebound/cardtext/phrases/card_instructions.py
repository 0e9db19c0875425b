"""Instructions on cards: some are taken, by a choice or without, and something is done to each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.choosing import Some, SomeOther
from rulebound.cardtext.phrases.effects import DoToEach, Take, TakeOne, not_taken_yet
from rulebound.cardtext.phrases.filters import Filter, Test
from rulebound.cardtext.phrases.meaning import Sense, So
from rulebound.cardtext.phrases.nouns import lower
from rulebound.cardtext.phrases.players import OfWhatWasDone
from rulebound.cardtext.phrases.sentences import Clause, Verb
from rulebound.cardtext.phrases.subjects import Object, This, some_can
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import worded

STEM: Final = 3  # letters by which what was done is that of a verb: `ready` and `readied`


class KeepThose(Effect[Any]):
    """Only the cards to which something can be done are kept, or after it those to which it was done."""

    def __init__(self, can: Callable[[Any, Scope, int], bool], *, wanted: bool) -> None:
        super().__init__()
        self.can = can
        self.wanted = wanted

    def run(self, table: Any, scope: Scope) -> None:
        can = self.can
        before = scope.queue if not self.wanted else [table.controller(it) if it >= 0 else it for it in scope.picks]
        kept = [i for i, it in enumerate(scope.picks) if it >= 0 and can(table, scope, it) == self.wanted]
        scope.queue = [before[i] for i in kept]  # whose they were
        scope.picks = [scope.picks[i] for i in kept]


def is_counted(verb: Verb, sense: Sense) -> bool:
    """Whether the line says `for each of them destroyed this way`, by the verb of this instruction."""
    for phrase in walk(sense.line) if sense.line else ():
        done: Phrase | None = getattr(phrase, "done", None)
        if isinstance(phrase, OfWhatWasDone) and done is not None and lower(done)[:STEM] == lower(verb)[:STEM]:
            return True
    return False


class ToCards(Verb):
    """An instruction done to each card that is taken."""

    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        taken, done = self.taken(sense), self.done(sense)
        if not is_counted(self, sense):
            return Sequence(taken, done)
        sense.counts = True
        return Sequence(taken, KeepThose(self.can, wanted=True), done, KeepThose(self.can, wanted=False))

    def taken(self, sense: Sense) -> Effect[Any]:
        """How the cards are taken; here is noted what cannot be done to such cards."""
        return self.what.take(sense)

    def done(self, sense: Sense) -> Effect[Any]:
        """What is done to the cards that were taken."""
        return DoToEach(self.does_to)

    def does_to(self, table: Any, scope: Scope, it: int) -> None:
        """What is done to one of them."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def can(self, table: Any, scope: Scope, it: int) -> bool:
        """Whether it can be done to this card."""
        return True

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, self.can)

    # -- as a price: of cards that are chosen, of which each must be one to which it can be done -----------------------

    def refuse_as_price(self, sense: Sense, text: str) -> None:
        """Only the card itself, or cards that are chosen, can be paid with."""
        if not isinstance(self.what, This | Some | SomeOther):
            sense.wrong(self, text)

    def payable_by_choice(self, sense: Sense) -> list[Need[Any]]:
        """That there are enough such cards; nothing, of the card itself."""
        what = self.what
        if not isinstance(what, Some | SomeOther):
            return []
        found, count = self.fit(sense), what.count.count() if isinstance(what, Some) else 1
        text = worded("There is nothing with which that can be paid: {what}.", what=lower(what))
        return [Need(sense.words.clause, text, lambda table, me, it: found.has(table, it, count))]

    def pay_by_choice(self, sense: Sense) -> Effect[Any]:
        """The cards are chosen, and it is done to them."""
        what = self.what
        if not isinstance(what, Some | SomeOther):
            return self.effect(sense)
        count = what.count.count() if isinstance(what, Some) else 1
        found, prompt = self.fit(sense), worded("{source}: {what}. Which one?", what=lower(self))
        question = sense.which(prompt, found, Need(sense.words.clause, "{it} is chosen already.", not_taken_yet))
        one: list[Effect[Any]] = [TakeOne(question, found, sense.words.pick) for _ in range(count)]
        sense.antecedent = ""
        return Sequence(Take(lambda table, scope: []), *one, self.done(sense))

    def fit(self, sense: Sense) -> Filter:
        """The cards that are named, as far as it can be done to them and they are the player's own."""
        what = self.what
        assert isinstance(what, Some | SomeOther)
        found = what.filter(sense) if isinstance(what, SomeOther) else what.noun.filter(sense)

        def can(table: Any, source: int, it: int) -> bool:
            return self.can(table, Scope(table.controller(it), source, []), it)

        return found.but(Test("That cannot be done to {it}.", can))


def done_whole(clause: Clause, sense: Sense) -> tuple[So | None, Effect[Any]]:
    """Whether this can be done whole, as a price must be, and how it is done: with cards to which it can be done."""
    if isinstance(clause, ToCards) and isinstance(clause.what, Some | SomeOther):
        found, count = clause.fit(sense), clause.what.count.count() if isinstance(clause.what, Some) else 1
        return lambda table, scope: found.has(table, scope.source, count), clause.pay_by_choice(sense)
    sense.is_price = True
    whole, body = clause.whole(sense), clause.effect(sense)
    sense.is_price = False
    return whole, body
