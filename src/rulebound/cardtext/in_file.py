"""Problems of a card's text as problems of the file that it is written in."""

from __future__ import annotations

from rulebound.cardtext.errors import Problem
from rulebound.kernel.datafile import Entry


def told_in_file(entry: Entry, key: str, problem: Problem) -> str:
    """The problem with its place in the file, and below it the text with a mark and what could stand there.

    The text is the value of the key, without the white space around it.
    """
    value = str(entry.values.get(key, ""))
    before = len(value) - len(value.lstrip())
    where = entry.at_letter(key, before + problem.at)
    return "\n".join([f"{where}{problem.what}", *problem.explained()])
