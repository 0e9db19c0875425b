"""What the log says of each kind of event. A kind that is not here is not told, because another one tells it."""

from __future__ import annotations

from rulebound.games.avarium import events

SENTENCES = {
    events.TURN_STARTS: "Turn {n}: {seat}",
    events.FLIPS: "{it} comes into the Courtyard.",
    events.RECRUITS: "{seat} recruits {it}.",
    events.ARRIVES: "{it} is put into the Hallway of {seat}.",
    events.JOINS: "{it} joins the Class of {seat}.",
    events.EXPELLED: "{it} is expelled.",
    events.EXHAUSTED: "{it} is exhausted.",
    events.READIED: "{it} is readied.",
    events.GAINS_MERIT: "{seat} gains {n} Merit.",
    events.LOSES_MERIT: "{seat} loses {n} Merit.",
    events.GAINS_REPUTATION: "{seat} gains {n} Reputation.",
    events.LOSES_REPUTATION: "{seat} loses {n} Reputation.",
    events.SPENDS: "{seat} spends {n} Reputation.",
    events.DRAWS: "{seat} draws {it}.",
    events.RESHUFFLES: "The Trash Pile is shuffled into the Library.",
    events.TRASHES: "{seat} trashes {it}.",
    events.TAKES: "{seat} takes {it}.",
    events.LOOKS: "{seat} looks at the top {n} card{plural} of the Library.",
    events.PLAYS: "{seat} plays {it}.",
    events.AIMS_AT: "{other} is aimed at {it}.",
    events.AIMS_AT_PLAYER: "{other} is aimed at {seat}.",
    events.USES: "{seat} uses {it}.",
    events.TRIGGERS: "The ability of {it} is triggered.",
    events.TAKES_EFFECT: "{it} takes effect.",
    events.CANCELLED: "{it} is cancelled.",
    events.ATTACKS: "{it} of {seat} attacks {other}.",
    events.SUPPORTS: "{it} of {seat} supports {other}.",
    events.DEALS: "The party of {it} deals {n} damage.",
    events.DAMAGED: "{it} takes {n} damage.",
    events.LEAVES_FIGHT: "{it} leaves the fight.",
    events.CHANGES: "{other} changes what can be done with {it}.",
    events.CHANGES_COMBAT: "{it} gets {signed} Combat.",
    events.CHANGES_DEFENSE: "{it} gets {signed} Defense.",
    events.ROLLS: "{seat} rolls a {n}.",
    events.OUT: "{seat} has lost all Merit and is expelled.",
}
# What is told in one line where one deed does it to several cards.
TOGETHER = {
    events.FLIPS: "{them} come into the Courtyard.",
    events.JOINS: "{them} join the Class of {seat}.",
    events.EXPELLED: "{them} are expelled.",
    events.EXHAUSTED: "{them} are exhausted.",
    events.READIED: "{them} are readied.",
    events.DRAWS: "{seat} draws {them}.",
}
HEADS = {events.TURN_STARTS}
