"""What the plans on the Timeline would do: who can pay, who misses, what damage to expect.

It uses only public facts: values and dice of the planned actions, the distance, health and points. Effects of texts
during the moments are not foreseen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.games.varia.ability_keys import UNSTOPPABLE
from rulebound.games.varia.card import ATTACK, BLOCK, RANGED
from rulebound.games.varia.counters import HEALTH, POINTS
from rulebound.games.varia.dice import FOCUS_SIDES, POWER_SIDES
from rulebound.games.varia.hitting import armor
from rulebound.games.varia.rolling import BOUNDLESS, is_added, may_be_infinite, number_of_dice

if TYPE_CHECKING:
    from rulebound.games.varia.state import Table

NONE: Final = [1.0]  # the sum of no dice is surely zero
KNOWN: Final[dict[int, list[float]]] = {}


class Meeting:
    """One moment: for each seat whether its action is paid and attacks, its chance to hit, the expected damage.

    damage: as if no Power were infinite. endless: the chance to hit with infinite Power, which deals all damage;
    finite: the chance to hit while neither Power is infinite. left: the Action Points that are left after both have
    paid. margins: its Power minus the opposing one, before the dice of both.
    """

    def __init__(self, moment: int, seats: int) -> None:
        self.moment = moment
        self.paid = [False] * seats
        self.attacks = [False] * seats
        self.hits = [0.0] * seats
        self.damage = [0.0] * seats
        self.endless = [0.0] * seats
        self.finite = [0.0] * seats
        self.left = [0] * seats
        self.margins = [Margin(0, NONE, NONE)] * seats


class Margin:
    """The advantage in Power without dice, and the chance of each sum of both sides' dice."""

    def __init__(self, more: int, mine: list[float], theirs: list[float]) -> None:
        self.more = more
        self.mine = mine
        self.theirs = theirs


def chances(count: int, sides: int, improved: int) -> list[float]:
    """The chance of each sum of so many dice, of the best of several rolls, or below zero of the worst."""
    key = (count * 16 + sides) * 64 + improved + 32
    known = KNOWN.get(key)
    if known is None:
        known = NONE
        for _ in range(count):
            longer = [0.0] * (len(known) + sides)
            for total, chance in enumerate(known):
                for side in range(1, sides + 1):
                    longer[total + side] += chance / sides
            known = longer
        known = kept_of(known, improved)
        KNOWN[key] = known
    return known


def kept_of(once: list[float], improved: int) -> list[float]:
    """The same if the best, or the worst, of several rolls is kept."""
    if improved == 0:
        return once
    rolls = abs(improved) + 1
    below, before = 0.0, 0.0
    found: list[float] = []
    for chance in once:
        below += chance
        reached = power_of(below, rolls) if improved > 0 else 1.0 - power_of(1.0 - below, rolls)
        found.append(reached - before)
        before = reached
    return found


def power_of(x: float, n: int) -> float:
    found = 1.0
    for _ in range(n):
        found *= x
    return found


def excess(more: int, mine: list[float], theirs: list[float]) -> tuple[float, float]:
    """The mean excess of my sum, with so much added, over the other one, and the chance that it is not less."""
    mean, least = 0.0, 0.0
    for a, chance in enumerate(mine):
        if chance == 0.0:
            continue
        for b, other in enumerate(theirs):
            gap = a + more - b
            if gap >= 0:
                least += chance * other
                mean += gap * chance * other
    return mean, least


def outcomes(meeting: Meeting, seat: int) -> list[float]:
    """The chance of each damage of a seat's action, from 0 on.

    The rest up to 1 is its chance to miss, and that of infinite Power.
    """
    margin = meeting.margins[seat]
    found = [meeting.hits[seat] - meeting.finite[seat] - meeting.endless[seat]]  # against infinite Power: none
    for a, chance in enumerate(margin.mine):
        for b, other in enumerate(margin.theirs):
            damage = max(0, a + margin.more - b)
            while len(found) <= damage:
                found.append(0.0)
            found[damage] += chance * other * meeting.finite[seat]
    return found


