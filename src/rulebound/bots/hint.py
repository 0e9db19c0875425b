"""Hints: the option that a bot would choose, and the next best ones."""

from __future__ import annotations

from typing import Final, NamedTuple

from rulebound.bots.bot import Judged
from rulebound.bots.spec import judge_of
from rulebound.kernel.table.seat import Seat

OTHERS: Final = 2


class Hint(NamedTuple):
    """The best option and up to two others, each with its estimated chance of winning."""

    best: Judged
    others: tuple[Judged, ...]


def hint(seat: Seat, spec: str, seed: int) -> Hint:
    """The hint of this bot for a seat that must decide. Raises SetupError for a bot without estimates."""
    best, *others = judge_of(spec, seed).judge(seat)
    return Hint(best, tuple(sorted(others[:OTHERS], key=lambda one: -one.chance)))
