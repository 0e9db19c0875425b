"""Who and what a text speaks of: cards, players, amounts. What a noun means is a filter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.meaning import (
    Candidates,
    Filter,
    Number,
    Seats,
    Sense,
    So,
    Take,
    TakeOne,
    TakeUpTo,
    Test,
    event_card,
    not_taken_yet,
)
from rulebound.cardtext.phrase import Phrase, Token, Word, said, trait
from rulebound.cardtext.writing import spell
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.effect import Effect, No, Pick, Sequence
from rulebound.kernel.modifier import END_OF_TURN, NEXT_TURN
from rulebound.kernel.need import Need
from rulebound.kernel.scope import Scope


def lower(phrase: Phrase) -> str:
    """A part of a sentence as it reads in the middle of one; names and keywords keep their capitals."""
    return "".join(spell(said(phrase).words, begins=False))


# -- Numbers -----------------------------------------------------------------------------------------------------------


class Amount(Token):
    """An amount of a resource, in numerals."""

    pattern: ClassVar[str] = r"\d+"
    label: ClassVar[str] = "a number"

    def number(self) -> str:
        return "one" if self.value == "1" else "many"


class Signed(Token):
    pattern: ClassVar[str] = r"[+-]\d+"
    label: ClassVar[str] = "a change such as +2"


COUNTS = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


class CountWord(Word):
    """How many things, in words."""

    forms: ClassVar[tuple[str, ...]] = tuple(COUNTS)
    label: ClassVar[str] = "a, one, two ..."

    def number(self) -> str:
        return "one" if self.word in ("a", "one") else "many"

    def count(self) -> int:
        return COUNTS[self.word]


def bound_of(sense: Sense, count: CountWord) -> int:
    """The number in `two or more`; `a or more` is no English."""
    if count.word == "a":
        sense.wrong(count, "write 'one' before 'or'")
    return count.count()


class CountWay(Word):
    """Of things that are counted: `two or fewer courses`."""

    forms: ClassVar[tuple[str, ...]] = ("more", "fewer")

    def compares(self, value: int, bound: int) -> bool:
        return value >= bound if self.word == "more" else value <= bound


class Way(Word):
    forms: ClassVar[tuple[str, ...]] = ("more", "less")

    def compares(self, value: int, bound: int) -> bool:
        return value >= bound if self.word == "more" else value <= bound


# -- For a while -------------------------------------------------------------------------------------------------------

NEXT: Final = "until the start of your next turn"


class Until(Word):
    """How long something is so."""

    forms: ClassVar[tuple[str, ...]] = (END_OF_TURN, NEXT)
    label: ClassVar[str] = "how long"

    def lasts(self) -> str:
        """The duration, as modifiers have it."""
        return END_OF_TURN if self.word == END_OF_TURN else NEXT_TURN


# -- Nouns -------------------------------------------------------------------------------------------------------------


class Kind(Word):
    """A kind of card; where such cards lie."""

    label: ClassVar[str] = "a kind of card"

    def among(self, sense: Sense) -> Callable[[Any], list[int]]:
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def is_kind(self, sense: Sense) -> Test:
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def lies_alone(self) -> bool:
        """Whether all that lie where such cards lie are of this kind."""
        return True


class Adjective(Word):
    label: ClassVar[str] = "an adjective"

    def test(self, sense: Sense) -> Test:
        raise NotImplementedError(self.word)  # each phrase of this kind has its own


class Whose(Word):
    """Whose cards."""

    label: ClassVar[str] = "whose"
    forms: ClassVar[tuple[str, ...]] = ("of yours", "of another player", "of other players")

    def test(self, sense: Sense) -> Test:
        if self.word == "of yours":
            return Test("{it} is not yours.", owner_as_source)
        return Test("{it} is yours.", owner_not_as_source)


def owner_as_source(table: CardTable, source: int, it: int) -> bool:
    return table.controller(it) == table.controller(source)


def owner_not_as_source(table: CardTable, source: int, it: int) -> bool:
    return table.controller(it) != table.controller(source)


class Place(Phrase):
    label: ClassVar[str] = "a place"

    def test(self, sense: Sense) -> Test:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class Having(Phrase):
    def test(self, sense: Sense) -> Test:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class Stat(Word):
    """A value of a card."""

    label: ClassVar[str] = "a value"

    def of(self, table: Any, it: int) -> int:
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def key(self) -> str:
        """What the table calls it."""
        return self.word


class With(Having):
    text: ClassVar[str] = "with {stat} {amount} or {way}"
    stat: Stat
    amount: Amount
    way: Way

    def test(self, sense: Sense) -> Test:
        stat, bound, way = self.stat, int(self.amount.value), self.way

        def holds(table: Any, source: int, it: int) -> bool:
            return way.compares(stat.of(table, it), bound)

        return Test(f"{{it}} does not have {stat.word} {bound} or {way.word}.", holds)


class Noun(Phrase):
    """Cards of a kind: `other tapped partners of yours here with power 3 or more`."""

    text: ClassVar[str] = "{adjectives:Adjective**} {kind~}[ {whose}][ {place}][ {having}]"
    label: ClassVar[str] = "a kind of card"
    adjectives: tuple[Adjective, ...]
    kind: Kind
    whose: Whose | None
    place: Place | None
    having: Having | None

    def filter(self, sense: Sense) -> Filter:
        refuse_two_of_a_kind(sense, self.adjectives)
        tests = [adjective.test(sense) for adjective in self.adjectives]
        for more in (self.whose, self.place, self.having):
            if more is not None:
                tests.append(more.test(sense))
        if self.kind.lies_alone():
            return Filter(self.kind.among(sense), tests, [self.kind.is_kind(sense)])
        return Filter(self.kind.among(sense), [self.kind.is_kind(sense), *tests])


class Other(Adjective):
    forms: ClassVar[tuple[str, ...]] = ("other",)

    def test(self, sense: Sense) -> Test:
        return Test("It must be another card than {it}.", another)


def another(table: Any, source: int, it: int) -> bool:
    return it != source


def refuse_two_of_a_kind(sense: Sense, adjectives: tuple[Adjective, ...]) -> None:
    """No card is tapped and untapped, and none is tapped twice."""
    for i, adjective in enumerate(adjectives):
        if any([type(adjective) is type(before) for before in adjectives[:i]]):
            sense.wrong(adjective, "one word of this sort is enough")


def refuse_an_other(sense: Sense, phrase: Phrase, noun: Phrase, *, one: bool) -> None:
    """`another partner`, and not `an other partner`."""
    if one and isinstance(noun, Noun) and any([isinstance(adjective, Other) for adjective in noun.adjectives]):
        sense.wrong(phrase, "write 'another' for one other")


# -- Cards -------------------------------------------------------------------------------------------------------------


@trait
class Bearer:
    """Cards of which something is so for a while: those that something can be done to, `they`, and `your partners`."""

    label: ClassVar[str] = "a card"

    def take(self, sense: Sense) -> Effect[Any]:
        """Takes them, by a choice or without."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def candidates(self, sense: Sense) -> Candidates | None:
        """Which cards it could be, of which some may be ruled out by the deed; None where nobody can say."""
        return None


