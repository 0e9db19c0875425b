"""What seats may know: hiding, showing, losing track, and what the log tells whom."""

from __future__ import annotations

import pytest

from rulebound.kernel.basics.chance import Chances
from rulebound.kernel.basics.event import EVERYBODY, UNKNOWN, Event
from rulebound.kernel.knowledge.view_parts import card_id
from tests.kernel.toy.game import TOY, do, names, piece, player, scene
from tests.kernel.toy.state import DECK, HAND, Table

DECK_OF_FIVE = ["Squire", "Giant", "Bard", "Captain", "Monk"]


def shuffled_deck() -> Table:
    """The first seat's deck has five cards that nobody has seen."""
    table = scene(player(deck=DECK_OF_FIVE), player(), player())
    table.shuffle_pieces(table.deck[0], 0)
    table.begin_tracking()
    return table


def knowing(table: Table, it: int) -> list[int]:
    return [seat for seat in range(-1, table.seats) if table.knows(seat, it)]


# -- Showing -----------------------------------------------------------------------------------------------------------


def test_a_card_is_known_to_those_who_were_shown_it() -> None:
    table = shuffled_deck()
    it = table.deck[0][0]

    table.show(it, 0b110)

    assert knowing(table, it) == [1, 2]
    assert table.name_of(it, 0) == "a card"
    assert table.name_of(it, 1) == table.card(it).name


def test_a_spectator_knows_what_everybody_knows() -> None:
    table = shuffled_deck()
    seen, unseen = table.deck[0][:2]

    table.show(seen)
    table.show(unseen, 0b111)

    assert table.knows(-1, seen)
    assert not table.knows(-1, unseen)


def test_what_was_shown_stays_known_wherever_it_is_moved() -> None:
    table = shuffled_deck()
    it = table.deck[0][-1]
    table.show(it)

    table.draw(0)

    assert table.zone[it] == HAND
    assert knowing(table, it) == [-1, 0, 1, 2]


def test_a_card_is_shown_to_one_more_without_the_others_forgetting_it() -> None:
    table = shuffled_deck()
    it = table.deck[0][0]

    table.show(it, 0b001)
    table.show(it, 0b100)

    assert knowing(table, it) == [0, 2]


def test_a_look_at_a_hidden_card_cannot_be_taken_back_but_what_only_others_saw_can() -> None:
    table = shuffled_deck()
    it = table.deck[0][0]
    table.undo_limit, table.decisions, table.last_asked = 0, 5, 0

    table.show(it, 0b110)
    seen_by_others = table.undo_limit
    table.show(it, 0b001)

    assert (seen_by_others, table.undo_limit) == (0, 5)


def test_what_was_seen_before_shows_nothing_new() -> None:
    table = shuffled_deck()
    it = table.deck[0][0]
    table.show(it, 0b001)
    table.undo_limit, table.decisions, table.last_asked = 0, 5, 0

    table.show(it)

    assert table.undo_limit == 0


def test_looking_at_the_top_card_tells_only_who_looks() -> None:
    table = scene(player(hand=["Insight"], coins=1, deck=["Giant", "Squire"]), player())

    do(table, "Play Insight")

    top = table.deck[0][-1]
    assert knowing(table, top) == [0]
    assert table.name_of(top, 0) == "Giant"


# -- Hiding ------------------------------------------------------------------------------------------------------------


def test_after_a_shuffle_nobody_knows_any_of_the_cards() -> None:
    table = shuffled_deck()
    table.show(table.deck[0][0])
    table.show(table.deck[0][1], 1)

    table.shuffle_pieces(table.deck[0], 0)

    assert [knowing(table, it) for it in table.deck[0]] == [[]] * 5


def test_a_shuffle_keeps_the_cards_and_the_pieces() -> None:
    table = shuffled_deck()
    pieces = sorted(table.deck[0])

    table.shuffle_pieces(table.deck[0], 0)

    assert sorted(table.deck[0]) == pieces
    assert sorted(names(table, table.deck[0])) == sorted(DECK_OF_FIVE)


