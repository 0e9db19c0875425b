"""How the log is told: several lines that follow each other and say the same are one."""

from __future__ import annotations

from itertools import groupby

from msgspec import structs

from rulebound.kernel.view import Line, say


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
