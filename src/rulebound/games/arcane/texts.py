"""The language of the assignments, and how a text becomes the abilities of a card."""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardtext.grammar.errors import Problem, TextError
from rulebound.cardtext.grammar.language import Language
from rulebound.cardtext.phrases import changes, choosing, conditions, deeds, lines, nouns, players, sentences, things
from rulebound.cardtext.phrases.lines import Played, Text, Used
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.games.arcane.card import SPELL
from rulebound.games.arcane.choices import CHOOSING
from rulebound.games.arcane.mattering import MATTERS
from rulebound.games.arcane.phrases import assignments, counting, events, standing, tiles
from rulebound.games.arcane.phrases import deeds as own_deeds
from rulebound.games.arcane.phrases import nouns as own_nouns
from rulebound.kernel.table.ability import Ability

OWN: Final = (own_nouns, events, counting, own_deeds, tiles, assignments, standing)
LANGUAGE: Final[Language[Text]] = Language(
    Text, nouns, things, choosing, players, lines, sentences, deeds, changes, conditions, *OWN
)
# The clause that cards are played by is that of the card that wins over the rules. [golden.rule] [C16]
WORDS: Final = CHOOSING.words("C16")


def read(text: str, kind: str) -> tuple[list[Ability[Any]], Text]:
    """The abilities that a text means on a card of this kind, and its tree. Raises TextError with all that is wrong."""
    reading = LANGUAGE.read(text)
    sense = Sense(WORDS, kind, plays=kind == SPELL)
    found = reading.tree.abilities(sense)
    for line in reading.tree.lines:
        if isinstance(line, Used):
            sense.wrong(line, "an item is used by a Use Item action: write `USE:` before what it does")
        elif kind == SPELL and not isinstance(line, (Played, standing.Use, standing.EndOfGame)):
            sense.wrong(line, "a spell takes effect once: nothing of it goes on")
    for line in [line for line in reading.tree.lines if isinstance(line, standing.Use)][1:]:  # [R10]
        sense.wrong(line, "an item has one USE ability: say all that it does there, or let its player choose one")
    MATTERS.check(reading.tree, sense)
    if sense.problems:
        problems = [Problem(text, reading.span(phrase)[0], sentence) for phrase, sentence in sense.problems]
        raise TextError(text, problems)
    return found, reading.tree
