"""Constructed: the rules for a build. [ways.constructed]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulebound.games.varia.card import HOLY_SYMBOL, VariaCard
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.table.card import Card
from rulebound.language import _

MOST_VALUE = 30  # [build.value]
MOST_LEVEL = 10  # [build.size]
COPIES = 3  # [build.copies]


def level_of(deck: Deck, cards: Mapping[str, Card]) -> dict[str, int]:
    """The level of a build by attribute: the highest number of that attribute on any of its actions. [build.level]"""
    levels: dict[str, int] = {}
    for name in deck.lists.get("actions", {}):
        card = cards.get(name)
        if isinstance(card, VariaCard) and card.attribute not in ("", "None"):
            levels[card.attribute] = max(levels.get(card.attribute, 0), card.numbers.get("level", 0))
    return levels


def value_of(deck: Deck, cards: Mapping[str, Card]) -> int:
    """The total value of the assets of a build. [build.value]"""
    known = {name: card for name, card in cards.items() if isinstance(card, VariaCard)}
    return sum(
        known[name].numbers.get("value", 0) * n for name, n in deck.lists.get("assets", {}).items() if name in known
    )


def faults_of_build(deck: Deck, cards: Mapping[str, Card]) -> list[str]:
    """What is wrong with a build apart from its size and its copies, a sentence each."""
    faults: list[str] = []
    levels, value = level_of(deck, cards), value_of(deck, cards)
    level = sum(levels.values())
    if level > MOST_LEVEL:
        parts = ", ".join(f"{attribute} {one}" for attribute, one in sorted(levels.items()))
        faults.append(_("its level is {level} ({parts}), at most {most}", level=level, parts=parts, most=MOST_LEVEL))
    if value > MOST_VALUE:
        faults.append(_("its assets have a value of {value}, at most {most}", value=value, most=MOST_VALUE))
    listed = [(cards[name], n) for name, n in listed_in(deck).items() if name in cards]
    symbols = sum(n for card, n in listed if isinstance(card, VariaCard) and HOLY_SYMBOL in card.keywords)
    if symbols > 1:
        faults.append(_("{n} holy symbols, at most 1", n=symbols))  # [term.symbol]
    built = [card for card, _n in listed if isinstance(card, VariaCard)]
    for card in built:
        for enemy in enemies_of(card, built):
            faults.append(
                _(
                    "{enemy} is {subtype}, the divine enemy of {name}",
                    enemy=enemy.name,
                    subtype=card.enemy,
                    name=card.name,
                )
            )  # [term.enemy]
    return faults


def enemies_of(card: VariaCard, built: Sequence[VariaCard]) -> list[VariaCard]:
    """The cards among these that are divine enemies of one of them. [term.enemy]"""
    return [other for other in built if card.enemy and card.enemy in other.subtypes and other is not card]


def listed_in(deck: Deck) -> dict[str, int]:
    """All cards of a build with their copies."""
    found: dict[str, int] = {}
    for cards in deck.lists.values():
        for name, n in cards.items():
            found[name] = found.get(name, 0) + n
    return found
