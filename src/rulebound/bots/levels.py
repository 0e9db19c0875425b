"""The opponents that people choose from."""

from __future__ import annotations

from typing import Final, NamedTuple

from rulebound.language import N_


class Level(NamedTuple):
    """An opponent: its name, which people read translated, a sentence on how it plays, and the name of its bot.

    measured: the bot by which its strength is measured: the same one, or one with fewer iterations than a budget of
    seconds has on slow machines, so that games can be played again.
    """

    name: str
    sentence: str
    spec: str
    measured: str


LEVELS: Final = (  # the weakest first
    Level(N_("Rolling Dice"), N_("Plays any legal action, for a first look at the rules."), "random", "random"),
    Level(
        N_("Newcomer"), N_("Overlooks much of what it could do, and judges the rest roughly."), "newcomer", "newcomer"
    ),
    Level(N_("Learner"), N_("Overlooks some of what it could do, and makes small mistakes."), "learner", "learner"),
    Level(N_("Apprentice"), N_("Takes what looks best now, without thinking about your answer."), "greedy", "greedy"),
    Level(N_("Journeyman"), N_("Thinks ahead a little, and sees the most likely answers."), "ismcts:200", "ismcts:200"),
    Level(N_("Master"), N_("Thinks ahead for a second and a half: our strongest bot."), "ismcts:1.5s", "ismcts:200"),
)
