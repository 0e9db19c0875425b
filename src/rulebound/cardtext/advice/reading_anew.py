"""Reading anew: a text that cannot be read as it stands, and can be with a sentence that is built in another way.

Restatements say the same, so a text of which exactly one can be read has one meaning, and the card has that text from
then on, as it has the words of the house in place of others.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import islice, pairwise
from typing import Any, Final, Protocol

from rulebound.cardtext.advice.counters_said import of_counters
from rulebound.cardtext.advice.everyday import in_house_words
from rulebound.cardtext.advice.itself import itself
from rulebound.cardtext.advice.kicked import on_one_line
from rulebound.cardtext.advice.nearest import plainly
from rulebound.cardtext.advice.restating import in_full, once, restated
from rulebound.cardtext.grammar.errors import TextError
from rulebound.cardtext.grammar.writing import ENDS, plain, typed, words_of
from rulebound.language import Message

Read = Callable[[str, str], Any]  # what a text means on a card of a kind, and its tree; raises TextError

STEPS: Final = 2  # sentences of a line that are built in another way
MOST: Final = 120  # restatements of a line that are tried
REPLACED: Final = 5  # words after the place where reading stops that may be part of a wording which begins there


class Readable(Protocol):
    """What a language says of a text, sooner than why it cannot be read."""

    def has_tree(self, text: str, /) -> bool:
        """Whether it can be read at all."""

    def stops_at(self, text: str, /) -> int:
        """The letter at which reading stops; -1 where none is known."""


class SecondReader:
    """Reads texts that cannot be read as they stand, on cards of one kind."""

    def __init__(self, kind: str, read: Read, language: Readable) -> None:
        self.kind = kind
        self.read = read
        self.language = language
        self.first = ""  # the line without which those of some cards make no sense
        self.text = ""  # the whole of it, in words as they are compared

    def house(self, text: str) -> str:
        """The text with a restatement for each line that cannot be read; empty if a line has none or several."""
        lines: list[str] = []
        self.text = in_full(" ".join(plainly(text)))
        for line in on_one_line(text).split("\n"):
            found = self.said(line) or self.only_restatement(line)
            if not found and lines:
                self.first = lines[0]
                found = self.only_restatement(line)
                self.first = ""
            if not found:
                return ""
            lines.append(found)
        return "\n".join(lines)

    def only_restatement(self, line: str) -> str:
        """The only way to say a line that can be read, in the fewest steps; empty if there is none, or several."""
        plain_words, names = " ".join(plainly(line)), names_in(line)
        written = self.of_itself(plain_words)
        whole = in_full(written)
        whole_ways = [whole, *itself(whole, self.kind), *once(whole), *of_counters(whole, self.text)]
        at_once = list(dict.fromkeys([said for one in whole_ways for said in (one, in_house_words(one))]))
        for other in at_once:  # these are no steps: all else is tried of words said in full
            if other != plain_words and (house := self.said(with_names(other, names))):
                return house
        tried = {written, *at_once}
        found = next((houses for start in at_once if (houses := self.in_steps(start, names, tried))), set())
        uncut = [one for one in found if not is_cut(one, found)]
        return uncut[0] if len(uncut) == 1 else ""

    def of_itself(self, text: str) -> str:
        """`When this partner enters` on a partner, which means the card itself."""
        return re.sub(rf"\bthis {re.escape(self.kind)}\b(?! 's)", "this card", text)

    def in_steps(self, start: str, names: dict[str, str], tried: set[str]) -> set[str]:
        """What a card says with a restatement of this line, in as few of STEPS as possible; what was tried is noted."""
        now, most = [start], len(tried) + MOST
        for _ in range(STEPS):
            ways = self.other_ways(now, names, tried)
            now = list(islice(dict.fromkeys(ways), max(0, most - len(tried))))
            tried.update(now)
            found = {house for house in [self.said(with_names(text, names)) for text in now] if house}
            if found:
                return found
        return set()

    def other_ways(self, texts: Sequence[str], names: dict[str, str], tried: Collection[str]) -> Iterator[str]:
        """Restatements of these texts that may be read further: they differ before the place where reading stopped."""
        for text in texts:
            until = self.read_until(with_names(text, names))
            size = len(until)
            for other in restated(text):
                if other not in tried and (not until or other.split(" ")[:size] != until):
                    yield other

    def said(self, line: str) -> str:
        """What a card says with this line; empty if it cannot have it."""
        if not self.language.has_tree(line):
            return ""
        try:
            return self.after_first(line)
        except TextError as error:
            if "\n" in line:
                said = [self.said(part) for part in line.split("\n")]
                return "\n".join(said) if all(said) else ""
            return self.by_keyword(error)

    def by_keyword(self, error: TextError) -> str:
        """The keyword that stands for a line which says no more than that; empty where something else is wrong."""
        said = error.problems[0].said
        if len(error.problems) > 1 or not isinstance(said, Message) or "keyword" not in said.values:
            return ""
        try:
            return self.after_first(
                f"{said.values['right']}." if "right" in said.values else str(said.values["keyword"])
            )
        except TextError:
            return ""

    def after_first(self, line: str) -> str:
        """What a card says with this line after the first one, if there is one. Raises TextError."""
        if not self.first:
            return str(self.read(line, self.kind)[1])
        return str(self.read(f"{self.first}\n{line}", self.kind)[1]).removeprefix(f"{self.first}\n")

    def read_until(self, line: str) -> list[str]:
        """The words up to the place where reading stops, and some more; none where there is no such place."""
        at = self.language.stops_at(line)
        return plainly(line[:at]) + plainly(line[at:])[:REPLACED] if at >= 0 else []


def is_cut(house: str, others: Collection[str]) -> bool:
    """Whether one of the others says in one sentence what this says in two: `..., then` for `... . Then,`."""
    one = house.replace(". Then, ", ", then ")
    return one != house and one in others


def names_in(line: str) -> dict[str, str]:
    """The words with a capital in the middle of a sentence, by how they are compared: tokens have such names."""
    words = words_of(typed(line))
    inner = [word for before, word in pairwise(words) if before not in ENDS and len(word) > 1 and word[0].isupper()]
    return {plain(word): word for word in inner}


def with_names(text: str, names: dict[str, str]) -> str:
    """The text with these words as they were written."""
    return " ".join([names.get(word, word) for word in text.split(" ")]) if names else text
