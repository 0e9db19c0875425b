"""The store, with SQLite and with PostgreSQL alike: what is written, and what two servers on one database do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rulebound.kernel.basics.problem import DataError
from rulebound.server.dialect import translated
from rulebound.server.outages import note_outage
from rulebound.server.push_store import MOST, Subscription, keep_subscription, server_key, subscriptions_of
from rulebound.server.schema import FORMAT
from rulebound.server.storage import FAILURES, Location, Overtaken
from rulebound.server.store import Store
from rulebound.server.stored_tables import Damaged, Kept
from rulebound.session.table_config import days_ago
from tests.server.talking import Server

BOTH_DATABASES = True  # see conftest


@pytest.fixture
def store(group: Server) -> Store:
    return group.registry.store


def table_of(group: Server, store: Store) -> str:
    """A new table."""
    return group.room(group.links()[0]).table.id


def read(store: Store, table: str) -> Kept:
    found = store.do_now(Store.read, table)
    assert found is not None
    return found


def test_a_table_is_read_as_it_was_stored(group: Server, store: Store) -> None:
    table = table_of(group, store)
    before = read(store, table)
    standing = before.standing
    standing.revision, standing.conceded = 7, [1]

    version = store.do_now(Store.change, table, 0, [3, 1, 2], standing)
    version = store.do_now(Store.change, table, 2, [9], standing, version=version)
    after = read(store, table)

    assert (after.actions, after.version) == ([3, 1, 9], before.version + 2) == ([3, 1, 9], version)
    assert (after.standing.revision, after.standing.conceded) == (7, [1])
    assert after.config == before.config


def test_of_two_changes_of_one_version_the_first_counts(group: Server, store: Store) -> None:
    table = table_of(group, store)
    known = read(store, table)
    store.do_now(Store.change, table, 0, [1], known.standing, version=known.version)

    with pytest.raises(Overtaken):
        store.do_now(Store.change, table, 0, [2], known.standing, version=known.version)
    assert read(store, table).actions == [1]


def test_a_table_that_is_gone_cannot_be_changed(group: Server, store: Store) -> None:
    table = table_of(group, store)
    standing = read(store, table).standing
    store.do_now(Store.remove, table)

    with pytest.raises(Overtaken):
        store.do_now(Store.change, table, 0, [1], standing)
    assert store.do_now(Store.read, table) is None


def test_what_fails_halfway_leaves_nothing(group: Server, store: Store) -> None:
    table = table_of(group, store)
    standing = read(store, table).standing
    store.do_now(Store.change, table, 0, [1, 2], standing)

    def twice(store: Store) -> None:
        with store.db:
            store.db.execute("DELETE FROM actions WHERE home = ?", (table,))
            store.db.executemany("INSERT INTO actions VALUES (?, ?, ?)", [(table, 0, 1), (table, 0, 2)])

    with pytest.raises(FAILURES):
        store.do_now(twice)
    assert read(store, table).actions == [1, 2]
    store.do_now(Store.check)


@pytest.mark.parametrize("damage", ["standing = '{'", "charter = 'x'", "standing = '7'"])
def test_a_damaged_table_is_listed_and_never_removed_as_old(group: Server, store: Store, damage: str) -> None:
    link, *_ = group.links()
    table = group.room(link).table.id

    def work(store: Store) -> None:
        with store.db:
            store.db.execute(f"UPDATE tables SET {damage}, day = -99 WHERE id = ?", (table,))  # noqa: S608 - ours

    store.do_now(work)

    assert isinstance(store.do_now(Store.of_links, [link])[0], Damaged)
    if damage != "standing = '7'":  # which is JSON, only not of a table
        store.do_now(Store.remove_old, days_ago(-1), days_ago(-1), 30)
    with pytest.raises(DataError, match="what is kept of it is damaged"):
        store.do_now(Store.read, table)


def test_old_tables_go_and_those_in_use_stay(group: Server, store: Store) -> None:
    over, left, used = [table_of(group, store) for _ in range(3)]
    done = read(store, over).standing
    done.over = True
    store.do_now(Store.change, over, 0, [], done)
    store.do_now(aged)

    assert store.do_now(Store.remove_old, days_ago(-1), days_ago(1), 30, [used]) == 1
    assert [store.do_now(Store.read, it) is None for it in (over, left, used)] == [True, False, False]
    assert store.do_now(Store.remove_old, days_ago(-1), days_ago(-1), 30, [used]) == 1
    assert store.do_now(Store.read, used) is not None


def aged(store: Store) -> None:
    """The server has run on thirty days since all tables were changed."""
    with store.db:
        store.db.execute("UPDATE house SET day = day + 30")


def test_time_that_does_not_count_moves_the_times_of_tables_once(group: Server, store: Store) -> None:
    table = table_of(group, store)
    standing = read(store, table).standing
    standing.since = "2026-11-25T10:00:00Z"
    store.do_now(Store.change, table, 0, [], standing)
    store.do_now(note_outage, 60)

    assert read(store, table).standing.since == "2026-11-25T10:01:00Z"
    store.do_now(Store.change, table, 0, [], read(store, table).standing)
    assert read(store, table).standing.since == "2026-11-25T10:01:00Z"


def test_the_newest_subscriptions_of_a_link_stay_and_the_key_is_made_once(group: Server, store: Store) -> None:
    link, *_ = group.links()
    for n in [*range(MOST + 1), 1]:  # the second comes again, and is the newest then
        store.do_now(keep_subscription, link, Subscription(f"https://push/{n}", "p", "a"))
    store.do_now(keep_subscription, link, Subscription("https://push/new", "p", "a"))

    kept = {one.endpoint for one in store.do_now(subscriptions_of, link)}
    assert len(kept) == MOST
    assert {"https://push/1", "https://push/new"} <= kept
    assert [store.do_now(server_key, fresh) for fresh in ("first", "second")] == ["first", "first"]


def test_links_with_signs_of_sql_are_only_text(store: Store) -> None:
    for link in ("'; DROP TABLE tables; --", "%s", "%(x)s", ":x", "?", "\\", '"'):
        assert store.do_now(Store.home_of, link) is None
        assert store.do_now(Store.of_links, [link]) == []


# PostgreSQL


def test_values_are_found_and_texts_are_left_as_they_are() -> None:
    assert translated("SELECT ? WHERE a = :name AND b LIKE 'bot %?:x'") == (
        "SELECT %s WHERE a = %(name)s AND b LIKE 'bot %%?:x'"
    )
    assert translated("SELECT CAST(content AS TEXT), CAST(x AS INTEGER)") == (
        "SELECT text_of(content), CAST(x AS INTEGER)"
    )
    with pytest.raises(ValueError, match="ON CONFLICT"):
        translated("INSERT OR REPLACE INTO t VALUES (?)")


@pytest.fixture
def two(shared: str) -> Iterator[tuple[Store, Store]]:
    """Two servers on one database."""
    stores = (Store(shared), Store(shared))
    yield stores
    for store in stores:
        store.close()


def test_a_job_is_done_by_one_server_until_it_gives_it_back_or_dies(two: tuple[Store, Store]) -> None:
    one, other = two

    def has(store: Store, job: str) -> bool:
        return store.do_now(lambda it: it.db.claim(job))

    assert (has(one, "a"), has(other, "a"), has(other, "b")) == (True, False, True)
    one.do_now(lambda it: it.db.give_back("a"))
    assert has(other, "a")
    assert one.do_now(lambda it: it.db.servers()) == {one.number, other.number}
    kill(two)
    assert has(one, "b")


def kill(two: tuple[Store, Store]) -> None:
    """The connection of the second server ends without a word."""
    one, other = two
    pid = other.do_now(lambda it: it.db.execute("SELECT pg_backend_pid()").fetchone()[0])
    one.do_now(lambda it: it.db.execute("SELECT pg_terminate_backend(?, 5000)", (pid,)).fetchall())


def test_a_connection_that_was_lost_is_opened_again(two: tuple[Store, Store]) -> None:
    kill(two)

    with pytest.raises(FAILURES):
        two[1].do_now(Store.check)
    two[1].do_now(Store.check)


def test_a_new_database_that_two_servers_open_at_once_is_made_once(shared: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(Store, [shared] * 4))

    versions = [store.do_now(lambda it: it.db.execute("SELECT version FROM format").fetchall()) for store in stores]
    assert versions == [[(FORMAT,)]] * 4
    for store in stores:
        store.close()


def test_a_server_that_starts_beside_another_notes_no_outage(two: tuple[Store, Store]) -> None:
    assert [store.outage for store in two] == [0, 0]
    assert two[0].do_now(lambda it: it.db.execute("SELECT count(*) FROM outages").fetchone()[0]) == 0


def problem_of(location: Location) -> str:
    with pytest.raises(DataError) as caught:
        Store(location)
    return str(caught.value)


def test_what_cannot_be_used_is_said_in_a_sentence_without_the_password(shared: str, two: tuple[Store, Store]) -> None:
    unreachable = problem_of("postgresql://ann:secret@127.0.0.1:1/tables")
    assert unreachable.startswith("the database postgresql://ann@127.0.0.1:1/tables: it cannot be used: ")
    assert "secret" not in unreachable
    assert "does not exist" in problem_of(shared.replace("test", "none"))
    two[0].do_now(lambda it: it.db.execute("UPDATE format SET version = 9"))
    assert problem_of(shared).endswith("another server is using it")
    two[0].do_now(lambda it: it.db.execute("UPDATE format SET version = 999"))
    assert problem_of(shared).endswith(f"its format is 999; this version reads {FORMAT}")


def test_an_old_server_and_a_missing_extra_are_said(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from rulebound.server import postgres

    with monkeypatch.context() as patch:
        patch.setattr(postgres, "LEAST", 99)
        assert "and 99 is needed" in problem_of(shared)

    def nothing(name: str, package: str | None = None) -> Any:
        return None

    monkeypatch.setattr("importlib.util.find_spec", nothing)
    assert "pip install 'rulebound[postgres]'" in problem_of(shared)


def test_no_server_can_be_there_when_ratings_are_made_anew(
    shared: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from rulebound.cli import main

    store = Store(shared)
    monkeypatch.setenv("RULEBOUND_DATABASE", shared)
    assert main(["ratings"]) == 0
    assert main(["ratings", "--anew"]) == 1
    assert "another server is using it" in capsys.readouterr().err
    store.close()
    assert main(["ratings", "--db", shared, "--anew"]) == 0
