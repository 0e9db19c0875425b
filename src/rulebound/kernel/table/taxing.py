"""What must be paid so that something can be done: `partners cannot attack unless their owner loses 1 point`.

To those who cannot pay it is forbidden. Who does it pays first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulebound.kernel.table.ability_keys import cannot
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.static import Applies, Forbids

NO_TAX: Final = 0


class Taxes(Forbids[Any]):
    """So much must be paid for an action. asks(table, source, me, it): whether by this player, for this card.

    had(table, seat): how much a player has; pay(table, seat): takes it. of: what is paid, by its word.
    """

    def __init__(
        self, text: str, action: str, asks: Applies, amount: int,
        had: Callable[[Any, int], int], pay: Callable[[Any, int, int], None], of: str = "",
    ) -> None:  # fmt: skip
        super().__init__(text, action, asks)
        self.asks = asks
        self.amount = amount
        self.had = had
        self.pay = pay
        self.of = of
        self.applies = self.is_too_much

    def only_where(self, text: str, change: Callable[[Applies], Applies]) -> Forbids[Any]:
        return Taxes(text, self.action, change(self.asks), self.amount, self.had, self.pay, self.of)

    def is_too_much(self, table: Any, source: int, me: int, it: int) -> bool:
        """Whether it must be paid and cannot, together with all other taxes of the same resource."""
        asks, had = self.asks, self.had
        return asks(table, source, me, it) and had(table, me) < tax_on(table, self.action, me, it, [self.of])


def tax_on(table: CardTable, action: str, me: int, it: int, of: list[str] | None = None) -> int:
    """How much this player must pay to do this with a card. of: of which resources, where not of all."""
    total = NO_TAX
    for found in table.standing.get(cannot(action), NO_ABILITIES):
        ability = found.ability
        if isinstance(ability, Taxes) and (of is None or ability.of in of):
            asks = ability.asks
            if asks(table, found.source, me, it):
                total += ability.amount
    return total


def can_pay_all(table: CardTable, me: int, doing: list[tuple[str, int]]) -> bool:
    """Whether this player has enough for all taxes on what is done together: the actions, each with its card."""
    due: dict[str, int] = {}
    for action, it in doing:
        for found in table.standing.get(cannot(action), NO_ABILITIES):
            ability = found.ability
            if not isinstance(ability, Taxes):
                continue
            asks, had = ability.asks, ability.had
            if asks(table, found.source, me, it):
                due[ability.of] = due.get(ability.of, NO_TAX) + ability.amount
                if had(table, me) < due[ability.of]:
                    return False
    return True


def pay_taxes(table: CardTable, action: str, me: int, it: int) -> None:
    """This player pays all that must be paid for it."""
    if not table.forbids or cannot(action) not in table.forbids:  # as most often
        return
    for found in table.standing.get(cannot(action), NO_ABILITIES):
        ability = found.ability
        if isinstance(ability, Taxes):
            asks, pay = ability.asks, ability.pay
            if asks(table, found.source, me, it):
                pay(table, me, ability.amount)
