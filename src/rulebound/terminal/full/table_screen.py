"""The table: drawn from the view of whoever sits at the screen, played with keys and mouse."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, cast

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.timer import Timer

from rulebound.games.setting import typed
from rulebound.kernel.view import Roll
from rulebound.terminal.drawn.colours import GILT, RULE
from rulebound.terminal.drawn.decision import cited, option_rows, prompt_rows
from rulebound.terminal.drawn.explaining import Explaining
from rulebound.terminal.drawn.news import news_rows
from rulebound.terminal.drawn.reading import help_rows, rulebook_rows
from rulebound.terminal.drawn.runs import DIM, PLAIN, STRONG, Look, Row, Run, cut, filled, width, wrap
from rulebound.terminal.drawn.table import bar, table_rows
from rulebound.terminal.full.canvas import Canvas
from rulebound.terminal.full.dice import FRAME, FRAMES, tumbling
from rulebound.terminal.full.pages import Agreement, Cover, Lesson, Line, Page, Rulebook
from rulebound.terminal.keeping import dated, free_path, write_whole
from rulebound.terminal.plain_cards import Sheet
from rulebound.terminal.sitting import SPECTATOR, Sitting

if TYPE_CHECKING:
    from rulebound.terminal.full.app import TableApp

SMALLEST: Final = (50, 18)  # columns and rows in which a table can be read
WIDE: Final = 110  # columns from which there is room for a side
SIDE: Final = 46  # columns of the side, at most
SHARE: Final = 0.42  # of the height, that a decision takes at most
LEAST: Final = 7  # rows of a decision
ROOMY: Final = 34  # rows from which there is room for a lesson beside the table
NEWS: Final = 2  # rows of news, at least
PAUSE: Final = 0.25  # seconds after what a bot does, until a key is pressed
PATIENCE: Final = 1.5  # seconds of such pauses in one reply
COMMANDS: Final = (
    ("?", "explain", "explain"),
    ("u", "undo", "undo"),
    ("h", "hint", "hint"),
    ("w", "why not", "refusals"),
    ("l", "log", "log"),
    ("r", "rules", "rules"),
    ("k", "keys", "keys"),
    ("q", "leave", "leave"),
)


class TableScreen(Screen[None]):
    """One game, from where it stands to its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(str(digit), f"type('{digit}')", show=False) for digit in range(10)],
        Binding("backspace", "untype", show=False),
        Binding("f1,question_mark", "explain", show=False),
        Binding("u", "undo", show=False),
        Binding("escape", "step_back", show=False),
        Binding("h", "hint", show=False),
        Binding("w", "refusals", show=False),
        Binding("l", "log", show=False),
        Binding("r", "rules", show=False),
        Binding("k", "keys", show=False),
        Binding("s", "save", show=False),
        Binding("c", "colours", show=False),
        Binding("g", "no_lessons", show=False),
        Binding("n", "rematch", show=False),
        Binding("q", "leave", show=False),
        Binding("tab", "other", show=False, priority=True),
        Binding("shift+tab", "other", show=False, priority=True),
        Binding("enter", "enter", show=False),
    ]
    DEFAULT_CSS = """
    TableScreen { background: #0d1017; layers: base; }
    #main { width: 1fr; }
    #side { display: none; width: 46; border-left: solid #3a4150; padding: 0 1; }
    #bar { height: 1; background: #1b2130; }
    #keys { height: 1; }
    #lesson { background: #1d2a22; }
    #pointed { height: auto; max-height: 60%; }
    #log { height: 1fr; }
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        alone = len(sitting.people) == 1
        self.facing = sitting.people[0] if alone else SPECTATOR  # whose cards may be on the screen
        self.drawn = sitting.view(self.facing)
        self.said: list[Row] = []  # what answers the last key, as runs
        self.news: list[Row] = []  # what has happened since the last decision, as much as there is room for
        self.typed = ""  # figures of a number that may go on
        self.hurry = False
        self.waited = 0.0
        self.since = 0.0  # when the bot began to think
        self.closing = ""  # what became of the record of a finished game
        self.rolls: list[Roll] = []
        self.frame = FRAMES
        self.shown_line = -1  # the number of the last line of the log whose dice have been shown
        self.ticking: Timer | None = None
        self.saved: set[Path] = set()
        self.taught: list[str] = []  # clauses whose lessons have been shown over the table

    @property
    def table_app(self) -> TableApp:
        return cast("TableApp", self.app)

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

    def on_mount(self) -> None:
        for name in ("bar", "news", "lesson", "keys", "said", "pointed", "log"):
            self.canvas(name).can_focus = False
        self.canvas("decision").begins_at = "option:"
        self.shown_line = self.last_line()
        if any(player.bot and player.bot != "random" for player in self.sitting.players):
            self.run_worker(self.table_app.thinking.begin())
        self.set_interval(0.2, self.tick)
        self.go_on()

    def canvas(self, name: str) -> Canvas:
        return self.query_one(f"#{name}", Canvas)

    # -- whose turn it is ----------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Whoever must decide now does: a bot thinks, a person is asked; or the game is over."""
        if self.sitting.deciding < 0:
            self.finish()
        elif self.sitting.is_bots_turn:
            self.since = time.monotonic()
            self.draw()
            self.let_think()
        elif self.facing != self.sitting.deciding:
            self.hand_over()
        else:
            self.ask()

    def ask(self) -> None:
        """A person decides, with everything in sight."""
        self.waited, self.hurry = 0.0, False
        known = self.sitting.fault
        fault = self.sitting.keep()
        if fault and not known:
            self.say(fault)
        self.draw()
        self.canvas("decision").scroll_home(animate=False)
        self.canvas("table").point("", tell=False)
        self.canvas("decision").point("", tell=False)
        self.canvas("decision").focus()
        self.bring_into_sight()
        self.teach()

    def teach(self) -> None:
        """A lesson that is due, over the table where there is no room beside it."""
        lesson = self.sitting.lesson(self.drawn)
        if lesson is None or lesson.clause in self.taught or self.has_room_for_lessons:
            return
        self.taught.append(lesson.clause)
        told = [Run(lesson.say), *cited(lesson.clause)]
        title = self.sitting.guide.title if self.sitting.guide else ""
        self.app.push_screen(Lesson(title, lambda room: wrap(told, room)), self.after_page)

    @property
    def has_room_for_lessons(self) -> bool:
        return self.size.height >= ROOMY

    def bring_into_sight(self) -> None:
        """What the first option is about."""
        decision = self.drawn.decision
        touched = [it for option in (decision.options if decision else []) for it in option.touches]
        canvas = self.canvas("table")
        spots = [spot for it in touched[:1] for spot in canvas.spots if spot.thing == it]
        if spots and len(canvas.rows) > canvas.size.height:
            canvas.scroll_to(y=max(0, spots[0].row - canvas.size.height // 2), animate=False)

    def hand_over(self) -> None:
        """Another person takes the keyboard; until then nothing is in sight that only one may see."""
        whom = self.sitting.players[self.sitting.deciding].name
        self.facing = SPECTATOR
        self.said = []
        self.draw()
        self.app.push_screen(Cover(whom, self.drawn.title), self.handed_over)

    def handed_over(self, uncovered: bool | None) -> None:  # noqa: FBT001  # Textual calls it by position
        if not uncovered:
            self.leave()
            return
        self.facing = self.sitting.deciding
        self.ask()

    @work(exclusive=True, group="bot")
    async def let_think(self) -> None:
        """A bot decides, beside the screen."""
        before = self.sitting.match.state, len(self.sitting.match.actions)
        code = await self.table_app.thinking.choice(self.sitting)
        if before != (self.sitting.match.state, len(self.sitting.match.actions)):
            return  # taken back while it was thinking
        had = self.last_line()
        self.sitting.match.apply(self.sitting.game.action(code))
        self.since = 0.0
        self.draw()
        if self.last_line() != had and not self.hurry and self.waited < PATIENCE and self.app.animation_level != "none":
            self.waited += PAUSE
            await asyncio.sleep(PAUSE)
        self.go_on()

    def finish(self) -> None:
        """The end: who has won, and what can be done now."""
        if len(self.sitting.people) != 1:
            self.facing = SPECTATOR
        if not self.closing:
            self.closing = self.put_away()
        self.draw()
        self.canvas("decision").focus()

    def put_away(self) -> str:
        try:
            return f"The record of this game is {self.sitting.put_away()}."
        except OSError as error:
            return f"The record of this game could not be kept: {error}."

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Everything anew, in the room that there is."""
        if not self.is_mounted:
            return
        self.drawn = self.sitting.view(self.facing)
        self.notice_dice()
        self.lay_out()

    def on_resize(self) -> None:
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
        decision = [*prompt_rows(self.drawn, room), *self.answers(room)]
        asked = min(len(decision), max(LEAST, int(high * SHARE)))
        said, lesson = self.said_rows(room), self.lesson_rows(room)
        left = high - 2 - asked - len(said) - len(lesson)
        news = [] if side else news_rows(self.sitting.news(self.facing), room)
        told = 0 if side else NEWS
        table = table_rows(self.drawn, room, left - told, high - 2 - max(LEAST, int(high * SHARE)))
        told = max(told, min(len(news), left - len(table)))
        self.fill("bar", [filled(bar(self.drawn, room), room + 1)], 1)
        self.fill("table", table, left - told)
        self.news = self.latest(news, told, room)
        self.fill("news", self.brief(told, room) or self.news, told)
        self.fill("lesson", lesson, len(lesson))
        self.fill("keys", [self.command_row(room)], 1)
        self.fill("said", said, len(said))
        self.fill("decision", decision, asked)
        if side:
            self.draw_side(side - 3)

    def ask_for_room(self) -> None:
        """Nothing can be read in so small a window."""
        for name in ("table", "news", "lesson", "keys", "said", "decision"):
            self.fill(name, [], 0)
        told = f"Make the window larger: {SMALLEST[0]} columns and {SMALLEST[1]} rows, better 80 and 24."
        self.query_one("#side").display = False
        self.fill("bar", wrap([Run(told, STRONG)], max(10, self.size.width - 1)), self.size.height)

    def fill(self, name: str, rows: list[Row], high: int) -> None:
        canvas = self.canvas(name)
        canvas.colours = self.table_app.colours
        canvas.styles.height = high
        canvas.show(rows)

    def latest(self, news: list[Row], high: int, room: int) -> list[Row]:
        """The last rows of the news, and how many there are besides."""
        if len(news) <= high:
            return news
        more = cut([Run(f"  {len(news) - high + 1} lines before this: l shows them", DIM, "do:log")], room)
        return [more, *news[len(news) - high + 1 :]]

    def brief(self, high: int, room: int) -> list[Row]:
        """What is pointed at in a few words, where there is no side to tell it whole."""
        if not self.pointed or self.pointed.startswith("do:") or not high:
            return []
        return Explaining(self.sitting.seat(self.facing), self.drawn, room).brief(self.pointed, high)

    def answers(self, room: int) -> list[Row]:
        """The options; or who is waited for; or, at the end, what can be done."""
        decision = self.drawn.decision
        if decision is None:
            again = [Run("n ", Look(GILT, bold=True), "do:rematch"), Run("another game", PLAIN, "do:rematch")]
            leave = [Run("q ", STRONG, "do:leave"), Run("leave", PLAIN, "do:leave")]
            rows = wrap([*again, Run("   "), *leave], room)
            return [*rows, *wrap([Run(self.closing, DIM)], room)]
        if self.sitting.is_bots_turn:
            player = self.sitting.players[self.sitting.deciding]
            seconds = f" {time.monotonic() - self.since:.0f} s" if self.since else ""
            return [cut([Run(f"{player.name} ({player.bot}) thinks ...{seconds}", DIM)], room)]
        return option_rows(decision, room) if decision.seat == self.facing else []

    def command_row(self, room: int) -> Row:
        """The rule above the decision, with the keys in it."""
        row: Row = [Run("━━ ", RULE)]
        for key, name, action in COMMANDS:
            run = [Run(key, STRONG, f"do:{action}"), Run(f" {name}", DIM, f"do:{action}"), Run("  ", RULE)]
            if width(row) + width(run) <= room:
                row += run
        return filled(row, room, "━", RULE)

    def said_rows(self, room: int) -> list[Row]:
        """What answers the last key; dice that are rolling."""
        rows = [row for said in self.said for row in wrap(said, room, [], [Run("  ")])]
        return [*([cut(tumbling(self.rolls, self.frame), room)] if self.rolls else []), *rows[:6]]

    def lesson_rows(self, room: int) -> list[Row]:
        """What the guide teaches at this decision."""
        lesson = self.sitting.lesson(self.drawn) if self.facing == self.sitting.deciding else None
        if lesson is None or not self.has_room_for_lessons:
            return []
        told = [Run("Guide  ", Look(GILT, bold=True)), Run(lesson.say), *cited(lesson.clause)]
        return wrap(
            [*told, Run("  (g: no more lessons)", DIM, "do:no_lessons")], room, [Run("▌ ", RULE)], [Run("▌ ", RULE)]
        )

    def draw_side(self, room: int) -> None:
        """What is pointed at, and the log."""
        rows = self.explained(self.pointed, room) if self.pointed else self.nothing_pointed(room)
        pointed = self.canvas("pointed")
        pointed.colours = self.canvas("log").colours = self.table_app.colours
        pointed.styles.height = min(len(rows) + 1, int(self.size.height * 0.6))
        pointed.show(rows)
        log = self.canvas("log")
        log.show([filled([Run("── Log ", RULE)], room, "─", RULE), *news_rows(self.drawn.log[-60:], room)])
        self.call_after_refresh(log.scroll_end, animate=False)

    def nothing_pointed(self, room: int) -> list[Row]:
        return wrap(
            [Run("Point at a card, an option, a player or a clause: here is what there is to say of it.", DIM)], room
        )

    @property
    def pointed(self) -> str:
        return self.canvas("table").pointer or self.canvas("decision").pointer

    def explained(self, thing: str, room: int) -> list[Row]:
        """What there is to say of a thing; nothing of what is no thing of the table."""
        if thing.startswith("do:"):
            return []
        return Explaining(self.sitting.seat(self.facing), self.drawn, room).rows(thing)

    def say(self, sentence: str, clause: str = "") -> None:
        """Answers the last key."""
        self.said.append([Run(sentence, Look(GILT)), *cited(clause)])
        self.draw()

    # -- dice and waiting ----------------------------------------------------------------------------------------------

    def last_line(self) -> int:
        log = self.sitting.seat(self.facing).log(max(0, self.shown_line))
        return log[-1].n if log else -1

    def notice_dice(self) -> None:
        """Dice that have been rolled since the last time tumble for a moment."""
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
        self.lay_out()

    def lie_still(self) -> None:
        """Whoever presses a key wants to go on."""
        self.hurry = True
        self.frame = max(self.frame, FRAMES)

    def tick(self) -> None:
        """While a bot thinks, the seconds are counted."""
        if self.since and self.app.screen is self:
            self.lay_out()

    def on_key(self, event: events.Key) -> None:
        self.lie_still()

    # -- choosing ------------------------------------------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        return self.facing >= 0 and self.facing == self.sitting.deciding

    def choose(self, number: int) -> None:
        """Does an option by its number."""
        options = self.sitting.seat(self.facing).legal_actions() if self.is_asked else []
        if not options:
            self.refuse_to_choose()
            return
        if not 1 <= number <= len(options):
            self.say(
                f"There is no option {number}, only 1 to {len(options)}."
                if len(options) > 1
                else "There is only option 1."
            )
            return
        lesson = self.sitting.lesson(self.drawn)
        if lesson and self.sitting.told is not None:
            self.sitting.told.append(lesson.clause)
        self.sitting.has_read(self.facing)
        self.said, self.rolls = [], []
        self.hurry, self.waited = False, 0.0
        self.sitting.match.apply(options[number - 1])
        self.sitting.keep()
        self.go_on()

    def refuse_to_choose(self) -> None:
        if self.sitting.deciding < 0:
            self.say("The game is over: n begins another one, q leaves.")
        elif self.sitting.is_bots_turn:
            self.say(f"{self.sitting.players[self.sitting.deciding].name} is thinking; it is not your decision yet.")

    def action_type(self, digit: str) -> None:
        """A figure of a number; the number is done as soon as no longer one is possible."""
        self.said = []
        count = len(self.drawn.decision.options) if self.drawn.decision else 0
        number = int(self.typed + digit)
        if not self.is_asked or number == 0 or number * 10 > count:
            self.typed = ""
            self.choose(number)
            return
        self.typed = str(number)
        self.say(f"{number}: Enter does option {number}, another figure goes on, Esc forgets it.")

    def action_untype(self) -> None:
        self.typed, self.said = "", []
        self.draw()

    def action_enter(self) -> None:
        if self.typed:
            number, self.typed = int(self.typed), ""
            self.said = []
            self.choose(number)
        elif not self.pointed:
            self.said = []
            self.say("Type the number of an option, or point at something with the arrows; k lists all keys.")

    def on_canvas_pointed(self, message: Canvas.Pointed) -> None:
        message.stop()
        for name in ("table", "decision"):
            if message.canvas.id != name and message.thing:
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
        """From the table to the options, and back."""
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
        if (self.typed or not message.thing) and not message.asks:
            self.action_enter()
        elif message.thing.startswith("do:"):
            self.run_worker(self.run_action(message.thing.removeprefix("do:")))
        elif message.asks:
            self.explain(message.thing)
        else:
            self.take(message.thing)

    def take(self, thing: str) -> None:
        """Does what starts at this thing; where there are several ways, asks which; where there is none, says why."""
        if thing.startswith("option:"):
            self.choose(int(thing.removeprefix("option:")))
            return
        sheet = Sheet(self.drawn, self.size.width)
        starts = sheet.starts.get(thing, []) if self.is_asked else []
        if len(starts) == 1:
            self.choose(starts[0])
        elif starts or thing in sheet.aims or not self.is_asked:
            self.explain(thing)
        else:
            self.refuse(thing)

    def refuse(self, thing: str) -> None:
        """Why nothing can be done with this now."""
        explaining = Explaining(self.sitting.seat(self.facing), self.drawn, self.size.width)
        refused = explaining.refused([thing])
        if not refused:
            self.explain(thing)
            return
        for sentence, clause in list(dict.fromkeys((reason, clause) for _, reason, clause in refused))[:3]:
            deeds = list(dict.fromkeys(deed for deed, why, _ in refused if why == sentence))
            self.say(f"{'; '.join(deeds)}: {sentence}", clause)

    # -- asking --------------------------------------------------------------------------------------------------------

    def explain(self, thing: str) -> None:
        """A page about a thing, from which an option can be taken or the next thing explained."""
        if not thing or thing.startswith("do:"):
            self.action_keys()
            return
        title = Explaining(self.sitting.seat(self.facing), self.drawn, 80).title(thing)
        self.app.push_screen(Page(title, lambda room: self.explained(thing, room)), self.after_page)

    def after_page(self, thing: str | None) -> None:
        if thing and thing.startswith("option:"):
            self.said = []
            self.choose(int(thing.removeprefix("option:")))
        elif thing == "do:no_lessons":
            self.action_no_lessons()
        elif thing and not thing.startswith("do:"):
            self.explain(thing)

    def action_explain(self) -> None:
        self.explain(self.pointed)

    def action_keys(self) -> None:
        self.app.push_screen(Page("Keys and signs", help_rows), self.after_page)

    def action_log(self) -> None:
        """Everything that has happened, as this seat may read it."""
        lines = self.sitting.seat(self.facing).log()
        page = Page("What has happened", lambda room: news_rows(lines, room) or [[Run("Nothing yet.")]], end=True)
        self.app.push_screen(page, self.after_page)

    def action_rules(self) -> None:
        rules = self.sitting.game.rules
        self.app.push_screen(
            Rulebook(f"The rulebook of {self.drawn.title}", lambda room, word: rulebook_rows(rules, word, room))
        )

    def action_refusals(self) -> None:
        """What one might expect and cannot do."""
        self.app.push_screen(Page("What cannot be done now", self.refusal_rows), self.after_page)

    def refusal_rows(self, room: int) -> list[Row]:
        explaining = Explaining(self.sitting.seat(self.facing), self.drawn, room)
        cards = list(explaining.sheet.cards) if self.is_asked else []
        rows = explaining.refusals(explaining.refused(cards))
        nothing = "There is nothing here that one might expect and cannot do. ? on a card tells about that card."
        return rows[1:] or explaining.sentence(nothing)

    def action_hint(self) -> None:
        if not self.is_asked:
            self.refuse_to_choose()
            return
        self.said = []
        self.say("Thinking about your options; play on if you do not want to wait ...")
        self.advise()

    @work(exclusive=True, group="hint")
    async def advise(self) -> None:
        """A bot's advice, unless the person has gone on in the meantime."""
        before = self.sitting.match.state, len(self.sitting.match.actions)
        advice = await self.table_app.thinking.advice(self.sitting)
        if before != (self.sitting.match.state, len(self.sitting.match.actions)):
            return
        self.said = []
        seat = self.sitting.seat(self.facing)
        numbers = {action.code: number for number, action in enumerate(seat.legal_actions(), 1)}
        for n, (code, chance) in enumerate(advice):
            told = seat.describe(self.sitting.game.action(code))
            lead = "A strong player would take" if n == 0 else "or"
            self.said.append(
                [Run(f"{lead} {numbers[code]}: {told}, with {chance:.0%} to win", Look(GILT, bold=n == 0))]
            )
        self.draw()

    # -- taking back, saving, leaving ----------------------------------------------------------------------------------

    def action_step_back(self) -> None:
        """Esc: forgets a figure, else takes back the choice that is half made."""
        decision = self.drawn.decision
        if self.typed or self.said:
            self.action_untype()
        elif decision and decision.undo == "chain" and self.is_asked:
            self.action_undo()

    def action_undo(self) -> None:
        self.said, self.typed = [], ""
        why = self.sitting.why_no_undo()
        if not why:
            self.undo()
        elif self.sitting.may_agree():
            question = f"{why}\n\nTake it back all the same, because everybody agrees?"
            self.app.push_screen(Agreement(question), lambda agreed: self.undo(agreed=True) if agreed else None)
        else:
            self.say(why)

    def undo(self, *, agreed: bool = False) -> None:
        self.workers.cancel_group(self, "bot")
        self.since = 0.0
        self.sitting.undo(agreed=agreed)
        self.closing = ""
        self.rolls = []
        self.shown_line = -1
        self.shown_line = self.last_line()
        self.said = [[Run("Taken back.", Look(GILT))]]
        self.go_on()

    def action_no_lessons(self) -> None:
        if self.sitting.told is None:
            return
        self.sitting.told = None
        self.said = []
        self.say("No more lessons. ? still explains whatever is pointed at.")

    def action_save(self) -> None:
        usual = free_path(Path.cwd(), dated(self.sitting.game.name), ".json").name
        self.app.push_screen(
            Line("Save the record of this game, with everything that is hidden in it, as:", usual), self.save
        )

    def save(self, name: str | None) -> None:
        """Writes the record to a file that was not there, or that this game has written before."""
        if not name:
            return
        self.said = []
        try:
            path = Path.cwd() / Path(name).expanduser()
            if path.exists() and path not in self.saved:
                self.say(f"Give another name; there is a file {path} already.")
                return
            write_whole(path, self.sitting.match.record.json())
        except (OSError, RuntimeError) as error:  # RuntimeError: ~ and a name that nobody here has
            self.say(f"That cannot be written: {error.strerror if isinstance(error, OSError) else error}.")
            return
        self.saved.add(path)
        self.say(f"Saved: {path}. `{typed('replay')}` and its name step through it.")

    def action_colours(self) -> None:
        self.table_app.colours = not self.table_app.colours
        self.lay_out()

    def action_rematch(self) -> None:
        """Another game at the same table, once this one is over."""
        if self.sitting.deciding >= 0:
            self.said = []
            self.say("This game is not over yet; q leaves it, and it is kept.")
            return
        self.table_app.open_table(self.sitting.rematch())

    def action_leave(self) -> None:
        self.leave()

    def leave(self) -> None:
        self.workers.cancel_group(self, "bot")
        self.sitting.keep()
        self.table_app.leave_table(self.sitting)
