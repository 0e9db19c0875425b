"""The zones of Varia."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.table.zones import DISCARD_ROLE, NOBODY_SEES, OWNER_SEES, Zones

ZONES: Final = Zones()
DECK: Final = ZONES.each("deck", sees=NOBODY_SEES, ordered=True)  # [zone.deck]
HAND: Final = ZONES.each("hand", sees=OWNER_SEES)
CHARACTER: Final = ZONES.each("character", in_play=True)  # [zone.character] [asset.passive]
# In which moment a piece lies, the rows of the table say.
TIMELINE: Final = ZONES.each("timeline", in_play=True, listed=False)  # [zone.timeline] [token.like]
DISCARD: Final = ZONES.each("discard pile", role=DISCARD_ROLE)  # [zone.discard]
FORGOTTEN: Final = ZONES.each("forgotten pile", sees=NOBODY_SEES, role="side")  # [zone.forgotten]
