"""Damage that is as much as something before it: `pay any amount of money. Deal that much damage to a character.`"""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.acts.instructions import Counted
from rulebound.cardtext.phrases.numbers.amounts import counted
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import CountsBefore, Player
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.cardtext.phrases.structure.subjects import Object, some_can
from rulebound.games.proelium import verbs
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class HurtThatMuch(Verb, CountsBefore):
    """Of money, 1 for each 10k. [R58]"""

    text: ClassVar[str] = "deals/deal that much damage to {who:Player}"
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        number, seats = counted(self, sense), self.who.seats(sense)

        def hurt(table: Table, scope: Scope, seat: int) -> None:
            verbs.hurt(table, seat, scope.source, number(table, scope))

        return DoForSeats(seats, hurt)


class WoundThatMuch(Clause, CountsBefore):
    """How much is known before the character is chosen. [R35] [R58]"""

    text: ClassVar[str] = "deal that much damage to {what:Object}"
    what: Object

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.is_character(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        number = counted(self, sense)
        taken = self.what.take(sense)
        wound = DoToEach(lambda table, scope, it: verbs.wound(table, it, scope.number, scope.source))
        return Sequence(Counted(number), taken, wound)
