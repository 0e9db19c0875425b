"""The zones of the course game."""

from __future__ import annotations

from typing import Final

from rulebound.games.courses.card import COURSE, ITEM, PARTNER, SUPPORTER
from rulebound.kernel.table.zones import NOBODY_SEES, OWNER_SEES, Zones

DRAWN: Final = (PARTNER, SUPPORTER, ITEM)  # the cards of a draw deck

ZONES: Final = Zones()
COURSE_DECK: Final = ZONES.each("course deck", sees=NOBODY_SEES, ordered=True, kinds=[COURSE])
DECK: Final = ZONES.each("deck", sees=NOBODY_SEES, ordered=True, kinds=DRAWN)
HAND: Final = ZONES.each("hand", sees=OWNER_SEES, kinds=DRAWN)
WORLD_MAP: Final = ZONES.each("world map", in_play=True, kinds=[COURSE])
HOME: Final = ZONES.each("home", in_play=True, kinds=[SUPPORTER])
AT_COURSE: Final = ZONES.common("at a course", in_play=True, kinds=[PARTNER])  # of all players, as they entered
ATTACHED: Final = ZONES.common("attached", in_play=True, kinds=[ITEM])
DISCARD: Final = ZONES.each("discard", kinds=DRAWN)
