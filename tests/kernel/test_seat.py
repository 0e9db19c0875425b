"""Seats: what one player gets of a table; and what can be asked about a card."""

from __future__ import annotations

from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.knowledge.about import about
from rulebound.kernel.knowledge.view_parts import card_id
from tests.kernel.toy.game import TOY, do, piece, player, scene
from tests.kernel.toy.playing import PLAY_CARD, RESPOND_WITH
from tests.kernel.toy.rules import END_TURN

# -- A seat ------------------------------------------------------------------------------------------------------------


def test_only_the_seat_that_decides_has_options() -> None:
    table = scene(player(hand=["Bolt"], coins=1), player(), player())
    seats = [table.seat_of(seat) for seat in (0, 1, 2, -1)]

    assert [seat.decides for seat in seats] == [True, False, False, False]
    assert seats[0].legal_actions() == table.legal_actions()
    assert [seat.legal_actions() for seat in seats[1:]] == [[], [], []]


def test_after_the_end_nobody_decides() -> None:
    table = scene(player(hand=["Bolt"], coins=1), player(life=1))
    do(table, "Play Bolt", "Player 2")

    assert not any(table.seat_of(seat).decides for seat in (-1, 0, 1))


def test_a_seat_is_told_why_it_may_not_in_words_that_it_may_read() -> None:
    table = scene(player(), player(hand=["Bolt"]), player())

    own = table.seat_of(0).why_not(PLAY_CARD[piece(table, "Bolt", 1)])
    other = table.seat_of(1).why_not(END_TURN)

    assert own == Reason("play.hand", "A card is not in your hand.")
    assert other == Reason("turn.main", "It is Player 1 who decides now.")


def test_a_seat_reads_the_names_that_it_may_know() -> None:
    table = scene(player(hand=["Bolt"], coins=1), player())
    action = PLAY_CARD[piece(table, "Bolt")]

    assert [table.seat_of(seat).describe(action) for seat in (0, 1, -1)] == ["Play Bolt", "Play a card", "Play a card"]


def test_a_seat_changes_nothing_by_looking() -> None:
    table = scene(player(hand=["Bolt"], coins=1), player())
    before = table.fingerprint()
    seat = table.seat_of(0)

    seat.legal_actions().clear()
    seat.imagine(3)

    assert table.fingerprint() == before
    assert len(seat.legal_actions()) > 0
    assert seat.seats == 2


# -- About a card ------------------------------------------------------------------------------------------------------


def test_what_could_be_done_with_a_card_is_told_with_what_stands_in_the_way() -> None:
    table = scene(player(hand=["Hush"], in_play=["Squire"], coins=1), player(in_play=["Giant"]))
    hush, squire = [card_id(table, piece(table, name)) for name in ("Hush", "Squire")]

    told = about(table, 0, [hush])
    both = about(table, 0, [hush, squire])

    assert [(str(action), reason) for action, reason in told] == [
        (str(PLAY_CARD[piece(table, "Hush")]), Reason("play.targets", "There is nothing that Hush could target."))
    ]
    assert {action.it for action, _ in both} == {piece(table, "Hush"), piece(table, "Squire")}


def test_nothing_is_told_of_cards_to_whoever_does_not_decide_or_by_ids_that_are_not_there() -> None:
    table = scene(player(hand=["Hush"]), player(hand=["Bolt"]))
    hush = card_id(table, piece(table, "Hush"))

    assert about(table, 1, [hush]) == []
    assert about(table, 0, ["c999", "x", "c", hush + ".7"]) == []


def test_of_a_card_that_one_may_not_know_nothing_is_told() -> None:
    table = scene(player(hand=["Hush"]), player(hand=["Bolt"]))

    assert about(table, 0, [card_id(table, piece(table, "Bolt", 1))]) == []
    assert TOY.action(RESPOND_WITH[0].code) is RESPOND_WITH[0]
