"""A choice among cards that only the player who chooses sees, as in another player's hand.

That player is asked even where there is no such card, and says so: else the others could tell it from who is asked.
"""

from __future__ import annotations

from typing import Any

from rulebound.cardtext.phrases.choices.choosing import or_no
from rulebound.cardtext.phrases.structure.effects import TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import Question
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, No
from rulebound.kernel.table.need import Need
from rulebound.language import N_


class TakeOneUnseen(TakeOne):
    """One of these, or none where there is none."""

    def __init__(self, question: Question[Any], wanted: Filter, sense: Sense) -> None:
        super().__init__(question, wanted, sense.words.pick)
        self.no = sense.words.no
        self.asked: Effect[Any] = Asked()
        question.secret = True
        question.takes.append(No)
        question.given = [or_no(need) for need in question.given]
        question.needs = [or_no(need) for need in question.needs]
        question.needs.append(Need(sense.words.clause, N_("There is such a card: choose it."), self.may_choose))

    def may_choose(self, table: CardTable, me: int, it: int) -> bool:
        """A card; none only where there is none."""
        return it >= 0 or not self.wanted.found(table, table.scopes[-1].source)

    def run(self, table: CardTable, scope: Scope) -> None:
        table.agenda.append(self.asked.step)  # which `No` takes away
        table.ask(scope.me, self.question, [*[self.actions[it] for it in self.wanted.among(table)], self.no])

    def parts(self) -> list[Effect[Any]]:
        return [self.asked]


class Asked(Effect[Any]):
    """Nothing more."""

    def run(self, table: Any, scope: Scope) -> None:
        pass
