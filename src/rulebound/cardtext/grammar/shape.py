"""Shapes: trees without their numbers and nouns. Cards of one shape do the same with other cards."""

from __future__ import annotations

from typing import Any

from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, fields_of, values_of


def shape(phrase: Phrase, *without: type) -> str:
    """The phrases that a tree is made of, and their fields: `Say(effect=Gain(amount, resource))`.

    Which word or number stands in a field is left out, and so is all of the phrases that are of the kinds `without`.
    What has no words is not in it.
    """
    if isinstance(phrase, (Word, Token, *without)):
        return ""
    fields = zip(fields_of(type(phrase)), values_of(phrase), strict=True)
    text = [_of_field(name, value, without) for name, value in fields if value]
    return f"{type(phrase).__name__}({', '.join(text)})"


def _of_field(name: str, value: Any, without: tuple[type, ...]) -> str:
    members = value if isinstance(value, tuple) else (value,)
    shapes = [shape(member, *without) for member in members if isinstance(member, Phrase)]
    text = " ".join([found for found in shapes if found])
    return f"{name}={text}" if text else name
