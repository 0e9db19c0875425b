"""Any View as plain text, for standard output and pipes: no escape codes, nothing cut off, no game and no rule.

`draw` gives the table and the decision, `log` what has happened, `outcome` how it ended; a card in full is in
`plain_faces`. Widths are columns, from 60. What the encoding cannot print is replaced by what it can.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TypeAlias

from rulebound.kernel.view import Area, Decision, Line, Option, Put, Seat, Split, View, say, whole
from rulebound.terminal.plain_areas import area_lines, pile_lines, reading
from rulebound.terminal.plain_cards import Sheet
from rulebound.terminal.plain_clashes import clash_lines, link_lines, roll_text
from rulebound.terminal.plain_text import HEAVY, WIDTH, cited, flowed, listing, printed, ruled, wrapped

Leaf: TypeAlias = Area | Seat | Split | None  # a Split stands for its name, None for the clashes


def draw(view: View, width: int = WIDTH, encoding: str = "utf-8") -> str:
    """The whole table as its seat sees it, and what is to be decided or how it ended."""
    sheet = Sheet(view, width)
    lines = [*wrapped(where_it_stands(view), width), *table_lines(sheet), *link_lines(sheet), *hand_lines(sheet)]
    return printed([*lines, *decision_lines(sheet)], encoding) + outcome(view, width, encoding)


def log(view: View, since: int = -1, width: int = WIDTH, encoding: str = "utf-8") -> str:
    """The lines of the log after number `since`."""
    lines = [text for line in view.log if line.n > since for text in log_lines(line, width)]
    return printed(lines, encoding)


def outcome(view: View, width: int = WIDTH, encoding: str = "utf-8") -> str:
    """Who has won, and why; empty before the end."""
    end = view.outcome
    if end is None:
        return ""
    names = [view.seats[seat].name for seat in end.winners]
    drawn = len(names) in (0, len(view.seats))
    head = "A draw" if drawn else f"{listing(names)} {'wins' if len(names) == 1 else 'win'}"
    return printed([HEAVY * width, *wrapped(f"{head}: {cited(end.sentence, end.clause)}", width)], encoding)


# The table


def where_it_stands(view: View) -> str:
    turn = view.turn
    number = f"turn {turn.number}" if turn.number else ""
    seat = view.seats[turn.seat].name if turn.seat >= 0 else ""
    phase = turn.phases[turn.phase] if turn.phase >= 0 else ""
    words = [view.title, number, "" if turn.round is None else f"round {turn.round}", seat, phase, turn.step]
    return " · ".join(word for word in words if word)


def leaves(sheet: Sheet, part: Put | Split) -> Iterator[Leaf]:
    """What the layout draws, in its order for narrow screens; a part without a seat is named."""
    if isinstance(part, Put):
        yield from (leaf(sheet, it) for it in part.ids)
        return
    inner = [leaf for it in sorted(part.parts, key=lambda it: it.order) for leaf in leaves(sheet, it)]
    if part.name and not any(isinstance(leaf, Seat) for leaf in inner):
        yield part
    yield from inner


def leaf(sheet: Sheet, it: str) -> Leaf:
    if it == "clashes":
        return None
    return sheet.areas[it] if it in sheet.areas else sheet.view.seats[int(it.removeprefix("seat."))]


def table_lines(sheet: Sheet) -> list[str]:
    """Everything but the viewer's own hand; piles beside each other share a line."""
    lines = []
    shown = [it for it in leaves(sheet, sheet.view.layout) if not is_own_hand(sheet, it)]
    for piled, group in groupby(shown, key=lambda it: isinstance(it, Area) and it.layout == "pile"):
        if piled:
            lines += pile_lines(sheet, [it for it in group if isinstance(it, Area)])
        else:
            lines += [line for it in group for line in leaf_lines(sheet, it)]
    return lines


def leaf_lines(sheet: Sheet, it: Leaf) -> list[str]:
    if isinstance(it, Area):
        return area_lines(sheet, it)
    if isinstance(it, Seat):
        return seat_lines(sheet, it)
    return clash_lines(sheet) if it is None else ruled(it.name, sheet.width)


def is_own_hand(sheet: Sheet, it: Leaf) -> bool:
    return isinstance(it, Area) and it.role == "hand" and it.owner == sheet.view.viewer >= 0


def hand_lines(sheet: Sheet) -> list[str]:
    """The viewer's own hand comes last, next to the decision."""
    return [line for area in sheet.view.areas if is_own_hand(sheet, area) for line in area_lines(sheet, area)]


def seat_lines(sheet: Sheet, seat: Seat) -> list[str]:
    words = [word for word in (seat.name, seat.who, seat.role, "out" if seat.out else "") if word]
    sign = sheet.lead(f"seat.{seat.index}") + ("▶ " if seat.active else "")
    numbers = [reading(counter) for counter in seat.counters]
    if seat.hand is not None and not any(area.role == "hand" and area.owner == seat.index for area in sheet.view.areas):
        numbers.append(f"hand {seat.hand}")
    return [*ruled(sign + " · ".join(words), sheet.width), *flowed(numbers, sheet.width, joint=" · ")]


# The decision


def decision_lines(sheet: Sheet) -> list[str]:
    decision = sheet.view.decision
    if decision is None:
        return []
    lines = [HEAVY * sheet.width, *wrapped(question(sheet, decision), sheet.width, "", "  ")]
    if decision.sealed:
        lines += wrapped("What is chosen stays hidden until everybody has chosen.", sheet.width)
    if decision.chain:
        lines += wrapped("So far: " + " > ".join(decision.chain), sheet.width, "", "  ")
    return lines + option_lines(decision, sheet.width)


def question(sheet: Sheet, decision: Decision) -> str:
    asked = cited(say(decision.prompt), decision.clause)
    return asked if decision.seat == sheet.view.viewer else f"{sheet.view.seats[decision.seat].name} decides: {asked}"


def option_lines(decision: Decision, width: int) -> list[str]:
    """Numbered in their order; what passes or stops is drawn last, whatever its number."""
    digits = len(str(len(decision.options)))
    lines = []
    for number, option in sorted(enumerate(decision.options, 1), key=lambda it: it[1].way != "do"):
        lines += wrapped(option_text(option), width, f" {number:>{digits}}  ", " " * (digits + 5))
    return lines


def option_text(option: Option) -> str:
    return whole(option) + (f" - {option.hint}" if option.hint else "")


# The log


def log_lines(line: Line, width: int) -> list[str]:
    if line.head:
        return ruled(say(line.text), width)
    indent = "  " * (line.depth + 1)
    text = "; ".join([say(line.text), *(roll_text(roll) for roll in line.rolls if roll.label)])
    return wrapped(cited(text, line.clause), width, indent, indent + "  ")