def test_a_shuffle_leaves_cards_elsewhere_as_they_are() -> None:
    table = shuffled_deck()
    table.draw(0)
    it = table.hand[0][0]
    name = table.card(it).name

    table.shuffle_pieces(table.deck[0], 0)

    assert table.card(it).name == name
    assert knowing(table, it) == [0]


def test_a_piece_tells_nothing_about_its_card() -> None:
    """Which piece is which card is shuffled as well as the order of the pieces: all of both come about."""
    tops, faces = set(), set()
    for seed in range(60):
        table = scene(player(deck=DECK_OF_FIVE), player())
        table.chances = Chances.of_seed(seed, 2)
        table.shuffle_pieces(table.deck[0], 0)
        tops.add(table.deck[0][-1])
        faces.add(table.card(0).name)

    assert tops == set(range(5))
    assert faces == set(DECK_OF_FIVE)


def test_a_shuffle_uses_the_stream_of_its_seat() -> None:
    table = shuffled_deck()
    mine, theirs, dice = [stream.words() for stream in [*table.chances.shuffles[:2], table.chances.dice]]

    table.shuffle_pieces(table.deck[0], 0)

    assert table.chances.shuffles[0].words() != mine
    assert table.chances.shuffles[1].words() == theirs
    assert table.chances.dice.words() == dice


def test_a_copy_shares_no_faces_that_a_shuffle_changes() -> None:
    table = shuffled_deck()
    table.shuffle_pieces(table.deck[0], 0)
    copy = table.clone()
    before, alike = table.fingerprint(), copy.fingerprint()

    copy.shuffle_pieces(copy.deck[0], 0)

    assert table.fingerprint() == before == alike
    assert copy.fingerprint() != before


# -- Losing track ------------------------------------------------------------------------------------------------------


def test_losing_track_takes_the_knowledge_of_those_seats_only() -> None:
    table = shuffled_deck()
    zone = table.deck[0][:2]
    for it in zone:
        table.show(it)

    table.lose_track(zone, 0b010)

    assert [knowing(table, it) for it in zone] == [[0, 2]] * 2


def test_losing_track_changes_no_card() -> None:
    table = shuffled_deck()
    before = table.faces[:]

    table.lose_track(table.deck[0], EVERYBODY)

    assert table.faces == before


def test_when_a_face_was_lost_from_sight_goes_with_the_face() -> None:
    """A giant was seen before the first shuffle and never again: wherever it lies now, that was then."""
    table = shuffled_deck()
    giant = piece(table, "Giant")
    table.show(giant, 0b010)

    for _ in range(5):
        table.shuffle_pieces(table.deck[0], 0)

    since = table.since[1]
    assert since[piece(table, "Giant")] == 1
    assert sum(since) == 1
    assert sum(table.since[0]) == 0


def test_a_face_that_is_seen_again_is_lost_again_later() -> None:
    table = shuffled_deck()
    table.show(piece(table, "Giant"), 0b010)
    table.shuffle_pieces(table.deck[0], 0)

    table.show(piece(table, "Giant"), 0b010)
    table.shuffle_pieces(table.deck[0], 0)

    assert table.since[1][piece(table, "Giant")] == 2


def test_each_shuffle_is_remembered_by_the_pieces_that_it_moved() -> None:
    table = shuffled_deck()
    table.draw(0)
    held = table.hand[0][0]

    table.shuffle_pieces(table.deck[0], 0)

    assert table.shuffled[held] == 0
    assert {table.shuffled[it] for it in table.deck[0]} == {1}


def test_before_the_first_card_is_lost_from_sight_nothing_is_tracked() -> None:
    table = shuffled_deck()

    table.shuffle_pieces(table.deck[0], 0)
    untouched = table.tracked
    table.show(table.deck[0][0], 1)
    table.shuffle_pieces(table.deck[0], 0)

    assert (untouched, table.tracked) == (False, True)


# -- Tokens ------------------------------------------------------------------------------------------------------------


