"""Any View as plain text, for standard output and pipes: the drawn table without its looks, with words for its signs.

Nothing is folded or cut off. Widths are columns, from 60. What the encoding cannot print is replaced by what it can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.kernel.view import Line, View
from rulebound.terminal.drawn.decision import option_rows, prompt_rows
from rulebound.terminal.drawn.folding import Fold
from rulebound.terminal.drawn.news import news_rows
from rulebound.terminal.drawn.runs import Run, wrap
from rulebound.terminal.drawn.sheet import Sheet, without_icons
from rulebound.terminal.drawn.table import Table, standing
from rulebound.terminal.plain_text import HEAVY, WIDTH, as_text

LEGEND: Final = (
    "2› option 2 starts here; o an option is about it; 3/1/^6 its numbers in the order of the card, ^ where one "
    "differs from the printed one; (tapped) what is true of it; [token] what lies on it; + what is attached to it."
)


def draw(view: View, width: int = WIDTH, encoding: str = "utf-8") -> str:
    """The whole table as its seat sees it, and what is to be decided or how it ended."""
    sheet = Sheet(view, worded=True)
    rows = [*wrap(standing(view), width, [], [Run("  ")]), *Table(sheet, width, Fold()).rows()]
    return as_text(rows, encoding) + question(view, width, encoding)


def question(view: View, width: int = WIDTH, encoding: str = "utf-8") -> str:
    """What is to be decided, with the options by number; or how the game ended."""
    rows = prompt_rows(without_icons(view), width)
    rows += option_rows(without_icons(view).decision, width, paired=False)
    return as_text([[Run(HEAVY * width)], *rows], encoding) if rows else ""


def log(lines: Sequence[Line], width: int = WIDTH, encoding: str = "utf-8") -> str:
    """These lines of the log, those that say the same told once."""
    return as_text(news_rows([without_icons(line) for line in lines], width), encoding)
