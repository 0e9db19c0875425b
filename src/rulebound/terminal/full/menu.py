"""The start: resume a game, learn one by lessons, or choose a game and its players."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import ClassVar, Final

from textual import work
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList

from rulebound.bots import LEVELS, Level
from rulebound.games import GAMES, load
from rulebound.kernel.basics.problem import DataError
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.lesson import lesson_files
from rulebound.language import N_, _, _n
from rulebound.session.players import PERSON, players_of
from rulebound.terminal.full.choosing import Choices, Way
from rulebound.terminal.full.lessons import Lessons
from rulebound.terminal.full.pages import Agreement, Line
from rulebound.terminal.full.setting_up import SettingUp
from rulebound.terminal.keeping import Unfinished, unfinished
from rulebound.terminal.learned import learned
from rulebound.terminal.local_table import begun, resumed
from rulebound.terminal.resuming import described
from rulebound.terminal.telling import about_lessons, wrong_number

NEWEST: Final = 5  # kept games that are offered


class Menu(Choices):
    """What to play."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("d", "throw_away", show=False)]
    heading = "Rulebound"
    foot = N_("Enter, a number or the mouse. q leaves")
    foot_kept = N_("Enter, a number or the mouse. d throws a kept game away, q leaves")

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[int, Unfinished] = {}  # by their places among the ways
        self.games: dict[str, Game] = {}

    def on_mount(self) -> None:
        self.read_games()  # the base class has offered what there is without them

    def on_screen_resume(self) -> None:
        if self.is_mounted and self.ways:
            self.offer(self.found())

    @work(thread=True)
    def read_games(self) -> None:
        """Reads the cards of all games while the menu is already shown."""
        for name in GAMES:
            self.game(name)
            self.app.call_from_thread(self.offer_again)

    def offer_again(self) -> None:
        self.offer(self.found())

    def found(self) -> list[Way]:
        """The entries, in the same order before and after the cards are read. Kept games that cannot go on come
        last.
        """
        kept = unfinished(None)
        going = [left for left in kept if not left.fault][:NEWEST]
        stuck = [left for left in kept if left.fault][:NEWEST]
        ways = [Way(_("Go on"), described(left), lambda left=left: self.go_on(left)) for left in going]  # type: ignore[misc]
        for name in GAMES:
            if lessons := lesson_count(name):
                done = f" {_('{n} done.', n=len(learned(name)))}" if learned(name) else ""
                said = about_lessons(lessons) + done
                ways.append(Way(_("Learn {game}", game=self.title_of(name)), said, lambda name=name: self.learn(name)))  # type: ignore[misc]
        for name in GAMES:
            line = _("Play {game}", game=self.title_of(name))
            ways.append(Way(line, self.about(name), lambda name=name: self.ask_who(name)))  # type: ignore[misc]
        self.kept = dict(enumerate(going)) | dict(enumerate(stuck, len(ways)))
        self.query_one(Vertical).border_subtitle = _(self.foot_kept if kept else self.foot)
        ways += [Way(_("Cannot go on"), described(left), lambda left=left: self.go_on(left)) for left in stuck]  # type: ignore[misc]
        return [*ways, Way(_("Leave"), "", self.action_back)]

    def title_of(self, name: str) -> str:
        return self.games[name].title if name in self.games else name.capitalize()

    def about(self, name: str) -> str:
        if name not in self.games:
            return _("Its cards are being read ...")
        least, most = self.games[name].minutes
        return f"{_(self.games[name].about)} {_('{least} to {most} minutes.', least=least, most=most)}"

    def game(self, name: str) -> Game:
        """The game; reads it if it has not been read yet."""
        self.games[name] = load(name)
        return self.games[name]

    def learn(self, name: str) -> None:
        self.app.push_screen(Lessons(self.game(name)))

    def go_on(self, left: Unfinished) -> None:
        if left.fault:
            self.complain(f"{left.fault} {_('Its record stays in {path}; d throws it away.', path=left.path)}")
        else:
            self.open(resumed(left))

    def action_throw_away(self) -> None:
        """Deletes the highlighted kept game, if the person is sure."""
        place = self.query_one(OptionList).highlighted
        if place is None or place not in self.kept:
            said = _("Only a kept game can be thrown away: point at one first.")
            self.complain(said if self.kept else _("No game is kept that could be thrown away."))
            return
        left = self.kept[place]

        def answer(sure: bool | None) -> None:  # noqa: FBT001  # Textual calls it by position
            if sure:
                left.path.unlink(missing_ok=True)
                self.offer(self.found())

        self.app.push_screen(Agreement(f"{_('Throw this game away for good?')}\n\n{described(left)}"), answer)

    def ask_who(self, name: str) -> None:
        self.app.push_screen(Opponents(self.game(name)))

    def action_back(self) -> None:
        self.app.exit("")


def lesson_count(name: str) -> int:
    """How many lessons the game has. This does not need its cards."""
    return len(lesson_files(Path(str(files("rulebound.games"))) / name))


class Opponents(Choices):
    """Who plays: against a bot of some level, or several people at this screen."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.heading = game.title

    def found(self) -> list[Way]:
        ways = [
            Way(against(level), _(level.sentence), lambda spec=level.spec: self.against(spec))  # type: ignore[misc]
            for level in LEVELS
        ]
        for people in self.game.seats:
            said = _("In turn at this screen; hands are covered in between.") if people == self.game.seats[0] else ""
            ways.append(Way(_n("{n} person", "{n} people", people), said, lambda people=people: self.ask_names(people)))  # type: ignore[misc]
        said = _("Who plays at each seat, with which deck, by which rulings.")
        return [*ways, Way(_("Set the table up"), said, self.set_up)]

    def set_up(self) -> None:
        self.app.push_screen(SettingUp(self.game))

    def against(self, spec: str) -> None:
        """Asks for the number of opponents, if there can be several."""
        numbers = [seats - 1 for seats in self.game.seats if seats > 1]
        if len(numbers) == 1:
            self.play([PERSON, *[spec] * numbers[0]])
        else:
            self.app.push_screen(HowMany(self.game, spec, numbers))

    def ask_names(self, people: int) -> None:
        usual = ", ".join(_("Player {seat}", seat=seat) for seat in range(1, people + 1))
        question = _("The names of the {people} people, with commas between:", people=people)
        self.app.push_screen(Line(question, usual), lambda names: self.people(people, names or ""))

    def people(self, number: int, line: str) -> None:
        names = [name.strip() for name in line.split(",") if name.strip()]
        if not line:
            return
        if len(names) != number:
            self.complain(wrong_number(len(names), number))
            return
        try:
            self.play([f"{PERSON}:{name}" for name in names])
        except DataError as error:
            self.complain(f"{error}.")

    def play(self, words: list[str]) -> None:
        self.open(begun(self.game, players_of(",".join(words)), []))


class HowMany(Choices):
    """How many opponents."""

    def __init__(self, game: Game, spec: str, numbers: list[int]) -> None:
        super().__init__()
        self.game = game
        self.spec = spec
        self.numbers = numbers
        self.heading = _("{title}: how many opponents?", title=game.title)

    def found(self) -> list[Way]:
        return [
            Way(_n("{n} opponent", "{n} opponents", number), "", lambda number=number: self.play(number))  # type: ignore[misc]
            for number in self.numbers
        ]

    def play(self, number: int) -> None:
        self.open(begun(self.game, players_of(",".join([PERSON, *[self.spec] * number])), []))


def against(level: Level) -> str:
    return _("Against the {level}", level=_(level.name))
