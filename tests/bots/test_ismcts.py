"""The search: what it keeps, what it leaves out, and how large it grows."""

from __future__ import annotations

from typing import Any

import pytest

import rulebound
from rulebound.bots import bot_of
from rulebound.bots.ismcts import Search, SearchBot, Settings
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.table.cardtable import CardTable

GAME = rulebound.load("courses")


def table(**mine: Any) -> CardTable:
    """Seat 0 decides in its main phase; both have cards left to draw."""
    mine = {"deck": ["Marzipan Golem"] * 9, "world map": ["Rooftop Garden", "Dune Sea", "Singing Reef"]} | mine
    theirs = {"hand": ["Aki"] * 3, "deck": ["Twig"] * 9, "world map": ["Windmill Ridge"]}
    return GAME.scene(seats=[mine, theirs], active=0, turn=5)


def searched(state: CardTable, iterations: int, *, until_sure: bool = False, **settings: float) -> Search:
    """A search for the seat that decides, with these settings."""
    chosen = Settings()
    for name, value in settings.items():
        setattr(chosen, name, value)
    search = Search(Chance.of(1), chosen)
    seat = state.seat_of(state.seat)
    search.begin(seat)
    search.run(seat, iterations, 0.0, until_sure=until_sure)
    return search


def do(state: CardTable, search: Search, words: str) -> None:
    """The seat that searched takes the option that reads like this."""
    seat = state.seat_of(state.seat)
    action = next(one for one in seat.legal_actions() if seat.describe(one).startswith(words))
    search.follow(action, seat.decisions)
    state.apply(action)


def test_every_iteration_tries_one_option_of_the_decision() -> None:
    search = searched(table(hand=["Aki", "Sir Thistle"]), 60)

    root = search.root[0]
    assert root.visits == 60
    assert sum(edge.tries for edge in root.edges.values()) == 60


def test_a_chain_goes_on_with_what_was_learned_of_it() -> None:
    state = table(hand=["Sir Thistle"])
    search = searched(state, 200)

    do(state, search, "Enter Sir Thistle")
    search.begin(state.seat_of(0))

    assert state.question[0].chained
    assert search.root[0].visits > 20


@pytest.mark.slow
def test_what_was_learned_counts_towards_the_budget_but_is_never_all_of_it() -> None:
    state = table(hand=["Sir Thistle"])
    search = searched(state, 200)
    do(state, search, "Enter Sir Thistle")
    seat = state.seat_of(0)
    search.begin(seat)
    known = search.root[0].visits

    search.run(seat, 40, 0.0)

    assert search.root[0].visits == known + 10  # a quarter is always spent anew


def test_nothing_is_kept_when_the_seat_has_learned_something() -> None:
    state = table(hand=["Message in a Bottle", "Aki"], deck=["Twig", "Aki", "Twig", "Sir Thistle"] * 3)
    search = searched(state, 200)

    do(state, search, "Play Message in a Bottle")
    while state.question[0].chained:
        state.apply(state.legal_actions()[0])
    search.begin(state.seat_of(0))

    assert search.root[0].visits == 0


def test_nothing_is_kept_after_anothers_turn() -> None:
    state = table()
    search = searched(state, 100)

    do(state, search, "End your turn")
    while state.seat == 1:
        state.apply(state.legal_actions()[-1])
    search.begin(state.seat_of(0))

    assert search.root[0].visits == 0


def test_of_cards_that_are_alike_one_is_tried() -> None:
    search = searched(table(hand=["Aki", "Aki", "Aki"]), 100)

    tries = [edge.tries for edge in search.root[0].edges.values() if edge.sentence.startswith("Enter Aki")]

    assert len(tries) == 3
    assert sorted(tries)[:2] == [0, 0] and max(tries) > 0


@pytest.mark.slow
def test_a_tree_that_is_full_grows_no_more_and_still_learns() -> None:
    small, large = (searched(table(hand=["Aki", "Sir Thistle"]), 400, most=most) for most in (40, 100_000))

    assert small.size < 80 < large.size
    assert small.root[0].visits == large.root[0].visits == 400


def test_a_bot_that_counts_seconds_chooses_what_is_allowed() -> None:
    state = table(hand=["Aki"])

    assert bot_of("ismcts:0.01s", 1).choose(state.seat_of(0)) in state.legal_actions()


def test_with_more_seats_each_wants_the_best_for_itself() -> None:
    """The next player can win at once; whoever of the two others decides now cannot count on mercy."""
    leader = {"points": 18, "world map": [{"name": "Dune Sea", "partners": ["Nana Nimbus"]}], "deck": ["Aki"] * 9}
    mine = {"hand": ["Piano, Falling"], "world map": ["Rooftop Garden", "Singing Reef", "Cloud Causeway"],
            "deck": ["Aki"] * 9}  # fmt: skip
    state = GAME.scene(seats=[{**mine}, leader, {"deck": ["Aki"] * 9}], active=0, turn=7)
    bot = SearchBot(3, iterations=150)

    sentence = state.seat_of(0).describe(bot.choose(state.seat_of(0)))

    assert state.seats == 3
    assert sentence.startswith("Play Piano, Falling")


@pytest.mark.parametrize("seats", [3, 4])
def test_a_whole_game_of_more_seats_is_played(seats: int) -> None:
    state = GAME.new_state(seed=2, seats=seats)
    bots = [bot_of("ismcts:2" if seat == 0 else "random", seat) for seat in range(seats)]

    while not state.over:
        state.apply(bots[state.seat].choose(state.seat_of(state.seat)))

    assert state.outcome is not None


@pytest.mark.slow
def test_a_bot_stops_when_the_rest_of_its_iterations_cannot_change_its_choice() -> None:
    states = [table(hand=[name], deck=["Twig"] * 9) for name in ("Aki", "Sir Thistle", "Piano, Falling")]
    saved = []
    for state in states:
        whole, short = (searched(state, 120, until_sure=until_sure) for until_sure in (False, True))
        assert short.ranked()[0].action is whole.ranked()[0].action
        saved.append(whole.root[0].visits - short.root[0].visits)

    assert all(saved)
    assert sum(saved) < 3 * 60  # an option cannot lead for sure before half of the iterations


def test_whoever_asks_what_each_option_is_worth_gets_all_iterations() -> None:
    seat = table(hand=["Aki"]).seat_of(0)
    search = Search(Chance.of(1, "ismcts"), Settings())
    search.begin(seat)
    search.run(seat, 60, 0.0)

    assert SearchBot(1, iterations=60).judge(seat) == search.ranked()
