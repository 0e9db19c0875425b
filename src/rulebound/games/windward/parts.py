"""The parts of Windward: zones, counters, marks, values, and the box."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.box import Box, Pool
from rulebound.cardgame.choosing import Choosing
from rulebound.cardgame.declaring import Counters, Marks, Value
from rulebound.cardgame.table import Table
from rulebound.kernel.table.action import Actions
from rulebound.kernel.table.zones import DISCARD_ROLE, MARKET_ROLE, NOBODY_SEES, OWNER_SEES, Zones

SHIP: Final = "ship"
BUILDING: Final = "building"
VENTURE: Final = "venture"

ZONES: Final = Zones()
DECK: Final = ZONES.common("deck", sees=NOBODY_SEES, ordered=True)
MARKET: Final = ZONES.common("market", role=MARKET_ROLE)
DISCARD: Final = ZONES.common("discard pile", role=DISCARD_ROLE)
HAND: Final = ZONES.each("hand", sees=OWNER_SEES)
HARBOUR: Final = ZONES.each("harbour", in_play=True)

BOX: Final = Box(Pool("cards", DECK, room=80))  # [deck.cards]

COUNTERS: Final = Counters()
COINS: Final = COUNTERS.add("coin", "coins", start=3, icon="coin", tint="gold")  # [setup.start]
RENOWN: Final = COUNTERS.add("renown", "renown", goal=12, icon="laurel", tint="leaf")  # [end.renown]

MARKS: Final = Marks()
EXHAUSTED: Final = MARKS.add("exhausted")

VALUES: Final = [
    Value("cost", SHIP, BUILDING, VENTURE, unit=COINS, icon="coin", tint="gold", better="less"),
    Value("cargo", SHIP, unit=COINS, icon="crate", tint="sea"),
    Value("renown", SHIP, BUILDING, icon="laurel", tint="leaf"),
]

ACTIONS: Final[Actions[Table]] = Actions()
CHOOSING: Final = Choosing(ACTIONS, BOX.pieces)
