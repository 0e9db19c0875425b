"""What is confirmed is stored: the server may be killed at any moment, and every table goes on where it stood."""

from __future__ import annotations

import os
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from rulebound.kernel.basics.problem import DataError
from rulebound.server.store import Store
from tests.server.running import PATIENCE, running
from tests.server.talking import Server


def confirmed(socket: ClientConnection, number: int, code: int, revision: int) -> None:
    """Does an action; returns when the server has said that it is done."""
    import json

    socket.send(json.dumps({"do": "act", "id": number, "revision": revision, "code": code}))
    while (message := json.loads(socket.recv(PATIENCE))).get("id") != number:
        assert message["is"] == "state", message
    assert message["is"] == "yes", message


def without_time(state: dict[str, Any]) -> dict[str, Any]:
    """The view of a state. While the server was down, no time went by for who decides."""
    view: dict[str, Any] = state["view"]
    return {**view, "decision": {**view["decision"], "since": ""}}


@pytest.mark.skipif(os.name == "nt", reason="there is no kill -9")
def test_nothing_that_was_confirmed_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    opened: dict[str, Any] = {}
    done: dict[str, Any] = {}
    for _ in range(3):
        with running(database) as server:
            opened = opened or server.open()
            if done:
                again = server.look(opened["links"][0]["link"])
                assert (again["revision"], without_time(again)) == (done["revision"], without_time(done))
            for person in opened["links"]:
                state = server.look(person["link"])
                decision = state["view"]["decision"]
                if not decision.get("options"):
                    continue
                with server.sit(person["link"]) as socket:
                    confirmed(socket, 1, decision["options"][-1]["code"], state["revision"])
            done = server.look(opened["links"][0]["link"])
            server.end(signal.SIGKILL)
    assert done["revision"] >= 4


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="these are other signals there")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_who_ends_the_server_is_answered_in_a_sentence(tmp_path: Path, how: signal.Signals) -> None:
    with running(tmp_path / "tables.db") as server:
        opened = server.open([{"name": "Ann"}, {"bot": "random"}])
        with server.sit(opened["link"]):
            status = server.end(how)
        assert server.process.stdout is not None and server.process.stderr is not None
        said, complained = server.process.stdout.read(), server.process.stderr.read()

    assert status == 0
    assert said.strip().endswith("Everything is kept. Goodbye.")
    assert "Traceback" not in complained


def test_a_table_that_nobody_is_at_is_let_go_and_comes_back(server: Server) -> None:
    ann, *_ = server.links(options={"first": "1"})
    with server.sit(ann) as first:
        first.act()
        before = first.state
    server.registry.sweep(seconds=-1)
    with pytest.raises(LookupError):
        server.room(ann)

    after = server.look(ann)

    assert after["view"] == {**before["view"], "seats": after["view"]["seats"]}
    assert after["revision"] == before["revision"]


def test_a_wish_outlives_the_memory_of_the_server(server: Server) -> None:
    ann, *_ = server.links(options={"first": "1"})
    with server.sit(ann) as first:
        first.act()
        first.now("undo")
        undo_request = first.state["undo_request"]
    server.registry.sweep(seconds=-1)

    assert server.look(ann)["undo_request"] == undo_request != None  # noqa: E711 - one sentence


