"""Showing: the text of a card as a view has it, its terms marked, and what its keywords mean."""

from __future__ import annotations

from rulebound.cardtext.grammar.marking import marked
from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.values.keywords import Keyword, key_of
from rulebound.kernel.basics import view


def paragraphs(tree: object) -> list[view.Words]:
    """The lines of a text, with a word for each term in it. tree: what the text was read into; None for no text."""
    if not isinstance(tree, Phrase):
        return []
    lines: list[view.Words] = [[]]
    for text, term in marked(tree):
        if term:
            lines[-1].append(view.Word(w=text, term=term))
            continue
        for i, stretch in enumerate(text.split("\n")):
            if i:
                lines.append([])
            if stretch:
                lines[-1].append(stretch)
    return lines


def reminders(tree: object) -> dict[str, view.Term]:
    """What the keywords of a text mean, by the keys that its words have."""
    if not isinstance(tree, Phrase):
        return {}
    keywords = [phrase for phrase in walk(tree) if isinstance(phrase, Keyword)]
    return {key_of(phrase): view.Term(name=str(phrase), text=phrase.reminder()) for phrase in keywords}
