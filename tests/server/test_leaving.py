"""What is known of a guest as one file, blocks that are lifted, and how everything about a guest goes."""

from __future__ import annotations

from typing import Any

from rulebound.server.guests import COOKIE, Guest
from rulebound.server.rating_store import LEAST
from rulebound.server.ratings_command import made_anew
from rulebound.server.reports import all_reports
from rulebound.server.storage import Database
from tests.server import stored
from tests.server.people import Person, begun
from tests.server.talking import Server
from tests.server.test_mine import against_a_bot, conceded, finished, running

BOTH_DATABASES = "slow"  # see conftest


def key_of(person: Person) -> str:
    return Guest(person.secret).key


def everything(group: Server) -> str:
    """All that the database holds, as text."""
    return group.registry.store.do_now(stored.everything)


def talked(ann: Person, tor: Person) -> tuple[str, list[str]]:
    """A game at which both have said something, Tor has blocked Ann, and which Tor has given up."""
    key, links, _watch = begun(ann, tor)
    ann.send(f"tables/{links[0]}/say", 201, text="Well met")
    tor.send(f"tables/{links[1]}/say", 201, text="Hello")
    tor.send(f"tables/{links[1]}/block", n=1)
    conceded(tor, links[1])
    return key, links


def test_one_file_has_all_that_is_known_of_me_and_no_key_of_others(ann: Person, tor: Person) -> None:
    _key, links = talked(ann, tor)
    ann.send(f"tables/{links[0]}/report", n=2, why="Rude")
    goes_on = against_a_bot(ann)

    found = ann.get("mine/data")
    assert found["guest"] == key_of(ann)
    assert {(it["game"], it["link"], it["seat"]) for it in found["tables"]} == {
        ("courses", links[0], 0),
        ("courses", goes_on, 0),
    }
    assert [(it["game"], [seat["mine"] for seat in it["seats"]]) for it in found["finished"]] == [
        ("courses", [True, False])
    ]
    assert [it["games"] for it in found["ratings"]] == [1]
    assert [it["text"] for it in found["messages"]] == ["Well met"]
    assert [it["name"] for it in found["blocked"]] == ["Tor"]  # a report blocks too
    assert [it["why"] for it in found["reported"]] == ["Rude"]
    assert key_of(tor) not in str(found)
    assert [it["text"] for it in tor.get("mine/data")["reported_of_me"]] == ["Hello"]
    assert key_of(ann) not in str(tor.get("mine/data"))


def test_who_has_no_cookie_has_no_data_and_can_delete_nothing(group: Server) -> None:
    stranger = Person(group, "Dora")

    assert stranger.get("mine/data") == {}
    assert stranger.get("mine/blocks") == {"blocks": []}
    assert stranger.send("mine/delete") == {}


def test_a_block_can_be_lifted_by_who_made_it_alone(ann: Person, tor: Person) -> None:
    _key, links = talked(ann, tor)
    (block,) = tor.get("mine/blocks")["blocks"]
    assert block["name"] == "Ann"
    assert [it["text"] for it in tor.get(f"tables/{links[1]}/talk")["messages"]] == ["Hello"]

    assert ann.hears_no("mine/blocks/lift", 404, id=block["id"]) == "You have blocked no such person."
    assert tor.send("mine/blocks/lift", id=block["id"]) == {"blocks": []}
    assert [it["text"] for it in tor.get(f"tables/{links[1]}/talk")["messages"]] == ["Well met", "Hello"]


def test_deletion_leaves_nothing_of_a_guest_but_games_without_a_name(ann: Person, tor: Person, group: Server) -> None:
    key, links = talked(ann, tor)
    before = tor.get("games/courses/ratings")["mine"]
    alone = against_a_bot(ann)
    assert key_of(ann) in everything(group)
    assert '"Ann"' in everything(group) or "'Ann'" in everything(group)

    assert ann.send("mine/delete") == {}
    left = everything(group)
    assert key_of(ann) not in left
    assert '"Ann"' not in left
    assert "'Ann'" not in left
    assert "Well met" not in left
    assert ann.get(f"tables/{alone}", 404)
    assert running(ann) == finished(ann) == []
    assert [seat["name"] for seat in finished(tor)[0]["seats"]] == ["Anonymous 1", "Tor"]
    replay = finished(tor)[0]["replay"]
    seen = tor.get(f"tables/{replay}/replay/0?seat=1")["view"]
    assert [seat["name"] for seat in seen["seats"]] == ["Anonymous 1", "Tor"]
    assert tor.get("games/courses/ratings")["mine"] == before
    assert tor.look(key)["chairs"][0]["name"] == "Anonymous 1"
    assert tor.get(f"tables/{links[1]}")["players"][0]["name"] == "Anonymous 1"