def test_what_cannot_be_stored_is_not_done(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, *_ = server.links(options={"first": "1"})

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with server.sit(ann) as first:
        before = first.state["revision"]
        with monkeypatch.context() as patch:
            patch.setattr(Store, "change", full)
            refusal = first.say("act", revision=before, code=first.options[0]["code"])
        assert refusal["code"] == "busy"
        assert refusal["sentence"].startswith("This could not be stored, so nothing has changed")

    assert server.look(ann)["revision"] == before


@pytest.mark.slow
def test_a_database_belongs_to_one_server(server: Server) -> None:
    with pytest.raises(DataError, match="another server is using it"):
        Store(server.database)


def begun_with_other_rules(server: Server, link: str) -> None:
    """The table of this link, as an earlier version has left it."""
    table = server.room(link).table
    table.config.record.rules = "0123456789abcdef"
    store, actions = server.registry.store, list(table.match.actions)
    store.do_now(Store.remove, table.id)
    store.do_now(Store.add, table.id, table.config, table.standing, actions)
    server.registry.sweep(seconds=-1)


def test_a_table_of_other_rules_says_so(server: Server) -> None:
    ann, *_ = server.links()
    begun_with_other_rules(server, ann)

    [listed] = server.get("/api/tables")["tables"]
    refusal = server.refused(f"/api/tables/{ann}", status=409)

    assert listed["fault"] == "It began with other rules than this version has."
    assert "it was made with other rules of courses" in refusal["sentence"]


def test_the_record_of_a_table_of_other_rules_is_told_after_the_game(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first:
        first.act()
    begun_with_other_rules(server, ann)
    secret = server.refused(f"/api/tables/{tor}/record", status=409)
    other, rival, _ = server.links(options={"first": "1"})
    with server.sit(other) as first:
        first.act()
        first.now("concede")
        made = list(server.room(other).table.match.actions)
    begun_with_other_rules(server, other)

    assert secret["sentence"].startswith(
        "This table cannot go on. This record: it was made with other rules of courses"
    )
    assert secret["sentence"].endswith("It is kept.")
    assert server.get(f"/api/tables/{rival}/record")["actions"] == made


def test_who_plays_alone_may_have_the_record_at_any_time(server: Server) -> None:
    ann, watch = server.links([{"name": "Ann"}, {"bot": "random"}], options={"first": "1"})
    begun_with_other_rules(server, ann)

    assert server.get(f"/api/tables/{ann}/record")["rules"] == "0123456789abcdef"
    server.refused(f"/api/tables/{watch}/record", status=409)
    assert [left["record"] for left in server.post("/api/left", {"links": [ann]})["tables"]] == [True]


@pytest.mark.parametrize(
    "damage",
    [
        "charter = 'x'",
        "standing = x'ff'",
        "standing = 7",
        "standing = json_set(standing, '$.seat', 5)",
        "charter = json_set(charter, '$.places[0].opener', json('false'))",
        "charter = json_set(charter, '$.places[0].seats[0]', 9)",
        "charter = json_set(charter, '$.record.game', 'chess')",
    ],
)
def test_a_damaged_table_leaves_the_others_as_they_are(server: Server, damage: str) -> None:
    ann, tor, _ = server.links()
    other = server.links()[0]
    home = server.room(ann).table.id

    def work(store: Store) -> None:
        with store._db:
            store._db.execute(
                "UPDATE tables SET charter = CAST(charter AS TEXT), standing = CAST(standing AS TEXT) WHERE id = ?",
                (home,),
            )
            store._db.execute(f"UPDATE tables SET {damage} WHERE id = ?", (home,))  # noqa: S608 - our own words

    server.registry.store.do_now(work)
    server.registry.sweep(seconds=-1)

    kept = {left["link"]: left["fault"] for left in server.post("/api/left", {"links": [tor, other]})["tables"]}
    everything = server.get("/api/tables")["tables"]
    assert kept[tor] != ""
    assert kept[other] == ""
    assert [left["fault"] == "" for left in everything].count(True) == 1
    assert server.refused(f"/api/tables/{tor}", status=409)["code"] == "impossible"


def test_damaged_actions_are_told(server: Server) -> None:
    ann, *_ = server.links(options={"first": "1"})
    with server.sit(ann) as first:
        first.act()
    home = server.room(ann).table.id

    def work(store: Store) -> None:
        with store._db:
            store._db.execute("UPDATE actions SET code = 'x' WHERE home = ?", (home,))

    server.registry.store.do_now(work)
    server.registry.sweep(seconds=-1)

    assert "damaged" in server.refused(f"/api/tables/{ann}", status=409)["sentence"]
