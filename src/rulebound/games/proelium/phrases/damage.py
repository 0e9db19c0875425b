"""What texts of Proelium do to life and defense: damage, and its repair."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import make, values_of
from rulebound.cardtext.phrases.card_instructions import ToCards
from rulebound.cardtext.phrases.effects import DoForSeats, DoToEach
from rulebound.cardtext.phrases.instructions import number_of
from rulebound.cardtext.phrases.meaning import Sense, So
from rulebound.cardtext.phrases.measuring import Measure, so_much
from rulebound.cardtext.phrases.players import Per, Player
from rulebound.cardtext.phrases.sentences import (
    Clause,
    Condition,
    InPlaceOf,
    Say,
    Sentence,
    Verb,
)
from rulebound.cardtext.phrases.subjects import Object, some_can
from rulebound.games.proelium import verbs
from rulebound.games.proelium.phrases.nouns import Quantity
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, If, Sequence


class HurtOpponent(Verb):
    """[card.attack]"""

    text: ClassVar[str] = "deals/deal {amount:Quantity} damage to {who:Player}[ {per}]"
    amount: Quantity
    who: Player
    per: Per | None

    def effect(self, sense: Sense) -> Effect[Any]:
        amount, per, seats = self.amount, number_of(self.per, sense), self.who.seats(sense)

        def hurt(table: Table, scope: Scope, seat: int) -> None:
            verbs.hurt(table, seat, scope.source, amount.rolled(table, scope.me) * (per(table, scope) if per else 1))

        return DoForSeats(seats, hurt)


class WoundIt(ToCards):
    """[card.attack] [R35]"""

    text: ClassVar[str] = "deals/deal {amount:Quantity} damage to {what:Object}"
    amount: Quantity
    what: Object

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.is_character(it)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        verbs.wound(table, it, self.amount.rolled(table, scope.me))


class HurtEqual(Verb):
    """[card.attack]"""

    text: ClassVar[str] = "deals/deal damage to {who:Player} equal to {measure}"
    who: Player
    measure: Measure

    def effect(self, sense: Sense) -> Effect[Any]:
        number, seats = so_much(self.measure, sense), self.who.seats(sense)
        return DoForSeats(seats, lambda table, scope, seat: verbs.hurt(table, seat, scope.source, number(table, scope)))


class WoundEqual(Clause):
    """How much is counted before the character is chosen. [card.attack] [R35]"""

    text: ClassVar[str] = "deal damage to {what:Object} equal to {measure}"
    what: Object
    measure: Measure

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.is_character(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        number = so_much(self.measure, sense)
        taken = self.what.take(sense)
        return Sequence(taken, DoToEach(lambda table, scope, it: verbs.wound(table, it, number(table, scope))))


class RepairIt(ToCards):
    text: ClassVar[str] = "removes/remove all damage from {what:Object}"
    what: Object

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.wounds[it] > 0

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        verbs.repair(table, it)


class DamageInstead(InPlaceOf):
    """`Deal 2 damage to a character. If you have an item, deal 4 damage instead.`"""

    text: ClassVar[str] = "if {condition}, deal {amount:Quantity} damage instead."
    condition: Condition
    amount: Quantity

    def replacing(self, sense: Sense, before: Sentence) -> Effect[Any]:
        antecedent = sense.antecedent
        so = self.condition.so(sense)
        clause = before.instructions if isinstance(before, Say) else None
        if not isinstance(clause, WoundIt | HurtOpponent):
            sense.wrong(self, "the sentence before deals no damage")
            return before.effect(sense)
        values = [self.amount if value is clause.amount else value for value in values_of(clause)]
        other = make(type(clause), values)
        assert isinstance(other, Clause)
        done = other.effect(sense)
        sense.antecedent = antecedent
        return If(so, done, before.effect(sense))
