"""What happens: the kinds of events, besides those of all declared games."""

from __future__ import annotations

from typing import Final

START_OF_MOMENT: Final = "start of moment"
END_OF_MOMENT: Final = "end of moment"
MOMENT_BEGINS: Final = "moment begins"
ENGAGES: Final = "engages"
DISENGAGES: Final = "disengages"
MOVES: Final = "moves"  # whichever of the two
PLANS: Final = "plans"
PLANS_COMBO: Final = "plans as a combo"
REPLACES: Final = "replaces"
CREATES: Final = "creates"
WINDOW: Final = "window"
PASSES: Final = "passes"
PERFORMS: Final = "performs"
AMPLIFIES: Final = "amplifies"
PUSHES: Final = "pushes"
ROLLS_POWER: Final = "rolls power"
ROLLS_FOCUS: Final = "rolls focus"
INFINITE: Final = "infinite"
MISSES_FOCUS: Final = "misses by focus"
MISSES_DISTANCE: Final = "misses by distance"
HITS: Final = "hits"
DAMAGED: Final = "damaged"
WITHSTANDS: Final = "withstands"
ARMOR: Final = "armor"
FORGETS: Final = "forgets"
RETURNS: Final = "returns"
REFILLS: Final = "refills"
GAINS_STACK: Final = "gains stack"
LOSES_STACK: Final = "loses stack"
DISRUPTS: Final = "disrupts"
RUINS: Final = "ruins"
REPAIRS: Final = "repairs"
CHECKS: Final = "checks"
WINS_CHECK: Final = "wins check"
TAKES_BACK: Final = "takes back"

SENTENCES: Final = {
    MOMENT_BEGINS: "Moment {n}",
    ENGAGES: "{seat} engages.",
    DISENGAGES: "{seat} disengages.",
    PLANS: "{seat} plans {it} in moment {n}.",
    PLANS_COMBO: "{seat} combines {it} with {other}.",
    REPLACES: "{it} replaces {other}.",
    CREATES: "{it} is created in moment {n}.",
    WINDOW: "The Resolution Window has {n} moment{plural}.",
    PERFORMS: "{seat} performs {it} for {n} Action Point{plural}.",
    AMPLIFIES: "{it} is amplified.",
    PUSHES: "{it} cannot be paid for, and is pushed.",
    ROLLS_POWER: "{it}: Power {how}.",
    ROLLS_FOCUS: "{it}: Focus {how}.",
    INFINITE: "{it}: its Power is infinite.",
    MISSES_FOCUS: "{it} misses: the block has more Focus.",
    MISSES_DISTANCE: "{it} misses: the players are disengaged.",
    HITS: "{it} hits.",
    DAMAGED: "{seat} takes {n} damage.",
    WITHSTANDS: "{seat} takes no damage.",
    ARMOR: "Armor prevents {n} damage.",
    FORGETS: "{it} is forgotten.",
    RETURNS: "{it} returns to {seat}.",
    REFILLS: "{seat} shuffles {n} cards into a new deck.",
    GAINS_STACK: "{seat} gains {it}, now {n}.",
    LOSES_STACK: "{seat} loses one {it}, {n} left.",
    DISRUPTS: "{it} is disrupted.",
    RUINS: "{it} is ruined.",
    REPAIRS: "{it} is repaired.",
    CHECKS: "{seat} comes to {how} in the Attribute Check.",
    WINS_CHECK: "{seat} wins the Attribute Check.",
    TAKES_BACK: "{seat} takes {it} back into the hand.",
}
