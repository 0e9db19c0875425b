"""What players cannot do, or only for money: `your opponent's characters cannot attack unless they pay 10k`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.opponents.forbidding import PlayerAct
from rulebound.cardtext.phrases.paying.taxes import Asks, Payer, Tax
from rulebound.games.proelium import money
from rulebound.games.proelium.counters import FUNDS
from rulebound.games.proelium.phrases.amounts import Money
from rulebound.games.proelium.state import Table
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.taxing import Taxes


class CombatAct(PlayerAct):
    forms: ClassVar[tuple[str, ...]] = ("attack", "block", "research")
    keys: ClassVar[dict[str, str]] = {"attack": "attack", "block": "block", "research": "be researched"}


class PaysForIt(Tax):
    """`they pay 10k`: it counts toward the limit."""

    text: ClassVar[str] = "{payer:Payer} pays/pay {money:Money}"
    payer: Payer
    money: Money

    def on(self, text: str, action: str, asks: Asks) -> Ability[Any]:
        return Taxes(text, action, asks, self.money.tokens(), spendable, money.spend, money.OF_MONEY)


def spendable(table: Table, seat: int) -> int:
    """How much a player can still pay in this turn."""
    return min(table.amount(FUNDS, seat), money.left_to_spend(table, seat))
