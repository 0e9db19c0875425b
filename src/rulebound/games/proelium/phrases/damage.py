"""What texts of Proelium do to life and defense: damage, and its repair."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import make, values_of
from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.acts.instructions import Counted, number_of
from rulebound.cardtext.phrases.numbers.amounts import ANY
from rulebound.cardtext.phrases.numbers.doing_so_much import so_much
from rulebound.cardtext.phrases.numbers.measuring import Measure
from rulebound.cardtext.phrases.structure.counts import CountWord
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, DoTogether, Take, TakeOne
from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.lines import Played, Text
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Noun
from rulebound.cardtext.phrases.structure.players import Per, Player
from rulebound.cardtext.phrases.structure.sentences import Clause, InPlaceOf, Say, Sentence, Verb, joined
from rulebound.cardtext.phrases.structure.subjects import Object, some_can
from rulebound.games.proelium import verbs
from rulebound.games.proelium.phrases.amounts import Quantity
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.effect import Effect, If, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_


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

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "deals/deal {amount:Quantity} damage to {what:Object}"
    amount: Quantity
    what: Object

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.is_character(it)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        verbs.wound(table, it, self.amount.rolled(table, scope.me), scope.source)


class HurtEqual(Verb):
    """[card.attack]"""

    text: ClassVar[str] = "deals/deal damage to {who:Player} equal to {measure}"
    who: Player
    measure: Measure

    def effect(self, sense: Sense) -> Effect[Any]:
        before = self.measure.chosen_before(sense)
        number, seats = so_much(self.measure, sense), self.who.seats(sense)
        hurt = DoForSeats(seats, lambda table, scope, seat: verbs.hurt(table, seat, scope.source, number(table, scope)))
        return Sequence(*before, hurt) if before else hurt


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
        wound = DoToEach(lambda table, scope, it: verbs.wound(table, it, number(table, scope), scope.source))
        return Sequence(taken, wound)


class WoundAnyTarget(Clause):
    """A character or the opponent, by choice; the opponent, where there is no character."""

    text: ClassVar[str] = "deal {amount:Quantity} damage to any target"
    amount: Quantity

    def effect(self, sense: Sense) -> Effect[Any]:
        opponent = self.said(sense, f"Deal {self.amount} damage to your opponent.")
        either = f"Deal {self.amount} damage to a character; or deal {self.amount} damage to your opponent."
        sense.antecedent = ""
        return If(has_character, self.said(sense, f"Choose one: {either}"), opponent)

    def said(self, sense: Sense, text: str) -> Effect[Any]:
        """What another text does."""
        tree: Text = sense.parse(text)
        line = tree.lines[0]
        assert isinstance(line, Played), line
        return joined(sense, line.sentences)


def has_character(table: Table, scope: Scope) -> bool:
    return any([table.is_character(it) for it in table.all_in_play()])


class DivideDamage(Clause):
    """Point after point: the same character can be chosen again. All of it is dealt at once. [card.attack]"""

    text: ClassVar[str] = "deal {amount:Quantity} damage divided as you choose among any number of {noun+}"
    amount: Quantity
    noun: Noun

    def most(self) -> int:
        """Among how many."""
        return ANY

    def possible(self, sense: Sense) -> So | None:
        found = self.noun.filter(sense)
        return lambda table, scope: found.has(table, scope.source, 1)

    def effect(self, sense: Sense) -> Effect[Any]:
        found, amount, most = self.noun.filter(sense), self.amount, self.most()
        room = Need[Any](
            sense.words.clause, "No more characters can be chosen.", lambda t, me, it: has_room(t, it, most)
        )
        question = sense.which(N_("{source}: which one is dealt 1 of the damage?"), found, room)
        rolled = Counted(lambda table, scope: amount.rolled(table, scope.me))
        sense.antecedent = "taken"
        points = EachPoint(question, found, sense.words.pick, most)
        return Sequence(rolled, Take(lambda table, scope: []), points, DoTogether(wound_each))


class DivideAmong(DivideDamage):
    text: ClassVar[str] = (
        "deal {amount:Quantity} damage divided as you choose among up to {count:CountWord} {noun#count}"
    )
    amount: Quantity
    count: CountWord
    noun: Noun

    def most(self) -> int:
        return self.count.count()


def has_room(table: Table, it: int, most: int) -> bool:
    """Whether this one is chosen already, or one more can be."""
    picks = table.scopes[-1].picks
    return it in picks or len(set(picks)) < most


class EachPoint(TakeOne):
    """A character for each point of the number that the scope has; nothing where there is none."""

    def __init__(self, question: Question[Any], wanted: Filter, actions: list[Action[Any]], most: int) -> None:
        super().__init__(question, wanted, actions)
        self.most = most

    def run(self, table: Any, scope: Scope) -> None:
        if len(scope.picks) < scope.number and self.wanted.found(table, scope.source):
            table.agenda.append(self.step)
            table.ask(scope.me, self.question, [self.actions[it] for it in self.wanted.among(table)])


def wound_each(table: Table, scope: Scope, cards: list[int]) -> None:
    """Each of them takes the points that it was chosen for."""
    for it in list(dict.fromkeys(cards)):
        verbs.wound(table, it, cards.count(it), scope.source)
    scope.picks = list(dict.fromkeys(cards))


class RepairIt(ToCards):
    only_in_play: ClassVar[bool] = True
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
