"""Where a piece can lie."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.table.zones import NOBODY_SEES, OWNER_SEES, Zones

ZONES: Final = Zones()
COURSE_DECK: Final = ZONES.each("course deck", sees=NOBODY_SEES, ordered=True)
DECK: Final = ZONES.each("deck", sees=NOBODY_SEES, ordered=True)
HAND: Final = ZONES.each("hand", sees=OWNER_SEES)
WORLD_MAP: Final = ZONES.each("world map", in_play=True)
HOME: Final = ZONES.each("home", in_play=True)
AT_COURSE: Final = ZONES.common("at a course", in_play=True)  # of all players, as they entered
ATTACHED: Final = ZONES.common("attached", in_play=True)
DISCARD: Final = ZONES.each("discard")
