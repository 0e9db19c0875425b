"""A list to choose from: all menus before a table."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Label, OptionList
from textual.widgets.option_list import Option

from rulebound.kernel.basics.problem import DataError
from rulebound.language import N_, _
from rulebound.terminal.local_table import LocalTable

if TYPE_CHECKING:
    from rulebound.terminal.full.app import TableApp


SENTENCE: Final = 72  # columns of a sentence below a line
INDENT: Final = "   "


class Way(NamedTuple):
    """An entry of a menu: a line, a sentence below it, and its function."""

    line: str
    sentence: str
    go: Callable[[], None]


class Choices(Screen[None]):
    """A list to choose from, by keys, numbers or mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(str(digit), f"pick({digit})", show=False) for digit in range(10)],
        Binding("escape", "back", show=False),
        Binding("q", "back", show=False),
    ]
    DEFAULT_CSS = """
    Choices { align: center middle; background: #0d1017; }
    Choices > Vertical { width: 78; max-width: 100%; height: auto; max-height: 100%; padding: 0 1; }
    Choices > Vertical { border: round #8f95a3; background: #12161f; }
    Choices OptionList { height: auto; max-height: 100%; border: none; background: #12161f; padding: 0; }
    Choices OptionList:focus { border: none; }
    Choices > Vertical { border-subtitle-color: #8f95a3; }
    Choices #fault { color: #f0736a; display: none; }
    """
    heading = "Rulebound"
    foot = N_("Arrows and Enter, a number, or the mouse. Esc goes back")

    def __init__(self) -> None:
        super().__init__()
        self.ways: list[Way] = []
        self.typed = 0  # a number that may go on; its entry is highlighted

    @property
    def table_app(self) -> TableApp:
        return cast("TableApp", self.app)

    def compose(self) -> ComposeResult:
        with Vertical() as frame:
            frame.border_title = self.heading
            frame.border_subtitle = _(self.foot)
            yield Label("", id="fault", markup=False)  # above the list, which may be longer than the screen
            yield OptionList(markup=False)

    def on_mount(self) -> None:
        self.offer(self.found())

    def found(self) -> list[Way]:
        """The entries."""
        raise NotImplementedError  # each menu has its own

    def offer(self, ways: list[Way]) -> None:
        """Shows these entries. What was highlighted stays so."""
        self.ways = ways
        listed = self.query_one(OptionList)
        place = listed.highlighted or 0
        listed.clear_options()
        for number, way in enumerate(ways, 1):
            below = wrap(way.sentence, SENTENCE, initial_indent=INDENT, subsequent_indent=INDENT)
            listed.add_option(Option("\n".join([f"{number}  {way.line}", *below])))
        listed.highlighted = min(place, len(ways) - 1)
        listed.focus()

    def highlight(self, place: int) -> None:
        """Highlights this entry first."""
        self.query_one(OptionList).highlighted = place

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def action_pick(self, digit: int) -> None:
        """Adds a figure to a number. The entry is taken as soon as no longer number is possible, or by Enter."""
        begun = self.typed if self.query_one(OptionList).highlighted == self.typed - 1 else 0
        number, self.typed = begun * 10 + digit, 0
        if not 1 <= number <= len(self.ways):
            self.complain(_("There is no entry {number}, only 1 to {last}.", number=number, last=len(self.ways)))
        elif number * 10 > len(self.ways):
            self.choose(number - 1)
        else:
            self.typed = number
            self.highlight(number - 1)

    def choose(self, place: int) -> None:
        """Runs an entry. An error is shown, and another entry can be chosen."""
        try:
            self.ways[place].go()
        except DataError as error:
            self.complain(_("That cannot be played. {error}.", error=error))

    def complain(self, sentence: str) -> None:
        fault = self.query_one("#fault", Label)
        fault.update(sentence)
        fault.display = True

    def action_back(self) -> None:
        self.app.pop_screen()

    def open(self, local: LocalTable) -> None:
        """Opens the table. Leaving it goes back to the first menu."""
        self.table_app.begin_table(local)
