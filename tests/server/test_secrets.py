"""Nobody is told more than the view of their seat: two worlds that look alike to it get the same messages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from rulebound.kernel.basics.chance import Chance
from tests.server.talking import Server, play

CLOSED: Final = {"deck_lists": "closed", "first": "1"}
TIMES: Final = ("since", "late", "at")


@pytest.fixture
def running(server: Server) -> list[str]:
    """The links of a table in the middle of a game: Ann's, Tor's, and a watcher's."""
    links = server.links(options=CLOSED)
    with server.sit(links[0]) as first, server.sit(links[1]) as second:
        play(first, second, most=25)
    return links


@contextmanager
def another_world(server: Server, link: str, seat: int, chance: Chance) -> Iterator[None]:
    """The same table, where all that this seat cannot see is otherwise."""
    table = server.room(link).table
    real = table.match.state
    imagined = real.seat_of(seat).imagine(chance)
    assert imagined.faces != real.faces
    table.match.state = imagined
    try:
        yield
    finally:
        table.match.state = real


def everything(server: Server, link: str) -> dict[str, Any]:
    """All that a link can be told, without changing anything."""
    told: dict[str, Any] = {
        "look": server.look(link),
        "log": server.get(f"/api/tables/{link}/log"),
        "left": server.post("/api/left", {"links": [link]}),
        "replay": server.get(f"/api/tables/{link}/replay"),
    }
    with server.sit(link) as person:
        told["state"] = person.state
        things = [card["id"] for area in person.state["view"]["areas"] for card in area.get("cards", [])]
        things += [area["id"] for area in person.state["view"]["areas"]]
        told["why"] = [person.say("why", touch=[thing]) for thing in things]
        told["codes"] = [person.say("why", code=code) for code in range(0, 700, 7)]
        told["refused"] = [person.say("act", revision=person.state["revision"], code=100_000), person.say("cover")]
    for state in (told["look"], told["state"]):
        state.pop("n")  # it counts how often somebody has come or gone
    cleaned = without_times(told)
    assert isinstance(cleaned, dict)
    return cleaned


def without_times(told: Any) -> Any:
    if isinstance(told, dict):
        return {key: without_times(value) for key, value in told.items() if key not in TIMES}
    return [without_times(value) for value in told] if isinstance(told, list) else told


def test_two_worlds_that_look_alike_to_a_seat_are_told_alike(server: Server, running: list[str]) -> None:
    for seat in (0, 1):
        real = everything(server, running[seat])
        for n in range(3):
            with another_world(server, running[seat], seat, Chance.of(n, "another world")):
                other = everything(server, running[seat])
            for what, answer in real.items():
                assert other[what] == answer, f"seat {seat} is told more than it may know in its {what}"


@pytest.mark.slow
def test_the_worlds_differ_for_whom_they_may(server: Server, running: list[str]) -> None:
    """The test above can fail: to the other seat, the same two worlds look different."""
    real = everything(server, running[1])
    with another_world(server, running[0], 0, Chance.of(1, "another world")):
        assert everything(server, running[1]) != real


def test_what_a_watcher_sees_everybody_may_see(server: Server, running: list[str]) -> None:
    state = server.look(running[2])
    shown = {face["name"] for face in state["view"]["faces"].values()}
    table = server.room(running[2]).table.match.state

    public = {table.card(it).name for it, face in enumerate(table.faces) if face >= 0 and table.knows(-1, it)}

    assert state["facing"] == -1
    assert not state["view"]["decision"].get("options")
    assert shown <= public


def test_the_seed_is_secret_until_the_game_is_over(server: Server) -> None:
    ann, tor, watch = server.links(seed="98765432109876543210")
    with server.sit(ann) as first, server.sit(tor) as second, server.sit(watch) as third:
        play(first, second, most=10)
        for link in (ann, tor, watch):
            assert "98765432109876543210" not in json.dumps(everything(server, link))
        for person in (first, second, third):
            assert "98765432109876543210" not in json.dumps(person.states)
        first.hear_until(lambda state: state["revision"] >= second.state["revision"])
        first.now("concede")
        assert first.state["seed"] == "98765432109876543210"


def test_nobody_chooses_the_seed_of_a_table_with_several_links(group: Server) -> None:
    body = {"game": "courses", "seats": [{"name": "Ann"}, {"name": "Tor"}], "seed": "7"}

    refusal = group.refused("/api/tables", body, status=422)

    assert refusal["sentence"].startswith("A table: the seed cannot be chosen")
    group.post("/api/tables", {**body, "screen": True}, 201)
    group.post("/api/tables", {**body, "seats": [{"name": "Ann"}, {"bot": "random"}]}, 201)


def test_the_record_shows_the_seed_after_the_game(group: Server) -> None:
    ann, tor, _ = group.links()
    with group.sit(ann) as first:
        first.now("concede")

    assert group.get(f"/api/tables/{tor}/record")["seed"] == int(group.look(tor)["seed"]) > 0


def test_seeds_have_128_secret_bits(server: Server) -> None:
    seeds = {server.room(server.links()[0]).table.match.state.setup.seed for _ in range(40)}

    assert len(seeds) == 40
    assert max(seeds) > 2**120
    assert all(0 <= seed < 2**128 for seed in seeds)


def test_links_of_others_are_in_no_message(server: Server) -> None:
    ann, tor, watch = server.links()
    for link, others in ((ann, (tor, watch)), (tor, (ann, watch)), (watch, (ann, tor))):
        told = json.dumps(everything(server, link))
        assert not any(other in told for other in others)


def test_a_group_server_lists_nobody_elses_tables(group: Server) -> None:
    ann, *_ = group.links()

    assert group.refused("/api/tables", status=403)["code"] == "forbidden"
    assert [left["link"] for left in group.post("/api/left", {"links": [ann, "x"]})["tables"]] == [ann]


def test_one_person_finds_all_tables_again(server: Server) -> None:
    first, second = server.links()[0], server.links(options={"first": "1"})[0]

    listed = server.get("/api/tables")["tables"]

    assert {left["link"] for left in listed} == {first, second}
    mine = next(left for left in listed if left["link"] == second)
    assert (mine["yours"], mine["over"], mine["fault"], mine["names"]) == (True, False, "", ["Ann", "Tor"])
    assert mine["where"] == "first hands, Ann decides"


def test_a_page_of_another_site_cannot_speak_for_its_visitors(server: Server) -> None:
    ann, *_ = server.links()
    foreign = {"origin": "http://elsewhere.example"}

    assert server.client.post("/api/tables", json={"game": "courses"}, headers=foreign).status_code == 403
    with server.client.websocket_connect(f"/api/tables/{ann}/live", headers=foreign) as socket:
        assert socket.receive_json() == {"is": "gone", "sentence": "This socket is for the server's own pages."}
        assert socket.receive()["type"] == "websocket.close"
    with server.sit(ann, headers={"origin": "http://testserver"}) as person:
        assert person.state["facing"] == 0


def test_a_server_for_one_person_answers_to_no_other_name(server: Server) -> None:
    """So no page can reach it by a name of its own that leads to this computer."""
    assert server.client.get("/api/tables", headers={"host": "elsewhere.example"}).status_code == 400
