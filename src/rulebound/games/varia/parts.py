"""The parts of Varia apart from zones and counters: pools, the numbers on its cards, and its actions."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.box import Box, Pool
from rulebound.cardgame.choosing import Choosing
from rulebound.cardgame.declaring import Value
from rulebound.games.varia.box import DECK_SIZE, MOST_ASSETS, MOST_TOKENS
from rulebound.games.varia.counters import HEALTH, POINTS
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import CHARACTER, DECK
from rulebound.kernel.table.action import Actions

ACTION: Final = "action"
ASSET: Final = "asset"
TOKEN: Final = "token"  # noqa: S105 - a kind of card, no secret
STACK: Final = "stack"

COPIES: Final = 3  # [build.copies]

BOX: Final = Box(
    Pool("actions", DECK, each=True, room=DECK_SIZE, copies=COPIES, kinds=[ACTION]),
    Pool(
        "assets", CHARACTER, each=True, room=MOST_ASSETS, least=0, copies=COPIES, kinds=[ASSET]
    ),  # [setup.assets] [asset.start]
    Pool("tokens", CHARACTER, each=True, room=MOST_TOKENS, brought=False, kinds=[TOKEN, STACK]),
    seats=2, tokens=0,  # they have a pool of their own
)  # fmt: skip

FIGHTING: Final = (ACTION, TOKEN, ASSET)
VALUES: Final = [
    Value("cost", *FIGHTING, usual=0, unit=POINTS, icon="bolt", tint="gold", better="less"),  # [card.cost]
    Value("power", *FIGHTING, least=-9, usual=0, icon="fist", tint="blood"),  # [card.power]
    Value("focus", *FIGHTING, least=-9, usual=0, icon="eye", tint="steel"),  # [card.focus]
    Value("level", ACTION, TOKEN, most=9, usual=0, icon="star", tint="leaf"),  # [card.attribute]
    Value("blood", *FIGHTING, most=9, usual=0, unit=HEALTH, icon="drop", tint="blood", better="less"),  # [pay.health]
    Value("dice", *FIGHTING, most=3, usual=1),  # in its Power, and as many in its Focus
    Value("value", ASSET, most=30, usual=0, icon="coin", tint="gold"),  # [build.value]
]

ACTIONS: Final[Actions[Table]] = Actions()
CHOOSING: Final[Choosing[Table]] = Choosing(ACTIONS, BOX.pieces)