@trait
class Thing(Bearer):
    """Cards that something is done to."""

    label: ClassVar[str] = "a card"


@trait
class Subject:
    """Cards that an event or a standing sentence is about."""

    label: ClassVar[str] = "a card"

    def filter(self, sense: Sense) -> Filter:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class This(Phrase, Thing, Subject):
    """The card that says so."""

    text: ClassVar[str] = "this"

    def take(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = "taken"
        return Take(lambda table, scope: [scope.source])

    def candidates(self, sense: Sense) -> Candidates | None:
        return lambda table, scope: [scope.source]

    def filter(self, sense: Sense) -> Filter:
        return Filter(lambda table: [], [Test("It must be this card.", lambda table, source, it: it == source)])


class It(Phrase, Thing):
    """What was taken last, or what the event is about."""

    text: ClassVar[str] = "it"

    def take(self, sense: Sense) -> Effect[Any]:
        return take_it(self, sense)

    def candidates(self, sense: Sense) -> Candidates | None:
        return it_could_be(sense)


class Them(It):
    """The same for several."""

    text: ClassVar[str] = "them"

    def number(self) -> str:
        return "many"


class They(Phrase, Bearer):
    """The same for several of which something is so."""

    text: ClassVar[str] = "they"

    def number(self) -> str:
        return "many"

    def take(self, sense: Sense) -> Effect[Any]:
        return take_it(self, sense)

    def candidates(self, sense: Sense) -> Candidates | None:
        return it_could_be(sense)


def take_it(phrase: Phrase, sense: Sense) -> Effect[Any]:
    """What was taken last, or what the event is about."""
    if sense.antecedent == "event":
        refuse_uncertain(phrase, sense)
        sense.antecedent = "taken"
        return Take(event_card(sense, sense.it_is))
    if not sense.antecedent:
        known = " or ".join([f"'{name}'" for name in sense.parts])
        told = f"there is nothing before this that `{lower(phrase)}` could be"
        sense.wrong(phrase, f"{told}; of the event, write {known}" if known else told)
    return Sequence()


def refuse_uncertain(phrase: Phrase, sense: Sense) -> None:
    """Where an event has two cards and nobody can say which of them is `it`."""
    if not sense.it_is:
        known = ", ".join([f"'{name}'" for name in sense.parts])
        sense.wrong(phrase, f"two cards of this event could be meant: write {known}, or 'this' for the card itself")


def it_could_be(sense: Sense) -> Candidates:
    if sense.antecedent == "event":
        return event_card(sense, sense.it_is)
    return lambda table, scope: scope.picks


def refuse_them(who: Bearer, sense: Sense) -> None:
    """`They get`, and not `them get`."""
    if isinstance(who, Them):
        sense.wrong(who, "write 'they' where they are what the sentence speaks of")


def refuse_your(who: Bearer, sense: Sense) -> None:
    """`All partners of yours get`, and not `your partners get`, for what is done once."""
    refuse_them(who, sense)
    if isinstance(who, Every):
        sense.wrong(who, "write 'all' before these cards, and 'of yours' for 'your'")


class Some(Phrase, Thing):
    """So many, by choice."""

    text: ClassVar[str] = "{count:CountWord} {noun#count}"
    count: CountWord
    noun: Noun

    def number(self) -> str:
        return self.count.number()

    def take(self, sense: Sense) -> Effect[Any]:
        refuse_an_other(sense, self, self.noun, one=self.count.count() == 1)
        found = self.noun.filter(sense)
        fresh = Need[Any](sense.words.clause, "{it} is chosen already.", not_taken_yet)
        one: list[Effect[Any]] = [
            TakeOne(sense.which(f"{{deed}}: choose {lower(self)}.", found, fresh), found, sense.words.pick)
            for _ in range(self.count.count())
        ]
        sense.antecedent = "taken"
        return Sequence(Take(lambda table, scope: []), *one)

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.noun.filter(sense))


