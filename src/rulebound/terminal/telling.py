"""How the log is told, where several lines that follow each other and say the same are one; and advice."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec import structs

from rulebound.kernel.seat import Seat
from rulebound.kernel.view import Line, say


def advice_told(seat: Seat, advice: Sequence[tuple[int, float]]) -> list[str]:
    """What a strong player would do in a seat's place: codes with chances, the best first."""
    numbers = {action.code: number for number, action in enumerate(seat.legal_actions(), 1)}
    leads = ["A strong player would take", *["or"] * len(advice)]
    return [
        f"{lead} {numbers[code]}: {seat.describe(seat.game.action(code))}, with {chance:.0%} to win"
        for lead, (code, chance) in zip(leads, advice, strict=False)
    ]


def told_once(lines: list[Line]) -> list[Line]:
    """The lines, with one for several that follow each other and say the same."""
    told = []
    for _, group in groupby(lines, key=lambda line: (say(line.text), line.clause, line.head)):
        first, *others = group
        if others and not first.rolls:
            told.append(structs.replace(first, text=[*first.text, f" ({len(others) + 1} times)"]))
        else:
            told += [first, *others]
    return told
