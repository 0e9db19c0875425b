"""The opponents that a person may choose from."""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """An opponent: its name, a sentence on how it plays, and the bot as it is written."""

    name: str
    sentence: str
    spec: str


LEVELS: Final = (  # the weakest first
    Level("Rolling Dice", "Plays anything that is allowed: for a first look at the rules.", "random"),
    Level("Apprentice", "Takes what looks best at once, and does not ask what you will do about it.", "greedy"),
    Level("Journeyman", "Thinks ahead for half a second: it sees what you can do next.", "ismcts:0.5s"),
    Level("Master", "Thinks ahead for a second and a half: the best that we have.", "ismcts:1.5s"),
)
