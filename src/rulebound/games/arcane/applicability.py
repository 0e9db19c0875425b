"""Which conditions make sense for which cards of Arcane Academy, so that no text says what can never happen."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.phrases.whole.applicability import Applicability, Fits
from rulebound.games.arcane.card import CORNER, ITEM, SPELL, TILE

OF_TILES: Final = Fits("this can be so of tiles and corners only", TILE, CORNER)

APPLICABILITY: Final = Applicability(
    {
        "tile": (TILE, CORNER),
        "corner": (CORNER,),
        "market tile": (TILE,),
        "item": (ITEM,),
        "spell": (SPELL,),
        "assignment": (SPELL, ITEM),
        "public assignment": (SPELL, ITEM),
    },
    {
        "Change: cost": Fits("what is yours has been paid for: write 'your spells cost 1 Will less'"),
        "exhausted": OF_TILES,
        "un-exhausted": OF_TILES,
        "placed": OF_TILES,
        "stacked": OF_TILES,
        "linked": OF_TILES,
        "be exhausted": OF_TILES,
        "be taken": Fits("only items are taken", ITEM),
        "of: WithSymbol": OF_TILES,
        "of: CastsIt": OF_TILES,
        "of: PlacesIt": OF_TILES,
        "of: CompletesIt": Fits("only spells and items are completed", SPELL, ITEM),
        "of: NoConnectors": OF_TILES,
        "of: LinkedWhileExhausted": OF_TILES,
    },
)
