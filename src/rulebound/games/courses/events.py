"""What happens: the kinds of events, and what the log says of each."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.logbook import Logbook
from rulebound.cardgame.triggers import IS_IDLE, TRIGGERS
from rulebound.kernel.basics.modifier import (
    END_OF_GAME,
    END_OF_TURN,
    NEXT_TURN,
    NEXT_TURN_OVER,
    NEXT_UNTAP,
    WHILE_IN_PLAY,
)
from rulebound.kernel.table.cardtable import DISCARDS_FROM_HAND, ROLLS

COMES_HOME: Final = "comes home"  # a supporter that was played; not logged, as its play is
LOG: Final = Logbook()
DRAWS: Final = LOG.kind("draws", "{seat} draws {it}.", "{seat} draws {them}.")
FAILS_TO_DRAW: Final = LOG.kind("fails to draw", "{seat} has no card left to draw.")
FEW_LEFT: Final = LOG.kind("few left", "{seat} has {n} cards left in the deck.")
MULLIGANS: Final = LOG.kind("mulligans", "{seat} shuffles the hand back and draws another one.")
KEEPS: Final = LOG.kind("keeps", "{seat} keeps the first hand.")
BEGINS: Final = LOG.kind("begins", "Turn {n}: {seat}", heading=True)
ENDS: Final = LOG.kind("ends")
TURNS_OVER: Final = LOG.kind("turns over", "{seat} turns over {it}.")
TAPS: Final = LOG.kind("taps", "{it} is tapped.")
SPENDS: Final = LOG.kind("spends")  # taps as a part of an action, whose line stands for it
UNTAPS: Final = LOG.kind("untaps", "{it} is untapped.", "{them} are untapped.")
SHOWS: Final = LOG.kind("shows", "{seat} shows {it}, for {n} star{plural}.")  # nothing is paid yet
PAYS: Final = LOG.kind("pays", "{seat} taps {it} for {n} star{plural}.")
ENTERS: Final = LOG.kind("enters", "{it} of {seat} enters at {whose}{other}.")
EXITS: Final = LOG.kind("exits", "{it} of {seat} exits from {whose}{other}.")
MOVES: Final = LOG.kind("moves", "{it} of {seat} moves to {whose}{other}.")
PLAYS: Final = LOG.kind("plays", "{seat} plays {it}.")
ATTACHES: Final = LOG.kind("attaches", "{it} is attached to {other}.")
CLEARS: Final = LOG.kind("clears", "{seat} clears {whose}{other} with {it}.")
GAINS: Final = LOG.kind("gains", "{seat} gains {n} point{plural}.")
LOSES: Final = LOG.kind("loses", "{seat} loses {n} point{plural}.")
BATTLES: Final = LOG.kind("battles", "{it} of {seat} attacks {other} with power {n}.")
WITHSTANDS: Final = LOG.kind("withstands", "{it} of {seat} withstands it.")
DEFEATED: Final = LOG.kind("defeated", "{it} of {seat} is defeated.")
DISCARDS: Final = LOG.kind("discards", "{it} is discarded.")
RETURNS: Final = LOG.kind("returns", "{it} returns to the hand of {seat}.")
USES: Final = LOG.kind("uses", "{seat} uses {it}: {does}")
CHANGES: Final = LOG.kind("changes", "{it} is changed by {other} until the end of the turn.")
CHANGES_LONG: Final = LOG.kind("changes for long", "{it} is changed by {other} until the next turn of {seat} starts.")
CHANGES_LONGER: Final = LOG.kind(
    "changes for longer", "{it} is changed by {other} until the next turn of {seat} is over."
)
CHANGES_UNTAPPING: Final = LOG.kind(
    "changes how it untaps", "{it} will not untap in the next untap phase of {seat}, because of {other}."
)
CHANGES_MEANWHILE: Final = LOG.kind("changes meanwhile", "{it} is changed by {other} as long as {other} is in play.")
CHANGES_ON: Final = LOG.kind("changes on", "{it} is changed by {other}.")
CHANGES_FOR: Final = {
    END_OF_TURN: CHANGES,
    NEXT_TURN: CHANGES_LONG,
    NEXT_TURN_OVER: CHANGES_LONGER,
    NEXT_UNTAP: CHANGES_UNTAPPING,
    WHILE_IN_PLAY: CHANGES_MEANWHILE,
    END_OF_GAME: CHANGES_ON,
}
CHANGES_POWER: Final = LOG.kind("changes power", "{other} gives {it} {signed} power until the end of the turn.")
CHANGES_POWER_LONG: Final = LOG.kind(
    "changes power for long", "{other} gives {it} {signed} power until the next turn of {seat} starts."
)
CHANGES_POINTS: Final = LOG.kind("changes points", "{other} gives {it} {signed} point value until the end of the turn.")
CHANGES_POINTS_LONG: Final = LOG.kind(
    "changes points for long", "{other} gives {it} {signed} point value until the next turn of {seat} starts."
)
CHANGES_OF: Final = {  # where the log says by how much
    END_OF_TURN: {"power": CHANGES_POWER, "points": CHANGES_POINTS},
    NEXT_TURN: {"power": CHANGES_POWER_LONG, "points": CHANGES_POINTS_LONG},
}
TAKES_CONTROL: Final = LOG.kind("takes control", "{seat} takes control of {it}.")
TAKES_BACK: Final = LOG.kind("takes back", "{seat} takes {it} back from the discard pile.")
STRANDED: Final = LOG.kind("stranded", "{it} of {seat} stood at {whose}{other}, which leaves the game.")
ELIMINATED: Final = LOG.kind("eliminated", "{seat} has run out of cards and is eliminated.")
LOST_BY_CARD: Final = LOG.kind("lost by a card", "{seat} has lost the game by a card.")

LOG.kind(TRIGGERS, "{it}: {does}")
LOG.kind(IS_IDLE, "{it} does nothing now.")
LOG.kind(DISCARDS_FROM_HAND, "{seat} discards {it}.", "{seat} discards {them}.")
LOG.kind(ROLLS, "{seat} rolls a {n}.")
