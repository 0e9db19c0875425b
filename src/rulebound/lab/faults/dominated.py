"""Cards that are better than others in everything: the same text and words, and better numbers.

Whether more of a number is better is learned from the set: what cards of a kind have more of where they cost more is
worth having. A number for which this is not clear must be equal. A kind without costs is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import StatisticsError, correlation
from typing import Final, NamedTuple

from rulebound.cardgame.game import CardGame
from rulebound.cardgame.labels import label_of
from rulebound.kernel.table.card import Card
from rulebound.language import _

COST: Final = "cost"
CLEAR: Final = 0.35  # a correlation from which on it is clear that a number has to be paid for
FEWEST: Final = 8  # cards from which it can be learned


class Dominated(NamedTuple):
    """A card that another one of its kind is better than.

    numbers: those that differ: of the worse card and of the better one.
    """

    worse: str
    better: str
    numbers: dict[str, tuple[int, int]]
    kind: str


def dominated(cards: Sequence[Card], own: Iterable[str] = ()) -> list[Dominated]:
    """The pairs of cards of which one is better in everything. own: only those with one of these; without any, all."""
    asked = set(own)
    found: list[Dominated] = []
    for kind in dict.fromkeys(card.kind for card in cards):
        alike = [card for card in cards if card.kind == kind and COST in card.values()]
        better = directions(alike)
        for worse in alike:
            for other in alike:
                if worse is other or (asked and asked.isdisjoint((worse.name, other.name))):
                    continue
                if numbers := beaten_by(worse, other, better):
                    found.append(Dominated(worse.name, other.name, numbers, kind))
    return found


def sentence_of(game: CardGame, pair: Dominated) -> str:
    """What is said of a pair."""
    numbers = ", ".join(
        _("{key} {now} in place of {was}", key=label_of(game, pair.kind, key), now=now, was=was)
        for key, (was, now) in sorted(pair.numbers.items())
    )
    return _("{better} is {worse} with {numbers}", better=pair.better, worse=pair.worse, numbers=numbers)


def directions(cards: Sequence[Card]) -> dict[str, int]:
    """For each number of these cards, 1 if more is better, -1 if less is, and 0 where it is not clear."""
    found = {COST: -1}
    costs = [card.values()[COST] for card in cards]
    for key in {key for card in cards for key in card.values()} - {COST}:
        amounts = [card.values().get(key, 0) for card in cards]
        found[key] = int(len(cards) >= FEWEST and related(costs, amounts) >= CLEAR)
    return found


def related(costs: Sequence[int], amounts: Sequence[int]) -> float:
    """How closely an amount follows the cost, from -1 to 1; 0 where one of them never differs."""
    try:
        return correlation(costs, amounts)
    except StatisticsError:
        return 0.0


def beaten_by(worse: Card, better: Card, directions: dict[str, int]) -> dict[str, tuple[int, int]]:
    """The numbers by which another card is better, if it is worse in none and all else is equal."""
    if worse.tree != better.tree or worse.words() != better.words() or worse.values().keys() != better.values().keys():
        return {}
    differing = {key: (n, better.values()[key]) for key, n in worse.values().items() if n != better.values()[key]}
    is_better = all((now - was) * directions[key] > 0 for key, (was, now) in differing.items())
    return differing if is_better else {}
