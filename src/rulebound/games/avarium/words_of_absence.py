"""Other words for students that are set aside, and for those that are out of the game."""

from __future__ import annotations

from typing import Final

ASIDE: Final = "set ... aside as long as I am in play"
AWAY: Final = (("remove", "from the game"), ("put", "under me"), ("set", "aside"), ("place", "under me"))
BACK: Final = (
    "it returns to its player's hallway.", "return it to its player's hallway.", "put it into its player's hallway.",
    "put that student into its player's hallway.", "return that student to its player's hallway.",
    "that student returns to its player's hallway.", "put it in its player's hallway.",
    "return the removed student to its player's hallway.", "return the student under me to its player's hallway.",
)  # fmt: skip
OF_ABSENCE: Final = (
    *[
        (f"{removes} ... {where} until I leave {left}.", f"{ASIDE}.")
        for removes, where in (*AWAY, ("remove", "from its class"), ("remove", "from their class"))
        for left in ("my class", "your class", "play", "the class")
    ],
    *[
        (f"{removes} ... until I leave {left}.", f"{ASIDE}.")
        for removes in ("exile", "banish", "capture", "imprison")
        for left in ("my class", "your class", "play")
    ],
    *[
        (f"{removes} ... {where}.{line} when I leave {left}, {back}", f"{ASIDE}.")
        for removes, where in AWAY
        for line in ("", " \n")
        for left in ("my class", "play")
        for back in BACK
    ],
    *[
        (f"{exile} {what}.", f"remove {what} from the game.")
        for exile in ("exile", "banish")
        for what in ("target student", "target enemy student", "it", "me", "target exhausted student")
    ],
)
