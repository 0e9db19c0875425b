"""Where a piece can lie."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium.box import COURTYARD_SIZE
from rulebound.kernel.table.zones import NOBODY_SEES, OWNER_SEES, Zones

ZONES: Final = Zones()
SCHOOL: Final = ZONES.common("school", sees=NOBODY_SEES, ordered=True)
# Its students belong to nobody, and all but hands and decks is open. [courtyard.nobody] [C4] [C6] [G1]
COURTYARD: Final = ZONES.common("courtyard", slots=COURTYARD_SIZE, ordered=True)
HALLWAY: Final = ZONES.each("hallway")
# [ability.always] [C7]
CLASS: Final = ZONES.each("class", in_play=True)  # students; the idol is there too, but not listed
EXPEL_PILE: Final = ZONES.common("expel pile")
LIBRARY: Final = ZONES.common("library", sees=NOBODY_SEES, ordered=True)
# [hand.hidden]
HAND: Final = ZONES.each("hand", sees=OWNER_SEES)
TRASH_PILE: Final = ZONES.common("trash pile")
DECLARED: Final = ZONES.common("declared", ordered=True)  # schemes that were revealed and not trashed yet
