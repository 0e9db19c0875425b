"""The zones of Avarium Academy."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium.card import SCHEME, STUDENT
from rulebound.kernel.table.zones import NOBODY_SEES, OWNER_SEES, Zones

COURTYARD_SIZE: Final = 6  # [setup.courtyard]

ZONES: Final = Zones()
SCHOOL: Final = ZONES.common("school", sees=NOBODY_SEES, ordered=True, kinds=[STUDENT])
# Its students belong to no player, and all but hands and decks is open. [courtyard.nobody] [C4] [C6] [G1]
COURTYARD: Final = ZONES.common("courtyard", slots=COURTYARD_SIZE, ordered=True, kinds=[STUDENT])
HALLWAY: Final = ZONES.each("hallway", kinds=[STUDENT])
# [ability.always] [C7]
CLASS: Final = ZONES.each("class", in_play=True, kinds=[STUDENT])  # students; the idol is there too, but not listed
EXPEL_PILE: Final = ZONES.common("expel pile", kinds=[STUDENT])
LIBRARY: Final = ZONES.common("library", sees=NOBODY_SEES, ordered=True, kinds=[SCHEME])
# [hand.hidden]
HAND: Final = ZONES.each("hand", sees=OWNER_SEES, kinds=[SCHEME])
TRASH_PILE: Final = ZONES.common("trash pile", kinds=[SCHEME])
DECLARED: Final = ZONES.common("declared", ordered=True, kinds=[SCHEME])  # revealed and not trashed yet
