"""What happens: the kinds of events."""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane.card import ADD, COLLECT, COMPLETE, USE, WILL

BEGINS: Final = "begins"
BEGINS_EXTRA: Final = "begins an extra turn"
CASTS: Final = "casts"
LINKS: Final = "links"
RESTS: Final = "rests"
REMOVES_TOKENS: Final = "removes tokens"
EXHAUSTS: Final = "exhausts"
GAINS_WILL: Final = "gains will"
LOSES_WILL: Final = "loses will"
GAINS_SHARDS: Final = "gains shards"
LOSES_SHARDS: Final = "loses shards"
PAYS_WILL: Final = "pays will"
PAYS_SHARDS: Final = "pays shards"
TAKES_TILE: Final = "takes a tile"
PLACES_TILE: Final = "places a tile"
DISCARDS_TILE: Final = "discards a tile"
MOVES_TILE: Final = "moves a tile"
ROTATES_TILE: Final = "rotates a tile"
SWAPS_TILES: Final = "swaps tiles"
REFILLS_MARKET: Final = "refills the market"
USES: Final = "uses"
PLAYS: Final = "plays"
COMPLETES: Final = "completes"
DRAWS: Final = "draws"
DISCARDS: Final = "discards"
DISCARDS_PRIVATE: Final = "discards a private one"
REVEALS: Final = "reveals"
SCORES: Final = "scores"
GAINS_PRESTIGE: Final = "gains prestige"
GAINS_TOKENS: Final = "gains prestige tokens"
LOSES_TOKENS: Final = "loses prestige tokens"
EARNS_TURN: Final = "earns a turn"
LAST_CARD: Final = "draws the last card"
PENCILS_DOWN: Final = "pencils down"
CHANGES: Final = "changes"
ROLLS: Final = "rolls"
TOTALS: Final = "totals"

PERFORMS: Final[dict[int, str]] = {
    COLLECT: "performs collect", WILL: "performs will", ADD: "performs add", USE: "performs use",
    COMPLETE: "performs complete",
}  # fmt: skip
