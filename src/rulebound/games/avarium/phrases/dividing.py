"""Damage that is divided among students: one after the other is dealt 1 of it, and all of it is dealt together."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.acts.instructions import Counted
from rulebound.cardtext.phrases.numbers.amounts import ANY, counted
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.effects import DoTogether, Take, TakeOne
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import CountsBefore
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.games.avarium import hurting
from rulebound.games.avarium.phrases.cards import Cards
from rulebound.games.avarium.phrases.kinds import Count
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_


class DividesDamage(Clause):
    """The same student can be chosen again. [D22] [E9]"""

    noun: Cards

    def number_of(self, sense: Sense) -> Number:
        """How much damage it is."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def most(self) -> int:
        """Among how many at most."""
        return ANY

    def possible(self, sense: Sense) -> So | None:
        found = self.noun.filter(sense)
        return lambda table, scope: found.has(table, scope.source, 1)

    def effect(self, sense: Sense) -> Effect[Any]:
        number, found, most = self.number_of(sense), self.noun.filter(sense), self.most()
        text = N_("No more of them can be chosen.")
        room = Need[Any](sense.words.clause, text, lambda table, me, it: has_room(table, it, most))
        question = sense.which(N_("{source}: who is dealt 1 of the damage?"), found, room)
        sense.antecedent = "taken"
        one = EachPoint(question, found, sense.words.pick)
        return Sequence(Counted(number), Take(lambda table, scope: []), one, DoTogether(deal_shares))


class DivideDamage(DividesDamage):
    """`Deal 4 damage divided as you choose among any number of enemy students.`"""

    text: ClassVar[str] = "deal {amount} damage divided as you choose among any number of {noun:Cards+}"
    amount: Amount
    noun: Cards

    def number_of(self, sense: Sense) -> Number:
        amount = int(self.amount.value)
        return lambda table, scope: amount


class DivideAmong(DivideDamage):
    """`Deal 3 damage divided as you choose among up to two students.`"""

    text: ClassVar[str] = "deal {amount} damage divided as you choose among up to {count:Count} {noun:Cards#count}"
    amount: Amount
    count: Count
    noun: Cards

    def most(self) -> int:
        return self.count.count()


class DivideThatMuch(DividesDamage, CountsBefore):
    """`Pay any amount of Reputation. Deal that much damage divided as you choose among any number of students.`"""

    text: ClassVar[str] = "deal that much damage divided as you choose among any number of {noun:Cards+}"
    noun: Cards

    def number_of(self, sense: Sense) -> Number:
        return counted(self, sense)


def has_room(table: Table, it: int, most: int) -> bool:
    """Whether this one is chosen already, or one more can be."""
    picks = table.scopes[-1].picks
    return it in picks or len(set(picks)) < most


class EachPoint(TakeOne):
    """One for each point of the number that the scope has; nothing where there is none."""

    def run(self, table: Any, scope: Scope) -> None:
        if len(scope.picks) < scope.number and self.wanted.found(table, scope.source):
            table.agenda.append(self.step)
            table.ask(scope.me, self.question, [self.actions[it] for it in self.wanted.among(table)])


def deal_shares(table: Table, scope: Scope, cards: list[int]) -> None:
    """Each of them is dealt the points for which it was chosen."""
    hit = list(dict.fromkeys(cards))
    hurting.damage_each(table, [(it, cards.count(it)) for it in hit], scope.source)
    scope.picks = hit
