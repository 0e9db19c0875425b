"""Students out of the School, and a club or the like that is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.grammar.template import MANY
from rulebound.cardtext.phrases.acts.instructions import CHOSEN
from rulebound.cardtext.phrases.acts.one_die import RollADie
from rulebound.cardtext.phrases.numbers.chosen import chosen
from rulebound.cardtext.phrases.numbers.differing import Feature
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, DoTogether, EachSeatDoes, Take, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.joining import OneOfThese
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, IfYouDoNot, Otherwise, Verb
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.cardtext.phrases.zones.decks import CardNoun, Deck, SearchDeck, Wanted
from rulebound.games.avarium import characters, classes
from rulebound.games.avarium.card import STUDENT
from rulebound.games.avarium.phrases.cards import in_the_courtyard
from rulebound.games.avarium.phrases.instructions import ToThese
from rulebound.games.avarium.phrases.kinds import Count, player
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import COURTYARD, SCHOOL
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import worded

if TYPE_CHECKING:  # it is none of this module
    from rulebound.cardtext.phrases.structure.players import Others

# -- Out of the School -------------------------------------------------------------------------------------------------


class SearchForHallway(SearchDeck):
    """All see the student there."""

    text: ClassVar[str] = "search {deck:Deck} for a {wanted:Wanted} and put it into {where:Enrolled}"
    deck: Deck
    wanted: Wanted
    where: Enrolled

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_library(self.deck, sense)
        return super().effect(sense)

    def gets(self, table: Table, scope: Scope, it: int) -> None:
        self.where.put(table, scope, it)


class Enrolled(Word):
    """Where a student comes."""

    label: ClassVar[str] = "a hallway or a class"
    forms: ClassVar[tuple[str, ...]] = ("your hallway", "your class", "my class")

    def put(self, table: Table, scope: Scope, it: int) -> None:
        self.put_together(table, scope, [it])

    def put_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        """All of these, out of the School, at the same time."""
        there = [it for it in cards if table.zone[it] == SCHOOL]
        if self.word == "your hallway":
            characters.to_hallway_together(table, there, scope.me)
        else:
            characters.join_together(table, [(it, scope.me) for it in there])


class TopIntoHallway(Clause):
    text: ClassVar[str] = "put the top {count:Count} {noun:CardNoun#count} of {deck:Deck} into {where:Enrolled}"
    count: Count
    noun: CardNoun
    deck: Deck
    where: Enrolled

    def top(self) -> int:
        """How many there are at most."""
        return self.count.count()

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.cards_in(SCHOOL)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_library(self.deck, sense)
        top = self.top()
        sense.antecedent = "taken"
        tops = Take(lambda table, scope: table.cards_in(SCHOOL)[-top:][::-1])
        return Sequence(tops, DoTogether(self.where.put_together))


class TopOneIntoHallway(TopIntoHallway):
    text: ClassVar[str] = "put the top {noun:CardNoun} of {deck:Deck} into {where:Enrolled}"
    noun: CardNoun
    deck: Deck
    where: Enrolled

    def top(self) -> int:
        return 1


def refuse_library(deck: Deck, sense: Sense) -> None:
    if deck.word != "the School":
        sense.wrong(deck, "only students come into a hallway: write 'the School'")


class RecruitFree(Verb):
    """`Recruit a student with cost 4 or less without paying its cost.` By choice, of those in the Courtyard."""

    text: ClassVar[str] = "recruits/recruit a {wanted:Wanted} without paying its cost"
    wanted: Wanted

    def found(self, sense: Sense) -> Filter:
        """The students who can be recruited so."""
        kind = getattr(self.wanted, "kind", None)
        if kind is not None and kind.word != STUDENT:
            sense.wrong(self.wanted, "only students are recruited")
        free = Test("{it} cannot be recruited.", may_be_recruited_by)
        return Filter(in_the_courtyard, [self.wanted.test(sense), free], [IN_THE_COURTYARD])

    def possible(self, sense: Sense) -> So | None:
        found = self.found(sense)
        return lambda table, scope: len(found.found(table, scope.source)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        found = self.found(sense)
        question = sense.which("{source}: whom do you recruit?", found)
        sense.antecedent = "taken"
        return Sequence(Take(none_taken), TakeOne(question, found, sense.words.pick), DoToEach(recruit))


class RecruitAllFree(ToThese):
    """`Recruit up to two students in the Courtyard with total recruit cost 5 or less without paying their costs.`"""

    text: ClassVar[str] = "recruits/recruit {what:Object} without paying their costs"
    what: Object

    def taken(self, sense: Sense) -> Effect[Any]:
        if isinstance(self.what, Phrase) and self.what.number() != MANY:
            sense.correct(self, "write 'its cost' of one student")
        return super().taken(sense)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if table.forbidder("cannot be recruited", scope.me, it) < 0:
            recruit(table, scope, it)


IN_THE_COURTYARD: Final = Test("{it} is not in the Courtyard.", lambda table, source, it: table.zone[it] == COURTYARD)


def may_be_recruited_by(table: Table, source: int, it: int) -> bool:
    me = table.scopes[-1].me if table.scopes else player(table, source)
    return table.forbidder("cannot be recruited", me, it) < 0


def recruit(table: Table, scope: Scope, it: int) -> None:
    if table.zone[it] == COURTYARD:
        characters.recruit(table, it, scope.me)


# -- A club that is chosen ---------------------------------------------------------------------------------------------


class ChooseFeature(Clause):
    """`Choose a club. Exhaust all enemy students of that club.` It is chosen by a student that has it."""

    text: ClassVar[str] = "choose a {feature:Feature}"
    feature: Feature

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.chooses(self, self.feature.word)
        for part in walk(sense.line) if sense.line else []:
            if is_noted_too(part):
                sense.wrong(part, "what is chosen is not known beside this: leave it out")
        return Sequence(choosing(self.feature, sense), DoForSeats(just_me, note_choice))


def choosing(feature: Feature, sense: Sense) -> Effect[Any]:
    """The choice of a student that has it."""
    test = Test(worded("{it} has no {feature} of its own.", feature=feature.word), lambda table, source, it: bool(
        feature.of(table, it)
    ))  # fmt: skip
    first = Test(worded("Another student stands for the {feature} of {it}.", feature=feature.word, it="{it}"),
                 lambda table, source, it: it in one_of_each(table, feature))  # fmt: skip
    found = Filter(lambda table: one_of_each(table, feature), [test, first])
    prompt = worded("{source}: choose a {feature}, by a student that has it.", feature=feature.word)
    return Sequence(Take(none_taken), TakeOne(sense.which(prompt, found), found, sense.words.pick))


def is_noted_too(part: Phrase) -> bool:
    """Whether this is noted where the choice is."""
    return isinstance(part, RollADie | Otherwise | IfYouDoNot | OneOfThese)


def none_taken(table: Table, scope: Scope) -> list[int]:
    return []


def one_of_each(table: Table, feature: Feature) -> list[int]:
    """Of the students in Classes and in the Courtyard the first of each club, or what it is."""
    found: dict[str, int] = {}
    for it in [*classes.students(table), *in_the_courtyard(table)]:
        for one in feature.of(table, it):
            found.setdefault(one, it)
    return list(found.values())


def note_choice(table: Table, scope: Scope, seat: int) -> None:
    scope.number = CHOSEN + scope.picks[0] if scope.picks else NOTHING


class OfThatFeature(Having):
    text: ClassVar[str] = "of that {feature:Feature}"
    feature: Feature

    def test(self, sense: Sense) -> Test:
        feature = self.feature
        if not sense.has_chosen(feature.word):
            sense.wrong(self, "no {feature} is chosen before this", feature=feature.word)

        def same(table: Table, source: int, it: int) -> bool:
            stands = chosen(table, source)
            return stands >= 0 and any([one in feature.of(table, stands) for one in feature.of(table, it)])

        return Test(worded("{it} is of another {feature}.", feature=feature.word), same)


# -- Clubs that several players choose ---------------------------------------------------------------------------------


class EachChoosesFeature(Clause):
    """`Each player chooses a club. Expel all students of a chosen club.` One after the other, for all to see."""

    text: ClassVar[str] = "{who:Others} chooses a {feature:Feature}"
    who: Others
    feature: Feature

    def effect(self, sense: Sense) -> Effect[Any]:
        seats, feature = self.who.seats(sense), self.feature
        sense.chooses(self, f"chosen {feature.word}")
        chosen = sense.of_others(lambda inner: Sequence(choosing(feature, inner), DoForSeats(just_me, add_choice)))
        return Sequence(DoForSeats(just_me, none_chosen), EachSeatDoes(seats, chosen, sense.words.leave))


def none_chosen(table: Table, scope: Scope, seat: int) -> None:
    scope.queue = NO_QUEUE


def add_choice(table: Table, scope: Scope, seat: int) -> None:
    """The scope of the whole text, around that of all who choose and that of this player, knows what was chosen."""
    whole = table.scopes[-3]
    whole.queue = [*whole.queue, *scope.picks]


class OfChosenFeature(Having):
    text: ClassVar[str] = "{no?not} of a chosen {feature:Feature}"
    no: bool
    feature: Feature

    def test(self, sense: Sense) -> Test:
        feature, wanted = self.feature, not self.no
        if not sense.has_chosen(f"chosen {feature.word}"):
            sense.wrong(self, "players have not chosen a {feature} before this", feature=feature.word)
        elif sense.by_others:
            sense.wrong(self, "what is chosen is not known where others do it")

        def suits(table: Table, source: int, it: int) -> bool:
            chosen = {one for other in table.scopes[-1].queue for one in feature.of(table, other)}
            return any([one in chosen for one in feature.of(table, it)]) == wanted

        return Test(worded("{it} is not of such a {feature}.", feature=feature.word), suits)
