"""Cards whose values together are no more than a number: `any number of partners with total power 5 or less`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.choices.choosing import prompt_of
from rulebound.cardtext.phrases.numbers.amounts import ANY, taking_any
from rulebound.cardtext.phrases.structure.effects import Candidates
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import begun_anew
from rulebound.cardtext.phrases.structure.subjects import Object, all_that_are
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import Amount, CountWord
    from rulebound.cardtext.phrases.structure.nouns import Noun, Stat


class WithinTotal(Phrase, Object):
    """Chosen one after the other, each only as far as the total allows."""

    noun: Noun
    stat: Stat
    amount: Amount

    def number(self) -> str:
        return "many"

    def most(self) -> int:
        """How many at most."""
        return ANY

    def take(self, sense: Sense) -> Effect[Any]:
        first, found = begun_anew(sense, self), self.noun.filter(sense)
        sense.antecedent = "taken"
        clause, prompt, allowed = sense.words.clause, prompt_of(sense, self), found.but(self.as_far_as_it_goes())
        given = found.given_needs(clause)
        return Sequence(first, taking_any(sense, prompt, allowed, allowed.needs(clause), given, self.most()))

    def as_far_as_it_goes(self) -> Test:
        """Whether a card can be chosen besides those that were."""
        stat, most = self.stat, int(self.amount.value)

        def fits(table: Any, source: int, it: int) -> bool:
            taken = [one for one in table.scopes[-1].picks if one >= 0 and one != it]
            return bool(sum([stat.of(table, one) for one in [*taken, it]]) <= most)

        text = worded("With {it} the total would be more than {most}.", most=str(most), it="{it}")
        return Test(text, fits)

    def candidates(self, sense: Sense) -> Candidates | None:
        stat, most = self.stat, int(self.amount.value)
        alone = Test("", lambda table, source, it: bool(stat.of(table, it) <= most))
        found: Filter = self.noun.filter(sense).but(alone)
        return all_that_are(found)


class AnyWithinTotal(WithinTotal):
    text: ClassVar[str] = "any number of {noun+} with total {stat} {amount} or less"
    noun: Noun
    stat: Stat
    amount: Amount


class UpToWithinTotal(WithinTotal):
    text: ClassVar[str] = "up to {count:CountWord} {noun#count} with total {stat} {amount} or less"
    count: CountWord
    noun: Noun
    stat: Stat
    amount: Amount

    def most(self) -> int:
        return self.count.count()
