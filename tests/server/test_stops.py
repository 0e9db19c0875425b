"""Stops at a table of the server: seats pass by themselves where people do not usually want to be asked."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.chance import Chance
from rulebound.server.table import Table
from tests.server.talking import TWO, Server, play

AVARIUM: dict[str, Any] = {"game": "avarium", "options": {"first": "1"}}


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
    wish: dict[str, Any] = {**AVARIUM, "options": {"first": "1", "windows": "all"}}
    table = server.room(server.links(**wish)[0]).table

    assert {"start", "end"} <= windows_that_are_asked(table, 300)


def test_passes_of_seats_without_a_stop_are_kept(server: Server) -> None:
    ann, tor, _ = server.links(**AVARIUM)
    with server.sit(ann) as first, server.sit(tor) as second:
        play(first, second, most=12)
    actions = list(server.room(ann).table.match.actions)
    chosen = [made.chosen for made in server.room(ann).table.made]

    server.hall.sweep(0)
    server.look(ann)
    again = server.room(ann).table

    assert again.match.actions == actions
    assert [made.chosen for made in again.made] == chosen
    assert not all(chosen)


def test_what_is_taken_back_is_a_deed_and_never_a_pass_that_nobody_chose(server: Server) -> None:
    table = server.room(server.links(TWO, **AVARIUM)[0]).table
    windows_that_are_asked(table, 40)

    for seat in (0, 1):
        to = table.back_to(seat)
        assert to < 0 or table.made[to].chosen
