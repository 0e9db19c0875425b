"""What the log says of each kind of event. A kind that is not here is not told, because another one tells it."""

from __future__ import annotations

from rulebound.cardgame.triggers import IS_IDLE, TRIGGERS
from rulebound.games.courses import events

SENTENCES = {
    events.BEGINS: "Turn {n}: {seat}",
    events.KEEPS: "{seat} keeps the first hand.",
    events.MULLIGANS: "{seat} shuffles the hand back and draws another one.",
    events.DRAWS: "{seat} draws {it}.",
    events.FAILS_TO_DRAW: "{seat} has no card left to draw.",
    events.FEW_LEFT: "{seat} has {n} cards left in the deck.",
    events.TURNS_OVER: "{seat} turns over {it}.",
    events.TAPS: "{it} is tapped.",
    events.UNTAPS: "{it} is untapped.",
    events.PAYS_FOR: "{seat} pays {n} star{plural} for {it}.",
    events.PAYS: "{seat} taps {it} for {n} star{plural}.",
    events.ENTERS: "{it} of {seat} enters at {whose}{other}.",
    events.EXITS: "{it} of {seat} exits from {whose}{other}.",
    events.MOVES: "{it} of {seat} moves to {whose}{other}.",
    events.PLAYS: "{seat} plays {it}.",
    events.ATTACHES: "{it} is attached to {other}.",
    events.CLEARS: "{seat} clears {whose}{other} with {it}.",
    events.GAINS: "{seat} gains {n} point{plural}.",
    events.BATTLES: "{it} of {seat} attacks {other} with power {n}.",
    events.WITHSTANDS: "{it} of {seat} withstands it.",
    events.DEFEATED: "{it} of {seat} is defeated.",
    events.DISCARDS: "{it} is discarded.",
    events.RETURNS: "{it} returns to the hand of {seat}.",
    events.USES: "{seat} uses {it}: {does}",
    TRIGGERS: "{it}: {does}",
    IS_IDLE: "{it} does nothing now.",
    events.ROLLS: "{seat} rolls a {n}.",
    events.CHANGES: "{it} is changed by {other} until the end of the turn.",
    events.CHANGES_LONG: "{it} is changed by {other} until the next turn of {seat} starts.",
    events.CHANGES_UNTAPPING: "{it} will not untap in the next untap phase of {seat}, because of {other}.",
    events.LOOKS: "{seat} looks at the top {n} card{plural} of the deck.",
    events.TAKES_SEEN: "{seat} takes {it} into the hand.",
    events.PUTS_UNDER: "{seat} puts {it} on the bottom of the deck.",
    events.TAKES_BACK: "{seat} takes {it} back from the discard pile.",
    events.LOSES: "{seat} loses {n} point{plural}.",
    events.STRANDED: "{it} of {seat} stood at {whose}{other}, which leaves the game.",
    events.ELIMINATED: "{seat} has run out of cards and is eliminated.",
}
# What is told in one line where one deed does it to several cards.
TOGETHER = {
    events.DRAWS: "{seat} draws {them}.",
    events.UNTAPS: "{them} are untapped.",
}
HEADS = {events.BEGINS}
