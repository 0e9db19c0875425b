"""Any View as plain text, for standard output and pipes: the drawn table with words instead of signs and colours.

Nothing is folded or cut off. Widths are columns, from 60. Characters that the encoding lacks are replaced. There are no
escape codes: control characters in names are dropped.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from rulebound.kernel.basics.view import Line, View
from rulebound.language import N_
from rulebound.terminal.drawn.decision import option_rows, prompt_rows
from rulebound.terminal.drawn.folding import Fold
from rulebound.terminal.drawn.news import news_rows
from rulebound.terminal.drawn.runs import Row, Run, plain, wrap
from rulebound.terminal.drawn.sheet import Sheet, without_icons
from rulebound.terminal.drawn.table import Table, standing

WIDTH: Final = 80  # columns, without another number
HEAVY: Final = "━"  # across the page
LEGEND: Final = N_(
    "2› option 2 starts here; o an option is about it; 3/1/^6 its numbers in the order of the card, ^ where one "
    "differs from the printed one; (tapped) what is true of it; [token] what lies on it; + what is attached to it."
)
# One character for one, so that columns stay where they are.
STAND_INS: Final = str.maketrans(
    "▁▂▃▄▅▆▇█✓✗▌─━│║═┌┐└┘╴╶╵╷▶›→·\u00d7\u2013\u2014\u2018\u2019\u201c\u201d♂♀★♥ϟ⚑♨◆✿✎☞⊞⚔♦…▒",
    "_.-~=+*#+x|-=|H=++++--'.>>>-x--''\"\"mf*hbffglshtxd.#",
)


def draw(view: View, width: int = WIDTH, encoding: str = "utf-8") -> str:
    """The whole table as its seat sees it, with the decision or the result."""
    sheet = Sheet(view, worded=True)
    rows = [*wrap(standing(view), width, [], [Run("  ")]), *Table(sheet, width, Fold()).rows()]
    return as_text(rows, encoding) + question(view, width, encoding)


def question(view: View, width: int = WIDTH, encoding: str = "utf-8") -> str:
    """The decision with its options by number, or the result."""
    view = without_icons(view)
    rows = [*prompt_rows(view, width), *option_rows(view.decision, width, paired=False)]
    return as_text([[Run(HEAVY * width)], *rows], encoding) if rows else ""


def log(lines: Sequence[Line], width: int = WIDTH, encoding: str = "utf-8") -> str:
    """These lines of the log; equal lines are counted."""
    return as_text(news_rows([without_icons(line) for line in lines], width), encoding)


# -- Any encoding ------------------------------------------------------------------------------------------------------


def as_text(rows: Iterable[Row], encoding: str) -> str:
    """The rows without their looks, in the characters of this encoding, each with a line end."""
    return "".join(printable(plain(row).rstrip(), encoding) + "\n" for row in rows)


def printable(line: str, encoding: str) -> str:
    """The line with missing characters replaced and control characters left out."""
    line = "".join(sign for sign in line if unicodedata.category(sign)[0] != "C")
    if prints(line, encoding):
        return line
    return "".join(sign if prints(sign, encoding) else stand_in(sign, encoding) for sign in line)


def stand_in(sign: str, encoding: str) -> str:
    """The nearest single character in this encoding."""
    letters = [part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part)]
    bare = letters[0] if len(letters) == 1 else "?"
    return next(it for it in (sign.translate(STAND_INS), bare, "?") if prints(it, encoding))


def prints(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
