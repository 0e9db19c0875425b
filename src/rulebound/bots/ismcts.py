"""The bot that searches: information set Monte Carlo tree search, on states that its seat imagines.

Each iteration imagines the hidden cards anew (determinization), goes down the tree by what was learned so far, adds
the first new node, plays out from there, evaluates the end by the game's `value`, and updates every node on the way.
A node stands for the decisions that were made, not for hidden cards, so the seat never plays as if it knew them
(Cowling, Powley and Whitehouse, IEEE Transactions on Computational Intelligence and AI in Games 4, 2012).
Every seat maximizes its own value, so the search is the same for any number of seats.
"""

from __future__ import annotations

import gc
import math
import time
from typing import Any, Final

from rulebound.bots.bot import Judged
from rulebound.bots.judging import judged, worth
from rulebound.bots.patience import Patience
from rulebound.bots.playouts import playout
from rulebound.bots.tree import Edge, Node
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.softmax import exponential
from rulebound.kernel.basics.words import plain
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.seat import Seat
from rulebound.language import SOURCE, speaking


class Settings:
    """The parameters of a search."""

    def __init__(self) -> None:
        self.playout = 24  # decisions
        self.samples = 2  # options compared at each of them; 1 is a random playout
        self.visits = 8  # visits after which a node's options are estimated
        self.curiosity = 0.3  # the weight of exploration and of the first estimates
        self.warmth = 0.05  # temperature: a difference of estimates that makes an option e times as likely
        self.worlds = 2  # imagined states in which the seat's own options are estimated first
        self.kept = 0.75  # the part of the budget that a reused tree may replace
        self.most = 200_000  # nodes and edges; a full tree still learns but does not grow


SETTINGS: Final = Settings()


class SearchBot:
    """Searches for a number of iterations or seconds, and takes the option that it has tried most often.

    With a budget of iterations, the same seed gives the same choices in every build. After 100 decisions in a row it
    chooses at random.

    visits: how often the search for the latest choice has tried each of the legal actions, in their order; empty if
    there was no search.
    """

    def __init__(self, seed: int, iterations: int = 0, seconds: float = 0.0, settings: Settings = SETTINGS) -> None:
        self._iterations = iterations
        self._seconds = seconds
        self._patience = Patience()
        self._search = Search(Chance.of(seed, "ismcts"), settings)
        self.visits: list[int] = []

    def choose(self, seat: Seat) -> Action[Any]:
        """One of the seat's legal actions."""
        if self._patience.is_lost(seat):
            options = seat.legal_actions()
            self.visits = []
            return options[self._search.chance.below(len(options))]
        best = self._ranked(seat, until_sure=True)[0].action
        self.visits = self._search.visits()
        self._search.follow(best, seat.decisions)
        return best

    def judge(self, seat: Seat) -> list[Judged]:
        """All of the seat's legal actions, the best first."""
        return self._ranked(seat, until_sure=False)

    def _ranked(self, seat: Seat, *, until_sure: bool) -> list[Judged]:
        with speaking(SOURCE):  # whatever people read, the same sentences tell options apart
            self._search.begin(seat)
            self._search.run(seat, self._iterations, self._seconds, until_sure=until_sure)
        return self._search.ranked()


