"""Where a piece can lie. [zone.deck] [zone.character] [zone.timeline] [zone.discard] [zone.forgotten]"""

from __future__ import annotations

from typing import Final

from rulebound.kernel.zones import DISCARD_ROLE, NOBODY_SEES, OWNER_SEES, Zones

ZONES: Final = Zones()
DECK: Final = ZONES.each("deck", sees=NOBODY_SEES, ordered=True)
HAND: Final = ZONES.each("hand", sees=OWNER_SEES)
CHARACTER: Final = ZONES.each("character", in_play=True)
TIMELINE: Final = ZONES.each("timeline", in_play=True, listed=False)  # in which moment, the table's rows say
DISCARD: Final = ZONES.each("discard pile", role=DISCARD_ROLE)
FORGOTTEN: Final = ZONES.each("forgotten pile", sees=NOBODY_SEES, role="side")
