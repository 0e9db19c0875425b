"""Bots think in processes of their own; what happens to those is not the table's concern."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from rulebound.server import dispatch, room
from rulebound.server.thinking import Pool
from rulebound.server.turns import Turns
from rulebound.session.thought import Thought
from tests.server.talking import Server, play

BOT = [{"name": "Ann"}, {"bot": "random"}]


def pid_of(server: Server) -> int:
    """The process of the only thinker, once there is one."""
    for _ in range(600):
        if pid := server.registry.pool.thinkers[0].pid:
            return pid
        time.sleep(0.05)
    raise AssertionError("no process was started")


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there is no kill -9")
def test_a_bots_process_that_is_killed_is_replaced(server: Server) -> None:
    ann, _ = server.links(BOT, options={"first": "2"})
    with server.sit(ann) as person:
        first = pid_of(server)
        os.kill(first, signal.SIGKILL)
        play(person, most=30)

        assert person.state["revision"] > 10
        assert person.state["waiting"] is None or not person.state["waiting"]["trouble"]
    assert pid_of(server) != first


@pytest.mark.slow
def test_the_bots_processes_end_with_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        ann, _ = server.links(BOT)
        with server.sit(ann) as person:
            play(person, most=4)
        pid = pid_of(server)

    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_bot_that_cannot_decide_is_said_to_be_in_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "spec_of", lambda level: "nobody")
    with Server(tmp_path / "tables.db") as server:
        ann, _ = server.links(BOT, options={"first": "2"})
        with server.sit(ann) as person:
            state = person.hear_until(lambda state: state["waiting"]["trouble"] != "")

            assert state["waiting"]["trouble"].startswith("The bot cannot decide: a bot: there is no bot 'nobody'")
            assert state["can"]["concede"], "the person is not stuck"


def test_a_bot_that_takes_too_long_is_replaced_and_said_to_be_in_trouble(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", patience=0.0) as server:
        ann, _ = server.links(BOT, options={"first": "2"})
        with server.sit(ann) as person:
            state = person.hear_until(lambda state: state["waiting"]["trouble"] != "")

            assert "it failed 3 times in a row: no answer within 0 seconds" in state["waiting"]["trouble"]


def test_a_page_does_not_wait_for_a_bot(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot never answers here, and everything else does."""
    asked: list[Any] = []

    async def never(table: str, job: Any) -> None:
        import asyncio

        asked.append(job)
        await asyncio.Event().wait()

    monkeypatch.setattr(server.registry.pool, "think", never)
    ann, _ = server.links(BOT, options={"first": "2"})
    with server.sit(ann) as person:
        assert person.state["waiting"]["bot"]
        assert person.say("why", touch=["deck.0"])["is"] == "why"
        assert server.get("/api/games")["games"]
        person.now("concede")
        assert person.state["ended"]["winners"] == [1]
    assert len(asked) == 1, "a bot is asked once"


@pytest.mark.slow
def test_many_tables_go_on_side_by_side(server: Server) -> None:
    tables = [server.links(BOT, options={"first": "2"})[0] for _ in range(12)]
    for link in tables:
        with server.sit(link) as person:
            person.hear_until(lambda state: state["waiting"] is None or state["waiting"]["seat"] == 0)
            assert not person.state["can"]["undo"]

    assert len({server.look(link)["view"]["log"][-1]["n"] for link in tables}) >= 1
    assert len(server.get("/api/tables")["tables"]) == 12


def test_the_levels_are_those_of_the_bots_the_weakest_first(server: Server) -> None:
    levels = server.get("/api/games")["levels"]

    assert [level["spec"] for level in levels][:4] == ["random", "newcomer", "learner", "greedy"]
    ann, _ = server.links([{"name": "Ann"}, {"bot": levels[1]["name"]}])
    assert server.look(ann)["players"][1]["bot"] == levels[1]["name"]


def test_a_hint_says_what_a_bot_would_do_and_how_likely_it_wins_then(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatch, "ADVISER", "ismcts:20")
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        hint = first.now("hint")
        assert hint["best"]["code"] in [option["code"] for option in first.options]
        assert all(0 <= advice["chance"] <= 1 for advice in [hint["best"], *hint["others"]])
        assert hint["best"]["text"]
        assert second.refused("hint")["sentence"] == "Only the player who decides now gets a hint."


@pytest.mark.parametrize("bot", ["ismcts:9999s", "ismcts:99999999"])
def test_a_bot_may_not_think_for_ever(server: Server, bot: str) -> None:
    refusal = server.refused("/api/tables", {"game": "courses", "seats": [{}, {"bot": bot}]}, status=422)

    assert refusal["sentence"].startswith("A table: here a bot thinks for 20 seconds or 5000 iterations at most")


