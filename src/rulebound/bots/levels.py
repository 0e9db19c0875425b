"""The opponents that people choose from."""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """An opponent: its name, a sentence on how it plays, and the name of its bot."""

    name: str
    sentence: str
    spec: str


LEVELS: Final = (  # the weakest first
    Level("Rolling Dice", "Plays any legal action, for a first look at the rules.", "random"),
    Level("Apprentice", "Takes what looks best now, without thinking about your answer.", "greedy"),
    Level("Journeyman", "Thinks ahead for half a second, and sees what you can do next.", "ismcts:0.5s"),
    Level("Master", "Thinks ahead for a second and a half: our strongest bot.", "ismcts:1.5s"),
)
