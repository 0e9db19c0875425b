"""The power and the point value of partners that have left play, when texts speak of them. [R60]"""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with, of_kinds
from tests.games.courses.table import Scene, course, partner, player, twelve_others

ITEMS: Final = {
    "Legacy": "Defeat a partner of yours. Gain points equal to its power.",
    "Pawn": "Discard a partner of yours. Gain points equal to its point value.",
    "Recall": "Return a partner of yours to its owner's hand. Gain points equal to its power.",
    "Melt": "Shuffle a partner of yours into its owner's deck. Gain points equal to its power.",
    "Store": "Put a partner of yours on the top of its owner's deck. Gain points equal to its point value.",
    "Refund": "Shuffle a partner of yours into its owner's deck. Gain points equal to its cost.",
    "Check": "Defeat a partner of yours. If it has power 4 or more, gain 1 point.",
    "Sling": "Discard a partner of yours. Defeat a partner with power less than or equal to its power.",
    "Throw": "Discard a partner of yours. Defeat a partner with less power than it.",
    "Ruin": "Defeat all partners.",
    "Fling": "Discard a card. Gain points equal to its power.",
}
PARTNERS: Final = {
    "Plain": "This cannot exit.",
    "Captain": "Your other partners have +3 power.",
    "Spirit": "When this is defeated, gain points equal to its power.",
    "Hunter": "This has +9 power.\nWhen this defeats a partner, gain points equal to that partner's power.",
}
SUPPORTERS: Final = {"Choir": "Your partners have +2 power and +3 point value."}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own. Partners have power 2 and point value 1."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, SUPPORTERS))


@pytest.mark.rule("courses", "R60")
@pytest.mark.parametrize(
    ("hand", "points"), [("Legacy", 4), ("Pawn", 4), ("Recall", 4), ("Check", 1), ("Melt", 4), ("Store", 4)]
)
def test_r60_a_partner_that_has_left_play_is_worth_what_it_was(own: CourseGame, hand: str, points: int) -> None:
    mine = player(hand=[hand], home=["Choir"], world_map=[course("Dune Sea", "Plain")], deck=twelve_others())
    table = Scene(own)(mine, player())

    table.do(f"Play {hand}")

    assert table.points[0] == points


@pytest.mark.rule("courses", "R60")
def test_r60_what_is_attached_to_it_counts(own: CourseGame) -> None:
    there = course("Dune Sea", partner("Plain", attached=["Spring Boots"]))
    table = Scene(own)(player(hand=["Legacy"], world_map=[there], deck=twelve_others()), player())
    before = table.power("Plain")

    table.do("Play Legacy")

    assert (before > 2, table.points[0]) == (True, before)


@pytest.mark.rule("courses", "R60")
def test_r60_a_partner_that_was_shuffled_into_a_deck_costs_what_it_did(own: CourseGame) -> None:
    there = course("Dune Sea", "Marzipan Golem")
    table = Scene(own)(player(hand=["Refund"], world_map=[there], deck=["Aki"] * 12), player(deck=twelve_others()))

    table.do("Play Refund")

    assert table.points[0] == 5


@pytest.mark.rule("courses", "R60")
@pytest.mark.parametrize("item", ["Sling", "Throw"])
def test_r60_other_partners_are_compared_with_what_it_was(own: CourseGame, item: str) -> None:
    maps = [course("Dune Sea", "Plain")], [course("Mossy Keep", "Hunter", "Spirit")]
    table = Scene(own)(
        player(hand=[item], home=["Choir"], world_map=maps[0], deck=twelve_others()), player(world_map=maps[1])
    )

    table.do(f"Play {item}")

    assert (table.zone("Hunter"), table.zone("Spirit")) == ("at a course", "discard")


@pytest.mark.rule("courses", "R60")
@pytest.mark.parametrize("order", [["Captain", "Spirit"], ["Spirit", "Captain"]])
def test_r60_of_several_defeated_together_each_is_what_it_was_before(own: CourseGame, order: list[str]) -> None:
    mine = player(hand=["Ruin"], world_map=[course("Dune Sea", *order)], deck=twelve_others())
    table = Scene(own)(mine, player())

    table.do("Play Ruin")

    assert table.points[0] == 5


@pytest.mark.rule("courses", "R60")
def test_r60_who_defeats_a_partner_gains_by_what_it_was(own: CourseGame) -> None:
    there = course("Dune Sea", "Hunter", partner("Plain", of=1))
    table = Scene(own)(player(world_map=[there], deck=twelve_others()), player(home=["Choir"], deck=twelve_others()))

    table.do("Battle at Dune Sea with Hunter")

    assert table.points[0] == 4


@pytest.mark.rule("courses", "R60")
def test_r60_a_card_that_has_gone_on_to_another_place_has_what_is_printed(own: CourseGame) -> None:
    mine = player(
        hand=["Recall", "Fling"], home=["Choir"], world_map=[course("Dune Sea", "Plain")], deck=twelve_others()
    )
    table = Scene(own)(mine, player())

    table.do("Play Recall", "Play Fling")

    assert table.points[0] == 4 + 2
