"""The whole table as rows, as much of it as there is room for.

What is left out and what is shown at length is chosen in `folding`; what still does not fit can be scrolled to.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulebound.kernel.view import Area, Clash, Put, Seat, Side, Split, View
from rulebound.terminal.drawn.areas import area_rows, pile
from rulebound.terminal.drawn.chips import lead
from rulebound.terminal.drawn.colours import RULE, seat_look
from rulebound.terminal.drawn.folding import Fold, Folding, group_of, is_folded
from rulebound.terminal.drawn.runs import DIM, PLAIN, STRONG, Look, Row, Run, cut, filled, flow, wrap
from rulebound.terminal.drawn.signs import counted
from rulebound.terminal.plain_areas import height
from rulebound.terminal.plain_cards import Sheet, nested
from rulebound.terminal.plain_clashes import link_lines, roll_text


def table_rows(view: View, room: int, high: int) -> list[Row]:
    """The table in so many columns, if possible in so many rows."""
    folding = folding_of(view, room)
    return folding.rows(folding.fold(high))


def folding_of(view: View, room: int) -> Folding:
    """All ways of drawing the table in so many columns."""
    sheet = Sheet(view, room)
    return Folding(lambda fold: Table(sheet, room, fold).rows(), room)


def bar(view: View, room: int) -> Row:
    """The game, the turn and its phase, in one row."""
    turn = view.turn
    parts = [Run(f" {view.title}", STRONG)]
    if turn.number:
        parts.append(Run(f" │ turn {turn.number}"))
    if turn.round is not None:
        parts.append(Run(f" (round {turn.round})", DIM))
    if turn.seat >= 0:
        parts += [Run(" │ "), Run(view.seats[turn.seat].name, seat_look(turn.seat))]
    phase = turn.phases[turn.phase] if turn.phase >= 0 else ""
    step = ": ".join(word for word in (phase, turn.step) if word)
    if step:
        parts.append(Run(f" │ {step}"))
    return cut(parts, room)


class Table:
    """One way of drawing the table."""

    def __init__(self, sheet: Sheet, room: int, fold: Fold) -> None:
        self.sheet = sheet
        self.view = sheet.view
        self.room = room
        self.fold = fold
        self.folded: list[Area] = []
        self.named: set[int] = set()  # seats whose plates are drawn

    def rows(self) -> list[Row]:
        rows = list(self.of_part(self.view.layout))
        rows += [cut([Run(text, DIM)], self.room) for text in link_lines(self.sheet)]
        if self.folded:
            items = [self.in_few(area) for area in self.folded]
            rows += flow(items, self.room, [Run("· ", DIM)], [Run("  ")], Run(" · ", DIM))
        return rows

    def in_few(self, area: Area) -> Row:
        if area.layout == "pile":
            return pile(self.sheet, area) if height(area) else [Run(f"{area.name} 0", DIM, area.id)]
        return [*lead(self.sheet, area.id), Run(f"{area.name} {height(area)}", DIM, area.id)]

    def of_part(self, part: Put | Split) -> Iterator[Row]:
        """The rows of a part of the layout, in its order for narrow screens; piles beside each other share a row."""
        if isinstance(part, Put):
            yield from self.of_ids(part.ids, fold=part.fold)
            return
        piles: list[Row] = []
        for inner in sorted(part.parts, key=lambda it: it.order):
            if isinstance(inner, Put) and all(self.is_pile(it) for it in inner.ids) and not self.fold.quiet:
                piles += [pile(self.sheet, self.sheet.areas[it]) for it in inner.ids]
                continue
            yield from self.of_piles(piles)
            piles = []
            yield from self.of_part(inner)
        yield from self.of_piles(piles)

    def of_piles(self, piles: list[Row]) -> Iterator[Row]:
        if piles:
            yield from flow(piles, self.room, [], [], Run("   "))

    def is_pile(self, it: str) -> bool:
        return it in self.sheet.areas and self.sheet.areas[it].layout == "pile"

    def of_ids(self, ids: list[str], *, fold: bool) -> Iterator[Row]:
        for it in ids:
            if it.startswith("seat."):
                yield self.plate(self.view.seats[int(it.removeprefix("seat."))])
            elif it == "clashes":
                yield from (row for clash in self.view.clashes for row in self.clash(clash))
            elif it in self.sheet.areas:
                area = self.sheet.areas[it]
                if self.is_folded(area, fold=fold):
                    self.folded.append(area)
                else:
                    group = group_of(area, self.view.viewer)
                    boxed = area.layout in ("row", "fan", "grid") and group in self.fold.boxed
                    yield from area_rows(self.sheet, area, self.room, boxed=boxed, texts=group in self.fold.texts)

    def is_folded(self, area: Area, *, fold: bool) -> bool:
        """Whether the area is only named; never where something in it can be chosen."""
        if any(lead(self.sheet, it) for it in [area.id, *(card.id for card in nested(area.cards))]):
            return False
        if self.is_slot_wanted(area):
            return False
        return is_folded(area, self.view.viewer, self.fold, folds=fold)

    def is_slot_wanted(self, area: Area) -> bool:
        return any(it.startswith(f"{area.id}:") for it in [*self.sheet.starts, *self.sheet.aims])

    def plate(self, seat: Seat) -> Row:
        """A player as a rule across the table, with the numbers that everybody may see."""
        row = [
            Run("── ", RULE),
            *lead(self.sheet, f"seat.{seat.index}"),
            Run("▶ " if seat.active else "", seat_look(seat.index)),
        ]
        row.append(Run(seat.name, seat_look(seat.index), f"seat.{seat.index}"))
        said = ", ".join(word for word in (seat.who, seat.role, "out" if seat.out else "") if word)
        row.append(Run(f" ({said})" if said else "", PLAIN, f"seat.{seat.index}"))
        for counter in seat.counters:
            row.append(Run(f"  {counted(counter)}", STRONG if counter.main else PLAIN, f"seat.{seat.index}"))
        if seat.hand is not None and f"hand.{seat.index}" not in self.sheet.areas:
            row.append(Run(f"  hand {seat.hand}", PLAIN, f"seat.{seat.index}"))
        return filled([*row, Run(" ")], self.room, "─", RULE)

    # Meetings

    def clash(self, clash: Clash) -> list[Row]:
        row = [
            Run("⚔ ", STRONG),
            Run(clash.title, STRONG, clash.id),
            Run(f" · {clash.step}" if clash.step else ""),
            Run(": "),
        ]
        for n, side in enumerate(clash.sides):
            row += [*([Run(" × ", DIM)] if n else []), *self.side(side)]
        if clash.verdict:
            row.append(Run(f" → {clash.verdict}", PLAIN, clash.id))
        return wrap(row, self.room, [], [Run("  ")])

    def side(self, side: Side) -> Row:
        row: Row = []
        for n, it in enumerate(side.cards):
            row += [*([Run(" + ", DIM)] if n else []), Run(self.sheet.name(it), STRONG, it)]
        if not side.cards:
            row.append(Run("?" if side.seat < 0 else self.view.seats[side.seat].name, DIM))
        if side.total is not None:
            row.append(Run(f" [{side.total}]", STRONG))
        row += [Run(f" {roll_text(roll)}", Look()) for roll in side.rolls]
        return [*row, Run(f" ({side.note})", DIM)] if side.note else row
