"""A measurement as a page of charts, each with a sentence on what it shows, and the figures below it."""

from __future__ import annotations

from typing import Final

from rulebound.lab.charts import Bar, curves, intervals, matrix
from rulebound.lab.measure.measurement import Matchup, Measurement
from rulebound.lab.measure.question import Subject
from rulebound.lab.measure.report import RULING, heading, moved, percent, played, report, verdict
from rulebound.lab.page import Part, Table, page
from rulebound.lab.wording import games, untold_of
from rulebound.language import N_, _, number

MOST_CLEAR: Final = N_("{name} changes most with {mine} against {others}: {moved}.")
MOST_UNCLEAR: Final = N_("{name} changes most with {mine} against {others}: {moved}, which may be chance.")


def as_page(measurement: Measurement) -> str:
    """The page as HTML."""
    title, *questions = heading(measurement).split("\n")
    parts = [effects(measurement)]
    if measurement.tables.one_by_one:
        for one in measurement.subjects:
            parts += [*matchups(measurement, one), *lengths(measurement, one), *moments(measurement, one)]
    about = [*questions, played(measurement)]
    return page(title, about, parts, (_("All of it in words"), report(measurement)))


def effects(measurement: Measurement) -> Part:
    """The effect of each subject with its interval."""
    found = [(one, rate) for one in measurement.subjects if (rate := measurement.effect(one))]
    rows = [[one.name, moved(rate).strip(), verdict(rate, measurement.within, one.kind)] for one, rate in found]
    clear = [one.name for one, rate in found if rate.low > 0 or rate.high < 0]
    if clear:
        names = ", ".join(clear)
        sentence = _("These change for certain how often games are won: {names}.", names=names)
    else:
        sentence = _("It is not certain of any that it changes how often games are won.")
    bars = [Bar(one.name, rate) for one, rate in found]
    drawing = intervals(bars, _("points of a hundred games won more")) if bars else ""
    return Part(_("Effect"), sentence, drawing, Table([_("measured"), _("effect"), _("verdict")], rows))


def matchups(measurement: Measurement, one: Subject) -> list[Part]:
    """The effect for each deck or character against each other, as far as there are games enough to say anything."""
    found = measurement.matchups(one)
    if not found:
        return []
    title, telling = _("{name}: matchups", name=one.name), [met for met in found if met.tells]
    if not telling:
        return [Part(title, _("Each matchup has too few games to say anything."))]
    cells = {(met.mine, met.others): met.rate for met in telling}
    rows = [[met.mine, met.others, moved(met.rate).strip(), games(met.games)] for met in telling]
    heads = [_("with"), _("against"), _("effect"), _("games")]
    seldom = untold_of(len(found) - len(telling), len(found))
    sentence = f"{greatest(one, telling)} {seldom}".strip()
    return [Part(title, sentence, matrix(cells, _("with"), _("against")), Table(heads, rows))]


def greatest(one: Subject, telling: list[Matchup]) -> str:
    """In which matchup it changes most."""
    met = max(telling, key=lambda met: abs(met.rate.rate))
    sentence = MOST_CLEAR if met.rate.low > 0 or met.rate.high < 0 else MOST_UNCLEAR
    return _(sentence, name=one.name, mine=met.mine, others=met.others, moved=moved(met.rate).strip())


def lengths(measurement: Measurement, one: Subject) -> list[Part]:
    """How long games are, before and now; and who begins."""
    sums = measurement.sums_of(one)
    if not sums.came:
        return []
    pairs = sums.turns if sums.turns.old else sums.decisions
    unit = _("turns") if sums.turns.old else _("decisions")
    sentence = _(
        "With {name} a game takes {now} {unit} on average, before it took {before}.",
        name=one.name,
        now=number(pairs.new / pairs.games, 1),
        before=number(pairs.old / pairs.games, 1),
        unit=unit,
    )
    drawing = curves({_("before"): sums.lasted_before, _("now"): sums.lasted_now}, unit)
    rows = [
        [_("who begins wins"), percent(sums.began.old, sums.began.games), percent(sums.began.new, sums.began.games)]
    ]
    return [Part(_("{name}: length", name=one.name), sentence, drawing, Table(["", _("before"), _("now")], rows))]


def moments(measurement: Measurement, one: Subject) -> list[Part]:
    """When a card comes up and is used."""
    sums = measurement.sums_of(one)
    turned = sums.when_came.keys() | sums.when_used.keys()
    if one.kind in (RULING, "deck") or len(turned) < 2:
        return []
    sentence = _(
        "{name} came up in {share} of {games}, and was used in {used} of those in which it could be.",
        name=one.name,
        share=percent(sums.came, sums.chances),
        games=games(sums.chances),
        used=percent(sums.used, sums.could),
    )
    drawing = curves({_("came up"): sums.when_came, _("used"): sums.when_used}, _("turn"))
    return [Part(_("{name}: when it comes up and is used", name=one.name), sentence, drawing)]
