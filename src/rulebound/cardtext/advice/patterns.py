"""Patterns: rules that put words in place of what a pattern finds. They are compiled when a text first needs them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Final

Way = str | Callable[[re.Match[str]], str]  # what stands in place of what a pattern finds

PLAIN: Final = re.compile(  # the parts of a pattern: a letter that stands for itself, or what stands for others
    r"(?P<itself>\\[^\w\s]|[^\\\[\](){}.*+?^$|])(?P<how_often>[*?+]|\{[^}]*\})?|\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|[^\\\[]",
    re.DOTALL,
)


class Rule:
    """A pattern, and what stands in place of what it finds."""

    def __init__(self, written: str, way: Way) -> None:
        self.written = written
        self.way = way
        self.needed = always_in(written)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(self.written)


class Patterns:
    """Rules in their order: there are hundreds, of which few are for one text, and a game that is played needs none."""

    def __init__(self, written: Sequence[tuple[str, Way]]) -> None:
        self.written = written

    @cached_property
    def rules(self) -> list[Rule]:
        return [Rule(pattern, way) for pattern, way in self.written]

    def likely(self, text: str) -> Iterator[tuple[re.Pattern[str], Way]]:
        """The rules whose pattern may be found in a text: all the letters that this needs are there."""
        for rule in self.rules:
            if rule.needed in text:
                yield rule.pattern, rule.way

    def put_in_place(self, text: str) -> str:
        """The text with all rules used, one after another."""
        for rule in self.rules:
            if rule.needed in text:
                text = rule.pattern.sub(rule.way, text)
        return text


def always_in(pattern: str) -> str:
    """The longest letters in a row that are in all that a pattern finds; those in brackets are not looked at."""
    rows, depth = [""], 0
    for part in PLAIN.finditer(pattern):
        letter, how_often = part["itself"], part["how_often"]
        if letter is None or depth:
            depth += (part[0] == "(") - (part[0] == ")")
            if part[0] == "|" and not depth:
                return ""
            rows.append("")
            continue
        if how_often is None or how_often == "+":
            rows[-1] += letter.removeprefix("\\")
        if how_often is not None:
            rows.append("")
    return max(rows, key=len)