class SomeOther(Phrase, Thing):
    """One, by choice, that is not the card itself."""

    text: ClassVar[str] = "another {noun}"
    noun: Noun

    def filter(self, sense: Sense) -> Filter:
        return self.noun.filter(sense).but(Test("It must be another card.", another))

    def take(self, sense: Sense) -> Effect[Any]:
        refuse_an_other(sense, self, self.noun, one=True)
        found = self.filter(sense)
        sense.antecedent = "taken"
        question = sense.which(f"{{deed}}: choose {lower(self)}.", found)
        return Sequence(Take(lambda table, scope: []), TakeOne(question, found, sense.words.pick))

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.filter(sense))


class UpTo(Phrase, Thing):
    """At most so many, by choice."""

    text: ClassVar[str] = "up to {count:CountWord} {noun#count}"
    count: CountWord
    noun: Noun

    def number(self) -> str:
        return "many"

    def take(self, sense: Sense) -> Effect[Any]:
        found = self.noun.filter(sense)
        if self.count.count() == 1:
            sense.wrong(self, "write 'you may' where one card can be chosen or none")
        if any([isinstance(adjective, Other) for adjective in self.noun.adjectives]) and self.count.count() == 1:
            refuse_an_other(sense, self, self.noun, one=True)
        sense.antecedent = "taken"
        question = sense.question(f"{{deed}}: choose {lower(self)}. Say no when it is enough.", Pick, [])
        question.takes.append(No)
        question.given = [or_no(need) for need in found.given_needs(sense.words.clause)]
        question.needs = [or_no(need) for need in found.needs(sense.words.clause)]
        question.needs.append(or_no(Need(sense.words.clause, "{it} is chosen already.", not_taken_yet)))
        taking = TakeUpTo(question, found, sense.words.pick, sense.words.no, self.count.count())
        return Sequence(Take(lambda table, scope: []), taking)

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.noun.filter(sense))


