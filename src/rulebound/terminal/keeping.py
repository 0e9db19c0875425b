"""Where games are kept on this computer: unfinished ones, finished ones, and reports of what went wrong.

All of it lies in the folder `rulebound` of the XDG state directory. A file has its old content or its new one,
whatever happens while it is written.
"""

from __future__ import annotations

import os
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from rulebound.games import load
from rulebound.kernel.game import Game
from rulebound.kernel.match import Match
from rulebound.kernel.problem import DataError, RecordError
from rulebound.kernel.record import Record, read_record
from rulebound.session.players import Player

FORMAT: Final = "rulebound kept game 1"
LONG_AGO: Final = datetime.fromtimestamp(0, UTC)


class Kept(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An unfinished game: its record, and what a record does not know: who plays, and with which files of cards."""

    format: str = FORMAT
    saved: datetime
    where: str  # how far it has come, for people: "turn 5, Ann decides"
    players: list[Player]
    cards: list[str]
    told: list[str] | None = None  # the clauses that a guided game has taught; None where nobody is guided
    stops: dict[int, list[str]] | None = None  # where each seat is asked whether it responds; None as usual
    record: Record


class Unfinished:
    """A kept game as a file, with a sentence that says why it cannot go on, if so."""

    def __init__(self, path: Path, kept: Kept | None, fault: str) -> None:
        self.path = path
        self.kept = kept
        self.fault = fault

    @property
    def age(self) -> datetime:
        """When it was kept last; long ago, where that cannot be read."""
        return self.kept.saved if self.kept else LONG_AGO


# Folders and files


def state_folder() -> Path:
    """Where this program may leave things."""
    named = os.environ.get("XDG_STATE_HOME", "")
    base = Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "state"
    return base / "rulebound"


def unfinished_folder() -> Path:
    return state_folder() / "unfinished"


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file aside and then puts it in its place. Raises OSError."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    with aside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)


def write_here(path: Path, content: bytes) -> None:
    """The same in a folder of ours, which is made where it is not there yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, content)


def free_path(folder: Path, name: str, suffix: str) -> Path:
    """A path in this folder that nothing lies at: the name, with a number behind it where it is taken."""
    path, number = folder / f"{name}{suffix}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{suffix}"
    return path


def now() -> datetime:
    return datetime.now().astimezone()


def dated(game: str) -> str:
    """A name for a file of today."""
    return f"{game}-{now():%Y-%m-%d}"


# Unfinished games


def keep(path: Path, match: Match, players: list[Player], cards: list[str], told: list[str] | None = None) -> None:
    """Keeps the game as it is now. told: what a guided game has taught. Raises OSError."""
    stops = {seat: list(names) for seat, names in match.stops.items()}
    kept = Kept(
        saved=now(), where=how_far(match), players=players, cards=cards, told=told, stops=stops or None,
        record=match.record,
    )  # fmt: skip
    write_here(path, msgspec.json.format(msgspec.json.encode(kept), indent=1))


def how_far(match: Match) -> str:
    """Where it stands, for people; nothing that a seat would hide."""
    view = match.state.seat_of(-1).view()
    turn = f"turn {view.turn.number}" if view.turn.number else view.turn.step.lower()
    waiting = f"{view.seats[match.state.seat].name} decides" if match.state.seat >= 0 else ""
    return ", ".join(part for part in (turn, waiting) if part)


def unfinished(game: str | None) -> list[Unfinished]:
    """The kept games, the newest first; game: only of this one."""
    found = [looked_at(path) for path in unfinished_folder().glob("*.json")]
    mine = [it for it in found if game is None or (it.kept is not None and it.kept.record.game == game)]
    return sorted(mine, key=lambda it: it.age, reverse=True)


def looked_at(path: Path) -> Unfinished:
    try:
        kept = read_kept(path.read_bytes())
        return Unfinished(path, kept, fault_of(kept))
    except OSError as error:
        return Unfinished(path, None, f"It cannot be read: {error.strerror}.")
    except DataError as error:
        return Unfinished(path, None, f"It cannot be read: {error}.")


def read_kept(content: bytes) -> Kept:
    """The kept game in this JSON. Raises RecordError."""
    try:
        kept = msgspec.json.decode(content, type=Kept)
    except msgspec.DecodeError as error:
        raise RecordError("this kept game", [str(error)]) from error
    if kept.format != FORMAT or len(kept.players) != kept.record.seats:
        raise RecordError("this kept game", ["it is of another version, or damaged"])
    return kept


def fault_of(kept: Kept) -> str:
    """Why it cannot go on, as a sentence; empty when it can, as far as can be seen without replaying it."""
    try:
        game = game_of(kept)
    except DataError as error:
        return f"{error}."
    if kept.record.rules != game.rules_version:
        return "It was begun with other rules than this version has."
    if kept.record.cards != game.cards_digest:
        return "It was begun with other cards than are here now."
    return ""


def game_of(kept: Kept) -> Game:
    """The game with the cards that it was begun with. Raises DataError."""
    return load(kept.record.game, kept.cards)


# Finished games, and records of either


def keep_finished(match: Match) -> Path:
    """Keeps the record of a game that is over. Raises OSError."""
    path = free_path(state_folder() / "finished", dated(match.game.name), ".json")
    write_here(path, match.record.json())
    return path


def record_in(path: Path) -> Record:
    """The record in a file: a record, or a kept game. Raises RecordError."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise RecordError(str(path), [f"it cannot be read: {error.strerror}"]) from error
    try:
        return read_kept(content).record
    except RecordError:
        return read_record(content)


def report(error: Exception) -> str:
    """Writes down what should not have happened; says where, as a sentence."""
    path = free_path(state_folder() / "reports", dated("report"), ".txt")
    told = "".join(traceback.format_exception(error))
    try:
        write_here(path, told.encode(errors="backslashreplace"))
    except OSError as refused:
        return f"It could not be written down: {refused.strerror}.\n{told}"
    return f"What exactly is written in {path}."
