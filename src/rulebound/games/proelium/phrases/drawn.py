"""Cards of Proelium that are discarded of those just drawn; `of them` would be of cards that were looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rulebound.cardtext.phrases.zones.drawn_discarded import DrawAndDiscardOfThem, SoManyOfThem

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord


class DrawAndDiscardOfDrawn(DrawAndDiscardOfThem):
    """`Draw three cards, then discard two of the cards drawn.`"""

    text: ClassVar[str] = "draw {count:CountWord} card/cards, then discard {less:SoManyOfThem} of the cards drawn"
    count: CountWord
    less: SoManyOfThem
