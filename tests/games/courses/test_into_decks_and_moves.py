"""Cards in play that go into decks, and partners that move to courses of one player, in the course game."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, course, partner, player, twelve_others

ITEMS: Final = {
    "Tuck": "Put a partner of another player on the bottom of its owner's deck.",
    "Lift": "Put a partner of yours on top of its owner's deck.",
    "Mix": "Shuffle all partners into their owners' decks.",
    "Bring": "Move a partner of another player to a course of yours.",
    "Collar": "Attach this to a partner.\\nThe attached partner has +1 power.",
}
PARTNERS: Final = {
    "Salmon": "When this exits, put it on top of your deck.",
    "Guest": "When this clears another player's course, gain 3 points.",
}
AT: Final = "Dune Sea"
ELSEWHERE: Final = "Rooftop Garden"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, {}))


def test_a_partner_goes_to_the_bottom_of_its_owners_deck(own: CourseGame) -> None:
    table = plays(own, "Tuck", player(deck=twelve_others(), world_map=[course(AT, "Twig")]))

    assert table.deck(1)[0] == "Twig"


def test_a_partner_goes_on_top_and_what_is_attached_is_discarded(own: CourseGame) -> None:
    carrier = partner("Twig", attached=["Collar"])
    table = plays(own, "Lift", deck=twelve_others(), world_map=[course(AT, carrier)])

    assert table.deck(0)[-1] == "Twig"
    assert "Collar" in table.discard(0)


def test_all_partners_are_shuffled_in(own: CourseGame) -> None:
    table = plays(
        own, "Mix", player(deck=twelve_others(), world_map=[course(ELSEWHERE, "Twig")]),
        deck=twelve_others(), world_map=[course(AT, "Salmon")],
    )  # fmt: skip

    assert [len(table.deck(seat)) for seat in (0, 1)] == [13, 13]


def test_a_course_goes_into_no_deck() -> None:
    with pytest.raises(TextError, match="it goes into no deck"):
        read("Put a course of another player on the top of its owner's deck.", "item")


def test_who_exits_may_go_on_top_of_the_deck(own: CourseGame) -> None:
    table = Scene(own)(player(deck=twelve_others(), world_map=[course(AT, "Salmon")]), player())
    table.do("Exit with Salmon")

    assert table.deck(0)[-1] == "Salmon"


def test_a_partner_is_brought_to_a_course_of_mine(own: CourseGame) -> None:
    others = player(world_map=[course(ELSEWHERE, "Twig"), course("Singing Reef")])
    table = plays(own, "Bring", others, world_map=[course(AT)])

    assert table.at("Twig") == AT


def test_clearing_the_course_of_another_player_is_noticed(own: CourseGame) -> None:
    table = Scene(own)(player(), player(world_map=[course(AT, partner("Guest", of=0))]))
    table.do(f"Clear {AT} with Guest for 1 point")

    assert table.points[0] == 1 + 3


def test_clearing_ones_own_course_is_another_matter(own: CourseGame) -> None:
    table = Scene(own)(player(world_map=[course(AT, "Guest")]), player())
    table.do(f"Clear {AT} with Guest for 1 point")

    assert table.points[0] == 1
