"""Whether chances of winning are right as often as they say, and what makes them so: `weigh GAME --chances`.

Bots choose by a game's `value`, and people read its `chances`. A value that tells good choices from bad ones may still
be far too sure of who is ahead. How sure it should be is fitted by maximum likelihood from who wins games between equal
bots, as a power of the value: below 1 it is too sure, above 1 not sure enough. That power is the game's `sureness`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final, NamedTuple

from rulebound.kernel.game.game import Game
from rulebound.lab.arena import Arena
from rulebound.lab.statistics import Z
from rulebound.lab.wording import games, percent
from rulebound.language import _, number

LEAST: Final = 1e-6  # a smaller chance counts as this one
STEPS: Final = 50  # of Newton's method, which takes about five
LONGEST_STEP: Final = 0.5
CLOSE: Final = 1e-6
TENTHS: Final = 10


class Judged(NamedTuple):
    """A position: the logarithms of the seats' values, and each seat's share of the win in the end."""

    logarithms: list[float]
    won: list[float]


@dataclass(frozen=True, slots=True)
class Sureness:
    """The power that makes chances right, with its 95 % interval, the deal as the unit."""

    power: float
    low: float
    high: float


def judged_in(arena: Arena, judge: Game, deal: int) -> list[Judged]:
    """The positions at the first decision of each turn of a game; none if no seat won it, or all did.

    judge: the game whose value is asked.
    """
    seen: list[list[float]] = []
    last, state = -1, None
    for state, _action, _visits in arena.follow(deal):
        if state.turn != last:
            last = state.turn
            seen.append([judge.value(state, seat) for seat in range(state.seats)])
    if state is None or not 0 < len(state.winners) < state.seats:
        return []
    won = [1.0 / len(state.winners) if seat in state.winners else 0.0 for seat in range(state.seats)]
    return [Judged([math.log(max(LEAST, worth)) for worth in worths], won) for worths in seen]


def chances(logarithms: Sequence[float], power: float) -> list[float]:
    """The chances of all seats by their values to this power."""
    most = max(power * one for one in logarithms)
    parts = [math.exp(power * one - most) for one in logarithms]
    return [part / sum(parts) for part in parts]


def loss(positions: Sequence[Judged], power: float) -> float:
    """The mean of -log(the chance given to who won): the smaller the better; even chances have log(seats)."""
    total = 0.0
    for one in positions:
        given = chances(one.logarithms, power)
        total -= sum(won * math.log(max(LEAST, chance)) for won, chance in zip(one.won, given, strict=True))
    return total / len(positions)


def slope(position: Judged, power: float) -> tuple[float, float]:
    """The first derivative of the log-likelihood of a position by the power, and minus the second."""
    given = chances(position.logarithms, power)
    mean = sum(chance * log for chance, log in zip(given, position.logarithms, strict=True))
    first = sum(won * log for won, log in zip(position.won, position.logarithms, strict=True)) - mean
    return first, sum(c * log * log for c, log in zip(given, position.logarithms, strict=True)) - mean * mean


def fitted(deals: Sequence[Sequence[Judged]]) -> Sureness:
    """The power of greatest likelihood. Positions of a deal hang together, so its interval counts deals (sandwich)."""
    power, bend = 1.0, 0.0
    for _step in range(STEPS):
        slopes = [slope(one, power) for deal in deals for one in deal]
        bend = sum(second for _first, second in slopes)
        if bend <= CLOSE:
            break
        step = sum(first for first, _second in slopes) / bend
        power += max(-LONGEST_STEP, min(LONGEST_STEP, step))
        if abs(step) < CLOSE:
            break
    by_deal = [sum(slope(one, power)[0] for one in deal) for deal in deals]
    wide = Z * math.sqrt(sum(one * one for one in by_deal)) / bend if bend > CLOSE else math.inf
    return Sureness(power, power - wide, power + wide)


class Tenth(NamedTuple):
    """The seats to which about the same chance was given: the mean of these chances, how many of them won, and all."""

    said: float
    won: float
    seats: int


def tenths(positions: Sequence[Judged], power: float) -> list[Tenth]:
    """What came of chances from 0 to 10 %, from 10 to 20 % and so on, as far as any were given."""
    found: list[list[tuple[float, float]]] = [[] for _tenth in range(TENTHS)]
    for one in positions:
        for chance, won in zip(chances(one.logarithms, power), one.won, strict=True):
            found[min(TENTHS - 1, int(TENTHS * chance))].append((chance, won))
    return [
        Tenth(fmean(chance for chance, _won in pairs), fmean(won for _chance, won in pairs), len(pairs))
        for pairs in found
        if pairs
    ]


def report(game: Game, bot: str, deals: Sequence[Sequence[Judged]]) -> list[str]:
    """What the games say, in lines."""
    positions = [one for deal in deals for one in deal]
    seats = len(positions[0].won)
    found = fitted(deals)
    lines = [
        _(
            "{title}: {games} of {bot}, {n} positions, one in each turn",
            title=game.title,
            games=games(len(deals)),
            bot=bot,
            n=number(len(positions)),
        ),
        _(
            "Raised to the power of {power} ({low} to {high}), the value is right; the chances raise it to {sureness}.",
            power=number(found.power, 2),
            sureness=number(game.sureness, 2),
            low=number(found.low, 2),
            high=number(found.high, 2),
        ),
        _(
            "Mean logarithmic loss: {value} of the value, {chances} of the chances, {fitted} of that power, {even} "
            "of even chances",
            value=number(loss(positions, 1.0), 3),
            chances=number(loss(positions, game.sureness), 3),
            fitted=number(loss(positions, found.power), 3),
            even=number(math.log(seats), 3),
        ),
        "",
        f"{_('said'):>8} {_('won'):>8} {_('seats'):>8}",
    ]
    for one in tenths(positions, game.sureness):
        lines.append(f"{percent(one.said):>8} {percent(one.won):>8} {number(one.seats):>8}")
    return lines
