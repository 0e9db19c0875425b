"""Tournaments of one evening: who takes part, rounds, tables, results, and who may do what."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from rulebound.server.tournament import MOST
from rulebound.server.tournament_store import all_tournaments as stored
from tests.server.people import GAME, Person
from tests.server.stored import everything
from tests.server.talking import Server
from tests.server.test_mine import conceded

BOTH_DATABASES = "slow"  # see conftest

NAMES: Final = ("Ann", "Tor", "Uma", "Vic", "Wim")


class Evening:
    """A tournament of so many people; the first has opened it."""

    def __init__(self, server: Server, players: int, **wanted: Any) -> None:
        self.people = [Person(server, name) for name in NAMES[:players]]
        first, *others = self.people
        made = first.send("tournaments", 201, **{"game": GAME, "name": first.name, **wanted})
        self.path = f"tournaments/{made['key']}"
        for other in others:
            other.send(f"{self.path}/enter", name=other.name)

    @property
    def seen(self) -> dict[str, Any]:
        """As its opener sees it."""
        found: dict[str, Any] = self.people[0].get(self.path)
        return found

    def person(self, number: int) -> Person:
        """The person with this number of the tournament."""
        name = self.seen["entrants"][number]["name"]
        return next(person for person in self.people if person.name == name)

    def begin(self, number: int = 0) -> list[dict[str, Any]]:
        """Begins a round, in which all browsers contribute to the seeds."""
        self.people[0].send(f"{self.path}/round", round=number)
        for person in self.people:
            for game in person.get(self.path)["rounds"][number]:
                if game["commitment"]:
                    person.contribute(self.path, game["commitment"])
        found: list[dict[str, Any]] = self.seen["rounds"][number]
        return found

    def link(self, person: Person) -> str:
        """The link to a person's seat in the last round."""
        seen = person.get(self.path)
        return str(next(it["link"] for it in seen["rounds"][-1] if seen["mine"] in (it["first"], it["second"])))

    def lose(self, number: int) -> None:
        """This player gives up the game of the last round."""
        person = self.person(number)
        conceded(person, self.link(person))

    def play(self, number: int) -> None:
        """A round in which the lower number wins each game."""
        for game in self.begin(number):
            if game["second"] >= 0:
                self.lose(max(game["first"], game["second"]))


def points(seen: dict[str, Any]) -> dict[str, float]:
    return {seen["entrants"][row["player"]]["name"]: row["points"] for row in seen["standings"]}


def test_all_against_all_from_the_first_link_to_the_result(group: Server) -> None:
    evening = Evening(group, 4, kind="robin", title="Thursday")
    for number in range(3):
        evening.play(number)

    seen = evening.seen
    assert (seen["title"], seen["planned"], seen["over"]) == ("Thursday", 3, True)
    assert points(seen) == {"Ann": 3, "Tor": 2, "Uma": 1, "Vic": 0}
    assert [row["place"] for row in seen["standings"]] == [1, 2, 3, 4]
    assert all(game["outcome"] in ("first", "second") for games in seen["rounds"] for game in games)


def test_the_swiss_system_with_a_bye(group: Server) -> None:
    evening = Evening(group, 5)
    for number in range(3):
        evening.play(number)

    seen = evening.seen
    assert (seen["planned"], seen["over"]) == (3, True)
    assert sum(game["outcome"] == "bye" for games in seen["rounds"] for game in games) == 3
    pairs = [frozenset((game["first"], game["second"])) for games in seen["rounds"] for game in games]
    assert len(set(pairs)) == len(pairs)
    assert sum(points(seen).values()) == 3 * 3
    assert seen["standings"][0]["player"] == 0


