"""A table on this computer: at one screen, in a file, and with a log that each seat has read up to some line."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Unpack

from msgspec import structs

from rulebound.bots import LEVELS
from rulebound.kernel.basics.problem import RecordError
from rulebound.kernel.basics.view import Line, View
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import Match
from rulebound.kernel.game.set_up import SetupArguments
from rulebound.language import _
from rulebound.session.game_cache import text_of
from rulebound.session.history import History
from rulebound.session.players import PERSON, Player, players_of
from rulebound.session.playing import Playing
from rulebound.session.summary import Summary, summary
from rulebound.session.table_config import Standing, TableConfig
from rulebound.session.teaching import lesson_table
from rulebound.terminal.keeping import (
    Unfinished,
    dated,
    free_path,
    game_cache,
    keep,
    keep_finished,
    unfinished_folder,
    write_whole,
)
from rulebound.terminal.stop_settings import EVERYWHERE, NOT_HERE, keep_stops, kept_stops

SEEDS: Final = 1_000_000_000  # short enough to be typed again
BEFORE: Final = -1  # the number before that of the first line of a log


class LocalTable(Playing):
    """One game from its first or any later decision to its end. path: its file while it is unfinished."""

    def __init__(
        self, game: Game, config: TableConfig, path: Path, standing: Standing | None = None, actions: Sequence[int] = ()
    ) -> None:
        """Raises RecordError if the position cannot be reached again."""
        super().__init__(game, config, standing or Standing(), actions)
        self.path = path
        self.read = [BEFORE] * len(self.players)  # the number of the last line of the log that each seat has read
        self.saved: set[Path] = set()  # files with its record that somebody wanted
        self.fault = ""  # why the game cannot be kept, as a sentence

    @property
    def is_bots_turn(self) -> bool:
        return self.decider >= 0 and bool(self.bot_of(self.decider))

    def view(self, index: int) -> View:
        """What this seat sees, with bots named as such, and the reader's own plate marked."""
        view = self.seat(index).view()
        if self.teaching is not None:
            self.teaching.narrow(view)
        for plate in view.seats:
            if self.players[plate.index].bot and self.teaching is None:
                plate.who = _("bot: {level}", level=self.players[plate.index].level)
            elif plate.index == index:
                plate.who = _("you")
        return view

    # -- news ----------------------------------------------------------------------------------------------------------

    def news(self, index: int) -> list[Line]:
        """What has happened since this seat's last decision."""
        since = self.read[index] if index >= 0 else min(self.read)
        return self.seat(index).log(since + 1)

    def has_read(self, index: int) -> None:
        """Marks the log as read by the deciding seat."""
        self.read[index] = self.last_line(index)

    def last_line(self, index: int) -> int:
        """The number of the last line of this seat's log."""
        log = self.seat(index).view().log
        return log[-1].n if log else BEFORE

    # -- stops ---------------------------------------------------------------------------------------------------------

    def why_no_stops(self) -> str:
        """Why stops cannot be set here, in a sentence; empty if they can."""
        if not self.stopping.names:
            return _(NOT_HERE)
        return _(EVERYWHERE) if self.stopping.everywhere else ""

    def stops(self, seat: int) -> tuple[str, ...]:
        """The stops of this seat."""
        return tuple(self.stopping.of(seat))

    def toggle_stop(self, seat: int, name: str) -> str:
        """Turns a stop of this seat on or off. Returns the error if the choice cannot be kept."""
        self.stopping.set(seat, list({*self.stops(seat)} ^ {name}))
        try:
            keep_stops(self.game, self.stops(seat))
        except OSError as error:
            return _("This will be forgotten after this game, since it cannot be kept: {error}.", error=error)
        return ""

    # -- taking back ---------------------------------------------------------------------------------------------------

    def why_not_back(self) -> str:
        """Why the last action of the people here cannot be undone freely; empty if it can."""
        return self.why_not_alone(self.last_of(self.people))

    def may_agree(self) -> bool:
        """Whether it could be undone if all agreed. Bots cannot be asked."""
        return len(self.people) == len(self.players) and self.last_of(self.people) >= 0

    def take_back(self) -> None:
        """Undoes it. Undone lines of the log count as unread."""
        self.go_back(self.back_to(self.last_of(self.people)))
        for seat in self.people:
            self.read[seat] = min(self.read[seat], self.last_line(seat))

    # -- keeping -------------------------------------------------------------------------------------------------------

    def keep(self) -> str:
        """Keeps the unfinished game. Returns an error as a sentence; after an error it is not tried again.

        A lesson is not kept: it takes two minutes and begins anew.
        """
        if self.fault or self.match.state.over or self.config.lesson:
            return ""
        try:
            keep(self.path, self)
        except OSError as error:
            self.fault = _("This game cannot be kept, and will be lost if you leave: {error}.", error=error)
        return self.fault

    def save(self, name: str) -> tuple[str, Path | None]:
        """Writes the record to a new file, or to one that this game has written before. name: relative to this folder.

        Returns a sentence on the result, and the path that the sentence ends with, if any.
        """
        try:
            usual = free_path(Path.cwd(), dated(self.game.name), ".json")
            path = Path.cwd() / Path(name).expanduser() if name else usual
            if path.exists() and path not in self.saved:
                return _("Give another name; this one is taken:"), path
            write_whole(path, self.match.record.json())
        except (OSError, RuntimeError) as error:  # RuntimeError: ~ and an unknown name
            return _(
                "That cannot be written: {why}.", why=error.strerror if isinstance(error, OSError) else error
            ), None
        self.saved.add(path)
        return _("Saved, with everything that is hidden in this game:"), path

    def put_away(self) -> Path:
        """Removes a finished game from those that are offered, and writes its record into this file. Raises OSError."""
        path = keep_finished(self.match)
        self.path.unlink(missing_ok=True)
        return path

    def summary(self) -> Summary:
        """The summary of the finished game. It takes about as long as playing the game again."""
        history = History(self.game, self.config.record)
        history.extend(self.match.actions)
        return summary(history)

    def rematch(self) -> LocalTable:
        """The same table with another deal."""
        return LocalTable(self.game, self.dealt_again(secrets.randbelow(SEEDS)), kept_as(self.game))


