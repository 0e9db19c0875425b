"""Old tables: what is over goes after a while, what was left goes after long, and what is played at stays."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from rulebound.server.housekeeping import FINISHED, LEFT, SEEN
from rulebound.server.schema import FORMAT, STEPS
from rulebound.server.store import Store
from rulebound.session.table_config import days_ago
from tests.server.talking import Server


def age(database: Path, days: int, *, seen: int = SEEN) -> None:
    """All tables last changed so long ago, and the server has been seen to run on so many days since."""
    with sqlite3.connect(database) as db:
        db.execute("UPDATE tables SET changed = ?", (days_ago(days),))
        db.execute("UPDATE house SET day = day + ?", (seen,))
    db.close()


def given_up(server: Server) -> str:
    """A finished game: the link of who has won it."""
    ann, tor, _ = server.links()
    with server.sit(tor) as other:
        other.now("concede")
    assert server.look(ann)["ended"]
    return ann


def is_there(server: Server, link: str) -> bool:
    return bool(server.client.get(f"/api/tables/{link}").status_code == 200)


def after(database: Path, days: int, *, finished: bool, seen: int = SEEN) -> bool:
    """Whether a table is still there when the server is started again after so many days."""
    with Server(database) as server:
        link = given_up(server) if finished else server.links()[0]
    age(database, days, seen=seen)
    with Server(database) as server:
        server.client.portal.call(server.registry.remove_old)  # type: ignore[union-attr]
        return is_there(server, link)


def test_a_finished_game_goes_when_it_is_old(tmp_path: Path) -> None:
    assert not after(tmp_path / "tables.db", FINISHED + 1, finished=True)


def test_a_finished_game_stays_for_a_while(tmp_path: Path) -> None:
    assert after(tmp_path / "tables.db", FINISHED - 1, finished=True)


def test_a_clock_that_is_a_year_ahead_removes_nothing(tmp_path: Path) -> None:
    assert after(tmp_path / "a.db", LEFT + 1, finished=False, seen=1)
    assert after(tmp_path / "b.db", LEFT + 1, finished=True, seen=1)


def test_a_day_is_counted_once(server: Server) -> None:
    store = server.registry.store
    before = day_of(store)

    for date in ("2031-01-01", "2031-01-01", "2033-05-05"):
        store.do_now(Store.note_day, date)

    assert day_of(store) == before + 2


def day_of(store: Store) -> int:
    return int(store.do_now(lambda it: it._db.execute("SELECT day FROM house").fetchone()[0]))


def test_nothing_is_removed_when_the_server_starts(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with Server(database) as server:
        link = given_up(server)
    age(database, LEFT + 1)

    with Server(database) as server:
        time.sleep(0.3)
        assert is_there(server, link)


@pytest.mark.parametrize("version", range(1, FORMAT))
def test_a_database_of_an_earlier_version_is_gone_on_with(tmp_path: Path, version: int) -> None:
    database, earlier = tmp_path / "tables.db", tmp_path / "earlier.db"
    with Server(database) as server:
        link = server.links()[0]
        before = server.look(link)["view"]["areas"]
    with sqlite3.connect(earlier) as db:
        db.executescript(";".join(STEPS[:version]))
        db.execute("ATTACH ? AS now", (str(database),))
        for name, columns in columns_of(db).items():
            db.execute(f"INSERT INTO {name} ({columns}) SELECT {columns} FROM now.{name}")  # noqa: S608 - of our schema
        db.execute(f"PRAGMA user_version = {version}")
    db.close()

    with Server(earlier) as server:
        assert server.look(link)["view"]["areas"] == before
    assert schema_of(earlier) == schema_of(database)


def columns_of(db: sqlite3.Connection) -> dict[str, str]:
    """The tables of a database, each with its columns, without what a step fills itself."""
    names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {
        name: ", ".join(column for (column,) in db.execute("SELECT name FROM pragma_table_info(?)", (name,)))
        for name in names
        if name != "house"
    }


def schema_of(database: Path) -> list[tuple[str, str]]:
    """What a database consists of, however its statements are spaced."""
    with sqlite3.connect(database) as db:
        found = [
            (name, ",".join(map(str, db.execute("SELECT * FROM pragma_table_xinfo(?)", (name,)))))
            for (name,) in db.execute("SELECT name FROM sqlite_master ORDER BY name")
        ]
    db.close()
    return found


def test_a_game_that_goes_on_stays_however_long_its_players_think(tmp_path: Path) -> None:
    assert after(tmp_path / "tables.db", LEFT - 1, finished=False)


def test_a_game_that_was_left_goes_after_long(tmp_path: Path) -> None:
    assert not after(tmp_path / "tables.db", LEFT + 1, finished=False)


def test_a_table_that_somebody_is_at_stays_whatever_its_age(server: Server) -> None:
    link = server.links()[0]
    with server.sit(link):
        age_in_use(server, link, LEFT + 1)
        server.client.portal.call(server.registry.remove_old)  # type: ignore[union-attr]
        server.registry.sweep(0)

        assert is_there(server, link)


def age_in_use(server: Server, link: str, days: int) -> None:
    """The same, in the database of a server that runs and that nobody else can use."""
    home = server.room(link).table.id
    update = "UPDATE tables SET changed = ? WHERE id = ?"

    def work(store: Any) -> None:
        with store._db:
            store._db.execute(update, (days_ago(days), home))

    server.registry.store.do_now(work)


def test_what_belongs_to_an_old_table_goes_with_it(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    after(database, FINISHED + 1, finished=True)

    with sqlite3.connect(database) as db:
        rest = db.execute("SELECT link FROM places UNION SELECT home FROM actions").fetchall()
    db.close()
    assert rest == []
