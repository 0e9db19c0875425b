"""Games that would not end: rounds in which nothing counts, loops that ask nobody, and turns without end."""

from __future__ import annotations

from functools import cache

import pytest

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.game import saving
from rulebound.kernel.knowledge.view_parts import ending, some_of
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.state import LONGEST_TURN
from tests.kernel.toy.effects import Gain
from tests.kernel.toy.game import TOY, asked, do, play_out, player, scene
from tests.kernel.toy.state import Table

one_worker = pytest.mark.xdist_group("turn without end")  # which is played once, and takes seconds


def end_rounds(table: Table, rounds: int) -> None:
    for _ in range(rounds * table.seats):
        if not table.over:
            do(table, "End your turn")


def test_after_twenty_rounds_without_a_change_the_game_is_drawn() -> None:
    table = scene(player(), player(), player())

    end_rounds(table, 19)
    still_on = not table.over
    end_rounds(table, 1)

    assert still_on
    assert table.outcome is not None
    assert (sorted(table.outcome.winners), table.outcome.reason) == ([0, 1, 2], "stalemate")
    assert table.returns() == [0.0, 0.0, 0.0]


def test_the_number_of_rounds_is_a_switch() -> None:
    table = scene(player(), player(), stalemate=2)

    end_rounds(table, 1)
    still_on = not table.over
    end_rounds(table, 1)

    assert still_on
    assert table.over


def test_the_switch_can_be_turned_off() -> None:
    table = scene(player(), player(), stalemate=0)

    end_rounds(table, 60)

    assert not table.over


def test_when_something_counts_the_rounds_are_counted_anew() -> None:
    table = scene(player(), player(), stalemate=2)
    end_rounds(table, 1)

    do(table, "Use tile 3", "No more", "End your turn", "End your turn")  # a round that does not count

    end_rounds(table, 1)
    assert not table.over
    end_rounds(table, 1)
    assert table.over


def test_only_full_rounds_are_counted() -> None:
    table = scene(player(), player(), player(), stalemate=1)

    do(table, "End your turn", "End your turn")

    assert asked(table) == (2, "What do you do?")
    do(table, "End your turn")
    assert table.over


def test_a_loop_that_asks_nobody_ends_the_game() -> None:
    """A mirror answers each coin with a coin."""
    table = scene(player(in_play=["Mirror"]), player(), player())

    do(table, "Use tile 0")

    assert table.outcome is not None
    assert (sorted(table.outcome.winners), table.outcome.reason) == ([0, 1, 2], "stalemate")


def answer_for_ever(table: Table) -> int:
    """Takes the first option until the game is over; returns how many there were to take."""
    taken = 0
    while not table.over and taken < 2 * LONGEST_TURN:
        table.apply(table.options[0])
        taken += 1
    return taken


@cache
def asked_for_ever() -> tuple[CardTable, Table, int]:
    """Two mirrors answer each other's coins from the second round on, and somebody must say which comes first.

    The table when that begins, loaded from what was saved; the same when that has gone on for ever; and
    how many decisions that took.
    """
    table = scene(player(in_play=["Mirror", "Squire", "Mirror"]), player(), player())
    do(table, *["End your turn"] * 3)
    before = saving.load(TOY, saving.save(table))
    return before, table, answer_for_ever(table)


@one_worker
@pytest.mark.unmeasured  # so many decisions take ten times as long measured
def test_a_turn_in_which_players_are_asked_without_end_ends_the_game() -> None:
    _, table, answered = asked_for_ever()

    assert answered == LONGEST_TURN
    assert table.outcome is not None
    assert (sorted(table.outcome.winners), table.outcome.reason) == ([0, 1, 2], "stalemate")


@one_worker
def test_what_went_on_for_ever_is_named() -> None:
    _, asking, _ = asked_for_ever()
    silent = scene(player(in_play=["Mirror", "Squire"]), player())

    do(silent, "Use tile 0")

    for table in (asking, silent):
        assert table.outcome is not None
        assert table.outcome.loop == ["Mirror"]
        assert ending(table) == "The game is drawn, because this would go on forever: Mirror."
        assert "loop=['Mirror']" in repr(table.outcome)


@one_worker
def test_a_table_that_was_saved_knows_what_went_on_for_ever_and_how_long_the_turn_lasts() -> None:
    before, table, _ = asked_for_ever()

    ended = saving.load(TOY, saving.save(table))

    assert before.turn_began == 3
    assert ended.loop == ["Mirror"]


def test_each_turn_has_all_its_decisions_again() -> None:
    table = scene(player(), player())

    for _ in range(LONGEST_TURN // table.seats + 1):
        table.idle_rounds = 0
        do(table, *["End your turn"] * table.seats)

    assert not table.over


def test_a_game_that_ends_otherwise_has_no_loop() -> None:
    table = scene(player(), player(), stalemate=1)

    end_rounds(table, 1)

    assert table.outcome is not None
    assert table.outcome.loop == []
    assert ending(table) == "Nothing changed."


def test_of_very_many_that_go_on_for_ever_the_first_are_told() -> None:
    assert some_of(["A"]) == "A"
    assert some_of(["A", "B"]) == "A and B"
    assert some_of(list("ABCDEF")) == "A, B, C, D, E and F"
    assert some_of(list("ABCDEFGH")) == "A, B, C, D, E and 3 more"


class Ends(Effect[Table]):
    """The second seat wins."""

    def run(self, table: Table, scope: Scope) -> None:
        table.end([1], "last", "end.last")


def test_when_the_game_ends_in_the_middle_of_an_effect_nothing_is_left_to_be_done() -> None:
    table = scene(player(), player())

    play_out(table, Sequence(Sequence(Ends()), Gain(1)))

    assert repr(table.outcome) == "Outcome(winners=[1], reason='last', clause='end.last')"
    assert (table.agenda, table.scopes, table.options, table.question, table.seat) == ([], [], [], [], -1)
    assert table.coins[0] == 0
    assert table.returns() == [-1.0, 1.0]


def test_winners_share_what_there_is_to_win() -> None:
    table = scene(player(), player(), player(), player())
    returns = []

    for winners in ([2], [0, 1], [0, 1, 3], [0, 1, 2, 3], []):
        table.end(winners, "last", "end.last")
        returns.append(table.returns())

    third = 2 / 3 - 1
    assert returns == [
        [-1, -1, 1, -1],
        [0, 0, -1, -1],
        [third, third, -1, third],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
    ]


def test_before_the_end_nobody_has_anything() -> None:
    table = scene(player(), player())

    assert (table.returns(), table.outcome) == ([0.0, 0.0], None)
