"""The table in plain text: what is printed of it, and what a typed line does."""

from __future__ import annotations

from typing import Final

from rulebound.bots import hint
from rulebound.games.setting import typed
from rulebound.kernel.basics.view import Line
from rulebound.language import N_, _
from rulebound.session.players import ADVISER
from rulebound.session.playing import SPECTATOR
from rulebound.terminal.asking import QUIT
from rulebound.terminal.console import Console
from rulebound.terminal.drawn.lesson import lesson_rows
from rulebound.terminal.drawn.reading import stop_rows
from rulebound.terminal.local_table import LocalTable
from rulebound.terminal.plain import LEGEND, WIDTH, as_text, draw, log, question
from rulebound.terminal.queries import Queries, possible
from rulebound.terminal.telling import advice_lines

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


class Left(Exception):
    """The person has left; the game is kept."""


class PlainTable:
    """One game on a console, shown to the person who has the keyboard."""

    def __init__(self, console: Console, local: LocalTable) -> None:
        self.console = console
        self.local = local
        self.match = local.match
        self.people = local.people
        self.facing = self.people[0] if len(self.people) == 1 else SPECTATOR  # whose cards may be on the screen

    @property
    def is_done(self) -> bool:
        """Whether the game or the lesson is over."""
        teaching = self.local.teaching
        return self.match.state.over or (teaching is not None and teaching.step is None)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_log(self, lines: list[Line]) -> None:
        self.console.show(log(lines, self.console.width, self.console.encoding))

    def show_decision(self, seat: int) -> None:
        """Prints the news and the table; within a chained choice, only the question."""
        view = self.local.view(seat)
        self.console.show("\n")
        self.show_log(self.local.news(seat))
        self.local.has_read(seat)
        if self.match.state.question[0].chained:
            self.console.show(question(view, self.console.width, self.console.encoding))
        else:
            self.console.show("\n")
            self.show_table(seat)
        self.show_lesson()

    def show_lesson(self) -> None:
        """The lesson as it stands."""
        if self.local.teaching is not None:
            self.console.show(as_text(lesson_rows(self.local.teaching, self.console.width), self.console.encoding))

    def show_table(self, seat: int) -> None:
        self.console.show(draw(self.local.view(seat), self.console.width, self.console.encoding))

    # -- what a person does --------------------------------------------------------------------------------------------

    def answer(self, seat: int, line: str) -> None:
        """Carries out what was typed, or says why that is not possible."""
        word, _, rest = line.partition(" ")
        if line.isascii() and line.isdigit():
            self.choose(seat, int(line))
        elif line.startswith("?"):
            self.explain(seat, line[1:].strip())
        elif not line and self.local.teaching is not None:
            self.read_on(seat)
        elif word.casefold() in ("r", "rules"):
            self.console.show(self.queries(seat).rulebook(rest.strip()))
        elif word.casefold() in ("a", "asked"):
            self.stops(seat, rest.strip())
        elif word.casefold() in ("s", "save"):
            self.save(rest.strip())
        else:
            self.plain_word(seat, line)

    def explain(self, seat: int, asked: str) -> None:
        """Explains something. In a lesson, that may have been the task."""
        self.console.show(self.queries(seat).answer(asked))
        teaching = self.local.teaching
        if teaching is not None:
            number = teaching.number
            teaching.was_refused(self.queries(seat).clauses_against(asked))
            if teaching.number != number and not self.is_done:
                self.show_decision(seat)

    def read_on(self, seat: int) -> None:
        """Goes on after a text of the lesson."""
        teaching = self.local.teaching
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
            self.show_log(self.local.seat(seat).log())
        elif word in ("u", "undo"):
            self.undo()
        elif word == "hint":
            self.hint(seat)
        elif word == "g" and self.local.teaching is not None:
            self.local.teaching.begin_again()
            self.show_decision(seat)
        elif word in QUIT:
            raise Left
        elif word in ("h", "help"):
            self.help()
        else:
            self.unknown(line)

    def choose(self, seat: int, number: int) -> None:
        decision = self.local.view(seat).decision
        options = decision.options if decision else []
        if 1 <= number <= len(options):
            self.local.act(seat, options[number - 1].code)
        else:
            self.console.say(
                _("There is no option {number}, only {possible}.", number=number, possible=possible(len(options)))
            )

    def stops(self, seat: int, number: str) -> None:
        """When this seat is asked to respond. With a number, changes that entry."""
        stops, why = self.local.game.stops, self.local.why_no_stops()
        if not why and number:
            if number.isascii() and number.isdigit() and 1 <= int(number) <= len(stops):
                why = self.local.toggle_stop(seat, stops[int(number) - 1].name)
            else:
                why = _("There is no moment {number!r}, only {possible}.", number=number, possible=possible(len(stops)))
        if why:
            self.console.say(why)
            return
        self.console.show(as_text(stop_rows(stops, self.local.stops(seat), WIDTH), self.console.encoding))

    def hint(self, seat: int) -> None:
        """What a bot would do in this seat."""
        self.console.say(_("Thinking about your options ..."))
        advice = hint(self.local.seat(seat), ADVISER, len(self.match.actions))
        advised = [(it.action.code, it.chance) for it in (advice.best, *advice.others)]
        for line in advice_lines(self.local.view(seat), advised):
            self.console.say(line)

    def queries(self, seat: int) -> Queries:
        return Queries(self.local.seat(seat), self.local.view(seat), self.console.width, self.console.encoding)

    def undo(self) -> None:
        """Undoes what is free to undo. Anything else only if all players are people and agree."""
        why = self.local.why_not_back()
        if why:
            self.console.say(why)
        if not why or self.all_agree():
            self.local.take_back()
            self.console.say(_("Taken back."))

    def all_agree(self) -> bool:
        question = _("Take it back all the same, because everybody agrees?")
        return self.local.may_agree() and self.console.agrees(question)

    def save(self, name: str) -> None:
        """Writes the record to a file."""
        sentence, path = self.local.save(name)
        if path is None:
            self.console.say(sentence)
        else:
            self.console.point(sentence, path)

    def help(self) -> None:
        self.console.show(_(HELP, replay=typed("replay FILE"), play=typed("play --plain")))
        if len(self.people) > 1:
            self.console.say(_(HAND_OVER_HELP))
        if self.local.teaching is not None:
            self.console.show(_(LESSON_HELP))
        self.console.say(f"{_('On the table:')} {_(LEGEND)}")

    def unknown(self, line: str) -> None:
        """An answer to a word that is neither a number nor a command; it may be the name of a card."""
        decision = self.local.view(self.facing).decision
        hint = _("Type {possible}, or h for help.", possible=possible(len(decision.options) if decision else 0))
        about = (
            " " + _("To read about a card, put a question mark before its name: ?{line}", line=line)
            if len(line) > 2
            else ""
        )
        self.console.say(f"{_('{answer!r} means nothing here.', answer=line)} {hint}{about}" if line else hint)
