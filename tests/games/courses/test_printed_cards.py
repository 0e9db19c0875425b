"""Cards by what is printed on them, by their values, and by what has happened to them in this turn."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, course, partner, player

ITEMS: Final = {
    "Purge": "Each other player discards a partner from their hand.",
    "Barter": "Discard up to two cards from your hand, then draw that many cards.",
    "Sale": "Discard all items from your hand. Gain 1 point.",
    "Harvest": "Put up to two partners from your discard pile into your hand.",
    "Rescue": "Put all items from your discard pile into your hand.",
    "Cull": "Defeat the partner with the lowest power.",
    "Duel": "Each other player defeats the partner of theirs with the lowest power.",
    "Topple": "Tap all partners with the highest power.",
    "Bomb": "Defeat a partner.",
    "Coin": "Gain 1 point.",
}
HOME: Final = {
    "Forge": "Discard a partner from your hand: Draw two cards.",
    "Vigil": "At the end of your turn, if a partner of yours has been defeated this turn, gain 2 points.",
}
PARTNERS: Final = {
    "Idler": "At the end of your turn, if this has not attacked this turn, gain 1 point.",
    "Fresh": "This has +2 power as long as this has entered this turn.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, HOME))


# -- Of hands and discard piles ----------------------------------------------------------------------------------------


def test_another_player_chooses_which_of_the_partners_of_their_hand_goes(own: CourseGame) -> None:
    table = plays(own, "Purge", player(hand=["Coin", "Twig", "Aki"]))

    table.do("Aki")

    assert sorted(table.hand(1)) == ["Coin", "Twig"]


def test_a_hand_without_such_a_card_stays_as_it_is(own: CourseGame) -> None:
    table = plays(own, "Purge", player(hand=["Coin"]))

    assert table.hand(1) == ["Coin"]


def test_a_partner_of_the_hand_is_a_cost(own: CourseGame) -> None:
    table = Scene(own)(player(home=["Forge"], hand=["Aki", "Coin"], deck=["Twig"] * 4), player())

    table.do("Use Forge", "Aki")

    assert sorted(table.hand(0)) == ["Coin", "Twig", "Twig"]


def test_without_such_a_card_the_cost_cannot_be_paid(own: CourseGame) -> None:
    table = Scene(own)(player(home=["Forge"], hand=["Coin"], deck=["Twig"] * 4), player())

    assert not [option for option in table.options if option.startswith("Use Forge")]


def test_as_many_cards_are_drawn_as_were_discarded(own: CourseGame) -> None:
    table = plays(own, "Barter", hand=["Aki", "Coin"])

    table.do("Aki", "No")

    assert sorted(table.hand(0)) == ["Coin", "Twig"]


def test_all_items_of_the_hand_are_discarded(own: CourseGame) -> None:
    table = plays(own, "Sale", hand=["Aki", "Coin", "Bomb"])

    assert table.hand(0) == ["Aki"]


def test_fewer_cards_can_be_taken_back_than_could_be(own: CourseGame) -> None:
    table = plays(own, "Harvest", discard=["Aki", "Coin", "Twig"])

    table.do("Twig", "No")

    assert table.hand(0) == ["Twig"]


def test_all_of_a_kind_are_taken_back(own: CourseGame) -> None:
    table = plays(own, "Rescue", discard=["Aki", "Coin", "Bomb"])

    assert sorted(table.hand(0)) == ["Bomb", "Coin"]


def test_one_card_at_most_is_said_with_you_may() -> None:
    with pytest.raises(TextError, match="write 'you may'"):
        read("Put up to one item from your discard pile into your hand.", "item")


def test_a_cost_says_how_many_cards_it_takes() -> None:
    with pytest.raises(TextError, match="a cost says how many"):
        read("Discard all items from your hand: Draw a card.", "supporter")


# -- The lowest and the highest ----------------------------------------------------------------------------------------


def test_the_weakest_partner_is_defeated_whosever_it_is(own: CourseGame) -> None:
    there = course("Dune Sea", "Sir Thistle", partner("Twig", of=1))
    table = plays(own, "Cull", world_map=[there])

    assert table.zone("Twig") == "discard"


def test_of_the_weakest_partners_one_is_chosen(own: CourseGame) -> None:
    there = course("Dune Sea", "Sir Thistle", partner("Idler", of=1), "Fresh")
    table = plays(own, "Cull", world_map=[there])
    weakest = min(table.state.power(table.piece(name)) for name in ("Sir Thistle", "Idler", "Fresh"))
    named = [name for name in ("Sir Thistle", "Idler", "Fresh") if table.state.power(table.piece(name)) == weakest]

    assert sorted(table.options) == sorted(named) and len(named) == 2


def test_each_other_player_loses_the_weakest_of_their_own(own: CourseGame) -> None:
    mine = course("Dune Sea", "Twig", partner("Sir Thistle", of=1), partner("Idler", of=1))
    table = plays(own, "Duel", world_map=[mine])

    assert (table.zone("Twig"), table.zone("Idler"), table.zone("Sir Thistle")) == (
        "at a course", "discard", "at a course",
    )  # fmt: skip


def test_all_of_the_strongest_partners_are_tapped(own: CourseGame) -> None:
    there = course("Dune Sea", "Twig", "Idler", partner("Fresh", of=1))
    table = plays(own, "Topple", world_map=[there])

    assert table.tapped("Twig", "Idler", "Fresh") == [False, True, True]


# -- What has happened to cards in this turn ---------------------------------------------------------------------------


def test_a_card_that_stays_notes_that_a_partner_was_defeated(own: CourseGame) -> None:
    there = course("Dune Sea", "Twig")
    quiet = Scene(own)(player(home=["Vigil"], hand=["Bomb"], deck=["Twig"] * 3), player(deck=["Twig"] * 3))
    table = Scene(own)(
        player(home=["Vigil"], hand=["Bomb"], deck=["Aki"] * 3, world_map=[there]), player(deck=["Aki"] * 3)
    )

    quiet.end_turns(1)
    table.do("Play Bomb", "End your turn")

    assert (quiet.points[0], table.points[0]) == (0, 2)

    table.end_turns(2)

    assert table.points[0] == 2


def test_a_partner_that_did_not_attack_is_idle(own: CourseGame) -> None:
    there = course("Dune Sea", "Idler", partner("Twig", of=1))
    idle = Scene(own)(player(world_map=[there], deck=["Aki"] * 3), player(deck=["Aki"] * 3))
    table = Scene(own)(player(world_map=[there], deck=["Aki"] * 3), player(deck=["Aki"] * 3))

    idle.end_turns(1)
    table.do("Battle at Dune Sea with Idler", "End your turn")

    assert (idle.points[0], table.points[0]) == (1, 0)


def test_a_partner_is_stronger_in_the_turn_in_which_it_enters(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Fresh"], world_map=[course("Dune Sea")], deck=["Aki"] * 3), player())

    table.do("Enter Fresh")
    entered = table.state.power(table.piece("Fresh"))
    table.end_turns(1)

    assert (entered, table.state.power(table.piece("Fresh"))) == (4, 2)
