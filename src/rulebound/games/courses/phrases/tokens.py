"""Tokens: partners that enter without having been in a hand, and supporters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.cards.creating_tokens import CreateThere
from rulebound.cardtext.phrases.cards.tokens import NewTokens, TokenCard, TokenKind, TokenNumber
from rulebound.cardtext.phrases.structure.counts import CountWord
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, Take, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import begun_anew
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Does, Verb
from rulebound.cardtext.phrases.structure.subjects import it_could_be
from rulebound.games.courses import partners, pieces
from rulebound.games.courses.card import COURSE, PARTNER, SUPPORTER
from rulebound.games.courses.phrases.nouns import WHERE, courses, refuse_nowhere
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import HOME, WORLD_MAP
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import Message

if TYPE_CHECKING:  # importing it here would make it a phrase of this module
    from rulebound.cardtext.phrases.structure.nouns import Noun


class CourseTokenKind(TokenKind):
    """Supporters are at home; partners enter together at a course that their player chooses. [R56]"""

    forms: ClassVar[dict[str, str]] = {"partner": "partners", "supporter": "supporters"}
    usual: ClassVar[dict[str, dict[str, Any]]] = {
        PARTNER: {"cost": 0, "points": 0, "power": 0}, SUPPORTER: {"cost": 0, "stars": 0},
    }  # fmt: skip

    def asks(self) -> bool:
        return self.word == PARTNER

    def played_out(self, sense: Sense, tokens: NewTokens) -> Effect[Any]:
        if not self.asks():
            return super().played_out(sense, tokens)
        in_a_map = Test(WHERE[COURSE], lambda table, source, it: table.zone[it] == WORLD_MAP)
        found = Filter(courses, [in_a_map])
        question = sense.which("{source}: at which course does what you create enter?", found)
        chosen = TakeOne(question, found, sense.words.pick)
        nothing: Effect[Any] = Take(lambda table, scope: [])
        placed = DoToEach(lambda table, scope, course: tokens.at(table, scope, scope.me, course))
        return Sequence(nothing, chosen, placed)

    def comes(self, table: Table, seat: int, it: int, at: int) -> None:
        if self.word == PARTNER:
            partners.enter(table, it, at)
        else:
            pieces.lay(table, it, HOME)


class CourseTokenNumber(Word, TokenNumber):
    forms: ClassVar[dict[str, str]] = {"power": "power", "point": "points", "star": "stars"}


class CreateHere(CreateThere):
    """At the course of the card that says so."""

    text: ClassVar[str] = "creates/create {count:CountWord} {token:TokenCard#count} here"
    count: CountWord
    token: TokenCard

    def does(self, sense: Sense) -> Does:
        refuse_nowhere(sense, self, Message("leave 'here' out"))
        if self.token.kind.word != PARTNER:
            sense.wrong(self.token, "only partners are at a course: leave 'here' out")
        self.token.refuse_nonsense(sense)
        tokens = NewTokens(self.count, self.token)

        def creates(table: Table, scope: Scope, seat: int) -> None:
            course = table.course_of(scope.source)
            if course >= 0:
                tokens.at(table, scope, seat, course)

        return creates


class CreateAtCourse(Verb):
    """`Create a Ghost partner with 1 power at a course of yours.` They enter together."""

    text: ClassVar[str] = "creates/create {count:CountWord} {token:TokenCard#count} at a {noun}"
    count: CountWord
    token: TokenCard
    noun: Noun

    def effect(self, sense: Sense) -> Effect[Any]:
        tokens, found = partners_only(self.count, self.token, sense), courses_only(self.noun, sense)
        question = sense.which("{source}: at which course does what you create enter?", found)
        first = begun_anew(sense, self.noun)
        placed = DoToEach(lambda table, scope, course: tokens.at(table, scope, scope.me, course))
        sense.antecedent = "taken"
        return Sequence(first, TakeOne(question, found, sense.words.pick), placed)


class CreateAtEach(Verb):
    """`Create a Goat partner with 1 power at each tapped course of yours.`"""

    text: ClassVar[str] = "creates/create {count:CountWord} {token:TokenCard#count} at each {noun}"
    count: CountWord
    token: TokenCard
    noun: Noun

    def effect(self, sense: Sense) -> Effect[Any]:
        tokens, found = partners_only(self.count, self.token, sense), courses_only(self.noun, sense)

        def create(table: Table, scope: Scope, seat: int) -> None:
            made: list[int] = []
            for course in found.found(table, scope.source):
                tokens.at(table, scope, seat, course)
                made += scope.picks
            scope.picks = made

        sense.antecedent = "taken"
        return DoForSeats(just_me, create)


def courses_only(noun: Noun, sense: Sense) -> Filter:
    """The courses at which what is created can enter."""
    if noun.kind.word != COURSE:
        sense.wrong(noun, "partners are created at a course")
    return noun.filter(sense)


class CreateAtThatCourse(Verb):
    """`Choose a course of yours. Create a Ghost partner with 1 power there.` Or where that partner is, or was."""

    of_before: ClassVar[bool] = True
    text: ClassVar[str] = "creates/create {count:CountWord} {token:TokenCard#count} there"
    count: CountWord
    token: TokenCard

    def effect(self, sense: Sense) -> Effect[Any]:
        tokens = partners_only(self.count, self.token, sense)
        if not sense.antecedent:
            sense.wrong(self, "no course and no partner was spoken of before this, so nothing is 'there'")
        before = it_could_be(sense)

        def create(table: Table, scope: Scope, seat: int) -> None:
            places = [table.last_course_of(it) for it in before(table, scope)[:1] if it >= 0]
            scope.picks = []
            for course in places:
                if course >= 0:
                    tokens.at(table, scope, seat, course)

        made = DoForSeats(just_me, create)
        sense.antecedent = "taken"
        return made


def partners_only(count: CountWord, token: TokenCard, sense: Sense) -> NewTokens:
    """What is created, which must be partners to be at a course."""
    if token.kind.word != PARTNER:
        sense.wrong(token, "only partners are at a course: leave the place out")
    token.refuse_nonsense(sense)
    return NewTokens(count, token)
