"""What the log says of each kind of event. A kind that is not here is not told, because another one tells it."""

from __future__ import annotations

from rulebound.games.arcane import state

SENTENCES = {
    state.BEGINS: "Turn {n}: {seat}",
    state.BEGINS_EXTRA: "{seat} takes an extra turn.",
    state.CASTS: "{seat} casts {it} and exhausts it.",
    state.LINKS: "{seat} goes on to the linked tile {it}.",
    state.RESTS: "{seat} rests, and all exhaustion tokens come off.",
    state.GAINS_WILL: "{seat} gains {n} Will.",
    state.LOSES_WILL: "{seat} loses {n} Will.",
    state.GAINS_SHARDS: "{seat} gains {n} Shard{plural}.",
    state.LOSES_SHARDS: "{seat} loses {n} Shard{plural}.",
    state.PAYS_WILL: "{seat} pays {n} Will.",
    state.PAYS_SHARDS: "{seat} pays {n} Shard{plural}.",
    state.TAKES_TILE: "{seat} takes {it}.",
    state.PLACES_TILE: "{seat} places {it}.",
    state.DISCARDS_TILE: "{it} is discarded.",
    state.MOVES_TILE: "{it} of {seat} goes to another space.",
    state.ROTATES_TILE: "{it} of {seat} is turned.",
    state.SWAPS_TILES: "{it} and {other} of {seat} change places.",
    state.REFILLS_MARKET: "{it} comes into the center.",
    state.USES: "{seat} uses {it}.",
    state.PLAYS: "{seat} completes {it}.",
    state.DRAWS: "{seat} draws {it}.",
    state.DISCARDS: "{it} is discarded.",
    state.DISCARDS_PRIVATE: "{seat} discards {it}.",
    state.REVEALS: "{it} comes into the center.",
    state.TRIGGERS: "{it} of {seat} takes effect.",
    state.SCORES: "The End of Game ability of {it} of {seat} takes effect.",
    state.GAINS_PRESTIGE: "{seat} gains {n} Prestige.",
    state.GAINS_TOKENS: "{seat} puts {n} Prestige token{plural} on {it}.",
    state.EARNS_TURN: "{seat} will take an extra turn.",
    state.LAST_CARD: "{seat} has drawn the last assignment.",
    state.PENCILS_DOWN: "Pencils down! {seat} has called the end of the exam.",
    state.CHANGES: "{it} is changed by {other} until the end of the turn.",
    state.ROLLS: "{seat} rolls a {n}.",
    state.TOTALS: "{seat} has {n} Prestige.",
}
HEADS = {state.BEGINS}
