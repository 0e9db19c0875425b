"""What happens in Proelium besides what happens in all declared games, and what the log says of it."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.events import PLAYS
from rulebound.cardgame.table import ROLLS

ATTACKS: Final = "attacks"
BLOCKS: Final = "blocks"
DESTROYED: Final = "is destroyed"
ENHANCES: Final = "enhances"
FALLS_OFF: Final = "falls off"
FINISHED: Final = "is finished"
HURTS: Final = "hurts"  # a player is dealt damage
MAINTAINS: Final = "is maintained"
PAYS: Final = "pays"
RECEIVES: Final = "receives"
FORFEITS: Final = "forfeits"
RESEARCHES: Final = "researches"
SUCCEEDS: Final = "succeeds"
FAILS: Final = "fails"
RETURNS: Final = "returns"
TAKES_CONTROL: Final = "takes control"
UNMAINTAINED: Final = "is not maintained"
WOUNDED: Final = "is wounded"
REPAIRED: Final = "is repaired"
TURN_ENDS: Final = "turn ends"
TAKES_BACK: Final = "takes back"
LIVES: Final = "gains life"
BLEEDS: Final = "loses life"
PUTS_INTO_PLAY: Final = "puts into play"

SENTENCES: Final = {
    PLAYS: "{seat} plays {it}.",
    ATTACKS: "{it} attacks.",
    BLOCKS: "{it} blocks {other}.",
    DESTROYED: "{it} is destroyed.",
    ENHANCES: "{it} enhances {other}.",
    FALLS_OFF: "{it} is discarded with what it enhanced.",
    HURTS: "{it} does {n} damage to {seat}.",
    MAINTAINS: "{seat} maintains {it}.",
    UNMAINTAINED: "{seat} cannot pay for the maintenance of {it}.",
    PAYS: "{seat} pays {n}0k.",
    RECEIVES: "{seat} gains {n}0k.",
    FORFEITS: "{seat} loses {n}0k.",
    ROLLS: "{seat} rolls a {n}.",
    RESEARCHES: "{seat} researches {it} and rolls a {n}.",
    SUCCEEDS: "The research succeeds.",
    FAILS: "The research fails.",
    RETURNS: "{it} returns to the hand of {seat}.",
    TAKES_BACK: "{seat} takes {it} back from the discard pile.",
    TAKES_CONTROL: "{seat} takes control of {it}.",
    WOUNDED: "{it} takes {n} damage.",
    REPAIRED: "{it} is repaired.",
    PUTS_INTO_PLAY: "{seat} puts {it} into play.",
}
UNTOLD: Final = (TURN_ENDS, FINISHED)
