"""Advice: what a bot would do in somebody's place, and what else was worth a thought."""

from __future__ import annotations

from typing import Final, NamedTuple

from rulebound.bots.bot import Judged
from rulebound.bots.spec import judge_of
from rulebound.kernel.table.seat import Seat

OTHERS: Final = 2


class Hint(NamedTuple):
    """The best option and the next ones (two, or as many as there are), by the chance of winning that each has."""

    best: Judged
    others: tuple[Judged, ...]


def hint(seat: Seat, spec: str, seed: int) -> Hint:
    """What this bot advises a seat that must decide. Raises SetupError for a bot that does not think."""
    best, *others = judge_of(spec, seed).judge(seat)
    return Hint(best, tuple(sorted(others[:OTHERS], key=lambda one: -one.chance)))
