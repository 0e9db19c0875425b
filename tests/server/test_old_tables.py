"""Old tables: what is over goes after a while, what was left goes after long, and what is played at stays."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from rulebound.server.charter import days_ago
from rulebound.server.hall import FINISHED, LEFT
from tests.server.talking import Server


def age(database: Path, days: int) -> None:
    """All tables last changed so long ago."""
    with sqlite3.connect(database) as db:
        db.execute("UPDATE tables SET changed = ?", (days_ago(days),))
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


def after(database: Path, days: int, *, finished: bool) -> bool:
    """Whether a table is still there when the server is started again after so many days."""
    with Server(database) as server:
        link = given_up(server) if finished else server.links()[0]
    age(database, days)
    with Server(database) as server:
        server.client.portal.call(server.hall.remove_old)  # type: ignore[union-attr]
        return is_there(server, link)


def test_a_finished_game_goes_when_it_is_old(tmp_path: Path) -> None:
    assert not after(tmp_path / "tables.db", FINISHED + 1, finished=True)


def test_a_finished_game_stays_for_a_while(tmp_path: Path) -> None:
    assert after(tmp_path / "tables.db", FINISHED - 1, finished=True)


def test_a_game_that_goes_on_stays_however_long_its_players_think(tmp_path: Path) -> None:
    assert after(tmp_path / "tables.db", LEFT - 1, finished=False)


def test_a_game_that_was_left_goes_after_long(tmp_path: Path) -> None:
    assert not after(tmp_path / "tables.db", LEFT + 1, finished=False)


def test_a_table_that_somebody_is_at_stays_whatever_its_age(server: Server) -> None:
    link = server.links()[0]
    with server.sit(link):
        age_in_use(server, link, LEFT + 1)
        server.client.portal.call(server.hall.remove_old)  # type: ignore[union-attr]
        server.hall.sweep(0)

        assert is_there(server, link)


def age_in_use(server: Server, link: str, days: int) -> None:
    """The same, in the database of a server that runs and that nobody else can use."""
    home = server.room(link).table.id
    update = "UPDATE tables SET changed = ? WHERE id = ?"

    def work(store: Any) -> None:
        with store._db:
            store._db.execute(update, (days_ago(days), home))

    server.hall.store.do_now(work)


def test_what_belongs_to_an_old_table_goes_with_it(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    after(database, FINISHED + 1, finished=True)

    with sqlite3.connect(database) as db:
        rest = db.execute("SELECT link FROM places UNION SELECT home FROM actions").fetchall()
    db.close()
    assert rest == []
