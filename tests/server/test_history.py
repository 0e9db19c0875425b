"""What has been played: seen again, branched from, written down and read back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound.cli import main
from rulebound.kernel.basics.view import to_json
from rulebound.kernel.game.match import Match
from rulebound.kernel.game.record import read_record
from tests.server.talking import Server, play

BOTH_DATABASES = "slow"  # see conftest


@pytest.fixture
def finished(server: Server) -> list[str]:
    """The links of a table where the game is over."""
    links = server.links(seed="3")
    with server.sit(links[0]) as first, server.sit(links[1]) as second:
        play(first, second, most=40)
        first.hear_until(lambda state: state["revision"] >= second.state["revision"])
        first.now("concede")
    return links


def test_a_finished_game_is_seen_again_from_every_seat(server: Server, finished: list[str]) -> None:
    ann, _, watch = finished
    replay = server.get(f"/api/tables/{ann}/replay")

    assert (replay["last"], replay["seats"], replay["over"]) == (40, [0, 1, -1], True)
    assert [step["n"] for step in replay["steps"]] == list(range(1, 41))
    assert all(step["text"] for step in replay["steps"])
    assert any(step["head"].startswith("Turn 1") for step in replay["steps"])
    for seat in (0, 1, -1):
        for step in (0, 17, 40):
            seen = server.get(f"/api/tables/{watch}/replay/{step}?seat={seat}")
            assert seen["view"]["viewer"] == seat


def test_the_steps_are_the_positions_of_the_game(server: Server, finished: list[str]) -> None:
    record = read_record(server.client.get(f"/api/tables/{finished[0]}/record").content)
    match = Match(rulebound.load("courses"), seed=3, names=["Ann", "Tor"])
    for step, code in enumerate(record.actions):
        if step % 13 == 0:
            seen = server.get(f"/api/tables/{finished[0]}/replay/{step}?seat=1")
            expected = json.loads(to_json(match.state.seat_of(1).view()))
            assert seen["view"] == expected
        match.apply(match.game.action(code))


def test_of_a_running_game_only_the_own_eyes_are_open(server: Server) -> None:
    ann, tor, watch = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        play(first, second, most=6)

    replay = server.get(f"/api/tables/{ann}/replay")

    assert replay["seats"] == [0]
    assert all(bool(step["text"]) == (step["seat"] == 0) for step in replay["steps"])
    assert server.get(f"/api/tables/{ann}/replay/3")["view"]["viewer"] == 0
    for link, seat in ((ann, 1), (ann, -1), (watch, 0), (tor, 0)):
        refusal = server.refused(f"/api/tables/{link}/replay/3?seat={seat}", status=403)
        assert refusal["sentence"] == "While the game goes on, you can look through your own eyes only."


def test_a_step_that_there_is_not_is_told(server: Server, finished: list[str]) -> None:
    for step in ("41", "-1"):
        refusal = server.refused(f"/api/tables/{finished[0]}/replay/{step}", status=404)
        assert refusal["sentence"] == f"There is no step {step}: this game has 0 to 40."
    server.refused(f"/api/tables/{finished[0]}/replay/first", status=400)


def test_a_branch_goes_on_from_a_position_against_bots(server: Server, finished: list[str]) -> None:
    opened = server.post(f"/api/tables/{finished[0]}/branch", {"step": 17, "seat": 1, "level": "random"}, 201)
    before = server.get(f"/api/tables/{finished[0]}/replay/17?seat=1")["view"]

    with server.sit(opened["link"]) as person:
        state = person.state
        assert state["facing"] == 1
        assert [player["bot"] for player in state["players"]] == ["Rolling Dice", ""]
        assert [player["name"] for player in state["players"]] == ["Tor", "Ann"], "Ann plays on in Tor's place"
        assert state["from"] == "From a game of Tor and Ann, after 17 decisions."
        if state["revision"] == 1:
            assert cards(state["view"]) == cards(before)
        before_that = person.state["revision"]
        play(person, most=10)
        assert person.state["revision"] > before_that


def cards(view: dict[str, Any]) -> list[Any]:
    """What lies where."""
    return [(area["id"], area.get("cards"), area.get("count")) for area in view["areas"]]


def test_a_branch_of_a_running_game_holds_nothing_that_the_seat_may_not_know(server: Server) -> None:
    ann, tor, _ = server.links(options={"deck_lists": "closed", "first": "1"}, decks=["High Ridge", "Harbour Lights"])
    with server.sit(ann) as first, server.sit(tor) as second:
        play(first, second, most=8)
    real = server.room(ann).table.match.state
    seen = [server.post(f"/api/tables/{ann}/branch", {"step": 8, "seat": 0}, 201)["link"] for _ in range(6)]

    branches = [server.room(link).table for link in seen]

    assert all(branch.config.record.seed == 0 for branch in branches)
    hidden = [it for it in range(len(real.faces)) if real.faces[it] >= 0 and not real.knows(0, it)]
    dealt = {
        tuple(branch.match.origin["table"]["faces"][it] for it in hidden) for branch in branches if branch.match.origin
    }
    assert len(dealt) == 6, "what is hidden is drawn anew each time"
    assert all(branch.match.state.setup.decks[1].name != "Harbour Lights" for branch in branches) or (
        next(iter(real.game.decks)) == "Harbour Lights"
    )
    server.refused(f"/api/tables/{ann}/branch", {"step": 8, "seat": 1}, status=403)


def test_a_branch_can_be_taken_back_to_its_beginning(server: Server) -> None:
    ann, _ = server.links([{"name": "Ann"}], lesson="stars")
    opened = server.post(f"/api/tables/{ann}/branch", {"step": 0, "seat": 0}, 201)
    with server.sit(opened["link"]) as person:
        assert person.state["can"]["why_no_undo"] == "You have done nothing yet."
        person.act(person.option("Enter"))
        person.now("undo")
        assert person.refused("undo")["sentence"] == "You have done nothing yet."


@pytest.mark.slow
def test_nobody_goes_on_where_the_game_is_over(server: Server) -> None:
    ann, tor, _ = server.links(seed="3")
    with server.sit(ann) as first, server.sit(tor) as second:
        play(first, second)
    last = server.get(f"/api/tables/{ann}/replay")["last"]

    refusal = server.refused(f"/api/tables/{ann}/branch", {"step": last, "seat": 0}, status=409)

    assert refusal["sentence"] == "The game is over there; go on from an earlier position."


def test_the_record_is_for_after_the_game_and_others_can_read_it(
    server: Server, finished: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running, *_ = server.links()
    assert server.refused(f"/api/tables/{running}/record", status=409)["sentence"] == (
        "A record reveals all hidden cards, so it is available after the game."
    )
    answer = server.client.get(f"/api/tables/{finished[0]}/record")
    assert answer.headers["content-disposition"] == 'attachment; filename="courses.json"'
    path = tmp_path / "record.json"
    path.write_bytes(answer.content)

    assert main(["replay", str(path), "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["decisions"]) == 40


def test_a_record_that_is_sent_is_shown_to_everybody(server: Server, finished: list[str]) -> None:
    text = server.client.get(f"/api/tables/{finished[0]}/record").text
    opened = server.post("/api/records", {"record": text}, 201)

    with server.sit(opened["link"]) as watcher:
        assert watcher.state["shows"]
        assert watcher.state["waiting"] is None
        assert watcher.refused("act", code=0)["code"] == "forbidden"
    replay = server.get(f"/api/tables/{opened['link']}/replay")
    assert (replay["last"], replay["seats"]) == (40, [0, 1, -1])
    server.post(f"/api/tables/{opened['link']}/branch", {"step": 5, "seat": 0}, 201)
    server.refused(f"/api/tables/{opened['link']}/again", {}, status=409)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"rules": "0"}, "it was made with other rules of courses"),
        ({"actions": [0, 0, 0]}, "action 1 cannot be replayed"),
        ({"fingerprint": 1}, "it replays, but to another position than it says"),
        ({"seats": 9}, "is for 2 to 4 seats, not 9"),
        ({"game": "chess"}, ""),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused(
    server: Server, finished: list[str], change: dict[str, Any], problem: str
) -> None:
    record = json.loads(server.client.get(f"/api/tables/{finished[0]}/record").text)

    answer = server.client.post("/api/records", json={"record": json.dumps({**record, **change})})

    assert answer.status_code in (404, 422)
    assert problem in answer.text


def test_a_position_is_copied_as_a_scene(server: Server, finished: list[str]) -> None:
    game = rulebound.load("courses")
    scenes = 0
    for step in range(0, 40, 3):
        answer = server.client.get(f"/api/tables/{finished[0]}/scene?step={step}&seat=0")
        if answer.status_code == 200:
            scene = answer.json()
            scene["decks"] = [game.deck(deck) for deck in scene["decks"]]
            game.scene(**scene)
            scenes += 1
        else:
            assert "an action is half carried out" in answer.text
    assert scenes > 3


def test_the_scene_of_a_running_game_is_one_that_cannot_be_told_from_it(server: Server) -> None:
    ann, tor, watch = server.links([{"name": "Ann"}, {"name": "Tor"}], options={"first": "1"}, seed="918273")
    with server.sit(ann) as first, server.sit(tor) as second:
        play(first, second, most=2)
    first_scene = server.client.get(f"/api/tables/{ann}/scene")
    second_scene = server.client.get(f"/api/tables/{ann}/scene")

    assert first_scene.status_code == second_scene.status_code == 200
    assert first_scene.json()["seats"][0]["hand"] == second_scene.json()["seats"][0]["hand"]
    assert first_scene.json()["seats"][1]["hand"] != second_scene.json()["seats"][1]["hand"]
    assert "918273" not in first_scene.text
    assert server.client.get(f"/api/tables/{watch}/scene").status_code in (403, 409)


def test_the_whole_log_can_be_read(server: Server, finished: list[str]) -> None:
    lines = server.get(f"/api/tables/{finished[0]}/log")["lines"]

    assert len(lines) > 40
    assert server.get(f"/api/tables/{finished[0]}/log?since={lines[-1]['n']}")["lines"] == lines[-1:]
