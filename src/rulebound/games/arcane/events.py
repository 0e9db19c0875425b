"""What happens: the kinds of events, and what the log says of each."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.logbook import Logbook
from rulebound.cardgame.triggers import IS_IDLE, TRIGGERS
from rulebound.games.arcane.card import ADD, COLLECT, COMPLETE, USE, WILL
from rulebound.kernel.table.cardtable import ROLLS

LOG: Final = Logbook()
BEGINS: Final = LOG.kind("begins", "Turn {n}: {seat}", heading=True)
TURN_ENDS: Final = LOG.kind("turn ends")
BEGINS_EXTRA: Final = LOG.kind("begins an extra turn", "{seat} takes an extra turn.")
CASTS: Final = LOG.kind("casts", "{seat} casts {it} and exhausts it.")
CASTS_IT: Final = LOG.kind("casts a tile", "{seat} casts {it}.")
LINKS: Final = LOG.kind("links", "{seat} goes on to the linked tile {it}.")
RESTS: Final = LOG.kind("rests", "{seat} rests, and all exhaustion tokens come off.")
FREES: Final = LOG.kind("frees by resting")
REFRESHES: Final = LOG.kind(
    "frees a tile", "{it} of {seat} is no longer exhausted.", "{them} of {seat} are no longer exhausted."
)
REMOVES_TOKENS: Final = LOG.kind("removes tokens", "{it} of {seat} loses {n} exhaustion token{plural}.")
EXHAUSTS: Final = LOG.kind("exhausts")
IS_EXHAUSTED: Final = LOG.kind(
    "has a tile exhausted", "{it} of {seat} is exhausted.", "{them} of {seat} are exhausted."
)
RESOLVES: Final = LOG.kind("performs actions", "{seat} performs the actions of {it}.")
GAINS_WILL: Final = LOG.kind("gains will", "{seat} gains {n} Will.")
LOSES_WILL: Final = LOG.kind("loses will", "{seat} loses {n} Will.")
GAINS_SHARDS: Final = LOG.kind("gains shards", "{seat} gains {n} Shard{plural}.")
LOSES_SHARDS: Final = LOG.kind("loses shards", "{seat} loses {n} Shard{plural}.")
PAYS_WILL: Final = LOG.kind("pays will", "{seat} pays {n} Will.")
PAYS_SHARDS: Final = LOG.kind("pays shards", "{seat} pays {n} Shard{plural}.")
TAKES_TILE: Final = LOG.kind("takes a tile", "{seat} takes {it}.")
PLACES_TILE: Final = LOG.kind("places a tile", "{seat} places {it} on {space}, with {connectors}.")
PUTS_INTO_BAG: Final = LOG.kind("puts a tile into the bag", "{it} of {seat} goes back into the bag.")
DISCARDS_TILE: Final = LOG.kind(
    "has a tile discarded", "{it} of {seat} is discarded.", "{them} of {seat} are discarded."
)
LEAVES_MARKET: Final = LOG.kind("discards a tile", "{it} is discarded.")
MOVES_TILE: Final = LOG.kind("moves a tile", "{it} of {seat} goes to {space}.")
CHANGES_SLATE: Final = LOG.kind("changes the slate", "{it} lies on the slate of {seat} now.")
LIES_ELSEWHERE: Final = LOG.kind(
    "gets a tile of another slate", "{it} lies on the slate of {seat} now, on {space}, with {connectors}."
)
ROTATES_TILE: Final = LOG.kind("rotates a tile", "{it} of {seat} is turned, with {connectors}.")
SWAPS_TILES: Final = LOG.kind("swaps tiles", "{it} and {other} of {seat} change places.")
LEAVES_SLATE: Final = LOG.kind("leaves the slate in a swap", "{it} of {seat} changes places with {other}.")
REFILLS_MARKET: Final = LOG.kind("refills the market", "{it} comes into the center.", "{them} come into the center.")
USES: Final = LOG.kind("uses", "{seat} uses {it}.")
PLAYS: Final = LOG.kind("plays", "{seat} completes {it}.")
RETURNS: Final = LOG.kind("returns", "{seat} takes {it} back as a private assignment.")
COMPLETES: Final = LOG.kind("completes")
DRAWS: Final = LOG.kind("draws", "{seat} draws {it}.", "{seat} draws {them}.")
DISCARDS: Final = LOG.kind("discards", "{it} is discarded.")
IS_DISCARDED: Final = "is discarded where it lies openly"  # before it is, and not logged, as the discard is
IS_TAKEN: Final = "is taken by another player"  # so, too
DISCARDS_PRIVATE: Final = LOG.kind("discards a private one", "{seat} discards {it}.")
REVEALS: Final = LOG.kind("reveals", "{it} comes into the center.", "{them} come into the center.")
SCORES: Final = LOG.kind("scores", "The End of Game ability of {it} of {seat} takes effect.")
GAINS_PRESTIGE: Final = LOG.kind("gains prestige", "{seat} gains {n} Prestige.")
LOSES_PRESTIGE: Final = LOG.kind("loses prestige", "{seat} loses {n} Prestige.")
GAINS_TOKENS: Final = LOG.kind("gains prestige tokens", "{seat} puts {n} Prestige token{plural} on {it}.")
MOVES_TOKENS: Final = LOG.kind("moves prestige tokens", "{seat} moves {n} Prestige token{plural} from {it} to {other}.")
EARNS_TURN: Final = LOG.kind("earns a turn", "{seat} will take an extra turn.")
LAST_CARD: Final = LOG.kind("draws the last card", "{seat} has drawn the last assignment.")
PENCILS_DOWN: Final = LOG.kind("pencils down", "Pencils down! {seat} has called the end of the exam.")
CHANGES: Final = LOG.kind("changes", "{it} is changed by {other} for a while.")
TOTALS: Final = LOG.kind("totals", "{seat} has {n} Prestige.")

PERFORMS: Final[dict[int, str]] = {
    COLLECT: "performs collect", WILL: "performs will", ADD: "performs add", USE: "performs use",
    COMPLETE: "performs complete",
}  # fmt: skip

LOG.kind(TRIGGERS, "{it} of {seat} takes effect.")
LOG.kind(IS_IDLE, "{it} of {seat} does nothing now.")
LOG.kind(ROLLS, "{seat} rolls a {n}.")
INTO_DECK: Final = LOG.kind("into the deck", "{it} goes back into the deck.", "{them} go back into the deck.")
TAKES_ITEM: Final = LOG.kind("takes an item", "{seat} takes {it} from its player.")
