"""Placing: where each phrase of a tree stands in its text. Places are kept beside a tree, not in it, so that phrases
that say the same are equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from rulebound.cardtext.grammar.errors import Fault, Problem, TextError
from rulebound.cardtext.grammar.phrase import Phrase, said, walk
from rulebound.cardtext.grammar.variants import Settled
from rulebound.cardtext.grammar.writing import spell

P = TypeVar("P", bound=Phrase)


class Reading(Generic[P]):
    """A text and its tree, with the place of each phrase of the tree in the text.

    house: what the text says in the style of the house, where that differs.
    """

    def __init__(self, text: str, tree: P, house: Settled | None = None) -> None:
        self.text = text if house is None else house.text
        self.written = text
        self.house = house
        self.tree = tree
        self._spans: dict[int, tuple[int, int]] = {}

    def span(self, phrase: Phrase) -> tuple[int, int]:
        """Where this very phrase of the tree begins and ends in the text.

        Of one that was made for what the tree means, it is the place of the first of its parts that stands in the tree.
        """
        if not self._spans:
            self._spans = spans(self.tree)
        return next(self._spans[id(part)] for part in (*walk(phrase), self.tree) if id(part) in self._spans)

    def part(self, phrase: Phrase) -> str:
        """The text of this very phrase of the tree."""
        start, end = self.span(phrase)
        return self.text[start:end]

    def problem(self, fault: Fault) -> Problem:
        """What is wrong with this very phrase of the tree, at its place."""
        problem = Problem(self.text, self.span(fault.phrase)[0], fault.said, kind=fault.kind)
        return problem if self.house is None else self.house.as_written(problem, self.written)

    def refuse(self, faults: Sequence[Fault]) -> None:
        """Raises TextError if anything is wrong with phrases of the tree."""
        if faults:
            raise TextError(self.written, [self.problem(fault) for fault in faults])


def spans(tree: Phrase) -> dict[int, tuple[int, int]]:
    """By its identity, where each phrase of a tree begins and ends in what the tree says."""
    saying = said(tree)
    starts: list[int] = []
    ends: list[int] = []
    at = 0
    for piece in spell(saying.words):
        starts.append(at + len(piece) - len(piece.lstrip(" ")))
        at += len(piece)
        ends.append(at)
    return {id(phrase): (starts[first], ends[after - 1]) for phrase, first, after in saying.phrases}