def test_each_gets_the_link_to_their_own_seat_and_others_watch(group: Server) -> None:
    evening = Evening(group, 2)
    evening.begin()
    stranger = Person(group, "Somebody else")
    ann, tor = evening.people
    links = [evening.link(ann), evening.link(tor)]

    assert sorted(group.look(link)["seats"] for link in links) == [[0], [1]]
    assert group.look(stranger.get(evening.path)["rounds"][0][0]["link"])["seats"] == []
    assert {name["name"] for name in group.look(links[0])["players"]} == {"Ann", "Tor"}
    assert [it["link"] for it in ann.get("mine/running")["tables"]] == [links[0]]


def test_a_table_says_to_which_tournament_it_belongs_and_its_rematch_to_none(group: Server) -> None:
    evening = Evening(group, 2)
    evening.begin()
    link = evening.link(evening.people[0])
    assert f"tournaments/{group.look(link)['tournament']}" == evening.path
    evening.lose(0)

    again = evening.people[0].send(f"tables/{link}/again", 201)["link"]
    assert group.look(again)["tournament"] == ""


def test_games_of_a_tournament_are_rated_and_the_strongest_are_numbered_first(group: Server) -> None:
    evening = Evening(group, 2)
    evening.begin()
    evening.lose(0)
    board = evening.people[1].get(f"games/{GAME}/ratings")
    assert board["mine"]["won"] == 1

    ann, tor = evening.people
    made = ann.send("tournaments", 201, game=GAME, name="Ann")
    tor.send(f"tournaments/{made['key']}/enter", name="Tor")
    seen = ann.send(f"tournaments/{made['key']}/round", round=0)
    assert [one["name"] for one in seen["entrants"]] == ["Tor", "Ann"]
    assert seen["mine"] == 1


def test_a_round_begins_when_all_games_are_over_and_only_once(group: Server) -> None:
    evening = Evening(group, 4, kind="robin")
    evening.begin()
    ann = evening.people[0]
    assert "when all games" in ann.hears_no(f"{evening.path}/round", 409, round=1)
    for game in evening.seen["rounds"][0]:
        evening.lose(game["first"])

    assert len(ann.send(f"{evening.path}/round", round=1)["rounds"]) == 2
    assert "has begun already" in ann.hears_no(f"{evening.path}/round", 409, round=1)


def test_any_player_begins_a_later_round_but_the_opener_the_first(group: Server) -> None:
    evening = Evening(group, 2, kind="swiss")
    _ann, tor = evening.people
    stranger = Person(group, "Somebody else")
    assert tor.hears_no(f"{evening.path}/round", 403, round=0)
    evening.begin()
    evening.lose(0)

    assert stranger.hears_no(f"{evening.path}/round", 403, round=1)
    assert tor.hears_no(f"{evening.path}/round", 409, round=1) == "The tournament is over."


def test_who_has_left_is_paired_no_more_and_has_given_up(group: Server) -> None:
    evening = Evening(group, 4, kind="robin")
    evening.begin()
    gone = evening.people[3]
    gone.send(f"{evening.path}/withdraw")
    number = gone.get(evening.path)["mine"]
    left = [game for game in evening.seen["rounds"][0] if number not in (game["first"], game["second"])]
    (lost,) = [game for game in evening.seen["rounds"][0] if number in (game["first"], game["second"])]
    assert lost["outcome"] == ("second" if lost["first"] == number else "first")
    for game in left:
        evening.lose(game["first"])

    assert sorted(game["outcome"] for game in evening.begin(1)) == ["", "bye"]
    assert evening.seen["entrants"][number]["gone"]


def test_a_game_that_does_not_end_is_decided_by_who_opened_the_tournament(group: Server) -> None:
    evening = Evening(group, 2)
    evening.begin()
    ann, tor = evening.people
    assert tor.hears_no(f"{evening.path}/decide", 403, round=0, game=0, outcome="first")
    assert ann.hears_no(f"{evening.path}/decide", 409, round=1, game=0, outcome="first")

    seen = ann.send(f"{evening.path}/decide", round=0, game=0, outcome="drawn")
    assert seen["rounds"][0][0]["decided"]
    evening.lose(0)  # what happens at the table afterwards changes nothing
    assert points(evening.seen) == {"Ann": 0.5, "Tor": 0.5}
    assert evening.seen["over"]


