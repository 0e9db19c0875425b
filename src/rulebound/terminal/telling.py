"""How several things are told at once: names, numbers of things, lines of the log that say the same; and advice."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec import structs

from rulebound.kernel.basics.view import Line, View, say, whole


def listing(names: list[str]) -> str:
    """Names as a sentence has them: "Mika, Tor and Ann"."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def advice_told(view: View, advice: Sequence[tuple[int, float]]) -> list[str]:
    """What a strong player would do of the options of a view: codes with chances, the best first."""
    options = view.decision.options if view.decision else []
    numbers = {option.code: number for number, option in enumerate(options, 1)}
    leads = ["A strong player would take", *["or"] * len(advice)]
    return [
        f"{lead} {numbers[code]}: {whole(options[numbers[code] - 1])}, with {chance:.0%} to win"
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
