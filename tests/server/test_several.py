"""Several servers on one database: each serves all tables, they follow each other, and each can die."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rulebound.cli import main
from rulebound.server.outages import note_jump, note_outage
from rulebound.server.room import Room
from rulebound.server.store import Store
from tests.server.people import Person
from tests.server.running import Running, running
from tests.server.talking import PATIENCE, Server
from tests.server.test_restart import confirmed


@pytest.fixture
def one(shared: str) -> Iterator[Server]:
    with Server(shared, own=False) as running:
        yield running


@pytest.fixture
def other(shared: str, one: Server) -> Iterator[Server]:
    with Server(shared, own=False) as running:
        yield running


def soon(holds: Callable[[], Any]) -> Any:
    """What holds within some seconds."""
    latest = time.monotonic() + PATIENCE
    while not (found := holds()):
        assert time.monotonic() < latest, "this did not come to be so"
        time.sleep(0.02)
    return found


def without_number(state: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in state.items() if name not in ("n", "left")}


def test_who_sits_at_one_server_sees_what_is_played_at_the_other(one: Server, other: Server) -> None:
    ann, tor, watch = one.links(options={"first": "1"})
    with one.sit(ann) as first, other.sit(tor) as second, other.sit(watch) as third:
        for _ in range(8):
            mover, follower = (first, second) if first.options else (second, first)
            mover.act()
            follower.catch_up(mover.state["revision"])
            third.catch_up(mover.state["revision"])

        assert first.state["revision"] == second.state["revision"] >= 8
        assert without_number(one.look(watch)) == without_number(other.look(watch))
        assert without_number(one.look(tor))["view"] == without_number(other.look(tor))["view"]


def test_undo_at_one_server_is_followed_by_the_other(one: Server, other: Server) -> None:
    ann, tor, _ = one.links(options={"first": "1"})
    with one.sit(ann) as first, other.sit(tor) as second:
        first.act()
        second.catch_up(first.state["revision"])
        first.now("undo")
        revision = first.state["revision"]
        if first.state["undo_request"]:
            while not second.state["undo_request"]:
                second.hear()
            second.now("agree", yes=True)
            revision = second.state["revision"]
            first.catch_up(revision)
        else:
            second.catch_up(revision)
        first.act()
        second.catch_up(first.state["revision"])

        room, its = one.room(ann), other.room(ann)
        assert room.table.match.actions == its.table.match.actions
        assert room.table.match.state.fingerprint() == its.table.match.state.fingerprint()


def behind(server: Server, link: str) -> Callable[[], None]:
    """A server that does not hear what the other one announces, until the function is called that this returns."""
    registry = server.registry
    heard, registry.peers.on = registry.peers.on, {}
    room = server.room(link)

    def again() -> None:
        registry.peers.on = heard
        server.portal.call(room.catch_up)

    return again


def test_of_two_who_act_at_once_one_is_first_and_the_other_looks_again(one: Server, other: Server) -> None:
    ann, _tor, _ = one.links(options={"first": "1"})
    with one.sit(ann) as first, other.sit(ann) as second:
        again = behind(other, ann)
        revision = second.state["revision"]
        first.act()
        refusal = second.say("act", revision=revision, code=second.options[-1]["code"])
        again()

        assert (refusal["is"], refusal["code"]) == ("no", "stale")
        assert refusal["sentence"] == "The table has changed since you chose that. Look again, and choose once more."
        second.catch_up(first.state["revision"])
        assert one.room(ann).table.match.actions == other.room(ann).table.match.actions


def test_what_is_possible_whatever_others_do_is_done_after_theirs(one: Server, other: Server) -> None:
    ann, tor, _ = one.links(options={"first": "1"})
    with one.sit(ann) as first, other.sit(tor):
        again = behind(other, ann)
        first.act()
        room = other.room(tor)
        other.portal.call(room.change, None, lambda: room.table.concede(1))
        again()

        assert other.look(ann)["conceded"] == [1]
        soon(lambda: one.look(ann)["conceded"] == [1])
        assert one.room(ann).table.match.actions == room.table.match.actions != []


def test_a_player_who_watches_at_another_server_does_not_read_what_watchers_say(one: Server, other: Server) -> None:
    ann, uma = Person(one, "Ann"), Person(other, "Uma")
    hers, _tor, watch = one.links(options={"first": "1"})
    for person in (ann, uma):
        person.open()  # and so gets a cookie
    with uma.at(watch), Person(other, "Ann", ann.secret).at(watch) as page, ann.at(hers):
        soon(lambda: other.room(watch).guests)
        uma.send(f"tables/{watch}/say", 201, text="She holds the fox")
        ann.send(f"tables/{hers}/say", 201, text="Hello")
        while "Hello" not in page.heard[-1]:
            page.hear()
        assert not any("fox" in message for message in page.heard)


def test_a_table_that_is_read_while_it_changes_is_up_to_date(one: Server, other: Server) -> None:
    ann, tor, _ = one.links(options={"first": "1"})
    with one.sit(ann) as first, one.sit(tor) as second:
        for _ in range(4):
            (first if first.options else second).act()
            other.registry.sweep(-1)
            latest = max(first.state["revision"], second.state["revision"])
            first.catch_up(latest)
            second.catch_up(latest)
            assert soon(lambda: other.look(ann)["revision"] == one.look(ann)["revision"])


def test_who_is_connected_to_the_other_server_is_here(one: Server, other: Server) -> None:
    ann, tor, watch = one.links(options={"first": "1"})

    def here(server: Server) -> list[bool]:
        return [player["here"] for player in server.look(watch)["players"]]

    with one.sit(ann):
        with other.sit(tor):
            soon(lambda: here(one) == here(other) == [True, True])
        soon(lambda: here(one) == here(other) == [True, False])


@pytest.mark.slow
def test_who_was_connected_to_a_server_that_died_is_away(shared: str, one: Server) -> None:
    ann, tor, watch = one.links(options={"first": "1"})
    lost = Store(shared)  # of a server that ends without a word
    number = lost.number

    def present(store: Store) -> None:
        with store.db as db:
            db.execute("INSERT INTO presence VALUES (?, '1', ?)", (home, number))
            db.announce("people", home)

    with one.sit(ann):
        home = one.room(ann).table.id
        lost.do_now(present)
        soon(lambda: one.look(watch)["players"][1]["here"])
        lost.do_now(lambda store: store.db.close())
        soon(lambda: not one.look(watch)["players"][1]["here"])
    assert tor


@pytest.mark.slow
def test_a_bot_is_asked_by_one_server_only(one: Server, other: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Server] = []
    for server in (one, other):
        think = server.registry.pool.think

        async def counted(table: str, question: Any, think: Any = think, server: Server = server) -> Any:
            asked.append(server)
            return await think(table, question)

        monkeypatch.setattr(server.registry.pool, "think", counted)
    ann, watch = one.links([{"name": "Ann"}, {"bot": "random"}], options={"first": "1"})
    with one.sit(ann) as first, other.sit(watch):
        for _ in range(6):
            first.act()
            while not first.options and not first.state["ended"]:
                first.hear()

    room = one.room(ann)
    made = sum(made.seat == 1 and made.chosen for made in room.table.made)
    assert len(asked) == made > 0
    soon(lambda: not one.registry.store.do_now(lambda it: it.db.execute(BOTS).fetchone()[0]))


BOTS = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1"


def test_a_bot_whose_server_died_goes_on_at_the_other(shared: str, one: Server) -> None:
    lost = Store(shared)
    ann, _watch = one.links([{"name": "Ann"}, {"bot": "random"}], options={"first": "1"})
    with one.sit(ann) as first:
        room = one.room(ann)
        assert lost.do_now(Store.claim, f"bots {room.table.id}")
        first.act()
        time.sleep(0.5)
        assert room.table.decider == 1
        lost.do_now(lambda store: store.db.execute("INSERT INTO presence VALUES ('x', '', ?)", (store.number,)))
        lost.do_now(lambda store: store.db.close())

        while not first.options and not first.state["ended"]:
            first.hear()


def test_a_table_that_is_closed_at_one_server_is_closed_at_the_other(one: Server, other: Server) -> None:
    ann, watch = one.links([{"name": "Ann"}, {"bot": "random"}], options={"first": "1"})
    with other.sit(watch) as third:
        one.post(f"/api/tables/{ann}/end", {})

        while (message := third.hear())["is"] != "gone":
            pass
        assert message["sentence"] == "This table was closed by the person who opened it."


def test_a_rematch_that_both_ask_for_is_one_table(one: Server, other: Server) -> None:
    ann, tor, _ = one.links(options={"first": "1"})
    with one.sit(ann) as first, other.sit(tor) as second:
        first.now("concede")
        second.catch_up(first.state["revision"])
        links = [one.post(f"/api/tables/{ann}/again", {}, 201), other.post(f"/api/tables/{tor}/again", {}, 201)]
        soon(lambda: other.room(tor).following and one.room(ann).following)

        assert links[0]["links"] == links[1]["links"]
        assert other.look(tor)["next"] == links[1]["link"] != one.look(ann)["next"] == links[0]["link"]


def test_people_of_two_servers_meet(one: Server, other: Server) -> None:
    ann, tor = Person(one, "Ann"), Person(other, "Tor")
    key = str(ann.open(listed=True)["key"])
    tor.sit(key)
    with ann.here(key) as hers, tor.here(key) as his:
        hers.until("[it['here'] for it in s['chairs']] == [True, True]")
        ann.send(f"meetings/{key}/ready", ready=True)
        his.until("s['chairs'][0]['ready']")
        tor.send(f"meetings/{key}/ready", ready=True)
        links = [hers.until("s['link']")["link"], his.until("s['link']")["link"]]

    assert len(set(links)) == 2
    with ann.at(links[0]) as first, tor.at(links[1]) as second:
        assert first.state["revision"] == second.state["revision"]


def test_a_seat_is_taken_once(one: Server, other: Server) -> None:
    ann, tor, uma = Person(one, "Ann"), Person(one, "Tor"), Person(other, "Uma")
    key = str(ann.open()["key"])
    assert other.registry.peers.on
    other.registry.peers.on = {}
    uma.look(key)
    tor.sit(key, seat=1)

    assert uma.refused(f"/{key}/sit", 409, name="Uma", seat=1) == "That seat is taken."
    assert len(ann.look(key)["chairs"]) == 2


def test_what_is_said_at_one_server_is_heard_at_the_other(one: Server, other: Server) -> None:
    ann, tor = Person(one, "Ann"), Person(other, "Tor")
    key = str(ann.open()["key"])
    tor.sit(key)
    with tor.here(key) as his:
        ann.send(f"meetings/{key}/say", 201, text="Well met")
        while not his.said:
            his.hear()
        assert his.said[0]["text"] == "Well met"
    ann.send(f"meetings/{key}/say", 201, text="Again")
    assert [it["n"] for it in tor.get(f"meetings/{key}/talk")["messages"]] == [1, 2]


def test_a_tournament_goes_on_at_any_server(one: Server, other: Server) -> None:
    ann, tor = Person(one, "Ann"), Person(other, "Tor")
    wanted = {"game": "courses", "kind": "robin", "name": "Ann", "clock": {"seconds": 60, "each": "decision"}}
    key = ann.send("tournaments", 201, **wanted)["key"]
    tor.send(f"tournaments/{key}/enter", name="Tor")
    begun = ann.send(f"tournaments/{key}/round", round=0)
    refusal = Person(other, "Ann", ann.secret).hears_no(f"tournaments/{key}/round", 409, round=0)

    assert len(begun["rounds"]) == 1
    assert refusal == "This round has begun already, or is not the next one."
    assert len(tor.get(f"tournaments/{key}")["rounds"]) == 1


def test_time_that_does_not_count_is_noted_once_and_heard_by_all(one: Server, other: Server) -> None:
    ann, _tor, _ = one.links(options={"first": "1"})
    other.look(ann)
    room: Room = other.room(ann)
    room.table.standing.since = "2026-11-25T10:00:00Z"
    noted = [one.registry.store.do_now(note_jump, 3600, 99.0), other.registry.store.do_now(note_jump, 3600, 99.5)]

    assert noted == [True, False]
    soon(lambda: room.table.standing.since == "2026-11-25T11:00:00Z")
    assert other.registry.store.outage == one.registry.store.outage > 0
    one.registry.store.do_now(note_outage, 60)
    soon(lambda: room.table.standing.since == "2026-11-25T11:01:00Z")


def test_after_a_lost_connection_everything_is_caught_up(one: Server, other: Server) -> None:
    ann, tor, _ = one.links(options={"first": "1"})
    with one.sit(ann) as first, other.sit(tor) as second:
        lost = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        one.registry.store.do_now(lambda store: store.db.execute(lost).fetchall())
        first.act()

        second.catch_up(first.state["revision"])


@pytest.mark.slow
def test_who_is_connected_is_known_after_a_lost_connection(one: Server, other: Server) -> None:
    ann, tor, watch = one.links(options={"first": "1"})
    with one.sit(ann), other.sit(tor):
        soon(lambda: one.look(watch)["players"][1]["here"])
        before = other.registry.store.number
        lost = "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory' AND objid = ?"
        one.registry.store.do_now(lambda store: store.db.execute(lost, (before,)).fetchall())

        soon(lambda: other.registry.store.number != before)
        soon(lambda: one.look(watch)["players"][1]["here"])


# Processes


def workers(server: Running) -> list[int]:
    """The processes that serve."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            words = stat.with_name("cmdline").read_text()
            if parent == server.process.pid and "spawn_main" in words:
                found.append(int(stat.parent.name))
    return sorted(found)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")
