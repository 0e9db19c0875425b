"""Variants: other words for the same, which are read as if they were written in the style of the house.

`Whenever this enters, draw a card.` can mean only this, so it is read as `When this enters, draw a card.`, and
that is what the card says from then on. A variant is words, and the words that are put in their place; `^` before it is
the beginning of a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rulebound.cardtext.grammar.errors import Problem
from rulebound.cardtext.grammar.writing import ENDS, QUOTE, cut, plain, typed, words_of, write

START: Final = "^"


class Variant(NamedTuple):
    """Words that people write, and those that stand for them."""

    written: list[str]
    house: list[str]
    starts: bool  # whether it must begin a sentence


class Settled:
    """A text in the style of the house, and for each of its words where that stood in the text as it was written."""

    def __init__(self, text: str, starts: list[int]) -> None:
        self.text = text
        self.starts = starts

    def as_written(self, problem: Problem, written: str) -> Problem:
        """A problem of this text, at its place in the text that was written."""
        after = [i for i, found in enumerate(cut(self.text)) if found.start >= problem.at]
        at = self.starts[after[0]] if after else len(written)
        return Problem(written, at, problem.what, problem.could, problem.details)


def starts_of(text: str) -> list[int]:
    """Where each word of a text stands."""
    return [found.start for found in cut(typed(text))]


def variants_of(pairs: Sequence[tuple[str, str]]) -> list[Variant]:
    """The longer ones first, since they may hold shorter ones."""
    made = [
        Variant([plain(word) for word in words_of(written.removeprefix(START))], words_of(house), written[:1] == START)
        for written, house in pairs
    ]
    return sorted(made, key=lambda variant: -len(variant.written))


def settled(text: str, variants: Sequence[Variant]) -> Settled:
    """The text with the words of the house in place of others."""
    cuts = cut(typed(text))
    words = [plain(found.word) for found in cuts]
    house: list[str] = []
    starts: list[int] = []
    at = 0
    while at < len(words):
        variant = variant_at(words, at, variants)
        put = [cuts[at].word] if variant is None else variant.house
        house += put
        starts += [cuts[at].start] * len(put)
        at += 1 if variant is None else len(variant.written)
    return Settled(write(house), starts)


def variant_at(words: Sequence[str], at: int, variants: Sequence[Variant]) -> Variant | None:
    """The longest variant that stands here."""
    for variant in variants:
        end = at + len(variant.written)
        if words[at:end] == variant.written and (not variant.starts or begins_sentence(words, at)):
            return variant
    return None


def begins_sentence(words: Sequence[str], at: int) -> bool:
    return at == 0 or words[at - 1] in ENDS or words[at - 1] == QUOTE
