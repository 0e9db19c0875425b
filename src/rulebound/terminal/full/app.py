"""The full-screen client as a program: start, tables, and the sentence at the end."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from rulebound.games.setting import typed
from rulebound.language import _
from rulebound.terminal.full.menu import Menu
from rulebound.terminal.full.table_screen import TableScreen
from rulebound.terminal.local_table import LocalTable
from rulebound.terminal.thinking import Thinking


class TableApp(App[str]):
    """Begins with a game, or with the menu. Its result is a sentence that is printed after the screen is closed."""

    TITLE = "Rulebound"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave_all", show=False, priority=True)]

    def __init__(self, local: LocalTable | None = None) -> None:
        super().__init__()
        self.begins_with = local
        self.colours = not self.no_color
        self.thinking = Thinking()
        self.trouble: Exception | None = None

    def on_mount(self) -> None:
        if self.begins_with is None:
            self.push_screen(Menu())
        else:
            self.open_table(self.begins_with)

    async def on_unmount(self) -> None:
        await self.thinking.end()

    def open_table(self, local: LocalTable) -> None:
        """Opens a table; the one before is closed."""
        if isinstance(self.screen, TableScreen):
            self.switch_screen(TableScreen(local))
        else:
            self.push_screen(TableScreen(local))

    def begin_table(self, local: LocalTable) -> None:
        """Opens a new table from the menus. Leaving it goes back to the first menu."""
        while not isinstance(self.screen, Menu):
            self.pop_screen()
        self.open_table(local)

    def leave_table(self, local: LocalTable) -> None:
        """Goes back to the menu, or ends the program if there is none."""
        if self.begins_with is None:
            self.pop_screen()
        else:
            self.exit(farewell(local))

    def action_leave_all(self) -> None:
        """Ctrl-C: every open game is kept."""
        tables = [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
        for table in tables:
            table.local.keep()
        self.exit(farewell(tables[-1].local) if tables else "")

    def _handle_exception(self, error: Exception) -> None:
        """Keeps the game and shows a sentence. Tests get the error itself."""
        if self.is_headless:
            super()._handle_exception(error)
        elif self.trouble is None:
            self.trouble = error
            self.action_leave_all()


def farewell(local: LocalTable) -> str:
    """What happens to the game when the person leaves."""
    if local.match.state.over:
        return ""
    if local.fault:
        return local.fault
    return _("The game is kept: `{command}` goes on with it.", command=typed(f"play --terminal {local.game.name}"))
