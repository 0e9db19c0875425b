"""A table at one terminal: people share the keyboard, bots move by themselves, and every change is kept at once.

The hidden cards of one person are cleared before another one takes the keyboard.
"""

from __future__ import annotations

from typing import Final

from rulebound.bots import Bot, bot_of, hint
from rulebound.bots.ismcts import SearchBot
from rulebound.games.setting import typed
from rulebound.kernel.basics.view import Line
from rulebound.kernel.table.action import NOBODY
from rulebound.language import N_, _
from rulebound.session.players import ADVISER, Player
from rulebound.session.playing import SPECTATOR
from rulebound.terminal.asking import QUIT
from rulebound.terminal.console import Console
from rulebound.terminal.drawn.ending import summary_rows
from rulebound.terminal.drawn.lesson import lesson_rows
from rulebound.terminal.drawn.reading import stop_rows
from rulebound.terminal.inquiries import Inquiries, possible
from rulebound.terminal.learned import has_learned
from rulebound.terminal.plain import LEGEND, WIDTH, as_text, draw, log, question
from rulebound.terminal.sitting import BEFORE, Sitting, advised, taught
from rulebound.terminal.telling import advice_lines

RECENT: Final = 12  # lines of the log that somebody gets who comes back to a game

HELP: Final = N_("""\
 3       does what option 3 says
 ?3      explains option 3, with its rule
 ?name   shows a card in full, what can be done with it now, what not, and why
 ?       what cannot be done now, and why
 ?rule   shows a rule by what stands in its brackets
 r word  finds all rules with this word; r alone lists the headings
 v       the table again
 l       everything that has happened
 a       when you are asked whether you respond; a and a number changes it
 hint    what a strong player would do, and the chance to win with it
 u       takes back what you did last, unless it has shown something new
 s file  saves a record of the game, for `{replay}`
 q       leaves; the game is kept, and `{play}` goes on with it
""")
LESSON_HELP: Final = N_(" Enter   goes on, where there is only something to read\n g       begins the lesson again\n")
HAND_OVER_HELP: Final = N_(
    "Before another person's cards are shown, the keyboard changes hands: the next line that is "
    "typed, usually an empty one, says that this has happened and does nothing else."
)


def bots_of(players: list[Player], seed: int) -> dict[int, Bot]:
    """The bots by their seats, each with its own source of chance."""
    return {seat: bot_of(player.spec, seed + seat) for seat, player in enumerate(players) if player.bot}


class Left(Exception):
    """The person has left; the game is kept."""


