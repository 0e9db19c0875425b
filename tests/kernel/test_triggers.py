"""Triggers: raised by verbs, played out between whole effects, in the order that their players choose."""

from __future__ import annotations

from rulebound.kernel.table.pending import Pending, load_pending
from tests.kernel.toy import triggers
from tests.kernel.toy.game import asked, carry_out, do, kinds, names, options, pass_all, piece, player, scene
from tests.kernel.toy.state import Table


def settle(table: Table) -> None:
    """What was triggered is played out now."""
    carry_out(table, triggers.settle.by(0))


# -- Raised, not run ---------------------------------------------------------------------------------------------------


def test_a_verb_raises_what_it_triggers_and_does_not_play_it_out() -> None:
    table = scene(player(hand=["Bard"], deck=["Giant"]), player())

    table.enter(piece(table, "Bard"))
    at_once = names(table, table.hand[0])
    settle(table)

    assert at_once == []
    assert names(table, table.hand[0]) == ["Giant"]
    assert table.pending == []


def test_what_is_triggered_within_an_effect_waits_until_the_whole_effect_is_over() -> None:
    table = scene(
        player(hand=["Storm"], coins=1, in_play=["Ghost", "Squire", "Mourner"]), player(in_play=["Giant", "Bard"])
    )

    do(table, "Play Storm", "Pay with coins")

    happened = [kind for kind in kinds(table) if kind in ("destroyed", "gains")]
    assert happened[:5] == ["destroyed"] * 5


def test_what_is_triggered_may_trigger_more() -> None:
    """A twin's coming costs the rival life, and that pays the rival's martyr."""
    table = scene(player(hand=["Twin"], coins=1), player(in_play=["Martyr"]))

    do(table, "Play Twin", "Number 1")

    assert [(event.kind, event.seat) for event in table.log if event.kind in ("loses", "gains")] == [
        ("loses", 1),
        ("gains", 0),
        ("gains", 1),
    ]


def test_a_card_that_is_not_in_play_is_not_triggered() -> None:
    table = scene(player(hand=["Mourner"], in_play=["Squire"]), player(discards=["Mourner"]))

    table.destroy(piece(table, "Squire"))

    assert table.pending == []


def test_a_card_hears_of_its_own_leaving() -> None:
    table = scene(player(in_play=["Ghost"]), player())

    table.destroy(piece(table, "Ghost"))
    settle(table)

    assert table.coins[0] == 2


# -- Order -------------------------------------------------------------------------------------------------------------


def test_the_active_players_are_played_out_first_then_the_others_in_turn_order() -> None:
    seats = [player(in_play=["Mourner"]) for _ in range(4)]
    table = scene(player(in_play=["Mourner", "Squire"]), *seats[1:])

    table.destroy(piece(table, "Squire"))
    settle(table)

    assert [event.seat for event in table.log if event.kind == "gains"] == [0, 1, 2, 3]


def test_turn_order_begins_with_the_active_seat_also_when_it_is_not_the_first() -> None:
    table = scene(*[player(in_play=["Mourner", "Squire"]) for _ in range(3)])
    do(table, "End your turn")
    table.log = []

    table.destroy(piece(table, "Squire", 2))
    settle(table)

    assert [event.seat for event in table.log if event.kind == "gains"] == [1, 2, 0]


def test_a_player_with_several_decides_which_comes_first() -> None:
    table = scene(player(in_play=["Mourner", "Digger", "Squire"]), player(in_play=["Mourner"]))
    table.destroy(piece(table, "Squire"))

    settle(table)

    assert (asked(table), options(table)) == ((0, "Which comes first?"), ["Number 0", "Number 1"])


def test_a_player_with_one_is_not_asked() -> None:
    table = scene(player(in_play=["Mourner", "Squire"]), player(in_play=["Mourner"]))
    table.destroy(piece(table, "Squire"))

    settle(table)

    assert asked(table) == (0, "What do you do?")
    assert table.coins == [1, 1]


def test_the_one_that_is_chosen_is_played_out_before_the_other() -> None:
    table = scene(player(in_play=["Twin"]), player())
    table.emit("enters", 0, piece(table, "Twin"))
    settle(table)
    other = table.clone()

    do(table, "Number 0")
    do(other, "Number 1")

    assert [kind for kind in kinds(table) if kind != "enters"] == ["gains", "loses"]
    assert [kind for kind in kinds(other) if kind != "enters"] == ["loses", "gains"]