def test_a_server_that_ends_while_a_hint_is_thought_about_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(dispatch, "ADVISER", "ismcts:20s")
    with Server(tmp_path / "tables.db") as server:
        ann, _, _ = server.links(options={"first": "1"})
        with server.sit(ann) as person:
            person.socket.send_json({"do": "hint", "id": 7, "revision": person.state["revision"]})
            pid_of(server)
            person.socket.portal.call(server.registry.pool.end)
            while (reply := person.hear())["is"] == "state":
                pass

    assert reply["sentence"] == "There is no hint: the server ends."
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# Fair to all


@pytest.mark.slow
def test_a_seat_has_one_hint_at_a_time(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "ADVISER", "ismcts:1s")
    ann, *_ = server.links(options={"first": "1"})
    with server.sit(ann) as first:
        first.socket.send_json({"do": "hint", "id": 90, "revision": first.state["revision"]})
        refusal = first.refused("hint")
        while (reply := first.hear())["is"] == "state":
            pass

    assert refusal["sentence"] == "A bot thinks about a hint for this seat already."
    assert (reply["is"], reply["id"]) == ("hint", 90)


def test_a_hint_is_given_up_when_the_game_goes_on_or_who_wanted_it_leaves(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatch, "ADVISER", "ismcts:20s")
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        before = first.state["revision"]
        first.socket.send_json({"do": "hint", "id": 90, "revision": before})
        first.act()
        second.catch_up(before + 1)
        second.socket.send_json({"do": "hint", "id": 91, "revision": second.state["revision"]})
        while (reply := first.hear()).get("id") != 90:
            pass
        assert server.room(ann).hints._wanted
    first_left = time.monotonic()
    while server.room(ann).hints._wanted and time.monotonic() < first_left + 5:
        time.sleep(0.01)

    assert (reply["is"], reply["code"]) == ("no", "stale")
    assert not server.room(ann).hints._wanted


@pytest.mark.slow
def test_bots_do_not_play_on_for_nobody(server: Server) -> None:
    (watch,) = server.links([{"bot": "random"}, {"bot": "random"}])
    time.sleep(0.2)
    alone = server.look(watch)["revision"]
    server.registry.sweep(seconds=-1)
    with pytest.raises(LookupError):
        server.room(watch)

    with server.sit(watch) as watcher:
        watcher.hear_until(lambda state: state["revision"] > 3)

    assert alone == 1


def test_a_table_with_quick_bots_does_not_wait_for_all_those_with_slow_ones() -> None:
    async def order() -> list[str]:
        turns: Turns[int] = Turns()
        for n in range(10):
            turns.wait(f"slow {n}", 20.0)
        served = []
        for _ in range(20):
            turns.wait("quick", 0.0)
            turn = turns.next()
            assert turn is not None
            served.append(turn.table)
            turns.served(turn, 20.0 if turn.is_long else 0.01)
        return served

    assert asyncio.run(order()) == ["quick"] * 20


def test_tables_that_want_the_same_have_the_same() -> None:
    async def order() -> list[str]:
        turns: Turns[int] = Turns()
        for _ in range(6):
            turns.wait("greedy", 1.0)
        served = []
        for n in range(8):
            if n >= 2:
                turns.wait("other", 1.0)
            turn = turns.next()
            assert turn is not None
            served.append(turn.table)
            turns.served(turn, 1.0)
        return served

    assert asyncio.run(order())[2:6].count("other") >= 2


def test_long_thoughts_leave_a_process_to_the_quick_ones() -> None:
    async def tables() -> list[str]:
        turns: Turns[int] = Turns()
        turns.wait("slow", 2.0)
        none = turns.next(long_too=False)
        turns.wait("quick", 0.0)
        quick, slow = turns.next(long_too=False), turns.next()
        return [turn.table if turn else "" for turn in (none, quick, slow)]

    assert asyncio.run(tables()) == ["", "quick", "slow"]


@pytest.mark.slow
def test_who_no_longer_waits_for_a_thought_does_not_get_anothers(server: Server) -> None:
    links = [server.links(options={"first": first})[0] for first in ("1", "2")]
    rooms = [server.room(link) for link in links]
    legal = {action.code for action in rooms[1].table.match.state.legal_actions()}

    async def think() -> Thought:
        pool = Pool(1)
        try:
            slow = asyncio.create_task(pool.think("one", rooms[0].table.question(0, "ismcts:2s", 1, advise=True)))
            await asyncio.sleep(0.5)  # it has begun
            slow.cancel()
            return await pool.think("other", rooms[1].table.question(1, "random", 1))
        finally:
            await pool.end()

    thought = asyncio.run(think())

    assert not thought.fault
    assert thought.best[0][0] in legal
    assert thought.best[0][1] == 0, "a hint would tell a chance"
