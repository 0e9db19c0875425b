"""Ambiguity: where two trees of one text part, written so that a reader can see why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebound.cardtext.grammar.errors import AMBIGUOUS, Listing, Problem
from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, fields_of, values_of
from rulebound.cardtext.grammar.placing import spans
from rulebound.language import Message


def two_ways(text: str, trees: Sequence[Phrase]) -> Problem:
    """That a text can be read in more than one way, with the words in which its first two trees part."""
    first, second = parting(trees[0], trees[1])
    start, end = spans(trees[0])[id(first)]
    words = str(trees[0])[start:end]
    said = (
        Message("{words!r} can be read in two ways", words=words)
        if len(trees) == 2
        else Message("{words!r} can be read in several ways", words=words)
    )
    ways = [Listing(Message("as:"), outline(first, "")), Listing(Message("or as:"), outline(second, ""))]
    return Problem(text, min(start, len(text)), said, kind=AMBIGUOUS, listings=ways)


def parting(first: Phrase, second: Phrase) -> tuple[Phrase, Phrase]:
    """The smallest phrases in which two trees of one text differ."""
    if type(first) is not type(second):
        return first, second
    differing = [pair for pair in zip(values_of(first), values_of(second), strict=True) if pair[0] != pair[1]]
    if len(differing) == 1 and isinstance(differing[0][0], tuple) and len(differing[0][0]) == len(differing[0][1]):
        differing = [pair for pair in zip(*differing[0], strict=True) if pair[0] != pair[1]]
    if len(differing) == 1 and isinstance(differing[0][0], Phrase) and isinstance(differing[0][1], Phrase):
        return parting(differing[0][0], differing[0][1])
    return first, second


def outline(phrase: Phrase, indent: str, name: str = "") -> list[str]:
    """A tree in lines: what each phrase is, and below it what stands in its fields."""
    head = f"{indent}{name}{type(phrase).__name__}"
    if isinstance(phrase, Word | Token):
        return [f"{head} {values_of(phrase)[0]!r}"]
    lines = [head]
    for field, value in zip(fields_of(type(phrase)), values_of(phrase), strict=True):
        lines += _outline_of_field(field, value, indent + "  ")
    return lines


def _outline_of_field(field: str, value: Any, indent: str) -> list[str]:
    if isinstance(value, Phrase):
        return outline(value, indent, f"{field}: ")
    if isinstance(value, tuple):
        return [line for member in value for line in outline(member, indent, f"{field}: ")]
    return [f"{indent}{field}: yes"] if value else []
