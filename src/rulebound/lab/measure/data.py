"""What a measurement found, as data that JSON can hold; rates are from -1 to 1."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from rulebound.lab.build import build
from rulebound.lab.measure.measurement import Matchup, Measurement
from rulebound.lab.measure.question import Subject
from rulebound.lab.measure.report import verdict
from rulebound.lab.pairs import Pairs, difference_of, mean_of
from rulebound.lab.statistics import Rate
from rulebound.language import SOURCE, speaking


def as_json(measurement: Measurement) -> dict[str, Any]:
    """Everything."""
    with speaking(SOURCE):  # for programs, whatever people read
        subjects = [of_subject(measurement, one) for one in measurement.tables.subjects]
    return {
        "asked": asdict(measurement.asked),
        "build": build(),
        "games": measurement.sums.games,
        "seconds": measurement.seconds,
        "workers": measurement.workers,
        "measured": subjects,
        "failures": [failure._asdict() for failure in measurement.sums.failures],
    }


def of_subject(measurement: Measurement, one: Subject) -> dict[str, Any]:
    """The findings for one card, deck or ruling."""
    sums = measurement.sums_of(one)
    effect = measurement.effect(one)
    return {
        "name": one.name,
        "kind": one.kind,
        "before": one.before,
        "question": measurement.tables.question(one),
        "verdict": verdict(effect, measurement.within, one.kind) if effect else "cannot tell",
        "effect": rate(effect),
        "where_it_came_up": rate(measurement.when_it_came(one)),
        "against_another": rate(difference_of(sums.others)),
        "won_before": share(sums.pairs.old, sums.pairs.games),
        "won_now": share(sums.pairs.new, sums.pairs.games),
        "could_have": sums.chances,
        "came_up": sums.came,
        "could_be_used": sums.could,
        "used": sums.used,
        "when_came": dict(sorted(sums.when_came.items())),
        "when_used": dict(sorted(sums.when_used.items())),
        "turns": amount(sums.turns),
        "decisions": amount(sums.decisions),
        "who_begins": amount(sums.began) | {"difference": rate(difference_of(sums.began))},
        "matchups": [matchup(met) for met in measurement.matchups(one)],
        "games_needed": measurement.games_needed(one),
    }


def matchup(met: Matchup) -> dict[str, Any]:
    """The effect for a deck against others."""
    return {
        "deck": met.mine,
        "against": met.others,
        "games": met.games,
        "effect": rate(met.alone),
        "together": rate(met.rate),
    }


def amount(pairs: Pairs) -> dict[str, Any]:
    """An amount before and now, and the difference."""
    return {
        "before": share(pairs.old, pairs.games),
        "now": share(pairs.new, pairs.games),
        "difference": rate(mean_of(pairs)),
    }


def share(part: int, whole: int) -> float | None:
    """A share; None of nothing."""
    return part / whole if whole else None


def rate(found: Rate | None) -> dict[str, float] | None:
    """A rate with its interval."""
    return found._asdict() if found else None
