"""The server is down, its clock is set, its disk is full, its file is damaged or used by another: nothing is lost."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import pytest

from rulebound.kernel.basics.problem import DataError
from rulebound.server import outages
from rulebound.server.outages import Steady, moved
from rulebound.server.store import Store
from rulebound.session import clock
from tests.server.running import PATIENCE, SOURCES, running
from tests.server.talking import Server, play

START: Final = "2026-11-25T10:00:00Z"
HOUR: Final = 3600
PAGE: Final = 4096  # bytes of a database
TWO: Final = ({"name": "Ann"}, {"name": "Tor"})
MINUTE: Final[dict[str, Any]] = {"each": "decision", "seconds": 60}
GAME: Final[dict[str, Any]] = {"each": "game", "seconds": 600}


class Time:
    """The clock of the computer. passes: time goes by. is_set: somebody sets the clock."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = clock.time_of(START)
        self.steady = 0.0
        for module in ("session.table_config", "session.playing", "session.table", "server.room", "server.outages"):
            patch.setattr(f"rulebound.{module}.now", lambda: clock.text_of(self.now))

    def passes(self, seconds: int) -> None:
        self.now += timedelta(seconds=seconds)
        self.steady += seconds

    def is_set(self, seconds: int) -> None:
        self.now += timedelta(seconds=seconds)

    def now_in_seconds(self) -> float:
        return self.now.timestamp()

    def watched_by(self, server: Server) -> None:
        """The server sees this clock."""
        server.registry.housekeeping.steady = Steady(wall=self.now_in_seconds, steady=lambda: self.steady)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def late(server: Server, link: str) -> str:
    """From when on the player who decides is late."""
    return str(server.look(link)["waiting"]["late"])


# The server is down


