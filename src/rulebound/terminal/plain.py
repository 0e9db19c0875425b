"""Any View as plain text, for standard output and pipes: the drawn table without its looks, with words for its signs.

Nothing is folded or cut off. Widths are columns, from 60. What the encoding cannot print is replaced by what it can;
there are no escape codes, and none that somebody else put into a name: control characters are dropped.
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

WIDTH: Final = 80  # columns, where nobody asks for another number
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
    """The whole table as its seat sees it, and what is to be decided or how it ended."""
    sheet = Sheet(view, worded=True)
    rows = [*wrap(standing(view), width, [], [Run("  ")]), *Table(sheet, width, Fold()).rows()]
    return as_text(rows, encoding) + question(view, width, encoding)


def question(view: View, width: int = WIDTH, encoding: str = "utf-8") -> str:
    """What is to be decided, with the options by number; or how the game ended."""
    view = without_icons(view)
    rows = [*prompt_rows(view, width), *option_rows(view.decision, width, paired=False)]
    return as_text([[Run(HEAVY * width)], *rows], encoding) if rows else ""


def log(lines: Sequence[Line], width: int = WIDTH, encoding: str = "utf-8") -> str:
    """These lines of the log, those that say the same told once."""
    return as_text(news_rows([without_icons(line) for line in lines], width), encoding)


# -- Any encoding ------------------------------------------------------------------------------------------------------


def as_text(rows: Iterable[Row], encoding: str) -> str:
    """The rows without their looks, in what this encoding can print, each ended."""
    return "".join(printable(plain(row).rstrip(), encoding) + "\n" for row in rows)


def printable(line: str, encoding: str) -> str:
    """The line with what cannot be printed replaced or, where it controls the terminal, left out."""
    line = "".join(sign for sign in line if unicodedata.category(sign)[0] != "C")
    if prints(line, encoding):
        return line
    return "".join(sign if prints(sign, encoding) else stand_in(sign, encoding) for sign in line)


def stand_in(sign: str, encoding: str) -> str:
    """The nearest single character that this encoding has."""
    letters = [part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part)]
    bare = letters[0] if len(letters) == 1 else "?"
    return next(it for it in (sign.translate(STAND_INS), bare, "?") if prints(it, encoding))


def prints(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
