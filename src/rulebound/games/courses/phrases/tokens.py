"""Tokens: partners that enter without having been in a hand, and supporters."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.effects import DoToEach, Take, TakeOne
from rulebound.cardtext.phrases.filters import Filter, Test
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.nouns import CountWord
from rulebound.cardtext.phrases.sentences import Does
from rulebound.cardtext.phrases.tokens import (
    CreateThere,
    NewTokens,
    TokenCard,
    TokenKind,
    TokenNumber,
)
from rulebound.games.courses import partners, pieces
from rulebound.games.courses.card import COURSE, PARTNER, SUPPORTER
from rulebound.games.courses.phrases.nouns import WHERE, courses, refuse_nowhere
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import HOME, WORLD_MAP
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import Message


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
