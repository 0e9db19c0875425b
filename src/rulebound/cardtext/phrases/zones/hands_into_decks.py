"""Whole hands that go on a deck or under it: `put your hand on the bottom of your deck`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.structure.effects import DoTogether, Take
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Verb
from rulebound.cardtext.phrases.zones.destinations import in_an_order
from rulebound.cardtext.phrases.zones.gathering import others_held, refuse_whose, refuse_whose_deck
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.zones.destinations import InAPile
    from rulebound.cardtext.phrases.zones.gathering import HandsOwner


class PutHand(Verb):
    """That many can be counted by what follows; without a word on their order, they lie as they were held."""

    text: ClassVar[str] = "puts/put {whose:HandsOwner} hand {where:InAPile}"
    whose: HandsOwner
    where: InAPile

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(others_held(table, scope.me, scope.source)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_whose(self.whose, sense)
        refuse_whose_deck(self.where, sense)
        sense.antecedent = ""
        sense.counts = True
        order = [in_an_order(sense, self.where)] if self.where.in_any_order() else []
        held = Take(lambda table, scope: others_held(table, scope.me, scope.source))
        return Sequence(held, *order, DoTogether(self.go))

    def go(self, table: Any, scope: Scope, cards: list[int]) -> None:
        """All of them, one after the other."""
        for it in cards:
            self.where.put(table, scope, it)
        self.where.after(table, scope, cards)
