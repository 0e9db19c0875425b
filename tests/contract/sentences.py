"""What counts as a sentence for people."""

from __future__ import annotations

import re
from typing import Final

SENTENCE: Final = re.compile(r"[A-Z0-9\"“].*[.?!]$", re.DOTALL)
UNFILLED: Final = re.compile(r"[{}]|  |\bNone\b|<\w")


def is_sentence(text: str) -> bool:
    """Whether it begins with a capital, ends with a full stop, and has no holes."""
    return SENTENCE.match(text) is not None and UNFILLED.search(text) is None


def is_phrase(text: str) -> bool:
    """The same for the text of a button, which has no full stop."""
    return text[:1] == text[:1].upper() and text.strip() != "" and UNFILLED.search(text) is None
