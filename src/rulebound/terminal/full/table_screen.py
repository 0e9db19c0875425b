"""The table with keys and mouse: turns, choices, undo, saving and leaving."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from rulebound.language import _
from rulebound.terminal.drawn.colours import GILT
from rulebound.terminal.drawn.runs import Look, Run
from rulebound.terminal.drawn.sheet import Sheet
from rulebound.terminal.full.canvas import Canvas
from rulebound.terminal.full.pages import Agreement
from rulebound.terminal.full.table_played import PlayedTable


class TableScreen(PlayedTable):
    """One game, from its present position to its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(str(digit), f"type('{digit}')", show=False) for digit in range(10)],
        Binding("backspace", "untype", show=False),
        Binding("f1,question_mark", "explain", show=False),
        Binding("u", "undo", show=False),
        Binding("escape", "step_back", show=False),
        Binding("h", "hint", show=False),
        Binding("w", "refusals", show=False),
        Binding("l", "log", show=False),
        Binding("a", "stops", show=False),
        Binding("r", "rules", show=False),
        Binding("k", "keys", show=False),
        Binding("s", "save", show=False),
        Binding("c", "colours", show=False),
        Binding("g", "begin_again", show=False),
        Binding("n", "rematch", show=False),
        Binding("p", "pass", show=False),
        Binding("q", "leave", show=False),
        Binding("tab", "other", show=False, priority=True),
        Binding("shift+tab", "other", show=False, priority=True),
        Binding("enter", "enter", show=False),
    ]

    # -- choosing ------------------------------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Takes an option by its number."""
        options = self.drawn.decision.options if self.drawn.decision and self.is_asked else []
        if not options:
            self.refuse_to_choose()
            return
        if not 1 <= number <= len(options):
            self.say(
                _("There is no option {number}, only 1 to {last}.", number=number, last=len(options))
                if len(options) > 1
                else _("There is only option 1.")
            )
            return
        self.local.has_read(self.facing)
        self.said, self.rolls = [], []
        self.hurry, self.waited = False, 0.0
        self.local.act(self.facing, options[number - 1].code)
        self.local.keep()
        self.note_lesson()
        self.go_on()

    def action_type(self, digit: str) -> None:
        """Adds a figure to a number. The option is taken as soon as no longer number is possible."""
        self.said = []
        count = len(self.drawn.decision.options) if self.drawn.decision else 0
        number = int(self.typed + digit)
        if not self.is_asked or number == 0 or number * 10 > count:
            self.typed = ""
            self.choose(number)
            return
        self.typed = str(number)
        self.say(_("{number}: Enter does option {number}, another figure goes on, Esc forgets it.", number=number))

    def action_pass(self) -> None:
        """Takes the one option that passes or stops."""
        options = self.drawn.decision.options if self.drawn.decision and self.is_asked else []
        passing = [number for number, option in enumerate(options, 1) if option.way != "do"]
        self.said, self.typed = [], ""
        if len(passing) == 1:
            self.choose(passing[0])
        elif options:
            self.say(_("There is nothing to pass here: type the number of an option."))
        else:
            self.refuse_to_choose()

    def action_untype(self) -> None:
        self.typed, self.said = "", []
        self.draw()

    def action_enter(self) -> None:
        if self.typed:
            number, self.typed = int(self.typed), ""
            self.said = []
            self.choose(number)
        elif self.turns_over():
            self.said = []
        elif self.local.is_bots_turn and not self.since:
            self.said = []
            self.go_on()
        elif self.local.decider < 0:
            self.said = []
            self.refuse_to_choose()
        elif not self.pointed:
            self.said = []
            self.say(_("Type the number of an option, or point at something with the arrows; k lists all keys."))

    def on_canvas_pointed(self, message: Canvas.Pointed) -> None:
        message.stop()
        for name in ("table", "decision"):
            if message.canvas.id != name and message.target:
                self.canvas(name).point("", tell=False)
        if self.query_one("#side").display:
            self.draw_side(self.query_one("#side").size.width)
        else:
            news = self.canvas("news")
            news.show(self.brief(news.size.height, self.size.width - 1) or self.news)

    def on_canvas_left_behind(self, message: Canvas.LeftBehind) -> None:
        message.stop()
        if message.canvas.id == "decision" and message.way < 0:
            self.cross("table", -1)
        elif message.canvas.id == "table" and message.way > 0:
            self.cross("decision", 1)
        else:
            message.canvas.scroll_relative(y=message.way, animate=False)

    def action_other(self) -> None:
        """Goes from the table to the options and back."""
        on_table = self.focused is not None and self.focused.id == "table"
        self.cross("decision" if on_table else "table", 1 if on_table else -1)

    def cross(self, name: str, way: int) -> None:
        for other in ("table", "decision"):
            if other != name:
                self.canvas(other).point("", tell=False)
        self.canvas(name).enter_from(way)

    def on_canvas_taken(self, message: Canvas.Taken) -> None:
        message.stop()
        self.said = []
        if (self.typed or not message.target) and not message.asks:
            self.action_enter()
        elif message.target.startswith("do:"):
            self.run_worker(self.run_action(message.target.removeprefix("do:")))
        elif message.asks:
            self.explain(message.target)
        else:
            self.take(message.target)

    def take(self, target: str) -> None:
        """Takes the option that starts at this target. With several it asks which one; with none it says why."""
        if target.startswith("option:"):
            self.choose(int(target.removeprefix("option:")))
            return
        sheet = Sheet(self.drawn)
        starts = sheet.starts.get(target, []) if self.is_asked else []
        if len(starts) == 1:
            self.choose(starts[0])
        elif starts or target in sheet.aims or not self.is_asked:
            self.explain(target)
        else:
            self.refuse(target)

    # -- taking back, saving, leaving ----------------------------------------------------------------------------------

    def action_step_back(self) -> None:
        """Esc: forgets a figure, else undoes a half-made choice."""
        decision = self.drawn.decision
        if self.typed or self.said:
            self.action_untype()
        elif decision and decision.undo == "chain" and self.is_asked:
            self.action_undo()

    def action_undo(self) -> None:
        self.said, self.typed = [], ""
        why = self.local.why_not_back()
        if not why:
            self.undo()
        elif self.local.may_agree():
            question = f"{why}\n\n{_('Take it back all the same, because everybody agrees?')}"
            self.app.push_screen(Agreement(question), lambda agreed: self.undo() if agreed else None)
        else:
            self.say(why)

    def undo(self) -> None:
        self.workers.cancel_group(self, "bot")
        self.since = 0.0
        self.local.take_back()
        self.closing, self.summed = "", None
        self.rolls = []
        self.shown_line = -1
        self.shown_line = self.last_line()
        self.said = [[Run(_("Taken back."), Look(GILT))]]
        self.go_on()

    def action_rematch(self) -> None:
        """Another game at the same table, after the end."""
        if self.local.teaching is not None:
            self.action_begin_again()
            return
        if self.local.decider >= 0:
            self.said = []
            self.say(_("This game is not over yet; q leaves it, and it is kept."))
            return
        self.table_app.open_table(self.local.rematch())

    def action_leave(self) -> None:
        self.leave()
