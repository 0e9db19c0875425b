"""Areas as lines of text, one way of drawing for each layout."""

from __future__ import annotations

from rulebound.kernel.view import Area, Card, Counter, Lane
from rulebound.terminal.plain_cards import Sheet, block, blocks, chip, chips, is_plain_back, marked, place, title
from rulebound.terminal.plain_slates import diagram, has_connectors
from rulebound.terminal.plain_text import counted, flowed, wrapped


def area_lines(sheet: Sheet, area: Area) -> list[str]:
    """The area with all its cards."""
    if area.layout == "track":
        return track_lines(sheet, area)
    if area.layout == "grid":
        return slate_lines(sheet, area) if has_connectors(sheet, area) else grid_lines(sheet, area)
    if area.layout == "stack":
        return stack_lines(sheet, area)
    if area.layout == "pile":
        return pile_lines(sheet, [area])
    return row_lines(sheet, area)


def reading(counter: Counter) -> str:
    """A number of a seat or area, with what it runs to where that is drawn on it."""
    end = counter.goal or counter.most
    most = f"/{end}{counter.unit}" if end and counter.how in ("bar", "pips") else ""
    return f"{counter.label} {counter.now}{counter.unit}{most}"


def heading(sheet: Sheet, area: Area) -> str:
    limit = f" {height(area)}/{area.limit}" if area.limit is not None else ""
    remarks = [reading(counter) for counter in area.counters] + ([area.note] if area.note else [])
    return sheet.lead(area.id) + area.name + limit + (f" ({'; '.join(remarks)})" if remarks else "")


def height(area: Area) -> int:
    """How many cards lie there, listed or not."""
    return len(area.cards) if area.count is None else area.count


# Rows, hands, stacks and piles


def row_lines(sheet: Sheet, area: Area) -> list[str]:
    """On the line of the heading where nothing is attached to anything, else below it."""
    missing = height(area) - len(area.cards)
    if not area.cards:
        items = [counted(missing, "card")] if missing > 0 else []
        return flowed(items, sheet.width, heading(sheet, area) + ": ") if items else empty_lines(sheet, area)
    more = [f"{missing} more"] if missing > 0 else []
    if any(card.on for card in area.cards):
        lines = [*wrapped(heading(sheet, area) + ":", sheet.width), *blocks(sheet, area.cards, area.owner)]
        return lines + flowed(more, sheet.width, "  ")
    return flowed([*chips(sheet, area.cards, area.owner), *more], sheet.width, heading(sheet, area) + ": ")


def empty_lines(sheet: Sheet, area: Area) -> list[str]:
    """Where effects wait or things lie for a moment, nothing is worth saying when nothing is there."""
    passing = area.layout == "stack" or area.role in ("effects", "side")
    if passing and not area.empty and not sheet.lead(area.id):
        return []
    return wrapped(f"{heading(sheet, area)}: {area.empty or 'empty'}", sheet.width, "", "  ")


def stack_lines(sheet: Sheet, area: Area) -> list[str]:
    if not area.cards:
        return empty_lines(sheet, area)
    lines = wrapped(heading(sheet, area) + ":", sheet.width)
    for card in area.cards:
        lines += block(sheet, card, area.owner, "  ")
    return lines


def pile_lines(sheet: Sheet, areas: list[Area]) -> list[str]:
    """Piles that lie beside each other, in one line."""
    return flowed([pile(sheet, area) for area in areas], sheet.width, joint=" · ")


def pile(sheet: Sheet, area: Area) -> str:
    """Its height, the top card, and every card in it that an option is about."""
    text = f"{sheet.lead(area.id)}{area.name} {height(area)}"
    for n, card in enumerate(area.cards):
        if sheet.lead(card.id) or (n == 0 and not is_plain_back(sheet, card)):
            text += f", {'top ' if n == 0 else ''}{chip(sheet, card, area.owner)}"
    return text + (f" ({area.note})" if area.note else "")


# Grids


def at(area: Area, row: int, col: int) -> Card | None:
    return next((card for card in area.cards if card.at == (row, col)), None)


def slot_marks(area: Area, row: int, col: int) -> list[str]:
    return [marked(mark) for mark in area.marks.get(f"{row},{col}", [])]


