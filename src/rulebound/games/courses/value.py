"""The value of a position for bots: what each player has, in points, turned into a chance of winning.

It adds what lasts, which counts for less near the end of the game, and what can be won soon. For the asking seat, soon
means the rest of its turn and every player's next turn. If another player's turn has begun, the rest of it is that
player's next turn. So ending a turn changes the value only by what was left undone.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.courses.settling import WINNING_POINTS
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import AT_COURSE, ATTACHED, DECK, HAND, HOME, WORLD_MAP
from rulebound.kernel.basics.softmax import LEAST, softmax

FEW_CARDS: Final = 4  # in the draw deck; with fewer, elimination is near


class Weights:
    """The weights, in points, chosen by what they win; `rulebound weigh` plays with others."""

    def __init__(self) -> None:
        self.standing = 0.79  # of its points, for the best partner at a course: it clears in turns to come
        self.crowd = 0.39  # of their points, for the others there: a course is cleared once in a turn
        self.kept_out = 0.26  # of its points, lost by the best at a course that another player guards
        self.power = 0.14  # for each printed power in play; looking up what changes it takes longer than it is worth
        self.guarding = 0.26  # for an untapped partner: no other player clears its course
        self.star = 1.2  # for each star that courses and supporters provide in a turn
        self.held = 0.47  # for a card in hand
        self.at_home = 0.42  # for each star that a supporter at home has cost
        self.attached = 0.36  # for each attached card
        self.fade = 0.96  # the part of all this that counts no more when somebody is about to win
        self.ready = 1.1  # of its points, for the best partner that can clear a course in the rest of this turn
        self.unspent = 0.1  # for each star that can still be paid in this turn
        self.coming = 0.25  # of its points, for the best partner that can clear a course in the next turn
        self.turn = 1.6  # for a turn that comes, with its card and its course
        self.alarm = 1.6  # for each card fewer than a few in the draw deck, lost
        self.unit = 7.2  # so many points more make it e times as likely to win, at the beginning
        self.last_unit = 1.6  # and when somebody is about to win


class There:
    """A player's partners at one course: the points of the best, of the best untapped one, and of all; their power.

    guards: how many of them are untapped.
    """

    def __init__(self, me: int, course: int) -> None:
        self.me = me
        self.course = course
        self.best = 0
        self.untapped = 0
        self.all = 0
        self.power = 0
        self.guards = 0


def value(table: Table, seat: int, weights: Weights) -> float:
    """The seat's chance of winning, 0 to 1; the chances of all seats add up to 1."""
    near = min(1.0, max(table.points) / WINNING_POINTS)
    unit = weights.unit + (weights.last_unit - weights.unit) * near
    lasting = 1.0 - weights.fade * near
    partners = by_course(table)
    worths: list[float] = []
    for me in range(table.seats):
        if table.out[me]:
            worths.append(LEAST)
            continue
        total = table.points[me] + lasting * lasts(table, me, partners, weights)
        worths.append((total + soon(table, me, partners, weights, asked=me == seat)) / unit)
    return softmax(worths, seat)


def by_course(table: Table) -> list[There]:
    """All players' partners, by player and course."""
    found: list[There] = []
    for it in table.cards_in(AT_COURSE):
        me, course = table.holder[it], table.at[it]
        points = table.point_value(it)
        for there in found:
            if there.course == course and there.me == me:
                break
        else:
            there = There(me, course)
            found.append(there)
        there.best = max(there.best, points)
        there.all += points
        there.power += table.print_of(it).power
        if not table.tapped[it]:
            there.untapped = max(there.untapped, points)
            there.guards += 1
    return found


def lasts(table: Table, me: int, partners: list[There], weights: Weights) -> float:
    """What a player has for the rest of the game, in points."""
    prints, faces = table.prints, table.faces
    stars, cost, attached = 0, 0, 0
    for it in table.cards_in(WORLD_MAP, me):
        stars += prints[faces[it]].stars
    for it in table.cards_in(HOME, me):
        card = prints[faces[it]]
        cost += card.cost
        stars += card.stars
    for it in table.cards_in(ATTACHED):
        if table.holder[it] == me:
            attached += 1
    total = weights.held * len(table.cards_in(HAND, me)) + weights.star * stars + weights.at_home * cost
    total += weights.attached * attached
    for there in partners:
        if there.me == me:
            total += weights.standing * there.best + weights.crowd * (there.all - there.best)
            total += weights.power * there.power + weights.guarding * there.guards
    left = len(table.cards_in(DECK, me))
    if left < FEW_CARDS:
        total -= weights.alarm * (FEW_CARDS - left)
    return total


def soon(table: Table, me: int, partners: list[There], weights: Weights, *, asked: bool) -> float:
    """What a player can win in the rest of this turn and in the next one, in points; asked: whether me asks."""
    active = table.active == me
    total = 0.0
    if active:
        for it in table.cards_in(WORLD_MAP, me):
            if not table.tapped[it]:
                total += weights.unspent * table.prints[table.faces[it]].stars
    comes = asked or not active
    if comes:
        total += weights.turn
    for there in partners:
        if there.me != me:
            continue
        if is_guarded(partners, there):
            total -= weights.kept_out * there.best
            continue
        if active and not table.tapped[there.course]:
            total += weights.ready * there.untapped
        if comes:
            total += weights.coming * there.best
    return total


def is_guarded(partners: list[There], there: There) -> bool:
    """Whether another player has an untapped partner at the same course."""
    for other in partners:
        if other.course == there.course and other.me != there.me and other.guards > 0:
            return True
    return False
