"""What is printed on each card as numbers, so that a program can learn from cards that it has not met."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rulebound.kernel.table.card import Card

NO_CARD: Final = 2  # rows before the first card: for nothing, and for a card that is not seen


class CardFeatures(NamedTuple):
    """A row for each number of the column `card` of an observation, and what each number of a row counts.

    names: `kind ship`, `value cost`, `faction Paragon`, `phrase Draw`: a kind or word is 1 or 0, a value is as printed,
    and of phrases it is how often the card's text has them.
    rows: the first two are 0, for nothing and for a card that is not seen; then come the cards of `game.card_list`.
    """

    names: list[str]
    rows: list[list[int]]


def features_of(cards: Sequence[Card], phrases: Callable[[Card], list[str]]) -> CardFeatures:
    """What these cards print. phrases: the names of what a card's text consists of."""
    printed = [printed_on(card, phrases(card)) for card in cards]
    names = sorted({name for one in printed for name in one})
    rows = [[one.get(name, 0) for name in names] for one in printed]
    return CardFeatures(names, [[0] * len(names) for _ in range(NO_CARD)] + rows)


def printed_on(card: Card, phrases: Sequence[str]) -> dict[str, int]:
    """What a card prints, by name."""
    found = {f"kind {card.kind}": 1}
    found.update({f"value {name}": value for name, value in card.values().items()})
    found.update({f"{name} {word}": 1 for name, word in card.words().items()})
    for phrase in phrases:
        name = f"phrase {phrase}"
        found[name] = found.get(name, 0) + 1
    return found
