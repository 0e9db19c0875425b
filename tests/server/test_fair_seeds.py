"""Seeds that no player chooses: commitments, contributions, browsers that send none, and what is shown afterwards."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

from rulebound.cli import main
from rulebound.kernel.game.record import Record, read_record
from rulebound.server.meeting_store import keep_meeting, stored_meetings
from rulebound.server.storage import Location
from rulebound.session.fair_seed import faults_of
from tests.server.people import Person, begun
from tests.server.talking import LocalTable, Server, play
from tests.server.test_mine import conceded
from tests.server.test_tournaments import Evening

BOTH_DATABASES = "slow"  # see conftest

SOON: Final = 0.4  # seconds to contribute, where a browser sends nothing
OTHER: Final = "0" * 64


@pytest.fixture
def hasty(database: Location) -> Iterator[Server]:
    """A server that does not wait long for contributions."""
    with Server(database, own=False, contributing=SOON) as running:
        yield running


def record(person: Person, link: str) -> Record:
    return read_record(person.server.client.get(f"/api/tables/{link}/record").content)


def hexed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def check(person: Person, seat: int, shown: dict[str, Any]) -> None:
    """Checks a finished table as the page of this person does, by the digests alone."""
    fair = shown["fair"]
    assert hexed(fair["secret"]) == fair["commitment"]
    assert fair["contributions"][seat] == person.contributions[fair["commitment"]]
    parts = [fair["secret"], *[one or "-" for one in fair["contributions"]]]
    assert int(hexed(" ".join(parts))[:32], 16) == int(shown["seed"])


def test_a_seed_is_made_by_the_server_and_both_browsers(ann: Person, tor: Person, group: Server) -> None:
    _key, (mine, theirs), _watch = begun(ann, tor)
    before = group.look(mine)
    conceded(tor, theirs)
    after = group.look(mine)

    assert (before["fair"]["secret"], before["fair"]["contributions"], before["seed"]) == ("", [], "")
    assert before["fair"]["commitment"] == after["fair"]["commitment"]
    check(ann, 0, after)
    check(tor, 1, after)


def test_the_record_says_what_its_seed_was_made_of(ann: Person, tor: Person) -> None:
    _key, (mine, theirs), _watch = begun(ann, tor)
    conceded(tor, theirs)
    (commitment, contribution), found = next(iter(ann.contributions.items())), record(ann, mine)

    assert faults_of(found, commitment, contribution) == []
    assert faults_of(found, OTHER) == ["its secret is another one than the server was committed to"]
    assert faults_of(found, "", OTHER) == ["this contribution was left out"]


def test_the_command_checks_a_record_that_was_saved_after_the_game(
    ann: Person, tor: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _key, (mine, theirs), _watch = begun(ann, tor)
    with ann.at(mine) as anns, tor.at(theirs) as tors:
        play(anns, tors, most=20)
    conceded(tor, theirs)
    path = tmp_path / "game.json"
    path.write_bytes(record(ann, mine).json())
    (commitment, contribution) = next(iter(ann.contributions.items()))

    assert main(["verify", str(path), "--commitment", commitment, "--contribution", contribution]) == 0
    assert "the browsers of Ann and Tor contributed" in capsys.readouterr().out
    assert main(["verify", str(path), "--commitment", next(iter(tor.contributions.values()))]) == 1


def test_a_page_contributes_before_it_is_known_who_plays(ann: Person, tor: Person) -> None:
    ann.contributes = tor.contributes = False
    made = ann.open()
    mine = ann.contribute(f"meetings/{made['key']}", made["commitment"])

    assert made["commitment"] and not mine["commitment"]
    assert tor.look(made["key"])["commitment"] == ""  # who has no seat is not asked
    assert tor.sit(made["key"])["commitment"] == made["commitment"]


def test_a_contribution_goes_with_its_player_to_another_seat_and_leaves_with_them(ann: Person, group: Server) -> None:
    key = ann.open(game="avarium", seats=4)["key"]

    assert ann.sit(key, seat=2)["commitment"] == ""
    ann.contributes = False
    ann.post(f"/{key}/stand")
    assert ann.sit(key)["commitment"]


def test_a_game_begins_without_a_browser_that_contributes_nothing(hasty: Server) -> None:
    ann, tor = Person(hasty, "Ann"), Person(hasty, "Tor")
    tor.contributes = False
    key = ann.open()["key"]
    tor.sit(key)
    with ann.here(key) as page, tor.here(key):
        ann.post(f"/{key}/ready", ready=True)
        assert tor.post(f"/{key}/ready", ready=True)["link"] == ""
        mine = page.until("s['link']")["link"]
    conceded(ann, mine)
    shown = hasty.look(mine)

    check(ann, 0, shown)
    assert shown["fair"]["contributions"][1] == ""


def test_who_is_not_ready_after_all_stops_the_beginning_without_contributions(hasty: Server) -> None:
    ann, tor = Person(hasty, "Ann"), Person(hasty, "Tor")
    tor.contributes = False
    key = ann.open()["key"]
    tor.sit(key)
    with ann.here(key), tor.here(key):
        for person, ready in ((ann, True), (tor, True), (ann, False)):
            person.post(f"/{key}/ready", ready=ready)
        time.sleep(2 * SOON)
        assert tor.look(key)["link"] == ""


def test_a_seed_is_contributed_to_once_and_only_by_who_sits_there(ann: Person, tor: Person, uma: Person) -> None:
    made = ann.open()
    path, commitment = f"meetings/{made['key']}/contribute", next(iter(ann.contributions))
    mine = ann.contributions[commitment]

    ann.send(path, commitment=commitment, contribution=mine)  # as after a lost answer
    assert ann.hears_no(path, 409, commitment=commitment, contribution=OTHER).endswith("to the seed already.")
    assert ann.hears_no(path, 409, commitment=OTHER, contribution=mine).endswith("is awaited.")
    assert uma.hears_no(path, 403, commitment=commitment, contribution=OTHER) == "Take a seat first."
    tor.sit(made["key"])
    with ann.here(made["key"]), tor.here(made["key"]):
        for person in (ann, tor):
            person.post(f"/{made['key']}/ready", ready=True)
    assert ann.hears_no(path, 409, commitment=commitment, contribution=mine) == "The game has begun."


@pytest.mark.parametrize(
    "wrong", ["", "0", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "0" * 63 + "\n", "0" * 64 + "\n", None, 7, ["0" * 64]]
)
def test_only_digits_are_contributed(ann: Person, wrong: Any) -> None:
    ann.contributes = False
    made = ann.open()

    ann.hears_no(f"meetings/{made['key']}/contribute", 400, commitment=made["commitment"], contribution=wrong)
    assert ann.look(made["key"])["commitment"]


def contribute(table: LocalTable) -> str:
    """Does what a page does as soon as it gets a commitment. Returns what it has contributed."""
    commitment = table.hear_until(lambda state: bool(state["next_commitment"]))["next_commitment"]
    contribution = secrets.token_hex(32)
    assert table.say("contribute", commitment=commitment, contribution=contribution)["is"] == "yes"
    table.hear_until(lambda state: not state["next_commitment"])
    return contribution


def test_a_rematch_has_a_seed_to_which_both_browsers_contribute(ann: Person, tor: Person, group: Server) -> None:
    _key, (mine, theirs), watch = begun(ann, tor)
    conceded(tor, theirs)
    with ann.at(mine) as anns, tor.at(theirs) as tors, group.sit(watch) as watcher, ThreadPoolExecutor(1) as meanwhile:
        asked = meanwhile.submit(group.post, f"/api/tables/{mine}/again", {}, 201)
        sent = [contribute(anns), contribute(tors)]
        watcher.hear_until(lambda state: bool(state["next"]))
        assert not any(state["next_commitment"] for state in watcher.states)
        link = asked.result()["link"]
    conceded(ann, link)
    shown = group.look(link)

    assert shown["fair"]["contributions"] == sent
    assert shown["fair"]["commitment"] != group.look(mine)["fair"]["commitment"]
    assert faults_of(record(ann, link)) == []


def test_a_rematch_does_not_wait_for_who_is_away_or_sends_nothing(hasty: Server) -> None:
    ann, tor = Person(hasty, "Ann"), Person(hasty, "Tor")
    _key, (mine, theirs), _watch = begun(ann, tor)
    conceded(tor, theirs)
    with tor.at(theirs) as tors:
        link = hasty.post(f"/api/tables/{mine}/again", {}, 201)["link"]
        tors.hear_until(lambda state: bool(state["next"]))
        refusal = tors.say("contribute", commitment=tors.states[1]["next_commitment"], contribution=OTHER)
    conceded(ann, link)

    assert refusal["code"] == "stale"
    assert hasty.look(link)["fair"]["contributions"] == ["", ""]


def test_after_a_rematch_was_closed_the_next_one_has_another_seed(ann: Person, tor: Person, group: Server) -> None:
    _key, (mine, theirs), _watch = begun(ann, tor)
    conceded(tor, theirs)
    first = group.post(f"/api/tables/{mine}/again", {}, 201)["link"]
    seed = group.room(first).table.config.record.seed
    group.post(f"/api/tables/{first}/end", {})
    second = group.post(f"/api/tables/{mine}/again", {}, 201)["link"]

    assert group.room(second).table.config.record.seed != seed


def test_no_link_contributes_where_nothing_is_awaited(ann: Person, tor: Person, group: Server) -> None:
    _key, (mine, _theirs), watch = begun(ann, tor)
    with ann.at(mine) as anns, group.sit(watch) as watcher:
        asked = {"commitment": OTHER, "contribution": OTHER}

        assert anns.say("contribute", **asked)["code"] == "stale"
        assert anns.say("contribute", **{**asked, "contribution": "x"})["code"] == "malformed"
        assert watcher.say("contribute", **asked)["code"] == "forbidden"


def test_each_game_of_a_tournament_has_a_seed_of_its_own(group: Server) -> None:
    evening = Evening(group, 4, kind="robin")
    games = evening.begin()
    for game in games:
        evening.lose(game["second"])

    commitments = set()
    for game in games:
        first, second = evening.person(game["first"]), evening.person(game["second"])
        shown = group.look(evening.link(first))
        check(first, 0, shown)
        check(second, 1, shown)
        commitments.add(shown["fair"]["commitment"])
    assert len(commitments) == len(games)


@pytest.mark.slow
def test_a_round_opens_its_tables_without_browsers_that_contribute_nothing(hasty: Server) -> None:
    evening = Evening(hasty, 2)
    ann, tor = evening.people
    asked = ann.send(f"{evening.path}/round", round=0)["rounds"][0][0]
    assert asked["link"] == "" and asked["commitment"]
    assert Person(hasty, "Uma").get(evening.path)["rounds"][0][0]["commitment"] == ""
    ann.contribute(evening.path, asked["commitment"])

    assert ann.hears_no(f"{evening.path}/contribute", 409, commitment=asked["commitment"], contribution=OTHER)
    deadline = time.monotonic() + 30
    while not (game := tor.get(evening.path)["rounds"][0][0])["link"]:
        assert time.monotonic() < deadline
        time.sleep(SOON)
    evening.lose(1)
    shown = hasty.look(game["link"])
    mine = evening.person(0)
    assert sorted(shown["fair"]["contributions"], key=bool) == ["", ann.contributions[asked["commitment"]]]
    assert mine.hears_no(f"{evening.path}/contribute", 409, commitment=asked["commitment"], contribution=OTHER)


@pytest.mark.slow
def test_who_leaves_before_the_tables_are_opened_concedes(group: Server) -> None:
    evening = Evening(group, 2)
    ann, tor = evening.people
    ann.send(f"{evening.path}/round", round=0)
    seen = tor.send(f"{evening.path}/withdraw")

    assert seen["rounds"][0][0]["link"]
    assert tor.get(evening.path)["rounds"][0][0]["outcome"] in ("first", "second")


def test_a_server_that_was_stopped_meanwhile_opens_the_tables_of_a_round(database: Location) -> None:
    with Server(database, own=False) as server:
        evening = Evening(server, 2)
        evening.people[0].send(f"{evening.path}/round", round=0)
        secret = evening.people[0].secret
    with Server(database, own=False, contributing=SOON) as server:
        ann = Person(server, "Ann", secret)
        deadline = time.monotonic() + 30
        while not ann.get(evening.path)["rounds"][0][0]["link"]:
            assert time.monotonic() < deadline
            time.sleep(SOON)


def test_a_meeting_of_an_earlier_version_gets_a_secret(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", own=False) as server:
        ann = Person(server, "Ann")
        key = ann.open()["key"]
        meeting = next(it for it in server.registry.store.do_now(stored_meetings) if it.key == key)
        meeting.secret, meeting.seats[0].contribution = "", ""
        server.registry.store.do_now(keep_meeting, meeting)
    for _start in range(2):
        with Server(tmp_path / "tables.db", own=False) as server:
            shown = Person(server, "Ann", ann.secret).look(key)["commitment"]
            assert shown == hexed(server.registry.store.do_now(stored_meetings)[0].secret)


def test_a_table_of_several_links_without_a_meeting_has_a_commitment_too(group: Server) -> None:
    links = group.links()
    before = group.look(links[0])["fair"]
    with group.sit(links[0]) as first:
        first.now("concede")
    after = group.look(links[0])

    assert before["commitment"] == after["fair"]["commitment"] == hexed(after["fair"]["secret"])
    assert after["fair"]["contributions"] == ["", ""]


def test_who_plays_alone_has_a_seed_without_any_of_it(group: Server) -> None:
    link = group.open([{"name": "Ann"}, {"bot": "random"}], seed="7")["link"]

    assert group.look(link)["fair"] is None


def test_no_secret_is_on_the_wire_before_the_end(ann: Person, tor: Person, uma: Person, group: Server) -> None:
    key = ann.open()["key"]
    heard: list[str] = [uma.text(f"/{key}"), tor.text(f"/{key}")]
    with ann.here(key) as page, tor.here(key):
        heard.append(json.dumps(tor.sit(key)))
        secret = group.registry.store.do_now(stored_meetings)[0].secret
        for person in (ann, tor):
            heard.append(json.dumps(person.post(f"/{key}/ready", ready=True)))
        heard.append(json.dumps(page.until("s['link']")))
    mine, theirs, watch = ann.look(key)["link"], tor.look(key)["link"], uma.look(key)["link"]
    paths = ("", "/log", "/replay", "/record", "/scene", "/summary", "/talk")
    for link in (mine, theirs, watch):
        heard += [group.client.get(f"/api/tables/{link}{path}").text for path in paths]
    heard += [ann.server.client.get("/api/mine/data", headers=ann.headers).text, group.client.get("/metrics").text]
    with ann.at(mine) as anns, tor.at(theirs) as tors, group.sit(watch) as watcher:
        play(anns, tors, most=20)
        heard += [*anns.heard, *tors.heard, *watcher.heard]
        hidden = [secret, *ann.contributions.values(), *tor.contributions.values()]
        own = {"".join(ann.contributions.values()), "".join(tor.contributions.values())}
        assert len(own) == 2 and all(digits not in text for digits in hidden for text in heard)
        anns.catch_up(tors.state["revision"])
        anns.now("concede")
        assert secret in "".join(anns.heard)
