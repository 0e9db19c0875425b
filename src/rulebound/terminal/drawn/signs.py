"""One-column signs for the icons of a view; an icon without a sign gets the first letter of its label."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.view import Counter, Mark, View, Words
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
    """A counter in few columns: `♥14`, `★3/5`; without a sign, with its label."""
    return f"{SIGNS[counter.icon]}{amount(counter)}" if counter.icon in SIGNS else reading(counter)


def singular(word: str) -> str:
    """The name of what is counted, the same for one and for many."""
    return word.casefold().removesuffix("s")


def price_signs(view: View) -> dict[str, str]:
    """The signs of what can be paid on this table, by its name."""
    named = [(counter.label, counter.icon) for seat in view.seats for counter in seat.counters]
    named += [(value.label, value.icon) for face in view.faces.values() for value in face.values]
    named += [(term.name, term.icon) for term in view.terms.values()]
    return {singular(name): SIGNS[icon] for name, icon in named if icon in SIGNS}


def reading(counter: Counter) -> str:
    """A counter in words."""
    return f"{counter.label} {amount(counter)}"


def amount(counter: Counter) -> str:
    """The number of a counter, with its limit if the view draws one."""
    end = counter.goal or counter.most
    of = f"/{end}{counter.unit}" if counter.how in ("bar", "pips") and end else ""
    return f"{counter.now}{counter.unit}{of}"


def signed(marks: list[Mark]) -> str:
    """The marks on a card: `!` for a bad one, `*` for others, with their number."""
    return "".join(
        ("!" if mark.weight == "bad" else "*") + (f"{mark.count}" if mark.count > 1 else "") for mark in marks
    )


def spoken(words: Words, look: Look) -> Row:
    """A sentence. Names of cards in it lead to the cards, terms to their meaning."""
    runs: Row = []
    for word in words:
        if isinstance(word, str):
            runs.append(Run(word, look))
            continue
        text = SIGNS.get(word.icon, word.w) if word.icon else word.w
        target = word.card or (f"term:{word.term}" if word.term else "")
        shown = STRONG._replace(colour=look.colour) if word.strong else look
        runs.append(Run(text, shown._replace(underline=bool(word.term)) if word.term else shown, target))
    return runs
