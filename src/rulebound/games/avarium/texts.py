"""The language of Avarium's cards, and how a text becomes the abilities of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.cardgame.texts import CardLanguage
from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.phrases.lines import Text
from rulebound.cardtext.phrases.meaning import Sense, Vocabulary
from rulebound.games.avarium.ability import Declared
from rulebound.games.avarium.card import SCHEME
from rulebound.games.avarium.choices import CHOICES, LEAVE, NO, PICK, SEAT, YES
from rulebound.games.avarium.mattering import MATTERS
from rulebound.games.avarium.phrases import (
    borrowed,
    cards,
    conditions,
    costs,
    deeds,
    events,
    fights,
    lines,
    players,
    schemes,
    standing,
    swapping,
)
from rulebound.kernel.table.ability import Ability

OWN: Final = (
    borrowed, cards, players, deeds, schemes, swapping, fights, costs, conditions, events, standing, lines,
)  # fmt: skip


def check(tree: Text, sense: Sense, found: Sequence[Ability[Any]]) -> None:
    """A card declares one ability."""
    if len([ability for ability in found if isinstance(ability, Declared)]) > 1:
        told = "a scheme has one line" if sense.kind == SCHEME else "a card has one ability to activate"
        sense.wrong(tree.lines[-1], told)


TEXTS: Final = CardLanguage(
    Vocabulary("card.say", PICK, CHOICES, YES, NO, LEAVE, SEAT),
    *OWN,
    plays=[SCHEME],
    shared=[],
    matters=MATTERS,
    check=check,
)
LANGUAGE: Final = TEXTS.language
read: Final = TEXTS.read


def is_surprise(tree: Text) -> bool:
    """Whether a scheme can be played at any time."""
    return any([isinstance(phrase, lines.Surprise) for phrase in walk(tree)])
