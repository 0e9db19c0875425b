"""What happens: the kinds of events, and what the log says of each."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.logbook import Logbook
from rulebound.games.avarium.ability import COMBAT, DEFENSE
from rulebound.kernel.table.cardtable import ROLLS
from rulebound.kernel.table.decktable import LOOKS_AT, LOOKS_AT_ANOTHERS, PUTS_ABOVE, PUTS_BELOW, SHUFFLES

LOG: Final = Logbook()
TURN_STARTS: Final = LOG.kind("turn starts", "Turn {n}: {seat}", heading=True)
SAYS_END: Final = LOG.kind("says that the turn ends", "{seat} ends the turn.")  # the End Phase is still to come
TURN_ENDS: Final = LOG.kind("turn ends")
FLIPS: Final = LOG.kind("flips", "{it} comes into the Courtyard.", "{them} come into the Courtyard.")
RECRUITS: Final = LOG.kind("recruits", "{seat} recruits {it}.")
ARRIVES: Final = LOG.kind("arrives in a hallway", "{it} is put into the Hallway of {seat}.")
JOINS: Final = LOG.kind("joins", "{it} joins the Class of {seat}.", "{them} join the Class of {seat}.")
SET_ASIDE: Final = LOG.kind("set aside", "{it} is set aside.", "{them} are set aside.")
REMOVED: Final = LOG.kind("removed", "{it} is removed from the game.", "{them} are removed from the game.")
GOES_BACK: Final = LOG.kind("goes back", "{it} goes back to the Courtyard.", "{them} go back to the Courtyard.")
GOES_NEXT: Final = LOG.kind("goes next", "{it} is put on top of the School.", "{them} are put on top of the School.")
LEAVES: Final = LOG.kind("leaves a class")
EXPELLED: Final = LOG.kind("expelled", "{it} is expelled.", "{them} are expelled.")
EXHAUSTED: Final = LOG.kind("exhausted", "{it} is exhausted.", "{them} are exhausted.")
READIED: Final = LOG.kind("readied", "{it} is readied.", "{them} are readied.")
GAINS_MERIT: Final = LOG.kind("gains merit", "{seat} gains {n} Merit.")
LOSES_MERIT: Final = LOG.kind("loses merit", "{seat} loses {n} Merit.")
GAINS_REPUTATION: Final = LOG.kind("gains reputation", "{seat} gains {n} Reputation.")
LOSES_REPUTATION: Final = LOG.kind("loses reputation", "{seat} loses {n} Reputation.")
SPENDS: Final = LOG.kind("spends", "{seat} spends {n} Reputation.")
DRAWS: Final = LOG.kind("draws", "{seat} draws {it}.", "{seat} draws {them}.")
RESHUFFLES: Final = LOG.kind("reshuffles", "The Trash Pile is shuffled into the Library.")
TRASHES: Final = LOG.kind("trashes", "{seat} trashes {it}.")
STAYS_BEHIND: Final = LOG.kind("stays behind", "{it} goes into the Expel Pile.", "{them} go into the Expel Pile.")
FALLS: Final = LOG.kind("falls", "{it} goes into the Trash Pile.", "{them} go into the Trash Pile.")
TAKES: Final = LOG.kind("takes", "{seat} takes {it}.")
REVEALS: Final = LOG.kind("plays", "{seat} plays {it}.")  # it is still to be paid
PLAYS: Final = LOG.kind("is played")
AIMS_AT: Final = LOG.kind("aims at", "{other} is aimed at {it}.")
AIMS_AT_PLAYER: Final = LOG.kind("aims at a player", "{other} is aimed at {seat}.")
TURNS_TO: Final = LOG.kind("uses", "{seat} uses {it}.")  # the ability is still to be paid
USES: Final = LOG.kind("is used")
TRIGGERS: Final = LOG.kind("triggers", "The ability of {it} is triggered.")
TAKES_EFFECT: Final = LOG.kind("takes effect", "{it} takes effect.")
CANCELLED: Final = LOG.kind("cancelled", "{it} is cancelled.")
ATTACKS: Final = LOG.kind("attacks", "{it} of {seat} attacks {other}.")
SUPPORTS: Final = LOG.kind("supports", "{it} of {seat} supports {other}.")
LEADS: Final = LOG.kind("leads", "{it} leads the party of {seat} now.")
DEALS: Final = LOG.kind("deals", "The party of {it} deals {n} damage.")
ASSIGNS: Final = LOG.kind("assigns", "{seat} assigns {n} damage to {it}.")
DAMAGED: Final = LOG.kind("damaged", "{it} takes {n} damage.")
HURT: Final = LOG.kind(
    "hurt"
)  # the same of damage by texts too, and with the card that deals it; only if a card waits for it
PARTIES_STAND: Final = LOG.kind("parties stand")  # all could support; only if a card waits for it
SURVIVES: Final = LOG.kind("survives damage")  # only if a card waits for it
LEAVES_FIGHT: Final = LOG.kind("leaves fight", "{it} leaves the fight.")
WINS_FIGHT: Final = LOG.kind("wins a fight")
LOSES_FIGHT: Final = LOG.kind("loses a fight")
GETS_TOKEN: Final = LOG.kind("gets token", "{it} gets an Attack Token.", "{them} get an Attack Token.")
LOSES_TOKEN: Final = LOG.kind("loses token", "The Attack Token on {it} is removed.")
FIGHT_ENDS: Final = LOG.kind("fight ends")
CHANGES: Final = LOG.kind("changes", "{other} changes what can be done with {it}.")
CHANGES_COMBAT: Final = LOG.kind("changes combat", "{it} gets {signed} Combat.")
CHANGES_DEFENSE: Final = LOG.kind("changes defense", "{it} gets {signed} Defense.")
OUT: Final = LOG.kind("out", "{seat} has lost all Merit and is expelled.")

CHANGE_OF: Final[dict[str, str]] = {COMBAT: CHANGES_COMBAT, DEFENSE: CHANGES_DEFENSE}  # what a value's change is called
LOG.kind(ROLLS, "{seat} rolls a {n}.")
LOG.kind(LOOKS_AT, "{seat} looks at the top {n} card{plural} of the Library.")
LOG.kind(LOOKS_AT_ANOTHERS, "{seat} looks at the top {n} card{plural} of another player's Library.")
LOG.kind(PUTS_ABOVE, "{seat} puts {it} on top of the Library.")
LOG.kind(PUTS_BELOW, "{seat} puts {it} on the bottom of the Library.")
LOG.kind(SHUFFLES, "{seat} shuffles the Library.")
OF_SCHOOL: Final[dict[str, str]] = {  # what the same is called of the other deck
    LOOKS_AT: LOG.kind("looks at the School", "{seat} looks at the top {n} card{plural} of the School."),
    PUTS_ABOVE: LOG.kind("puts on the School", "{seat} puts {it} on top of the School."),
    PUTS_BELOW: LOG.kind("puts below the School", "{seat} puts {it} on the bottom of the School."),
    SHUFFLES: LOG.kind("shuffles the School", "{seat} shuffles the School."),
}
PUTS_INTO: Final[dict[str, str]] = {  # by where in the School a student is put that was elsewhere
    "top": OF_SCHOOL[PUTS_ABOVE],
    "bottom": OF_SCHOOL[PUTS_BELOW],
    "": LOG.kind("shuffles into the School", "{seat} shuffles {it} into the School."),
}
