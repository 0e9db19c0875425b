"""Using a card in play: its player chooses what for, where it offers several uses."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from rulebound.cardgame.choosing import Choosing
from rulebound.cardgame.needs import pays_for
from rulebound.cardgame.playing import use
from rulebound.cardtext.phrases.structure.effects import Choice
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import Question
from rulebound.kernel.table.agenda import Rule
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.procedure import Procedure

FEWER: Final = "There are fewer choices."

T = TypeVar("T", bound=CardTable)


class Using(Procedure[T]):
    """How a game has cards used. clause: by which that is done."""

    def __init__(self, clause: str, choosing: Choosing[T]) -> None:
        self.choosing = choosing
        self.chosen: Rule[T] = Rule(clause, "use_chosen", self.use_chosen)
        paid: Need[T] = Need(clause, "Its cost, to {offer toll}, cannot be paid.", offer_is_payable)
        self.which: Question[T] = Question(
            clause, "{source}: what do you use it for?", paid, takes=[Choice], given=[Need(clause, FEWER, is_offered)],
            says="{offer}", chained=True,
        )  # fmt: skip
        self.which.name = "WHICH_OF_SEVERAL_USES"

    def rules(self) -> list[Rule[T]]:
        return [self.chosen]

    def questions(self) -> list[Question[T]]:
        return [self.which]

    def use(self, table: T, me: int, it: int) -> None:
        """What it is used for is asked where it offers several uses."""
        offered = len(table.usable(it))
        if offered == 1:  # as most often
            use(table, me, it, self.choosing.leave)
            return
        table.scopes.append(Scope(me, it, []))
        table.then(me, self.chosen)
        table.ask(me, self.which, self.choosing.choices[:offered])

    def use_chosen(self, table: T, me: int) -> None:
        """Only the cost of what was chosen is paid."""
        scope = table.scopes.pop()
        use(table, me, scope.source, self.choosing.leave, scope.number)


def offer_is_payable(table: Any, me: int, it: int) -> bool:
    source = table.scopes[-1].source
    return is_offered(table, me, it) and pays_for(table, me, source, table.usable(source)[it].ability)


def is_offered(table: Any, me: int, it: int) -> bool:
    return it < len(table.usable(table.scopes[-1].source))
