"""Files of this computer: unfinished games, finished games, and error reports.

They are in the folder `rulebound` of the XDG state directory. A file always has either its old content or its new
content, even after a crash while writing.
"""

from __future__ import annotations

import os
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from rulebound.kernel.basics.problem import DataError, RecordError
from rulebound.kernel.game.match import Match
from rulebound.kernel.game.record import Record, read_record
from rulebound.language import _
from rulebound.session.game_cache import GameCache, text_of
from rulebound.session.keeping import Kept, fault_of, inconsistent, state_folder
from rulebound.session.players import Player
from rulebound.session.playing import Playing
from rulebound.session.table_config import Standing, TableConfig

LONG_AGO: Final = datetime.fromtimestamp(0, UTC)

game_cache: Final = GameCache()  # the games of kept games, each read once


class KeptGame(Kept, forbid_unknown_fields=True, kw_only=True, tag_field="format", tag="rulebound kept game 2"):
    """An unfinished game as it is stored."""

    saved: datetime


class KeptGame1(
    msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="format", tag="rulebound kept game 1"
):
    """The format of earlier versions. cards: files of own cards; told: None without guidance."""

    saved: datetime
    where: str
    players: list[Player]
    cards: list[str]
    told: list[str] | None = None
    stops: dict[int, list[str]] | None = None
    record: Record

    def as_now(self) -> KeptGame:
        """The same in the present format. Raises OSError if a file of own cards is missing."""
        stops = self.stops or {}
        config = TableConfig(
            record=msgspec.structs.replace(self.record, actions=[], fingerprint=None),
            players=[msgspec.structs.replace(it, stops=stops.get(seat)) for seat, it in enumerate(self.players)],
            cards=text_of(self.cards),
            guide=self.told is not None,
        )
        standing = Standing(where=self.where, told=self.told or [])
        actions, fingerprint = self.record.actions, self.record.fingerprint
        return KeptGame(saved=self.saved, config=config, standing=standing, actions=actions, fingerprint=fingerprint)


class Unfinished:
    """The file of a kept game. fault: why it cannot go on, in a sentence; empty if it can."""

    def __init__(self, path: Path, kept: KeptGame | None, fault: str) -> None:
        self.path = path
        self.kept = kept
        self.fault = fault

    @property
    def age(self) -> datetime:
        """When it was last kept; long ago if that cannot be read."""
        return self.kept.saved if self.kept else LONG_AGO


# Folders and files


def unfinished_folder() -> Path:
    return state_folder() / "unfinished"


def write_whole(path: Path, content: bytes) -> None:
    """Writes a new file and moves it to its place. Raises OSError."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    with aside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)


def write_here(path: Path, content: bytes) -> None:
    """The same in a folder that may not exist yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, content)


def free_path(folder: Path, name: str, suffix: str) -> Path:
    """A path in this folder that does not exist yet: the name, with a number after it if it is taken."""
    path, number = folder / f"{name}{suffix}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{suffix}"
    return path


def now() -> datetime:
    return datetime.now().astimezone()


def dated(game: str) -> str:
    """A file name with today's date."""
    return f"{game}-{now():%Y-%m-%d}"


# Unfinished games


def keep(path: Path, table: Playing) -> None:
    """Keeps the game as it is now. Raises OSError."""
    table.mark()
    kept = KeptGame(
        saved=now(),
        config=table.config,
        standing=table.standing,
        actions=table.match.actions,
        fingerprint=table.match.state.fingerprint(),
    )
    write_here(path, msgspec.json.format(msgspec.json.encode(kept), indent=1))


def unfinished(game: str | None) -> list[Unfinished]:
    """The kept games, the newest first. game: only those of this game."""
    found = [looked_at(path) for path in unfinished_folder().glob("*.json")]
    mine = [it for it in found if game is None or (it.kept is not None and it.kept.config.record.game == game)]
    return sorted(mine, key=lambda it: it.age, reverse=True)


def looked_at(path: Path) -> Unfinished:
    try:
        kept = read_kept(path.read_bytes())
        return Unfinished(path, kept, fault_of(game_cache, kept.config))
    except OSError as error:
        return Unfinished(path, None, _("It cannot be read: {why}.", why=error.strerror))
    except DataError as error:
        return Unfinished(path, None, _("It cannot be read: {error}.", error=error))


def read_kept(content: bytes) -> KeptGame:
    """The kept game in this JSON. Raises RecordError, and OSError if a file of own cards is missing."""
    try:
        read = msgspec.json.decode(content, type=KeptGame | KeptGame1)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError(_("this kept game"), [str(error)]) from error
    kept = read.as_now() if isinstance(read, KeptGame1) else read
    problem = inconsistent(kept)
    if problem:
        raise RecordError(_("this kept game"), [_("it is damaged: {problem}", problem=problem)])
    return kept


# Finished games, and records of either


def keep_finished(match: Match) -> Path:
    """Keeps the record of a game that is over. Raises OSError."""
    path = free_path(state_folder() / "finished", dated(match.game.name), ".json")
    write_here(path, match.record.json())
    return path


def record_in(path: Path) -> Record:
    """The record in a file, which may also be a kept game. Raises RecordError."""
    try:
        content = path.read_bytes()
        return read_kept(content).record
    except OSError as error:
        raise RecordError(str(path), [_("it cannot be read: {why}", why=error.strerror)]) from error
    except RecordError:
        return read_record(content)


def report(error: Exception) -> str:
    """Writes an error report. Returns a sentence that says where it is."""
    path = free_path(state_folder() / "reports", dated("report"), ".txt")
    trace = "".join(traceback.format_exception(error))
    try:
        write_here(path, trace.encode(errors="backslashreplace"))
    except OSError as refused:
        return f"{_('The details could not be saved: {why}.', why=refused.strerror)}\n{trace}"
    return _("The details are in {path}.", path=path)
