"""The value of a position of Proelium: life, funds, which run out like a clock, cards in play, and hands.

The weights are from a logistic regression on 31,000 positions of 1,500 games of the greedy bot, rounded.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rulebound.games.proelium.counters import FUNDS, LIFE
from rulebound.games.proelium.encounters import Encounter, encounter
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import LABORATORY

LIFE_WORTH: Final = 4.5  # all that life can be worth, and
LIFE_HALF: Final = 10.0  # the life that is worth half of it
FUNDS_WORTH: Final = 8.7
FUNDS_HALF: Final = 9.0
NOTHING_LEFT: Final = -6.0  # without any of either
PER_CARD: Final = 0.18
PER_A: Final = 0.11
PER_D: Final = 0.11
PER_ITEM: Final = 0.45
TIRING: Final = 0.02  # for each D that blocks with half of it in the next turn


def value(table: Table, seat: int) -> float:
    """The seat's chance of winning, 0 to 1."""
    ahead = strength(table, seat) - strength(table, table.rival(seat))
    if table.attackers:
        ahead += of_attack(table) if seat == table.active else -of_attack(table)
    return 1.0 / (1.0 + exp(-ahead))


def strength(table: Table, seat: int) -> float:
    """A player's life and funds, whose first points are worth most, and everything else in the same unit."""
    found = worth(table.amounts[LIFE][seat], LIFE_WORTH, LIFE_HALF)
    found += worth(table.amounts[FUNDS][seat], FUNDS_WORTH, FUNDS_HALF)
    found += PER_CARD * len(table.hand_of(seat))
    for it in table.in_play(seat):
        found += of_card(table, it)
    return found


def of_attack(table: Table) -> float:
    """What the attack is worth to the attacking player. While blockers can still be named, with the worst ones."""
    rival = table.rival(table.active)
    life = table.amounts[LIFE][rival]
    found, lost = 0.0, 0
    for place, attacker in enumerate(table.attackers):
        one = encounter(table, attacker, table.blockers[place], stopped=table.stopped[place])
        settled = table.stopped[place] or place < table.facing
        blocked = 0.0 if settled else worst_block(table, rival, attacker)
        open_worth = worth(life - lost, LIFE_WORTH, LIFE_HALF) - worth(life - lost - one.damage, LIFE_WORTH, LIFE_HALF)
        found -= TIRING * table.value("D", attacker)
        if not settled and blocked < open_worth:
            found += blocked
        else:
            found += open_worth + of_encounter(table, one)
            lost += one.damage
    return found


def worst_block(table: Table, rival: int, attacker: int) -> float:
    """The value of the encounter with the blocker that is worst for the attacker; a large number if there is none."""
    least = 99.0
    for it in table.cards_in(LABORATORY, rival):
        if table.is_character(it) and table.block_defense(it) > 0:
            least = min(least, of_encounter(table, encounter(table, attacker, [it], stopped=True)))
    return least


def of_encounter(table: Table, one: Encounter) -> float:
    """The value of the entities that would be destroyed."""
    found = 0.0
    for it in one.beaten:
        found += of_card(table, it)
    return found - of_card(table, one.attacker) if one.loses else found


def worth(amount: int, most: float, half: float) -> float:
    """The value of so many, each worth less than the one before."""
    return most * amount / (amount + half) if amount > 0 else NOTHING_LEFT


def of_card(table: Table, it: int) -> float:
    """The value of an entity; enhancements count by its values."""
    if table.is_character(it):
        return PER_A * table.value("A", it) + PER_D * max(0, table.value("D", it))
    return PER_ITEM if table.kind(it) == "item" else 0.0
