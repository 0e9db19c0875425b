"""Bids of Proelium that say how much at most in money: `each player secretly bids up to 50k`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import make
from rulebound.cardtext.phrases.secrets.bidding import MayBid
from rulebound.cardtext.phrases.secrets.secret_bids import SecretlyBid
from rulebound.cardtext.phrases.structure.players import Others
from rulebound.games.proelium.phrases.amounts import Money
from rulebound.games.proelium.phrases.money import Cash


def cash() -> Any:
    """The word for money."""
    return make(Cash, ["money"])


class SecretlyBidMoney(SecretlyBid):
    """`Each player secretly bids up to 50k.`"""

    text: ClassVar[str] = "secretly bids/bid up to {limit:Money}"
    limit: Money

    def __init__(self) -> None:
        super().__init__()
        self.resource = cash()

    def most(self) -> int:
        return self.limit.tokens()


class MayBidMoney(MayBid):
    """`Each player may bid up to 50k.`"""

    text: ClassVar[str] = "{who:Others} may bid up to {limit:Money}"
    who: Others
    limit: Money

    def __init__(self) -> None:
        super().__init__()
        self.resource = cash()

    def most(self) -> int:
        return self.limit.tokens()
