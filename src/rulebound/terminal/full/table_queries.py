"""What a person can ask at the table: explanations, the log, the rulebook, why not, a hint; and saving."""

from __future__ import annotations

from pathlib import Path

from textual import work

from rulebound.games.setting import typed
from rulebound.kernel.basics.view import say
from rulebound.language import _
from rulebound.session.thinking import NoThought
from rulebound.terminal.drawn.colours import GILT
from rulebound.terminal.drawn.explaining import Explaining, reasons
from rulebound.terminal.drawn.news import news_rows
from rulebound.terminal.drawn.reading import help_rows, rulebook_rows, stop_rows
from rulebound.terminal.drawn.runs import Look, Row, Run
from rulebound.terminal.full.pages import Line, Page, Rulebook, StopsPage
from rulebound.terminal.full.table_drawn import DrawnTable
from rulebound.terminal.keeping import dated, free_path
from rulebound.terminal.learned import has_learned
from rulebound.terminal.local_table import advised, taught
from rulebound.terminal.telling import advice_lines


class QueriedTable(DrawnTable):
    """The table, with answers to a person's questions."""

    def choose(self, number: int) -> None:
        """Takes an option by its number."""
        raise NotImplementedError  # the screen that is touched does it

    def explain(self, target: str) -> None:
        """Opens a page about a target. An option can be taken there, or the next target explained."""
        if not target or target.startswith("do:"):
            self.action_keys()
            return
        title = Explaining(self.local.seat(self.facing), self.drawn, 80).title(target)
        self.app.push_screen(Page(title, lambda room: self.explained(target, room)), self.after_page)

    def after_page(self, target: str | None) -> None:
        if target and target.startswith("option:"):
            self.said = []
            self.choose(int(target.removeprefix("option:")))
        elif target and not target.startswith("do:"):
            self.explain(target)

    def refuse(self, target: str) -> None:
        """Says why no action is possible with this now."""
        explaining = Explaining(self.local.seat(self.facing), self.drawn, self.size.width)
        refused = [*explaining.refused([target]), *self.not_now(target)]
        if not refused:
            self.explain(target)
            return
        for row in reasons(refused)[:3]:
            self.said.append([run if run.target else run._replace(look=Look(GILT)) for run in row])
        self.were_refused([clause for _, _, clause in refused])
        self.draw()

    def refuse_to_choose(self) -> None:
        if self.local.decider < 0:
            self.say(_("The game is over: n begins another one, q leaves."))
        elif self.local.is_bots_turn:
            self.say(
                _(
                    "{name} is thinking; it is not your decision yet.",
                    name=self.local.players[self.local.decider].name,
                )
            )

    def action_explain(self) -> None:
        self.explain(self.pointed)

    def action_keys(self) -> None:
        tips = self.local.game.help
        title = _("Keys, signs and quick tips") if tips else _("Keys and signs")
        self.app.push_screen(Page(title, lambda room: help_rows(tips, room)), self.after_page)

    def action_stops(self) -> None:
        """Opens the page on when the player is asked to respond."""
        why, seat = self.local.why_no_stops(), self.facing
        if why or seat < 0:
            self.said = []
            self.say(why or _("Only players can choose when they are asked."))
            return

        def rows(room: int) -> list[Row]:
            return stop_rows(self.local.game.stops, self.local.stops(seat), room)

        def toggle(name: str) -> None:
            if fault := self.local.toggle_stop(seat, name):
                self.said = []
                self.say(fault)

        self.app.push_screen(StopsPage(_("When you are asked to respond"), rows, toggle), self.after_page)

    def action_log(self) -> None:
        """Opens the log, as this seat may read it."""
        lines = self.local.seat(self.facing).log()
        page = Page(_("What has happened"), lambda room: news_rows(lines, room) or [[Run(_("Nothing yet."))]], end=True)
        self.app.push_screen(page, self.after_page)

    def action_rules(self) -> None:
        rules = self.local.game.rules
        self.app.push_screen(
            Rulebook(
                _("The rulebook of {title}", title=self.drawn.title),
                lambda room, word: rulebook_rows(rules, word, room),
            )
        )

    def action_refusals(self) -> None:
        """Opens the list of actions that are not possible now."""
        self.app.push_screen(Page(_("What cannot be done now"), self.refusal_rows), self.after_page)

    def refusal_rows(self, room: int) -> list[Row]:
        explaining = Explaining(self.local.seat(self.facing), self.drawn, room)
        cards = list(explaining.sheet.cards) if self.is_asked else []
        rows = explaining.refusals(explaining.refused(cards))
        nothing = _("Everything that you might expect is possible here. ? on a card explains that card.")
        return rows[2:] or explaining.sentence(nothing)

    def action_hint(self) -> None:
        if not self.is_asked:
            self.refuse_to_choose()
            return
        self.said = []
        self.say(_("Thinking about your options; play on if you do not want to wait ..."))
        self.advise()

    @work(exclusive=True, group="hint")
    async def advise(self) -> None:
        """Shows a bot's advice, unless the person has gone on in the meantime."""
        before = self.local.match.state, len(self.local.match.actions)
        try:
            advice = await self.table_app.thinking.advice(self.local)
        except NoThought as error:
            self.said = []
            self.say(_("There is no hint now: {error}.", error=error))
            return
        if before != (self.local.match.state, len(self.local.match.actions)):
            return
        self.said = []
        for n, line in enumerate(advice_lines(self.drawn, advice)):
            self.said.append([Run(line, Look(GILT, bold=n == 0))])
        self.draw()

    # -- lessons -------------------------------------------------------------------------------------------------------

    def not_now(self, target: str) -> list[tuple[str, str, str]]:
        """What could be done with this, and what the lesson says instead."""
        teaching, decision = self.local.teaching, self.local.seat(self.facing).view().decision
        if teaching is None or decision is None or not self.is_asked:
            return []
        waiting = [option for option in decision.options if target in (*option.touches, option.to)]
        why = teaching.why_not_now(decision)
        return [(say(option.text), why, "") for option in waiting[:1]]

    def were_refused(self, clauses: list[str]) -> None:
        """Tells the lesson that the player has read why something is not possible."""
        if self.local.teaching is not None:
            self.local.teaching.was_refused(clauses)
            self.note_lesson()

    def note_lesson(self) -> None:
        """Remembers that a lesson is done."""
        teaching = self.local.teaching
        if teaching is not None and teaching.step is None:
            has_learned(self.local.game, teaching.lesson.name)

    def turns_over(self) -> bool:
        """Goes on after a text or after the end of a lesson. Returns whether there was one."""
        teaching = self.local.teaching
        if teaching is None or (teaching.step is not None and not teaching.step.is_read):
            return False
        if teaching.step is not None:
            teaching.was_read(teaching.number)
            self.note_lesson()
            self.ask_again()
            return True
        following = teaching.following
        game = self.local.game
        self.table_app.open_table(taught(game, following.name) if following else advised(game))
        return True

    def action_begin_again(self) -> None:
        """Begins the lesson again."""
        if self.local.teaching is None:
            return
        self.local.teaching.begin_again()
        self.said, self.closing = [], ""
        self.ask_again()

    def ask_again(self) -> None:
        """Asks again after the lesson went on or back without an action."""
        raise NotImplementedError  # the screen that is touched does it

    def action_colours(self) -> None:
        self.table_app.colours = not self.table_app.colours
        self.lay_out()

    def action_save(self) -> None:
        usual = free_path(Path.cwd(), dated(self.local.game.name), ".json").name
        self.app.push_screen(
            Line(_("Save the record of this game, with everything that is hidden in it, as:"), usual), self.save
        )

    def save(self, name: str | None) -> None:
        """Writes the record to a file."""
        if not name:
            return
        sentence, path = self.local.save(name)
        self.said = []
        self.say(f"{sentence} {path or ''}")
        if path in self.local.saved:
            self.say(_("`{command}` and its name step through it.", command=typed("replay")))
