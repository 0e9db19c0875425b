"""The distance and other facts of a moment: moving, who is engaged, what is amplified or has dealt damage."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import Player, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.games.varia import verbs
from rulebound.games.varia.counters import AMPLIFIED
from rulebound.games.varia.phrases.put_off import refuse_put_off
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability_keys import cannot
from rulebound.kernel.table.effect import Effect


class MoveWord(Word):
    label: ClassVar[str] = "engage, disengage, move"
    forms: ClassVar[tuple[str, ...]] = ("engage", "disengage", "move")

    def does(self, table: Table, seat: int) -> None:
        if self.word == "move":
            verbs.set_distance(table, seat, engaged=not table.engaged)  # [term.move]
        else:
            verbs.set_distance(table, seat, engaged=self.word == "engage")


class MoveNow(Clause):
    """[term.engage] [term.disengage] [term.move]"""

    text: ClassVar[str] = "{move:MoveWord}"
    move: MoveWord

    def effect(self, sense: Sense) -> Effect[Any]:
        move = self.move
        return DoForSeats(just_me, lambda table, scope, seat: move.does(table, seat))

    def possible(self, sense: Sense) -> So | None:
        word = self.move.word
        if word == "move":
            return None
        return lambda table, scope: table.engaged != (word == "engage")


class AreEngaged(Fact):
    text: ClassVar[str] = "you are engaged"

    def so(self, sense: Sense) -> So:
        return lambda table, scope: bool(table.engaged)


class AreDisengaged(Fact):
    text: ClassVar[str] = "you are disengaged"

    def so(self, sense: Sense) -> So:
        return lambda table, scope: not table.engaged


class BeganEngaged(Fact):
    text: ClassVar[str] = "you moved this moment"

    def so(self, sense: Sense) -> So:
        return lambda table, scope: bool(table.moved[scope.me])


class IsAmplified(Fact):
    """[term.amplify]"""

    text: ClassVar[str] = "this is amplified"
    of_itself: ClassVar[bool] = True

    def so(self, sense: Sense) -> So:
        return lambda table, scope: bool(table.is_marked(AMPLIFIED, scope.source))


class DealtDamage(Fact):
    text: ClassVar[str] = "this dealt {no?no} damage"
    of_itself: ClassVar[bool] = True
    no: bool

    def so(self, sense: Sense) -> So:
        refuse_put_off(self, sense)
        wanted = not self.no
        return lambda table, scope: (table.damage[scope.me] > 0) == wanted


class CannotMove(Clause):
    """Neither by itself nor because of a card. [distance.states]"""

    text: ClassVar[str] = "{who:Player} cannot {move:MoveWord} {until}"
    who: Player
    move: MoveWord
    until: Until

    def subject(self) -> Phrase | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        seats, until, kept = self.who.seats(sense), self.until, cannot(self.move.word)

        def hold(table: Table, scope: Scope, seat: int) -> None:
            table.modify(kept, of_seat(seat), 0, until.lasts(), until.whose(table, scope), scope.source)

        return DoForSeats(seats, hold)
