"""The zones of Proelium. An enhancement is placed with the card that it enhances."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.table.zones import BOARD_ROLE, DISCARD_ROLE, NOBODY_SEES, OWNER_SEES, Zones

ZONES: Final = Zones()
DECK: Final = ZONES.each("deck", sees=NOBODY_SEES, ordered=True)
HAND: Final = ZONES.each("hand", sees=OWNER_SEES)
LABORATORY: Final = ZONES.each("laboratory", in_play=True)  # [permanent.stays]
ATTACHED: Final = ZONES.common("attached", in_play=True, listed=False, role=BOARD_ROLE)
TAKING_EFFECT: Final = ZONES.common("taking effect")
DISCARD: Final = ZONES.each("discard pile", role=DISCARD_ROLE)
