"""The opponents that people choose from."""

from __future__ import annotations

from typing import Final, NamedTuple

from rulebound.language import N_


class Level(NamedTuple):
    """An opponent: its name, which people read translated, a sentence on how it plays, and the name of its bot."""

    name: str
    sentence: str
    spec: str


LEVELS: Final = (  # the weakest first
    Level(N_("Rolling Dice"), N_("Plays any legal action, for a first look at the rules."), "random"),
    Level(N_("Apprentice"), N_("Takes what looks best now, without thinking about your answer."), "greedy"),
    Level(N_("Journeyman"), N_("Thinks ahead for half a second, and sees what you can do next."), "ismcts:0.5s"),
    Level(N_("Master"), N_("Thinks ahead for a second and a half: our strongest bot."), "ismcts:1.5s"),
)