# -- Beginnings --------------------------------------------------------------------------------------------------------


def local_table_at(match: Match, players: list[Player], cards: str = "") -> LocalTable:
    """A new match of these players. cards: own cards, as text."""
    return LocalTable(match.game, TableConfig(record=match.record, players=players, cards=cards), kept_as(match.game))


def kept_as(game: Game) -> Path:
    """The file for a new game."""
    return free_path(unfinished_folder(), dated(game.name), ".json")


def taught(game: Game, lesson: str) -> LocalTable:
    """A lesson by its name. Raises DataError."""
    return LocalTable(game, lesson_table(game, lesson), kept_as(game))


def advised(game: Game) -> LocalTable:
    """A real game against the weakest bot, with advice at every decision."""
    local = begun(game, players_of(",".join([PERSON, *[LEVELS[0].spec] * max(1, game.seats[0] - 1)])), [])
    local.config.advice = True
    return local


def begun(game: Game, players: list[Player], cards: Sequence[str], **given: Unpack[SetupArguments]) -> LocalTable:
    """A new game. cards: files of own cards; without a seed, one is drawn. Raises SetupError."""
    given.setdefault("seed", secrets.randbelow(SEEDS))
    given["seats"] = len(players)
    given["names"] = [player.name for player in players]
    match = Match(game, **given)
    people = [player for player in players if not player.bot]
    if len(people) == 1:
        alone = structs.replace(people[0], stops=list(kept_stops(game)))
        players = [alone if player is people[0] else player for player in players]
    return local_table_at(match, players, text_of(cards))


def resumed(left: Unfinished) -> LocalTable:
    """A kept game, replayed. Raises DataError if it cannot be replayed."""
    kept = left.kept
    assert kept is not None, f"{left.path} was offered and cannot be read"
    game = game_cache.game(kept.config.record.game, kept.config.cards)
    local = LocalTable(game, kept.config, left.path, kept.standing, kept.actions)
    if kept.fingerprint not in (None, local.match.state.fingerprint()):
        raise RecordError(_("this record"), [_("it replays, but to another position than it says: it is damaged")])
    for seat in local.people:
        local.has_read(seat)
    return local
