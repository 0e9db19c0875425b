"""The tree of a search: what was learned of positions that the one who decides cannot tell apart."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.cardtable import CardTable


class Node:
    """Positions reached by the same decisions, in which the same seat is asked the same.

    expected: whether its options have been judged, so that searching knows where to look first.
    """

    def __init__(self, seat: int, question: Question[Any]) -> None:
        self.seat = seat
        self.question = question
        self.visits = 0
        self.total = 0.0  # what its visits came to, for its seat
        self.edges: dict[int, Edge] = {}  # by the codes of their actions


class Edge:
    """An option of a node.

    offered: how often it was possible there, since hidden cards and chance differ from visit to visit; tries: how often
    it was taken; total: what those came to, for the seat of the node; promise: what it was judged to be worth at first.
    """

    def __init__(self, action: Action[Any], sentence: str, promise: float) -> None:
        self.action = action
        self.sentence = sentence
        self.promise = promise
        self.offered = 0
        self.tries = 0
        self.total = 0.0
        self.nodes: list[Node] = []  # what it leads to: chance and hidden cards can lead to several

    def is_like(self, other: Edge) -> bool:
        """Whether both read the same and promise the same: two copies of a card, for example."""
        return self.promise == other.promise and self.sentence == other.sentence

    def leads_to(self, state: CardTable) -> list[Node]:
        """The node of this state, in a list; empty where there is none yet."""
        for node in self.nodes:
            if node.seat == state.seat and node.question is state.question[0]:
                return [node]
        return []
