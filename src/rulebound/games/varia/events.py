"""The events that only Varia has, with their sentences in the log."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.logbook import Logbook

LOG: Final = Logbook()
START_OF_MOMENT: Final = LOG.kind("start of moment")
END_OF_MOMENT: Final = LOG.kind("end of moment")
MOMENT_BEGINS: Final = LOG.kind("moment begins", "Moment {n}")
ENGAGES: Final = LOG.kind("engages", "{seat} engages.")
DISENGAGES: Final = LOG.kind("disengages", "{seat} disengages.")
MOVES: Final = LOG.kind("moves")  # whichever of the two
PLANS: Final = LOG.kind("plans", "{seat} plans {it} in moment {n}.")
PLANS_COMBO: Final = LOG.kind("plans as a combo", "{seat} combines {it} with {other}.")
REPLACES: Final = LOG.kind("replaces", "{seat} replaces {other} with {it}.")
CREATES: Final = LOG.kind("creates", "{seat} creates {it} in moment {n}.")
WINDOW: Final = LOG.kind("window", "The Resolution Window has {n} moment{plural}.")
PASSES: Final = LOG.kind("passes")
PERFORMS: Final = LOG.kind("performs", "{seat} performs {it} for {n} Action Point{plural}.")
AMPLIFIES: Final = LOG.kind("amplifies", "{it} is amplified.")
PUSHES: Final = LOG.kind("pushes", "{it} of {seat} is pushed.")
PUSHES_UNPAID: Final = LOG.kind("pushes unpaid", "{seat} cannot pay for {it}, which is pushed.")
PUSHES_FORBIDDEN: Final = LOG.kind("pushes forbidden", "{seat} cannot perform {it}, which is pushed.")
ROLLS_POWER: Final = LOG.kind("rolls power", "{it}: Power {how}.")
ROLLS_FOCUS: Final = LOG.kind("rolls focus", "{it}: Focus {how}.")
INFINITE: Final = LOG.kind("infinite", "{it}: its Power is infinite.")
MISSES: Final = LOG.kind("misses")  # for whatever reason
MISSES_FOCUS: Final = LOG.kind("misses by focus", "{it} misses: the block has more Focus.")
MISSES_DISTANCE: Final = LOG.kind("misses by distance", "{it} misses: the players are disengaged.")
BLOCKS: Final = LOG.kind("blocks")  # whether or not the attack breaks through
HITS: Final = LOG.kind("hits", "{it} hits.")
DAMAGED: Final = LOG.kind("damaged", "{seat} takes {n} damage.")
WITHSTANDS: Final = LOG.kind("withstands", "{seat} takes no damage.")
ARMOR: Final = LOG.kind("armor", "Armor prevents {n} damage.")
FORGETS: Final = LOG.kind("forgets", "{it} is forgotten.")
LEAVES: Final = LOG.kind("leaves the game", "{it} leaves the game.")
RETURNS: Final = LOG.kind("returns", "{it} returns to {seat}.")
REFILLS: Final = LOG.kind("refills", "{seat} shuffles {n} card{plural} into a new deck.")
GAINS_STACK: Final = LOG.kind("gains stack", "{seat} gains {it}, now {n}.")
LOSES_STACK: Final = LOG.kind("loses stack", "{seat} loses {it}, {n} left.")
DISRUPTS: Final = LOG.kind("disrupts", "{it} is disrupted.")
RUINS: Final = LOG.kind("ruins", "{it} is ruined.")
REPAIRS: Final = LOG.kind("repairs", "{it} is repaired.")
CHECKS: Final = LOG.kind("checks", "{seat} comes to {how} in the Attribute Check.")
WINS_CHECK: Final = LOG.kind("wins check", "{seat} wins the Attribute Check.")
TAKES_BACK: Final = LOG.kind("takes back", "{seat} takes {it} back into the hand.")
SWAPS: Final = LOG.kind("swaps", "{it} and {other} change places.")
TAKES_CONTROL: Final = LOG.kind("takes control", "{seat} takes control of {it}.")
