"""Windows: who is asked for a response, in which order, and that neither asking nor silence tells a hand."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.kernel.basics.setup import ALL, NONE, PUBLIC
from tests.kernel.toy import playing
from tests.kernel.toy.game import asked, carry_out, do, kinds, names, options, pass_all, piece, player, scene
from tests.kernel.toy.state import Table

ONE = {"hand": ["Giant"], "coins": 1}  # could respond for all that others see, and cannot


def seat(**given: Any) -> dict[str, Any]:
    """A player who is asked whenever there is a window."""
    return {**ONE, **given}


# -- Who is asked ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "given",
    [{"hand": ["Bolt"]}, {"coins": 5}, {"in_play": ["Squire"]}, {"hand": ["Bolt"], "deck": ["Bolt"]}, {}],
    ids=["no coin", "no card", "nothing to use", "no creature either", "nothing at all"],
)
def test_nobody_is_asked_whom_public_facts_leave_no_response(given: dict[str, Any]) -> None:
    table = scene(player(hand=["Squire"], coins=1), player(**given))

    do(table, "Play Squire")

    assert asked(table) == (0, "What do you do?")
    assert names(table, table.play)[-1] == "Squire"


@pytest.mark.parametrize("hand", [["Bolt"], ["Giant"], ["Feast"], ["Kill"]])
def test_everybody_who_could_respond_is_asked_whether_or_not_the_hand_holds_a_response(hand: list[str]) -> None:
    table = scene(player(hand=["Squire"], coins=1), player(hand=hand, coins=1))

    do(table, "Play Squire")

    assert asked(table) == (1, "Do you respond?")


def test_a_creature_that_can_be_used_is_a_response_too() -> None:
    table = scene(player(hand=["Squire"], coins=1), player(in_play=["Smith"]))

    do(table, "Play Squire")

    assert options(table) == ["Use Smith", "Pass"]


def test_with_windows_for_all_everybody_is_asked_always() -> None:
    table = scene(player(hand=["Squire"], coins=1), player(), player(coins=3), windows=ALL)

    do(table, "Play Squire")

    assert pass_all(table) == [1, 2, 0, 1, 2]


def test_without_windows_nobody_is_asked_for_a_lone_pass() -> None:
    table = scene(player(hand=["Squire"], coins=1), seat(), seat(), windows=NONE)

    do(table, "Play Squire")

    assert asked(table) == (0, "What do you do?")


def test_without_windows_whoever_holds_a_response_is_asked() -> None:
    table = scene(player(hand=["Squire"], coins=1), seat(), player(hand=["Bolt"], coins=1), windows=NONE)

    do(table, "Play Squire")

    assert asked(table) == (2, "Do you respond?")
    assert options(table) == ["Play Bolt", "Pass"]


def one_story(hand: list[str], windows: str) -> list[object]:
    """What the first seat notices of a game in which all others pass: decisions, who is waited for, the log."""
    table = scene(
        player(hand=["Squire", "Bolt"], coins=2), player(hand=hand, coins=1), player(coins=1), windows=windows
    )
    noticed: list[object] = []
    for sentence in ["Play Squire", "Play Bolt", "Player 3"]:
        do(table, sentence)
        while asked(table)[1] == "Do you respond?":
            noticed += [table.seat, table.decisions]
            do(table, "Pass")
    log = [event.as_seen_by(0) for event in table.log]
    return [*noticed, table.decisions, [(event.kind, event.seat, event.it_face, event.cause) for event in log]]


@pytest.mark.parametrize("windows", [PUBLIC, ALL])
def test_neither_being_asked_nor_the_count_of_decisions_tells_the_hand(windows: str) -> None:
    held = one_story(["Bolt"], windows)

    assert one_story(["Giant"], windows) == held
    assert one_story(["Feast"], windows) == held


def test_only_the_one_who_is_asked_sees_whether_there_is_a_response() -> None:
    table = scene(player(hand=["Squire"], coins=1), player(hand=["Bolt"], coins=1))
    do(table, "Play Squire")

    mine, theirs = table.seat_of(1), table.seat_of(0)

    assert len(mine.legal_actions()) == 2
    assert theirs.legal_actions() == []


# -- The order of priority ---------------------------------------------------------------------------------------------


def test_after_an_action_the_next_seat_is_asked_first_and_the_one_who_acted_not_at_all() -> None:
    table = scene(seat(hand=["Squire", "Giant"], coins=2), seat(), seat(), seat())

    do(table, "Play Squire")

    assert pass_all(table)[:3] == [1, 2, 3]
    assert table.passed == 0


def test_a_window_opens_with_the_active_seat() -> None:
    table = scene(seat(hand=["Squire", "Giant"], coins=2), seat(), seat())

    do(table, "Play Squire")

    assert pass_all(table) == [1, 2, 0, 1, 2]


def test_after_a_response_all_others_must_pass_again() -> None:
    table = scene(seat(hand=["Squire", "Giant"], coins=2), seat(), seat(hand=["Bolt", "Giant"], coins=2))

    do(table, "Play Squire", "Pass", "Play Bolt", "Player 1")

    others, window, window_again = [0, 1], [0, 1, 2], [0, 1, 2]
    assert pass_all(table) == others + window + window_again


def test_the_circle_in_which_somebody_responded_is_not_taken_up_again() -> None:
    table = scene(seat(hand=["Squire"], coins=1), seat(hand=["Bolt"] * 3, coins=3))
    do(table, "Play Squire")

    do(table, *["Play Bolt", "Player 1"] * 3)

    assert pass_all(table) == []
    assert asked(table) == (0, "What do you do?")
    assert not [step.name for step in table.agenda if step.name.startswith("priority")]


def test_the_last_effect_declared_is_played_out_first() -> None:
    table = scene(seat(hand=["Bolt", "Giant"], coins=2), seat(hand=["Bolt", "Giant"], coins=2), seat())
    do(table, "Play Bolt", "Player 3", "Play Bolt", "Player 1")

    order = []
    while asked(table)[1] == "Do you respond?":
        do(table, "Pass")
        order.append((table.life[0], table.life[2]))

    assert sorted(set(order), reverse=True) == [(10, 10), (8, 10), (8, 8)]


def test_between_two_effects_of_the_pile_a_response_can_be_given() -> None:
    table = scene(seat(hand=["Bolt"], coins=1), seat(hand=["Bolt", "Hush"], coins=2), player())
    do(table, "Play Bolt", "Player 3", "Play Bolt", "Player 1")
    first = table.life[:]

    do(table, "Play Hush")

    assert first == [8, 10, 10]
    assert table.life == [8, 10, 10]


def test_a_window_that_opens_in_the_middle_of_another_asks_everybody() -> None:
    table = scene(seat(hand=["Squire", "Giant"], coins=2), seat(), seat())
    do(table, "Play Squire", "Pass")

    carry_out(table, playing.WINDOWS.open.by(0))

    assert pass_all(table)[:3] == [0, 1, 2]


# -- Responses ---------------------------------------------------------------------------------------------------------


def test_a_countered_spell_does_nothing_and_is_discarded() -> None:
    table = scene(player(hand=["Bolt"], coins=1), player(hand=["Hush"], coins=1))

    do(table, "Play Bolt", "Player 2", "Play Hush")

    assert table.life == [10, 10]
    assert [names(table, zone) for zone in table.discards] == [["Bolt"], ["Hush"]]


def test_a_counter_can_be_countered() -> None:
    table = scene(player(hand=["Bolt", "Hush"], coins=2), player(hand=["Hush"], coins=1))

    do(table, "Play Bolt", "Player 2", "Play Hush", "Play Hush", "Hush")
    pass_all(table)

    assert table.life == [10, 8]


def test_targets_are_chosen_when_a_spell_is_declared() -> None:
    table = scene(player(hand=["Kill"], coins=1, in_play=["Squire"]), seat(in_play=["Giant"]))

    do(table, "Play Kill", "Giant", "Pay with coins")

    assert asked(table) == (1, "Do you respond?")
    assert table.pile[-1][-1] == piece(table, "Giant", 1)
    assert "Giant" in names(table, table.play)


def test_a_target_that_is_gone_counts_as_none_and_the_rest_is_played_out() -> None:
    table = scene(
        player(hand=["Duel"], coins=1, in_play=["Squire"]), player(hand=["Kill"], coins=1, in_play=["Giant", "Bard"])
    )
    do(table, "Play Duel", "Giant", "Squire", "Pay with coins")

    do(table, "Play Kill", "Giant", "Pay with coins")

    assert names(table, table.play) == ["Bard"]
    assert kinds(table).count("destroyed") == 2


def test_who_cannot_play_a_card_now_is_told_why() -> None:
    table = scene(player(hand=["Squire"], coins=1), player(hand=["Feast", "Kill"], coins=1))
    do(table, "Play Squire")

    feast, kill = [playing.RESPOND_WITH[piece(table, name, 1)] for name in ("Feast", "Kill")]

    assert str(table.why_not(1, feast)) == "Feast is not quick. [play.quick]"
    assert str(table.why_not(1, kill)) == "There is nothing that Kill could target. [play.targets]"


def test_a_creature_whose_ability_was_used_may_go_before_the_ability_is_played_out() -> None:
    table = scene(player(in_play=["Smith"]), player(hand=["Kill"], coins=1))

    do(table, "Use Smith", "Play Kill")

    assert (table.play, table.coins) == ([], [1, 0])


# -- Somebody leaves in the middle of a round of priority --------------------------------------------------------------

BOTH = pytest.mark.parametrize("windows", [PUBLIC, ALL])


def started(table: Table, *sentences: str) -> Table:
    do(table, *sentences)
    return table


@BOTH
def test_the_circle_ends_although_the_seat_that_opened_it_has_left_with_three_seats(windows: str) -> None:
    """The first seat pays its last life for a spell; each of the others is asked once, and its turn is over."""
    table = scene(seat(hand=["Bargain"], life=3), seat(), seat(), windows=windows)

    do(table, "Play Bargain")

    assert table.out == [True, False, False]
    assert pass_all(table) == [1, 2]
    assert asked(table) == (1, "What do you do?")


@BOTH
def test_the_circle_ends_although_the_seat_that_opened_it_has_left_with_four_seats(windows: str) -> None:
    table = scene(seat(hand=["Bargain"], life=3), seat(), seat(), seat(), windows=windows)

    do(table, "Play Bargain")

    assert pass_all(table) == [1, 2, 3]
    assert asked(table) == (1, "What do you do?")


@BOTH
def test_when_a_seat_leaves_by_its_response_all_others_are_still_asked(windows: str) -> None:
    table = scene(
        seat(hand=["Squire", "Giant"], coins=2), seat(hand=["Bargain"], life=3), seat(), seat(), windows=windows
    )
    do(table, "Play Squire")

    do(table, "Play Bargain")

    after_it, after_the_squire = [2, 3, 0], [0, 2, 3]
    assert table.out == [False, True, False, False]
    assert pass_all(table) == after_it + after_the_squire


@BOTH
def test_when_the_seat_whose_turn_it_was_to_be_asked_leaves_it_is_passed_over(windows: str) -> None:
    table = scene(
        seat(hand=["Squire", "Giant"], coins=2),
        seat(hand=["Bolt", "Giant"], coins=2),
        seat(life=2),
        seat(),
        windows=windows,
    )
    do(table, "Play Squire")

    do(table, "Play Bolt", "Player 3")

    after_the_bolt, window, window_again = [2, 3, 0], [0, 1, 3], [0, 1, 3]
    assert pass_all(table) == after_the_bolt + window + window_again
    assert table.out == [False, False, True, False]


@BOTH
@pytest.mark.parametrize("seats", [3, 4])
def test_when_the_active_seat_leaves_the_next_one_has_priority_first(windows: str, seats: int) -> None:
    others = [seat() for _ in range(seats - 2)]
    table = scene(
        seat(hand=["Squire", "Giant"], coins=2, life=2), seat(hand=["Bolt", "Giant"], coins=2), *others, windows=windows
    )
    do(table, "Play Squire")

    do(table, "Play Bolt", "Player 1")

    left = list(range(1, seats))
    assert pass_all(table) == [*left[1:], 0, *left]
    assert asked(table) == (1, "What do you do?")
    assert table.pile == []


@BOTH
def test_what_a_seat_had_declared_goes_with_it(windows: str) -> None:
    table = scene(
        seat(hand=["Bolt", "Giant"], coins=2, life=2), seat(hand=["Bolt", "Giant"], coins=2), seat(), windows=windows
    )
    do(table, "Play Bolt", "Player 3", "Play Bolt", "Player 1")

    pass_all(table)

    assert table.life[2] == 10


def test_when_two_are_left_and_one_leaves_the_game_is_over_in_the_middle_of_the_window() -> None:
    table = scene(seat(hand=["Squire", "Giant"], coins=2, life=2), seat(hand=["Bolt", "Giant"], coins=2))
    do(table, "Play Squire")

    do(table, "Play Bolt", "Player 1", "Pass")

    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ([1], "last")
    assert (table.agenda, table.scopes, table.seat) == ([], [], -1)
