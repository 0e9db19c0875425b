"""What is done for each player, cards that are compared with another card, and amounts with a bound."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, Table, course, partner, player, twelve_others

ITEMS: Final = {
    "Nap": "For each other player, tap a partner of theirs.",
    "Deal": "For each other player, you may lose 1 point. If you do, they lose 2 points.",
    "Wager": "Lose up to 3 points. Gain twice that many points.",
    "Palette": "Gain 1 point for each different power among partners of yours.",
    "Wind": "Untap a partner. If it clears a course this turn, its owner draws a card.",
    "Shuffle": "Choose two partners at different courses. They trade places.",
    "Bully": "Choose a partner of yours. Defeat a partner of another player with less power than it.",
}
PARTNERS: Final = {
    "Hedgehog": "When this is attacked and survives, tap the attacker. Gain 1 point.",
    "Joiner": "When this enters, if you have already played another card this turn, gain 4 points.",
    "Ogre": "When this enters, defeat another partner here with less power than this.",
    "Judge": "When this enters, reveal the top card of your deck. If it has more power than this, gain 5 points.",
    "King": "As long as this has more power than each other partner here, this has +3 power.",
    "Plain": "Tap this: Draw a card.",
}
SUPPORTERS: Final = {
    "Library": "If you would gain points, draw that many cards instead.",
    "Night School": "If you would gain points during another player's turn, draw a card instead.",
}
AT: Final = "Dune Sea"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own. Partners have power 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, SUPPORTERS))


def test_one_partner_of_each_other_player_is_tapped_and_i_choose(own: CourseGame) -> None:
    others = (
        player(world_map=[course(AT, "Ogre", "Judge")]),
        player(world_map=[course("Rooftop Garden", "King", "Plain")]),
    )
    table = plays(own, "Nap", *others)
    asked = table.state.seat, table.options
    table.do("Judge", "King")

    assert asked == (0, ["Ogre", "Judge"])
    assert table.tapped("Ogre", "Judge", "King", "Plain") == [False, True, True, False]


def test_a_second_sentence_is_done_for_each_player_with_the_first(own: CourseGame) -> None:
    table = plays(own, "Deal", player(points=4), player(points=5), points=3)
    table.do("Yes", "No")

    assert table.points == [2, 2, 5]


def test_only_what_is_done_for_each_begins_with_for() -> None:
    with pytest.raises(TextError, match="write 'each' here"):
        read("Choose another player. For that player, draw a card.", "item")


def test_no_more_is_lost_than_up_to_so_much(own: CourseGame) -> None:
    table = plays(own, "Wager", points=9)
    table.do("Yes", "Yes", "Yes")

    assert table.points[0] == 9 - 3 + 6


def test_less_can_be_lost(own: CourseGame) -> None:
    table = plays(own, "Wager", points=9)
    table.do("Yes", "No")

    assert table.points[0] == 9 - 1 + 2


def enters(own: CourseGame, name: str, *there: str, deck: list[str] | None = None) -> Table:
    table = Scene(own)(
        player(hand=[name], world_map=[course(AT, *[partner(one, of=1) for one in there])], deck=deck or ["Twig"] * 9),
        player(),
    )
    table.do(f"Enter {name}")
    return table


def power_of(own: CourseGame, name: str) -> int:
    return int(next(card.power for card in own.prints if card.name == name))


def test_a_weaker_partner_is_defeated_and_an_equal_one_is_not(own: CourseGame) -> None:
    table = enters(own, "Ogre", "Plain", "Twig")

    assert power_of(own, "Twig") < 2
    assert table.discard(1) == ["Twig"]


@pytest.mark.parametrize(("top", "points"), [("Plain", 0), ("Marzipan Golem", 5)])
def test_a_revealed_card_is_compared(own: CourseGame, top: str, points: int) -> None:
    assert power_of(own, "Marzipan Golem") > 2
    table = enters(own, "Judge", deck=twelve_others(top))

    assert table.points[0] == points


@pytest.mark.parametrize(("beside", "power"), [(["Twig"], 5), (["Plain"], 2), ([], 5)])
def test_a_partner_is_stronger_where_it_is_the_strongest(own: CourseGame, beside: list[str], power: int) -> None:
    table = Scene(own)(player(world_map=[course(AT, "King", *beside)]), player())

    assert table.power("King") == power


def test_cards_are_compared_with_a_card_that_was_chosen(own: CourseGame) -> None:
    table = plays(own, "Bully", player(world_map=[course("Rooftop Garden", "Judge", "Twig")]),
                  world_map=[course(AT, "Plain")])  # fmt: skip

    assert table.discard(1) == ["Twig"]


def test_equal_values_are_counted_once(own: CourseGame) -> None:
    table = plays(own, "Palette", world_map=[course(AT, "Plain", "King", "Twig")])

    assert table.points[0] == len({power_of(own, name) for name in ("Plain", "Twig")} | {table.power("King")})


def test_a_partner_withstands_an_attack_that_is_too_weak(own: CourseGame) -> None:
    table = Scene(own)(player(world_map=[course(AT, "Twig", partner("Hedgehog", of=1))]), player(), chance=[])
    table.do(f"Battle at {AT} with Twig")

    assert table.at("Hedgehog") == AT
    assert table.points[1] == 1


@pytest.mark.parametrize(("before", "points"), [(["Play Nap"], 4), ([], 0)])
def test_another_card_played_in_the_turn_is_noticed(own: CourseGame, before: list[str], points: int) -> None:
    table = Scene(own)(player(hand=["Nap", "Joiner"], world_map=[course(AT)], deck=twelve_others()), player())
    table.do(*before, "Enter Joiner")

    assert table.points[0] == points


def test_what_a_partner_does_later_is_known_with_its_owner(own: CourseGame) -> None:
    table = plays(own, "Wind", world_map=[course(AT, partner("Plain", of=0, tapped=True))])
    before = len(table.hand(0))
    table.do(f"Clear {AT} with Plain for 1 point")

    assert len(table.hand(0)) == before + 1


def test_two_partners_at_different_courses_trade_places(own: CourseGame) -> None:
    maps = [course(AT, "Plain"), course("Rooftop Garden", "Judge")]
    table = plays(own, "Shuffle", world_map=maps)
    table.do("Plain")

    assert (table.at("Plain"), table.at("Judge")) == ("Rooftop Garden", AT)


def test_points_become_so_many_cards(own: CourseGame) -> None:
    table = plays(own, "Palette", home=["Library"], world_map=[course(AT, "Plain", "Twig")])

    assert table.points[0] == 0
    assert len(table.hand(0)) == 2


def test_points_become_cards_only_in_the_turns_of_others(own: CourseGame) -> None:
    table = plays(own, "Palette", home=["Night School"], world_map=[course(AT, "Plain", "Twig")])

    assert table.points[0] == 2
