"""Values that change places: those of two cards, or two of a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.grammar.template import MANY, ONE
from rulebound.cardtext.phrases.acts.copying import OfTwo, SetAside, both_taken
from rulebound.cardtext.phrases.choices import choosing
from rulebound.cardtext.phrases.opponents.others import ChooseCards
from rulebound.cardtext.phrases.structure.effects import DoToEach, DoTogether, Forget, TakeOne, not_taken_yet
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import some_can
from rulebound.cardtext.phrases.values.setting import set_value, spoken_of_before
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import Until
    from rulebound.cardtext.phrases.structure.nouns import Noun, Stat
    from rulebound.cardtext.phrases.structure.subjects import Object


class SwapOfTwo(Clause):
    """`Swap the power of two partners until the end of the turn.`"""

    text: ClassVar[str] = "swap the {stat} of two {noun+}[ {until}]"
    fits_as: ClassVar[str] = "Change"
    stat: Stat
    noun: Noun
    until: Until | None

    def possible(self, sense: Sense) -> So | None:
        found = self.noun.filter(sense)
        return lambda table, scope: found.has(table, scope.source, 2)

    def effect(self, sense: Sense) -> Effect[Any]:
        found = self.noun.filter(sense)
        return Sequence(Forget(), *two_of(self, sense, found, found), swapping_values(self.stat, self.until))


class SwapOfBoth(Clause):
    """`Swap the power of a partner of yours and a partner of another player.`"""

    text: ClassVar[str] = "swap the {stat} of {first:Object} and {second:Object}[ {until}]"
    fits_as: ClassVar[str] = "Change"
    stat: Stat
    first: Object
    second: Object
    until: Until | None

    def possible(self, sense: Sense) -> So | None:
        first, second = [some_can(one, sense, can_change) for one in (self.first, self.second)]
        if first is None or second is None:
            return first or second
        return lambda table, scope: first(table, scope) and second(table, scope)

    def effect(self, sense: Sense) -> Effect[Any]:
        found = [chosen_one(one, sense) for one in (self.first, self.second)]
        if found[0] is not None and found[1] is not None:
            both = two_of(self, sense, found[0], found[1])
            return Sequence(Forget(), *both, swapping_values(self.stat, self.until))
        for one in (self.first, self.second):
            if isinstance(one, Phrase) and one.number() == MANY:
                sense.wrong(one, "one card and one other swap their values: write of one each")
        return Sequence(*both_taken(self.first, self.second, sense), OfTwo(swapping(self.stat, self.until)))


def chosen_one(what: Object, sense: Sense) -> Filter | None:
    """Of `a partner` the cards that can be chosen; None of others, which need not be kept apart."""
    if isinstance(what, choosing.Some) and what.number() == ONE:
        return what.noun.filter(sense)
    return None


def can_change(table: Any, scope: Scope, it: int) -> bool:
    return bool(table.stays(it))


class SwapTheirs(Clause):
    """`Choose two partners. Swap their power.`"""

    text: ClassVar[str] = "swap their {stat}[ {until}]"
    stat: Stat
    until: Until | None

    def effect(self, sense: Sense) -> Effect[Any]:
        if sense.antecedent != "taken":
            sense.wrong(self, "say before this which two cards they are")
        for part in walk(sense.line) if sense.line is not None else []:
            if isinstance(part, ChooseCards) and isinstance(part.what, Phrase) and part.what.number() == ONE:
                sense.wrong(self, "write 'swap the {stat} of' one card 'and' the other", stat=self.stat.word)
                break
        return swapping_values(self.stat, self.until)


def two_of(phrase: Phrase, sense: Sense, first: Filter, second: Filter) -> list[Effect[Any]]:
    """One of each is chosen, another each time."""
    prompt = worded("{source}: {what}. Which one?", what=lower(phrase))
    fresh = Need[Any](sense.words.clause, "{it} is chosen already.", not_taken_yet)
    sense.antecedent = "taken"
    return [TakeOne(sense.which(prompt, found, fresh), found, sense.words.pick) for found in (first, second)]


def swapping_values(stat: Stat, until: Until | None) -> Effect[Any]:
    """Each of the two cards that were taken has the value of the other."""

    def swap(table: Any, scope: Scope, cards: list[int]) -> None:
        if len(cards) == 2:
            values = [stat.of(table, it) for it in cards]
            set_value(table, scope, stat, cards[0], values[1], until)
            set_value(table, scope, stat, cards[1], values[0], until)

    return DoTogether(swap)


class SwapItsWith(Clause):
    """`When this enters, swap its power with the power of another partner here.`"""

    text: ClassVar[str] = "swap its {stat} with the {same:Stat} of {what:Object}[ {until}]"
    stat: Stat
    same: Stat
    what: Object
    until: Until | None

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.stays(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        if self.same.word != self.stat.word:
            sense.correct(self.same, "write '{word}' here: it is of the same", word=self.stat.word)
        before = spoken_of_before(self, sense)
        return Sequence(before, SetAside(), self.what.take(sense), OfTwo(swapping(self.stat, self.until)))


def swapping(stat: Stat, until: Until | None) -> Callable[[Any, Scope, int, int], None]:
    """Each of two cards has the value of the other."""

    def swap(table: Any, scope: Scope, it: int, other: int) -> None:
        values = stat.of(table, it), stat.of(table, other)
        set_value(table, scope, stat, it, values[1], until)
        set_value(table, scope, stat, other, values[0], until)

    return swap


class SwapOwnValues(Clause):
    """`Swap the A and D of a character until the end of the turn.`"""

    text: ClassVar[str] = "swap the {stat} and {second:Stat} of {what:Object}[ {until}]"
    fits_as: ClassVar[str] = "Change"
    stat: Stat
    second: Stat
    what: Object
    until: Until | None

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.stays(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        if self.stat.word == self.second.word:
            sense.wrong(self.second, "this would change nothing")
        stat, second, until = self.stat, self.second, self.until

        def swap(table: Any, scope: Scope, it: int) -> None:
            one, other = stat.of(table, it), second.of(table, it)
            set_value(table, scope, stat, it, other, until)
            set_value(table, scope, second, it, one, until)

        return Sequence(self.what.take(sense), DoToEach(swap))
