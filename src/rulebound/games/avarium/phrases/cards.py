"""Which cards: idols, students and schemes, what they are, where they are, and what they have."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.cards.surpassing import ThanWhich
from rulebound.cardtext.phrases.choices import choosing
from rulebound.cardtext.phrases.choices.choosing import prompt_of
from rulebound.cardtext.phrases.counting.counters import ComesWithCounters, CounterNoun, CounterSort, Host
from rulebound.cardtext.phrases.numbers.naming import SameAs
from rulebound.cardtext.phrases.opponents.others import is_theirs
from rulebound.cardtext.phrases.structure import counts, nouns
from rulebound.cardtext.phrases.structure.effects import Candidates, Take, TakeOne, not_taken_yet
from rulebound.cardtext.phrases.structure.filters import Filter, Owned, Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Adjective, Kind, Place, Stat
from rulebound.cardtext.phrases.structure.subjects import AsLongAsInPlay, Object, Subject
from rulebound.games.avarium import classes, schemes
from rulebound.games.avarium.ability import COMBAT, DEFENSE
from rulebound.games.avarium.belonging import CLUBS, counts_as, is_counted
from rulebound.games.avarium.box import FIRST_IDOL, FIRST_SCHEME
from rulebound.games.avarium.card import IDOL, SCHEME, STUDENT
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS, COURTYARD, DECLARED, EXPEL_PILE, HALLWAY, TRASH_PILE
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import worded

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.counts import CountWord

COUNTS: Final = (
    "a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
EITHER: Final = "idol or student"


def player(table: Table, source: int) -> int:
    """Whose effect it is: the player of its card, or who had the card in a Class last."""
    if FIRST_SCHEME <= source < FIRST_IDOL:
        return table.player_of_scheme(source)
    seat = table.controller(source)
    return seat if seat >= 0 else table.last_of(source)


class OfAPlayer(Owned):
    """Whose a card must be, where the card that says so may have left play."""

    def of_whom(self, table: Any, source: int, found: list[int]) -> list[int]:
        assert isinstance(table, Table)
        mine = player(table, source)
        holder = table.holder
        if self.own:
            if found is table.enrolled and mine >= 0:
                return table.cards_in(CLASS, mine)  # as most often: of the students in all Classes those in one
            return [it for it in found if holder[it] == mine]
        return [it for it in found if holder[it] != mine and holder[it] != NO_SEAT]


class Count(counts.CountWord):
    """How many cards: piles grow large."""

    forms: ClassVar[tuple[str, ...]] = COUNTS

    def count(self) -> int:
        return max(1, COUNTS.index(self.word))


# -- Kinds -------------------------------------------------------------------------------------------------------------


class CardKind(Kind):
    """In Classes, if nothing else is said; schemes are those that wait to be played out."""

    forms: ClassVar[dict[str, str]] = {
        "student": "students", "idol": "idols", EITHER: "idols and students", "scheme": "schemes",
    }  # fmt: skip

    def could_be(self, kind: str) -> bool:
        return kind not in (STUDENT, IDOL, SCHEME) or kind == self.word or (self.word == EITHER and kind != SCHEME)

    def among(self, sense: Sense) -> Callable[[Any], list[int]]:
        if self.word == STUDENT:
            return classes.students
        if self.word == IDOL:
            return classes.idols
        return classes.characters if self.word == EITHER else schemes.waiting

    def is_kind(self, sense: Sense) -> Test:
        if self.word == STUDENT:
            return Test("{it} is not a student.", lambda table, source, it: it < FIRST_SCHEME)
        if self.word == IDOL:
            return Test("{it} is not an idol.", lambda table, source, it: it >= FIRST_IDOL)
        if self.word == EITHER:
            return Test("{it} is a scheme.", lambda table, source, it: it < FIRST_SCHEME or it >= FIRST_IDOL)
        return Test("{it} is not a scheme.", lambda table, source, it: FIRST_SCHEME <= it < FIRST_IDOL)

    def is_plain(self) -> bool:
        return self.word != EITHER

    def prints(self, table: Any, it: int) -> bool:
        return bool(table.card(it).kind in self.word.split(" or "))


# -- What they are -----------------------------------------------------------------------------------------------------


class Enemy(Adjective):
    forms: ClassVar[tuple[str, ...]] = ("enemy",)

    def test(self, sense: Sense) -> Test:
        return OfAPlayer("{it} is not an enemy's.", own=False, holds=is_enemy)


def is_enemy(table: Table, source: int, it: int) -> bool:
    seat = table.holder[it]
    return seat >= 0 and seat != player(table, source)


class Upright(Adjective):
    forms: ClassVar[tuple[str, ...]] = ("ready", "exhausted")
    terms: ClassVar[dict[str, str]] = {"exhausted": "exhausted"}

    def test(self, sense: Sense) -> Test:
        if self.word == "ready":
            return Test("{it} is exhausted.", is_ready)
        return Test("{it} is ready.", is_exhausted)


def is_ready(table: Table, source: int, it: int) -> bool:
    return not table.exhausted[it]


def is_exhausted(table: Table, source: int, it: int) -> bool:
    return table.exhausted[it]


class Kin(Adjective):
    """A club, a faction or a gender: of it is on whom it is printed, and who counts as being of it."""

    printed: ClassVar[bool] = True

    def name(self) -> str:
        """As it is printed."""
        return self.word

    def differs(self) -> str:
        """What is said of who is not of it."""
        return worded("{it} is not {kind}.", kind=self.word)

    def test(self, sense: Sense) -> Test:
        name = self.word
        key = counts_as(name)

        def is_of_it(table: Table, source: int, it: int) -> bool:
            if name in table.print_of(it).kin:
                return True
            return (table.unusual or len(table.modifiers) > 0) and is_counted(table, key, it)

        return Test(self.differs(), is_of_it)


class Faction(Kin):
    forms: ClassVar[tuple[str, ...]] = ("Paragon", "Delinquent", "Neutral")


class Club(Kin):
    """Those that are in a club."""

    forms: ClassVar[tuple[str, ...]] = CLUBS

    def differs(self) -> str:
        return worded("{it} is not in the {club} club.", club=self.word)


class Gender(Kin):
    forms: ClassVar[tuple[str, ...]] = ("female", "male", "mysterious")


# -- Where they are ----------------------------------------------------------------------------------------------------


class InYourClass(Place):
    """Students say `in my class`; schemes and win-cons, `in your class`."""

    text: ClassVar[str] = "in {whose:Whosever} class"
    whose: Whosever

    def test(self, sense: Sense) -> Test:
        if self.whose.word == "my" and sense.plays:
            sense.wrong(self, "a scheme has no class: write 'in your class'")
        if self.whose.word == "their":
            if not sense.they_are:
                sense.wrong(self, "there is no player before this whose class it could be")
            return Test("{it} is not in their Class.", is_theirs)
        return OfAPlayer("{it} is not in that class.", own=True, holds=is_own)


class Whosever(Word):
    forms: ClassVar[tuple[str, ...]] = ("my", "your", "their")
    label: ClassVar[str] = "my, your, their"


def is_own(table: Table, source: int, it: int) -> bool:
    return table.holder[it] == player(table, source)


class Pile(Place):
    """Somewhere else than in a Class."""

    def among(self) -> Callable[[Any], list[int]]:
        """What lies there."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class InPile(Pile):
    text: ClassVar[str] = "in the {pile:PileName}"
    pile: PileName

    def among(self) -> Callable[[Any], list[int]]:
        if self.pile.word == "Courtyard":
            return in_the_courtyard
        return in_the_expel_pile if self.pile.word == "Expel Pile" else in_the_trash_pile

    def test(self, sense: Sense) -> Test:
        zone = {"Courtyard": COURTYARD, "Expel Pile": EXPEL_PILE, "Trash Pile": TRASH_PILE}[self.pile.word]

        def lies_there(table: Table, source: int, it: int) -> bool:
            return table.zone[it] == zone

        return Test(worded("{it} is not in the {pile}.", pile=self.pile.word), lies_there)


