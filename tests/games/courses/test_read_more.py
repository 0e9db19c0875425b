"""What designers of other games write, once more: hands, who is ahead, prices for once, and what happens to players."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, course, player

ITEMS: Final = {
    "Offer": "You may discard a card. If you do not, lose 2 points.",
    "Bargain": "You may discard a card. If you do, draw two cards. Otherwise, lose 1 point.",
    "Anew": "Discard your hand, then draw three cards.",
    "All Anew": "Each player discards their hand, then draws two cards.",
    "Refill": "Draw cards until you have four cards in your hand.",
    "Sift": "Draw two cards, then put a card from your hand on the bottom of your deck.",
    "Voucher": "The next item you play this turn costs 1 star less.",
    "Envy": "The player with the most points loses 2 points.",
    "Levelling": "Each player with more points than you loses 1 point.",
    "Catch Up": "If another player has more points than you, gain 3 points.",
    "Pairs": "Gain 1 point for every two partners of yours.",
    "Interest": "Gain 1 point for every 3 points you have.",
    "Fine": "Choose a partner of another player. Its owner loses 1 point for each power it has.",
    "Dig": "Reveal the top three cards of your deck. Put all partners revealed this way into your hand and the rest "
    "into your discard pile.",
    "Peek": "Reveal the top card of your deck. If it is a partner, put it into your hand.",
    "Twice": "Double your points.",
    "Gift": "A player draws two cards.",
    "Cheer": "A partner of yours gets +1 power until the end of the turn for each card in your hand.",
    "Trade": "Discard a partner of yours. If you do, draw two cards.",
    "Crowd": "Gain 1 point for each other player.",
    "Dear": "Gain 1 point.",
    "Coin": "Gain 1 point.",
}
PARTNERS: Final = {"Busy": "When this enters or attacks, draw a card."}
HOME: Final = {
    "Scholar": "When you draw a card, gain 1 point.",
    "Miser": "When you gain points, draw a card.",
    "Phoenix": "When you discard a card, gain 1 point.",
    "Broker": "When a player plays an item, gain 1 point.",
    "Banner": "Each other partner of yours has +1 power.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, HOME))


@pytest.mark.parametrize(("answer", "points"), [("Yes", 5), ("No", 3)])
def test_who_does_not_do_it_bears_what_follows(own: CourseGame, answer: str, points: int) -> None:
    table = plays(own, "Offer", hand=["Twig", "Aki"], points=5)
    table.do(answer)
    if answer == "Yes":
        table.do("Twig")

    assert table.points[0] == points


def test_who_cannot_do_it_bears_what_follows_too(own: CourseGame) -> None:
    table = plays(own, "Offer", points=5)

    assert table.points[0] == 3


@pytest.mark.parametrize(("answer", "points", "cards"), [("Yes", 5, 3), ("No", 4, 2)])
def test_one_of_two_follows_from_what_was_chosen(own: CourseGame, answer: str, points: int, cards: int) -> None:
    table = plays(own, "Bargain", hand=["Twig", "Aki"], points=5)
    table.do(answer)
    if answer == "Yes":
        table.do("Twig")

    assert (table.points[0], len(table.hand(0))) == (points, cards)


def test_a_hand_is_discarded_and_drawn_anew(own: CourseGame) -> None:
    table = plays(own, "Anew", hand=["Aki", "Coin"])

    assert table.hand(0) == ["Twig"] * 3


def test_all_hands_are_discarded_and_drawn_anew(own: CourseGame) -> None:
    table = plays(own, "All Anew", player(hand=["Aki"] * 4, deck=["Coin"] * 5), hand=["Aki"])

    assert table.hand(0) == ["Twig"] * 2
    assert table.hand(1) == ["Coin"] * 2


def test_a_hand_is_filled_up_to_four(own: CourseGame) -> None:
    table = plays(own, "Refill", hand=["Aki", "Coin"])

    assert len(table.hand(0)) == 4


def test_a_card_of_the_hand_goes_under_the_deck(own: CourseGame) -> None:
    table = plays(own, "Sift", hand=["Aki"])
    table.do("Aki")

    assert table.hand(0) == ["Twig"] * 2
    assert table.names(table.state.deck_of(0))[0] == "Aki"


def test_only_the_next_item_is_cheaper(own: CourseGame) -> None:
    dear = next(card for card in own.prints if card.kind == "item" and card.cost >= 1)
    table = plays(own, "Voucher", hand=["Coin", dear.name])
    before = table.state.cost(table.piece(dear.name))
    table.do("Play Coin")

    assert before == dear.cost - 1
    assert table.state.cost(table.piece(dear.name)) == dear.cost


def test_who_is_ahead_loses_points(own: CourseGame) -> None:
    table = plays(own, "Envy", player(points=7), points=3)

    assert table.points == [3, 5]


def test_nobody_is_ahead_of_an_equal(own: CourseGame) -> None:
    table = plays(own, "Envy", player(points=3), points=3)

    assert table.points == [3, 3]


def test_whoever_has_more_loses_one(own: CourseGame) -> None:
    table = plays(own, "Levelling", player(points=7), player(points=2), points=3)

    assert table.points == [3, 6, 2]


@pytest.mark.parametrize(("theirs", "mine"), [(5, 7), (4, 4)])
def test_who_is_behind_catches_up(own: CourseGame, theirs: int, mine: int) -> None:
    table = plays(own, "Catch Up", player(points=theirs), points=4)

    assert table.points[0] == mine


def test_partners_are_counted_in_pairs_and_points_in_threes(own: CourseGame) -> None:
    pairs = plays(own, "Pairs", world_map=[course("Dune Sea", "Aki", "Puddle Inspector", "Twig")])
    interest = plays(own, "Interest", points=7)

    assert pairs.points[0] == 1
    assert interest.points[0] == 9


def test_a_fine_is_as_high_as_the_power(own: CourseGame) -> None:
    table = plays(own, "Fine", player(points=9, world_map=[course("Mossy Keep", "Aki")]))

    assert table.points[1] == 9 - table.power("Aki")


def test_all_partners_that_are_revealed_are_taken(own: CourseGame) -> None:
    table = plays(own, "Dig", deck=["Coin", "Aki", "Dear", "Twig"])

    assert sorted(table.hand(0)) == ["Aki", "Twig"]
    assert "Dear" in table.names(table.state.discard_of(0))


@pytest.mark.parametrize(("top", "taken"), [("Aki", ["Aki"]), ("Coin", [])])
def test_what_is_revealed_is_looked_at(own: CourseGame, top: str, taken: list[str]) -> None:
    table = plays(own, "Peek", deck=["Twig", top])

    assert table.hand(0) == taken


def test_points_are_doubled(own: CourseGame) -> None:
    assert plays(own, "Twice", points=6).points[0] == 12


def test_a_player_is_chosen_who_may_be_the_one_who_chooses(own: CourseGame) -> None:
    table = plays(own, "Gift", player(deck=["Coin"] * 5))
    table.do(table.options[1])

    assert table.hand(1) == ["Coin"] * 2


def test_a_partner_is_stronger_for_each_card(own: CourseGame) -> None:
    table = plays(own, "Cheer", hand=["Coin", "Dear"], world_map=[course("Dune Sea", "Aki")])
    printed = table.state.print_of(table.piece("Aki")).power

    assert table.power("Aki") == printed + 2


@pytest.mark.parametrize(("there", "cards"), [(["Aki"], 2), ([], 0)])
def test_what_follows_needs_what_was_done(own: CourseGame, there: list[str], cards: int) -> None:
    table = plays(own, "Trade", world_map=[course("Dune Sea", *there)])

    assert len(table.hand(0)) == cards


def test_other_players_are_counted(own: CourseGame) -> None:
    assert plays(own, "Crowd", player(), player()).points[0] == 2


def test_a_scholar_gains_a_point_for_each_card_drawn(own: CourseGame) -> None:
    table = plays(own, "Anew", home=["Scholar"])

    assert table.points[0] == 3


def test_a_miser_draws_when_points_are_gained(own: CourseGame) -> None:
    table = plays(own, "Coin", home=["Miser"])

    assert table.hand(0) == ["Twig"]


def test_a_phoenix_counts_what_is_discarded_from_the_hand(own: CourseGame) -> None:
    table = plays(own, "Anew", home=["Phoenix"], hand=["Aki", "Coin"])

    assert table.points[0] == 2


def test_a_broker_sees_what_anybody_plays(own: CourseGame) -> None:
    table = Scene(own)(player(home=["Broker"]), player(hand=["Dear"]))
    table.end_turns(1)
    table.do("Play Dear")

    assert table.points == [1, 1]


def test_each_other_partner_is_stronger(own: CourseGame) -> None:
    table = Scene(own)(player(home=["Banner"], world_map=[course("Dune Sea", "Aki")]), player())

    assert table.power("Aki") == table.state.print_of(table.piece("Aki")).power + 1


def test_a_busy_partner_draws_for_either(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Busy"], world_map=["Dune Sea"], deck=["Twig"] * 5), player())
    table.do("Enter Busy")

    assert table.hand(0) == ["Twig"]
    assert len(table.state.card(table.piece("Busy")).abilities) == 2
