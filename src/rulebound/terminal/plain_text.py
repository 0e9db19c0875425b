"""Rows as plain text that is printable in any encoding, and the words for several.

No escape codes, and none that somebody else put into a name: control characters are dropped.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from rulebound.terminal.drawn.runs import Row, plain

WIDTH: Final = 80  # columns, where nobody asks for another number

HEAVY: Final = "━"  # across the page

# One character for one, so that columns stay where they are.
STAND_INS: Final = str.maketrans(
    "─━│║═┌┐└┘╴╶╵╷▶›→·\u00d7\u2013\u2014\u2018\u2019\u201c\u201d♂♀★♥ϟ⚑♨◆✿✎☞⊞⚔♦…▒",
    "-=|H=++++--'.>>>-x--''\"\"mf*hbffglshtxd.#",
)


def listing(names: list[str]) -> str:
    """Names as a sentence has them: "Mika, Tor and Ann"."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


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
