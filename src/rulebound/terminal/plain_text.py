"""Lines of plain text: wrapped, set side by side, ruled off, and made printable in any encoding.

No escape codes, and none that somebody else put into a name: control characters are dropped.
"""

from __future__ import annotations

import textwrap
import unicodedata
from typing import Final

WIDTH: Final = 80  # columns, where nobody asks for another number

LINE: Final = "─"
HEAVY: Final = "━"
BAR: Final = "│"

# One character for one, so that columns stay where they are.
STAND_INS: Final = str.maketrans(
    "─━│║═┌┐└┘╴╶╵╷▶›→·\u00d7\u2013\u2014\u2018\u2019\u201c\u201d♂♀★♥ϟ⚑♨◆✿✎☞⊞⚔♦",
    "-=|H=++++--'.>>>-x--''\"\"mf*hbffglshtxd",
)


def wrapped(text: str, width: int, first: str = "", rest: str | None = None) -> list[str]:
    """The text in lines; `first` stands before the first line and `rest` before the others."""
    rest = first if rest is None else rest
    lines = textwrap.wrap(text, width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)
    return lines or [first.rstrip()]


def flowed(items: list[str], width: int, first: str = "", rest: str = "  ", joint: str = f" {BAR} ") -> list[str]:
    """Items one after another, as many on a line as fit, none of them broken that fits on a line of its own."""
    lines = [first]
    before = ""
    for item in items:
        if len(lines[-1]) + len(before) + len(item) <= width:
            lines[-1] += before + item
        else:
            lines += wrapped(item, width, rest, rest + "  ")
        before = joint
    return [line.rstrip() for line in lines if line.strip()]


def ruled(text: str, width: int) -> list[str]:
    """A heading: the text in a rule as wide as the paper, or on several lines where it is wider."""
    if len(text) <= width - 5:
        return [f"{LINE * 2} {text} ".ljust(width, LINE)]
    return wrapped(text, width, f"{LINE * 2} ", "   ")


def listing(names: list[str]) -> str:
    """Names as a sentence has them: "Mika, Tor and Ann"."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def cited(text: str, clause: str) -> str:
    """The sentence with the clause it comes from."""
    return f"{text} [{clause}]" if clause else text


def printed(lines: list[str], encoding: str) -> str:
    """The lines as one text that this encoding can print, each ended."""
    return "".join(printable(line, encoding) + "\n" for line in lines)


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
