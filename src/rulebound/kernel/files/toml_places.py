"""Where each letter of a text stands in its TOML file, so that an error in a card's text can point at the place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

OPENING: Final = re.compile(r"(\s*(?:[\w-]+|\"[^\"]*\")\s*=\s*)(\"\"\"|'''|\"|')")
CONTINUED: Final = re.compile(r"\\[ \t]*\n\s*")  # a backslash at the end of a line joins it with the next
ESCAPE: Final = re.compile(r"\\(?:u(?P<four>[0-9a-fA-F]{4})|U(?P<eight>[0-9a-fA-F]{8})|(?P<short>.))")
SHORT: Final = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}


def place_of(lines: Sequence[str], first: int, value: str, at: int) -> tuple[int, int] | None:
    """Line and column, from 1, of letter `at` of the text whose key is on line `first`.

    None where this value is not written there as a plain string, for example in an inline table.
    """
    rest = "\n".join(lines[first - 1 :])
    opening = OPENING.match(rest)
    if opening is None:
        return None
    letters = list(letters_of(rest, opening.end(), opening[2], len(value)))
    if "".join([letter for letter, _ in letters]) != value:
        return None
    offset = letters[at][1] if at < len(letters) else letters[-1][1] + 1 if letters else opening.end()
    return first + rest.count("\n", 0, offset), offset - rest.rfind("\n", 0, offset)


def letters_of(source: str, at: int, quote: str, most: int) -> Iterator[tuple[str, int]]:
    """The letters of the string that begins at this place, each with its own place; at most `most` of them."""
    if len(quote) == 3 and source.startswith("\n", at):
        at += 1
    for _ in range(most):
        while quote == '"""' and (joint := CONTINUED.match(source, at)):
            at = joint.end()
        escape = ESCAPE.match(source, at) if quote[0] == '"' else None
        if at >= len(source):
            return
        yield (meant(escape) if escape else source[at], at)
        at = escape.end() if escape else at + 1


def meant(escape: re.Match[str]) -> str:
    """The letter of an escape; empty if there is no such escape."""
    digits = escape["four"] or escape["eight"]
    number = int(digits, 16) if digits else 0
    return chr(number) if 0 < number < 0x110000 else SHORT.get(escape["short"] or "", "")
