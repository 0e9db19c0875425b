"""A comparison of two sets of cards as a page of charts: what the new cards change, win rates, seats and lengths."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.lab.charts import Bar, curves, intervals
from rulebound.lab.compare import Comparing, Comparison, Difference
from rulebound.lab.compare_command import heading, length, report
from rulebound.lab.page import Part, Table, page
from rulebound.lab.statistics import Groups, Rate, rate_of
from rulebound.lab.wording import failed, pairs, percent, points, span
from rulebound.language import _, number


def as_page(comparing: Comparing) -> str:
    """The page as HTML."""
    result = comparing.result()
    title, *about = heading(comparing).split("\n")
    about.append(_("{pairs} in {seconds} s.", pairs=pairs(result.finished), seconds=number(result.seconds, 1)))
    if result.errors:
        about.append(failed(result.errors))
    if not result.finished:
        return page(title, [*about, _("No pair of games was finished.")], [])
    parts = [changes(result), entrants(comparing, result), seats(comparing), lengths(comparing, result)]
    return page(title, about, parts, (_("All of it in words"), report(result).strip()))


def named(it: Difference) -> str:
    """A bot with its deck."""
    return f"{it.bot}, {it.deck}" if it.deck else it.bot


def changes(result: Comparison) -> Part:
    """How much more often each bot with its deck wins with the new cards."""
    known = [(it, Rate(it.difference, it.low, it.high)) for it in result.differences if it.difference is not None]
    sure = [named(it) for it, rate in known if rate.low > 0 or rate.high < 0]
    if sure:
        names = "; ".join(sure)
        sentence = _("The new cards change for certain how often these win: {names}.", names=names)
    else:
        sentence = _("It is not certain that the new cards change how often anyone wins.")
    drawing = intervals([Bar(named(it), rate) for it, rate in known], _("points of a hundred games won more"))
    rows = [[named(it), share(it.old), share(it.new), moved(rate)] for it, rate in known]
    heads = [_("bot"), _("before"), _("now"), _("points")]
    return Part(_("What the new cards change"), sentence, drawing, Table(heads, rows))


def share(rate: float | None) -> str:
    """A share of games; empty where nothing is known."""
    return "" if rate is None else percent(rate)


def moved(rate: Rate) -> str:
    """`+4.5 (+1.0 .. +8.0)`."""
    return f"{points(rate.rate)} ({points(rate.low)} .. {points(rate.high)})"


def entrants(comparing: Comparing, result: Comparison) -> Part:
    """How often each bot with its deck wins with each set."""
    sums = comparing.sums
    names = [named(it) for it in result.differences]
    sentence = _("How often each bot wins with its deck, before and now; the dashed line is an even share.")
    return of_groups(comparing, _("Games won"), sentence, names, sums.old.entrants, sums.new.entrants)


def seats(comparing: Comparing) -> Part:
    """How often each seat wins with each set."""
    sums = comparing.sums
    names = [_("seat {seat}", seat=seat) for seat in range(1, len(sums.old.seats) + 1)]
    before, now = (rate_of(tally.seats[0]) for tally in (sums.old, sums.new))
    sentence = _("Seat 1 won {before} before and wins {now} now.", before=rated(before), now=rated(now))
    return of_groups(comparing, _("Seats"), sentence, names, sums.old.seats, sums.new.seats)


def of_groups(
    comparing: Comparing, title: str, sentence: str, names: Sequence[str], old: Sequence[Groups], new: Sequence[Groups]
) -> Part:
    """Win rates before and now, with their intervals."""
    bars: list[Bar] = []
    rows: list[list[str]] = []
    for name, was, now in zip(names, old, new, strict=True):
        rates = [rate_of(was), rate_of(now)]
        labels = [_("{name}: before", name=name), _("{name}: now", name=name)]
        bars += [Bar(label, rate) for label, rate in zip(labels, rates, strict=True) if rate]
        rows.append([name, *[rated(rate) for rate in rates]])
    even = 1 / comparing.duel.old.seats
    return Part(title, sentence, intervals(bars, _("% of games won"), even), Table(["", _("before"), _("now")], rows))


def rated(rate: Rate | None) -> str:
    """`52.0 % (48.1 to 56.4 %)`; empty where nothing is known."""
    return f"{percent(rate.rate)} ({span(rate.low, rate.high)})" if rate else ""


def lengths(comparing: Comparing, result: Comparison) -> Part:
    """How long games take with each set."""
    sums = comparing.sums
    unit = _("turns") if sums.old.turns else _("decisions")
    sentence = " ".join(length(result)) or _("How many decisions games took with each set.")
    return Part(_("Length"), sentence, curves({_("before"): sums.old.lasted, _("now"): sums.new.lasted}, unit))
