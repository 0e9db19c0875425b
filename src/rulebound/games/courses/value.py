"""What a position is worth, for bots: what each player has, counted in points, turned into a chance of winning.

Nothing here depends on whose turn it is but what the active player can still do in this turn; so ending a turn costs
no more than what is left undone. The weights were tuned by matches, `rulebound tune courses`: see docs/strength.md.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.courses.settling import WINNING_POINTS
from rulebound.games.courses.state import Table
from rulebound.kernel.worth import LEAST, share

FEW_CARDS: Final = 4  # in the draw deck; with fewer, elimination is near


class Weights:
    """What things are worth, in points; `rulebound tune` plays with others."""

    def __init__(self) -> None:
        self.standing = 0.8  # of its points, for a partner in play: it clears in turns to come
        self.ready = 0.6  # of its points, for a partner that can clear a course in this turn
        self.power = 0.12  # for each printed power in play; looking up what changes it takes longer than it is worth
        self.guarding = 0.3  # for an untapped partner: nobody else clears its course
        self.kept_out = 0.6  # of its points, lost by a partner whose course another player guards
        self.star = 1.0  # for each star that courses and supporters provide in a turn
        self.unspent = 0.1  # for each star that can still be paid in this turn
        self.held = 0.45  # for a card in hand
        self.at_home = 0.45  # for each star that a supporter at home has cost
        self.attached = 0.4  # for each attached card
        self.alarm = 1.5  # for each card fewer than a few in the draw deck, lost
        self.unit = 4.0  # so many points more make it e times as likely to win, at the beginning
        self.last_unit = 2.0  # and when somebody is about to win


def value(table: Table, seat: int, weights: Weights) -> float:
    """The seat's chance of winning, 0 to 1; all seats' chances come to 1."""
    near = min(1.0, max(table.points) / WINNING_POINTS)
    unit = weights.unit + (weights.last_unit - weights.unit) * near
    return share([LEAST if table.out[i] else worth(table, i, weights) / unit for i in range(table.seats)], seat)


def worth(table: Table, me: int, weights: Weights) -> float:
    """What a player has, in points."""
    total = table.points[me] + weights.held * len(table.hand[me])
    active = table.active == me
    prints, faces, tapped = table.prints, table.faces, table.tapped
    for it in table.world_map[me]:
        stars = prints[faces[it]].stars
        total += weights.star * stars
        if active and not tapped[it]:
            total += weights.unspent * stars
    for it in table.home[me]:
        card = prints[faces[it]]
        total += weights.at_home * card.cost + weights.star * card.stars
    for it in table.partners:
        if table.owner(it) == me:
            total += partner(table, me, it, weights, active=active)
    for it in table.attached:
        if table.owner(it) == me:
            total += weights.attached
    left = len(table.deck[me])
    if left < FEW_CARDS:
        total -= weights.alarm * (FEW_CARDS - left)
    return total


def partner(table: Table, me: int, it: int, weights: Weights, *, active: bool) -> float:
    """What a partner in play is worth to its player."""
    points = table.point_value(it)
    total = weights.standing * points + weights.power * table.prints[table.faces[it]].power
    course = table.at[it]
    guarded = table.guard(me, course) >= 0
    if guarded:
        total -= weights.kept_out * points
    if not table.tapped[it]:
        total += weights.guarding
        if active and not guarded and not table.tapped[course]:
            total += weights.ready * points
    return total