def test_a_process_that_is_killed_takes_nothing_with_it(shared: str) -> None:
    with running(shared, "--processes", "2") as server:
        opened = server.open()
        before = soon(lambda: len(found := workers(server)) == 2 and found)
        done = acted(server, opened)
        os.kill(before[0], signal.SIGKILL)
        for _ in range(6):  # those that wait at a door of the dead are let in by the other
            assert server.look(opened["links"][0]["link"])["revision"] == done
        assert acted(server, opened) > done
        after = soon(lambda: len(found := workers(server)) == 2 and found)
        assert before[1] in after
        assert before[0] not in after
        assert server.end(signal.SIGTERM) == 0
        assert not workers(server)
        assert server.process.stdout is not None
        assert server.process.stdout.read().strip() == "Everything is kept. Goodbye."


def acted(server: Running, opened: dict[str, Any]) -> int:
    """The revision after an action of who must decide, which was acknowledged."""
    for person in opened["links"]:
        state = server.look(person["link"])
        options = state["view"].get("decision", {}).get("options")
        if options:
            with server.sit(person["link"]) as socket:
                confirmed(socket, 1, options[-1]["code"], state["revision"])
    return int(server.look(opened["links"][0]["link"])["revision"])


def test_a_file_is_for_one_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--db", str(tmp_path / "tables.db"), "--processes", "2"]) == 2
    assert "several processes need PostgreSQL: --db postgresql://..." in capsys.readouterr().err
    assert not (tmp_path / "tables.db").exists()
    with pytest.raises(SystemExit):
        main(["serve", "--processes", "0"])
