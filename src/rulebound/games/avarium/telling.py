"""What the log says of each kind of event. A kind that is not here is not told, because another one tells it."""

from __future__ import annotations

from rulebound.games.avarium import state

SENTENCES = {
    state.TURN_STARTS: "Turn {n}: {seat}",
    state.FLIPS: "{it} comes into the Courtyard.",
    state.RECRUITS: "{seat} recruits {it}.",
    state.ARRIVES: "{it} is put into the Hallway of {seat}.",
    state.JOINS: "{it} joins the Class of {seat}.",
    state.EXPELLED: "{it} is expelled.",
    state.EXHAUSTED: "{it} is exhausted.",
    state.READIED: "{it} is readied.",
    state.GAINS_MERIT: "{seat} gains {n} Merit.",
    state.LOSES_MERIT: "{seat} loses {n} Merit.",
    state.GAINS_REPUTATION: "{seat} gains {n} Reputation.",
    state.LOSES_REPUTATION: "{seat} loses {n} Reputation.",
    state.SPENDS: "{seat} spends {n} Reputation.",
    state.DRAWS: "{seat} draws {it}.",
    state.RESHUFFLES: "The Trash Pile is shuffled into the Library.",
    state.TRASHES: "{seat} trashes {it}.",
    state.TAKES: "{seat} takes {it}.",
    state.LOOKS: "{seat} looks at the top {n} card{plural} of the Library.",
    state.PLAYS: "{seat} plays {it}.",
    state.AIMS_AT: "{other} is aimed at {it}.",
    state.AIMS_AT_PLAYER: "{other} is aimed at {seat}.",
    state.USES: "{seat} uses {it}.",
    state.TRIGGERS: "The ability of {it} is triggered.",
    state.TAKES_EFFECT: "{it} takes effect.",
    state.CANCELLED: "{it} is cancelled.",
    state.ATTACKS: "{it} of {seat} attacks {other}.",
    state.SUPPORTS: "{it} of {seat} supports {other}.",
    state.DEALS: "The party of {it} deals {n} damage.",
    state.DAMAGED: "{it} takes {n} damage.",
    state.LEAVES_FIGHT: "{it} leaves the fight.",
    state.CHANGES: "{other} changes what can be done with {it}.",
    state.CHANGES_COMBAT: "{it} gets {signed} Combat.",
    state.CHANGES_DEFENSE: "{it} gets {signed} Defense.",
    state.ROLLS: "{seat} rolls a {n}.",
    state.OUT: "{seat} has lost all Merit and is expelled.",
}
HEADS = {state.TURN_STARTS}
