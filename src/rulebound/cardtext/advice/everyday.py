"""Everyday words: how people say what the games say in one way, word by word, as patterns.

Words are as they are compared: in small letters, with a space between them, and `a` for `an`. All these say the same
wherever they stand, so that a text can have several of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import Final

from rulebound.cardtext.advice.everyday_cards import CARDS
from rulebound.cardtext.advice.everyday_costs import COSTS
from rulebound.cardtext.advice.everyday_effects import EFFECTS
from rulebound.cardtext.advice.everyday_leads import LEADS
from rulebound.cardtext.advice.everyday_losses import LOSSES
from rulebound.cardtext.advice.everyday_players import PLAYERS
from rulebound.cardtext.advice.everyday_synonyms import SYNONYMS
from rulebound.cardtext.advice.everyday_times import TIMES
from rulebound.cardtext.advice.everyday_verbs import VERBS
from rulebound.cardtext.advice.given_up import BACK, SACRIFICES
from rulebound.cardtext.advice.patterns import Patterns

EVERYDAY: Final = Patterns((*TIMES, *PLAYERS, *COSTS, *CARDS, *VERBS, *EFFECTS, *LOSSES, *LEADS))
ONE_OF_THEM: Final = Patterns((*SYNONYMS, *SACRIFICES, *BACK))

RESOURCES: Final = (
    ("star", "stars"), ("will", "will"), ("shard", "shards"), ("reputation", "reputation"),
    ("action point", "action points"), ("coin", "coins"),
)  # fmt: skip
BARE: Final = re.compile(r"\b(costs?) (\d+) (less|more)\b(?! than)")
ONE: Final = re.compile(r"\b1 (health|action) points\b")


def in_house_words(text: str) -> str:
    """The text with all these words in those of the games."""
    return EVERYDAY.put_in_place(text)


def everyday(text: str) -> Iterator[str]:
    """The text with all these words in those of the games, and with those of each pattern alone."""
    whole = in_house_words(text)
    yield whole
    for pattern, same in chain(EVERYDAY.likely(text), ONE_OF_THEM.likely(text)):
        if pattern.search(text):
            yield pattern.sub(same, text)
    for pattern, same in ONE_OF_THEM.likely(whole):
        if pattern.search(whole):
            yield ONE.sub(r"1 \1 point", pattern.sub(same, whole))
    if BARE.search(whole):  # of those that the game has, the one that can be paid here
        for one, many in RESOURCES:
            yield re.sub(r"\b1 (\w+ ?\w*) (less|more)\b", rf"1 {one} \2", BARE.sub(rf"\1 \2 {many} \3", whole))
