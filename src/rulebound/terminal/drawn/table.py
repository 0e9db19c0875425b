"""The whole table as rows, as much of it as there is room for.

`folding` chooses what is left out and what is shown in detail. If the table is still too high, it scrolls.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulebound.kernel.basics.view import Area, Put, Seat, Split, View
from rulebound.language import _
from rulebound.terminal.drawn.areas import area_rows, height, pile
from rulebound.terminal.drawn.chips import lead
from rulebound.terminal.drawn.clashes import clash_rows, link_rows
from rulebound.terminal.drawn.colours import seat_look
from rulebound.terminal.drawn.folding import Fold, Folding, group_of, is_folded, is_own_hand
from rulebound.terminal.drawn.runs import DIM, PLAIN, RULE, STRONG, Row, Run, cut, flow, ruled, width
from rulebound.terminal.drawn.sheet import Sheet, nested
from rulebound.terminal.drawn.signs import counted


def folding_of(view: View, room: int) -> Folding:
    """All folds of the table in so many columns."""
    sheet = Sheet(view)
    return Folding(lambda fold: Table(sheet, room, fold).rows(), room)


def bar(view: View, room: int) -> Row:
    """Game, turn and phase, in one row."""
    return cut([Run(" "), *standing(view)], room)


def standing(view: View) -> Row:
    """Game, turn and phase."""
    turn = view.turn
    parts = [Run(view.title, STRONG)]
    if turn.number:
        parts.append(Run(f" │ {_('turn {n}', n=turn.number)}"))
    if turn.round is not None:
        parts.append(Run(" " + _("(round {round})", round=turn.round), DIM))
    if turn.seat >= 0:
        parts += [Run(" │ "), Run(view.seats[turn.seat].name, seat_look(turn.seat))]
    phase = turn.phases[turn.phase] if turn.phase >= 0 else ""
    step = ": ".join(word for word in (phase, turn.step) if word)
    return [*parts, Run(f" │ {step}")] if step else parts


class Table:
    """One way of drawing the table."""

    def __init__(self, sheet: Sheet, room: int, fold: Fold) -> None:
        self.sheet = sheet
        self.view = sheet.view
        self.room = room
        self.fold = fold
        self.folded: list[Area] = []
        self.held: list[Area] = []  # in words the viewer's own hand comes last, next to the decision

    def rows(self) -> list[Row]:
        rows = [*self.of_part(self.view.layout), *link_rows(self.sheet, self.room)]
        rows += [row for area in self.held for row in area_rows(self.sheet, area, self.room)]
        if self.folded:
            items = [self.in_few(area) for area in self.folded]
            rows += flow(items, self.room, [Run("· ", DIM)], [Run("  ")], Run(" · ", DIM))
        return rows

    def in_few(self, area: Area) -> Row:
        if area.layout == "pile":
            return pile(self.sheet, area) if height(area) else [Run(f"{area.name} 0", DIM, area.id)]
        return [*lead(self.sheet, area.id), Run(f"{area.name} {height(area)}", DIM, area.id)]

    def of_part(self, part: Put | Split) -> Iterator[Row]:
        """The rows of a part of the layout, in its order for narrow screens. Adjacent piles share a row."""
        if isinstance(part, Put):
            yield from self.of_ids(part.ids, fold=part.fold)
            return
        if part.name and self.sheet.worded and not any(it.startswith("seat.") for it in ids_in(part)):
            yield from ruled([Run(part.name, RULE)], self.room)
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
                yield from self.plate(self.view.seats[int(it.removeprefix("seat."))])
            elif it == "clashes":
                yield from (row for clash in self.view.clashes for row in clash_rows(self.sheet, clash, self.room))
            elif it in self.sheet.areas:
                area = self.sheet.areas[it]
                if self.sheet.worded and is_own_hand(area, self.view.viewer):
                    self.held.append(area)
                elif self.is_folded(area, fold=fold):
                    self.folded.append(area)
                else:
                    group = group_of(area, self.view.viewer)
                    boxed = area.layout in ("row", "fan", "grid") and group in self.fold.boxed
                    yield from area_rows(self.sheet, area, self.room, boxed=boxed, texts=group in self.fold.texts)

    def is_folded(self, area: Area, *, fold: bool) -> bool:
        """Whether only the area's name is shown. Never if something in it can be chosen."""
        if any(lead(self.sheet, it) for it in [area.id, *(card.id for card in nested(area.cards))]):
            return False
        if self.is_slot_wanted(area):
            return False
        return is_folded(area, self.view.viewer, self.fold, folds=fold)

    def is_slot_wanted(self, area: Area) -> bool:
        return any(it.startswith(f"{area.id}:") for it in [*self.sheet.starts, *self.sheet.aims])

    def plate(self, seat: Seat) -> list[Row]:
        """A player as a line across the table, with the public numbers."""
        target, look = f"seat.{seat.index}", seat_look(seat.index)
        row = [*lead(self.sheet, target), Run("▶ " if seat.active else "", look), Run(seat.name, look, target)]
        said = ", ".join(word for word in (seat.who, seat.role, _("out") if seat.out else "") if word)
        row.append(Run(f" ({said})" if said else "", PLAIN, target))
        numbers = [[Run(counted(it), STRONG if it.main else PLAIN, target)] for it in seat.counters]
        if seat.hand is not None and f"hand.{seat.index}" not in self.sheet.areas:
            numbers.append([Run(_("hand {hand}", hand=seat.hand), PLAIN, target)])
        whole = [*row, *(run for number in numbers for run in [Run("  "), *number])]
        if width(whole) <= self.room - 4:
            return ruled(whole, self.room)
        return [*ruled(row, self.room), *flow(numbers, self.room, [], [], Run("  "))]


def ids_in(part: Put | Split) -> list[str]:
    """The areas in a part of the layout."""
    return part.ids if isinstance(part, Put) else [it for inner in part.parts for it in ids_in(inner)]
