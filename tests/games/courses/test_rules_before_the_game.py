"""Before the game: shuffling, first hands, another hand, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from rulebound.games.courses.beginning import Another, Keep
from rulebound.games.courses.box import COURSES, EACH
from rulebound.games.courses.rules import EndTurn
from rulebound.games.courses.zones import COURSE_DECK, DECK, HAND
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.game.game import Game
from tests.games.courses.table import Scene, Table

TWO_TO_FOUR = pytest.mark.parametrize("seats", [2, 3, 4])


def listed(game: Game, table: Table, seat: int, key: str) -> Counter[str]:
    """What the seat's deck list says."""
    return Counter(table.state.setup.decks[seat].lists[key])


# -- Decks -------------------------------------------------------------------------------------------------------------


@TWO_TO_FOUR
@pytest.mark.rule("courses", "setup.courses")
def test_each_course_deck_lies_face_down_with_all_its_courses(game: Game, scene: Scene, seats: int) -> None:
    table = scene.new_game(seats=seats, options={"first": "1"})

    for seat in range(seats):
        pile = table.state.cards_in(COURSE_DECK, seat)
        assert Counter(table.names(pile)) == listed(game, table, seat, "courses")
        assert len(pile) == COURSES
        assert not any(table.state.knows(looks, it) for looks in range(-1, seats) for it in pile)


@pytest.mark.rule("courses", "setup.courses")
def test_course_decks_are_shuffled(scene: Scene) -> None:
    tables = [scene.new_game(seed=seed, decks=["High Ridge", "High Ridge"]) for seed in range(30)]

    orders = [tuple(table.names(table.state.cards_in(COURSE_DECK, seat))) for table in tables for seat in (0, 1)]
    on_top = {order[-1] for order in orders}

    assert len(set(orders)) == 60
    assert len(on_top) == COURSES


@TWO_TO_FOUR
@pytest.mark.rule("courses", "setup.deck")
def test_each_draw_deck_lies_face_down_with_all_its_cards(game: Game, scene: Scene, seats: int) -> None:
    table = scene.new_game(seats=seats, options={"first": "1"})

    for seat in range(seats):
        pile = table.state.cards_in(DECK, seat)
        assert Counter(table.deck(seat) + table.hand(seat)) == listed(game, table, seat, "cards")
        assert not any(table.state.knows(looks, it) for looks in range(-1, seats) for it in pile)


@pytest.mark.rule("courses", "setup.deck")
def test_draw_decks_are_shuffled(game: Game, scene: Scene) -> None:
    tables = [scene.new_game(seed=seed, decks=["High Ridge", "High Ridge"]) for seed in range(300)]

    orders = [tuple(table.deck(seat)) for table in tables for seat in (0, 1)]
    on_top = {order[-1] for order in orders}

    assert len(set(orders)) == 600
    assert on_top == set(game.decks["High Ridge"].lists["cards"])


# -- First hands -------------------------------------------------------------------------------------------------------


@TWO_TO_FOUR
@pytest.mark.rule("courses", "setup.hand")
def test_everybody_draws_seven_cards_from_the_top(scene: Scene, seats: int) -> None:
    table = scene.new_game(seats=seats)

    assert [len(table.hand(seat)) for seat in range(seats)] == [7] * seats
    assert [len(table.deck(seat)) for seat in range(seats)] == [EACH - COURSES - 7] * seats


@pytest.mark.rule("courses", "setup.hand")
def test_a_hand_is_seen_by_its_player_alone(scene: Scene) -> None:
    table = scene.new_game(seats=3)

    seen = [[seat for seat in range(-1, 3) if table.state.knows(seat, it)] for it in table.state.cards_in(HAND, 1)]

    assert seen == [[1]] * 7


@pytest.mark.rule("courses", "setup.mulligan")
def test_one_may_keep_the_first_hand(scene: Scene) -> None:
    table = scene.new_game(options={"first": "1"})
    before = table.hand(0)

    assert table.asked == "Do you keep your first hand?"
    assert table.options == ["Keep this hand", "Shuffle it back and draw seven others"]
    table.do("Keep this hand")

    assert table.hand(0) == before
    assert table.told(0)[-1] == "Player 1 keeps the first hand."


@pytest.mark.rule("courses", "setup.mulligan")
def test_one_may_take_another_hand(scene: Scene) -> None:
    table = scene.new_game(options={"first": "1"}, seed=4)
    before = table.hand(0)

    table.do("Shuffle it back")

    assert sorted(table.hand(0)) != sorted(before)
    assert len(table.hand(0)) == 7
    assert "Player 1 shuffles the hand back and draws another one." in table.told()


@pytest.mark.rule("courses", "setup.mulligan")
def test_another_hand_is_given_only_once(scene: Scene) -> None:
    table = scene.new_game(options={"first": "1"})

    table.do("Shuffle it back")

    assert table.state.seat == 1
    assert table.why_not(Another, seat=0) == Reason("setup.mulligan", "It is Player 2 who decides now.")


@pytest.mark.rule("courses", "setup.mulligan")
def test_nobody_can_do_anything_else_before_the_first_hands_are_settled(scene: Scene) -> None:
    table = scene.new_game(options={"first": "1"})
    asked = Reason("setup.mulligan", "This is asked now: Do you keep your first hand?")

    assert table.why_not(EndTurn) == asked
    assert table.why_not(Keep, seat=1) == Reason("setup.mulligan", "It is Player 1 who decides now.")


# -- The order of the players ------------------------------------------------------------------------------------------


@TWO_TO_FOUR
@pytest.mark.rule("courses", "setup.order")
def test_turns_go_round_from_the_player_who_begins(scene: Scene, seats: int) -> None:
    table = scene.new_game(seats=seats, options={"first": "2"}, decks=["High Ridge"] * seats)
    order = [(1 + i) % seats for i in range(seats)]

    deciders = []
    for _ in range(seats):
        table.do("Keep this hand")
    for _ in range(2 * seats):
        deciders.append(table.state.seat)
        table.do("End your turn")

    assert deciders == order * 2


@TWO_TO_FOUR
@pytest.mark.rule("courses", "setup.order")
def test_anybody_may_be_drawn_to_begin(scene: Scene, seats: int) -> None:
    tables = [scene.new_game(seats=seats, seed=seed) for seed in range(40)]

    assert {table.state.first for table in tables} == set(range(seats))
    assert all(table.state.seat == table.state.first for table in tables)
