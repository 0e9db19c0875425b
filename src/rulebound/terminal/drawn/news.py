"""The log as rows: what happened, with its clauses."""

from __future__ import annotations

from rulebound.kernel.basics.view import Line
from rulebound.terminal.drawn.clashes import roll_text
from rulebound.terminal.drawn.colours import seat_look
from rulebound.terminal.drawn.decision import cited
from rulebound.terminal.drawn.runs import PLAIN, Row, Run, ruled, wrap
from rulebound.terminal.drawn.signs import spoken
from rulebound.terminal.telling import counted_lines, titled


def news_rows(lines: list[Line], room: int) -> list[Row]:
    """These lines of the log; equal lines are counted, and an action begins with its name."""
    return [row for line in counted_lines(titled(lines)) for row in line_rows(line, room)]


def line_rows(line: Line, room: int) -> list[Row]:
    if line.head:
        return ruled(spoken(line.text, seat_look(line.seat)), room)
    indent = [Run("  " * min(line.depth + 1, 4))]
    rolled = [Run(f"; {roll_text(roll)}") for roll in line.rolls if roll.label]
    return wrap([*spoken(line.text, PLAIN), *rolled, *cited(line.clause)], room, indent, [*indent, Run("  ")])
