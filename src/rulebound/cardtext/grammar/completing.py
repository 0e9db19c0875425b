"""Completing: how a text that somebody is writing can go on."""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.grammar.explaining import Explainer
from rulebound.cardtext.grammar.phrasebook import Phrasebook
from rulebound.cardtext.grammar.reading import TooDeep
from rulebound.cardtext.grammar.writing import begins_after, capital

UNFINISHED: Final = re.compile(r"[\w+-]*\Z")


def completions(book: Phrasebook, root: str, text: str) -> list[str]:
    """Phrases that can stand in place of the last, unfinished word; after a space, phrases that can come next.

    Their fields are holes in braces: `gain {amount} {resource}`. Nothing, if the text before cannot be read so far.
    """
    match = UNFINISHED.search(text)
    unfinished = match[0] if match else ""
    before = text[: len(text) - len(unfinished)]
    explainer = Explainer(book, before)
    try:
        explainer.whole(root)
    except TooDeep:
        return []
    if explainer.far < len(explainer.cuts):
        return []
    begun = unfinished.lower()
    found = {opening.phrase for opening in explainer.openings() if opening.word.lower().startswith(begun)}
    return sorted({capital(phrase) for phrase in found} if begins_after(before) else found)
