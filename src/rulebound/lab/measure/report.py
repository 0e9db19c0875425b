"""What a measurement found, for people."""

from __future__ import annotations

from typing import Final

from rulebound.lab.build import build
from rulebound.lab.measure.measurement import Measurement
from rulebound.lab.measure.question import Subject
from rulebound.lab.measure.sums import Sums
from rulebound.lab.pairs import Pairs, difference_of, mean_of
from rulebound.lab.split import difference
from rulebound.lab.statistics import Rate, in_view_of_all
from rulebound.lab.wording import games, untold_of
from rulebound.lab.wording import percent as share
from rulebound.lab.wording import points as moved_by
from rulebound.language import N_, _, _n, number

CLEAR: Final = N_("stronger"), N_("weaker")
UNCLEAR: Final = N_("cannot tell whether it is stronger or weaker")
FOR_FIRST: Final = N_("better for who begins"), N_("worse for who begins")
FIRST_UNCLEAR: Final = N_("cannot tell whether it is better or worse for who begins")
RULING: Final = "ruling"


def heading(measurement: Measurement) -> str:
    """The games to be played, and the meaning of the answer."""
    tables, asked = measurement.tables, measurement.asked
    players = _n("{n} player", "{n} players", asked.seats)
    title = f"{tables.game.title}: {asked.bot}, {players}, {_(build())}"
    if not tables.one_by_one:
        return "\n".join([title, tables.question(tables.subjects[0])])
    return "\n".join([title, *[f"{one.name}: {tables.question(one)}" for one in tables.subjects]])


def report(measurement: Measurement) -> str:
    """The answer for each subject, and the number of games that are missing."""
    lines: list[str] = []
    if measurement.tables.one_by_one:
        for one in measurement.subjects:
            lines += ["", *of_subject(measurement, one)]
    else:
        lines += ["", *table(measurement)]
    lines += ["", played(measurement)]
    many = len(measurement.subjects)
    if many > 1:
        lines.append(_("Intervals hold for all {many} together with 95 % (Bonferroni).", many=many))
    return "\n".join(lines)


def played(measurement: Measurement) -> str:
    """How many games there were, and how long they took."""
    return _(
        "{games}, each played before and now, in {seconds} s.",
        games=games(measurement.sums.games),
        seconds=number(measurement.seconds),
    )


def of_subject(measurement: Measurement, one: Subject) -> list[str]:
    """The findings for one card, deck or ruling."""
    sums = measurement.sums_of(one)
    effect, came = measurement.effect(one), measurement.when_it_came(one)
    if effect is None or came is None:
        count = games(sums.chances)
        return [_("{name}: it came up in none of {games}, so nothing can be said.", name=one.name, games=count)]
    rows = rows_of(measurement, one, effect, came)
    width = max(len(label) for label, _moved in rows)
    lines = [f"{one.name}: {verdict(effect, measurement.within, one.kind)}"]
    lines += [f"  {label:{width}}  {change}" for label, change in rows]
    lines += [f"  {line}" for line in [before_and_now(sums, one), *use(sums, one), *length(sums), *begins(sums, one)]]
    lines += [f"  {line}" for line in [*matchups(measurement, one), *missing(measurement, one)]]
    return lines


def rows_of(measurement: Measurement, one: Subject, effect: Rate, came: Rate) -> list[tuple[str, str]]:
    """The effect in all games, in those in which it came up, and against another card."""
    sums = measurement.sums_of(one)
    rows = [(_("who begins") if one.kind == RULING else _("in all games"), moved(effect))]
    if sums.came < sums.chances:
        rows.append((_("in games in which it came up"), moved(came)))
    if rate := difference_of(sums.others):
        rows.append((_("against another {kind}", kind=one.kind), moved(rate)))
    return rows


def before_and_now(sums: Sums, one: Subject) -> str:
    """The rates of which the effect is the difference."""
    old, new = percent(sums.pairs.old, sums.pairs.games), percent(sums.pairs.new, sums.pairs.games)
    if one.kind == RULING:
        return _("the first player won {old} before, {new} now", old=old, new=new)
    return _("in these: won {old} before, {new} now", old=old, new=new)


def use(sums: Sums, one: Subject) -> list[str]:
    """How often a card came up, could be used and was."""
    if one.kind in (RULING, "deck"):
        return []
    return [
        _(
            "came up in {share} of {games}{when}, could be used in {could} of those, and was in {used} of those that "
            "could{when_used}",
            share=percent(sums.came, sums.chances),
            games=games(sums.chances),
            when=when(sums.when_came),
            could=percent(sums.could, sums.came),
            used=percent(sums.used, sums.could),
            when_used=when(sums.when_used),
        )
    ]


