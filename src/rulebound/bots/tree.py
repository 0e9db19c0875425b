"""The tree of a search: what was learned about positions that the deciding seat cannot tell apart."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.cardtable import CardTable


class Node:
    """The positions after the same decisions, in which the same seat is asked the same question.

    expected: whether its options have been estimated, to guide the search.
    """

    def __init__(self, seat: int, question: Question[Any]) -> None:
        self.seat = seat
        self.question = question
        self.visits = 0
        self.total = 0.0  # the sum of the values of its visits, for its seat
        self.edges: dict[int, Edge] = {}  # by the codes of their actions


class Edge:
    """An option of a node.

    offered: how often it was legal, since hidden cards and chance differ between visits; tries: how often it was taken;
    total: the sum of the values of those, for the seat of the node; promise: its first estimate.
    """

    def __init__(self, action: Action[Any], sentence: str, promise: float) -> None:
        self.action = action
        self.sentence = sentence
        self.promise = promise
        self.offered = 0
        self.tries = 0
        self.total = 0.0
        self.nodes: list[Node] = []  # the next nodes: chance and hidden cards can lead to several

    def is_like(self, other: Edge) -> bool:
        """Whether both have the same sentence and estimate, like two copies of a card."""
        return self.promise == other.promise and self.sentence == other.sentence

    def leads_to(self, state: CardTable) -> list[Node]:
        """The node of this state in a list; empty if there is none yet."""
        for node in self.nodes:
            if node.seat == state.seat and node.question is state.question[0]:
                return [node]
        return []
