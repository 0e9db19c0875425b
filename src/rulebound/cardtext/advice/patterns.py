"""Patterns: rules that put words in place of what a pattern finds. They are compiled when a text first needs them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

Way = str | Callable[[re.Match[str]], str]  # what stands in place of what a pattern finds


class Patterns:
    """Rules in their order, each a pattern and its way: there are hundreds, and a game that is played needs none."""

    def __init__(self, written: Sequence[tuple[str, Way]]) -> None:
        self.written = written

    def __iter__(self) -> Iterator[tuple[re.Pattern[str], Way]]:
        return iter(self.compiled)

    @cached_property
    def compiled(self) -> list[tuple[re.Pattern[str], Way]]:
        return [(re.compile(pattern), way) for pattern, way in self.written]