@pytest.mark.parametrize("ends", ["ended", "killed"])
def test_while_the_server_is_down_no_player_thinks(
    tmp_path: Path, time: Time, ends: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.db"
    with Server(database, own=False) as server:
        ann, *_ = server.links(TWO, clock=MINUTE, options={"first": "1"})
        assert late(server, ann) == "2026-11-25T10:01:00Z"
        time.passes(40)
        server.registry.store.do_now(outages.note_alive)
        if ends == "killed":  # it does not note when it ends
            monkeypatch.setattr("rulebound.server.store.note_alive", lambda store: None)
    time.passes(5 * HOUR)

    with Server(database, own=False) as server:
        assert late(server, ann) == "2026-11-25T15:01:00Z"
        time.passes(10)
    time.passes(HOUR)
    with Server(database, own=False) as server:
        assert late(server, ann) == ("2026-11-25T16:01:00Z" if ends == "ended" else "2026-11-25T16:01:10Z")


def test_a_time_that_was_moved_and_stored_is_not_moved_again(tmp_path: Path, time: Time) -> None:
    database = tmp_path / "tables.db"
    with Server(database, own=False) as server:
        ann, *_ = server.links(TWO, clock=MINUTE, options={"first": "1"})
        time.passes(40)
    time.passes(HOUR)
    with Server(database, own=False) as server, server.sit(ann) as first:
        first.act()
        first.now("undo")  # is stored, and leaves the decision with its time
        known = late(server, ann)
    with Server(database, own=False) as server:
        assert late(server, ann) == known


def test_the_time_of_a_game_does_not_run_while_the_server_is_down(tmp_path: Path, time: Time) -> None:
    database = tmp_path / "tables.db"
    with Server(database, own=False) as server:
        ann, *_ = server.links(TWO, clock=GAME, options={"first": "1"})
        time.passes(100)
    time.passes(HOUR)
    with Server(database, own=False) as server, server.sit(ann) as first:
        time.passes(7)
        first.act()
        state = first.hear_until(lambda state: state["revision"] > 1)

    assert state["left"] == [600 - 107, 600]


def test_while_a_command_uses_the_database_no_player_thinks(tmp_path: Path, time: Time) -> None:
    database = tmp_path / "tables.db"
    with Server(database, own=False) as server:
        ann, *_ = server.links(TWO, clock=MINUTE, options={"first": "1"})
    for _time in range(3):
        store = Store(database, serves=False)
        time.passes(HOUR)
        store.close()

    with Server(database, own=False) as server:
        assert late(server, ann) == "2026-11-25T13:01:00Z"


def test_thinking_time_of_a_table_without_a_server_would_be_noticed(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulebound.server.store.postpone", lambda store, standing: None)
    with pytest.raises(AssertionError):
        test_the_time_of_a_game_does_not_run_while_the_server_is_down(tmp_path, time)


# The clock is set


@pytest.mark.parametrize("seconds", [2 * HOUR, -2 * HOUR, 400 * 24 * HOUR])
def test_a_clock_that_is_set_takes_no_time_from_players_and_gives_none(group: Server, time: Time, seconds: int) -> None:
    time.watched_by(group)
    ann, tor, _ = group.links(TWO, clock=GAME, options={"first": "1"})
    with group.sit(ann) as first, group.sit(tor) as second:
        time.passes(100)
        time.is_set(seconds)
        time.passes(20)
        assert second.refused("stand-in")["sentence"] == "Ann still has time."
        first.act()
        state = first.hear_until(lambda state: state["revision"] > 1)

    assert state["left"] == [600 - 120, 600]


def test_players_are_shown_their_time_by_the_clock_as_it_is_now(group: Server, time: Time) -> None:
    time.watched_by(group)
    ann, *_ = group.links(TWO, clock=MINUTE, options={"first": "1"})
    with group.sit(ann) as first:
        time.is_set(HOUR)
        group.portal.call(group.registry.housekeeping.keep_time)
        state = first.hear_until(lambda state: state["waiting"]["late"] > "2026-11-25T11")

    assert state["waiting"]["late"] == "2026-11-25T11:01:00Z"
    assert late(group, ann) == state["waiting"]["late"]


def test_a_clock_that_is_corrected_a_little_is_not_set() -> None:
    wall, ticks = [100.0], [0.0]
    steady = Steady(wall=lambda: wall[0], steady=lambda: ticks[0])
    for _ in range(20):
        wall[0] += 11.0
        ticks[0] += 10.0
        assert steady.jump() == 0
    wall[0] += 60.0

    assert (steady.jump(), steady.jump()) == (60, 60)
    steady.accept(60)
    assert steady.jump() == 0


def test_a_time_that_cannot_be_read_stays_as_it_is() -> None:
    assert moved("yesterday", 60) == "yesterday"
    assert moved("", 60) == ""
    assert moved("2026-11-25T10:00:00Z", 10**15) == "2026-11-25T10:00:00Z"
    assert moved("2999-11-25T10:00:00Z", 60) < "2999"  # none is still to come


# The disk is full


def test_a_full_disk_is_reported_and_nothing_that_was_confirmed_is_lost(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    store = server.registry.store

    def limit(store: Store, more: int) -> None:
        pages = store.db.execute("PRAGMA page_count").fetchone()[0]
        store.db.execute(f"PRAGMA max_page_count = {pages + more}")

    store.do_now(limit, 0)
    for number in range(400):
        store.do_now(fill, f"x{number}", 100)  # until no row has room any more
        if store.do_now(is_full):
            break
    refusal: dict[str, Any] = {}
    confirmed = server.look(ann)
    for _ in range(200):
        with server.sit(ann) as first, server.sit(tor) as second:
            person = first if first.options else second
            refusal = person.say("act", revision=person.state["revision"], code=person.options[-1]["code"])
        if refusal["is"] == "no":
            break
        confirmed = server.look(ann)

    assert refusal["code"] == "busy"
    assert refusal["sentence"].startswith("This could not be stored, so nothing has changed")
    assert server.look(ann)["revision"] == confirmed["revision"]
    store.do_now(limit, 1000)
    with server.sit(ann) as first, server.sit(tor) as second:
        play(first, second, most=5)
    server.registry.sweep(seconds=-1)
    assert server.look(ann)["revision"] > confirmed["revision"]


def fill(store: Store, key: str, size: int) -> None:
    """Stores something, if there is room for it."""
    try:
        with store.db:
            store.db.execute("INSERT INTO meetings VALUES (?, ?, ?)", (key, "", b"x" * size))
    except sqlite3.OperationalError:
        return


def is_full(store: Store) -> bool:
    try:
        with store.db:
            store.db.execute("INSERT INTO meetings VALUES ('last', '', ?)", (b"x" * 100,))
            store.db.execute("DELETE FROM meetings WHERE key = 'last'")
    except sqlite3.OperationalError:
        return True
    return False


# The file is damaged


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """A database with tables in the middle of their games."""
    database = tmp_path / "stored.db"
    with Server(database) as server:
        for _ in range(6):
            ann, tor, _watch = server.links()
            with server.sit(ann) as first, server.sit(tor) as second:
                play(first, second, most=12)
    return database


def homes(store: Store) -> list[str]:
    return [home for (home,) in store.db.execute("SELECT id FROM tables").fetchall()]


def is_read_or_damaged(store: Store, home: str) -> bool:
    """Whether a table can be read, or a sentence says that it is damaged."""
    try:
        return store.do_now(Store.read, home) is not None
    except DataError as error:
        return str(error).startswith("this table: what is kept of it is damaged: ")


def opens_or_says_why(database: Path, tables: int) -> bool:
    """Whether a database opens, and then all its tables can be read; else a sentence says why, and it is as it was."""
    before, said = database.read_bytes(), ""
    try:
        store = Store(database)
    except DataError as error:
        said = str(error)
    if said:
        assert re.fullmatch(r"the database .*: it (is damaged, so it was left as it is|cannot be used): .+", said)
        assert database.read_bytes() == before
        return False
    try:
        found = store.do_now(homes)
        assert len(found) in (0, tables)  # an empty file is a new database
        assert all(is_read_or_damaged(store, home) for home in found)
    finally:
        store.close()
    return True


def test_a_truncated_database_is_reported_in_a_sentence_and_left_as_it_is(stored: Path, tmp_path: Path) -> None:
    size, copy = stored.stat().st_size, tmp_path / "copy.db"
    opened: list[int] = []
    for length in [*range(1, size, max(1, size // 40)), size - 1]:
        copy.write_bytes(stored.read_bytes()[:length])
        opened += [size - length] * opens_or_says_why(copy, 6)
        for beside in tmp_path.glob("copy.db-*"):
            beside.unlink()

    assert all(missing < PAGE for missing in opened)  # a piece of the last page, which may be empty or of one table
    copy.write_bytes(stored.read_bytes())
    assert opens_or_says_why(copy, 6)


@pytest.mark.slow
def test_damage_within_a_database_is_reported_in_a_sentence(stored: Path, tmp_path: Path) -> None:
    copy, content = tmp_path / "copy.db", stored.read_bytes()
    pages = len(content) // PAGE
    opened = []
    for page in range(pages):
        copy.write_bytes(content[: page * PAGE] + bytes(PAGE) + content[(page + 1) * PAGE :])
        opened.append(opens_or_says_why(copy, 6))

    assert opened.count(True) < pages / 2  # where no table lies, or only one


def test_what_a_crash_leaves_unfinished_does_not_damage_the_rest(tmp_path: Path) -> None:
    """The newest part of the journal may be missing after a power cut with a disk that lies."""
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with Server(database) as server:
        ann, tor, _ = server.links()
        with server.sit(ann) as first, server.sit(tor) as second:
            play(first, second, most=12)
        shutil.copy(database, copy)
        journal = database.with_name("tables.db-wal").read_bytes()
    whole = len(journal)

    for length in range(0, whole, max(1, whole // 25)):
        copy.with_name("copy.db-wal").write_bytes(journal[:length])
        content = copy.read_bytes()
        store = Store(copy)
        for home in store.do_now(homes):
            assert store.do_now(Store.read, home) is not None
        store.close()
        copy.write_bytes(content)


# Another server


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="a killed process is another there")
def test_a_second_server_on_a_database_says_so_and_ends(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running(database) as server:
        link = server.open()["links"][0]["link"]
        program = f"import sys; sys.path.insert(0, {str(SOURCES)!r}); from rulebound.cli import main; sys.exit(main())"
        second = subprocess.run(
            [sys.executable, "-c", program, "serve", "--port", "0", "--db", f"sqlite:///{database}"],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

        assert second.returncode == 1
        assert second.stderr.strip().endswith("another server is using it")
        assert "Traceback" not in second.stderr
        assert server.look(link)["revision"] >= 0
