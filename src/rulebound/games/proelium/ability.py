"""Abilities that only Proelium has: research, maintenance, enhancements."""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.effect import Effect

RESEARCH: Final = "research"  # the key of what can be researched
ENHANCES: Final = "what it enhances"  # the key of what an enhancement can be played on
MAINTENANCE: Final = "maintenance"  # the kind of event that maintenance waits for

# Values that cards change besides those that are printed: keys of statics and modifiers.
LIMIT: Final = "limit"  # of a seat: what it may spend in a turn
FEE: Final = "research fee"
ROLL: Final = "research roll"  # added to a roll for Extra Research


class Researched(Activated[Any]):
    """`Extra Research 20k: effect.` fee: in tokens; 0 if none is listed. [research.cost] [research.free]"""

    def __init__(self, text: str, effect: Effect[Any], fee: int) -> None:
        super().__init__(text, [], effect, RESEARCH)
        self.fee = fee


class Enhancing(Ability[Any]):
    """What an enhancement can be played on. [card.enhancement]"""

    def __init__(self, text: str, found: Filter) -> None:
        super().__init__(text, ENHANCES)
        self.found = found
