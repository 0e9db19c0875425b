"""The table on the screen: places, room for each part, dice."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from rulebound.language import _
from rulebound.terminal.drawn.colours import GILT
from rulebound.terminal.drawn.decision import cited, prompt_rows
from rulebound.terminal.drawn.folding import MOST_QUIET, NOTHING
from rulebound.terminal.drawn.news import news_rows
from rulebound.terminal.drawn.runs import RULE, STRONG, Look, Row, Run, filled, ruled, wrap
from rulebound.terminal.drawn.sheet import Sheet
from rulebound.terminal.drawn.table import bar, folding_of
from rulebound.terminal.full.canvas import Canvas
from rulebound.terminal.full.dice import FRAME, FRAMES
from rulebound.terminal.full.table_parts import NEWS, TableParts

SMALLEST: Final = (50, 18)  # columns and rows in which a table can be read
WIDE: Final = 110  # columns from which there is room for a side
SIDE: Final = 46  # columns of the side, at most
SHARE: Final = 0.42  # of the height, that a decision takes at most
LAST: Final = 5  # decisions, the fullest of which tells how much room the table has for certain
LEAST: Final = 7  # rows of a decision
MOST_NEWS: Final = 6  # rows of news for which the table folds what is quiet


class DrawnTable(TableParts):
    """One game, drawn for the person at the screen."""

    DEFAULT_CSS = """
    TableScreen { background: #0d1017; layers: base; }
    #main { width: 1fr; }
    #side { display: none; width: 46; border-left: solid #3a4150; padding: 0 1; }
    #bar { height: 1; background: #1b2130; }
    #keys { height: 1; }
    #lesson { background: #1d2a22; display: none; }
    #pointed { height: auto; max-height: 60%; }
    #log { height: 1fr; }
    """

    def compose(self) -> ComposeResult:
        with Horizontal():
            with Vertical(id="main"):
                yield Canvas("bar")
                yield Canvas("table")
                yield Canvas("news")
                yield Canvas("lesson")
                yield Canvas("keys")
                yield Canvas("said")
                yield Canvas("decision")
            with Vertical(id="side"):
                yield Canvas("pointed")
                yield Canvas("log")

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draws everything again, in the present room."""
        if not self.is_mounted:
            return
        self.drawn = self.local.view(self.facing)
        self.notice_dice()
        self.lay_out()

    def on_resize(self) -> None:
        self.fold = NOTHING
        self.left.clear()
        if self.is_mounted:
            self.lay_out()

    def lay_out(self) -> None:
        wide, high = self.size.width, self.size.height
        if wide < SMALLEST[0] or high < SMALLEST[1]:
            self.ask_for_room()
            return
        side = min(SIDE, wide // 3) if wide >= WIDE else 0
        self.query_one("#side").display = bool(side)
        self.query_one("#side").styles.width = side
        room = wide - side - 1
        asking = [] if self.local.is_bots_turn else prompt_rows(self.drawn, room)
        decision = [*asking, *self.answers(room)]
        asked = min(len(decision), max(LEAST, int(high * SHARE)))
        if len(decision) > asked:  # what one mostly looks for last must not lie below the edge
            decision = [*asking, *self.answers(room, ends_first=True)]
        said, lesson = self.said_rows(room), self.lesson_rows(room)
        left = high - 2 - asked - len(said) - len(lesson)
        news = [] if side else news_rows(self.local.news(self.facing), room)
        most = max(MOST_NEWS, high // 3) if self.local.decider < 0 else MOST_NEWS  # in the end they say why
        table, rows = self.shared(room, left, 0 if side else NEWS, min(len(news), most))
        rows = max(rows, min(len(news), left - len(table)))
        self.fill("bar", [filled(bar(self.drawn, room), room + 1)], 1)
        self.fill("table", table, left - rows)
        self.canvas("table").wanted = set(Sheet(self.drawn).starts)
        for name in ("table", "decision"):
            self.canvas(name).aimed = self.aimed()
        self.news = self.latest(news, rows, room)
        self.fill("news", self.brief(rows, room) or self.news, rows)
        self.canvas("lesson").display = bool(lesson)
        self.fill("lesson", lesson, len(lesson))
        self.fill("keys", [self.command_row(room)], 1)
        self.fill("said", said, len(said))
        self.fill("decision", decision, asked)
        if side:
            self.draw_side(side - 3)

    def shared(self, room: int, high: int, least: int, most: int) -> tuple[list[Row], int]:
        """The table, and the number of rows for news: as many as are wanted, if nothing has to scroll.

        Showing the rivals' cards comes before the last rows of news. So does keeping the look of the table, if the only
        news is an answer to the last key.
        """
        folding = folding_of(self.drawn, room)
        wanted = dict.fromkeys((max(least, most), least, 1, 0))
        tried = [(rows, folding.quiet(high - rows)) for rows in wanted]
        fitting = [one for one in tried if one[1] <= MOST_QUIET] or tried[1:2] or tried
        same = [rows for rows, _ in fitting if self.said and len(folding.rows(self.fold)) <= high - rows]
        rows = same[0] if same else min(fitting, key=lambda one: (one[1] == MOST_QUIET, -one[0]))[0]
        if self.is_asked and not self.said:
            self.note_what_is_left(high - rows)
        self.fold = folding.fold(high - rows, self.fold, min(self.left.values(), default=high - rows))
        return folding.rows(self.fold), rows

    def note_what_is_left(self, high: int) -> None:
        """This decision leaves so many rows to the table."""
        now = len(self.local.match.actions)
        kept = sorted(number for number in self.left if number < now)[1 - LAST :]
        self.left = {**{number: self.left[number] for number in kept}, now: high}

    def ask_for_room(self) -> None:
        """The window is too small to read."""
        for name in ("table", "news", "lesson", "keys", "said", "decision"):
            self.fill(name, [], 0)
        sentence = _(
            "Make the window larger: {columns} columns and {rows} rows, better 80 and 24.",
            columns=SMALLEST[0],
            rows=SMALLEST[1],
        )
        self.query_one("#side").display = False
        self.fill("bar", wrap([Run(sentence, STRONG)], max(10, self.size.width - 1)), self.size.height)

    def fill(self, name: str, rows: list[Row], high: int) -> None:
        canvas = self.canvas(name)
        canvas.colours = self.table_app.colours
        canvas.styles.height = high
        canvas.show(rows)

    def draw_side(self, room: int) -> None:
        """Draws the explanation and the log. room: the columns of the side; one of them is for scroll bars."""
        room -= 1
        rows = self.explained(self.pointed, room) if self.pointed else self.nothing_pointed(room)
        pointed = self.canvas("pointed")
        pointed.colours = self.canvas("log").colours = self.table_app.colours
        pointed.styles.height = min(len(rows) + 1, int(self.size.height * 0.6))
        pointed.show(rows)
        log = self.canvas("log")
        log.show([*ruled([Run(_("Log"), RULE)], room), *news_rows(self.drawn.log[-60:], room)])
        self.call_after_refresh(log.scroll_end, animate=False)

    def say(self, sentence: str, clause: str = "") -> None:
        """Shows an answer to the last key."""
        self.said.append([Run(sentence, Look(GILT)), *cited(clause)])
        self.draw()

    # -- dice and waiting ----------------------------------------------------------------------------------------------

    def last_line(self) -> int:
        return self.local.last_line(self.facing)

    def notice_dice(self) -> None:
        """Lets dice tumble that were rolled since the last time."""
        lines = [line for line in self.drawn.log if line.n > self.shown_line]
        rolls = [roll for line in lines for roll in line.rolls if roll.dice]
        self.shown_line = max([self.shown_line, *(line.n for line in lines)])
        if not rolls:
            return
        self.rolls = rolls[-3:]
        self.frame = FRAMES if self.hurry or self.app.animation_level == "none" else 0
        if self.frame < FRAMES and self.ticking is None:
            self.ticking = self.set_interval(FRAME, self.tumble)

    def tumble(self) -> None:
        self.frame += 1
        if self.frame >= FRAMES and self.ticking is not None:
            self.ticking.stop()
            self.ticking = None
            self.have_fallen()
        self.lay_out()

    def have_fallen(self) -> None:
        """The dice stop."""

    def lie_still(self) -> None:
        """A key press stops the dice."""
        self.hurry = True
        self.frame = max(self.frame, FRAMES)

    def tick(self) -> None:
        """Counts the seconds while a bot thinks."""
        if self.since and self.app.screen is self:
            self.lay_out()

    def on_key(self, event: events.Key) -> None:
        self.lie_still()
