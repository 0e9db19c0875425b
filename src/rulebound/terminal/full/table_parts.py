"""What each part of the table says: news, options, keys, the lesson, explanations."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, cast

from textual.screen import Screen
from textual.timer import Timer

from rulebound.kernel.basics.view import Roll
from rulebound.language import N_, _
from rulebound.session.playing import SPECTATOR
from rulebound.session.summary import Summary
from rulebound.terminal.drawn.colours import GILT
from rulebound.terminal.drawn.decision import option_rows, standing_rows
from rulebound.terminal.drawn.ending import summary_rows
from rulebound.terminal.drawn.explaining import Explaining
from rulebound.terminal.drawn.folding import NOTHING
from rulebound.terminal.drawn.lesson import lesson_rows
from rulebound.terminal.drawn.runs import DIM, PLAIN, RULE, STRONG, Look, Row, Run, cut, filled, width, wrap
from rulebound.terminal.drawn.signs import price_signs
from rulebound.terminal.full.canvas import Canvas
from rulebound.terminal.full.dice import FRAMES, tumbling
from rulebound.terminal.local_table import LocalTable

if TYPE_CHECKING:
    from rulebound.terminal.full.app import TableApp

NEWS: Final = 2  # rows of news, at least
COMMANDS: Final = (
    ("?", N_("explain"), "explain"),
    ("u", N_("undo"), "undo"),
    ("h", N_("hint"), "hint"),
    ("w", N_("why not"), "refusals"),
    ("l", N_("log"), "log"),
    ("r", N_("rules"), "rules"),
    ("k", N_("keys"), "keys"),
    ("q", N_("leave"), "leave"),
    ("a", N_("when to ask"), "stops"),
)


class TableParts(Screen[None]):
    """One game at a screen, and what is said of it to the person there."""

    def __init__(self, local: LocalTable) -> None:
        super().__init__()
        self.local = local
        alone = len(local.people) == 1
        self.facing = local.people[0] if alone else SPECTATOR  # whose cards may be on the screen
        self.drawn = local.view(self.facing)
        self.said: list[Row] = []  # what answers the last key, as runs
        self.fold = NOTHING  # how the table was folded last
        self.left: dict[int, int] = {}  # by the number of the decision, rows that the last ones left to the table
        self.news: list[Row] = []  # what has happened since the last decision, as much as there is room for
        self.typed = ""  # figures of a number that may go on
        self.hurry = False
        self.waited = 0.0
        self.since = 0.0  # when the bot began to think
        self.closing = ""  # what became of the record of a finished game
        self.summed: Summary | None = None  # how a finished game went
        self.rolls: list[Roll] = []
        self.frame = FRAMES
        self.shown_line = -1  # the number of the last line of the log whose dice have been shown
        self.ticking: Timer | None = None

    @property
    def table_app(self) -> TableApp:
        return cast("TableApp", self.app)

    def canvas(self, name: str) -> Canvas:
        return self.query_one(f"#{name}", Canvas)

    @property
    def is_asked(self) -> bool:
        return self.facing >= 0 and self.facing == self.local.decider

    def latest(self, news: list[Row], high: int, room: int) -> list[Row]:
        """The last rows of the news, and how many others there are."""
        if len(news) <= high:
            return news
        if high < NEWS:
            return [
                cut([Run(_("(and {n} before: l)", n=len(news) - high) + " ", DIM, "do:log"), *row], room)
                for row in news[-high:]
            ]
        more = cut([Run("  " + _("{n} lines before this: l shows them", n=len(news) - high + 1), DIM, "do:log")], room)
        return [more, *news[len(news) - high + 1 :]]

    def brief(self, high: int, room: int) -> list[Row]:
        """A short explanation of the target, if there is no side panel for the whole one."""
        if not self.pointed or self.pointed.startswith("do:") or not high:
            return []
        return Explaining(self.local.seat(self.facing), self.drawn, room).brief(self.pointed, high)

    def answers(self, room: int, *, ends_first: bool = False) -> list[Row]:
        """The options; or who is thinking; or, at the end, what can be done."""
        decision = self.drawn.decision
        if decision is None:
            again = [Run("n ", Look(GILT, bold=True), "do:rematch"), Run(_("another game"), PLAIN, "do:rematch")]
            leave = [Run("q ", STRONG, "do:leave"), Run(_("leave"), PLAIN, "do:leave")]
            rows = wrap([*again, Run("   "), *leave], room)
            summed = summary_rows(self.summed, room) if self.summed else []
            return [*standing_rows(self.drawn, room), *rows, *summed, *wrap([Run(self.closing, DIM)], room)]
        if self.local.is_bots_turn:
            player = self.local.players[self.local.decider]
            seconds = f" {time.monotonic() - self.since:.0f} s" if self.since else ""
            return [
                cut(
                    [Run(_("{name} thinks ...", name=player.described) + seconds, STRONG)],
                    room,
                )
            ]
        if decision.seat != self.facing:
            return []
        return option_rows(decision, room, ends_first=ends_first, prices=price_signs(self.drawn))

    def command_row(self, room: int) -> Row:
        """The line above the decision, with the keys in it."""
        row: Row = [Run("━━ ", RULE)]
        for key, name, action in COMMANDS:
            run = [Run(key, STRONG, f"do:{action}"), Run(f" {_(name)}", DIM, f"do:{action}"), Run("  ", RULE)]
            if width(row) + width(run) <= room:
                row += run
        return filled(row, room, "━", RULE)

    def said_rows(self, room: int) -> list[Row]:
        """The answer to the last key; rolling dice."""
        rows = [row for said in self.said for row in wrap(said, room, [], [Run("  ")])]
        return [*([cut(tumbling(self.rolls, self.frame), room)] if self.rolls else []), *rows[:6]]

    def lesson_rows(self, room: int) -> list[Row]:
        """The present step of the lesson; empty at other tables."""
        teaching = self.local.teaching
        return lesson_rows(teaching, room) if teaching is not None else []

    def aimed(self) -> set[str]:
        """What the lesson points at."""
        teaching = self.local.teaching
        return set(teaching.points_at(self.drawn)) if teaching is not None else set()

    def nothing_pointed(self, room: int) -> list[Row]:
        return wrap([Run(_("Point at a card, an option, a player or a clause to read about it here."), DIM)], room)

    @property
    def pointed(self) -> str:
        return self.canvas("table").pointer or self.canvas("decision").pointer

    def explained(self, target: str, room: int) -> list[Row]:
        """The explanation of a target; empty if it is not on the table."""
        if target.startswith("do:"):
            return []
        return Explaining(self.local.seat(self.facing), self.drawn, room).rows(target)
