"""What cards do to cards, outside fights."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.effects import DoToEach, DoTogether, EachSeatDoes
from rulebound.cardtext.phrases.filters import Test
from rulebound.cardtext.phrases.lines import Cost
from rulebound.cardtext.phrases.meaning import Sense, So
from rulebound.cardtext.phrases.nouns import Amount, lower
from rulebound.cardtext.phrases.players import Player
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.cardtext.phrases.things import Thing
from rulebound.games.avarium import characters
from rulebound.games.avarium.phrases import costs
from rulebound.games.avarium.phrases.cards import AnotherOne, Cards, Count, Me, Some, choose, others
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need


def some_there(what: Thing, sense: Sense) -> So | None:
    """Whether there are as many to choose as it says; None where nothing is chosen when it is played out."""
    if isinstance(what, AnotherOne):
        found, count = others(what.noun.filter(sense)), 1
    elif isinstance(what, Some):
        found, count = what.noun.filter(sense), what.count.count()
    else:
        return None
    return lambda table, scope: found.has(table, scope.source, count)


class ToCards(Clause):
    """A deed done to each card that is taken."""

    what: Thing

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(self.does))

    def does(self, table: Table, scope: Scope, it: int) -> None:
        """What is done to one of them."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own, or does it together

    def possible(self, sense: Sense) -> So | None:
        return some_there(self.what, sense)


class ToCardsTogether(ToCards):
    """A deed done at once to all cards that are taken: what becomes of one does not depend on the order. [E9]"""

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoTogether(self.does_together))

    def does_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        """What is done to all of them."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class Expel(ToCardsTogether, Cost):
    text: ClassVar[str] = "expel {what:Thing}"
    what: Thing

    def does_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        characters.expel_together(table, cards, scope.source)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        if isinstance(self.what, Me):
            return []
        if not isinstance(self.what, AnotherOne):
            sense.wrong(self, "only the card itself or another one can be expelled as a cost")
            return []
        found = others(self.what.noun.filter(sense))
        told = "There is nobody to expel for it."
        return [Need(costs.CLAUSE, told, lambda table, me, it: found.has(table, it, 1))]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense)


class Ready(ToCards):
    text: ClassVar[str] = "ready {what:Thing}"
    what: Thing

    def does(self, table: Table, scope: Scope, it: int) -> None:
        characters.ready(table, it)


class Exhaust(ToCards):
    text: ClassVar[str] = "exhaust {what:Thing}"
    what: Thing

    def does(self, table: Table, scope: Scope, it: int) -> None:
        characters.exhaust(table, it)


class Damage(ToCardsTogether):
    """Outside a fight: a student is expelled by as much as its Defense, and not hurt by less. [D22]"""

    text: ClassVar[str] = "deal {amount} damage to {what:Thing}"
    amount: Amount
    what: Thing

    def does_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        characters.damage_together(table, cards, int(self.amount.value), scope.source)


class IntoHallway(ToCards):
    text: ClassVar[str] = "put {what:Thing} into your hallway"
    what: Thing

    def does(self, table: Table, scope: Scope, it: int) -> None:
        characters.to_hallway(table, it, scope.me)


class IntoItsHallway(ToCards):
    """Out of the Class and in again at the end of the turn, ready and as new."""

    text: ClassVar[str] = "put {what:Thing} into its player's hallway"
    what: Thing

    def does(self, table: Table, scope: Scope, it: int) -> None:
        seat = table.holder[it]
        if seat >= 0:
            characters.to_hallway(table, it, seat)


class TheirOwn(Clause):
    """Players expel students of their own, each by choice, one player after the other."""

    text: ClassVar[str] = "{who:Player} expels/expel {count:Count} {noun:Cards#count} from their class"
    who: Player
    count: Count
    noun: Cards

    def subject(self) -> Player:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        theirs = self.noun.filter(sense).but(Test("{it} is not in your Class.", is_of_who_chooses))
        prompt = f"{{deed}}: {lower(self)}. Whom do you expel?"
        body = Sequence(choose(sense, prompt, theirs, self.count.count()), DoToEach(expel_own))
        return EachSeatDoes(self.who.seats(sense), body, sense.words.leave)


def is_of_who_chooses(table: Table, source: int, it: int) -> bool:
    return table.holder[it] == table.scopes[-1].me


def expel_own(table: Table, scope: Scope, it: int) -> None:
    characters.expel(table, it, scope.source)
