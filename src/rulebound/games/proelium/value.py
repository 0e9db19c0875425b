"""The value of a position of Proelium: life, funds, which run out like a clock, cards in play, and hands.

The weights are from a logistic regression on 31,000 positions of 1,500 games of the greedy bot, rounded.
"""

from __future__ import annotations

from math import exp

from rulebound.games.proelium.counters import FUNDS, LIFE
from rulebound.games.proelium.encounters import Encounter, encounter
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import LABORATORY


class Weights:
    """The weights: so much makes it e times as likely to win; `rulebound weigh` plays with others."""

    def __init__(self) -> None:
        self.life = 4.5  # all that life can be worth, and
        self.half_life = 10.0  # the life that is worth half of it
        self.funds = 8.7  # all that funds can be worth, and
        self.half_funds = 9.0  # those that are worth half of it
        self.nothing = -6.0  # without any of either
        self.held = 0.18  # for a card in hand
        self.attack = 0.11  # for each A of a character
        self.defense = 0.11  # for each D
        self.item = 0.45  # for an item
        self.tiring = 0.02  # for each D that blocks with half of it in the next turn, lost


def value(table: Table, seat: int, weights: Weights) -> float:
    """The seat's chance of winning, 0 to 1."""
    ahead = strength(table, seat, weights) - strength(table, table.rival(seat), weights)
    if table.attackers:
        attack = of_attack(table, weights)
        ahead += attack if seat == table.active else -attack
    return 1.0 / (1.0 + exp(-ahead))


def strength(table: Table, seat: int, weights: Weights) -> float:
    """A player's life and funds, whose first points are worth most, and everything else in the same unit."""
    found = of_life(table.amounts[LIFE][seat], weights) + of_funds(table.amounts[FUNDS][seat], weights)
    found += weights.held * len(table.hand_of(seat))
    for it in table.in_play(seat):
        found += of_card(table, it, weights)
    return found


def of_attack(table: Table, weights: Weights) -> float:
    """What the attack is worth to the attacking player. While blockers can still be named, with the worst ones."""
    rival = table.rival(table.active)
    life = table.amounts[LIFE][rival]
    found, lost = 0.0, 0
    for place, attacker in enumerate(table.attackers):
        one = encounter(table, attacker, table.blockers[place], stopped=table.stopped[place])
        settled = table.stopped[place] or place < table.facing
        blocked = 0.0 if settled else worst_block(table, rival, attacker, weights)
        open_worth = of_life(life - lost, weights) - of_life(life - lost - one.damage, weights)
        found -= weights.tiring * table.value("D", attacker)
        if not settled and blocked < open_worth:
            found += blocked
        else:
            found += open_worth + of_encounter(table, one, weights)
            lost += one.damage
    return found


def worst_block(table: Table, rival: int, attacker: int, weights: Weights) -> float:
    """The value of the encounter with the blocker that is worst for the attacker; a large number if there is none."""
    least = 99.0
    for it in table.cards_in(LABORATORY, rival):
        if table.is_character(it) and table.block_defense(it) > 0:
            least = min(least, of_encounter(table, encounter(table, attacker, [it], stopped=True), weights))
    return least


def of_encounter(table: Table, one: Encounter, weights: Weights) -> float:
    """The value of the entities that would be destroyed."""
    found = 0.0
    for it in one.beaten:
        found += of_card(table, it, weights)
    return found - of_card(table, one.attacker, weights) if one.loses else found


def of_life(amount: int, weights: Weights) -> float:
    """The value of so much life."""
    return weights.life * amount / (amount + weights.half_life) if amount > 0 else weights.nothing


def of_funds(amount: int, weights: Weights) -> float:
    """The value of so many funds."""
    return weights.funds * amount / (amount + weights.half_funds) if amount > 0 else weights.nothing


def of_card(table: Table, it: int, weights: Weights) -> float:
    """The value of an entity; enhancements count by its values."""
    if table.is_character(it):
        return weights.attack * table.value("A", it) + weights.defense * max(0, table.value("D", it))
    return weights.item if table.kind(it) == "item" else 0.0
