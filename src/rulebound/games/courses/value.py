"""What a position is worth, for bots: what each player has, counted in points, turned into a chance of winning.

Nothing here depends on whose turn it is but what the active player can still do in this turn; so ending a turn costs
no more than what is left undone. Weights were tuned by matches: see docs/strength.md.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.courses.settling import WINNING_POINTS
from rulebound.games.courses.state import Table
from rulebound.kernel.worth import LEAST, share

READY: Final = 0.6  # of its points, for a partner that can clear a course in this turn
STANDING: Final = 1.1  # of its points, for a partner in play: it clears in turns to come
POWER: Final = 0.12  # for each power in play
STAR: Final = 1.0  # for each star that courses and supporters provide in a turn
UNSPENT: Final = 0.1  # for each star that can still be paid in this turn
HELD: Final = 0.45  # for a card in hand
AT_HOME: Final = 0.45  # for each star that a supporter at home has cost
ATTACHMENT: Final = 0.4  # for each attached card
GUARDING: Final = 0.3  # for an untapped partner at a course, which nobody else clears
FEW_CARDS: Final = 4  # in the draw deck; with fewer, elimination is near
ALARM: Final = 1.5  # for each card fewer
POINTS_TO_E: Final = 4.0  # so many points more make it e times as likely to win, at the beginning
LAST_POINTS_TO_E: Final = 2.0  # and when somebody is about to win


def value(table: Table, seat: int) -> float:
    """The seat's chance of winning, 0 to 1; all seats' chances come to 1."""
    near = max(table.points) / WINNING_POINTS
    unit = POINTS_TO_E + (LAST_POINTS_TO_E - POINTS_TO_E) * min(1.0, near)
    return share([LEAST if table.out[i] else worth(table, i) / unit for i in range(table.seats)], seat)


def worth(table: Table, me: int) -> float:
    """What a player has, in points."""
    total = table.points[me] + HELD * len(table.hand[me])
    active = table.active == me
    prints, faces, tapped = table.prints, table.faces, table.tapped
    for it in table.world_map[me]:
        stars = prints[faces[it]].stars
        total += STAR * stars
        if active and not tapped[it]:
            total += UNSPENT * stars
    for it in table.home[me]:
        card = prints[faces[it]]
        total += AT_HOME * card.cost + STAR * card.stars
    for it in table.partners:
        if table.owner(it) == me:
            total += partner(table, me, it, active=active)
    for it in table.attached:
        if table.owner(it) == me:
            total += ATTACHMENT
    left = len(table.deck[me])
    if left < FEW_CARDS:
        total -= ALARM * (FEW_CARDS - left)
    return total


def partner(table: Table, me: int, it: int, *, active: bool) -> float:
    """What a partner in play is worth to its player."""
    course = table.at[it]
    points = table.point_value(it)
    total = STANDING * points + POWER * table.power(it)
    if not table.tapped[it]:
        total += GUARDING
        if active and not table.tapped[course] and table.guard(me, course) < 0:
            total += READY * points
    return total
