"""What the log says of each kind of event. A kind that is not here is not told, because another one tells it."""

from __future__ import annotations

from rulebound.games.courses import state

SENTENCES = {
    state.BEGINS: "Turn {n}: {seat}",
    state.KEEPS: "{seat} keeps the first hand.",
    state.MULLIGANS: "{seat} shuffles the hand back and draws another one.",
    state.DRAWS: "{seat} draws {it}.",
    state.FAILS_TO_DRAW: "{seat} has no card left to draw.",
    state.FEW_LEFT: "{seat} has {n} cards left in the deck.",
    state.TURNS_OVER: "{seat} turns over {it}.",
    state.TAPS: "{it} is tapped.",
    state.UNTAPS: "{it} is untapped.",
    state.PAYS_FOR: "{seat} pays {n} star{plural} for {it}.",
    state.PAYS: "{seat} taps {it} for {n} star{plural}.",
    state.ENTERS: "{it} of {seat} enters at {other}.",
    state.EXITS: "{it} of {seat} exits from {other}.",
    state.MOVES: "{it} of {seat} moves to {other}.",
    state.PLAYS: "{seat} plays {it}.",
    state.ATTACHES: "{it} is attached to {other}.",
    state.CLEARS: "{seat} clears {other} with {it}.",
    state.GAINS: "{seat} gains {n} point{plural}.",
    state.BATTLES: "{it} of {seat} attacks {other} with power {n}.",
    state.WITHSTANDS: "{it} of {seat} withstands it.",
    state.DEFEATED: "{it} of {seat} is defeated.",
    state.DISCARDS: "{it} is discarded.",
    state.RETURNS: "{it} returns to the hand of {seat}.",
    state.USES: "{seat} uses {it}: {does}",
    state.TRIGGERS: "{it}: {does}",
    state.ROLLS: "{seat} rolls a {n}.",
    state.CHANGES: "{it} is changed by {other} until the end of the turn.",
    state.CHANGES_LONG: "{it} is changed by {other} until the next turn of {seat} starts.",
    state.CHANGES_UNTAPPING: "{it} will not untap in the next untap phase of {seat}, because of {other}.",
    state.LOOKS: "{seat} looks at the top {n} card{plural} of the deck.",
    state.TAKES_SEEN: "{seat} takes {it} into the hand.",
    state.PUTS_UNDER: "{seat} puts {it} on the bottom of the deck.",
    state.TAKES_BACK: "{seat} takes {it} back from the discard pile.",
    state.LOSES: "{seat} loses {n} point{plural}.",
    state.STRANDED: "{it} of {seat} stood at {other}, which leaves the game.",
    state.ELIMINATED: "{seat} has run out of cards and is eliminated.",
}
# What is told in one line where one deed does it to several cards.
TOGETHER = {
    state.DRAWS: "{seat} draws {them}.",
    state.UNTAPS: "{them} are untapped.",
}
HEADS = {state.BEGINS}