def forecast(table: Table) -> list[Meeting]:
    """Each moment of the window that has not resolved yet, by the present plans. [resolve.order]"""
    rows = [table.rows[seat][:] for seat in range(table.seats)]
    points = [table.amounts[POINTS][seat] for seat in range(table.seats)]
    health = [table.amounts[HEALTH][seat] for seat in range(table.seats)]
    last = table.window
    if table.moment < 0:
        last = max(1, *[len(row) for row in rows])
    found: list[Meeting] = []
    for moment in range(max(0, table.moment), last):
        meeting = Meeting(moment, table.seats)
        pieces: list[list[int]] = []
        for seat in range(table.seats):
            there = rows[seat][moment] if moment < len(rows[seat]) else []
            if there and (table.cost_of(there) > points[seat] or table.blood_of(there) > health[seat]):
                rows[seat] = [*rows[seat][:moment], [], *rows[seat][moment:]]  # it will be pushed
                there = []
            elif there:
                points[seat] -= table.cost_of(there)
                health[seat] -= table.blood_of(there)
                meeting.paid[seat] = True
            pieces.append([] if any([table.is_blank(it) for it in there]) else there)
        meeting.left = points[:]
        meet(table, meeting, pieces)
        found.append(meeting)
    return found


def meet(table: Table, meeting: Meeting, pieces: list[list[int]]) -> None:
    """What to expect if these two actions meet."""
    attacks = [bool(pieces[seat]) and table.is_typed(pieces[seat], ATTACK) for seat in range(2)]
    meeting.attacks = attacks
    for seat in range(2):
        if not attacks[seat]:
            continue
        rival, mine, theirs = 1 - seat, pieces[seat], pieces[1 - seat]
        blocked = table.is_typed(theirs, BLOCK) and not is_added(table, UNSTOPPABLE["cannot be blocked"], mine)
        opposed = attacks[rival] or blocked
        if not table.engaged and misses_from_afar(table, mine, opposed=opposed):
            continue
        meeting.hits[seat] = 1.0
        margin = Margin(table.total("power", mine), sums(table, mine, POWER_SIDES), NONE)
        if opposed:
            margin.more -= table.total("power", theirs)
            margin.theirs = sums(table, theirs, POWER_SIDES)
        elif not is_added(table, UNSTOPPABLE["ignores armor"], mine):
            margin.more -= armor(table, rival, mine)
        gap = BOUNDLESS  # without a block, no Focus is needed to hit
        if blocked and not attacks[rival] and not is_added(table, UNSTOPPABLE["cannot miss"], mine):
            gap = table.total("focus", mine) - table.total("focus", theirs)
            meeting.hits[seat] = excess(gap, sums(table, mine, FOCUS_SIDES), sums(table, theirs, FOCUS_SIDES))[1]
        meeting.finite[seat] = meeting.hits[seat]
        against = theirs if opposed else []
        if may_be_infinite(table, mine) or may_be_infinite(table, against):
            ours, others = Focus(table, mine), Focus(table, against)
            meeting.finite[seat] = excess(gap, ours.finite, others.finite)[1]
            meeting.endless[seat] = excess(gap, ours.endless, others.finite)[1]
        meeting.margins[seat] = margin
        meeting.damage[seat] = excess(margin.more, margin.mine, margin.theirs)[0] * meeting.hits[seat]


def misses_from_afar(table: Table, mine: list[int], *, opposed: bool) -> bool:
    """Whether an attack misses because of the distance, as far as its keywords and cards say. [miss.distance]"""
    if table.has_keyword(mine, RANGED) or table.total("ranged", mine) > 0:
        return False
    if is_added(table, UNSTOPPABLE["cannot miss"], mine):
        return False
    return opposed or table.ruling("unopposed") != "hits"


def sums(table: Table, pieces: list[int], sides: int) -> list[float]:
    """The chance of each sum of an action's dice."""
    return chances(number_of_dice(table, pieces, sides), sides, table.improved(pieces))


class Focus:
    """The chance of each sum of an action's Focus dice, with finite and with infinite Power. [R23]

    Which of several rolls is kept depends only on their sums. So the kept one shows a maximum as often as any roll with
    the same sum.
    """

    def __init__(self, table: Table, pieces: list[int]) -> None:
        self.finite = sums(table, pieces, FOCUS_SIDES)
        self.endless = [0.0]
        if may_be_infinite(table, pieces):
            likely = self.finite
            count = number_of_dice(table, pieces, FOCUS_SIDES)
            once, lower = chances(count, FOCUS_SIDES, 0), chances(count, FOCUS_SIDES - 1, 0)
            none = power_of((FOCUS_SIDES - 1) / FOCUS_SIDES, count)  # how likely no die shows its maximum
            without = [chance * none for chance in lower] + [0.0] * (len(once) - len(lower))
            shares = [part / whole if whole else 0.0 for part, whole in zip(without, once, strict=True)]
            self.finite = [chance * share for chance, share in zip(likely, shares, strict=True)]
            self.endless = [chance * (1.0 - share) for chance, share in zip(likely, shares, strict=True)]
