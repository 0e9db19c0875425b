"""Rows of runs on the screen. They scroll, and mouse and keys point at their targets."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final, NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from rulebound.terminal.drawn.runs import Look, Row

AIMED: Final = "#e8c15a"  # behind what a lesson points at
BLANK: Final = Style()  # of what fills a row; Textual's filters want a style everywhere


@cache
def style_of(look: Look, *, pointed: bool, aimed: bool, colours: bool) -> Style:
    colour = AIMED if aimed else look.colour
    return Style(
        color=colour if colour and colours else None,
        bold=look.bold or aimed or None,
        dim=look.dim or None,
        underline=look.underline or None,
        blink=aimed or None,
        reverse=pointed or aimed or None,
    )


class Spot(NamedTuple):
    """Where a target is: its row, its first column, and the column after it."""

    target: str
    row: int
    left: int
    right: int


class Canvas(ScrollView, can_focus=True):
    """Shows rows. What is pointed at is reversed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(-1,0)", show=False),
        Binding("down", "go(1,0)", show=False),
        Binding("left", "go(0,-1)", show=False),
        Binding("right", "go(0,1)", show=False),
        Binding("enter,space", "take", show=False),
        Binding("pageup", "page_up", show=False),
        Binding("pagedown", "page_down", show=False),
        Binding("home", "scroll_home", show=False),
        Binding("end", "scroll_end", show=False),
    ]
    DEFAULT_CSS = """
    Canvas { scrollbar-size-vertical: 1; overflow-x: hidden; background: transparent; }
    """

    begins_at = ""  # how the first target begins that the keys go to
    is_mouse = False  # whether it is the mouse that points: what it points at is in sight

    class Pointed(Message):
        """Mouse or keys point at a target, or at none."""

        def __init__(self, canvas: Canvas, target: str) -> None:
            super().__init__()
            self.canvas = canvas
            self.target = target

    class Taken(Message):
        """A target, or none, was clicked or taken with Enter. asks: with the right button, to be explained."""

        def __init__(self, canvas: Canvas, target: str, *, asks: bool = False) -> None:
            super().__init__()
            self.canvas = canvas
            self.target = target
            self.asks = asks

    class LeftBehind(Message):
        """The keys went beyond the edge, up (-1) or down (1)."""

        def __init__(self, canvas: Canvas, way: int) -> None:
            super().__init__()
            self.canvas = canvas
            self.way = way

    def __init__(self, id: str | None = None) -> None:  # noqa: A002  # Textual's word
        super().__init__(id=id)
        self.rows: list[Row] = []
        self.spots: list[Spot] = []
        self.pointer = ""
        self.wanted: set[str] = set()  # targets to which the keys go first
        self.aimed: set[str] = set()  # targets at which a lesson points
        self.colours = True

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show(self, rows: list[Row]) -> None:
        """Shows these rows. What was pointed at stays so if it is still there."""
        self.rows = rows
        self.spots = spots_of(rows)
        if self.pointer and all(spot.target != self.pointer for spot in self.spots):
            self.pointer = ""
        self.virtual_size = Size(self.size.width, len(rows))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        number = y + self.scroll_offset.y
        row = self.rows[number] if number < len(self.rows) else []
        segments = [Segment(run.text, self.style_at(run.look, run.target)) for run in row]
        return Strip(segments).adjust_cell_length(self.size.width, BLANK)

    def style_at(self, look: Look, target: str) -> Style:
        pointed = bool(target) and target == self.pointer
        return style_of(look, pointed=pointed, aimed=target in self.aimed, colours=self.colours)

    # -- pointing ------------------------------------------------------------------------------------------------------

    def point(self, target: str, *, tell: bool = True) -> None:
        if target == self.pointer:
            return
        self.pointer = target
        self.refresh()
        spot = next((spot for spot in self.spots if spot.target == target), None)
        if spot is not None and not self.is_mouse:
            self.scroll_to_region(Region(0, spot.row, 1, 1), animate=False, force=True)
        if tell:
            self.post_message(self.Pointed(self, target))

    def target_at(self, x: int, y: int) -> str:
        row = y + self.scroll_offset.y
        return next((it.target for it in self.spots if it.row == row and it.left <= x < it.right), "")

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self.is_mouse = True
        self.point(self.target_at(event.x, event.y))
        self.is_mouse = False

    def on_click(self, event: events.Click) -> None:
        target = self.target_at(event.x, event.y)
        self.point(target)
        if target:
            self.post_message(self.Taken(self, target, asks=event.button != 1))

    def action_take(self) -> None:
        self.post_message(self.Taken(self, self.pointer))

    def action_go(self, down: int, right: int) -> None:
        """Goes to the nearest target in this direction."""
        here = next((spot for spot in self.spots if spot.target == self.pointer), None)
        if here is None:
            found = next((spot for spot in self.spots if spot.target.startswith(self.begins_at)), None)
            if down < 0 or found is None:
                self.post_message(self.LeftBehind(self, down or right))
            else:
                self.point(found.target)
            return
        found = sideways(self.spots, here, right) if right else across(self.spots, here, down)
        if found is not None:
            self.point(found.target)
        elif down:
            self.post_message(self.LeftBehind(self, down))

    def enter_from(self, way: int) -> None:
        """The keys enter from above (1) or from below (-1)."""
        self.focus()
        wanted = [spot for spot in self.spots if spot.target in self.wanted]
        spots = wanted or [spot for spot in self.spots if spot.target.startswith(self.begins_at)] or self.spots
        if spots:
            self.point((spots[0] if way > 0 else spots[-1]).target)


def spots_of(rows: list[Row]) -> list[Spot]:
    """The places of all targets. Adjacent runs with one target are one spot."""
    spots: list[Spot] = []
    for number, row in enumerate(rows):
        left = 0
        for run in row:
            right = left + cell_len(run.text)
            last = spots[-1] if spots else None
            if run.target and last and last.target == run.target and last.row == number and last.right == left:
                spots[-1] = last._replace(right=right)
            elif run.target and right > left:
                spots.append(Spot(run.target, number, left, right))
            left = right
    return spots


def sideways(spots: list[Spot], here: Spot, right: int) -> Spot | None:
    """The next target in reading order that is not in this row."""
    place = spots.index(here)
    rest = spots[place + 1 :] if right > 0 else spots[:place][::-1]
    passed = {spot.target for spot in spots if spot.row == here.row and (here.left - spot.left) * right >= 0}
    return next((spot for spot in rest if spot.target not in passed), None)


def across(spots: list[Spot], here: Spot, down: int) -> Spot | None:
    """The nearest target in the next row, in this direction, that has another one."""
    rows = [spot.row for spot in spots if spot.target == here.target]
    edge = max(rows) if down > 0 else min(rows)
    rest = [spot for spot in spots if (spot.row - edge) * down > 0 and spot.target != here.target]
    if not rest:
        return None
    nearest = min(abs(spot.row - edge) for spot in rest)
    near = [spot for spot in rest if abs(spot.row - edge) == nearest]
    return min(near, key=lambda spot: abs(spot.left - here.left))
