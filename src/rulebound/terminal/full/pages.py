"""Pages over the table: explanations, the log, the rulebook with a search, and questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Label

from rulebound.language import N_, _
from rulebound.terminal.drawn.runs import Row
from rulebound.terminal.full.canvas import Canvas

WIDEST: Final = 84  # columns of a page
EDGES: Final = 4  # columns and rows of its frame
CLOSING: Final = N_("Esc closes")


class Page(ModalScreen[str]):
    """Rows to read. Returns the target that was taken, such as an option; nothing if it was closed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,f1,question_mark", "close", show=False),
        *[Binding(str(digit), f"type('{digit}')", show=False) for digit in range(10)],
    ]
    taken_rows = 0  # rows that other parts of the page need
    DEFAULT_CSS = """
    Page { align: center middle; background: black 50%; }
    Page > Vertical { width: 88; max-width: 100%; height: auto; max-height: 100%; padding: 0 1; }
    Page > Vertical { border: round #8f95a3; background: #12161f; }
    Page Canvas { height: auto; }
    Page Label { color: #8f95a3; }
    """

    def __init__(self, title: str, rows_of: Callable[[int], list[Row]], *, end: bool = False) -> None:
        super().__init__()
        self.name_ = title
        self.rows_of = rows_of
        self.end = end  # begins at its end, as a log does

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            frame.border_title = self.name_
            yield Canvas("page")
            yield Label(self.closing, id="closing")

    @property
    def closing(self) -> str:
        return _(CLOSING)

    def on_mount(self) -> None:
        self.begin()
        self.lay_out()

    def begin(self) -> None:
        """Gives the keys to their first widget."""
        self.canvas.focus()

    def on_resize(self) -> None:
        self.lay_out()

    @property
    def canvas(self) -> Canvas:
        return self.query_one("#page", Canvas)

    def lay_out(self) -> None:
        """As high as its text, if there is room."""
        room = min(WIDEST, self.app.size.width - EDGES) - 1  # a column for a scroll bar
        rows = self.rows_of(room)
        most = self.app.size.height - EDGES + 1 - self.taken_rows
        self.canvas.styles.height = max(1, min(len(rows), most))
        self.canvas.show(rows)
        more = "  " + _("↑ ↓ PgDn: read on") if len(rows) > most else ""
        self.query_one("#closing", Label).update(self.closing + more)
        if self.end:
            self.canvas.scroll_end(animate=False)

    def action_close(self) -> None:
        self.dismiss("")

    def action_type(self, digit: str) -> None:
        """Takes an option of this page by its number."""
        targets = {spot.target for spot in self.canvas.spots}
        if f"option:{digit}" in targets:
            self.dismiss(f"option:{digit}")

    def on_canvas_taken(self, message: Canvas.Taken) -> None:
        message.stop()
        self.take(message.target)

    def take(self, target: str) -> None:
        """Something on the page was clicked or taken with Enter."""
        self.dismiss(target)

    def on_canvas_left_behind(self, message: Canvas.LeftBehind) -> None:
        message.stop()
        self.canvas.scroll_relative(y=message.way, animate=False)


class StopsPage(Page):
    """When the player is asked to respond. A number, Enter or a click changes an entry."""

    def __init__(self, title: str, rows_of: Callable[[int], list[Row]], toggle: Callable[[str], None]) -> None:
        super().__init__(title, rows_of)
        self.toggle = toggle

    @property
    def closing(self) -> str:
        return _("a number, Enter or a click changes one (0 is the tenth)    Esc closes")

    def action_type(self, digit: str) -> None:
        targets = list(dict.fromkeys(spot.target for spot in self.canvas.spots if spot.target))
        number = int(digit) or 10
        if number <= len(targets):
            self.take(targets[number - 1])

    def take(self, target: str) -> None:
        if target.startswith("stop:"):
            self.toggle(target.removeprefix("stop:"))
            self.lay_out()


class Rulebook(Page):
    """The rulebook, with a search."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1", "close", show=False),
        Binding("down", "into", show=False),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("pageup", "page(-1)", show=False, priority=True),
    ]
    taken_rows = 3

    def __init__(self, title: str, rows_of: Callable[[int, str], list[Row]], word: str = "") -> None:
        self.word = word
        super().__init__(title, lambda room: rows_of(room, self.word))

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            frame.border_title = self.name_
            yield Input(self.word, placeholder=_("a word to look for, or the id of a clause"))
            yield Canvas("page")
            yield Label(self.closing, id="closing")

    @property
    def closing(self) -> str:
        return _("Esc closes")

    def begin(self) -> None:
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.word = event.value
        self.canvas.scroll_home(animate=False)
        self.lay_out()

    def on_input_submitted(self) -> None:
        self.canvas.focus()

    def action_into(self) -> None:
        self.canvas.scroll_relative(y=1, animate=False)

    def action_page(self, way: int) -> None:
        self.canvas.scroll_relative(y=way * max(1, self.canvas.size.height - 1), animate=False)

    def take(self, target: str) -> None:
        """Shows a clause that is already on the page."""


class Agreement(ModalScreen[bool]):
    """A question with the answers yes and no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", show=False),
        Binding("n,escape,q", "answer(False)", show=False),
    ]
    DEFAULT_CSS = """
    Agreement { align: center middle; background: black 50%; }
    Agreement > Vertical { width: 70; max-width: 100%; height: auto; padding: 1 2; }
    Agreement > Vertical { border: round #f2c14e; background: #12161f; }
    """

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self.question)
            yield Label(_("\ny: yes    n: no"))

    def action_answer(self, answer: bool) -> None:  # noqa: FBT001  # Textual calls it by position
        self.dismiss(answer)


class Line(ModalScreen[str]):
    """A question that is answered with a line of text. Returns nothing if it was closed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]
    DEFAULT_CSS = """
    Line { align: center middle; background: black 50%; }
    Line > Vertical { width: 76; max-width: 100%; height: auto; padding: 0 1; }
    Line > Vertical { border: round #f2c14e; background: #12161f; }
    """

    def __init__(self, question: str, usual: str) -> None:
        super().__init__()
        self.question = question
        self.usual = usual

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label(self.question)
            yield Input(self.usual)
            yield Label(_("Enter: so it is    Esc: not now"))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        self.dismiss("")


class Cover(ModalScreen[bool]):
    """Covers the screen until the next person has the keyboard. Returns False if they leave instead."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "uncover", show=False),
        Binding("q,escape", "leave", show=False),
    ]
    DEFAULT_CSS = """
    Cover { align: center middle; background: #12161f; }
    Cover > Vertical { width: 60; max-width: 100%; height: auto; border: round #f2c14e; padding: 1 2; }
    """

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.whom = name
        self.title_ = title

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            frame.border_title = self.title_
            yield Label(_("{whom}, it is your decision.", whom=self.whom), markup=False)
            yield Label(
                _("\nMake sure that no one else sees the screen.\nPress Enter, or click, to see your cards. q leaves.")
            )

    def on_click(self) -> None:
        self.action_uncover()

    def action_uncover(self) -> None:
        self.dismiss(True)

    def action_leave(self) -> None:
        self.dismiss(False)