def in_the_courtyard(table: Table) -> list[int]:
    return [it for it in table.cards_in(COURTYARD) if it != NOTHING]


def in_the_expel_pile(table: Table) -> list[int]:
    return table.cards_in(EXPEL_PILE)


def in_the_trash_pile(table: Table) -> list[int]:
    return table.cards_in(TRASH_PILE)


class PileName(Word):
    forms: ClassVar[tuple[str, ...]] = ("Courtyard", "Expel Pile", "Trash Pile")
    label: ClassVar[str] = "a pile"


# -- What they have ----------------------------------------------------------------------------------------------------


class CardStat(Stat):
    """Of a scheme it is its cost, and of a student its recruit cost."""

    forms: ClassVar[tuple[str, ...]] = ("Combat", "Defense", "recruit cost", "cost")

    def key(self) -> str:
        return COMBAT if self.word == "Combat" else DEFENSE

    def of(self, table: Table, it: int) -> int:
        if self.word == "Combat":
            return table.combat(it)
        return table.defense(it) if self.word == "Defense" else table.cost(it)


class SameAsMe(SameAs):
    forms: ClassVar[tuple[str, ...]] = ("as me",)


class ThanMe(ThanWhich):
    forms: ClassVar[tuple[str, ...]] = ("me",)


def is_in_a_class(table: Table, source: int, it: int) -> bool:
    return table.zone[it] == CLASS


