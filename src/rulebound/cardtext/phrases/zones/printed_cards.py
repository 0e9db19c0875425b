"""Cards by what is printed on them, where they lie in hands and discard piles.

`Discard a partner from your hand`, `return up to two items from your discard pile to your hand`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.acts.instructions import discard, own_hand
from rulebound.cardtext.phrases.choices.choosing import or_no
from rulebound.cardtext.phrases.structure.effects import DoToEach, Take, TakeOne, TakeUpTo, not_taken_yet
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import another, begun_anew
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.cardtext.phrases.zones.gathering import refuse_whose
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, No, Pick, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_, worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.zones.decks import Wanted
    from rulebound.cardtext.phrases.zones.gathering import HandsOwner


class PrintedCards(Phrase):
    """So many cards by what is printed on them."""

    label: ClassVar[str] = "cards by what is printed on them"
    wanted: Wanted

    def least(self) -> int:
        """How many are taken if there are so many."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def taken(self, sense: Sense, prompt: str, there: Filter, *, secret: bool) -> Effect[Any]:
        """Takes them by a choice, or all; there: the cards among which they are, with what is tested of them all.

        secret: whether it is asked even where there is no choice, because others do not know what lies there.
        """
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class SoManyPrinted(PrintedCards):
    text: ClassVar[str] = "{count:CountWord} {wanted:Wanted#count}"
    count: CountWord
    wanted: Wanted

    def least(self) -> int:
        return self.count.count()

    def taken(self, sense: Sense, prompt: str, there: Filter, *, secret: bool) -> Effect[Any]:
        first, found = begun_anew(sense, self), there.but(self.wanted.test(sense))
        question = sense.which(prompt, found, Need(sense.words.clause, "{it} is chosen already.", not_taken_yet))
        question.secret = secret
        one: list[Effect[Any]] = [TakeOne(question, found, sense.words.pick) for _ in range(self.count.count())]
        return Sequence(first, *one)


class AnotherPrinted(PrintedCards):
    """One that is not the card itself."""

    text: ClassVar[str] = "another {wanted:Wanted}"
    wanted: Wanted

    def least(self) -> int:
        return 1

    def taken(self, sense: Sense, prompt: str, there: Filter, *, secret: bool) -> Effect[Any]:
        first = begun_anew(sense, self)
        found = there.but(Test("It must be another card.", another)).but(self.wanted.test(sense))
        question = sense.which(prompt, found)
        question.secret = secret
        return Sequence(first, TakeOne(question, found, sense.words.pick))


class UpToPrinted(PrintedCards):
    text: ClassVar[str] = "up to {count:CountWord} {wanted:Wanted#count}"
    count: CountWord
    wanted: Wanted

    def least(self) -> int:
        return 1

    def taken(self, sense: Sense, prompt: str, there: Filter, *, secret: bool) -> Effect[Any]:
        if self.count.count() == 1:
            sense.correct(self, "write 'you may' where one card can be chosen or none")
        first, found = begun_anew(sense, self), there.but(self.wanted.test(sense))
        question = sense.question(worded("{question} Say no when it is enough.", question=prompt), Pick, [])
        question.takes.append(No)
        question.secret = secret
        question.needs = [or_no(need) for need in found.needs(sense.words.clause)]
        question.needs.append(or_no(Need(sense.words.clause, "{it} is chosen already.", not_taken_yet)))
        words = sense.words
        return Sequence(first, TakeUpTo(question, found, words.pick, words.no, self.count.count()))


class AllPrinted(PrintedCards):
    text: ClassVar[str] = "all {wanted:Wanted+}"
    wanted: Wanted

    def least(self) -> int:
        return 1

    def taken(self, sense: Sense, prompt: str, there: Filter, *, secret: bool) -> Effect[Any]:
        found = there.but(self.wanted.test(sense))
        return Sequence(Take(lambda table, scope: found.found(table, scope.source)))


# -- From a hand -------------------------------------------------------------------------------------------------------

IN_HAND: Final = N_("{it} is not in your hand.")
WHICH_DISCARDED: Final = N_("{source}: choose a card of your hand to discard.")


class DiscardPrinted(Verb, Cost):
    """Those cards of a hand, by choice; as many as there are, where there are too few."""

    text: ClassVar[str] = "discards/discard {what:PrintedCards} from {whose:HandsOwner} hand"
    what: PrintedCards
    whose: HandsOwner

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_whose(self.whose, sense)
        sense.counts = True
        hand = Filter(own_hand, [Test(IN_HAND, is_held)])
        return Sequence(self.what.taken(sense, WHICH_DISCARDED, hand, secret=True), DoToEach(discard))

    def possible(self, sense: Sense) -> So | None:
        return self.at_least(sense, 1)

    def whole(self, sense: Sense) -> So | None:
        return self.at_least(sense, self.what.least())

    def at_least(self, sense: Sense, count: int) -> So:
        """Whether the player of the scope holds so many of them."""
        test = self.what.wanted.test(sense)
        return lambda table, scope: so_many_held(table, scope.me, scope.source, test, count)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        test, count = self.what.wanted.test(sense), self.what.least()
        text = N_("You have too few cards in your hand to discard.")
        return [Need(sense.words.clause, text, lambda table, me, it: so_many_held(table, me, it, test, count))]

    def pay(self, sense: Sense) -> Effect[Any]:
        if not isinstance(self.what, SoManyPrinted):
            sense.wrong(self.what, "a cost says how many cards are discarded")
        return self.effect(sense)


def is_held(table: Any, source: int, it: int) -> bool:
    return it in table.held_besides(table.scopes[-1].me, source)


def so_many_held(table: Any, me: int, source: int, wanted: Test, count: int) -> bool:
    """Whether a player holds so many of these cards, without the one that says so."""
    return len([it for it in table.held_besides(me, source) if wanted.holds(table, source, it)]) >= count


# -- From a discard pile -----------------------------------------------------------------------------------------------


class FromDiscardPile(Clause):
    """Some of what lies in the player's discard pile: each game says in its own words where they go."""

    prompt: ClassVar[str] = ""
    what: PrintedCards

    def goes(self, table: Any, scope: Scope, it: int) -> None:
        """What becomes of one of them."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def possible(self, sense: Sense) -> So | None:
        test = self.what.wanted.test(sense)
        return lambda table, scope: any([test.holds(table, scope.source, it) for it in table.discard_of(scope.me)])

    def effect(self, sense: Sense) -> Effect[Any]:
        pile = Filter(discarded, [Test("{it} is not in your discard pile.", is_discarded)])
        taken = self.what.taken(sense, type(self).prompt, pile, secret=False)
        sense.antecedent = "taken"
        return Sequence(taken, DoToEach(self.goes))


def discarded(table: Any) -> list[int]:
    """The discard pile of the player who is asked by the innermost effect."""
    return list(table.discard_of(table.scopes[-1].me))


def is_discarded(table: Any, source: int, it: int) -> bool:
    return it in table.discard_of(table.scopes[-1].me)
