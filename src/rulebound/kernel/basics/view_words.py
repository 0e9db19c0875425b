"""What all parts of a View are made of: sentences with the words that they explain, and ranges of numbers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

Seating: TypeAlias = Annotated[int, Meta(ge=-1, description="a seat from 0; -1 for none")]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Hue: TypeAlias = Annotated[int, Meta(ge=0, lt=360, description="degrees on the colour circle of OKLCH")]
Chroma: TypeAlias = Annotated[float, Meta(ge=0, le=0.4, description="strength of a colour in OKLCH")]
Share: TypeAlias = Annotated[float, Meta(gt=0, description="of the parent's length, relative to its neighbours")]


class Part(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a View: fields at their defaults are left out of the JSON, and unknown keys are an error."""


# Words


class Word(Part, kw_only=True):
    """A word of a sentence that refers to a term, an icon or a card, or is stressed."""

    w: str  # as it is read aloud
    term: str = ""  # key in View.terms: what explains the word
    icon: str = ""  # name from the client's catalogue, drawn in place of the word
    card: str = ""  # id: pointing at the word lights the card up
    strong: bool = False


Words: TypeAlias = list[str | Word]  # prompts, rules text, reasons and log lines


class Term(Part, kw_only=True):
    """The meaning of a keyword, a counter or a mark, in one or two sentences."""

    name: str
    text: str
    clause: str = ""  # where the rulebook says so
    icon: str = ""


def say(words: Words) -> str:
    """The sentence as plain text."""
    return "".join(word if isinstance(word, str) else word.w for word in words)
