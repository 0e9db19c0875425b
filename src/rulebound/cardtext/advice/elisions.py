"""Elisions: what a sentence leaves out since it was said before, as the noun of `draw two cards, then discard one`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

COUNTS: Final = "one|two|three|four|five|six|seven|eight|nine|ten"
WORD: Final = r"[a-z][\w-]*"
ENDS: Final = "and|then|from|into|to|on|in|for|at|if|unless|until|with|this"  # come after a noun and whose it is
LEFT_OUT: Final = re.compile(rf"\b({COUNTS}|\d+k?|that many|that much)(?= (?:more|instead|or more|this way)\b| [.,;])")
SAID: Final = re.compile(
    rf"\b(?:a|another|{COUNTS}|\d+) ((?:{WORD} )??{WORD})( of (?:{WORD} )*?{WORD})?(?= (?:{ENDS})\b| \W)"
)
ONE_MORE: Final = " more"
NO_NOUNS: Final = frozenset(("or", "of", "and", "more", "less", "fewer", "instead", "to", "from", "in"))
MOST: Final = 6  # nouns that are tried for one place


def elisions(text: str) -> Iterator[str]:
    """The text with the noun after a number that has none: one that follows a number before it."""
    for gap in LEFT_OUT.finditer(text):
        count, rest = gap[1], text[gap.end() :]
        if rest.startswith(ONE_MORE) and " would " not in text:
            rest = rest.removeprefix(ONE_MORE)
        said = nouns_before(text, gap.start())
        found = list(dict.fromkeys([f"{form}{whose}" for noun, whose in said for form in forms(noun, count)]))
        for noun in found[:MOST]:
            yield f"{text[: gap.start()]}{'a' if count == 'one' else count} {noun}{rest}"


def nouns_before(text: str, at: int) -> list[tuple[str, str]]:
    """What was counted before this place, and whose it was; the nearest first."""
    nouns = [(found[1], found[2] or "") for found in SAID.finditer(text, 0, at)]
    return [(noun, whose) for noun, whose in reversed(nouns) if NO_NOUNS.isdisjoint(noun.split(" "))]


def forms(noun: str, count: str) -> list[str]:
    """The noun as it stands after this number: of one, or of several; some have no plural."""
    if count in ("one", "1"):
        return [noun.removesuffix("s")] if not noun.endswith("ss") else [noun]
    return [noun] if noun.endswith("s") else [f"{noun}s", noun]
