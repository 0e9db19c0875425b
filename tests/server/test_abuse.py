"""What one link or one address does cannot keep the others from playing."""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from rulebound.server import api, limits, live
from rulebound.server.limits import Buckets
from tests.server.running import Running, running
from tests.server.talking import Server

SOON: Final = 5.0  # seconds, on a machine that does much else


def test_who_keeps_asking_to_take_back_keeps_nobody_from_playing(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        first.act()
        second.hear_until(lambda state: state["waiting"]["seat"] == 1)
        second.act()
        first.hear_until(lambda state: state["waiting"]["seat"] == 0)
        chosen, code = first.state["revision"], first.options[-1]["code"]

        for _ in range(10):
            second.say("undo", revision=chosen)
            second.say("agree", revision=chosen, yes=False)

        assert first.say("act", revision=chosen, code=code)["is"] == "yes"


@pytest.mark.slow
def test_who_reads_where_there_is_no_lesson_keeps_nobody_from_playing(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        chosen, code = first.state["revision"], first.options[-1]["code"]
        heard = len(first.states)

        for step in range(10):
            second.say("read", step=step)
            second.say("restart")

        assert first.say("act", revision=chosen, code=code)["is"] == "yes"
        assert len(first.states) <= heard + 2, (
            "what changes nothing is shown to nobody: one state came with Tor, one is new"
        )


def test_a_seat_asks_to_take_back_three_times_until_the_game_goes_on(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        first.act()
        for _ in range(3):
            first.now("undo")
            first.now("agree", yes=False)
        refusal = first.refused("undo")
        second.catch_up(first.state["revision"])
        second.act()
        first.catch_up(second.state["revision"])
        first.now("undo")

    assert refusal["sentence"] == "You have asked often enough; you can ask again when the game has gone on."


def test_one_wish_is_answered_before_another_is_asked(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        first.act()
        second.hear_until(lambda state: state["waiting"]["seat"] == 1)
        second.act()
        first.hear_until(lambda state: state["waiting"]["seat"] == 0)
        first.now("undo")
        again = first.refused("undo")
        other = second.refused("undo", revision=first.state["revision"])

    assert again["sentence"] == "You have asked the others already; they have not all answered."
    assert other["sentence"] == "Ann has a request too, which must be answered first."


def test_an_answer_to_one_wish_does_not_count_for_the_next(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        first.act()
        first.now("undo")
        old = first.state["undo_request"]["n"]
        first.now("agree", yes=False)
        first.now("undo")
        second.hear_until(lambda state: state["undo_request"] is not None and state["undo_request"]["n"] != old)

        refusal = second.refused("agree", yes=True, undo_request=old)

        assert refusal["code"] == "stale"
        assert server.look(ann)["undo_request"]["waits_for"] == [1]


def flood(sender: ClientConnection, seconds: float) -> None:
    """Sends junk without a pause, until the socket is closed or the time is over."""
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            sender.send("{")
    except ConnectionClosed:
        pass


@pytest.mark.slow
def test_junk_on_some_sockets_holds_up_nobody_else(tmp_path: Path) -> None:
    waited = []
    with running(tmp_path / "tables.db") as server, ExitStack() as sockets:
        mine, other = server.open(), server.open()
        senders = [sockets.enter_context(server.sit(other["link"])) for _ in range(4)]
        floods = [threading.Thread(target=flood, args=(sender, SOON)) for sender in senders]
        for one in floods:
            one.start()
        for _ in range(5):
            time.sleep(0.1)
            began = time.monotonic()
            server.look(mine["link"])
            waited.append(time.monotonic() - began)
        for one in floods:
            one.join()

    assert max(waited) < SOON, waited


def test_who_says_far_too_much_at_once_is_sent_away_with_a_sentence(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "SPEECH", (0.001, 5.0))
    monkeypatch.setattr(live, "WARNINGS", (0.001, 5.0))
    ann, *_ = server.links()
    with server.sit(ann) as person:
        replies = [person.say("cover")["is"] for _ in range(10)]
        person.socket.send_json({"do": "cover", "id": 11})

        assert replies == ["yes"] * 5 + ["no"] * 5
        assert person.hear() == {"is": "gone", "sentence": live.TOO_MUCH}
        assert person.socket.receive()["type"] == "websocket.close"


def test_who_asks_why_again_and_again_gets_one_answer_after_the_other(server: Server) -> None:
    """So that all others have their turn between two of them."""
    ann, *_ = server.links(options={"first": "1"})
    with server.sit(ann) as first:
        for n in range(100):
            first.socket.send_json({"do": "why", "id": n, "code": 0})
            assert len(server.room(ann).answering) <= 1

        assert [first.hear()["id"] for _ in range(100)] == list(range(100))


# Places


def test_those_who_watch_never_take_the_places_of_players(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_WATCHERS", 3)
    ann, tor, watch = server.links()
    with ExitStack() as sockets:
        for _ in range(3):
            sockets.enter_context(server.sit(watch))
        with server.client.websocket_connect(f"/api/tables/{watch}/live") as one_more:
            told = one_more.receive_json()
        first, second = (sockets.enter_context(server.sit(link)) for link in (ann, tor))

        assert told == {"is": "gone", "sentence": "Too many watch this table."}
        assert (first.state["facing"], second.state["facing"]) == (0, 1)


def test_a_seat_does_not_take_the_place_of_another(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_TABS", 2)
    ann, tor, _ = server.links()
    with ExitStack() as sockets:
        for _ in range(2):
            sockets.enter_context(server.sit(ann))
        with server.client.websocket_connect(f"/api/tables/{ann}/live") as one_more:
            assert one_more.receive_json() == {"is": "gone", "sentence": "Too many pages show this seat."}
        assert sockets.enter_context(server.sit(tor)).state["facing"] == 1


def test_who_opens_sockets_again_and_again_has_to_wait(group: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group.registry, "_sockets", Buckets(0.001, 3.0))
    ann, *_ = group.links()
    for _ in range(3):
        with group.sit(ann):
            pass
    with group.client.websocket_connect(f"/api/tables/{ann}/live") as one_more:
        assert one_more.receive_json() == {"is": "gone", "sentence": "That was asked too often. Wait a little."}


# Connections


def connected(server: Running) -> socket.socket:
    host, _, port = server.host.partition(":")
    return socket.create_connection((host, int(port)), timeout=10 * SOON)


@pytest.mark.slow
def test_a_request_that_never_comes_whole_is_not_waited_for(tmp_path: Path) -> None:
    with running(
        tmp_path / "tables.db", first="from rulebound.server import serving; serving.PATIENCE = 1.0"
    ) as server:
        with connected(server) as silent, connected(server) as slow, connected(server) as body:
            slow.sendall(b"GET / HTTP/1.1\r\n")
            body.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
            body.sendall(b"Content-Length: 9\r\n\r\n{")
            with pytest.raises(OSError, match=r"reset|Broken pipe"):
                drip(slow)
            assert is_closed(silent)
            assert is_closed(body)
        server.end(signal.SIGINT)
        assert server.process.stderr is not None
        assert "Traceback" not in server.process.stderr.read()


def drip(connection: socket.socket) -> None:
    """Sends a header now and then, for ten seconds."""
    for n in range(100):
        connection.sendall(b"X-%d: drop by drop\r\n" % n)
        time.sleep(0.1)


def is_closed(connection: socket.socket) -> bool:
    """Whether the other side has closed it, waiting a while for that."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


FEW_FILES: Final = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))"


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there is no limit of descriptors")
def test_one_address_cannot_use_all_connections_up(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", first=FEW_FILES) as server:
        link = server.open()["link"]
        many = [connected(server) for _ in range(100)]
        still_open = how_many_stay_open(many)
        for one in many:
            one.close()
        time.sleep(0.5)
        state = server.look(link)
        server.end(signal.SIGINT)
        assert server.process.stderr is not None
        complained = server.process.stderr.read()

    assert 0 < still_open <= 10, "a quarter of those that there may be"
    assert state["revision"] == 1
    assert "Traceback" not in complained
    assert len(complained) < 2_000


def how_many_stay_open(connections: list[socket.socket]) -> int:
    """How many the other side leaves open; it may take `SOON` to accept and close those of them that are too many."""
    for one in connections:
        one.setblocking(False)
    end = time.monotonic() + SOON
    left = connections
    while len(left) > 10 and time.monotonic() < end:
        time.sleep(0.2)
        left = [one for one in left if not is_closed_now(one)]
    time.sleep(0.5)
    return sum(not is_closed_now(one) for one in left)


def is_closed_now(connection: socket.socket) -> bool:
    try:
        return is_closed(connection)
    except BlockingIOError:
        return False


def asked_too_often(server: Running) -> bool:
    """Whether somebody who gives out another address with each request has to wait."""
    with httpx.Client(timeout=10 * SOON) as client:  # one for all: a new one for each takes longer than the limit lasts
        answers = [
            client.post(
                f"http://{server.host}/api/games/courses/cards",
                json={"cards": 7},  # refused at once, and counted
                headers={"X-Forwarded-For": f"203.0.113.{n}"},
            ).status_code
            for n in range(60)
        ]
    assert answers[0] == 400
    return 429 in answers


@pytest.mark.slow
def test_nobody_is_believed_to_speak_for_others(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        assert asked_too_often(server)


@pytest.mark.slow
def test_a_proxy_that_was_named_is_believed(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", "--proxy", "127.0.0.1") as server:
        assert not asked_too_often(server)


@pytest.mark.slow
def test_links_are_in_no_line_of_the_log(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        link = server.open()["link"]
        with server.sit(link) as person:
            person.recv(10 * SOON)
        server.end(signal.SIGINT)
        assert server.process.stdout is not None and server.process.stderr is not None
        said = server.process.stdout.read() + server.process.stderr.read()

    assert link not in said


# Requests


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/left", {"links": ["x"]}),
        ("/api/games/courses/complete", {"text": "Dr"}),
        ("/api/games/courses/deck", {"text": "", "deck": {"name": "x", "lists": {}}}),
    ],
)
def test_what_a_page_asks_while_somebody_writes_cannot_be_asked_without_end(
    group: Server, monkeypatch: pytest.MonkeyPatch, path: str, body: dict[str, object]
) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # on a busy machine tokens come back
    answers = [group.client.post(path, json=body).status_code for _ in range(150)]

    assert answers[:100] == [200] * 100
    assert 429 in answers


def test_decks_with_other_own_cards_each_time_are_counted_like_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "HEAVY", (0.001, 3.0))
    with Server(tmp_path / "tables.db", own=False) as group:
        answers = [
            group.client.post("/api/games/courses/deck", json={"text": "", "cards": f"# {n}"}).status_code
            for n in (1, 2, 3, 3, 4)
        ]

    assert answers == [422, 422, 422, 422, 429], "there is no deck in it, and those of the fourth are at hand"


def test_the_log_begins_with_its_first_line(server: Server) -> None:
    ann, *_ = server.links()

    for since in (-1, -1_000_000):
        refusal = server.refused(f"/api/tables/{ann}/log?since={since}", status=400)
        assert refusal["sentence"] == f"The log begins with line 0, and has no line {since}."


# Ending


def test_who_opened_a_table_cannot_end_the_game_of_another(group: Server) -> None:
    ann, tor, _ = group.links(options={"first": "2"})
    with group.sit(tor) as second:
        here = group.refused(f"/api/tables/{ann}/end", {}, status=409)
        second.act()
    played = group.refused(f"/api/tables/{ann}/end", {}, status=409)
    with group.sit(ann) as first:
        first.now("concede")
    over = group.refused(f"/api/tables/{ann}/end", {}, status=409)

    assert here == played == over
    assert here["sentence"] == "Tor plays here too, so the table is kept. You can give up, or take it off your list."
    assert group.get(f"/api/tables/{tor}/record")["names"] == ["Ann", "Tor"]


def test_who_opened_a_table_can_end_it_before_anybody_else_has_come(group: Server) -> None:
    ann, tor, _ = group.links(options={"first": "1"})
    with group.sit(ann) as first:
        first.act()
        group.post(f"/api/tables/{ann}/end", {})

    group.refused(f"/api/tables/{tor}", status=404)