def test_what_is_triggered_by_the_first_is_there_before_the_second_is_chosen() -> None:
    """The active player's come first again, whenever somebody chooses."""
    table = scene(player(in_play=["Martyr"]), player(in_play=["Twin", "Bard"], deck=["Squire"]))
    for name in ("Twin", "Bard"):
        table.emit("enters", 1, piece(table, name, 1))
    settle(table)

    do(table, "Number 1")

    assert [(event.kind, event.seat) for event in table.log][-2:] == [("loses", 0), ("gains", 0)]
    assert asked(table) == (1, "Which comes first?")


# -- Alike -------------------------------------------------------------------------------------------------------------


def test_two_identical_ones_of_one_source_are_played_out_twice_and_nobody_is_asked_for_their_order() -> None:
    table = scene(player(in_play=["Martyr"]), player())

    table.lose_life(0, 2)
    table.lose_life(0, 2)
    settle(table)

    assert table.coins[0] == 4
    assert asked(table) == (0, "What do you do?")


def test_two_identical_ones_are_one_option_beside_another() -> None:
    table = scene(player(in_play=["Martyr"]), player())

    table.lose_life(0, 2)
    table.lose_life(0, 2)
    table.lose_life(0, 1)
    settle(table)

    assert options(table) == ["Number 0", "Number 1"]
    assert [pending.number for pending in table.waiting(0)] == [2, 1]
    do(table, "Number 0", "Number 0")
    assert table.coins[0] == 5


def test_two_of_one_source_about_different_pieces_are_not_alike() -> None:
    table = scene(player(in_play=["Mourner", "Squire", "Giant"]), player())

    table.destroy(piece(table, "Squire"))
    table.destroy(piece(table, "Giant"))
    settle(table)

    assert options(table) == ["Number 0", "Number 1"]


def test_copies_of_a_card_are_triggered_each_for_itself() -> None:
    table = scene(player(in_play=["Mourner", "Mourner", "Squire"]), player())

    table.destroy(piece(table, "Squire"))
    settle(table)
    do(table, "Number 0")

    assert table.coins[0] == 2


# -- What they know ----------------------------------------------------------------------------------------------------


def test_what_is_triggered_knows_how_much_it_was() -> None:
    table = scene(player(in_play=["Martyr"]), player())

    table.lose_life(0, 3)
    settle(table)

    assert table.coins[0] == 3


def test_what_is_triggered_knows_who_it_was() -> None:
    table = scene(player(in_play=["Thorn"]), player(), player(deck=["Squire"]))

    table.draw(2)
    settle(table)

    assert table.life == [10, 10, 9]


def test_what_is_triggered_is_of_the_card_that_the_source_was_even_if_that_is_shuffled_away_first() -> None:
    deck = ["Squire", "Giant", "Bard", "Captain", "Monk"]
    table = scene(player(in_play=["Ghost", "Digger"], deck=deck), player())
    ghost = piece(table, "Ghost")
    table.destroy(ghost)
    settle(table)

    do(table, "Number 1")

    assert table.card(ghost).name != "Ghost"
    assert table.coins[0] == 2


def test_the_log_says_which_event_triggered_it() -> None:
    table = scene(player(in_play=["Ghost"]), player())

    table.destroy(piece(table, "Ghost"))
    settle(table)

    gained = next(event for event in table.log if event.kind == "gains")
    assert table.log[gained.cause].kind == "destroyed"


def test_a_waiting_one_survives_being_saved() -> None:
    pending = Pending(1, 17, 0, 4, -1, face=3, seat=2, number=5, picks=[-4, 6], other=9)

    again = load_pending(pending.save())

    assert vars(again) == vars(pending)


# -- Who has left ------------------------------------------------------------------------------------------------------


def test_what_was_triggered_of_a_seat_that_has_left_is_forgotten() -> None:
    table = scene(player(), player(in_play=["Martyr"], life=2), player(in_play=["Mourner"]))

    table.lose_life(1, 2)
    settle(table)

    assert table.out[1]
    assert (table.coins[1], table.pending) == (0, [])


def test_who_has_lost_leaves_before_anything_triggered_is_played_out() -> None:
    """A martyr's coins do not come in time."""
    table = scene(player(hand=["Bolt"], coins=1), player(in_play=["Martyr"], life=1), player())

    do(table, "Play Bolt", "Player 2")
    pass_all(table)

    assert table.out[1]
    assert table.coins[1] == 0
