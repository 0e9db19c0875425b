"""Signs for the icons of a view, one column each, and the first letter of the label where there is none."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.view import Counter, Mark, Words
from rulebound.terminal.drawn.runs import STRONG, Look, Row, Run

SIGNS: Final = {
    "heart": "♥",
    "star": "★",
    "bolt": "ϟ",
    "coin": "¤",
    "flag": "⚑",
    "flame": "♨",
    "gem": "◆",
    "laurel": "✿",
    "scroll": "✎",
    "hand": "☞",
    "tile": "⊞",
    "chaos": "@",
    "swords": "⚔",
    "shield": "♦",
    "/": "/",
}


def sign(icon: str, label: str) -> str:
    return SIGNS.get(icon) or label[:1] or "?"


def counted(counter: Counter) -> str:
    """A counter in few columns: `♥14`, `★3/5`; where it has no sign, its label says what it is."""
    return f"{SIGNS[counter.icon]}{amount(counter)}" if counter.icon in SIGNS else reading(counter)


def reading(counter: Counter) -> str:
    """A counter in words."""
    return f"{counter.label} {amount(counter)}"


def amount(counter: Counter) -> str:
    """Its number, with what it runs to where that is drawn on it."""
    end = counter.goal or counter.most
    of = f"/{end}{counter.unit}" if counter.how in ("bar", "pips") and end else ""
    return f"{counter.now}{counter.unit}{of}"


def signed(marks: list[Mark]) -> str:
    """What lies on a card: `!` something bad, `*` something else, and how many of it."""
    return "".join(
        ("!" if mark.weight == "bad" else "*") + (f"{mark.count}" if mark.count > 1 else "") for mark in marks
    )


def spoken(words: Words, look: Look) -> Row:
    """A sentence; names of cards in it lead to them, terms to what they mean."""
    runs: Row = []
    for word in words:
        if isinstance(word, str):
            runs.append(Run(word, look))
            continue
        text = SIGNS.get(word.icon, word.w) if word.icon else word.w
        thing = word.card or (f"term:{word.term}" if word.term else "")
        shown = STRONG._replace(colour=look.colour) if word.strong else look
        runs.append(Run(text, shown._replace(underline=bool(word.term)) if word.term else shown, thing))
    return runs
