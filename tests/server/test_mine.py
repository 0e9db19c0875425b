"""My games: running ones that wait for me first, finished ones with their result and a replay to share."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from rulebound.server.guests import Guest
from rulebound.server.my_api import PAGE
from rulebound.server.my_games import RUNNING
from rulebound.server.results import FINISHED
from rulebound.server.store import Store
from rulebound.session.table import Table
from tests.server.people import Person, begun
from tests.server.stored import ONLY_SQLITE
from tests.server.talking import TWO, Server

BOTH_DATABASES = "slow"  # see conftest


def running(person: Person, page: int = 0) -> list[dict[str, Any]]:
    return list(person.get(f"mine/running?page={page}")["tables"])


def finished(person: Person, page: int = 0) -> list[dict[str, Any]]:
    return list(person.get(f"mine/finished?page={page}")["games"])


def conceded(loser: Person, link: str) -> None:
    with loser.at(link) as table:
        table.now("concede")


def against_a_bot(person: Person) -> str:
    """A game that this person has come to, and in which they decide first: its link."""
    seats = [{"name": person.name}, {"bot": "Apprentice"}]
    link = str(person.send("tables", 201, game="courses", seats=seats, options={"first": "1"})["link"])
    person.get(f"tables/{link}/talk")  # gives the cookie to who has none yet
    with person.at(link):
        return link


def test_who_has_no_game_has_none_and_nor_has_who_has_no_cookie(ann: Person, group: Server) -> None:
    ann.open()

    assert running(ann) == finished(ann) == []
    assert group.get("/api/mine/running") == {"tables": [], "more": False}


def test_games_in_which_i_must_decide_come_first_each_with_the_link_to_my_seat(ann: Person, tor: Person) -> None:
    _key, links, _watch = begun(ann, tor, options={"first": "2"})
    against_a_bot(ann)
    _key, mine, _watch = begun(ann, tor, options={"first": "1"})
    _key, others, _watch = begun(ann, tor, options={"first": "2"})

    found = running(ann)
    assert [it["yours"] for it in found] == [True, True, False, False]
    assert {it["link"] for it in found} >= {mine[0], others[0], links[0]}
    assert {it["link"] for it in running(tor)} == {links[1], mine[1], others[1]}
    assert [it["yours"] for it in running(tor)] == [True, True, False]
    assert found[0]["names"][0] == "Ann"


def test_a_lesson_is_no_game_of_mine(ann: Person) -> None:
    lesson = ann.get("games")["games"][0]
    seats = [{"name": "Ann"}]
    link = ann.send("tables", 201, game=lesson["name"], lesson=lesson["lessons"][0]["name"], seats=seats)["link"]
    with ann.at(link):
        pass

    assert running(ann) == []


def test_a_finished_game_says_how_it_came_out_for_each(ann: Person, tor: Person, uma: Person) -> None:
    _key, (_mine, theirs), _watch = begun(ann, tor)
    conceded(tor, theirs)

    (won,), (lost,) = finished(ann), finished(tor)
    assert (won["came"], lost["came"]) == ("won", "lost")
    assert (won["game"], won["title"], won["turns"]) == ("courses", won["title"], won["turns"])
    assert won["seats"] == [
        {"name": "Ann", "bot": "", "rank": 1, "mine": True},
        {"name": "Tor", "bot": "", "rank": 2, "mine": False},
    ]
    assert won["opened"] <= won["ended"]
    assert running(ann) == finished(uma) == []


@pytest.mark.slow
def test_a_played_game_is_as_long_as_it_was(ann: Person) -> None:
    seats = [{"name": "Ann"}, {"bot": "random"}]
    link = str(ann.send("tables", 201, game="courses", seats=seats)["link"])
    with ann.at(link) as table:
        while not table.state["ended"]:
            if table.options:
                table.act()
            else:
                table.hear()
        winners = table.state["ended"]["winners"]
        turn = ann.server.room(link).table.standing.turn

    (game,) = finished(ann)
    assert game["turns"] == turn > 1
    assert game["decisions"] == ann.get(f"tables/{link}/replay")["last"]
    assert [seat["rank"] == 1 for seat in game["seats"]] == [seat in winners for seat in (0, 1)]
    assert [seat["bot"] for seat in game["seats"]] == ["", "Rolling Dice"]


def test_the_replay_of_a_finished_game_hides_nothing_and_opens_no_seat(ann: Person, tor: Person, uma: Person) -> None:
    _key, (mine, theirs), watch = begun(ann, tor)
    conceded(tor, theirs)

    link = finished(ann)[0]["replay"]
    assert link == finished(tor)[0]["replay"]
    assert link not in (mine, theirs, watch)
    replay = uma.get(f"tables/{link}/replay")
    assert replay["seats"] == [0, 1, -1]
    hand = uma.get(f"tables/{link}/replay/0?seat=1")["view"]
    assert hand == tor.get(f"tables/{theirs}/replay/0?seat=1")["view"]
    assert uma.server.client.get(f"/api/tables/{link}/record").status_code == 200
    with uma.at(link) as table:
        assert table.state["seats"] == []
        assert table.refused("undo")["sentence"]
    assert uma.hears_no(f"tables/{link}/again", 403) == "Watchers cannot open the next game."
    assert uma.hears_no(f"tables/{link}/end", 403) == "Only the person who opened the table can close it."
    push = {"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    assert uma.hears_no(f"tables/{link}/push", 403, **push) == "Only players are called."


def test_a_replay_does_not_lead_to_the_rematch(ann: Person, tor: Person, uma: Person) -> None:
    _key, (mine, theirs), watch = begun(ann, tor)
    conceded(tor, theirs)
    ann.send(f"tables/{mine}/again", 201)

    assert uma.get(f"tables/{watch}")["next"]
    assert uma.get(f"tables/{finished(ann)[0]['replay']}")["next"] == ""


def test_no_key_of_a_guest_is_shown(ann: Person, tor: Person) -> None:
    _key, (_mine, theirs), _watch = begun(ann, tor)
    conceded(tor, theirs)

    shown = str(finished(ann)) + str(running(ann))
    assert not [person.name for person in (ann, tor) if Guest(person.secret).key in shown or person.secret in shown]


def test_all_pages_together_have_each_game_once(ann: Person) -> None:
    opened = [against_a_bot(ann) for _n in range(PAGE + 3)]
    first, second = ann.get("mine/running?page=0"), ann.get("mine/running?page=1")
    assert (first["more"], second["more"]) == (True, False)
    assert sorted(it["link"] for it in first["tables"] + second["tables"]) == sorted(opened)

    for link in opened[1:]:
        conceded(ann, link)
    ended = [ann.get(f"mine/finished?page={n}") for n in range(3)]
    assert [len(page["games"]) for page in ended] == [PAGE, 2, 0]
    assert [page["more"] for page in ended] == [True, False, False]
    assert len({game["replay"] for page in ended for game in page["games"]}) == PAGE + 2
    assert [it["link"] for it in running(ann)] == opened[:1]
    for wrong in ("-1", "x", "1e9"):
        assert ann.get(f"mine/finished?page={wrong}", 400)["error"]["sentence"]


def test_a_result_outlives_its_table_and_the_server(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with Server(database, own=False) as server:
        ann = Person(server, "Ann")
        conceded(ann, against_a_bot(ann))
        before = finished(ann)
    with Server(database, own=False) as server:
        ann = Person(server, "Ann", ann.secret)
        assert finished(ann) == before
        server.registry.store.do_now(remove_all)
        assert finished(ann) == [before[0] | {"replay": ""}]
        assert ann.get(f"tables/{before[0]['replay']}", 404)["error"]["code"] == "unknown"


def remove_all(store: Store) -> None:
    with store.db:
        store.db.execute("DELETE FROM tables")


def test_a_game_at_one_persons_own_server_is_not_noted(server: Server) -> None:
    link = server.links([{"name": "Ann"}, {"bot": "random"}])[0]
    with server.sit(link) as table:
        table.now("concede")

    assert server.registry.store.do_now(count_results) == 0


def count_results(store: Store) -> int:
    return int(store.db.execute("SELECT count(*) FROM results").fetchone()[0])


def test_a_damaged_table_does_not_affect_the_others(ann: Person) -> None:
    good, bad = against_a_bot(ann), against_a_bot(ann)
    home = ann.server.room(bad).table.id
    ann.server.registry.store.do_now(damage, home)

    assert [it["link"] for it in running(ann)] == [good]


def damage(store: Store, home: str) -> None:
    with store.db:
        store.db.execute("UPDATE tables SET standing = '{' WHERE id = ?", (home,))


@ONLY_SQLITE
@pytest.mark.parametrize("query", [RUNNING, FINISHED])
def test_the_games_of_a_guest_are_found_without_going_through_those_of_others(query: str, group: Server) -> None:
    plan = group.registry.store.do_now(plan_of, query)

    assert plan
    assert not [step for step in plan if step.startswith("SCAN") and "mine" not in step]


def plan_of(store: Store, query: str) -> list[str]:
    try:
        return [str(row[3]) for row in store.db.execute(f"EXPLAIN QUERY PLAN {query}", ("guest", 20, 0))]
    except sqlite3.Error as error:
        return [f"SCAN {error}"]


@pytest.fixture
def three(group: Server) -> Table:
    """A game of three people."""
    seats = [*TWO, {"name": "Uma"}]
    return group.room(group.post("/api/tables", {"game": "avarium", "seats": seats}, 201)["link"]).table


@pytest.mark.parametrize(
    ("conceded", "absent", "winners", "ranks"),
    [
        ([], [], [1], [2, 1, 2]),
        ([], [], [0, 1], [1, 1, 2]),
        ([], [], [], [1, 1, 1]),
        ([0], [], [1], [3, 1, 2]),
        ([], [0], [1], [3, 1, 2]),
        ([0], [], [0], [2, 1, 1]),  # the bot has won that took over
        ([0, 2], [], [1], [2, 1, 2]),
    ],
)
def test_who_leaves_a_game_to_a_bot_comes_last_even_if_that_bot_wins(
    three: Table, conceded: list[int], absent: list[int], winners: list[int], ranks: list[int]
) -> None:
    three.standing.conceded, three.standing.absent = conceded, absent
    three.match.state.over, three.match.state.winners = True, winners

    assert three.ranks == ranks