def verdict(effect: Rate, within: float, kind: str = "") -> str:
    """The answer in a few words: `stronger`, `weaker`, `changes little`, or that it cannot tell."""
    clear, unclear = (FOR_FIRST, FIRST_UNCLEAR) if kind == RULING else (CLEAR, UNCLEAR)
    if effect.low > 0 or effect.high < 0:
        return _(clear[effect.rate < 0])
    if max(-effect.low, effect.high) <= 2 * within / 100:
        most = number(100 * max(-effect.low, effect.high))
        return _("changes little: less than {most} points either way", most=most)
    return _(unclear)


def moved(rate: Rate) -> str:
    """`+4.5 points (+1.0 to +8.0)`."""
    change, low, high = moved_by(rate.rate), moved_by(rate.low), moved_by(rate.high)
    return _("{change:>5} points ({low} to {high})", change=change, low=low, high=high)


def percent(part: int, whole: int) -> str:
    """`52 %`; of nothing, a dash."""
    return share(part / whole, 0) if whole else "-"


def when(turns: dict[int, int]) -> str:
    """` (turn 4 on average)`; empty where a game counts no turns."""
    total = sum(turns.values())
    mean = sum(turn * n for turn, n in turns.items()) / total if total else 0.0
    return " " + _("(turn {turn} on average)", turn=number(mean, 1)) if mean > 0 else ""


def length(sums: Sums) -> list[str]:
    """How long the games were in which it came up."""
    if sums.turns.old:
        before, now = means(sums.turns)
        text = _("length: {before} turns before, {now} now", before=number(before, 1), now=number(now, 1))
        return [text + longer(sums.turns, 1)]
    before, now = means(sums.decisions)
    text = _("length: {before} decisions before, {now} now", before=number(before), now=number(now))
    return [text + longer(sums.decisions, 0)]


def means(pairs: Pairs) -> tuple[float, float]:
    """An amount in a game before and now, on average."""
    count = max(1, pairs.games)
    return pairs.old / count, pairs.new / count


def longer(pairs: Pairs, digits: int) -> str:
    """`: +0.4 (-0.1 to +0.9)`; empty where nothing is known."""
    rate = mean_of(pairs)
    if rate is None:
        return ""
    change, low, high = [number(bound, digits, sign="+") for bound in rate]
    return ": " + _("{change} ({low} to {high})", change=change, low=low, high=high)


def begins(sums: Sums, one: Subject) -> list[str]:
    """How often the first player has won, unless that is the effect itself."""
    if one.kind == RULING:
        return []
    rate = difference_of(sums.began)
    change = f": {moved(rate)}" if rate else ""
    old, new = percent(sums.began.old, sums.began.games), percent(sums.began.new, sums.began.games)
    return [_("the first player won {old} before, {new} now", old=old, new=new) + change]


def matchups(measurement: Measurement, one: Subject) -> list[str]:
    """The effect for each deck or character against others, as far as there is one to speak of."""
    found = measurement.matchups(one)
    lines = [
        _("{mine} against {others}", mine=met.mine, others=met.others) + f": {moved(met.rate)}, {games(met.games)}"
        for met in found
        if met.tells
    ]
    seldom = untold_of(len(found) - len(lines), len(found))
    return [*lines, seldom] if seldom else lines


def missing(measurement: Measurement, one: Subject) -> list[str]:
    """How many games are missing, and how long they would take here."""
    needed = measurement.games_needed(one)
    if not needed:
        return []
    seconds = needed * measurement.seconds / max(1, measurement.sums.games)
    return [
        _(
            "±{points:g} points would take about {games} more games, {time} here.",
            points=measurement.asked.within,
            games=number(needed),
            time=lasting(seconds),
        )
    ]


def lasting(seconds: float) -> str:
    """`40 s`, `12 min`, `3.0 h`."""
    if seconds < 90:
        return f"{number(seconds)} s"
    return f"{number(seconds / 60)} min" if seconds < 5400 else f"{number(seconds / 3600, 1)} h"


def table(measurement: Measurement) -> list[str]:
    """A line for each card, those first that are worth most to a player who may use them.

    With many cards some figures are far off by chance: `likely` is the value of each in view of the spread of all.
    """
    found = [(one, rate) for one in measurement.subjects if (rate := difference([measurement.sums_of(one).split]))]
    likely = in_view_of_all([rate for _one, rate in found])
    width = max([len(one.name) for one, _rate in found], default=0)
    lines: list[str] = []
    for (one, alone), drawn in sorted(zip(found, likely, strict=True), key=lambda pair: -pair[1].rate):
        sums, rate = measurement.sums_of(one), measurement.when_it_came(one) or alone
        use = _("used by {share} of {players} who may", share=percent(sums.used, sums.could), players=sums.could)
        shown = _("likely {change} points", change=moved_by(drawn.rate))
        lines.append(f"{one.name:{width}}  {moved(rate):32}  {shown}  {use}")
    return lines
