"""Rematches: when they can begin, in which seats, and how people find new seats or players."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from rulebound.kernel.game.record import read_record
from rulebound.session.fair_seed import faults_of
from tests.server.people import Person, begun
from tests.server.talking import Server
from tests.server.test_fair_seeds import contribute
from tests.server.test_mine import conceded

BOTH_DATABASES = "slow"  # see conftest

GAME_OF_FOUR: Final = "avarium"


def names(state: dict[str, Any]) -> list[str]:
    return [player["name"] for player in state["players"]]


def test_while_others_play_no_rematch_begins_and_no_link_leads_away(ann: Person, tor: Person, group: Server) -> None:
    key, (mine, theirs), watch = begun(ann, tor)

    refusal = ann.hears_no(f"tables/{mine}/again", 409)

    assert refusal == "The others still play here. A rematch can begin when the game is over."
    for link in (mine, theirs, watch):
        state = group.look(link)
        assert (state["next"], state["next_meeting"], state["next_commitment"]) == ("", "", "")
        assert not state["can"]["again"] and not state["can"]["gather"]
    assert [ann.look(key)["link"], tor.look(key)["link"]] == [mine, theirs]


def test_who_plays_alone_begins_anew_at_any_time(group: Server) -> None:
    link = group.open([{"name": "Ann"}, {"bot": "random"}])["link"]

    assert group.look(link)["can"]["again"]
    assert group.post(f"/api/tables/{link}/again", {}, 201)["link"] != link


def test_players_change_seats_and_keep_what_is_theirs(ann: Person, tor: Person, group: Server) -> None:
    key, (mine, theirs), watch = begun(ann, tor)
    before = group.room(mine).table.match.state.setup
    conceded(tor, theirs)
    opened = ann.send(f"tables/{mine}/again", 201, change=True)
    state, setup = group.look(opened["link"]), group.room(opened["link"]).table.match.state.setup

    assert names(state) == ["Tor", "Ann"]
    assert state["seats"] == [1]
    assert [deck.name for deck in setup.decks] == [deck.name for deck in reversed(before.decks)]
    assert group.look(mine)["next"] == ann.look(key)["link"] == opened["link"]
    assert group.look(theirs)["next"] == tor.look(key)["link"]
    assert group.look(tor.look(key)["link"])["seats"] == [0]
    assert group.look(watch)["next"] == opened["watch"]
    assert [it["link"] for it in ann.get("mine/running")["tables"]] == [opened["link"]]
    assert [seat["name"] for seat in tor.look(key)["chairs"]] == ["Tor", "Ann"]
    assert tor.look(key)["mine"] == 0


def test_who_asks_second_comes_to_their_own_seat_whatever_they_ask_for(ann: Person, tor: Person) -> None:
    _key, (mine, theirs), _watch = begun(ann, tor)
    conceded(tor, theirs)
    first = ann.send(f"tables/{mine}/again", 201, change=True)
    second = tor.send(f"tables/{theirs}/again", 201)

    assert first["links"] == second["links"]
    assert {first["link"], second["link"]} == {link["link"] for link in first["links"]}
    assert first["link"] == first["links"][1]["link"]


def test_contributions_to_the_seed_change_seats_with_their_players(ann: Person, tor: Person, group: Server) -> None:
    _key, (mine, theirs), _watch = begun(ann, tor)
    conceded(tor, theirs)
    with ann.at(mine) as anns, tor.at(theirs) as tors, ThreadPoolExecutor(1) as meanwhile:
        asked = meanwhile.submit(group.post, f"/api/tables/{mine}/again", {"change": True}, 201)
        sent = [contribute(anns), contribute(tors)]
        link = asked.result()["link"]
    conceded(ann, link)

    assert group.look(link)["fair"]["contributions"] == sent[::-1]
    assert faults_of(read_record(group.client.get(f"/api/tables/{link}/record").content)) == []


def test_three_players_change_seats_in_a_circle_and_back_after_three_rounds(group: Server) -> None:
    people = [Person(group, name) for name in ("Ann", "Tor", "Uma")]
    _key, links, _watch = begun(*people, game=GAME_OF_FOUR, seats=3)
    orders = []
    for _round in range(3):
        for person, link in list(zip(people, links, strict=True))[:2]:
            conceded(person, link)
        people[0].send(f"tables/{links[0]}/again", 201, change=True)
        links = [group.look(link)["next"] for link in links]
        orders.append(names(group.look(links[0])))
        seats = [group.look(link)["seats"] for link in links]
        assert seats == [[orders[-1].index(person.name)] for person in people]

    assert orders == [["Uma", "Ann", "Tor"], ["Tor", "Uma", "Ann"], ["Ann", "Tor", "Uma"]]


def test_one_person_changes_seats_with_a_bot(group: Server) -> None:
    link = group.open([{"name": "Ann"}, {"bot": "random"}])["link"]
    again = group.post(f"/api/tables/{link}/again", {"change": True}, 201)["link"]
    state = group.look(again)

    assert (state["seats"], state["players"][0]["bot"] != "", state["players"][1]["name"]) == ([1], True, "Ann")


def test_at_one_screen_the_people_keep_their_one_link(group: Server) -> None:
    link = group.open([{"name": "Ann"}, {"bot": "random"}, {"name": "Tor"}], game=GAME_OF_FOUR, screen=True)["link"]
    again = group.post(f"/api/tables/{link}/again", {"change": True}, 201)["link"]

    assert group.look(again)["seats"] == [0, 1]
    assert group.look(link)["next"] == again


def test_after_a_restart_links_lead_to_the_changed_seats(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", own=False) as server:
        ann, tor = Person(server, "Ann"), Person(server, "Tor")
        _key, (mine, theirs), _watch = begun(ann, tor)
        conceded(tor, theirs)
        again = ann.send(f"tables/{mine}/again", 201, change=True)["link"]
    with Server(tmp_path / "tables.db", own=False) as server:
        assert server.look(mine)["next"] == again
        assert server.look(server.look(theirs)["next"])["seats"] == [0]


# -- new seats and players ---------------------------------------------------------------------------------------------


def test_people_of_a_finished_game_find_new_seats_and_another_player(
    ann: Person, tor: Person, uma: Person, group: Server
) -> None:
    rulings = {"first": "1"}
    _key, (mine, theirs), watch = begun(ann, tor, options=rulings, rated=False)
    conceded(tor, theirs)
    assert group.look(theirs)["can"]["gather"] and not group.look(watch)["can"]["gather"]
    room = tor.send(f"tables/{theirs}/gather", 201)

    assert (group.look(mine)["next_meeting"], group.look(watch)["next_meeting"]) == (room["key"], "")
    assert ann.send(f"tables/{mine}/gather", 201)["key"] == room["key"]
    assert [chair["name"] for chair in room["chairs"]] == ["Ann", "Tor"]
    assert (room["mine"], room["opener"], room["options"], room["rated"]) == (1, True, rulings, False)
    assert not any(chair["ready"] for chair in room["chairs"])
    ann.post(f"/{room['key']}/stand")
    uma.sit(room["key"])
    tor.contribute(f"meetings/{room['key']}", room["commitment"])
    with tor.here(room["key"]), uma.here(room["key"]):
        for person in (tor, uma):
            person.post(f"/{room['key']}/ready", ready=True)
    assert names(group.look(uma.look(room["key"])["link"])) == ["Uma", "Tor"]
    assert group.look(ann.look(room["key"])["link"])["seats"] == []


def test_bots_keep_their_seats_and_the_usual_rules_stay_usual(ann: Person, group: Server) -> None:
    key = ann.open()["key"]
    with ann.here(key):
        ann.post(f"/{key}/bot", seat=1, bot="Apprentice")
        link = ann.post(f"/{key}/ready", ready=True)["link"]
    conceded(ann, link)
    room = ann.send(f"tables/{link}/gather", 201)

    assert [(chair["name"], bool(chair["bot"])) for chair in room["chairs"]] == [("Ann", False), ("", True)]
    assert (room["rulings"], room["options"], room["rated"]) == ({}, {}, True)


def test_nobody_gathers_during_a_game_nor_who_only_watches(ann: Person, tor: Person, uma: Person) -> None:
    _key, (mine, theirs), watch = begun(ann, tor)
    early = ann.hears_no(f"tables/{mine}/gather", 409)
    conceded(tor, theirs)

    assert early == "New seats can be found when the game with others is over."
    assert uma.hears_no(f"tables/{watch}/gather", 403) == "Watchers cannot open the next game."
