"""What the log says of each kind of event. A kind that is not here is not told, because another one tells it."""

from __future__ import annotations

from rulebound.cardgame.triggers import IS_IDLE, TRIGGERS
from rulebound.games.arcane import events

SENTENCES = {
    events.BEGINS: "Turn {n}: {seat}",
    events.BEGINS_EXTRA: "{seat} takes an extra turn.",
    events.CASTS: "{seat} casts {it} and exhausts it.",
    events.LINKS: "{seat} goes on to the linked tile {it}.",
    events.RESTS: "{seat} rests, and all exhaustion tokens come off.",
    events.GAINS_WILL: "{seat} gains {n} Will.",
    events.LOSES_WILL: "{seat} loses {n} Will.",
    events.GAINS_SHARDS: "{seat} gains {n} Shard{plural}.",
    events.LOSES_SHARDS: "{seat} loses {n} Shard{plural}.",
    events.PAYS_WILL: "{seat} pays {n} Will.",
    events.PAYS_SHARDS: "{seat} pays {n} Shard{plural}.",
    events.TAKES_TILE: "{seat} takes {it}.",
    events.PLACES_TILE: "{seat} places {it}.",
    events.DISCARDS_TILE: "{it} is discarded.",
    events.MOVES_TILE: "{it} of {seat} goes to another space.",
    events.ROTATES_TILE: "{it} of {seat} is turned.",
    events.SWAPS_TILES: "{it} and {other} of {seat} change places.",
    events.REFILLS_MARKET: "{it} comes into the center.",
    events.USES: "{seat} uses {it}.",
    events.PLAYS: "{seat} completes {it}.",
    events.DRAWS: "{seat} draws {it}.",
    events.DISCARDS: "{it} is discarded.",
    events.DISCARDS_PRIVATE: "{seat} discards {it}.",
    events.REVEALS: "{it} comes into the center.",
    TRIGGERS: "{it} of {seat} takes effect.",
    IS_IDLE: "{it} of {seat} does nothing now.",
    events.SCORES: "The End of Game ability of {it} of {seat} takes effect.",
    events.GAINS_PRESTIGE: "{seat} gains {n} Prestige.",
    events.GAINS_TOKENS: "{seat} puts {n} Prestige token{plural} on {it}.",
    events.EARNS_TURN: "{seat} will take an extra turn.",
    events.LAST_CARD: "{seat} has drawn the last assignment.",
    events.PENCILS_DOWN: "Pencils down! {seat} has called the end of the exam.",
    events.CHANGES: "{it} is changed by {other} for a while.",
    events.ROLLS: "{seat} rolls a {n}.",
    events.TOTALS: "{seat} has {n} Prestige.",
}
# What is told in one line where one deed does it to several cards or tiles.
TOGETHER = {
    events.REFILLS_MARKET: "{them} come into the center.",
    events.REVEALS: "{them} come into the center.",
    events.DRAWS: "{seat} draws {them}.",
}
HEADS = {events.BEGINS}
