"""The players of a table: people and bots, as they are written and as kept games store them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from rulebound.bots import BOTS, LEVELS, bot_of, is_timed
from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.language import _

PERSON: Final = "human"
USUAL: Final = "human,random"
ADVISER: Final = LEVELS[-1].spec
A_SECOND: Final = 250  # iterations, about


class Player(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The player of a seat. bot: a level of bots, or a bot as commands write it; empty for a person.

    stops: the stops of the player; None for the usual ones.
    """

    name: str
    bot: str = ""
    stops: list[str] | None = None

    @property
    def level(self) -> str:
        """The bot's level as people read it, or the bot as commands write it if it is no level; empty for a person."""
        return title_of(self.bot)

    @property
    def spec(self) -> str:
        """The bot as commands write it; empty for a person."""
        return spec_of(self.bot)

    @property
    def described(self) -> str:
        """The name, with the kind of bot."""
        return f"{self.name} ({self.level})" if self.bot else self.name


Faults: TypeAlias = Callable[[Sequence[Player]], list[str]]  # what is wrong with these players


def title_of(bot: str) -> str:
    """The name of a bot's level in the present language, or the bot as commands write it if it is no level."""
    return next((_(level.name) for level in LEVELS if bot in (level.name, level.spec)), bot)


def spec_of(level: str) -> str:
    """The bot of a level, as commands write it."""
    return next((known.spec for known in LEVELS if known.name == level), level)


def level_of(word: str) -> str:
    """The level with this name or with this bot. Raises SetupError."""
    for level in LEVELS:
        if word in (level.name, level.spec):
            return level.name
    try:
        bot_of(word, 0)
    except SetupError as error:
        if ":" in word:
            raise
        known = [*BOTS, *[level.name for level in LEVELS]]
        raise SetupError(
            _("a bot"), [_("there is no bot {word!r}{nearest}", word=word, nearest=nearest(word, known))]
        ) from error
    return word


def seconds_of(spec: str) -> float:
    """About how long a bot thinks, by its name."""
    number = spec.partition(":")[2]
    if is_timed(spec):
        return float(number[:-1])
    return int(number) / A_SECOND if number.isdecimal() else 0.0


def requested(words: str) -> list[Player]:
    """The players in a list like `human,random` or `human:Ann,human:Tor`, with names if it has them.

    Raises SetupError.
    """
    written = [word.strip() for word in words.split(",")]
    if "" in written:
        raise SetupError(_("a table"), [_("a player is missing between the commas of {words!r}", words=words)])
    return [request_of(word) for word in written]


def request_of(word: str) -> Player:
    """A person, with a name after the colon, or a bot."""
    who, _, name = word.partition(":")
    return Player(name=name.strip()) if who == PERSON else Player(name="", bot=word)


def called_twice(players: Sequence[Player]) -> list[str]:
    """Which names occur more than once."""
    names = [player.name for player in players]
    return [_("two players are called {name!r}", name=name) for name in dict.fromkeys(names) if names.count(name) > 1]


def seated(requests: Sequence[Player], faults: Faults = called_twice) -> list[Player]:
    """The players, each with a name. faults: a check of all players. Raises SetupError with all that is wrong."""
    bots = sum(bool(request.bot) for request in requests)
    problems: list[str] = []
    players: list[Player] = []
    for seat, request in enumerate(requests):
        usual = (
            (_("Bot") if bots == 1 else _("Bot {seat}", seat=seat + 1))
            if request.bot
            else _("Player {seat}", seat=seat + 1)
        )
        player = msgspec.structs.replace(request, name=request.name or usual)
        try:
            players.append(msgspec.structs.replace(player, bot=level_of(request.bot) if request.bot else ""))
        except SetupError as error:
            problems += error.problems
            players.append(player)
    problems += faults(players)
    if problems:
        raise SetupError(_("a table"), problems)
    return players


def players_of(words: str) -> list[Player]:
    """The players in a list of words, each with a name. Raises SetupError."""
    return seated(requested(words))
