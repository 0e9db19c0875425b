"""Stops at a table of the server: seats pass by themselves where people do not usually want to be asked."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.basics.chance import Chance
from rulebound.session.table import Table
from tests.server.talking import TWO, Server, play

AVARIUM: dict[str, Any] = {"game": "avarium", "options": {"first": "1"}, "seed": "3"}


def windows_that_are_asked(table: Table, decisions: int) -> set[str]:
    """The kinds of windows at which a seat must decide in so many decisions at random."""
    chance, asked = Chance.of(3, "people"), set()
    for _ in range(decisions):
        if table.over:
            break
        asked.add(table.game.stop_of(table.match.state))
        options = table.seat(table.decider).legal_actions()
        table.act(table.decider, options[chance.below(len(options))].code)
    return asked


def test_people_are_asked_at_the_usual_stops_and_at_no_others(server: Server) -> None:
    table = server.room(server.links(**AVARIUM)[0]).table

    assert windows_that_are_asked(table, 300) <= {"", *table.game.usual_stops}


def test_a_table_can_want_to_be_asked_everywhere(server: Server) -> None:
    given: dict[str, Any] = {**AVARIUM, "options": {"first": "1", "windows": "all"}}
    table = server.room(server.links(**given)[0]).table

    assert {"start", "end"} <= windows_that_are_asked(table, 300)


def test_passes_of_seats_without_a_stop_are_kept(server: Server) -> None:
    ann, tor, _ = server.links(**AVARIUM)
    with server.sit(ann) as first, server.sit(tor) as second:
        play(first, second, most=12)
    actions = list(server.room(ann).table.match.actions)
    chosen = [made.chosen for made in server.room(ann).table.made]

    server.registry.sweep(0)
    server.look(ann)
    again = server.room(ann).table

    assert again.match.actions == actions
    assert [made.chosen for made in again.made] == chosen
    assert not all(chosen)


def test_what_is_taken_back_is_an_action_and_never_a_pass_that_nobody_chose(server: Server) -> None:
    table = server.room(server.links(TWO, **AVARIUM)[0]).table
    windows_that_are_asked(table, 40)

    for seat in (0, 1):
        to = table.back_to(seat)
        assert to < 0 or table.made[to].chosen


def names(state: dict[str, Any], key: str = "on") -> set[str]:
    """The stops of a state that are so."""
    return {stop["name"] for stop in state["stops"] if stop[key]}


def test_a_seat_is_told_its_stops_with_the_usual_ones_on(server: Server) -> None:
    ann, _, watch = server.links(**AVARIUM)
    game = server.room(ann).table.game

    state = server.look(ann)

    assert [stop["name"] for stop in state["stops"]] == [stop.name for stop in game.stops]
    assert names(state) == names(state, "usual") == set(game.usual_stops)
    assert server.look(watch)["stops"] == []


def test_a_game_in_which_nobody_responds_has_no_stops(server: Server) -> None:
    ann = server.links(game="courses")[0]

    assert server.look(ann)["stops"] == []
    with server.sit(ann) as person:
        reply = person.say("stops", stops=[])
    assert reply["code"] == "impossible"


def test_a_seat_is_asked_where_it_has_set_a_stop_and_nowhere_else(server: Server) -> None:
    table = server.room(server.links(**AVARIUM)[0]).table

    table.set_stops(0, ["start", "action"])
    table.set_stops(1, [])

    asked: dict[int, set[str]] = {0: set(), 1: set()}
    chance = Chance.of(3, "people")
    for _ in range(300):
        if table.over:
            break
        asked[table.decider].add(table.game.stop_of(table.match.state))
        options = table.seat(table.decider).legal_actions()
        table.act(table.decider, options[chance.below(len(options))].code)
    assert {"start", "action"} <= asked[0] <= {"", "start", "action"}
    assert asked[1] == {""}


def test_who_is_asked_at_a_window_passes_at_once_when_the_stop_is_taken_away(server: Server) -> None:
    table = server.room(server.links(**AVARIUM)[0]).table
    chance = Chance.of(5, "people")
    while not table.game.stop_of(table.match.state):
        options = table.seat(table.decider).legal_actions()
        table.act(table.decider, options[chance.below(len(options))].code)
    seat, made = table.decider, len(table.made)
    revision = table.standing.revision

    table.set_stops(seat, [])

    assert (table.made[made].seat, table.made[made].chosen) == (seat, False)
    assert table.standing.revision > revision


def test_stops_outlive_the_server_and_change_nothing_of_what_was_done_before(server: Server) -> None:
    ann = server.links(**AVARIUM)[0]
    table = server.room(ann).table
    windows_that_are_asked(table, 25)
    with server.sit(ann) as person:
        assert person.say("stops", stops=["attack"])["is"] == "yes"
        assert names(person.state) == {"attack"}
    windows_that_are_asked(table, 25)
    assert not table.over
    server.registry.store.do_now(type(server.registry.store).change, table.id, 0, table.match.actions, table.standing)
    made, actions = list(table.made), list(table.match.actions)

    server.registry.sweep(0)
    server.look(ann)

    again = server.room(ann).table
    assert again is not table
    assert (again.made, again.match.actions) == (made, actions)
    assert again.stopping.of(0) == ["attack"]
    assert again.stopping.of(1) == list(again.game.usual_stops)


def test_stops_are_not_taken_back_with_the_actions_before_them(server: Server) -> None:
    table = server.room(server.links(TWO, **AVARIUM)[0]).table
    windows_that_are_asked(table, 60)
    table.set_stops(0, ["end"])

    table.go_back(3)

    assert table.stopping.of(0) == ["end"]
    assert all(setting.at <= 3 for setting in table.standing.stops)


def test_a_stop_that_is_not_there_is_refused_with_those_that_are(server: Server) -> None:
    ann = server.links(**AVARIUM)[0]
    with server.sit(ann) as person:
        reply = person.say("stops", stops=["breakfast"])

    assert "'breakfast'" in reply["sentence"]
    assert "attack" in reply["sentence"]


def test_stops_are_wished_for_at_the_set_up_and_kept_for_the_rematch(server: Server) -> None:
    seats = [{"name": "Ann", "stops": ["fight", "of another version"]}, {"name": "Tor"}]
    ann = server.links(seats, **AVARIUM)[0]
    assert names(server.look(ann)) == {"fight"}
    with server.sit(ann) as person:
        person.say("stops", stops=["end", "fight"])
        person.now("concede")

    again = server.post(f"/api/tables/{ann}/again", {}, 201)

    assert names(server.look(again["link"])) == {"fight", "end"}
