"""Who sits where: people and bots, as a command line names them and as a kept game remembers them."""

from __future__ import annotations

import msgspec

from rulebound.bots import LEVELS, Bot, bot_of
from rulebound.kernel.problem import SetupError
from rulebound.kernel.view import View

PERSON = "human"
USUAL = "human,random"


class Player(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Who plays a seat. bot: how the bot is written; empty for a person."""

    name: str
    bot: str = ""

    @property
    def kind(self) -> str:
        """The bot's level by its name, or as it is written where it is none of the levels; empty for a person."""
        return next((level.name for level in LEVELS if level.spec == self.bot), self.bot)

    @property
    def described(self) -> str:
        return f"{self.name} ({self.kind})" if self.bot else self.name


def players_of(words: str) -> list[Player]:
    """The players of a list like `human,random` or `human:Ann,human:Tor`. Raises SetupError."""
    written = [word.strip() for word in words.split(",")]
    bots = [word for word in written if not is_person(word)]
    for bot in bots:
        bot_of(bot, 0)  # raises SetupError where there is none
    players = [named(word, seat, len(bots)) for seat, word in enumerate(written)]
    names = [player.name for player in players]
    twice = [name for name in dict.fromkeys(names) if names.count(name) > 1]
    if twice:
        raise SetupError("a table", [f"two players are called {name!r}" for name in twice])
    return players


def is_person(word: str) -> bool:
    return word.partition(":")[0] == PERSON


def named(word: str, seat: int, bots: int) -> Player:
    """Who is meant by one word of a list in which there are so many bots."""
    if is_person(word):
        return Player(word.partition(":")[2].strip() or f"Player {seat + 1}")
    return Player("Bot" if bots == 1 else f"Bot {seat + 1}", word)


def bots_of(players: list[Player], seed: int) -> dict[int, Bot]:
    """The bots by their seats, each with chance of its own."""
    return {seat: bot_of(player.bot, seed + seat) for seat, player in enumerate(players) if player.bot}


def marked(view: View, players: list[Player]) -> View:
    """The view, with every seat that a bot plays said to be one."""
    for seat in view.seats:
        if players[seat.index].bot:
            seat.who = f"bot: {players[seat.index].kind}"
    return view
