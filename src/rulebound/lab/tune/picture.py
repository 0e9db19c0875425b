"""A search as a page of charts: figures against their bounds, what is proposed, and the sets that were tried."""

from __future__ import annotations

import math
from typing import Any

from rulebound.lab.charts import Aim, aims, tries
from rulebound.lab.page import Part, Table, page
from rulebound.lab.statistics import Rate
from rulebound.lab.tune.report import amount, changed, compared, heading, outcome, report, unseen_line
from rulebound.lab.tune.search import Tuning
from rulebound.language import _, _n, number


def as_page(tuning: Tuning) -> str:
    """The page as HTML."""
    if not any(one.whole for one in tuning.trials):
        return page(heading(tuning), [report(tuning)], tried(tuning))
    measured = outcome(tuning, tuning.measured) if tuning.measured else [_("Nothing was measured on fresh seeds.")]
    unseen = [unseen_line(tuning.unseen)] if tuning.unseen else []
    found = compared(tuning)
    shares, effects = ([one for one in found if one["share"] is kind] for kind in (True, False))
    parts = [
        proposal(tuning),
        *figures(shares, _("Games won"), _("% of games won")),
        *figures(effects, _("Cards"), _("points of a hundred games won more by who drew it early")),
        *tried(tuning),
    ]
    return page(heading(tuning), [*measured, *unseen], parts, (_("All of it in words"), report(tuning).strip()))


def proposal(tuning: Tuning) -> Part:
    """The numbers that should be otherwise."""
    best = tuning.best
    rows = [
        [one.card, one.key, number(one.now), number(best.values[one.name]), f"{number(one.low)} .. {number(one.high)}"]
        for one in tuning.varied.numbers
        if best.values[one.name] != one.now
    ]
    if not rows:
        return Part(_("Proposal"), _("It is best as it is."))
    of = len(tuning.varied.numbers)
    sentence = _("Of {all} numbers that may change, {n} should be otherwise.", n=len(rows), all=of)
    heads = [_("card"), _("number"), _("before"), _("proposed"), _("may be")]
    return Part(_("Proposal"), sentence, table=Table(heads, rows))


def figures(found: list[dict[str, Any]], title: str, axis: str) -> list[Part]:
    """Figures of one kind: before, expected and on fresh seeds, against their bounds."""
    if not found:
        return []
    series = {_("before"): "before", _("expected"): "expected", _("fresh seeds"): "now"}
    drawn = [aim(one, series) for one in found]
    kept = [one for one in found if one["now"] and one["least"] <= one["now"]["rate"] <= one["most"]]
    sentence = _(
        "On fresh seeds {kept} of {all} figures keep their bounds, which are grey; the line is the 95 % interval.",
        kept=len(kept),
        all=len(found),
    )
    heads = ["", _("before"), _("expected"), _("fresh seeds"), _("should be"), _("verdict")]
    return [Part(title, sentence, aims(drawn, list(series), axis), Table(heads, [row(one) for one in found]))]


def aim(one: dict[str, Any], series: dict[str, str]) -> Aim:
    """A figure as it is drawn."""
    rates = {name: one[key]["rate"] if key == "now" and one[key] else one[key] for name, key in series.items()}
    known = {name: 100 * rate for name, rate in rates.items() if rate is not None}
    return Aim(one["what"], known, Rate(**one["now"]) if one["now"] else None, 100 * one["least"], 100 * one["most"])


def row(one: dict[str, Any]) -> list[str]:
    """A figure in a table."""
    now = one["now"]
    fresh = f"{amount(one, now['rate'])} ({amount(one, now['low'])} .. {amount(one, now['high'])})" if now else ""
    bounds = f"{amount(one, one['least'])} .. {amount(one, one['most'])}"
    verdict = _(one["verdict"]) if one["verdict"] else ""
    return [one["what"], amount(one, one["before"]), amount(one, one["expected"]), fresh, bounds, verdict]


def tried(tuning: Tuning) -> list[Part]:
    """How far each set that was tried is from what is wanted."""
    numbered = list(enumerate(tuning.trials, 1))
    if not numbered:
        return []
    whole = {n: math.sqrt(one.loss) for n, one in numbered if one.whole}
    stopped = {n: math.sqrt(one.loss) for n, one in numbered if not one.whole}
    sentence = _n("{n} set was tried", "{n} sets were tried", len(numbered))
    about = _(
        "{sets}, and {stopped} of them stopped early, because they were clearly worse or the time was over; their "
        "distance is that of fewer games. The line is the least distance so far of those that played all.",
        sets=sentence,
        stopped=number(len(stopped)),
    )
    drawing = tries(
        {_("played all its games"): whole, _("stopped early"): stopped},
        _("set"),
        _("points outside what is wanted"),
    )
    rows = [
        [number(n), ", ".join(changed(tuning, one)) or _("as it is"), number(math.sqrt(one.loss), 1),
         number(one.found.games), "" if one.whole else _("stopped early")]
        for n, one in numbered
    ]  # fmt: skip
    heads = [_("set"), _("changed"), _("points outside"), _("games"), ""]
    return [Part(_("Sets that were tried"), about, drawing, Table(heads, rows))]
