"""What a position is worth, for bots: what each player has, counted in Merit, turned into a chance of winning.

Each idol's win-con says how near it is; the nearer, the more the next step counts.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium.state import Table
from rulebound.kernel.worth import LEAST, share

REPUTATION: Final = 0.35  # for each Reputation at hand
HELD: Final = 0.8  # for a scheme in the Hand
COMBAT: Final = 0.5  # for each Combat in the Class
DEFENSE: Final = 0.3  # for each Defense
COST: Final = 0.35  # of its cost, for what a student can do besides
IN_HALLWAY: Final = 0.9  # of its worth, for a student who has still to join
FRESH: Final = 0.4  # for a student who is ready
GUARD: Final = 1.5  # for having a ready student before the idol
SCARCE: Final = 6.0  # Merit from which on each one lost counts more
ALARM: Final = 0.8  # for each Merit below that
WIN_CON: Final = 24.0  # for a win-con that is as good as met
TO_E: Final = 7.0  # so much more makes it e times as likely to win


def value(table: Table, seat: int) -> float:
    """The seat's chance of winning, 0 to 1; all seats' chances come to 1."""
    return share([LEAST if table.out[i] else worth(table, i) / TO_E for i in range(table.seats)], seat)


def worth(table: Table, me: int) -> float:
    """What a player has, in Merit."""
    merit = table.merit[me]
    total = merit + REPUTATION * table.reputation[me] + HELD * len(table.hand[me])
    if merit < SCARCE:
        total -= ALARM * (SCARCE - merit)
    guarded = False
    for it in table.classes[me]:
        total += student(table, it)
        if not table.exhausted[it]:
            total += FRESH
            guarded = True
    for it in table.hallways[me]:
        total += IN_HALLWAY * student(table, it)
    near = table.nearness(me)
    total += WIN_CON * near * near
    return total + GUARD if guarded else total


def student(table: Table, it: int) -> float:
    """What a student is worth to whoever has it."""
    printed = table.prints[table.faces[it]]
    return COMBAT * table.combat(it) + DEFENSE * table.defense(it) + COST * printed.cost
