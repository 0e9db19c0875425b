"""The decisions of a game for its replay: after the end all of them, before only the reader's own."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.kernel.basics.view import Line, say
from rulebound.server.answers import Step
from rulebound.session.history import History
from rulebound.session.summary import done_in


def steps(history: History, eyes: Sequence[int]) -> list[Step]:
    """All decisions, in words if one of these seats made them."""
    heads = [line for line in history.at(history.last).seat_of(-1).log() if line.head]
    firsts = {one.first for one in done_in(history)}
    return [step(history, number, heads, eyes, begins=number in firsts) for number in range(1, history.last + 1)]


def step(history: History, number: int, heads: Sequence[Line], eyes: Sequence[int], *, begins: bool) -> Step:
    """One decision, with the heading of the log before it."""
    seat = history.who(number)
    before = history.logged[number - 2] if number > 1 else 0
    new = [say(line.text) for line in heads if before <= line.n < history.logged[number - 1]]
    return Step(
        n=number,
        seat=seat,
        text=history.described(number) if seat in eyes else "",
        head=new[-1] if new else "",
        turn=history.tables[number - 1].turn,
        begins=begins,
    )
