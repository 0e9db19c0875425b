"""The few questions before a new game: which one, and who plays."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.bots import LEVELS
from rulebound.games import GAMES, load
from rulebound.kernel.problem import SetupError, nearest
from rulebound.terminal.console import Console
from rulebound.terminal.plain_text import counted
from rulebound.terminal.players import PERSON, Player, players_of


def ask_game(console: Console, games: Sequence[str] = GAMES) -> str:
    """The name of a game; of one game only, nothing is asked."""
    if len(games) == 1:
        return games[0]
    console.say("Which game?")
    for number, name in enumerate(games, 1):
        game = load(name)
        console.say(f"{game.title} ({name}): {game.about}", f" {number}  ")
    while True:
        answer = console.ask("Number or name (Enter: 1) ").casefold() or "1"
        if answer in games:
            return answer
        if is_number(answer) and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        console.say(f"There is no game {answer!r}: 1 to {len(games)} are possible{nearest(answer, games)}.")


def ask_players(console: Console, seats: range) -> list[Player]:
    """How many people and bots, and what they are called."""
    people = ask_number(console, "How many people play?", 0, seats[-1], 1)
    least, most = max(0, seats[0] - people), seats[-1] - people
    bots = ask_number(console, "How many bots?", least, most, least) if least < most else most
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
        answer = console.ask(f"{question} {least} to {most} (Enter: {usual}) ") or str(usual)
        if is_number(answer) and least <= int(answer) <= most:
            return int(answer)
        console.say(f"{answer!r} is not a number from {least} to {most}.")


def ask_bot(console: Console) -> str:
    """Which bot: a level by its number, or any bot as it is written."""
    console.say("Against which bot?")
    for number, level in enumerate(LEVELS, 1):
        console.say(f"{level.name} ({level.spec}): {level.sentence}", f" {number}  ")
    while True:
        answer = console.ask("Number, or a bot as it is written (Enter: 1) ") or "1"
        if is_number(answer) and 1 <= int(answer) <= len(LEVELS):
            return LEVELS[int(answer) - 1].spec
        try:
            players_of(f"{PERSON},{answer}")
        except SetupError as error:
            console.say(f"{error}.")
        else:
            return answer


def ask_names(console: Console, people: int) -> list[str]:
    """What the people are called; one person alone needs no name."""
    while people > 1:
        answer = console.ask(f"The names of the {people} people, commas between (Enter: Player 1, 2 ...) ")
        names = [name.strip() for name in answer.split(",") if name.strip()]
        if len(names) in (0, people):
            return names
        console.say(f"That is {counted(len(names), 'name')} for {people} people.")
    return []


def is_number(answer: str) -> bool:
    return answer.isascii() and answer.isdigit()
