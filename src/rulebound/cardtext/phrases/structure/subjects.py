"""The cards that a text does something to, or says something of: `this`, `it`, `a partner`, `all partners`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.grammar.errors import Listed, either
from rulebound.cardtext.grammar.phrase import Phrase, Word, trait
from rulebound.cardtext.phrases.structure.effects import Candidates, Take
from rulebound.cardtext.phrases.structure.filters import Filter, OnlyThis, Owned, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So, event_card
from rulebound.cardtext.phrases.structure.nouns import Noun, another, lower, refuse_an_other, refuse_other_than_this
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


@trait
class Bearer:
    """Cards of which something is so for a while: those that something can be done to, `they`, and `your partners`."""

    label: ClassVar[str] = "a card"

    def take(self, sense: Sense) -> Effect[Any]:
        """Takes them, by a choice or without."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def candidates(self, sense: Sense) -> Candidates | None:
        """Which cards it could be, of which some may be ruled out by the instruction; None where that is not known."""
        return None


@trait
class Object(Bearer):
    """Cards that something is done to. is_aimed: they are chosen when the effect is declared."""

    label: ClassVar[str] = "a card"
    is_aimed: ClassVar[bool] = False

    def take_such(self, sense: Sense, tests: list[Test]) -> Effect[Any]:
        """The same as `take`; where so many are chosen, only such of which all this is so."""
        return self.take(sense)


@trait
class Several(Bearer):
    """All that are spoken of together: `your partners`."""

    label: ClassVar[str] = "cards that are spoken of together"


@trait
class Subject:
    """Cards that an event or a standing sentence is about."""

    label: ClassVar[str] = "a card"

    def filter(self, sense: Sense) -> Filter:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class This(Phrase, Object, Subject):
    """The card that says so."""

    text: ClassVar[str] = "this"

    def take(self, sense: Sense) -> Effect[Any]:
        if sense.antecedent != "event":  # of an event, `it` is still the card that the event is about
            sense.antecedent = "taken"
        return Take(lambda table, scope: [scope.source])

    def candidates(self, sense: Sense) -> Candidates | None:
        return lambda table, scope: [scope.source]

    def filter(self, sense: Sense) -> Filter:
        return OnlyThis()


class It(Phrase, Object):
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
        word, known = lower(phrase), [f"'{name}'" for name in sense.parts]
        if known:
            sense.wrong(
                phrase,
                "there is nothing before this that `{word}` could be; of the event, write {words}",
                word=word,
                words=either(known),
            )
        else:
            sense.wrong(phrase, "there is nothing before this that `{word}` could be", word=word)
    return Sequence()


def subject(what: Bearer, sense: Sense) -> None:
    """`When this attacks, it gets ...`: this is said of the card that the sentence before began with."""
    if isinstance(what, It) and sense.antecedent == "event" and not sense.it_is:
        sense.it_is = sense.subject_is


def refuse_uncertain(phrase: Phrase, sense: Sense) -> None:
    """Where an event has two cards and it is not known which of them is `it`."""
    if not sense.it_is and not sense.parts:
        sense.wrong(phrase, "two cards of this event could be meant: write which of them, or wait for the one alone")
    elif not sense.it_is:
        known = Listed([f"'{name}'" for name in sense.parts])
        sense.wrong(
            phrase,
            "two cards of this event could be meant: write {words}, or 'this' for the card itself",
            words=known,
        )


def it_could_be(sense: Sense) -> Candidates:
    if sense.antecedent == "event":
        return event_card(sense, sense.it_is)
    return lambda table, scope: scope.picks


def refuse_them(who: Bearer, sense: Sense) -> None:
    """`They get`, and not `them get`."""
    if isinstance(who, Them):
        sense.correct(who, "write 'they' where they are what the sentence speaks of")


def refuse_your(who: Bearer, sense: Sense) -> None:
    """`All partners of yours get`, and not `your partners get`, for what is done once."""
    refuse_them(who, sense)
    if isinstance(who, AsLongAsInPlay):
        sense.correct(who, "write 'all' before these cards, and 'of yours' for 'your'")


class OneOf(Phrase, Subject):
    """Any one of them, for events: `when a partner enters`."""

    text: ClassVar[str] = "{article} {noun}"
    article: Article
    noun: Noun

    def filter(self, sense: Sense) -> Filter:
        refuse_an_other(sense, self, self.noun, one=True)
        found = self.noun.filter(sense)
        if self.article.word == "another":
            refuse_other_than_this(sense, self, self.noun)
            return found.but(Test("It must be another card.", another))
        return found


class Article(Word):
    forms: ClassVar[tuple[str, ...]] = ("a", "another")
    label: ClassVar[str] = "a, another"


class All(Phrase, Object):
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


@trait
class AsLongAsInPlay(Subject, Several):
    """All of them, while the card is in play that says so: what is done once says `all` before them."""

    def take(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = "taken"
        return Take(all_that_are(self.filter(sense)))

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.filter(sense))


class Every(Phrase, AsLongAsInPlay):
    """All of them, while this is in play: `your other partners here`."""

    text: ClassVar[str] = "{yours?your} {noun+}"
    yours: bool
    noun: Noun

    def number(self) -> str:
        return "many"

    def filter(self, sense: Sense) -> Filter:
        found = self.noun.filter(sense)
        if self.yours:
            return found.but(Owned("{it} is not yours.", own=True))
        return found


class EachSuch(Phrase, Subject):
    """Each of them, while this is in play: `each other partner here has`."""

    text: ClassVar[str] = "each {noun}"
    noun: Noun

    def filter(self, sense: Sense) -> Filter:
        return self.noun.filter(sense)


class Possessive(Word):
    """Whose cards, before them. A game with another word for other players has it in a class of its own."""

    label: ClassVar[str] = "whose"
    forms: ClassVar[tuple[str, ...]] = ("other players'",)


class TheirCards(Phrase, Subject, Several):
    """All of them that are others': `other players' partners`."""

    text: ClassVar[str] = "{whose:Possessive} {noun+}"
    whose: Possessive
    noun: Noun

    def number(self) -> str:
        return "many"

    def filter(self, sense: Sense) -> Filter:
        return self.noun.filter(sense).but(Owned("{it} is yours.", own=False))

    def take(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = "taken"
        return Take(all_that_are(self.filter(sense)))

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.filter(sense))


def all_that_are(found: Filter) -> Candidates:
    """All that a filter finds beside the card that says so."""
    return lambda table, scope: found.found(table, scope.source)


def some_can(what: Bearer, sense: Sense, can: Callable[[Any, Scope, int], bool]) -> So | None:
    """Whether there is any of these cards to which an instruction can be done; None where that is not known."""
    among = what.candidates(sense)
    if among is None:
        return None
    return lambda table, scope: any([it >= 0 and can(table, scope, it) for it in among(table, scope)])
