"""Damage that cards deal outside fights."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.acts.instructions import Counted, number_of, so_often
from rulebound.cardtext.phrases.numbers.amounts import counted
from rulebound.cardtext.phrases.numbers.doing_so_much import so_much
from rulebound.cardtext.phrases.numbers.measuring import ItsStat, Measure
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.effects import DoTogether, beside_the_first
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Stat, lower
from rulebound.cardtext.phrases.structure.players import CountsBefore, Per
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import It, Object
from rulebound.games.avarium import hurting
from rulebound.games.avarium.phrases.instructions import ToCardsTogether, some_there
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class Damage(ToCardsTogether):
    """Outside a fight: a student is expelled by as much as its Defense, and not hurt by less. [D22]"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "deals/deal {amount} damage to {what:Object}"
    amount: Amount
    what: Object

    def outcomes(self) -> tuple[str, ...]:
        return ("expelled",)

    def does_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        hurting.damage_together(table, cards, int(self.amount.value), scope.source)


class DamageEqual(ToCardsTogether):
    """[D22]"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "deals/deal damage to {what:Object} equal to {measure}"
    what: Object
    measure: Measure

    def outcomes(self) -> tuple[str, ...]:
        return ("expelled",)

    def taken(self, sense: Sense) -> Effect[Any]:
        """Its own value is meant; where another card was spoken of, that could be meant as well."""
        what = self.what
        its = [part for part in walk(self.measure) if isinstance(part, ItsStat)]
        if sense.antecedent and its and not isinstance(what, It):
            assert isinstance(what, Phrase)
            sense.wrong(
                self.measure,
                "'its' could be of either: write 'it deals damage equal to its {stat} to {what}' of the one before",
                stat=its[0].stat.word,
                what=lower(what),
            )
        return super().taken(sense)

    def done(self, sense: Sense) -> Effect[Any]:
        number = so_much(self.measure, sense)

        def damage(table: Table, scope: Scope, cards: list[int]) -> None:
            hurting.damage_together(table, cards, number(table, scope), scope.source)

        return DoTogether(damage)


class DamagePer(ToCardsTogether):
    """`Deal 1 damage to target student for each scheme you have played this turn.` [D22]"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "deals/deal {amount} damage to {what:Object} {per}"
    amount: Amount
    what: Object
    per: Per

    def outcomes(self) -> tuple[str, ...]:
        return ("expelled",)

    def effect(self, sense: Sense) -> Effect[Any]:
        each, often = int(self.amount.value), number_of(self.per, sense)
        taken, times = so_often(self.taken(sense), often, counts=isinstance(self.per, CountsBefore))

        def damage(table: Table, scope: Scope, cards: list[int]) -> None:
            if times is not None:
                hurting.damage_together(table, cards, each * times(table, scope), scope.source)

        return Sequence(taken, DoTogether(damage))


class DamageThatMuch(ToCardsTogether, CountsBefore):
    """`Pay any amount of Reputation. Deal that much damage to target student.` [D22]"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "deals/deal {times?twice} that much damage to {what:Object}"
    times: bool
    what: Object

    def outcomes(self) -> tuple[str, ...]:
        return ("expelled",)

    def effect(self, sense: Sense) -> Effect[Any]:
        """How much is known before the cards are taken."""
        number = counted(self, sense)
        return Sequence(Counted(number), super().effect(sense))

    def does_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        hurting.damage_together(table, cards, scope.number * (2 if self.times else 1), scope.source)


class Strikes(Clause):
    """`Target student in your class deals damage equal to its Combat to target enemy student.` [D22]"""

    text: ClassVar[str] = "{who:Object} deals/deal damage equal to its {stat} to {what:Object}"
    who: Object
    stat: Stat
    what: Object

    def possible(self, sense: Sense) -> So | None:
        return some_there(self.what, sense, [])

    def effect(self, sense: Sense) -> Effect[Any]:
        if isinstance(self.who, Phrase) and self.who.number() == "many":
            sense.wrong(self.who, "one card at a time deals damage by its value")
        stat, who = self.stat, self.who.take(sense)
        sense.parts = {}  # the scope remembers who deals it in place of what the event was about
        what = self.what.take(sense)

        def strike(table: Table, scope: Scope, cards: list[int]) -> None:
            if scope.it >= 0:
                hurting.damage_together(table, cards, max(0, stat.of(table, scope.it)), scope.source)

        return Sequence(*beside_the_first(who, what), DoTogether(strike))