def test_the_ratings_of_others_stay_when_they_are_made_anew(ann: Person, tor: Person, group: Server) -> None:
    talked(ann, tor)
    before = tor.get("games/courses/ratings")["mine"]
    ann.send("mine/delete")

    assert group.registry.store.do_now(made_anew).rated == 1
    assert tor.get("games/courses/ratings")["mine"] == before


def test_who_has_gone_is_on_no_leaderboard_even_when_it_is_made_anew(ann: Person, tor: Person, group: Server) -> None:
    for _n in range(LEAST):
        _key, (_mine, theirs), _watch = begun(ann, tor)
        conceded(tor, theirs)
    assert [it["name"] for it in tor.get("games/courses/ratings")["players"]] == ["Ann", "Tor"]

    ann.send("mine/delete")
    group.registry.store.do_now(made_anew)
    found = tor.get("games/courses/ratings")
    assert [it["name"] for it in found["players"]] == ["Tor"]
    assert (found["mine"]["place"], found["mine"]["rating"]["games"]) == (1, LEAST)


def test_reports_stay_without_the_name_of_who_has_gone(ann: Person, tor: Person, group: Server) -> None:
    _key, links = talked(ann, tor)
    tor.send(f"tables/{links[1]}/say", 201, text="Go away")
    ann.send(f"tables/{links[0]}/report", n=3, why="Rude")
    before = all_reports(group.registry.store.path)

    ann.send("mine/delete")
    (report,) = all_reports(group.registry.store.path)
    assert [said.text for said in report.messages] == ["Well met", "Hello", "Go away"]
    assert (before[0].guest, report.other) == (key_of(ann), key_of(tor))
    assert report.guest.startswith("gone ")
    assert [(said.guest, said.name) for said in report.messages[:2]] == [(report.guest, ""), (key_of(tor), "Tor")]


def test_a_table_before_its_game_is_in_the_file_too(ann: Person) -> None:
    ann.open()

    assert [(it["game"], it["name"]) for it in ann.get("mine/data")["meetings"]] == [("courses", "Ann")]


def test_a_running_game_is_given_up_and_the_others_see_it_at_once(ann: Person, tor: Person) -> None:
    _key, (_mine, theirs), _watch = begun(ann, tor)
    with tor.at(theirs) as table:
        ann.send("mine/delete")
        assert table.hear_until(lambda state: bool(state["ended"]))["ended"]["winners"] == [1]

    (game,) = finished(tor)
    assert game["came"] == "won"
    assert game["seats"][0]["name"] == "Anonymous 1"


def test_a_seat_before_the_game_is_free_again(ann: Person, tor: Person) -> None:
    key = ann.open()["key"]
    tor.sit(key)
    ann.send("mine/delete")

    meeting = tor.look(key)
    assert [chair["name"] for chair in meeting["chairs"]] == ["", "Tor"]
    assert meeting["opener"]


def test_the_browser_is_a_new_guest_afterwards(ann: Person, group: Server) -> None:
    ann.open()
    answer = group.client.post("/api/mine/delete", json={}, headers=ann.headers)

    assert f'{COOKIE}=""' in answer.headers["set-cookie"]
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert "Path=/api/" in answer.headers["set-cookie"]


def test_another_site_deletes_nothing(ann: Person, group: Server) -> None:
    against_a_bot(ann)
    headers: dict[str, Any] = {**ann.headers, "origin": "https://elsewhere.example"}

    assert group.client.post("/api/mine/delete", json={}, headers=headers).status_code == 403
    assert len(running(ann)) == 1


def test_a_damaged_table_bars_no_deletion(ann: Person, tor: Person, group: Server) -> None:
    _key, (mine, _theirs), _watch = begun(ann, tor)
    home = group.room(mine).table.id
    group.registry.store.do_now(lambda store: damage(store.db, home))
    group.registry.sweep(-1)

    assert ann.send("mine/delete") == {}
    assert key_of(ann) not in everything(group)


def damage(db: Database, home: str) -> None:
    with db:
        db.execute("UPDATE tables SET charter = '{' WHERE id = ?", (home,))
