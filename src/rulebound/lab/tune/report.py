"""What a search has found, for people and as data."""

from __future__ import annotations

import math
from functools import partial
from typing import Any, Final

from rulebound.lab.build import build
from rulebound.lab.statistics import Rate
from rulebound.lab.tune.playing import Found
from rulebound.lab.tune.search import Trial, Tuning
from rulebound.lab.tune.targets import Figure
from rulebound.lab.wording import games, percent, points
from rulebound.language import SOURCE, _, _n, number, speaking

MOST_NAMED: Final = 8  # cards of which the search has not seen what they change


def heading(tuning: Tuning) -> str:
    """What is searched."""
    return _(
        "{title}: {numbers}, {sets}, up to {games} each, by {bot}, {build}",
        title=tuning.varied.game.title,
        numbers=_n("{n} number may change", "{n} numbers may change", len(tuning.varied.numbers)),
        sets=_n("{n} set is tried", "{n} sets are tried", tuning.budget.trials),
        games=games(tuning.budget.games),
        bot=tuning.games.bot,
        build=_(build()),
    )


def trial_line(tuning: Tuning, trial: Trial) -> str:
    """A set that was tried, in a line."""
    what = ", ".join(changed(tuning, trial)) or _("as it is")
    if not trial.whole:
        return _("{n}. {what}: stopped after {games}", n=len(tuning.trials), what=what, games=games(trial.found.games))
    outside = number(math.sqrt(trial.loss), 1)
    return _("{n}. {what}: {points} points outside what is wanted", n=len(tuning.trials), what=what, points=outside)


def changed(tuning: Tuning, trial: Trial) -> list[str]:
    """The numbers that are otherwise: `Aki.power 1 to 4`."""
    return [
        _("{name} {before} to {now}", name=one.name, before=one.now, now=trial.values[one.name])
        for one in tuning.varied.numbers
        if trial.values[one.name] != one.now
    ]


def report(tuning: Tuning) -> str:
    """The proposal, what it is expected to do, and what it did on fresh seeds."""
    if not any(one.whole for one in tuning.trials):
        return _("No set played all its games.")
    best = tuning.best
    numbers = changed(tuning, best)
    lines = ["", _("Proposed:"), *[f"  {line}" for line in numbers]] if numbers else ["", _("It is best as it is.")]
    if tuning.unseen:
        lines += ["", unseen_line(tuning.unseen)]
    if tuning.measured is None:
        return "\n".join([*lines, _("Nothing was measured on fresh seeds.")])
    found = [one for one in compared(tuning) if one["now"]]
    if found:
        width = max(len(one["what"]) for one in found)
        lines += ["", _("Found in the search, and measured on fresh seeds, before and now:")]
        lines += [figure_line(one, width) for one in found]
    return "\n".join([*lines, "", *outcome(tuning, tuning.measured)])


def outcome(tuning: Tuning, measured: tuple[Found, Found]) -> list[str]:
    """How far the set as it was and the best one are from what is wanted on fresh seeds."""
    was, is_now = (tuning.targets.loss(found) for found in measured)
    lines = [
        _(
            "Outside what is wanted, on {games} with fresh seeds: {was} points before, {now} now; {expected} expected.",
            games=games(measured[1].games),
            was=number(math.sqrt(was), 1),
            now=number(math.sqrt(is_now), 1),
            expected=number(math.sqrt(tuning.best.loss), 1),
        )
    ]
    if changed(tuning, tuning.best) and is_now >= was:
        lines.append(_("The proposal is not better: let more games be played, or give other bounds."))
    return lines


def unseen_line(cards: list[str]) -> str:
    """That the search has not seen what cards change."""
    named = ", ".join(cards[:MOST_NAMED])
    if more := len(cards[MOST_NAMED:]):
        named = _("{words} and {n} more", words=named, n=number(more))
    return _("Too few players drew these to see in the search what they change: {cards}.", cards=named)


def compared(tuning: Tuning) -> list[dict[str, Any]]:
    """Each figure: what it is about, what was expected of the best set, and what both sets did on fresh seeds.

    `expected`, `before`, `now` (a rate with its interval) are None where nothing is known; `share` is whether it is a
    share of games won, and not the points by which a card changes it.
    """
    expected, before, now = (
        by_name(tuning.targets.figures(found)) if found else {}
        for found in (tuning.best.found, *(tuning.measured or (None, None)))
    )
    return [
        {
            "what": label(one),
            "share": one.players > 0,
            "expected": rate_in(expected, key),
            "before": rate_in(before, key),
            "now": now[key].rate._asdict() if key in now else None,
            "least": one.least,
            "most": one.most,
            "verdict": now[key].verdict if key in now else "",
        }
        for key, one in (now or expected).items()
    ]


def rate_in(figures: dict[tuple[str, int], Figure], key: tuple[str, int]) -> float | None:
    """The rate of a figure, where there is one."""
    return figures[key].rate.rate if key in figures else None


def figure_line(one: dict[str, Any], width: int) -> str:
    """A figure of the report."""
    said = partial(amount, one)
    return _(
        "  {what}  expected {expected}, was {before}, is {now} ({low} to {high}), should be {least} to {most}: "
        "{verdict}",
        what=f"{one['what']:{width}}",
        expected=said(one["expected"]),
        before=said(one["before"]),
        now=said(one["now"]["rate"]),
        low=said(one["now"]["low"]),
        high=said(one["now"]["high"]),
        least=said(one["least"]),
        most=said(one["most"]),
        verdict=_(one["verdict"]),
    )


def amount(one: dict[str, Any], rate: float | None) -> str:
    """A rate of a figure: a share of games, or points."""
    return _("unknown") if rate is None else percent(rate, 0) if one["share"] else points(rate)


def by_name(figures: list[Figure]) -> dict[tuple[str, int], Figure]:
    """Figures by what they are about."""
    return {(one.what, one.players): one for one in figures}


def label(one: Figure) -> str:
    """What a figure is about."""
    if not one.players:
        return _("{card}, drawn early", card=one.what)
    return _n("{what}, {n} player", "{what}, {n} players", one.players, what=one.what)


def as_json(tuning: Tuning) -> dict[str, Any]:
    """Everything, as data that JSON can hold."""
    with speaking(SOURCE):
        build_name = build()
    best = tuning.best if any(one.whole for one in tuning.trials) else None
    return {
        "game": tuning.games.game,
        "build": build_name,
        "bot": tuning.games.bot,
        "seed": tuning.games.seed,
        "players": list(tuning.players),
        "targets": {"least": tuning.targets.least, "most": tuning.targets.most, "points": tuning.targets.points},
        "numbers": [one._asdict() for one in tuning.varied.numbers],
        "trials": [
            {"values": one.values, "loss": one.loss, "games": one.found.games, "whole": one.whole}
            for one in tuning.trials
        ],
        "proposed": best.values if best else None,
        "expected": figures(tuning, best.found) if best else [],
        "before": figures(tuning, tuning.measured[0]) if tuning.measured else [],
        "measured": figures(tuning, tuning.measured[1]) if tuning.measured else [],
        "cards": tuning.varied.text(best.values) if best else "",
    }


def figures(tuning: Tuning, found: Any) -> list[dict[str, Any]]:
    """The figures of games."""
    return [
        {
            "what": one.what,
            "players": one.players,
            **rated(one.rate),
            "least": one.least,
            "most": one.most,
            "verdict": one.verdict,
        }
        for one in tuning.targets.figures(found)
    ]


def rated(rate: Rate) -> dict[str, float]:
    """A rate with its interval."""
    return rate._asdict()