class Search:
    """A search for one seat, and the part of its tree that is reused at that seat's next decision."""

    def __init__(self, chance: Chance, settings: Settings) -> None:
        self.chance = chance
        self.settings = settings
        self.root: list[Node] = []  # none or one
        self.options: list[Action[Any]] = []
        self.size = 0
        self.kept: list[Node] = []  # the part of the tree below the last decision
        self.decisions = -1  # the number of decisions at the table after that one

    def begin(self, seat: Seat) -> None:
        """Reuses the tree for this decision if that is sound, or begins a new one.

        It is sound if the seat has learned nothing since its last decision, so that the same positions are possible.
        """
        state = seat.imagine(self.chance)
        self.options = seat.legal_actions()
        sound = seat.decisions == self.decisions and seat.undo_limit < seat.decisions
        found = [n for n in self.kept if sound and n.seat == state.seat and n.question is state.question[0]]
        self.root = found or [Node(state.seat, state.question[0])]
        self.size = size_of(self.root[0]) if found else 0
        self.look(self.root[0], state)
        if not found:
            for _ in range(self.settings.worlds - 1):
                other = seat.imagine(self.chance)
                for edge in self.root[0].edges.values():
                    edge.promise += judged(other, edge.action)
            for edge in self.root[0].edges.values():
                edge.promise /= self.settings.worlds

    def follow(self, action: Action[Any], decisions: int) -> None:
        """Keeps the part of the tree below this action. decisions: how many had been made before it."""
        edges = self.root[0].edges
        self.kept = edges[action.code].nodes if action.code in edges else []
        self.decisions = decisions + 1
        self.root = []

    def run(self, seat: Seat, iterations: int, seconds: float, *, until_sure: bool = False) -> None:
        """Iterates for the budget. The visits of a reused tree count, but only up to a part of the budget.

        until_sure: stop when the remaining iterations cannot change the most tried option. A budget of seconds is
        always used up, so that its length does not reveal how hard a choice is.
        """
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and searching a large one for cycles takes most of the time
        try:
            if seconds > 0:
                until = time.perf_counter() + seconds
                while time.perf_counter() < until:
                    self.iterate(seat.imagine(self.chance))
            else:
                done = min(self.root[0].visits, int(iterations * self.settings.kept))
                for left in range(iterations - done, 0, -1):
                    if until_sure and self.is_sure(left):
                        break
                    self.iterate(seat.imagine(self.chance))
        finally:
            if collecting:
                gc.enable()

    def is_sure(self, left: int) -> bool:
        """Whether so many more iterations cannot change the most tried option."""
        tries = sorted([self.root[0].edges[option.code].tries for option in self.options])
        return len(tries) == 1 or tries[-1] - tries[-2] > left

    def iterate(self, state: CardTable) -> None:
        """One iteration: down the tree, a playout, and the update."""
        node = self.root[0]
        nodes: list[Node] = [node]
        edges: list[Edge] = []
        while True:
            edge = self.select(node, state)
            edges.append(edge)
            state.take(edge.action)
            if state.over:
                break
            found = edge.leads_to(state)
            if not found:
                if self.size < self.settings.most:
                    found = [Node(state.seat, state.question[0])]
                    edge.nodes.append(found[0])
                    nodes.append(found[0])
                    self.size += 1
                break
            node = found[0]
            nodes.append(node)
            full = not node.edges and self.size >= self.settings.most
            if full or node.visits < self.settings.visits:
                break
        end = playout(state, self.chance, self.settings.playout, self.settings.samples)
        self.learn(end, nodes, edges)

    def learn(self, state: CardTable, nodes: list[Node], edges: list[Edge]) -> None:
        """Updates the nodes and edges on the way with the value of this end for their seats."""
        results = [worth(state, seat) for seat in range(state.seats)]
        for i, node in enumerate(nodes):
            result = results[node.seat]
            node.visits += 1
            node.total += result
            if i < len(edges):
                edges[i].tries += 1
                edges[i].total += result

    def select(self, node: Node, state: CardTable) -> Edge:
        """The option to try next: by what was learned, and by its first estimate while little was learned."""
        there = self.look(node, state)
        best = max([edge.promise for edge in there])
        promises = [exponential(max(-10.0, (edge.promise - best) / self.settings.warmth)) for edge in there]
        curiosity = self.settings.curiosity / sum(promises)
        usual = node.total / node.visits if node.visits else best
        chosen, most = there[0], -1.0
        for i, edge in enumerate(there):
            edge.offered += 1
            known = edge.total / edge.tries if edge.tries else usual
            score = known + curiosity * promises[i] * math.sqrt(edge.offered) / (1 + edge.tries)
            if score > most:
                chosen, most = edge, score
        return chosen

    def look(self, node: Node, state: CardTable) -> list[Edge]:
        """The edges of the options in this state; new ones are estimated. Equal options share an edge."""
        there: list[Edge] = []
        for option in state.options:
            if option.code in node.edges:
                edge = node.edges[option.code]
            else:
                edge = Edge(option, plain(state.describe(state.seat, option)), judged(state, option))
                node.edges[option.code] = edge
                self.size += 1
            if not any([edge.is_like(other) for other in there]):
                there.append(edge)
        return there

    def visits(self) -> list[int]:
        """How often each option of the root was tried, in the order of the legal actions."""
        return [self.root[0].edges[option.code].tries for option in self.options]

    def ranked(self) -> list[Judged]:
        """The options of the root, the most tried first."""
        root = self.root[0]
        usual = root.total / root.visits if root.visits else 0.0
        edges = [root.edges[option.code] for option in self.options]
        edges.sort(key=lambda edge: (-edge.tries, -edge.promise))
        return [Judged(edge.action, edge.total / edge.tries if edge.tries else usual) for edge in edges]


def size_of(node: Node) -> int:
    """The number of nodes and edges below this one."""
    total = 0
    for edge in node.edges.values():
        total += 1
        for child in edge.nodes:
            total += 1 + size_of(child)
    return total