def all_that_are(found: Filter) -> Candidates:
    """All that a filter finds beside the card that says so."""
    return lambda table, scope: found.found(table, scope.source)


def or_no(need: Need[Any]) -> Need[Any]:
    """The need, of cards alone: to say no is always possible."""
    return Need(need.clause, need.sentence, lambda table, me, it: it < 0 or need.holds(table, me, it))


class OneOf(Phrase, Subject):
    """Any one of them, for events: `when a partner enters`."""

    text: ClassVar[str] = "{article} {noun}"
    article: Article
    noun: Noun

    def filter(self, sense: Sense) -> Filter:
        refuse_an_other(sense, self, self.noun, one=True)
        found = self.noun.filter(sense)
        if self.article.word == "another":
            return found.but(Test("It must be another card.", another))
        return found


class Article(Word):
    forms: ClassVar[tuple[str, ...]] = ("a", "another")
    label: ClassVar[str] = "a, another"


class All(Phrase, Thing):
    """All of them."""

    text: ClassVar[str] = "all {noun+}"
    noun: Noun

    def number(self) -> str:
        return "many"

    def take(self, sense: Sense) -> Effect[Any]:
        found = self.noun.filter(sense)
        sense.antecedent = "taken"
        return Take(lambda table, scope: found.found(table, scope.source))

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.noun.filter(sense))


class Each(All):
    text: ClassVar[str] = "each {noun}"
    noun: Noun

    def number(self) -> str:
        return "one"


class Every(Phrase, Subject, Bearer):
    """All of them, while this is in play: `your other partners here`."""

    text: ClassVar[str] = "{yours?your} {noun+}"
    yours: bool
    noun: Noun

    def number(self) -> str:
        return "many"

    def filter(self, sense: Sense) -> Filter:
        found = self.noun.filter(sense)
        if self.yours:
            return found.but(Test("{it} is not yours.", owner_as_source))
        return found

    def take(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = "taken"
        return Take(all_that_are(self.filter(sense)))

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.filter(sense))


def some_can(what: Bearer, sense: Sense, can: Callable[[Any, Scope, int], bool]) -> So | None:
    """Whether there is any of these cards to which a deed can be done; None where nobody can say."""
    among = what.candidates(sense)
    if among is None:
        return None
    return lambda table, scope: any([it >= 0 and can(table, scope, it) for it in among(table, scope)])


# -- Players -----------------------------------------------------------------------------------------------------------


class Player(Phrase):
    label: ClassVar[str] = "a player"

    def seats(self, sense: Sense) -> Seats:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class You(Player):
    text: ClassVar[str] = "you"

    def number(self) -> str:
        return "many"

    def seats(self, sense: Sense) -> Seats:
        return just_me


class ItsOwner(Player):
    """Of the card that an event is about, or that was taken last."""

    text: ClassVar[str] = "its owner"

    def seats(self, sense: Sense) -> Seats:
        if sense.antecedent == "event":
            if not sense.it_is:
                known = ", ".join([f"'the owner of {name}'" for name in sense.parts])
                sense.wrong(self, f"two cards of this event could be meant: write {known}")
            found = event_card(sense, sense.it_is)
            return lambda table, scope: [table.owner(it) for it in found(table, scope)]
        if not sense.antecedent:
            sense.wrong(self, "there is no card before this whose owner it could be")
        return lambda table, scope: [table.owner(it) for it in scope.picks[:1] if it >= 0]


class EachPlayer(Player):
    text: ClassVar[str] = "each {other?other} player"
    other: bool

    def seats(self, sense: Sense) -> Seats:
        return all_others if self.other else all_seats


def just_me(table: Any, scope: Scope) -> list[int]:
    return [scope.me]


def all_seats(table: Any, scope: Scope) -> list[int]:
    """From the player whose effect it is, in turn order."""
    return sorted(table.left(), key=lambda seat: (seat - scope.me) % table.seats)


def all_others(table: Any, scope: Scope) -> list[int]:
    return [seat for seat in all_seats(table, scope) if seat != scope.me]


# -- For each ----------------------------------------------------------------------------------------------------------


class Per(Phrase):
    """`for each other partner here`: how often."""

    text: ClassVar[str] = "for each {noun}"
    noun: Noun

    def number_of(self, sense: Sense) -> Number:
        found = self.noun.filter(sense)

        def count(table: Any, scope: Scope) -> int:
            return len(found.found(table, scope.source))

        return count
