"""The questions before a new game: which game, and who plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rulebound.bots import LEVELS
from rulebound.games import GAMES, load
from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.kernel.game.game import Game
from rulebound.language import _
from rulebound.session.players import PERSON, Player, players_of
from rulebound.terminal.asking import ask
from rulebound.terminal.console import Console
from rulebound.terminal.learned import learned
from rulebound.terminal.telling import about_lessons, wrong_number

LEARN: Final = "learn "  # and the name of a game: its lessons


class Wanted(NamedTuple):
    """What to play. learns: one of its lessons."""

    game: str
    learns: bool = False


def ask_game(console: Console, games: Sequence[str] = GAMES) -> Wanted:
    """Which game, and whether to learn it."""
    console.say(_("Which game?"))
    ways: dict[str, Wanted] = {}
    for name in games:
        ways[name] = Wanted(name)
        console.say(f"{load(name).title} ({name}): {_(load(name).about)}", f" {len(ways)}  ")
    for name in games:
        if lessons := len(load(name).lessons):
            ways[LEARN + name] = Wanted(name, learns=True)
            lessons_text = about_lessons(lessons).rstrip(".")
            console.say(
                f"{_('Learn {game}', game=load(name).title)} ({LEARN}{name}): {lessons_text}",
                f" {len(ways)}  ",
            )
    while True:
        answer = (
            ask(console, _("Number or name (Enter: 1)") + " ", _("Type the number or the name of a game.")).casefold()
            or "1"
        )
        if answer in ways:
            return ways[answer]
        if is_number(answer) and 1 <= int(answer) <= len(ways):
            return list(ways.values())[int(answer) - 1]
        console.say(
            _(
                "There is no game {answer!r}: 1 to {last} are possible{nearest}.",
                answer=answer,
                last=len(ways),
                nearest=nearest(answer, list(ways)),
            )
        )


def ask_lesson(console: Console, game: Game) -> str:
    """Which lesson, by its number; by default the first unfinished one."""
    done = learned(game.name)
    left = [n for n, lesson in enumerate(game.lessons, 1) if lesson.name not in done]
    for number, lesson in enumerate(game.lessons, 1):
        console.say(
            f"{_(lesson.title)}{' ' + _('(done)') if lesson.name in done else ''}: {_(lesson.about)}", f" {number}  "
        )
    number = ask_number(console, _("Which lesson?"), 1, len(game.lessons), left[0] if left else 1)
    return game.lessons[number - 1].name


def ask_players(console: Console, seats: range) -> list[Player]:
    """How many people and bots, and their names."""
    people = ask_number(console, _("How many people play?"), 0, seats[-1], 1)
    least, most = max(0, seats[0] - people), seats[-1] - people
    bots = ask_number(console, _("How many bots?"), least, most, least) if least < most else most
    bot = ask_bot(console) if bots else ""
    while True:
        words = [PERSON] * people + [bot] * bots
        for seat, name in enumerate(ask_names(console, people)):
            words[seat] = f"{PERSON}:{name}"
        try:
            return players_of(",".join(words))
        except SetupError as error:
            console.say(f"{error}.")


def ask_number(console: Console, question: str, least: int, most: int, usual: int) -> int:
    while True:
        help_text = _(
            "Type a number from {least} to {most}; Enter alone means {usual}.", least=least, most=most, usual=usual
        )
        answer = ask(
            console,
            f"{question} {_('{least} to {most} (Enter: {usual})', least=least, most=most, usual=usual)} ",
            help_text,
        ) or str(usual)
        if is_number(answer) and least <= int(answer) <= most:
            return int(answer)
        console.say(_("{answer!r} is not a number from {least} to {most}.", answer=answer, least=least, most=most))


def ask_bot(console: Console) -> str:
    """Which bot: a level by its number, or a bot as commands write it."""
    console.say(_("Against which bot?"))
    for number, level in enumerate(LEVELS, 1):
        console.say(f"{_(level.name)} ({level.spec}): {_(level.sentence)}", f" {number}  ")
    while True:
        help_text = _(
            "Type the number of a level, or a bot as commands write it, such as ismcts:400. Enter alone means 1."
        )
        answer = ask(console, _("Number, or a bot as it is written (Enter: 1)") + " ", help_text) or "1"
        if is_number(answer) and 1 <= int(answer) <= len(LEVELS):
            return LEVELS[int(answer) - 1].spec
        try:
            players_of(f"{PERSON},{answer}")
        except SetupError as error:
            console.say(f"{error}.")
        else:
            return answer


def ask_names(console: Console, people: int) -> list[str]:
    """The names of the people. A single person needs none."""
    while people > 1:
        help_text = _(
            "Type {people} names with commas between; Enter alone means Player 1, Player 2 and so on.", people=people
        )
        answer = ask(
            console,
            _("The names of the {people} people, commas between (Enter: Player 1, 2 ...) ", people=people),
            help_text,
        )
        names = [name.strip() for name in answer.split(",") if name.strip()]
        if len(names) in (0, people):
            return names
        console.say(wrong_number(len(names), people))
    return []


def is_number(answer: str) -> bool:
    return answer.isascii() and answer.isdigit()
