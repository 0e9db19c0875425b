"""Cards in few columns, with the numbers of the options that start at them.

    2›Bram the Ferryman 3/^6* +Spring Boots        o ~Aki 1/1        ▒

`2›` option 2 starts here; `o` an option is about it; `~` turned; `^` differs from the printed number; `!` a bad mark
and `*` another; `+` attached; braces: standing there; `▒` face down.
"""

from __future__ import annotations

from typing import Final

from rulebound.kernel.view import Card, Face, Value
from rulebound.terminal.drawn.colours import AIM, BETTER, MAY, WORSE, frame_colour
from rulebound.terminal.drawn.runs import DIM, PLAIN, Look, Row, Run
from rulebound.terminal.drawn.signs import SIGNS, marked, sign, told
from rulebound.terminal.plain_cards import Sheet, changed, owner, values_now

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


def lead(sheet: Sheet, thing: str) -> Row:
    """What stands before a thing that options are about."""
    if thing in sheet.starts:
        return [Run(ranges(sheet.starts[thing]) + "›", MAY, thing)]
    return [Run("o ", AIM._replace(underline=False), thing)] if thing in sheet.aims else []


def card_look(sheet: Sheet, card: Card, face: Face) -> Look:
    look = Look(frame_colour(sheet.view.theme, face.frame), dim=card.turn % 2 == 1 and face.shape != "tile")
    if card.id in sheet.starts:
        return look._replace(bold=True)
    return look._replace(underline=True) if card.id in sheet.aims else look


def numbers(face: Face, card: Card, places: tuple[str, ...] = LOW) -> list[Value]:
    now = [value for value in values_now(face, card) if value.place in places]
    return sorted(now, key=lambda value: places.index(value.place))


def number_run(value: Value, thing: str) -> Run:
    """A number; one that differs from the print says so, and whether that is good for its owner."""
    if not changed(value):
        return Run(str(value.now), PLAIN, thing)
    return Run(f"^{value.now}", Look(WORSE if is_worse(value) else BETTER), thing)


def price_runs(value: Value, thing: str) -> Row:
    """What a card costs."""
    if not changed(value):
        return [Run(f" {told(value)}", Look(dim=True), thing)]
    return [Run(f" {sign(value.icon, value.label)}", Look(dim=True), thing), number_run(value, thing)]


def is_worse(value: Value) -> bool:
    if not isinstance(value.now, int) or not isinstance(value.printed, int):
        return False
    return (value.now < value.printed) == (value.better == "more")


def name_of(sheet: Sheet, card: Card, face: Face) -> str:
    if face.shape == "tile" and face.symbols:
        return "".join(SIGNS.get(symbol, symbol[:1]) for symbol in face.symbols)
    return ("~" if card.turn % 2 and face.shape != "tile" else "") + face.name


def bare(sheet: Sheet, card: Card, around: int = -1, *, priced: bool = False) -> Row:
    """The card without what is attached to it. around: the seat whose things lie there; priced: with its cost."""
    face = sheet.view.faces.get(card.face)
    if face is None:
        return [*lead(sheet, card.id), Run("▒", DIM, card.id)]
    look = card_look(sheet, card, face)
    row = [*lead(sheet, card.id), Run(name_of(sheet, card, face), look, card.id)]
    price = numbers(face, card, PRICE) if priced else []
    row += [run for value in price for run in price_runs(value, card.id)]
    for n, value in enumerate(numbers(face, card)):
        row += [Run("/" if n else " ", DIM, card.id), number_run(value, card.id)]
    if card.marks:
        row.append(Run(marked(card.marks), Look(WORSE, bold=True), card.id))
    whose = owner(sheet, card, around) if around >= 0 else ""
    return [*row, Run(f" {whose}", DIM, card.id)] if whose else row


def chip(sheet: Sheet, card: Card, around: int = -1, *, priced: bool = False) -> Row:
    """The card with what is attached to it or stands there."""
    row = bare(sheet, card, around, priced=priced)
    inner = [chip(sheet, one, around) for one in card.on]
    if not inner:
        return row
    if card.hold == "stand":
        joined = [run for n, one in enumerate(inner) for run in ([Run(", ", DIM)] if n else []) + one]
        return [*row, Run("{", DIM, card.id), *joined, Run("}", DIM, card.id)]
    return [*row, *(run for one in inner for run in [Run(" +", DIM, card.id), *one])]