class Session:
    """One game at this terminal, from its first or any later decision to its end."""

    def __init__(self, console: Console, sitting: Sitting) -> None:
        self.console = console
        self.sitting = sitting
        self.match = sitting.match
        self.players = sitting.players
        self.people = sitting.people
        self.bots = bots_of(self.players, self.match.state.setup.seed + len(self.match.actions))
        self.facing = self.people[0] if len(self.people) == 1 else SPECTATOR  # whose cards may be on the screen

    def play(self) -> None:
        """Plays to the end. Raises Left or EndOfInput if the person leaves before it."""
        self.keep()
        awaited = NOBODY
        while not self.is_done:
            seat = self.match.state.seat
            if seat in self.bots:
                if seat != awaited and isinstance(self.bots[seat], SearchBot):
                    self.console.say(_("{name} is thinking.", name=self.players[seat].name))
                awaited = seat
                code = self.sitting.reply()
                self.sitting.act(seat, code if code >= 0 else self.bots[seat].choose(self.sitting.seat(seat)).code)
            else:
                awaited = NOBODY
                self.keep()
                self.hand_over(seat)
                self.decide(seat)
        self.finish()

    @property
    def is_done(self) -> bool:
        """Whether the game or the lesson is over."""
        teaching = self.sitting.teaching
        return self.match.state.over or (teaching is not None and teaching.step is None)

    def following(self) -> Sitting | None:
        """What is played next; None if the person leaves."""
        teaching, game = self.sitting.teaching, self.sitting.game
        if teaching is None:
            wanted = self.console.interactive and self.console.agrees(_("Another game?"))
            return self.sitting.rematch() if wanted else None
        onward = teaching.following if teaching.step is None else teaching.lesson
        if self.console.ask(_("Enter goes on, q leaves.") + " ") in QUIT:
            return None
        return taught(game, onward.name) if onward else advised(game)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """Hands the keyboard to another person, who sees nothing of the one before."""
        if self.facing == seat:
            return
        if self.facing != SPECTATOR:
            self.console.turn_away()
            self.facing = SPECTATOR
        if self.console.ask(_("Hand the keyboard to {name}, then press Enter. ", name=self.players[seat].name)) in QUIT:
            raise Left
        self.facing = seat

    def show_log(self, lines: list[Line]) -> None:
        self.console.show(log(lines, self.console.width, self.console.encoding))

    def show_decision(self, seat: int) -> None:
        """Prints the news and the table; within a chained choice, only the question."""
        view = self.sitting.view(seat)
        self.console.show("\n")
        self.show_log(self.sitting.news(seat))
        self.sitting.has_read(seat)
        if self.match.state.question[0].chained:
            self.console.show(question(view, self.console.width, self.console.encoding))
        else:
            self.console.show("\n")
            self.show_table(seat)
        self.show_lesson()

    def show_lesson(self) -> None:
        """The lesson as it stands."""
        if self.sitting.teaching is not None:
            self.console.show(as_text(lesson_rows(self.sitting.teaching, self.console.width), self.console.encoding))

    def show_table(self, seat: int) -> None:
        self.console.show(draw(self.sitting.view(seat), self.console.width, self.console.encoding))

    # -- what a person does --------------------------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Shows the question, and answers until an action was taken."""
        self.show_decision(seat)
        before = self.match.state, len(self.match.actions)
        if self.sitting.charter.advice:
            self.hint(seat)
        while before == (self.match.state, len(self.match.actions)) and not self.is_done:
            self.answer(seat, self.console.ask())
        self.keep()

    def answer(self, seat: int, line: str) -> None:
        """Carries out what was typed, or says why that is not possible."""
        word, _, rest = line.partition(" ")
        if line.isascii() and line.isdigit():
            self.choose(seat, int(line))
        elif line.startswith("?"):
            self.explain(seat, line[1:].strip())
        elif not line and self.sitting.teaching is not None:
            self.read_on(seat)
        elif word.casefold() in ("r", "rules"):
            self.console.show(self.inquiries(seat).rulebook(rest.strip()))
        elif word.casefold() in ("a", "asked"):
            self.stops(seat, rest.strip())
        elif word.casefold() in ("s", "save"):
            self.save(rest.strip())
        else:
            self.plain_word(seat, line)

    def explain(self, seat: int, asked: str) -> None:
        """Explains something. In a lesson, that may have been the task."""
        self.console.show(self.inquiries(seat).answer(asked))
        teaching = self.sitting.teaching
        if teaching is not None:
            number = teaching.number
            teaching.was_refused(self.inquiries(seat).clauses_against(asked))
            if teaching.number != number and not self.is_done:
                self.show_decision(seat)

    def read_on(self, seat: int) -> None:
        """Goes on after a text of the lesson."""
        teaching = self.sitting.teaching
        if teaching is not None and teaching.step is not None and teaching.step.is_read:
            teaching.was_read(teaching.number)
            if not self.is_done:
                self.show_decision(seat)
        else:
            self.unknown("")

    def plain_word(self, seat: int, line: str) -> None:
        """Runs a command without arguments."""
        word = line.casefold()
        if word in ("v", "view"):
            self.show_table(seat)
        elif word in ("l", "log"):
            self.show_log(self.sitting.seat(seat).log())
        elif word in ("u", "undo"):
            self.undo()
        elif word == "hint":
            self.hint(seat)
        elif word == "g" and self.sitting.teaching is not None:
            self.sitting.teaching.begin_again()
            self.show_decision(seat)
        elif word in QUIT:
            raise Left
        elif word in ("h", "help"):
            self.help()
        else:
            self.unknown(line)

    def choose(self, seat: int, number: int) -> None:
        decision = self.sitting.view(seat).decision
        options = decision.options if decision else []
        if 1 <= number <= len(options):
            self.sitting.act(seat, options[number - 1].code)
        else:
            self.console.say(
                _("There is no option {number}, only {possible}.", number=number, possible=possible(len(options)))
            )

    def stops(self, seat: int, number: str) -> None:
        """When this seat is asked to respond. With a number, changes that entry."""
        stops, why = self.sitting.game.stops, self.sitting.why_no_stops()
        if not why and number:
            if number.isascii() and number.isdigit() and 1 <= int(number) <= len(stops):
                why = self.sitting.toggle_stop(seat, stops[int(number) - 1].name)
            else:
                why = _("There is no moment {number!r}, only {possible}.", number=number, possible=possible(len(stops)))
        if why:
            self.console.say(why)
            return
        self.console.show(as_text(stop_rows(stops, self.sitting.stops(seat), WIDTH), self.console.encoding))

    def hint(self, seat: int) -> None:
        """What a bot would do in this seat."""
        self.console.say(_("Thinking about your options ..."))
        advice = hint(self.sitting.seat(seat), ADVISER, len(self.match.actions))
        advised = [(it.action.code, it.chance) for it in (advice.best, *advice.others)]
        for line in advice_lines(self.sitting.view(seat), advised):
            self.console.say(line)

    def inquiries(self, seat: int) -> Inquiries:
        return Inquiries(self.sitting.seat(seat), self.sitting.view(seat), self.console.width, self.console.encoding)

    def undo(self) -> None:
        """Undoes what is free to undo. Anything else only if all players are people and agree."""
        why = self.sitting.why_not_back()
        if why:
            self.console.say(why)
        if not why or self.all_agree():
            self.sitting.take_back()
            self.console.say(_("Taken back."))

    def all_agree(self) -> bool:
        question = _("Take it back all the same, because everybody agrees?")
        return self.sitting.may_agree() and self.console.agrees(question)

    def save(self, name: str) -> None:
        """Writes the record to a file."""
        sentence, path = self.sitting.save(name)
        if path is None:
            self.console.say(sentence)
        else:
            self.console.point(sentence, path)

    def help(self) -> None:
        self.console.show(_(HELP, replay=typed("replay FILE"), play=typed("play --plain")))
        if len(self.people) > 1:
            self.console.say(_(HAND_OVER_HELP))
        if self.sitting.teaching is not None:
            self.console.show(_(LESSON_HELP))
        self.console.say(f"{_('On the table:')} {_(LEGEND)}")

    def unknown(self, line: str) -> None:
        """An answer to a word that is neither a number nor a command; it may be the name of a card."""
        decision = self.sitting.view(self.facing).decision
        hint = _("Type {possible}, or h for help.", possible=possible(len(decision.options) if decision else 0))
        about = (
            " " + _("To read about a card, put a question mark before its name: ?{line}", line=line)
            if len(line) > 2
            else ""
        )
        self.console.say(f"{_('{answer!r} means nothing here.', answer=line)} {hint}{about}" if line else hint)

    # -- keeping, and the end ------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Keeps the unfinished game. If that fails, says so once and plays on."""
        if fault := self.sitting.keep():
            self.console.say(fault)

    def say_how_to_go_on(self) -> None:
        """Says what happens to the game when the person leaves."""
        if self.match.state.over or self.sitting.charter.lesson:
            return
        if not self.sitting.fault:
            self.console.say(
                _(
                    "The game is kept: `{command}` goes on with it.",
                    command=typed(f"play --plain {self.match.game.name}"),
                )
            )
        else:
            self.console.say(_("The game could not be kept."))

    def catch_up(self) -> None:
        """Marks the log as read, except its last lines, for those who resume a game."""
        for seat in self.people:
            numbers = [line.n for line in self.sitting.view(seat).log]
            self.sitting.read[seat] = numbers[-RECENT - 1] if len(numbers) > RECENT else BEFORE

    def finish(self) -> None:
        """Prints the last news, the final table, the winners, and the seed, which is no secret any more."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        teaching = self.sitting.teaching
        if teaching is not None:
            self.show_log(self.sitting.news(viewer))
            self.show_lesson()
            if teaching.step is None:
                has_learned(self.sitting.game, teaching.lesson.name)
            return
        self.console.show("\n")
        self.show_log(self.sitting.news(viewer))
        self.console.show("\n")
        self.show_table(viewer)
        self.console.show("\n")
        self.console.show(as_text(summary_rows(self.sitting.summary(), self.console.width), self.console.encoding))
        seed = self.match.state.setup.seed
        self.console.say(_("Seed {seed}: the same deal again with --seed {seed}.", seed=seed))
        self.put_away()

    def put_away(self) -> None:
        """Removes a finished game from those that are offered; its record stays."""
        try:
            self.console.point(_("The record of this game:"), self.sitting.put_away())
        except OSError as error:
            self.console.say(_("The record of this game could not be kept: {error}.", error=error))
