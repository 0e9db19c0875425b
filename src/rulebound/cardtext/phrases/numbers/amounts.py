"""As many as one likes: `discard any number of cards`, and what is counted after that."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.grammar.template import ONE
from rulebound.cardtext.phrases.acts.card_instructions import ToCards, is_counted
from rulebound.cardtext.phrases.acts.instructions import Resource, discard, in_own_hand, own_hand
from rulebound.cardtext.phrases.acts.one_die import RollADie, number_rolled, rolls_before, secret_number
from rulebound.cardtext.phrases.choices.choosing import or_no, prompt_of
from rulebound.cardtext.phrases.structure.counts import CountWord
from rulebound.cardtext.phrases.structure.effects import Candidates, DoToEach, Forget, TakeUpTo, not_taken_yet
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.joining import OneOfThese
from rulebound.cardtext.phrases.structure.meaning import SECRETS, Number, Sense, So
from rulebound.cardtext.phrases.structure.nouns import Noun, begun_anew
from rulebound.cardtext.phrases.structure.players import CountsBefore, Spoken
from rulebound.cardtext.phrases.structure.sentences import Does, IfYouDoNot, Otherwise, PlainVerb, Verb
from rulebound.cardtext.phrases.structure.subjects import It, Object, They, This, all_that_are
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, No, Pick, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_, worded

ANY: Final = 99  # there are never more


def taking_any(
    sense: Sense, prompt: str, found: Filter, needs: list[Need[Any]], given: list[Need[Any]], most: int = ANY
) -> Effect[Any]:
    """As many of these as a player likes, or so many at most; later sentences can count them."""
    sense.counts = True
    question = sense.question(worded("{question} Say no when it is enough.", question=prompt), Pick, [])
    question.takes.append(No)
    question.given = [or_no(need) for need in given]
    fresh = Need[Any](sense.words.clause, "{it} is chosen already.", not_taken_yet)
    question.needs = [or_no(need) for need in [*needs, fresh]]
    taking = TakeUpTo(question, found, sense.words.pick, sense.words.no, most)
    return Sequence(Forget(), taking)


class AnyNumber(Phrase, Object):
    text: ClassVar[str] = "any number of {noun+}"
    noun: Noun

    def number(self) -> str:
        return "many"

    def take(self, sense: Sense) -> Effect[Any]:
        first, found = begun_anew(sense, self), self.noun.filter(sense)
        sense.antecedent = "taken"
        clause, prompt = sense.words.clause, prompt_of(sense, self)
        return Sequence(first, taking_any(sense, prompt, found, found.needs(clause), found.given_needs(clause)))

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.noun.filter(sense))


class DiscardSome(Verb):
    """Cards of the hand, by choice; later sentences can count them."""

    def most(self, sense: Sense) -> int:
        """How many at most."""
        return ANY

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.antecedent, sense.discarded = "", ANY
        mine = Need[Any](sense.words.clause, "Only cards of your own hand can be discarded.", in_own_hand)
        prompt, most = N_("{source}: choose a card of your hand to discard."), self.most(sense)
        return Sequence(taking_any(sense, prompt, Filter(own_hand, []), [], [mine], most), DoToEach(self.discard))

    def discard(self, table: Any, scope: Scope, it: int) -> None:
        """What is done with one of them."""
        discard(table, scope, it)

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.held_besides(scope.me, scope.source)) > 0


class DiscardAny(DiscardSome):
    text: ClassVar[str] = "discards/discard any number of cards"


class DiscardUpTo(DiscardSome):
    """`You may discard up to two cards. If you do, draw that many cards.`"""

    text: ClassVar[str] = "discards/discard up to {count:CountWord} cards"
    count: CountWord

    def most(self, sense: Sense) -> int:
        if self.count.count() == 1:
            sense.correct(self, "write 'you may' where one card can be chosen or none")
        return self.count.count()


# -- How many those were -----------------------------------------------------------------------------------------------


def counted(phrase: Phrase, sense: Sense, *, this_way: bool = False) -> Number:
    """How many were taken or paid, so much as an event is about, or what a die showed.

    this_way: only what was taken or paid.
    """
    if sense.so_much:
        return lambda table, scope: scope.number
    done = doing_before(phrase, sense)
    before = sense.counts or done is not None or (this_way and sense.discarded > 0)
    if done is not None and not sense.counts and not this_way and is_of_one(done):
        sense.wrong(phrase, OF_ONE)
    if sense.amount and not this_way:
        if before:
            sense.wrong(phrase, TWO_AMOUNTS)
        return amount_of_event(sense)
    if not before and not this_way and sense.feature == SECRETS:
        return lambda table, scope: secret_number(table, scope.me)
    if not before and not this_way and rolls_before(phrase, sense):
        return number_rolled(phrase, sense)
    if not before and others_did(phrase, sense):
        sense.wrong(phrase, OF_OTHERS)
    elif not before:
        sense.wrong(phrase, NOT_COUNTED)
    return lambda table, scope: len([it for it in scope.picks if it >= 0])


TWO_AMOUNTS: Final = N_(
    "it could be as much as the event is about, or as many as were taken: write 'for each ... this way' of these"
)
NOT_COUNTED: Final = N_(
    "nothing before this can be counted: cards to which something is done must stand in the sentence before it, or "
    "words like 'any number of' or 'any amount of'"
)


OF_ONE: Final = N_("that is one card, so there is no number: write how much, or 'equal to its ...'")
OF_OTHERS: Final = N_("what others do is not counted: only what you do yourself")


def is_of_one(done: ToCards) -> bool:
    """Whether it is done to one card, of which cannot be said how many they were."""
    what: Any = done.what
    return isinstance(what, Phrase) and not isinstance(what, It | They) and what.number() == ONE


def others_did(phrase: Phrase, sense: Sense) -> bool:
    """Whether it is others who did something before this."""
    for part in walk(sense.line) if sense.line else []:
        if part is phrase:
            return False
        if isinstance(getattr(part, "who", None), Spoken) and isinstance(getattr(part, "verb", None), Verb):
            return True
    return False


def amount_of_event(sense: Sense) -> Number:
    """So much as the event is about, which the scope has noted."""
    sense.takes_number = True
    said = list(walk(sense.line)) if sense.line else []
    for part in said:
        if isinstance(part, RollADie | Otherwise | IfYouDoNot | OneOfThese):
            sense.wrong(part, "'that much' of an event is not known beside this: write an amount instead")
    return lambda table, scope: scope.number


def doing_before(phrase: Phrase, sense: Sense) -> ToCards | None:
    """What was done before this to the cards that were taken last; None where something else was, or nothing."""
    found: ToCards | None = None
    taken: object = None
    of_others: list[object] = []  # what they do is known to them alone
    for part in walk(sense.line) if sense.line else []:
        if part is phrase:
            break
        if isinstance(getattr(part, "who", None), Spoken):
            of_others += [getattr(part, name, None) for name in ("verb", "first", "second", "other")]
        if isinstance(part, ToCards):
            found = part if not any([part is one for one in of_others]) or sense.by_others else None
        elif is_object(part):
            taken = part
    return found if found is not None and (found.what is taken or isinstance(found.what, It | This)) else None


def is_object(part: Phrase) -> bool:
    """Whether it takes cards. Apart: compiled, the caller would then take an instruction for a card."""
    return isinstance(part, Object)


def counted_outcome(done: Done, phrase: Phrase, sense: Sense) -> Number:
    """How many cards were `discarded this way`."""
    before: Any = doing_before(phrase, sense)  # of any type: what others do need not take cards by its own phrase
    by_all = before is None and is_of_others(sense)
    if by_all:
        before = sense.others_done
    if before is not None and done.word not in before.outcomes():
        known = " ".join([word for word in before.outcomes() if word])
        if known:
            sense.wrong(phrase, "nothing is {done} before this: write '{known}'", done=done.word, known=known)
        else:
            sense.wrong(phrase, "nothing is {done} before this", done=done.word)
    if by_all:
        return number_taken
    return counted(phrase, sense, this_way=True)


def is_of_others(sense: Sense) -> bool:
    """Whether the cards that were taken last are those to which several players did something, each of their own."""
    return sense.others_done is not None and not sense.by_others and not sense.counts and not sense.antecedent


def number_taken(table: Any, scope: Scope) -> int:
    return len([it for it in scope.picks if it >= 0])


class DrawThatMany(PlainVerb, CountsBefore):
    text: ClassVar[str] = "draws/draw that many cards"

    def does(self, sense: Sense) -> Does:
        number = counted(self, sense)
        return lambda table, scope, seat: table.draw(seat, number(table, scope))


class GainThatMany(PlainVerb, CountsBefore):
    text: ClassVar[str] = "gains/gain that {much:MuchOrMany} {resource+}"
    much: MuchOrMany
    resource: Resource

    def does(self, sense: Sense) -> Does:
        number, resource = counted(self, sense), self.resource
        return lambda table, scope, seat: resource.give(table, seat, number(table, scope))


class LoseThatMany(PlainVerb, CountsBefore):
    """As far as they have it; how much that was can be counted."""

    text: ClassVar[str] = "loses/lose that {much:MuchOrMany} {resource+}"
    much: MuchOrMany
    resource: Resource

    def possible(self, sense: Sense) -> So | None:
        resource = self.resource
        return lambda table, scope: resource.had(table, scope.me) > 0

    def whole(self, sense: Sense) -> So | None:
        number, resource = counted(self, sense), self.resource
        return lambda table, scope: bool(resource.had(table, scope.me) >= number(table, scope))

    def does(self, sense: Sense) -> Does:
        number, resource = counted(self, sense), self.resource
        sense.counts = True

        def lose(table: Any, scope: Scope, seat: int) -> None:
            before = resource.had(table, seat)
            resource.lose(table, seat, number(table, scope))
            scope.picks = [scope.source] * (before - resource.had(table, seat))

        return lose


def counting_loss(sense: Sense, resource: Resource, lose: Does) -> Does:
    """The same, after which the player of the text knows how much that was, where the line counts it."""
    if sense.by_others or not is_counted(sense):
        return lose
    sense.counts = True

    def lose_and_count(table: Any, scope: Scope, seat: int) -> None:
        before = resource.had(table, seat)
        lose(table, scope, seat)
        if seat == scope.me:
            scope.picks = [scope.source] * max(0, before - resource.had(table, seat))

    return lose_and_count


class MuchOrMany(Word):
    forms: ClassVar[tuple[str, ...]] = ("many", "much")


class Done(Word):
    """What was done to cards."""

    label: ClassVar[str] = "what was done to them"
    forms: ClassVar[tuple[str, ...]] = (
        "chosen", "defeated", "destroyed", "discarded", "exhausted", "expelled", "readied", "removed", "returned",
        "ruined", "tapped", "trashed", "untapped",
    )  # fmt: skip
