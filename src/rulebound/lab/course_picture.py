"""How games went, as charts: how long they were, how they ended, and by turn who was ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from rulebound.kernel.basics.view import Counter
from rulebound.kernel.table.action import NO_SEAT
from rulebound.lab.balance import Balance
from rulebound.lab.balance_command import average_length, percent
from rulebound.lab.charts import histogram, lines, shares
from rulebound.lab.course import Sides, binned, mean, middle_half, often_reached
from rulebound.lab.page import Part, Table
from rulebound.language import _, number

MOST_ROWS: Final = 15  # of a table by turns
PERCENT: Final = "%"


def lengths(balance: Balance) -> list[Part]:
    """How many turns and decisions games take."""
    went = balance.sums.course
    parts: list[Part] = []
    for title, unit, counts in (
        (_("Length in turns"), _("turns"), went.turns),
        (_("Length in decisions"), _("decisions"), went.decisions),
    ):
        if not counts:
            continue
        low, high = middle_half(counts)
        sentence = _("The middle half of the games take {low} to {high} {unit}.", low=low, high=high, unit=unit)
        drawing = histogram(binned(counts), unit, mean(counts))
        parts.append(Part(title, f"{average_length(balance)} {sentence}", drawing))
    return parts


def ends(balance: Balance) -> Part:
    """How games ended."""
    found = dict(balance.sums.outcomes.most_common())
    total, (most, times) = balance.sums.games, next(iter(found.items()))
    sentence = _("Games end by {reason} most often: {share}.", reason=most, share=percent(times / total))
    rows = [[reason, number(n), percent(n / total)] for reason, n in found.items()]
    said = " ".join([sentence, *balance.sums.loops.sentences()])
    drawing = shares(found, _("share of games"))
    return Part(_("How games ended"), said, drawing, Table([_("ended by"), _("games"), _("share")], rows))


def chances(balance: Balance) -> list[Part]:
    """What chance the game's value gave, by turn, to who won in the end and to who did not."""
    found = often_reached(balance.sums.course.chances)
    if len(found) < 2:
        return []
    means = {turn: some.means() for turn, some in found.items()}
    first, last = min(found), half_reach(found)
    sentence = _(
        "By the estimate with which bots look ahead, who won in the end had a chance of {first} at the beginning of "
        "turn {begin} and of {last} in turn {end}, which half of the games reach; later turns are of long games alone.",
        first=percent(means[first][0]),
        begin=first,
        last=percent(means[last][0]),
        end=last,
    )
    drawing = lines(by_side(means), _("turn"), _("estimated chance of winning"))
    return [Part(_("Chance of winning by turn"), sentence, drawing, turns_table(found, percent))]


def scores(balance: Balance) -> list[Part]:
    """What those who won in the end had by turn, and what others had, of each number that decides the game."""
    arena, found = balance.arenas[0], balance.sums.course.scores
    shown = arena.game.begin(arena.setup_of(0)).seat_of(NO_SEAT).view().seats[0]
    return [
        part
        for counter in shown.counters
        if counter.key in found
        for part in score(counter, often_reached(found[counter.key]))
    ]


def score(counter: Counter, found: Mapping[int, Sides]) -> list[Part]:
    """One of these numbers."""
    if len(found) < 2:
        return []

    amount = partial(with_unit, counter.unit)
    means = {turn: some.means() for turn, some in found.items()}
    first, last = min(found), half_reach(found)
    sentence = _(
        "At the beginning of turn {begin}, who won in the end had {first} in the mean and who did not {other}; in turn "
        "{end}, which half of the games reach, {last} and {behind}. Later turns are of long games alone.",
        begin=first,
        first=amount(means[first][0]),
        other=amount(means[first][1]),
        end=last,
        last=amount(means[last][0]),
        behind=amount(means[last][1]),
    )
    if counter.goal is not None:
        sentence += " " + _("The dashed line is the goal, {goal}.", goal=with_unit(counter.unit, counter.goal, 0))
    axis = f"{counter.label} ({counter.unit})" if counter.unit else counter.label
    drawing = lines(by_side(means), _("turn"), axis, parts_of_all=False, goal=counter.goal)
    return [Part(_("{number} by turn", number=counter.label), sentence, drawing, turns_table(found, amount))]


def with_unit(unit: str, amount: float, digits: int = 1) -> str:
    """`12.5`, `12.5k`, `12.5 %`."""
    return f"{number(amount, digits)}{' ' if unit == PERCENT else ''}{unit}"


def half_reach(found: Mapping[int, Sides]) -> int:
    """The last turn that half of the games reach."""
    most = max(some.games for some in found.values())
    return max(turn for turn, some in found.items() if 2 * some.games >= most)


def by_side(means: Mapping[int, tuple[float, float]]) -> dict[str, dict[int, float]]:
    """The two lines of a chart by turn."""
    return {
        _("did not win"): {turn: others for turn, (_winners, others) in means.items()},
        _("won in the end"): {turn: winners for turn, (winners, _others) in means.items()},
    }


def turns_table(found: Mapping[int, Sides], said: Callable[[float], str]) -> Table:
    """Turns with the means of both sides; of many turns every second or third."""
    rows = [
        [number(turn), number(some.games), *[said(mean) for mean in some.means()]]
        for turn, some in list(found.items())[:: -(-len(found) // MOST_ROWS)]
    ]
    return Table([_("turn"), _("games"), _("won in the end"), _("did not win")], rows)
