"""Cards in few columns, with the numbers of the options that start at them.

    2›Bram the Ferryman 3/^6* +Spring Boots        o ~Aki 1/1        ▒

`2›` option 2 starts here; `o` an option is about it; `~` turned; `^` differs from the printed number; `!` a bad mark
and `*` another; `+` attached; braces: standing there; `▒` face down. In words:

    2›Bram the Ferryman 3/1/^6 (tapped) [Attack token]

All its numbers in the order of the card, in round brackets what is true of it, in square ones what lies on it.
"""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.view import Card, Face, Value
from rulebound.terminal.drawn.colours import AIM, BETTER, MAY, WORSE, frame_colour
from rulebound.terminal.drawn.runs import DIM, PLAIN, Look, Row, Run, wrap
from rulebound.terminal.drawn.sheet import Sheet, changed, marked, owner, remarks, title, values_now
from rulebound.terminal.drawn.signs import SIGNS, sign, signed

LOW: Final = ("sw", "w", "e", "se")  # the places of the numbers with which a card fights or counts
PRICE: Final = ("nw",)


def ranges(numbers: list[int]) -> str:
    """`6`, `6-8`, `2,6-8`."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ",".join(f"{part[0]}-{part[-1]}" if len(part) > 2 else ",".join(map(str, part)) for part in parts)


def lead(sheet: Sheet, target: str) -> Row:
    """The sign before a target that options are about."""
    if target in sheet.starts:
        return [Run(ranges(sheet.starts[target]) + "›", MAY, target)]
    return [Run("o ", AIM._replace(underline=False), target)] if target in sheet.aims else []


def card_look(sheet: Sheet, card: Card, face: Face) -> Look:
    look = Look(frame_colour(sheet.view.theme, face.frame), dim=card.turn % 2 == 1 and face.shape != "tile")
    if card.id in sheet.starts:
        return look._replace(bold=True)
    return look._replace(underline=True) if card.id in sheet.aims else look


def numbers(sheet: Sheet, face: Face, card: Card) -> list[Value]:
    """The numbers with which the card fights or scores; in words, all numbers except those at its foot."""
    now = values_now(face, card)
    return [value for value in now if value.place != "foot"] if sheet.worded else at_places(now, LOW)


def at_places(values: list[Value], places: tuple[str, ...]) -> list[Value]:
    return sorted((it for it in values if it.place in places), key=lambda it: places.index(it.place))


def number_run(value: Value, target: str, look: Look = PLAIN) -> Run:
    """A number. A sign shows that it differs from the printed one; the colour, whether that is good for its owner."""
    if not changed(value):
        return Run(str(value.now), look, target)
    return Run(f"^{value.now}", Look(WORSE if is_worse(value) else BETTER), target)


def value_runs(value: Value, target: str, look: Look = PLAIN) -> Row:
    """A number with the sign of its kind."""
    return [Run(sign(value.icon, value.label), DIM, target), number_run(value, target, look)]


def is_worse(value: Value) -> bool:
    if not isinstance(value.now, int) or not isinstance(value.printed, int):
        return False
    return (value.now < value.printed) == (value.better == "more")


def symbols(face: Face) -> str:
    """The actions of a tile."""
    return "".join(SIGNS.get(symbol, symbol[:1]) for symbol in face.symbols)


def name_of(sheet: Sheet, card: Card, face: Face) -> str:
    if sheet.worded:
        return face.name
    if face.shape == "tile" and face.symbols:
        return symbols(face)
    return ("~" if card.turn % 2 and face.shape != "tile" else "") + face.name


def bare(sheet: Sheet, card: Card, around: int = -1, *, priced: bool = False) -> Row:
    """The card without attached cards. around: the seat in whose area it lies; priced: whether to show its cost."""
    face = sheet.view.faces.get(card.face)
    row = lead(sheet, card.id)
    if face is None:
        row.append(Run(title(sheet.view, card) if sheet.worded else "▒", DIM, card.id))
    else:
        row.append(Run(name_of(sheet, card, face), card_look(sheet, card, face), card.id))
        price = at_places(values_now(face, card), PRICE) if priced and not sheet.worded else []
        row += [run for value in price for run in [Run(" "), *value_runs(value, card.id, DIM)]]
        for n, value in enumerate(numbers(sheet, face, card)):
            row += [Run("/" if n else " ", DIM, card.id), number_run(value, card.id)]
    return [*row, *(in_words if sheet.worded else in_signs)(sheet, card, around)]


def in_signs(sheet: Sheet, card: Card, around: int) -> Row:
    """The marks on the card, and its owner."""
    row = [Run(signed(card.marks), Look(WORSE, bold=True), card.id)] if card.marks else []
    whose = owner(sheet, card, around) if around >= 0 and card.face else ""
    return [*row, Run(f" {whose}", DIM, card.id)] if whose else row


def in_words(sheet: Sheet, card: Card, around: int) -> Row:
    """The states of the card, and the marks on it."""
    said = "; ".join(remarks(sheet, card, around))
    text = (f" ({said})" if said else "") + "".join(f" [{marked(mark)}]" for mark in card.marks)
    return [Run(text, DIM, card.id)] if text else []


def chip(sheet: Sheet, card: Card, around: int = -1, *, priced: bool = False) -> Row:
    """The card with the cards that are attached to it or stand on it. In words, those follow in rows of their own."""
    row = bare(sheet, card, around, priced=priced)
    inner = [chip(sheet, one, around) for one in card.on]
    if not inner or sheet.worded:
        return row
    if card.hold == "stand":
        joined = [run for n, one in enumerate(inner) for run in ([Run(", ", DIM)] if n else []) + one]
        return [*row, Run("{", DIM, card.id), *joined, Run("}", DIM, card.id)]
    return [*row, *(run for one in inner for run in [Run(" +", DIM, card.id), *one])]


def attached(sheet: Sheet, card: Card, around: int, room: int, indent: str = "      ") -> list[Row]:
    """In words, the cards that are attached to a card or stand on it, each in a row below it. With signs, no rows."""
    rows: list[Row] = []
    for one in card.on if sheet.worded else []:
        row = [*([] if card.hold == "stand" else [Run("+ ", DIM)]), *bare(sheet, one, around)]
        rows += wrap(row, room, [Run(indent)], [Run(indent + "    ")])
        rows += attached(sheet, one, around, room, indent + "    ")
    return rows