IN_A_CLASS: Final = Test("{it} is in no Class.", is_in_a_class)
WAITS: Final = Test("{it} is not a scheme that waits.", lambda table, source, it: table.zone[it] == DECLARED)


class Cards(nouns.Noun):
    """`ready enemy students with recruit cost 2 or less`"""

    text: ClassVar[str] = "{adjectives:Adjective**} {kind~}[ {place}][ {having}]"

    def filter(self, sense: Sense) -> Filter:
        place, kind = self.place, self.kind.is_kind(sense)
        tests = nouns.adjective_tests(self, sense)
        if place is not None and not isinstance(place, Pile):
            tests.append(place.test(sense))
        if self.having is not None:
            tests.append(self.having.test(sense))
        if isinstance(place, Pile):
            return Filter(place.among(), [kind, *tests], [place.test(sense)])
        return Filter(self.kind.among(sense), tests, [WAITS if self.kind.word == SCHEME else IN_A_CLASS, kind])


# -- The card itself ---------------------------------------------------------------------------------------------------


class Myself(Phrase, Subject):
    """The card that says so, as the one that something is true of."""

    text: ClassVar[str] = "I"

    def number(self) -> str:
        return "I"

    def filter(self, sense: Sense) -> Filter:
        return Filter(lambda table: [], [Test("It must be this card.", lambda table, source, it: it == source)])


class Me(Phrase, Object):
    """The card that says so, as the one that something is done to, unless it has gone where only its place counts."""

    text: ClassVar[str] = "me"

    def take(self, sense: Sense) -> Effect[Any]:
        if sense.antecedent != "event":  # of an event, `it` is still the card that the event is about
            sense.antecedent = "taken"
        return Take(me_myself)


def me_myself(table: Table, scope: Scope) -> list[int]:
    """What does not name the Hallway or the Courtyard does not concern who has come there meanwhile. [C6] [C7]"""
    return [] if table.zone[scope.source] in (HALLWAY, COURTYARD) else [scope.source]


class Every(Phrase, AsLongAsInPlay):
    """All of them, as long as this is in a Class: `other Sports students in my class`."""

    text: ClassVar[str] = "{noun:Cards+}"
    noun: Cards

    def number(self) -> str:
        return "many"

    def filter(self, sense: Sense) -> Filter:
        return self.noun.filter(sense)


class AnotherOne(Phrase, Object):
    """One more than the card itself, by choice."""

    text: ClassVar[str] = "another {noun:Cards}"
    noun: Cards

    def take(self, sense: Sense) -> Effect[Any]:
        first, found, needs = choosing.besides(sense, self.noun)
        question = sense.which(prompt_of(sense, self), found, *needs)
        sense.antecedent = "taken"
        return Sequence(first, TakeOne(question, found, sense.words.pick))


class Some(choosing.Some):
    """So many, by choice when the effect is played out."""

    def take(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = "taken"
        return choose(sense, prompt_of(sense, self), self.noun.filter(sense), self.count.count())


def others(found: Filter) -> Filter:
    """The same without the card itself."""
    return found.but(Test("It must be another card.", nouns.another))


def choose(sense: Sense, prompt: str, found: Filter, count: int) -> Effect[Any]:
    """So many of these, each another, chosen when this is played out; as many as there are."""
    fresh = Need[Any](sense.words.clause, "{it} is chosen already.", not_taken_yet)
    question = sense.which(prompt, found, fresh)
    one: list[Effect[Any]] = [TakeOne(question, found, sense.words.pick) for _ in range(count)]
    return Sequence(Take(nothing), *one)


def nothing(table: Table, scope: Scope) -> list[int]:
    return []


# -- Counters on the card itself ---------------------------------------------------------------------------------------


class HostMe(Host):
    text: ClassVar[str] = "me"

    def hosts(self, sense: Sense) -> Candidates:
        return lambda table, scope: [scope.source]


class JoinWithCounters(ComesWithCounters):
    text: ClassVar[str] = "I join with {count:CountWord} {sort:CounterSort} {noun:CounterNoun#count} {there?on me}"
    count: CountWord
    sort: CounterSort
    noun: CounterNoun
    there: bool
