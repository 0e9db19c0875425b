"""The agenda: what waits is done in the order in which it was written down, and can be taken away again."""

from __future__ import annotations

from types import ModuleType

import pytest

from rulebound.kernel.game.game import Game
from rulebound.kernel.table.agenda import Rule, rule
from tests.kernel.toy import rules, tiles
from tests.kernel.toy.game import TOY, asked, carry_out, do, kinds, names, player, scene
from tests.kernel.toy.state import Table


@rule("test.one")
def one_coin(table: Table, me: int) -> None:
    table.gain(me, 1)


@rule("test.draw")
def draws(table: Table, me: int) -> None:
    table.draw(me)


@rule("test.both")
def draws_and_gains(table: Table, me: int) -> None:
    table.then(me, draws, one_coin)


@rule("test.cancel")
def cancels_a_coin(table: Table, me: int) -> None:
    table.cancel(me, one_coin)


def two_players() -> Table:
    return scene(player(deck=["Squire", "Giant"]), player(deck=["Bard", "Ghost"]))


# -- Order -------------------------------------------------------------------------------------------------------------


def test_rules_are_carried_out_in_the_order_in_which_they_are_written() -> None:
    table = two_players()

    table.then(0, one_coin, draws, one_coin)
    carry_out(table)

    assert kinds(table) == ["gains", "draws", "gains"]


def test_what_a_rule_puts_on_the_agenda_comes_before_what_was_waiting() -> None:
    table = two_players()

    carry_out(table, draws_and_gains.by(0), draws.by(1))

    assert [(event.kind, event.seat) for event in table.log] == [("draws", 0), ("gains", 0), ("draws", 1)]


def test_a_chain_may_name_another_seat_for_each_step() -> None:
    table = two_players()

    carry_out(table, draws.by(1), one_coin.by(0), draws.by(0))

    assert [event.seat for event in table.log] == [1, 0, 0]


def test_an_event_names_the_clause_of_the_rule_that_is_carried_out() -> None:
    table = two_players()

    carry_out(table, one_coin.by(0), draws.by(0))

    assert [event.clause for event in table.log] == ["test.one", "test.draw"]


def test_an_event_names_the_clause_of_the_action_or_else_of_the_question() -> None:
    table = scene(player(hand=["Bolt"], in_play=["Smith"], coins=1), player())

    do(table, "Play Bolt", "Player 2", "Pay with coins", "Use Smith")

    clauses = {event.kind: event.clause for event in table.log}
    assert (clauses["pays"], clauses["exhausts"]) == ("play.cost", "creature.use")


# -- Taking away -------------------------------------------------------------------------------------------------------


def test_cancelling_takes_the_nearest_step_of_a_rule_and_leaves_the_others() -> None:
    table = two_players()

    carry_out(table, cancels_a_coin.by(0), draws.by(0), one_coin.by(0), draws.by(0), one_coin.by(0))

    assert kinds(table) == ["draws", "draws", "gains"]


def test_cancelling_leaves_the_same_rule_of_another_seat() -> None:
    table = two_players()

    carry_out(table, cancels_a_coin.by(0), one_coin.by(1))

    assert table.coins == [0, 1]


def test_cancelling_what_does_not_wait_changes_nothing_and_says_so() -> None:
    table = two_players()
    before = table.agenda[:]

    found = table.cancel(0, one_coin)

    assert not found
    assert table.agenda == before


def test_a_phase_that_puts_itself_back_comes_again_until_it_is_cancelled() -> None:
    table = scene(player(), player())

    do(table, "Plan tile 0", "Plan tile 1")
    again = asked(table)
    do(table, "End your turn")

    assert again == (0, "What do you do?")
    assert asked(table) == (1, "What do you do?")


def test_a_draw_phase_that_is_skipped_does_not_happen_this_once() -> None:
    skips = scene(player(in_play=["Hermit"], deck=["Squire", "Giant"]), player(), start=True)
    does_not = skips.clone()

    do(skips, "Yes")
    do(does_not, "No")

    assert (names(skips, skips.hand[0]), skips.coins[0]) == ([], 4)
    assert (names(does_not, does_not.hand[0]), does_not.coins[0]) == (["Squire"], 2)
    do(skips, "End your turn", "End your turn", "No")
    assert names(skips, skips.hand[0]) == ["Squire"]


# -- Moments of a timeline, one after another --------------------------------------------------------------------------


def test_moments_are_carried_out_one_after_another_each_by_all_seats_in_turn_order() -> None:
    table = scene(player(coins=3, row=[0]), player(coins=3, row=[3, 0]))

    do(table, "Plan tile 4", "End your turn")

    done = [(event.seat, event.number) for event in table.log if event.kind == "carries out"]
    assert done == [(0, 0), (1, 3), (0, 4), (1, 0)]


def test_what_cannot_be_paid_for_is_pushed_with_all_that_follows_and_comes_first_next_time() -> None:
    table = scene(player(coins=3, row=[0, 0]), player(coins=0, row=[3, 4]))

    do(table, "End your turn")

    assert [event.number for event in table.log if event.kind == "pushed"] == [0, 1]
    assert table.rows == [[], [3, 4]]
    assert asked(table) == (1, "What do you do?")
    do(table, "End your turn")
    assert [event.number for event in table.log if event.kind == "carries out" and event.seat == 1] == [3, 4]


def test_only_as_many_moments_happen_as_the_active_seat_planned() -> None:
    table = scene(player(coins=1, row=[0]), player(coins=5, row=[3, 3, 4]))

    do(table, "End your turn")

    assert table.rows == [[], [3, 4]]


# -- Steps as data -----------------------------------------------------------------------------------------------------


def test_copies_of_a_table_share_its_steps_and_not_its_agenda() -> None:
    table = two_players()
    copy = table.clone()

    copy.then(0, one_coin)

    assert len(copy.agenda) == len(table.agenda) + 1
    assert all(mine is theirs for mine, theirs in zip(table.agenda, copy.agenda, strict=False))


def test_every_waiting_step_can_be_found_by_its_name() -> None:
    table = two_players()

    found = [TOY.steps[step.name] for step in table.agenda]

    assert found == table.agenda
    assert found[-1] is rules.main_phase.by(0)


def test_a_rule_has_a_step_for_each_seat_with_its_clause() -> None:
    rule = tiles.carry_out
    steps = [rule.by(seat) for seat in range(4)]

    assert (rule.name, rule.clause) == ("carry_out", "moments.push")
    assert [step.name for step in steps] == [f"carry_out:{seat}" for seat in range(4)]
    assert {step.clause for step in steps} == {"moments.push"}


def test_a_game_with_two_rules_of_one_name_is_refused_since_saved_states_could_not_tell_them_apart() -> None:
    here, there = ModuleType("here"), ModuleType("there")
    here.pay = Rule("test.here", "pay", lambda table, me: None)  # type: ignore[attr-defined] # a module of its own
    there.pay = Rule("test.there", "pay", lambda table, me: None)  # type: ignore[attr-defined] # the same

    class Twice(Game):
        name = "twice"
        modules = [here, there]
        actions = []
        switches = []
        set_up_options = []

    with pytest.raises(AssertionError, match="two rules are called pay"):
        Twice([], {})