def cell(sheet: Sheet, area: Area, row: int, col: int, around: int) -> str:
    """The card of a slot and what lies on the slot itself; of an empty one only that."""
    card, marks = at(area, row, col), slot_marks(area, row, col)
    lead = sheet.lead(f"{area.id}:{row},{col}")
    if card is None:
        return lead + (", ".join(marks) or "empty")
    return lead + " ".join([chip(sheet, card, around), *(f"[{mark}]" for mark in marks)])


def attached_lines(sheet: Sheet, card: Card | None, around: int, indent: str, name: str = "") -> list[str]:
    """What is attached to the card of a slot, below it."""
    on = [] if card is None else card.on
    return [line for it in on for line in block(sheet, it, around, indent, name + "+ ")]


def grid_lines(sheet: Sheet, area: Area) -> list[str]:
    """A line or more for each row."""
    lines = wrapped(heading(sheet, area) + ":", sheet.width)
    for row in range(area.rows):
        name = f"{area.row_names[row].name}: " if area.row_names else ""
        cells = [cell(sheet, area, row, col, area.owner) for col in range(area.cols)]
        lines += flowed(cells, sheet.width, f"  {name}", "    ")
        for card in (at(area, row, col) for col in range(area.cols)):
            name = f"{title(sheet.view, card)} " if card else ""
            lines += attached_lines(sheet, card, area.owner, "    ", name)
    return lines


def slate_lines(sheet: Sheet, area: Area) -> list[str]:
    """How the tiles touch, and then their names by row and column."""
    lines = [*wrapped(heading(sheet, area) + ", by row and column:", sheet.width), *diagram(sheet, area)]
    slots = [(row, col) for row in range(area.rows) for col in range(area.cols)]
    worth = [slot for slot in slots if at(area, *slot) or slot_marks(area, *slot)]
    named = [f"{place(f'{row},{col}')} {cell(sheet, area, row, col, area.owner)}" for row, col in worth]
    return lines + flowed(named, sheet.width, "  ", "  ")


# Tracks


def track_lines(sheet: Sheet, area: Area) -> list[str]:
    """One moment after another, each with its rows; on a track of one row a moment takes a line."""
    if not area.cols:
        return wrapped(f"{heading(sheet, area)}: {area.empty or 'empty'}", sheet.width, "", "  ")
    lines = wrapped(f"{heading(sheet, area)}{window(area)}:", sheet.width, "", "  ")
    for col in range(area.cols):
        name = moment(area, col)
        if area.rows == 1:
            lines += planned_lines(sheet, area, 0, col, f"  {name}: ")
        else:
            lines += wrapped(name, sheet.width, "  ")
            lines += [
                line
                for row in range(area.rows)
                for line in planned_lines(sheet, area, row, col, f"    {row_name(area, row)}: ")
            ]
    return lines


def planned_lines(sheet: Sheet, area: Area, row: int, col: int, before: str) -> list[str]:
    """One slot of a track; the row says whose it is."""
    card = at(area, row, col)
    owner = card.owner if card else area.owner
    lines = wrapped(cell(sheet, area, row, col, owner), sheet.width, before, "        ")
    return lines + attached_lines(sheet, card, owner, "        ")


def row_name(area: Area, row: int) -> str:
    return area.row_names[row].name if area.row_names else f"Row {row + 1}"


def lane(area: Area, col: int) -> Lane:
    return area.col_names[col] if area.col_names else Lane(name=f"Column {col + 1}")


def window(area: Area) -> str:
    """The moments inside the frame, by name."""
    if area.window is None:
        return ""
    names = list(dict.fromkeys(lane(area, col).name for col in area.window))
    return f" ({area.window_name}: {' to '.join(names)})"


def moment(area: Area, col: int) -> str:
    it = lane(area, col)
    words = [it.name, *([it.note] if it.note else []), *(["past"] if it.state == "past" else [])]
    if area.window is not None and not area.window[0] <= col <= area.window[1]:
        words.append(f"outside the {area.window_name}")
    return ("▶ " if it.state == "now" else "") + " · ".join(words)
