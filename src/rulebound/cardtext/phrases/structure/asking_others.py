"""The words of a card in what it asks of a player who is not its own."""

from __future__ import annotations

import re
from typing import Final

TO_WHO_IS_ASKED: Final = (
    (re.compile(r"\byour\b"), "its player's"),
    (re.compile(r"\byours\b"), "its player's"),
    (re.compile(r"\byou\b"), "its player"),
    (re.compile(r"\btheir (?=next turn|turn|hand)"), "your "),
    (re.compile(r"\btheirs\b"), "yours"),
)


def to_who_is_asked(said: str) -> str:
    """What `they` do, as that player reads it: there `you` is who reads, and no longer the card's player."""
    for pattern, instead in TO_WHO_IS_ASKED:
        said = pattern.sub(instead, said)
    return said
