"""Setting up a table: what is left out, what is checked, and that all problems come at once."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.game.game import Game
from tests.kernel.toy.game import OTHERS, TOY, Toy, deck, names
from tests.kernel.toy.state import EACH, Table


def problems(**setup: Any) -> list[str]:
    with pytest.raises(SetupError) as wrong:
        TOY.setup(**setup)
    assert wrong.value.what == "a table of The Toy"
    return wrong.value.problems


def test_what_is_left_out_has_its_default() -> None:
    setup = TOY.setup()

    assert (setup.seed, setup.seats, setup.names) == (0, 2, ["Player 1", "Player 2"])
    assert [deck.name for deck in setup.decks] == ["standard", "others"]
    assert setup.rulings == {"stalemate": "20"}
    assert setup.options == {"cards": "3", "windows": "public", "deck_lists": "open"}


def test_shipped_decks_go_round_the_table() -> None:
    assert [deck.name for deck in TOY.setup(seats=4).decks] == ["standard", "others", "standard", "others"]


def test_decks_may_be_named_or_brought() -> None:
    own = deck("own", ["Squire"] * EACH)

    setup = TOY.setup(decks=["others", own])

    assert setup.decks[0] is TOY.decks["others"]
    assert setup.decks[1] is own


def test_options_and_rulings_may_be_given_as_numbers() -> None:
    setup = TOY.setup(options={"cards": 5}, rulings={"stalemate": 7})

    assert (setup.options["cards"], setup.rulings["stalemate"]) == ("5", "7")


def test_all_problems_come_at_once() -> None:
    own = deck("own", ["Squire"] * (EACH - 1) + ["Dragon"] * 2)

    found = problems(
        seed="7",
        seats=2,
        decks=["oters", own, "standard"],
        rulings={"stalemat": 3},
        options={"cards": 4, "windows": "publik"},
        names=["One"],
    )

    assert found == [
        "the seed must be a whole number, not '7'",
        "3 decks are given for 2 seats",
        "there is no deck 'oters'; did you mean 'others'?",
        "deck 'own': there is no card 'Dragon'",
        f"deck 'own': {EACH + 1} cards, must be {EACH}",
        "there is no ruling 'stalemat'; did you mean 'stalemate'?",
        "option 'cards' cannot be '4'; it can be '3' or '5'",
        "option 'windows' cannot be 'publik'; it can be 'public' or 'all' or 'none'",
        "1 name is given for 2 seats",
    ]


@pytest.mark.parametrize("seats", [1, 5, 0, -1, "2", None, 2.5])
def test_a_game_is_for_so_many_seats(seats: object) -> None:
    assert problems(seats=seats, names=["One"]) == [f"The Toy is for 2 to 4 seats, not {seats!r}"]


@pytest.mark.parametrize("seed", [True, 1.0, None, "x"])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    assert problems(seed=seed) == [f"the seed must be a whole number, not {seed!r}"]


def test_any_whole_number_is_a_seed() -> None:
    assert TOY.setup(seed=-(2**200)).seed == -(2**200)


def test_a_game_without_decks_of_the_players_own_says_so_to_whoever_brings_one() -> None:
    class Common(Toy):
        """The toy, with a deck for all."""

    game = Common()
    game.decks = {}

    assert game.setup(seats=3).decks == []
    with pytest.raises(SetupError, match="The Toy is played without players' own decks"):
        game.setup(decks=["standard", "others"])


def test_a_deck_that_was_saved_is_the_same_deck() -> None:
    own = deck("own", ["Squire", "Bolt"] * 6)

    again = TOY.deck(own.save())

    assert (again.name, again.lists) == (own.name, own.lists)


def test_a_table_begins_with_what_its_setup_says() -> None:
    table = TOY.new_state(seed=1, seats=3, decks=["others"] * 3, options={"cards": 5})
    assert isinstance(table, Table)

    assert [len(hand) for hand in table.hand] == [6, 5, 5]  # the first has drawn for the turn
    assert sorted(names(table, table.hand[1] + table.deck[1])) == sorted(OTHERS)


def test_games_say_what_a_package_must_fill_in() -> None:
    game = Game.__new__(Game)

    for call in (
        lambda: game.table(TOY.setup()),
        lambda: game.deal(TOY.new_state()),
        lambda: game.view(TOY.new_state(), 0),
        game.scene,
        lambda: game.scene_of(TOY.new_state()),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_there_are_only_the_seats_of_the_table_and_a_spectator() -> None:
    table = TOY.new_state(seats=3)

    assert [TOY.seat_of(table, seat).index for seat in (-1, 0, 2)] == [-1, 0, 2]
    for seat in (3, -2):
        with pytest.raises(IndexError, match=f"there is no seat {seat}; this table has seats 0 to 2"):
            TOY.seat_of(table, seat)
