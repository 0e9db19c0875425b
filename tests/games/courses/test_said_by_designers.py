"""What designers of other games write, in the course game: playing from piles, sparing once, sums of what is so."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, course, partner, player

ITEMS: Final = {
    "Salvage": "Play an item from your discard pile without paying its cost.",
    "Fortune": "Play the top card of your deck.",
    "Mercy": "Prevent the next time a partner of yours would be defeated this turn.",
    "Shelter": "The next time a partner of yours would be defeated this turn, return it to its owner's hand instead.",
    "Choice": "Draw a card. If you have two or more partners and no points, draw two cards instead.",
    "Envy": "Draw a card. If you have a partner and each other player does not, draw two cards instead.",
    "Count": "Draw cards equal to the number of partners of yours.",
    "Worth": "Untap a partner of yours. Gain points equal to its power.",
    "Race": "Gain 1 point for each player who has more points than you.",
    "Slander": "Choose another player. That player loses 1 point or discards a card.",
    "Season": "Until the end of your next turn, your partners cost 1 star less.",
    "Chill": "Put a frost counter on a partner of another player. It cannot attack as long as it has a frost counter.",
    "Tithe": "Each player discards a card. If a player cannot, they lose 1 point.",
    "Duel": "A partner gets +2 power until the end of the turn. If it is defeated this turn, gain 3 points.",
    "Coin": "Gain 1 point.",
    "Blow": "Defeat a partner.",
}
PARTNERS: Final = {
    "Careful": "The first time this would be defeated each turn, tap it instead.",
    "Spy": "When this attacks, it gets +1 power for each card in the defending player's hand "
    "until the end of the turn.",
    "Late": "At the end of the turn, gain 1 point.",
    "Growing": "When you play an item, put a growth counter on this.\n"
    "At the start of your turn, if this has a growth counter on it, untap it.",
}
HOME: Final = {
    "Lucky": "If you would gain points, gain 1 point more.",
    "Steady": "If you would lose 2 or more points, lose 1 point less.",
    "Idler": "At the end of your turn, if you have not attacked this turn, draw a card.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, HOME))


def test_an_item_of_the_discard_pile_takes_effect_again(own: CourseGame) -> None:
    table = plays(own, "Salvage", discard=["Coin"])

    assert table.points[0] == 1
    assert sorted(table.names(table.state.discard_of(0))) == ["Coin", "Salvage"]


def test_the_top_card_is_played_and_paid_for(own: CourseGame) -> None:
    table = plays(own, "Fortune", deck=["Twig", "Coin"])

    assert table.points[0] == 1


@pytest.mark.parametrize("spell", ["Mercy", "Shelter"])
def test_a_partner_is_spared_once(own: CourseGame, spell: str) -> None:
    there = course("Dune Sea", "Aki")
    table = plays(own, spell, player(), world_map=[there], hand=["Blow"])
    table.do("Play Blow")

    assert table.zone("Aki") == ("at a course" if spell == "Mercy" else "hand")


@pytest.mark.parametrize(("there", "cards"), [(["Aki"], 1), (["Aki", "Puddle Inspector"], 2)])
def test_more_is_drawn_instead_where_two_things_are_so(own: CourseGame, there: list[str], cards: int) -> None:
    table = plays(own, "Choice", world_map=[course("Dune Sea", *there)], deck=["Twig"] * 5)

    assert len(table.hand(0)) == cards


def test_more_is_drawn_instead_where_others_have_none(own: CourseGame) -> None:
    mine = course("Dune Sea", "Aki")
    alone = plays(own, "Envy", world_map=[mine], deck=["Twig"] * 5)
    beside = plays(
        own, "Envy", player(world_map=[course("Mossy Keep", "Puddle Inspector")]), world_map=[mine], deck=["Twig"] * 5
    )

    assert (len(alone.hand(0)), len(beside.hand(0))) == (2, 1)


def test_so_many_cards_are_drawn_as_there_are_partners(own: CourseGame) -> None:
    table = plays(own, "Count", world_map=[course("Dune Sea", "Aki", "Puddle Inspector")], deck=["Twig"] * 5)

    assert len(table.hand(0)) == 2


def test_players_who_have_more_are_counted(own: CourseGame) -> None:
    table = plays(own, "Race", player(points=5), points=2)

    assert table.points[0] == 3


def test_the_other_player_chooses_which_of_the_two(own: CourseGame) -> None:
    table = plays(own, "Slander", player(points=3, hand=["Twig"]))

    assert table.state.seat == 1
    table.do("Loses 1 point" if "Loses 1 point" in table.options else "Lose 1 point")

    assert table.points[1] == 2


def test_partners_are_cheaper_for_a_while(own: CourseGame) -> None:
    table = plays(own, "Season", hand=["Marzipan Golem"], world_map=["Dune Sea"])
    printed = table.state.print_of(table.piece("Marzipan Golem")).cost

    assert table.state.cost(table.piece("Marzipan Golem")) == max(0, printed - 1)


def test_who_cannot_discard_loses_a_point(own: CourseGame) -> None:
    table = plays(own, "Tithe", player(points=4), hand=["Twig"])

    assert table.points[1] == 3
    assert table.hand(0) == []


def test_a_cold_partner_cannot_attack(own: CourseGame) -> None:
    table = plays(own, "Chill", player(world_map=[course("Mossy Keep", "Aki")]))

    assert table.state.forbidder("cannot attack", 1, table.piece("Aki")) >= 0


def test_more_points_are_gained_and_fewer_are_lost(own: CourseGame) -> None:
    gains = Scene(own)(player(home=["Lucky"], hand=["Coin"]), player())
    gains.do("Play Coin")

    assert gains.points[0] == 2


def test_an_attack_is_stronger_for_the_cards_of_the_other_hand(own: CourseGame) -> None:
    there = course("Dune Sea", "Spy", partner("Aki", of=1))
    table = Scene(own)(player(world_map=[there]), player(hand=["Twig", "Twig", "Twig"], world_map=["Mossy Keep"]))

    table.do("Battle at Dune Sea")
    while table.state.question[0].chained:
        table.do(table.options[0])

    assert table.power("Spy") == 2 + 3


def test_what_is_said_of_the_end_of_the_turn_is_said_of_each(own: CourseGame) -> None:
    table = Scene(own)(player(world_map=[course("Dune Sea", "Late")]), player(world_map=["Mossy Keep"]))

    table.end_turns(2)

    assert table.points[0] == 2


def test_idling_is_noticed_at_the_end_of_the_turn(own: CourseGame) -> None:
    table = Scene(own)(
        player(home=["Idler"], world_map=["Dune Sea"], deck=["Twig"] * 5),
        player(world_map=["Mossy Keep"], deck=["Twig"] * 5),
    )

    table.end_turns(1)

    assert table.hand(0) == ["Twig"]