def test_a_token_is_a_card_that_everybody_sees() -> None:
    table = scene(player(deck=["Bard"]), player())
    free = 5

    table.make(free, TOY.cards["Giant"])
    known = knowing(table, free)
    table.enter(free)

    assert known == [-1, 0, 1]
    assert (table.card(free).name, table.power(free)) == ("Giant", 4)


def test_a_copy_made_before_does_not_have_the_token() -> None:
    table = scene(player(), player())
    copy = table.clone()

    table.make(5, TOY.cards["Giant"])

    assert copy.faces[5] == -1


def test_a_token_made_of_the_piece_of_an_earlier_one_is_told_from_it() -> None:
    table = scene(player(), player())
    table.make(5, TOY.cards["Giant"])
    first = card_id(table, 5)

    table.unmake(5)
    gone = (table.faces[5], knowing(table, 5))
    table.make(5, TOY.cards["Squire"])

    assert gone == (-1, [])
    assert card_id(table, 5) != first


def test_a_card_of_the_game_cannot_be_made_into_another() -> None:
    table = scene(player(deck=["Squire"]), player())

    with pytest.raises(AssertionError, match="is <creature 'Squire'> already"):
        table.make(0, TOY.cards["Giant"])


# -- The log -----------------------------------------------------------------------------------------------------------


def test_who_drew_sees_the_card_in_the_log_and_the_others_see_that_a_card_was_drawn() -> None:
    table = shuffled_deck()
    table.log = []

    table.draw(0)

    (event,) = table.log
    assert event.as_seen_by(0) is event
    for seat in (1, 2, -1):
        other = event.as_seen_by(seat)
        assert (other.kind, other.seat, other.it, other.it_face) == ("draws", 0, UNKNOWN, UNKNOWN)


def test_what_everybody_may_know_everybody_sees() -> None:
    event = Event("enters", 0, 3, 4, 5, 6, 7, "play.out", -1, EVERYBODY)

    assert all(event.as_seen_by(seat) is event for seat in range(-1, 4))


def test_the_rest_of_a_secret_event_is_told_to_all() -> None:
    event = Event("draws", 2, 3, 4, 5, 6, 7, "turn.draw", 8, 0b100)

    other = event.as_seen_by(0)

    assert (other.kind, other.seat, other.other, other.other_face, other.number) == ("draws", 2, 5, 6, 7)
    assert (other.clause, other.cause) == ("turn.draw", 8)


def test_the_events_of_one_action_follow_from_the_same_and_those_of_two_actions_do_not() -> None:
    table = scene(player(hand=["Fork"], coins=1), player(), player())

    do(table, "Play Fork", "Player 2", "And Player 3")
    one = {event.cause for event in table.log}
    do(table, "Use tile 0")
    both = {event.cause for event in table.log}

    assert (len(one), len(both)) == (1, 2)
    assert max(both) < -1


def test_an_event_tells_which_two_cards_it_was_about() -> None:
    table = scene(player(in_play=["Squire", "Giant"]), player())

    table.emit("meets", 0, 0, 1)
    table.emit("meets", 0, 1, 0)
    table.emit("waits", 0)

    squire, giant = TOY.cards["Squire"].number, TOY.cards["Giant"].number
    assert [(event.it_face, event.other_face) for event in table.log] == [
        (squire, giant),
        (giant, squire),
        (UNKNOWN, UNKNOWN),
    ]


def test_nothing_is_logged_while_nobody_observes() -> None:
    table = TOY.new_state(seed=1)

    do(table, "Plan tile 0", "End your turn")

    assert table.log == []


def test_an_event_tells_which_card_it_was_even_after_the_piece_is_another() -> None:
    table = shuffled_deck()
    table.log = []
    table.draw(0)
    drawn = table.log[0].it_face

    table.move(table.hand[0][0], DECK)
    for _ in range(4):
        table.shuffle_pieces(table.deck[0], 0)

    assert table.log[0].it_face == drawn
