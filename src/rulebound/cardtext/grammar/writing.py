"""Text to words, and words to text: spaces, capitals, and whether it is a or an.

A reader takes capitals, articles and spaces as they come; only one way of writing them is right, and that is here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

WORD: Final = re.compile(
    r"\d+d\d+(?:[+-]\d+)?"  # dice: 2d6+1
    r"|[+-]?\d+\w*"  # numbers: 3, -2, 10k
    r"|[^\W\d_][\w-]*(?:'(?!s\b)\w+)*"  # words: don't and un-exhausted are one, owner's are two
    r"|'s?|\n|\S"
)
UNTYPED: Final = {  # what editors and keyboards put in place of plain signs: each is read as the sign
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{LEFT SINGLE QUOTATION MARK}": "'",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{NO-BREAK SPACE}": " ",
}
TYPED: Final = str.maketrans(UNTYPED)

QUOTE: Final = '"'
ENDS: Final = frozenset((".", ":", "!", "?", "\n"))  # a sentence begins after these
NO_SPACE_BEFORE: Final = frozenset((".", ",", ":", ";", "!", "?", ")", "'", "'s", "%", "/", "\n"))
NO_SPACE_AFTER: Final = frozenset(("(", "/", "\n"))

SPOKEN_VOWEL: Final = re.compile(r"8|1[18](?!\d)|hour|hono|honest|heir", re.IGNORECASE)
SPOKEN_CONSONANT: Final = re.compile(r"uni[cfoqtv]|us[aeu]|eu|one\b|once\b", re.IGNORECASE)


class Cut(NamedTuple):
    """A word of a text, and where it begins and ends there."""

    word: str
    start: int
    end: int


def typed(text: str) -> str:
    """The text with plain quotation marks, dashes and spaces; as long as it was."""
    return text.translate(TYPED)


@lru_cache(64)  # a text is cut several times before the next one is
def cut(text: str) -> Sequence[Cut]:
    return [Cut(match[0], match.start(), match.end()) for match in WORD.finditer(text)]


def words_of(text: str) -> list[str]:
    return WORD.findall(text)


def plain(word: str) -> str:
    """A word as it is compared: no capitals, and `an` is `a`."""
    lowered = word.lower()
    return "a" if lowered == "an" else lowered


def alike(text: str, other: str) -> bool:
    """Whether two texts have the same words, whatever their capitals, articles and spaces."""
    return [plain(word) for word in words_of(typed(text.strip()))] == [plain(word) for word in words_of(other)]


def write(words: Sequence[str]) -> str:
    return "".join(spell(words))


def spell(words: Sequence[str], *, begins: bool = True) -> list[str]:
    """Each word as it stands in a text, with the space before it where there is one; `begins`: as its first."""
    pieces: list[str] = []
    quoted, glued = False, True
    for i, word in enumerate(words):
        closes = word == QUOTE and quoted
        opens = word == QUOTE and not quoted
        spaced = not (glued or closes or word in NO_SPACE_BEFORE)
        written = article(words, i) if word in ("a", "an") else word
        pieces.append((" " if spaced else "") + (capital(written) if begins else written))
        quoted = opens or (quoted and not closes)
        begins = opens or word in ENDS or (begins and word == ")")  # a sentence goes on after a quotation
        glued = opens or word in NO_SPACE_AFTER
    return pieces


def capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def article(words: Sequence[str], at: int) -> str:
    """`a` or `an`, by the sound that the word after it begins with."""
    for word in words[at + 1 :]:
        following = word.lstrip(QUOTE)
        if following:
            return "an" if begins_with_a_vowel(following) else "a"
    return "a"


def begins_with_a_vowel(word: str) -> bool:
    if SPOKEN_VOWEL.match(word):
        return True
    return word[0] in "aeiouAEIOU" and not SPOKEN_CONSONANT.match(word)


def begins_after(text: str) -> bool:
    """Whether the next word after this text is the first of a sentence."""
    words = words_of(typed(text))
    return spell([*words, "x"])[-1].lstrip() == "X"