def test_before_it_begins_people_come_and_go(group: Server) -> None:
    evening = Evening(group, 3)
    ann, tor, uma = evening.people
    assert "Choose another name" in uma.hears_no(f"{evening.path}/enter", 422, name="tor")
    tor.send(f"{evening.path}/withdraw")
    assert uma.hears_no(f"{evening.path}/withdraw", 403, player=0)
    ann.send(f"{evening.path}/withdraw", player=1)

    assert [one["name"] for one in evening.seen["entrants"]] == ["Ann"]
    assert "needs two players" in ann.hears_no(f"{evening.path}/round", 409, round=0)
    assert tor.hears_no(f"{evening.path}/withdraw", 404) == "There is no such player."


def test_who_comes_too_late_watches(group: Server) -> None:
    evening = Evening(group, 2)
    evening.begin()

    assert Person(group, "Uma").hears_no(f"{evening.path}/enter", 409, name="Uma") == "The tournament has begun."


def test_a_tournament_of_all_against_all_has_a_limit(group: Server) -> None:
    evening = Evening(group, 2, kind="robin")
    for n in range(2, MOST["robin"]):
        Person(group, "").send(f"{evening.path}/enter", name=f"Player {n}x")

    assert "12 players at most" in Person(group, "").hears_no(f"{evening.path}/enter", 429, name="One more")


def test_listed_tournaments_are_seen_by_all_and_others_by_their_players(group: Server) -> None:
    Evening(group, 2, title="Secret")
    listed = Evening(group, 3, title="Open", listed=True)
    stranger = Person(group, "Somebody else")

    assert [(it["title"], it["players"], it["mine"]) for it in stranger.get("tournaments")["tournaments"]] == [
        ("Open", 3, False)
    ]
    assert [it["mine"] for it in listed.people[1].get("tournaments")["tournaments"]] == [True]


def test_a_tournament_outlives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", own=False) as server:
        evening = Evening(server, 2)
        evening.begin()
        before, secret = evening.seen, evening.people[0].secret
    with Server(tmp_path / "tables.db", own=False) as server:
        assert Person(server, "Ann", secret).get(evening.path) == before


def test_who_deletes_everything_leaves_no_name_in_a_tournament(group: Server) -> None:
    evening = Evening(group, 3)
    ann, tor, _uma = evening.people
    assert [(it["game"], it["name"]) for it in tor.get("mine/data")["tournaments"]] == [(GAME, "Tor")]
    evening.begin()
    ann.send("mine/delete")

    seen = tor.get(evening.path)
    assert [one["name"] for one in seen["entrants"]] == ["Anonymous 1", "Tor", "Uma"]
    assert seen["entrants"][0]["gone"]
    assert seen["opener"]
    assert not tor.server.registry.store.do_now(lambda store: "'Ann'" in everything(store))


@pytest.mark.parametrize(
    ("wanted", "status"), [({"game": "chess"}, 404), ({"kind": "knockout"}, 400), ({"rounds": 11}, 400)]
)
def test_what_cannot_be_is_not_opened(group: Server, wanted: dict[str, Any], status: int) -> None:
    assert Person(group, "Ann").hears_no("tournaments", status, **{"game": GAME, "name": "Ann", **wanted})


def test_what_is_shown_holds_no_key_and_no_link_of_others(group: Server) -> None:
    evening = Evening(group, 2)
    evening.begin()
    ann, tor = evening.people
    keys = [one.guest for tournament in ann.server.registry.store.do_now(stored) for one in tournament.entrants]

    assert len(keys) == 2
    assert not any(key in str(tor.get(evening.path)) for key in keys)
    assert evening.link(ann) not in str(tor.get(evening.path))


def test_a_tournament_that_does_not_exist_says_so(group: Server) -> None:
    assert group.refused("/api/tournaments/nothing", status=404)["sentence"] == "There is no such tournament."
