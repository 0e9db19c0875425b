"""Marking: a text in stretches, so that a client can explain its keywords."""

from __future__ import annotations

from typing import NamedTuple

from rulebound.cardtext.grammar.phrase import Phrase, said
from rulebound.cardtext.grammar.writing import spell


class Stretch(NamedTuple):
    """A stretch of a text, and the key of what explains it, which is empty where nothing does."""

    text: str
    term: str


def marked(tree: Phrase) -> list[Stretch]:
    """What a tree says, in stretches: together they are its text.

    A phrase with a term has it on the words of its own template, not on what stands in its fields and not on
    punctuation: of `Armor: 2`, with a term for Armor, the stretches are `Armor` and `: 2`.
    """
    saying = said(tree)
    stretches: list[Stretch] = []
    for word, piece, term in zip(saying.words, spell(saying.words), saying.terms, strict=True):
        space = piece[: len(piece) - len(piece.lstrip(" "))]
        add(stretches, space, term if stretches and stretches[-1].term == term else "")
        add(stretches, piece.lstrip(" "), term if any([letter.isalnum() for letter in word]) else "")
    return stretches


def add(stretches: list[Stretch], text: str, term: str) -> None:
    """Adds a stretch; one of the same term is made longer."""
    if stretches and stretches[-1].term == term:
        stretches[-1] = Stretch(stretches[-1].text + text, term)
    elif text:
        stretches.append(Stretch(text, term))
