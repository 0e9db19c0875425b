"""Reading anew: a text that cannot be read as it stands, and can be with a sentence that is built in another way.

Restatements say the same, so a text of which exactly one can be read has one meaning, and the card has that text from
then on, as it has the words of the house in place of others.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, pairwise
from typing import Any, Final

from rulebound.cardtext.advice.everyday import in_house_words
from rulebound.cardtext.advice.restating import in_full, restated
from rulebound.cardtext.grammar.errors import TextError
from rulebound.cardtext.grammar.writing import ENDS, plain, typed, words_of

Read = Callable[[str, str], Any]  # what a text means on a card of a kind, and its tree; raises TextError

STEPS: Final = 2  # sentences of a line that are built in another way
MOST: Final = 120  # restatements of a line that are tried


def anew(text: str, kind: str, read: Read) -> str:
    """The text with a restatement in place of each line that cannot be read; empty if a line has none or several."""
    lines: list[str] = []
    for line in text.split("\n"):
        found = said(line, kind, read) or only_restatement(line, kind, read)
        if not found and lines:
            found = only_restatement(line, kind, after(lines[0], read))
        if not found:
            return ""
        lines.append(found)
    return "\n".join(lines)


def after(first: str, read: Read) -> Read:
    """Reads a line as one that comes after this one, without which cards of some kinds make no sense."""

    def read_after(text: str, kind: str) -> tuple[None, str]:
        return None, str(read(f"{first}\n{text}", kind)[1]).removeprefix(f"{first}\n")

    return read_after


def only_restatement(line: str, kind: str, read: Read) -> str:
    """The only way to say a line that can be read, in as few steps as possible; empty if there is none or several."""
    written, names = " ".join([plain(word) for word in words_of(typed(line))]), names_in(line)
    whole = in_full(written)
    now = [whole]
    for at_once in (whole, in_house_words(whole)):  # these are no steps: all else is tried of words said in full
        if at_once != written and (house := said(with_names(at_once, names), kind, read)):
            return house
    tried = {written, whole}
    for _ in range(STEPS):
        left = max(0, MOST - len(tried))
        other = [text for one in now for text in restated(one) if text not in tried]
        now = list(islice(dict.fromkeys(other), left))
        tried.update(now)
        found = {text for text in [said(with_names(text, names), kind, read) for text in now] if text}
        if found:
            return found.pop() if len(found) == 1 else ""
    return ""


def names_in(line: str) -> dict[str, str]:
    """The words with a capital in the middle of a sentence, by how they are compared: tokens have such names."""
    words = words_of(typed(line))
    inner = [word for before, word in pairwise(words) if before not in ENDS and len(word) > 1 and word[0].isupper()]
    return {plain(word): word for word in inner}


def with_names(text: str, names: dict[str, str]) -> str:
    """The text with these words as they were written."""
    return " ".join([names.get(word, word) for word in text.split(" ")]) if names else text


def said(line: str, kind: str, read: Read) -> str:
    """What a card of this kind says with this text; empty if it cannot have it."""
    try:
        return str(read(line, kind)[1])
    except TextError:
        return ""
