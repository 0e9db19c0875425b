"""The language of the assignments, and how a text becomes the abilities of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.cardgame.texts import CardLanguage
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


def check(tree: Text, sense: Sense, found: Sequence[Ability[Any]]) -> None:
    """Items are used by tiles, once; spells take effect once."""
    for line in tree.lines:
        if isinstance(line, Used):
            sense.wrong(line, "an item is used by a Use Item action: write `USE:` before what it does")
        elif sense.kind == SPELL and not isinstance(line, (Played, standing.Use, standing.EndOfGame)):
            sense.wrong(line, "a spell takes effect once: nothing of it goes on")
    for line in [line for line in tree.lines if isinstance(line, standing.Use)][1:]:  # [R10]
        sense.wrong(line, "an item has one USE ability: say all that it does there, or let its player choose one")


# The clause that cards are played by is that of the card that wins over the rules. [golden.rule] [C16]
TEXTS: Final = CardLanguage(CHOOSING.words("C16"), *OWN, plays=[SPELL], matters=MATTERS, check=check)
LANGUAGE: Final = TEXTS.language
read: Final = TEXTS.read
