"""The parts of Proelium apart from zones and counters: kinds of cards, decks, the numbers on cards, actions."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.box import Box, Pool
from rulebound.cardgame.choosing import Choosing
from rulebound.cardgame.declaring import Value
from rulebound.games.proelium.card import CHARACTER, ITEM
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import DECK
from rulebound.kernel.table.action import Actions

ACTION: Final = "action"
ATTACK: Final = "attack"
ENHANCEMENT: Final = "enhancement"
ENTITIES: Final = (CHARACTER, ITEM)  # [card.entity]

MOST_CARDS: Final = 60  # of any format [R1]
BOX: Final = Box(Pool("cards", DECK, each=True, room=MOST_CARDS, least=40, copies=4), seats=2)  # [setup.deck]

VALUES: Final = [
    Value("cost", *ENTITIES, ACTION, ATTACK, ENHANCEMENT, most=5, icon="coin", tint="gold", better="less"),
    Value("A", CHARACTER, most=15, icon="swords", tint="blood"),  # [card.stats]
    Value("D", CHARACTER, least=1, most=15, icon="shield", tint="steel"),
]

ACTIONS: Final[Actions[Table]] = Actions()
CHOOSING: Final[Choosing[Table]] = Choosing(ACTIONS, BOX.pieces)
