"""Meeting before a game: one link for all, seats, decks, bots, the lobby, and how a game begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulebound.server.guests import Guest
from tests.server.people import GAME, Person, begun
from tests.server.talking import Server
from tests.server.test_mine import conceded

BOTH_DATABASES = "slow"  # see conftest


def names(meeting: dict[str, Any]) -> list[str]:
    return [chair["name"] for chair in meeting["chairs"]]


def test_two_people_meet_by_one_link_and_each_gets_a_seat_of_their_own(ann: Person, tor: Person, group: Server) -> None:
    key = ann.open()["key"]
    with ann.here(key) as anns, tor.here(key) as tors:
        tor.sit(key)
        ann.post(f"/{key}/ready", ready=True)
        assert anns.until("s['chairs'][0]['ready']")["link"] == ""
        tor.post(f"/{key}/ready", ready=True)
        mine, theirs = anns.until("s['link']")["link"], tors.until("s['link']")["link"]

    assert mine != theirs
    assert group.look(mine)["seats"] == [0]
    assert group.look(theirs)["seats"] == [1]
    assert [player["name"] for player in group.look(mine)["players"]] == ["Ann", "Tor"]
    assert group.look(mine)["meeting"] == key


def test_the_game_waits_for_who_is_ready_but_not_here(ann: Person, tor: Person) -> None:
    key = ann.open()["key"]
    tor.sit(key)
    tor.post(f"/{key}/ready", ready=True)
    with ann.here(key) as page:
        assert ann.post(f"/{key}/ready", ready=True)["link"] == ""
        with tor.here(key):
            assert page.until("s['link']")["link"]


def test_who_comes_after_the_beginning_watches(ann: Person, tor: Person, group: Server) -> None:
    key = ann.open()["key"]
    with ann.here(key):
        ann.post(f"/{key}/bot", seat=1, bot="Apprentice")
        assert ann.post(f"/{key}/ready", ready=True)["link"]

    late = tor.look(key)
    assert late["mine"] == -1
    assert group.look(late["link"])["seats"] == []
    assert tor.refused(f"/{key}/sit", 409, name="Tor") == "The game has begun."


def test_a_seat_is_taken_once(ann: Person, tor: Person, group: Server) -> None:
    key = ann.open()["key"]
    tor.sit(key, seat=1)

    assert tor.refused(f"/{key}/sit", 409, seat=0) == "That seat is taken."
    assert "All seats are taken" in Person(group, "Uma").refused(f"/{key}/sit", 409, name="Uma")
    assert names(tor.look(key)) == ["Ann", "Tor"]


def test_a_seat_is_changed_with_all_that_is_ones_own(ann: Person) -> None:
    key = ann.open(game="avarium", seats=4)["key"]

    assert names(ann.sit(key, seat=2)) == ["", "", "Ann", ""]
    assert ann.look(key)["mine"] == 2


def test_who_stands_up_frees_the_seat(ann: Person, tor: Person) -> None:
    key = ann.open()["key"]
    tor.sit(key)

    assert names(tor.post(f"/{key}/stand")) == ["Ann", ""]
    assert tor.refused(f"/{key}/stand", 403) == "Take a seat first."


@pytest.mark.parametrize("name", ["Ann", "ANN", "\u0410nn", "you", "x" * 40])
def test_names_that_mislead_are_refused(ann: Person, tor: Person, name: str) -> None:
    key = ann.open()["key"]

    assert tor.refused(f"/{key}/sit", 422, name=name).startswith("Choose another name")
    assert names(tor.look(key)) == ["Ann", ""]


def test_only_the_opener_frees_the_seats_of_others(ann: Person, tor: Person) -> None:
    key = ann.open()["key"]
    tor.sit(key)

    assert tor.refused(f"/{key}/remove", 403, seat=0) == "Only the person who opened the table can free a seat."
    assert names(ann.post(f"/{key}/remove", seat=1)) == ["Ann", ""]


def test_a_bot_takes_free_seats_only_and_leaves_them_again(ann: Person, tor: Person) -> None:
    key = ann.open()["key"]

    assert ann.refused(f"/{key}/bot", 409, seat=0, bot="Apprentice") == "A bot can take free seats only."
    assert tor.refused(f"/{key}/bot", 403, seat=1, bot="Apprentice") == "Take a seat first."
    assert ann.post(f"/{key}/bot", seat=1, bot="Apprentice")["chairs"][1]["bot"] == "Apprentice"
    assert ann.post(f"/{key}/bot", seat=1)["chairs"][1]["bot"] == ""


def test_a_deck_is_brought(ann: Person, tor: Person, group: Server) -> None:
    key = ann.open()["key"]
    tor.sit(key)
    deck = group.get(f"/api/games/{GAME}")["decks"][1]
    with ann.here(key), tor.here(key):
        assert ann.post(f"/{key}/ready", ready=True, deck=deck["name"])["chairs"][0]["deck"] == deck["name"]
        tor.post(f"/{key}/ready", ready=True, deck={**deck, "name": "Mine"})
    decks = group.room(ann.look(key)["link"]).table.match.state.setup.decks

    assert [one.name for one in decks] == [deck["name"], "Mine"]


def test_a_deck_that_cannot_be_played_is_refused_with_the_reason(ann: Person, group: Server) -> None:
    key = ann.open()["key"]
    lists: dict[str, Any] = {name: {} for name in group.get(f"/api/games/{GAME}")["decks"][0]["lists"]}

    assert ann.refused(f"/{key}/ready", 422, ready=True, deck="No Such Deck") == "There is no deck 'No Such Deck'."
    why = ann.refused(f"/{key}/ready", 422, ready=True, deck={"name": "Empty", "lists": lists})
    assert why.startswith("This deck cannot be played: ")
    assert not ann.look(key)["chairs"][0]["ready"]


def test_the_lobby_shows_who_waits_and_only_while_they_are_here(ann: Person, tor: Person, group: Server) -> None:
    key = ann.open(listed=True)["key"]
    tor.open()  # by its link alone

    assert group.get("/api/meetings")["tables"] == []
    with ann.here(key):
        (waiting,) = group.get("/api/meetings")["tables"]
    assert (waiting["key"], waiting["names"], waiting["free"], waiting["usual"]) == (key, ["Ann"], 1, True)
    assert group.get("/api/meetings")["tables"] == []


def test_who_plays_with_anybody_is_paired_with_who_waits(ann: Person, tor: Person, group: Server) -> None:
    key = ann.post("/search", game=GAME, name="Ann")["key"]
    with ann.here(key) as anns:
        assert tor.post("/search", game="varia", name="Tor")["key"] != key
        found = tor.post("/search", game=GAME, name="Tor")
        assert found["key"] == key
        with tor.here(key) as tors:
            assert anns.until("s['link']")["link"] != tors.until("s['link']")["link"]


def test_nobody_is_paired_with_other_rules_or_with_who_is_gone(ann: Person, tor: Person, group: Server) -> None:
    game = group.get(f"/api/games/{GAME}")
    switch = game["rulings"][0]
    other = next(one["value"] for one in switch["values"] if one["value"] != switch["default"])
    key = ann.open(listed=True, rulings={switch["name"]: other})["key"]
    gone = ann.open(listed=True)["key"]
    with ann.here(key):
        assert tor.post("/search", game=GAME, name="Tor")["key"] not in (key, gone)


def test_a_meeting_is_kept_over_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", own=False) as server:
        ann = Person(server, "Ann")
        key = ann.open(listed=True)["key"]
    with Server(tmp_path / "tables.db", own=False) as server:
        ann = Person(server, "Ann", ann.secret)

        assert ann.look(key)["mine"] == 0
        with ann.here(key):
            ann.post(f"/{key}/bot", seat=1, bot="Apprentice")
            assert ann.post(f"/{key}/ready", ready=True)["link"]


def test_after_a_rematch_the_link_leads_each_to_their_seat_of_the_newest_game(
    ann: Person, tor: Person, uma: Person, group: Server
) -> None:
    key, (mine, theirs), watch = begun(ann, tor)
    conceded(tor, theirs)
    opened = ann.send(f"tables/{mine}/again", 201)
    second, third = (link["link"] for link in opened["links"])
    assert (ann.look(key)["link"], tor.look(key)["link"]) == (second, third)
    assert uma.look(key)["link"] == opened["watch"] != watch

    conceded(ann, second)
    again = tor.send(f"tables/{third}/again", 201)
    assert [ann.look(key)["link"], tor.look(key)["link"]] == [link["link"] for link in again["links"]]


def test_a_page_at_the_meeting_is_told_of_the_rematch(ann: Person, tor: Person, uma: Person) -> None:
    key, (mine, theirs), _watch = begun(ann, tor)
    conceded(tor, theirs)
    with uma.here(key) as page:
        opened = ann.send(f"tables/{mine}/again", 201)

        assert page.until(f"s['link'] == {opened['watch']!r}")


def test_who_asks_for_the_rematch_second_comes_to_the_same_table(ann: Person, tor: Person) -> None:
    _key, (mine, theirs), _watch = begun(ann, tor)
    conceded(tor, theirs)
    first, second = (who.send(f"tables/{link}/again", 201) for who, link in ((ann, mine), (tor, theirs)))

    assert first["links"] == second["links"]
    assert (first["link"], second["link"]) == tuple(link["link"] for link in first["links"])


@pytest.mark.parametrize("cookie", ["", "x", "0" * 22, "../../etc/passwd", "a" * 5000])
def test_a_forged_cookie_opens_no_seat(ann: Person, tor: Person, cookie: str) -> None:
    key = ann.open()["key"]
    tor.secret = cookie

    assert tor.look(key)["mine"] == -1
    assert tor.refused(f"/{key}/remove", 403, seat=0)


def test_what_is_shown_of_a_meeting_holds_no_key_of_a_guest(ann: Person, tor: Person) -> None:
    key = ann.open(listed=True)["key"]
    with ann.here(key):
        shown = tor.text(f"/{key}") + tor.text("")

    assert ann.secret
    assert ann.secret not in shown
    assert Guest(ann.secret).key not in shown
    assert tor.look(key)["opener"] is False


def test_the_code_is_a_picture_of_the_address(ann: Person) -> None:
    key = ann.open()["key"]

    picture = ann.text(f"/{key}/code")

    assert picture.startswith("<?xml")
    assert "<path" in picture


@pytest.mark.parametrize(
    ("wanted", "status"),
    [({"game": "chess"}, 404), ({"seats": 7}, 422), ({"rulings": {"nothing": "1"}}, 422), ({"name": "you"}, 422)],
)
def test_what_cannot_be_played_is_not_opened(ann: Person, wanted: dict[str, Any], status: int) -> None:
    assert ann.refused("", status, **{"game": GAME, "name": "Ann", **wanted})


def test_a_meeting_that_does_not_exist_says_so(ann: Person) -> None:
    assert "There is no such table" in ann.refused("/nothing/sit", 404)
    with ann.here("nothing") as page:
        assert page.state["is"] == "gone"
