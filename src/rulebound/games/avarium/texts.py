"""The language of Avarium's cards, and how a text becomes the abilities of a card."""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardtext.grammar.errors import Problem, TextError
from rulebound.cardtext.grammar.language import Language
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

LANGUAGE: Final[Language[Text]] = Language(
    Text, borrowed, cards, players, deeds, schemes, swapping, fights, costs, conditions, events, standing, lines
)
WORDS: Final = Vocabulary("card.say", PICK, CHOICES, YES, NO, LEAVE, SEAT)


def read(text: str, kind: str) -> tuple[list[Ability[Any]], Text]:
    """The abilities that a text means on a card of this kind, and its tree. Raises TextError with all that is wrong."""
    reading = LANGUAGE.read(text)
    sense = Sense(WORDS, kind, plays=kind == SCHEME)
    found = reading.tree.abilities(sense)
    if len([ability for ability in found if isinstance(ability, Declared)]) > 1:
        told = "a scheme has one line" if kind == SCHEME else "a card has one ability to activate"
        sense.wrong(reading.tree.lines[-1], told)
    MATTERS.check(reading.tree, sense)
    if sense.problems:
        problems = [Problem(text, reading.span(phrase)[0], sentence) for phrase, sentence in sense.problems]
        raise TextError(text, problems)
    return found, reading.tree


def is_surprise(tree: Text) -> bool:
    """Whether a scheme can be played at any time."""
    return any([isinstance(phrase, lines.Surprise) for phrase in walk(tree)])
