"""Who plays whom in a round of a tournament: all against all, or by the Swiss system."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

BYE: Final = -1  # in place of an opponent: a point without a game

# What a pair costs. Each outweighs all that is below it in a round of 64 players.
AGAIN: Final = 10**12  # they have met before, or it is a second bye
IDLE: Final = 10**8  # for the square of the half points that a player with a bye has more than the last one
APART: Final = 4096  # for the square of the half points between them


class Pair(NamedTuple):
    """A game of a round. second: BYE for a player without an opponent."""

    first: int
    second: int


class Candidate(NamedTuple):
    """A player who is to be paired. points: in halves. met: the opponents, BYE among them. firsts: games as first."""

    player: int
    points: int
    met: Collection[int]
    firsts: int


def round_robin(players: int, number: int) -> list[Pair]:
    """The pairs of a round, from 0, of a tournament of all against all: each meets each once, by the circle method."""
    last = players - 1 + players % 2  # plays against a different one each round; for an odd number, this is the bye
    pairs: list[Pair] = []
    for one in range(last):
        other = (number - one) % last
        if one == other:
            against = last if last < players else BYE
            pairs.append(Pair(against, one) if number % 2 and against != BYE else Pair(one, against))
        elif one < other:
            pairs.append(Pair(one, other) if (one + other) % 2 else Pair(other, one))
    return pairs


def rounds_of_robin(players: int) -> int:
    """How many rounds a tournament of all against all has."""
    return players - 1 + players % 2


def swiss(candidates: Sequence[Candidate]) -> list[Pair]:
    """The pairs of a round of the Swiss system. candidates: in the order of the standings.

    Equal points meet if they can, no two meet twice if that is possible, and no player has a second bye. Among equal
    points the upper half meets the lower one. An odd number leaves a bye to a player with as few points as possible.
    """
    import networkx as nx  # takes half a second, and is wanted by tournaments alone

    graph = nx.Graph()
    everyone = [*range(len(candidates)), *([BYE] if len(candidates) % 2 else [])]
    for n, one in enumerate(everyone):
        graph.add_weighted_edges_from((one, other, -cost(candidates, one, other)) for other in everyone[n + 1 :])
    found = nx.max_weight_matching(graph, maxcardinality=True)
    pairs = sorted((min(pair), max(pair)) if BYE not in pair else (max(pair), BYE) for pair in found)
    return [seated(candidates[one], candidates[other] if other != BYE else None) for one, other in pairs]


def cost(candidates: Sequence[Candidate], one: int, other: int) -> int:
    """What speaks against a pair, by their places among the candidates; other: BYE for none."""
    upper = candidates[one]
    if other == BYE:
        fewest = min(candidate.points for candidate in candidates)
        return AGAIN * (BYE in upper.met) + IDLE * (upper.points - fewest) ** 2 + len(candidates) - one
    lower = candidates[other]
    again = AGAIN * (lower.player in upper.met)
    if upper.points != lower.points:
        return again + APART * (upper.points - lower.points) ** 2
    equals = sum(candidate.points == upper.points for candidate in candidates)
    return again + abs(abs(other - one) - equals // 2)


def seated(upper: Candidate, lower: Candidate | None) -> Pair:
    """A pair; first is who has been it less often."""
    if lower is None:
        return Pair(upper.player, BYE)
    if lower.firsts < upper.firsts:
        return Pair(lower.player, upper.player)
    return Pair(upper.player, lower.player)
