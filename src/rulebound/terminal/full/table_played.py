"""The table as it is played: bots think, people are asked and hand the keyboard over, and the end is summed up."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from textual import work

from rulebound.language import _
from rulebound.session.playing import SPECTATOR
from rulebound.session.summary import Summary
from rulebound.session.thinking import NoThought
from rulebound.terminal.full.pages import Cover
from rulebound.terminal.full.table_queries import QueriedTable
from rulebound.terminal.thinking import QUICK

PAUSE: Final = 0.25  # seconds after what a bot does, until a key is pressed
PATIENCE: Final = 1.5  # seconds of such pauses in one reply


class PlayedTable(QueriedTable):
    """The table, with the turns of people and bots from its present position to the end."""

    def on_mount(self) -> None:
        for name in ("bar", "news", "lesson", "keys", "said", "pointed", "log"):
            self.canvas(name).can_focus = False
        self.canvas("decision").begins_at = "option:"
        self.shown_line = self.last_line()
        if any(player.bot and player.spec not in QUICK for player in self.local.players):
            self.run_worker(self.table_app.thinking.begin())
        self.set_interval(0.2, self.tick)
        self.go_on()

    def go_on(self) -> None:
        """Lets the next seat decide: a bot thinks, a person is asked; or ends the game."""
        if self.local.decider < 0:
            self.finish()
        elif self.local.is_bots_turn:
            self.since = time.monotonic()
            self.draw()
            self.let_think()
        elif self.facing != self.local.decider:
            self.hand_over()
        else:
            self.ask()

    def ask(self) -> None:
        """Lets a person decide."""
        self.waited, self.hurry = 0.0, False
        if fault := self.local.keep():
            self.say(fault)
        for name in ("table", "decision"):
            self.canvas(name).point("", tell=False)
        self.draw()
        self.canvas("decision").scroll_home(animate=False)
        self.canvas("decision").focus()
        self.bring_into_sight()
        if self.local.config.advice:
            self.action_hint()

    def bring_into_sight(self) -> None:
        """Scrolls to what the lesson points at, or to the card of the first option."""
        decision = self.drawn.decision
        touched = [it for option in (decision.options if decision else []) for it in option.touches]
        touched = [*self.aimed(), *touched]
        canvas = self.canvas("table")
        spots = [spot for it in touched[:1] for spot in canvas.spots if spot.target == it]
        if spots and len(canvas.rows) > canvas.size.height:
            canvas.scroll_to(y=max(0, spots[0].row - canvas.size.height // 2), animate=False)

    def hand_over(self) -> None:
        """Covers the screen until another person has the keyboard."""
        whom = self.local.players[self.local.decider].name
        self.facing = SPECTATOR
        self.said = []
        self.draw()
        self.app.push_screen(Cover(whom, self.drawn.title), self.handed_over)

    def handed_over(self, uncovered: bool | None) -> None:  # noqa: FBT001  # Textual calls it by position
        if not uncovered:
            self.leave()
            return
        self.facing = self.local.decider
        self.ask()

    @work(exclusive=True, group="bot")
    async def let_think(self) -> None:
        """Lets a bot decide, without blocking the screen."""
        before = self.local.match.state, len(self.local.match.actions)
        try:
            code = await self.table_app.thinking.choice(self.local)
        except NoThought as error:
            self.since, self.said = 0.0, []
            self.say(
                _(
                    "That went wrong: {error}. Enter lets it try again, u takes back, q leaves; the game is kept.",
                    error=error,
                )
            )
            return
        if before != (self.local.match.state, len(self.local.match.actions)):
            return  # taken back while it was thinking
        had = self.last_line()
        self.local.act(self.local.decider, code)
        self.note_lesson()
        self.since = 0.0
        self.said = []
        self.draw()
        if self.last_line() != had and not self.hurry and self.waited < PATIENCE and self.app.animation_level != "none":
            self.waited += PAUSE
            await asyncio.sleep(PAUSE)
        self.go_on()

    def finish(self) -> None:
        """The end: the winners, and what can be done now."""
        if len(self.local.people) != 1:
            self.facing = SPECTATOR
        if not self.closing:
            self.closing = self.put_away()
            if self.local.teaching is None:
                self.sum_up()
        self.draw()
        self.canvas("decision").focus()

    @work(thread=True, group="summary")
    def sum_up(self) -> None:
        """Computes the summary of the game, without blocking the screen."""
        summed = self.local.summary()
        self.app.call_from_thread(self.show_summary, summed)

    def show_summary(self, summed: Summary) -> None:
        if self.local.decider < 0:
            self.summed = summed
            self.draw()

    def put_away(self) -> str:
        if self.local.config.lesson:
            return ""
        try:
            return _("The record of this game is {path}.", path=self.local.put_away())
        except OSError as error:
            return _("The record of this game could not be kept: {error}.", error=error)

    def ask_again(self) -> None:
        self.go_on()

    def leave(self) -> None:
        """Leaves the table, which is kept."""
        self.workers.cancel_group(self, "bot")
        self.local.keep()
        self.table_app.leave_table(self.local)
